use katachi::patterns;

patterns! {
    Pattern Peep

    O.O
    .*.

    :|,B

    Pattern Peep

    OXO
    .*.

    :|,B
}

fn main() {}
