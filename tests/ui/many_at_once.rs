use katachi::patterns;

patterns! {
    #![kind(moves)]
    #![colour(blue)]

    Pattern First

    O.O
    .*..

    :|,BZ

    Pattern Second

    OGO
    .*.

    :8,B,nonsense(3)

    a..
    .*.

    ;lib(q) > 1 && && libb(a)
    ;xlib(a) > 1
}

fn main() {}
