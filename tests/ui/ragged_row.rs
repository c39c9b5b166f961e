use katachi::patterns;

patterns! {
    Pattern Peep

    O.O
    .*.
    ....

    :8,B
}

fn main() {}
