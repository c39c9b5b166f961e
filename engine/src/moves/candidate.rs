//! Candidates: moves that were considered, with what speaks for them and against them.

use super::{
    reasons::{PatternName, Proposal, Reason},
    valuation::{Worth, credible, settle},
};
use crate::{
    board::{BoardSize, Point},
    context::Context,
};

/// A move that was considered.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// Where.
    pub point: Point,
    /// All that has been said of it.
    pub proposal: Proposal,
    /// What it puts at risk. Only the best moves are looked at for that.
    pub objections: Vec<Objection>,
    /// What it is worth, in points; a pass is worth nothing.
    pub worth: Worth,
    /// Chance's share in the value, less than anything that counts.
    pub(super) chance: f32,
}

/// What a move puts at risk.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Objection {
    /// The stone can be captured.
    Unsafe {
        /// What that costs, in points.
        cost: f32,
    },
    /// It lets a string of one's own be captured.
    Endangers {
        /// A stone of the string.
        string: Point,
        /// What that costs.
        cost: f32,
    },
    /// It lets the opponent save a string that was lost.
    Revives {
        /// A stone of the string.
        string: Point,
        /// What that costs.
        cost: f32,
    },
    /// It lets the opponent capture a string by a chain of ataris.
    Combination {
        /// A stone of the string.
        string: Point,
        /// What that costs.
        cost: f32,
    },
}

impl Objection {
    /// What it costs, in points.
    pub const fn cost(self) -> f32 {
        match self {
            Objection::Unsafe { cost }
            | Objection::Endangers { cost, .. }
            | Objection::Revives { cost, .. }
            | Objection::Combination { cost, .. } => cost,
        }
    }

    fn words(self, size: BoardSize) -> String {
        match self {
            Objection::Unsafe { cost } => format!("can be captured (-{cost:.1})"),
            Objection::Endangers { string, cost } => {
                format!("endangers {} (-{cost:.1})", string.name(size))
            }
            Objection::Revives { string, cost } => {
                format!("lets {} be saved (-{cost:.1})", string.name(size))
            }
            Objection::Combination { string, cost } => {
                format!("allows a combination against {} (-{cost:.1})", string.name(size))
            }
        }
    }
}

/// What of the stake in a ko a threat wins that is large enough: the opponent may still win the ko in the end.
const KO_SHARE: f32 = 0.8;

impl Candidate {
    /// The value that decides, in points.
    pub fn value(&self) -> f32 {
        self.worth.total + self.chance
    }

    /// Adds what the move risks, and values it anew. What a stone that can be captured does for weak dragons, or
    /// against them, does not last.
    pub(super) fn object(&mut self, objections: Vec<Objection>) {
        self.objections.extend(objections);
        if self.objections.iter().any(|objection| matches!(objection, Objection::Unsafe { .. })) {
            self.worth.strategy = self.worth.strategy.min(0.0);
        }
        // A sum of nothing would be -0.
        self.worth.risk = self.objections.iter().fold(0.0, |sum, it| sum + it.cost());
        self.settle();
    }

    /// Takes what the analysis of the position after the move finds for what the move does, and values it anew.
    pub(super) fn reconsider(&mut self, territory: f32, strategy: f32, context: &Context) {
        self.worth.territory = credible(territory, &self.proposal, self.point, context);
        self.worth.strategy = strategy;
        self.settle();
    }

    /// Adds what games that were played out say for the move, and values it anew. A fixed value stays what it is.
    pub(super) fn look_ahead(&mut self, points: f32) {
        if !self.proposal.extras.is_fixed() {
            self.worth.playouts = points;
            self.settle();
        }
    }

    /// Values the move as a threat in a ko with so much at stake.
    pub(super) fn value_as_threat(&mut self, stake: f32) {
        self.worth.ko = self.worth.followup.min(stake) * KO_SHARE;
        self.settle();
    }

    fn settle(&mut self) {
        settle(&mut self.worth, &self.proposal);
    }

    /// The reasons for the move.
    pub fn reasons(&self) -> &[Reason] {
        &self.proposal.reasons
    }

    /// The patterns that propose it.
    pub fn patterns(&self) -> &[PatternName] {
        &self.proposal.patterns
    }

    /// What speaks for the move and against it, in words.
    pub fn words(&self, size: BoardSize) -> Vec<String> {
        let reasons = self.reasons().iter().map(|reason| reason.words(size));
        let patterns = self.patterns().iter().map(|name| format!("pattern {}", name.pattern));
        let objections = self.objections.iter().map(|objection| objection.words(size));
        reasons.chain(patterns).chain(objections).collect()
    }

    /// The move with its value and all that was said of it, in one line.
    pub fn describe(&self, size: BoardSize) -> String {
        let (name, words) = (self.point.name(size), self.words(size).join(", "));
        let colon = if words.is_empty() { "" } else { ": " };
        format!("{name} {:.2}{colon}{words}", self.worth.total)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stone_that_can_be_captured_helps_no_dragon_for_long() {
        let worth = Worth { territory: 5.0, strategy: 4.0, shape_factor: 1.0, ..Worth::default() };
        let (proposal, point) = (Proposal::default(), Point::at(15, 3));
        let candidate = Candidate { point, proposal, objections: Vec::new(), worth, chance: 0.0 };
        let value = |objection| {
            let mut objected = candidate.clone();
            objected.object(vec![objection]);
            objected.value()
        };
        assert_eq!(value(Objection::Unsafe { cost: 3.0 }), 2.0);
        assert_eq!(value(Objection::Endangers { string: Point::at(3, 3), cost: 3.0 }), 6.0);
    }

    #[test]
    fn a_candidate_says_why_and_objections_cost() {
        let mut proposal = Proposal::default();
        proposal.add(Reason::ExpandTerritory);
        let (database, pattern) = ("shapes".to_owned(), "Hane".to_owned());
        proposal.patterns.push(PatternName { database, pattern });
        let worth = Worth { territory: 5.0, shape_factor: 1.0, ..Worth::default() };
        let (objections, chance) = (Vec::new(), 0.0);
        let point = Point::at(15, 3);
        let mut candidate = Candidate { point, proposal, objections, worth, chance };
        candidate.object(vec![Objection::Unsafe { cost: 2.0 }]);
        assert_eq!(candidate.value(), 3.0);
        let says = "D4 3.00: expands territory, pattern Hane, can be captured (-2.0)";
        assert_eq!(candidate.describe(BoardSize::MAX), says);
        (candidate.proposal, candidate.objections) = (Proposal::default(), Vec::new());
        assert_eq!(candidate.describe(BoardSize::MAX), "D4 3.00");
    }
}
