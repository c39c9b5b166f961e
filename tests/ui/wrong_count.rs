use katachi::patterns;

patterns! {
    Pattern Peep

    O.O
    .*.

    :8,B

    a.b
    .*.

    ;same_string(a) || lib(a,b) > 1 || lib() > 2
}

fn main() {}
