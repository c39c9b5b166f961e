use katachi::{AutoHelper, Point, patterns};

trait MyHelpers: AutoHelper {
    fn opinion(&mut self, at: &[Point; 1]) -> bool;
}

patterns! {
    #![helpers(MyHelpers)]

    Pattern Peep

    O.O
    .*.

    :8,B

    a.b
    .*.

    ;opinion(a)

    Pattern Push

    OXO
    .*.

    :8,B

    aXO
    .*.

    ;opinion(a)
}

fn main() {}
