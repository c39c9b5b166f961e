use katachi::patterns;

patterns! {
    Pattern Peep

    O.O
    .*.

    :|,B
    :|,C
}

fn main() {}
