use katachi::patterns;

patterns! {
    r#"
Pattern Peep

O.O     don't play this
.*G

:8,B

a.b
.*.

;same_string(a,b
;libb(a) > 1
"#
}

fn main() {}
