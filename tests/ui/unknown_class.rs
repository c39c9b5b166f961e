use katachi::patterns;

patterns! {
    Pattern Peep

    O.O
    .*.

    :|,BZ
}

fn main() {}
