use katachi::patterns;

patterns! {
    #![attribute_map(general)]

    Pattern Peep

    O.O
    .*.

    :|,B,shap(3)
}

fn main() {}
