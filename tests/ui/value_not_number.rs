use katachi::patterns;

patterns! {
    #![attribute_map(general)]

    Pattern Peep

    O.O
    .*.

    :|,B,shape(big)
}

fn main() {}
