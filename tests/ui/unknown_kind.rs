use katachi::patterns;

patterns! {
    #![kind(conections)]

    Pattern Peep

    O.O
    .*.

    :|,B
}

fn main() {}
