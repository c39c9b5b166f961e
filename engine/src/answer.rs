//! What the functions of the pattern language answer, and how an answer is a truth or a number.

/// What tactical reading found, worst for the asking side first. As a truth, anything but
/// [`Reading::Loss`] holds.
///
/// ```
/// use katachi_engine::answer::{Answer, Reading};
/// assert!(Reading::KoB < Reading::Win);
/// assert!(Reading::KoB.truth());
/// assert_eq!(Reading::Win.number(), 3.0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Reading {
    /// It fails.
    #[default]
    Loss = 0,
    /// It works if the asking side wins a ko for which it must find the first threat.
    KoB = 1,
    /// It works if the asking side wins a ko for which the opponent must find the first threat.
    KoA = 2,
    /// It works.
    Win = 3,
}

impl Reading {
    /// What the answer is worth to the opponent of the asking side: who must find the first threat
    /// changes too.
    #[must_use]
    pub const fn for_the_opponent(self) -> Reading {
        match self {
            Reading::Loss => Reading::Win,
            Reading::KoB => Reading::KoA,
            Reading::KoA => Reading::KoB,
            Reading::Win => Reading::Loss,
        }
    }
}

/// The state of a dragon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
pub enum Status {
    /// It cannot be saved.
    Dead = 0,
    /// It lives.
    Alive = 1,
    /// It lives or dies by who moves first.
    Critical = 2,
    /// Nobody has found out.
    #[default]
    Unknown = 3,
}

/// What breaking through a line of three strings comes to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
pub enum BreakThrough {
    /// Nothing.
    #[default]
    None = 0,
    /// One of the three strings can be captured.
    Win = 1,
    /// None can be captured, but the line can be cut.
    Cut = 2,
}

/// What a function of the pattern language may answer.
///
/// In a constraint every answer is a number, and holds when it is not zero. The macros write the
/// comparison out for the language's own functions; a user's functions answer through this trait.
#[diagnostic::on_unimplemented(
    message = "a function called in a pattern cannot answer `{Self}`",
    note = "it may answer bool, i32, u32, usize, f32, Reading, Status, BreakThrough or nothing"
)]
pub trait Answer: Copy {
    /// The answer as a number.
    fn number(self) -> f32;

    /// Whether it holds.
    fn truth(self) -> bool {
        self.number() != 0.0
    }
}

impl Answer for bool {
    fn number(self) -> f32 {
        f32::from(u8::from(self))
    }
}

impl Answer for () {
    fn number(self) -> f32 {
        0.0
    }
}

/// Answers that are numbers by a cast. Counts on a board are far below what `f32` holds exactly.
macro_rules! answer_by_cast {
    ($($answer:ty),*) => {$(
        impl Answer for $answer {
            fn number(self) -> f32 {
                self as f32
            }
        }
    )*};
}
answer_by_cast!(i32, u32, usize, f32);

/// Answers that are numbers by their discriminants.
macro_rules! answer_by_discriminant {
    ($($answer:ty),*) => {$(
        impl Answer for $answer {
            fn number(self) -> f32 {
                f32::from(self as u8)
            }
        }
    )*};
}
answer_by_discriminant!(Reading, Status, BreakThrough);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_numbers() {
        let numbers = [
            true.number(),
            ().number(),
            7_i32.number(),
            (-2_i32).number(),
            0.5_f32.number(),
            Reading::KoA.number(),
            Status::Critical.number(),
            BreakThrough::Win.number(),
            BreakThrough::Cut.number(),
        ];
        assert_eq!(numbers, [1.0, 0.0, 7.0, -2.0, 0.5, 2.0, 2.0, 1.0, 2.0]);
    }

    #[test]
    fn zero_is_false() {
        assert!(!Reading::Loss.truth() && !Status::Dead.truth() && !BreakThrough::None.truth());
        assert!(!().truth() && !0_i32.truth() && !0.0_f32.truth() && !false.truth());
        assert!(0.1_f32.truth() && (-1_i32).truth() && Status::Unknown.truth());
    }
}
