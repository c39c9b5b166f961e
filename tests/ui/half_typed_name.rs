use katachi::patterns;

patterns! {
    Pattern Peep

    O.O
    .*.

    :8,B

    a.b
    .*.

    ;same_string && lib
}

fn main() {}
