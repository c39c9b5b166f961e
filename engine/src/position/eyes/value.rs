//! How many eyes an eye space makes.

use super::shape::CellSet;

/// The number of eyes that an eye space makes, up to two: more are no better.
///
/// An eye is counted by what it is worth: two eyes if the stones round the space live by it alone, a seki
/// included; one if they live by it and one sure eye elsewhere. Whoever moves first in the space wins its
/// kos.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EyeValue {
    /// If the attacker moves first, and again after the owner has played elsewhere.
    pub attacked_twice: u8,
    /// If the attacker moves first.
    pub min: u8,
    /// If the owner moves first.
    pub max: u8,
    /// If the owner moves first, and again after the attacker has played elsewhere.
    pub defended_twice: u8,
    /// The cells where the attacker holds the owner to the minimum; none where that equals the maximum.
    pub attack_points: CellSet,
    /// The cells where the owner reaches the maximum; none where that equals the minimum.
    pub defense_points: CellSet,
}

impl EyeValue {
    /// So many eyes, whoever moves how often.
    pub const fn settled(eyes: u8) -> EyeValue {
        EyeValue {
            attacked_twice: eyes,
            min: eyes,
            max: eyes,
            defended_twice: eyes,
            attack_points: CellSet::EMPTY,
            defense_points: CellSet::EMPTY,
        }
    }

    /// Whether it matters who moves first.
    pub const fn is_unsettled(&self) -> bool {
        self.min != self.max
    }

    /// The four numbers: attacked twice, attacked, defended, defended twice.
    pub const fn numbers(&self) -> [u8; 4] {
        [self.attacked_twice, self.min, self.max, self.defended_twice]
    }

    /// The same with other numbers for the cells: cell `n` becomes `order[n]`.
    pub(super) fn renumbered(&self, order: &[usize]) -> EyeValue {
        let moved = |set: CellSet| -> CellSet {
            set.iter().filter_map(|cell| order.get(cell)).copied().collect()
        };
        EyeValue {
            attack_points: moved(self.attack_points),
            defense_points: moved(self.defense_points),
            ..*self
        }
    }
}

/// The four numbers without blanks, as tables of eye shapes write them: `1122`.
impl std::fmt::Display for EyeValue {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.numbers().iter().try_for_each(|number| write!(formatter, "{number}"))
    }
}
