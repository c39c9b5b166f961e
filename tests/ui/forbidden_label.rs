use katachi::patterns;

patterns! {
    Pattern Peep

    O.O
    .*.

    :8,B

    O.t
    .*.
}

fn main() {}
