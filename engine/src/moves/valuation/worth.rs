//! What a move is worth, and what that is made of.

/// The value of a move in its parts, in points. A pass is worth nothing.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Worth {
    /// The territory that it makes or saves, prisoners included.
    pub territory: f32,
    /// What it does for the safety of dragons.
    pub strategy: f32,
    /// By what these are multiplied for good or bad shape.
    pub shape_factor: f32,
    /// Reasons that would not do by themselves.
    pub secondary: f32,
    /// What a second move in a row would gain.
    pub followup: f32,
    /// What a second move in a row of the opponent's would gain, had he played here.
    pub reverse_followup: f32,
    /// What is added because the move is sente, or would be the opponent's.
    pub sente: f32,
    /// What it wins as a threat, where a ko may not be taken back at once.
    pub ko: f32,
    /// What games that were played out after it say for it.
    pub playouts: f32,
    /// What it puts at risk.
    pub risk: f32,
    /// All together, within the bounds that patterns give.
    pub total: f32,
}

/// A second move that gains so many times what the first does makes the first sente in full.
const FULL_SENTE: f32 = 3.0;
/// What sente adds at most, as a share of what the move is worth without.
const MOST_SENTE: f32 = 1.0;
/// The same for a move that would be the opponent's sente.
const MOST_REVERSE_SENTE: f32 = 1.0;
/// Both together are at most this share.
const MOST_BOTH: f32 = 1.5;

/// What is added to a value because a second move would gain more: nothing where it gains no more than the
/// first, as much again where it gains three times as much; a move of reverse sente likewise.
pub(in crate::moves) fn sente(value: f32, followup: f32, reverse_followup: f32) -> f32 {
    if value <= 0.0 {
        return 0.0;
    }
    let share = |gain: f32| ((gain / value - 1.0) / (FULL_SENTE - 1.0)).clamp(0.0, 1.0);
    let both = MOST_SENTE * share(followup) + MOST_REVERSE_SENTE * share(reverse_followup);
    value * both.min(MOST_BOTH)
}

impl Worth {
    /// Territory and strategy with shape, without what depends on second moves.
    pub(in crate::moves) fn direct(&self) -> f32 {
        let sum = self.territory + self.strategy;
        if sum > 0.0 { sum * self.shape_factor + self.secondary } else { sum + self.secondary }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_threats_double_a_value_and_no_more() {
        assert_eq!(sente(2.0, 0.0, 0.0), 0.0);
        assert_eq!(sente(2.0, 2.0, 0.0), 0.0);
        assert_eq!(sente(2.0, 4.0, 0.0), 1.0);
        assert_eq!(sente(2.0, 6.0, 0.0), 2.0);
        assert_eq!(sente(2.0, 60.0, 0.0), 2.0);
        assert_eq!(sente(2.0, 60.0, 60.0), 3.0);
        assert_eq!(sente(-1.0, 60.0, 60.0), 0.0);
        assert_eq!(sente(0.0, 60.0, 60.0), 0.0, "a mere threat waits");
    }

    #[test]
    fn shape_multiplies_what_is_gained_and_not_what_is_lost() {
        let worth = |territory, shape_factor| Worth {
            territory,
            shape_factor,
            secondary: 0.5,
            ..Worth::default()
        };
        assert_eq!(worth(10.0, 1.5).direct(), 15.5);
        assert_eq!(worth(-10.0, 1.5).direct(), -9.5);
    }
}
