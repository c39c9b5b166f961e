#![deny(warnings)]

use katachi::patterns;

patterns! {
    Pattern Peep

    O.O
    .*.

    :|,B

    Pattern Prod

    O.O
    .*.

    :|,B
}

fn main() {}
