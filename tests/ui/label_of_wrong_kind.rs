use katachi::patterns;

patterns! {
    Pattern Peep

    O.O
    .*.

    :8,B

    aeO
    .*.

    ;lib(e) > 1 && xlib(a) > 1 && lib(*) > 1
}

fn main() {}
