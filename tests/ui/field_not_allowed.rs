use katachi::patterns;

patterns! {
    #![attribute_map(value_only)]

    Pattern Peep

    O.O
    .*.

    :|,B,shape(3)
}

fn main() {}
