//! How far the territory that influence finds for a move is to be believed.
//!
//! Influence takes the stone played to stand, and knows no answer to it. Where the move decides what becomes of
//! stones, that is read; where a pattern proposes it, whoever wrote the pattern has looked at the shape. What only
//! an estimate speaks for is as good as the estimate; and the more such an estimate promises, the less of it comes true.

use crate::{
    board::{BoardSize, Point},
    moves::{Proposal, Reason},
};

/// What counts of the territory of a move for which nothing but an estimate speaks.
const ESTIMATED: f32 = 0.5;
/// The same on the first line, where a stone has nothing below it.
const ESTIMATED_AT_THE_EDGE: f32 = 0.25;
/// So much territory counts in full where no fate is decided, in points.
const SURE: f32 = 10.0;
/// What counts of the rest.
const BEYOND: f32 = 0.5;

/// What counts of the territory that a move seems to gain.
pub(in crate::moves) fn credible(
    territory: f32,
    proposal: &Proposal,
    point: Point,
    size: BoardSize,
) -> f32 {
    if territory <= 0.0 || proposal.reasons.iter().any(|reason| decides_fate(*reason)) {
        return territory;
    }
    let damped = territory.min(SURE) + BEYOND * (territory - SURE).max(0.0);
    damped * share_believed(proposal, point, size)
}

fn share_believed(proposal: &Proposal, point: Point, size: BoardSize) -> f32 {
    let is_judged = !proposal.patterns.is_empty()
        || proposal.reasons.iter().any(|reason| concerns_stones(*reason));
    match (is_judged, is_at_edge(point, size)) {
        (true, _) => 1.0,
        (false, true) => ESTIMATED_AT_THE_EDGE,
        (false, false) => ESTIMATED,
    }
}

fn is_at_edge(point: Point, size: BoardSize) -> bool {
    let last = size.get() - 1;
    [point.row(), point.column()].iter().any(|line| *line == 0 || *line == last)
}

/// Whether a reason says that stones live or die by the move.
const fn decides_fate(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::AttackString { .. }
            | Reason::DefendString { .. }
            | Reason::AttackDragon(_)
            | Reason::DefendDragon(_)
            | Reason::Semeai { .. }
    )
}

/// Whether a reason is a fact about certain stones, or a rule of the opening.
const fn concerns_stones(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::Connect(_)
            | Reason::Cut(_)
            | Reason::AttackEither(_)
            | Reason::DefendBoth(_)
            | Reason::VitalEye(_)
            | Reason::Combination(_)
            | Reason::EmptyCorner
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{answer::Reading, moves::PatternName};

    const SIZE: BoardSize = BoardSize::MAX;
    const INSIDE: Point = Point::at(5, 5);

    fn because(reason: Reason) -> Proposal {
        let mut proposal = Proposal::default();
        proposal.add(reason);
        proposal
    }

    #[test]
    fn a_mere_estimate_counts_in_part_and_least_at_the_edge() {
        let proposal = because(Reason::ExpandTerritory);
        assert_eq!(credible(8.0, &proposal, INSIDE, SIZE), 4.0);
        assert_eq!(credible(8.0, &proposal, Point::at(18, 5), SIZE), 2.0);
        assert_eq!(credible(-8.0, &proposal, INSIDE, SIZE), -8.0, "losses are believed");
    }

    #[test]
    fn patterns_and_facts_about_stones_are_believed() {
        let mut proposal = because(Reason::ExpandTerritory);
        let (database, pattern) = ("shapes".to_owned(), "Hane".to_owned());
        proposal.patterns.push(PatternName { database, pattern });
        assert_eq!(credible(8.0, &proposal, INSIDE, SIZE), 8.0);
        let cut = because(Reason::Cut([Point::at(4, 5), Point::at(5, 4)]));
        assert_eq!(credible(8.0, &cut, Point::at(0, 5), SIZE), 8.0);
    }

    #[test]
    fn large_gains_come_true_in_part_unless_they_are_read() {
        let cut = because(Reason::Cut([Point::at(4, 5), Point::at(5, 4)]));
        assert_eq!(credible(30.0, &cut, INSIDE, SIZE), 20.0);
        let string = Point::at(5, 6);
        let capture = because(Reason::AttackString { string, reading: Reading::Win });
        assert_eq!(credible(30.0, &capture, INSIDE, SIZE), 30.0);
    }
}
