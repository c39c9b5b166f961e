use katachi::patterns;

patterns! {
    Pattern Peep

    O.O
    .*X

    :|,B
}

fn main() {}
