use katachi::patterns;

patterns! {
    r#"
Pattern Peep

O.O
.*.

:8,B

a.b
.*.

;(lib(a) > 1 && same_string(a,b)
"#
}

fn main() {}
