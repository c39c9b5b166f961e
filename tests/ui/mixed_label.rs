use katachi::patterns;

patterns! {
    Pattern Peep

    O.O
    .*.

    :8,B

    aaO
    .*.

    ;lib(a) > 1
}

fn main() {}
