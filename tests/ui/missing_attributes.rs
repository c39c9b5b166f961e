use katachi::patterns;

patterns! {
    Pattern Peep

    O.O
    .*.

    Pattern Push

    OXO
    .*.

    :|,B
}

fn main() {}
