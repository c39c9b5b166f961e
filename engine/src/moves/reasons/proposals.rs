//! The store of reasons.

use std::collections::BTreeMap;

use super::{Extras, GoodThreats, Reason, Replacements};
use crate::board::{Point, PointSet};

/// A pattern that proposes a move.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PatternName {
    /// The database.
    pub database: String,
    /// The pattern.
    pub pattern: String,
}

/// What is said for one move, and against it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Proposal {
    /// Why it is considered.
    pub reasons: Vec<Reason>,
    /// What has been said of its value directly.
    pub extras: Extras,
    /// The patterns that propose it.
    pub patterns: Vec<PatternName>,
    /// Whether it is safe whatever tactical reading says.
    pub known_safe: bool,
}

impl Proposal {
    /// Adds a reason. Of two that differ in how well it goes, the better counts.
    pub fn add(&mut self, reason: Reason) {
        match self.reasons.iter_mut().find(|known| known.is_same_kind(reason)) {
            Some(known) if known.reading() < reason.reading() => *known = reason,
            Some(_) => {}
            None => self.reasons.push(reason),
        }
    }

    /// Whether the move has this reason, however well it goes.
    pub fn has(&self, reason: Reason) -> bool {
        self.reasons.iter().any(|known| known.is_same_kind(reason))
    }

    fn absorb(&mut self, other: Proposal) {
        other.reasons.into_iter().for_each(|reason| self.add(reason));
        self.extras.absorb(other.extras);
        self.patterns.extend(other.patterns);
    }
}

/// All that has been said of moves in a position: what the generators and the actions of patterns fill.
///
/// ```
/// use katachi_engine::{board::Point, moves::{Proposals, Reason}};
/// let (dull, lively) = (Point::at(1, 1), Point::at(1, 2));
/// let mut proposals = Proposals::default();
/// proposals.add(dull, Reason::ExpandTerritory);
/// proposals.replacements.add(dull, lively);
/// let moves: Vec<Point> = proposals.redistributed().into_keys().collect();
/// assert_eq!(moves, [lively]);
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Proposals {
    moves: BTreeMap<Point, Proposal>,
    /// Which move is definitely better than which.
    pub replacements: Replacements,
    /// Threats that are known to be sente.
    pub good_threats: GoodThreats,
    /// Moves that are safe whatever tactical reading says.
    pub known_safe: PointSet,
}

impl Proposals {
    /// What is said of a move, to be added to.
    pub fn at(&mut self, point: Point) -> &mut Proposal {
        self.moves.entry(point).or_default()
    }

    /// Adds a reason. A pass needs none.
    pub fn add(&mut self, point: Point, reason: Reason) {
        if !point.is_pass() {
            self.at(point).add(reason);
        }
    }

    /// What is said of a move so far, if anything.
    pub fn get(&self, point: Point) -> Option<&Proposal> {
        self.moves.get(&point)
    }

    /// The moves of which something is said.
    pub fn points(&self) -> PointSet {
        self.moves.keys().copied().collect()
    }

    /// All moves of which something is said, in the order of the points.
    pub fn iter(&self) -> impl Iterator<Item = (Point, &Proposal)> {
        self.moves.iter().map(|(point, proposal)| (*point, proposal))
    }

    /// What is said of each move once every replaced one has passed on what was said of it. That a move must
    /// never be played stays with it.
    pub fn redistributed(&self) -> BTreeMap<Point, Proposal> {
        let mut all: BTreeMap<Point, Proposal> = BTreeMap::new();
        for (point, proposal) in self.iter() {
            let to = self.replacements.replaced(point);
            let mut moved = proposal.clone();
            if to != point {
                moved.reasons.retain(|reason| *reason != Reason::Antisuji);
            }
            all.entry(to).or_default().absorb(moved);
        }
        for (point, proposal) in &mut all {
            proposal.known_safe = self.known_safe.contains(*point);
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::Reading;

    #[test]
    fn a_reason_counts_once_and_the_better_reading_holds() {
        let (mv, string) = (Point::at(0, 0), Point::at(0, 1));
        let mut proposals = Proposals::default();
        for reading in [Reading::KoB, Reading::Win, Reading::KoA] {
            proposals.add(mv, Reason::AttackString { string, reading });
        }
        let expected = [Reason::AttackString { string, reading: Reading::Win }];
        assert_eq!(proposals.get(mv).map(|it| &it.reasons[..]), Some(&expected[..]));
    }

    #[test]
    fn chains_of_replacements_pass_everything_on_but_antisuji() {
        let [a, b, c] = [0, 1, 2].map(|column| Point::at(5, column));
        let mut proposals = Proposals::default();
        proposals.add(a, Reason::ExpandMoyo);
        proposals.add(a, Reason::Antisuji);
        proposals.at(b).extras.at_least(4.0);
        proposals.add(c, Reason::ExpandTerritory);
        proposals.replacements.add(a, b);
        proposals.replacements.add(b, c);
        let all = proposals.redistributed();
        assert_eq!(all.keys().collect::<Vec<_>>(), [&c]);
        assert!(all[&c].has(Reason::ExpandMoyo) && all[&c].has(Reason::ExpandTerritory));
        assert!(!all[&c].has(Reason::Antisuji));
        assert_eq!(all[&c].extras.min_value, Some(4.0));
    }
}
