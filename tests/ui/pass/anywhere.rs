//! A block may stand in a function, and come through a macro.
#![deny(warnings)]

use katachi::{AutoHelper, Pattern, Point};

/// A trait of one's own.
pub trait MyHelpers: AutoHelper {
    /// Whether it is worth it.
    fn worthwhile(&mut self, at: &[Point; 1]) -> bool;
}

/// A hand-written helper.
fn accept<H: ?Sized>(_: &katachi::matching::Match, _: &mut H) -> bool {
    true
}

macro_rules! wrapped {
    ($($tokens:tt)*) => { katachi::patterns! { $($tokens)* } };
}

wrapped! {
    #![helpers(self::MyHelpers)]
    #![name(WRAPPED)]

    Pattern wrapped_peep

    O.O
    .*.

    :|,B,accept

    a.a
    .*.

    ;worthwhile(a) > 0
}

fn main() {
    katachi::patterns! {
        #![helpers(MyHelpers)]
        Pattern InFunction

        O.O
        .*.

        :8,B

        a.O
        .*.

        ;worthwhile(a)
        >if (worthwhile(a)) worthwhile(*);
    }
    assert_eq!((PATTERNS.len(), WRAPPED.len()), (1, 1));
    assert_eq!(InFunction.data().rows, wrapped_peep.data().rows);
}
