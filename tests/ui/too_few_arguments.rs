use katachi::patterns;

patterns! {
    Pattern Peep

    O.O
    .*.

    :8,B

    a.b
    .*.

    ;o_somewhere() || oplay_lib(a) > 1
}

fn main() {}
