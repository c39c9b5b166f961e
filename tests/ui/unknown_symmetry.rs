use katachi::patterns;

patterns! {
    Pattern Peep

    O.O
    .*.

    :7,B
}

fn main() {}
