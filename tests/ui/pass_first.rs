use katachi::patterns;

patterns! {
    Pattern Peep

    O.O
    .*.

    :8,B

    a.b
    .*.

    ;oplay_lib(?,*,a) > 1
}

fn main() {}
