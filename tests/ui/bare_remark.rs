use katachi::patterns;

patterns! {
    Pattern Peep

    O.O      a peep
    .*.

    :|,B
}

fn main() {}
