//! How many eyes a dragon makes in all its eye spaces.

/// The number of eyes that a dragon can be expected to make, by who moves first. Not guaranteed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Genus {
    /// If the attacker moves first, twice in a row.
    pub attacked_twice: u8,
    /// If the attacker moves first.
    pub min: u8,
    /// If the owner moves first.
    pub max: u8,
    /// If the owner moves first, twice in a row.
    pub defended_twice: u8,
}

impl Genus {
    /// So many eyes, whoever moves.
    pub const fn settled(eyes: u8) -> Genus {
        Genus { attacked_twice: eyes, min: eyes, max: eyes, defended_twice: eyes }
    }

    /// The numbers of one eye space: attacked twice, attacked, defended, defended twice.
    pub const fn of([attacked_twice, min, max, defended_twice]: [u8; 4]) -> Genus {
        Genus { attacked_twice, min, max, defended_twice }
    }

    /// Both together. A move in one place lets the other side answer in the other, unless it must answer
    /// where it was attacked.
    ///
    /// ```
    /// use katachi_engine::position::Genus;
    /// let half = Genus::of([0, 0, 1, 1]);
    /// assert_eq!(half.and(half), Genus::of([0, 1, 1, 2]));
    /// assert_eq!(half.and(Genus::settled(1)), Genus::of([1, 1, 2, 2]));
    /// ```
    #[must_use]
    pub fn and(self, other: Genus) -> Genus {
        let attacked = self.attacked_then(other).min(other.attacked_then(self));
        let defended = self.defended_then(other).max(other.defended_then(self));
        let attacked_twice = (self.min.saturating_add(other.min))
            .min(self.attacked_twice.saturating_add(other.max))
            .min(other.attacked_twice.saturating_add(self.max));
        let defended_twice = (self.max.saturating_add(other.max))
            .max(self.defended_twice.saturating_add(other.min))
            .max(other.defended_twice.saturating_add(self.min));
        Genus {
            attacked_twice: attacked_twice.min(attacked),
            min: attacked,
            max: defended.max(attacked),
            defended_twice: defended_twice.max(defended),
        }
    }

    /// The attacker begins here. The owner plays in the other place, or answers where leaving off
    /// would cost more.
    fn attacked_then(self, other: Genus) -> u8 {
        let elsewhere = if self.attacked_twice < self.min { self.attacked_twice } else { self.min };
        let answered = self.min.saturating_add(other.min);
        elsewhere.saturating_add(other.max).max(answered)
    }

    /// The owner begins here. The attacker plays in the other place, or answers.
    fn defended_then(self, other: Genus) -> u8 {
        let elsewhere = if self.defended_twice > self.max { self.defended_twice } else { self.max };
        let answered = self.max.saturating_add(other.max);
        elsewhere.saturating_add(other.min).min(answered)
    }
}

/// The four numbers without blanks, as the original writes them: `0112`.
impl std::fmt::Display for Genus {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Genus { attacked_twice, min, max, defended_twice } = self;
        write!(formatter, "{attacked_twice}{min}{max}{defended_twice}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn genus() -> impl Strategy<Value = Genus> {
        proptest::collection::vec(0_u8..3, 4).prop_map(|mut numbers| {
            numbers.sort_unstable();
            Genus::of([numbers[0], numbers[1], numbers[2], numbers[3]])
        })
    }

    proptest! {
        #[test]
        fn sums_are_in_order_and_symmetric(one in genus(), other in genus()) {
            let sum = one.and(other);
            prop_assert_eq!(sum, other.and(one));
            prop_assert!(sum.attacked_twice <= sum.min);
            prop_assert!(sum.min <= sum.max && sum.max <= sum.defended_twice);
            prop_assert!(sum.min >= one.min + other.min);
            prop_assert!(sum.max <= one.max + other.max);
        }

        #[test]
        fn a_settled_place_only_adds(one in genus(), eyes in 0_u8..3) {
            let sum = one.and(Genus::settled(eyes));
            prop_assert_eq!((sum.min, sum.max), (one.min + eyes, one.max + eyes));
        }
    }
}
