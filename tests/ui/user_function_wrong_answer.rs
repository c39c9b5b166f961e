use katachi::{AutoHelper, Point, patterns};

pub trait MyHelpers: AutoHelper {
    fn opinion(&mut self, at: &[Point; 1]) -> &'static str;
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
}

fn main() {}
