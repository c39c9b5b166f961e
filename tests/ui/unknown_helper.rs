use katachi::patterns;

patterns! {
    Pattern Peep

    O.O
    .*.

    :|,B,peep_helper
}

fn main() {}
