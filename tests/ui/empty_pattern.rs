use katachi::patterns;

patterns! {
    Pattern Peep

    :8,B
}

fn main() {}
