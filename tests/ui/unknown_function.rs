use katachi::patterns;

patterns! {
    Pattern Peep

    O.O
    .*.

    :8,B

    a.b
    .*.

    ;same_strung(a,b) && lib(a) > 1
}

fn main() {}
