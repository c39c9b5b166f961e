use katachi::patterns;

patterns! {
    Pattern Peep

    O.O
    .*.

    :8,B

    a.b
    .*.

    ;owl_escape_value(a) > 1
}

fn main() {}
