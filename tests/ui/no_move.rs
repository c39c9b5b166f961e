use katachi::patterns;

patterns! {
    Pattern Peep

    O.O
    ...

    :|,B
}

fn main() {}
