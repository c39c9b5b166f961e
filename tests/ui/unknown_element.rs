use katachi::patterns;

patterns! {
    Pattern Peep

    O.O
    .*G

    :8,B
}

fn main() {}
