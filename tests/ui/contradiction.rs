use katachi::patterns;

patterns! {
    Pattern Peep

    O.O
    .*.

    :8,B

    a.X
    .*.

    ;lib(a) > 1
}

fn main() {}
