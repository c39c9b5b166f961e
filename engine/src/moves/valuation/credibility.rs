//! How far the territory that influence finds for a move is to be believed.
//!
//! Influence takes the stone played to stand, and knows no answer to it. Where the move decides what becomes of
//! stones, that is read; where a pattern proposes it, whoever wrote the pattern has looked at the shape. What only
//! an estimate speaks for is as good as the estimate; and the more such an estimate promises, the less of it comes true.

use super::appraiser::is_vain;
use crate::{
    board::{Board, Colour, Point},
    context::Context,
    moves::{Proposal, Reason},
};

/// What counts of the territory of a move for which nothing but an estimate speaks, and that extends no string.
const ESTIMATED: f32 = 0.5;
/// The same away from all stones on the first line, where there is nothing below.
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
    context: &Context,
) -> f32 {
    let is_decided = |reason: &Reason| decides_fate(*reason) && !is_vain(context, *reason);
    if territory <= 0.0 || proposal.reasons.iter().any(is_decided) {
        return territory;
    }
    let damped = territory.min(SURE) + BEYOND * (territory - SURE).max(0.0);
    damped * share_believed(proposal, point, context)
}

fn share_believed(proposal: &Proposal, point: Point, context: &Context) -> f32 {
    let (board, colour) = (context.board(), context.to_move());
    let is_judged = !proposal.patterns.is_empty()
        || proposal.reasons.iter().any(|reason| concerns_stones(*reason));
    let next_to = |colour: Colour| {
        point.neighbours().iter().any(|next| board.vertex(*next) == colour.stone())
    };
    if is_judged || next_to(colour) {
        1.0
    } else if is_at_edge(point, board) && !next_to(colour.other()) {
        ESTIMATED_AT_THE_EDGE
    } else {
        ESTIMATED
    }
}

fn is_at_edge(point: Point, board: &Board) -> bool {
    let last = board.size().get() - 1;
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
    use crate::{answer::Reading, board::BoardSize, moves::PatternName};

    fn believed(territory: f32, proposal: &Proposal, point: Point) -> f32 {
        let mut board = Board::new(BoardSize::MAX);
        board.play(Colour::White, Point::at(17, 9)).unwrap();
        credible(territory, proposal, point, &Context::new(board, Colour::White))
    }

    const INSIDE: Point = Point::at(5, 5);

    fn because(reason: Reason) -> Proposal {
        let mut proposal = Proposal::default();
        proposal.add(reason);
        proposal
    }

    #[test]
    fn a_mere_estimate_counts_in_part_and_least_at_the_edge() {
        let proposal = because(Reason::ExpandTerritory);
        assert_eq!(believed(8.0, &proposal, INSIDE), 4.0);
        assert_eq!(believed(8.0, &proposal, Point::at(18, 5)), 2.0);
        assert_eq!(believed(8.0, &proposal, Point::at(18, 9)), 8.0, "it extends a string");
        assert_eq!(believed(-8.0, &proposal, INSIDE), -8.0, "losses are believed");
    }

    #[test]
    fn patterns_and_facts_about_stones_are_believed() {
        let mut proposal = because(Reason::ExpandTerritory);
        let (database, pattern) = ("shapes".to_owned(), "Hane".to_owned());
        proposal.patterns.push(PatternName { database, pattern });
        assert_eq!(believed(8.0, &proposal, INSIDE), 8.0);
        let cut = because(Reason::Cut([Point::at(4, 5), Point::at(5, 4)]));
        assert_eq!(believed(8.0, &cut, Point::at(0, 5)), 8.0);
    }

    #[test]
    fn large_gains_come_true_in_part_unless_they_are_read() {
        let cut = because(Reason::Cut([Point::at(4, 5), Point::at(5, 4)]));
        assert_eq!(believed(30.0, &cut, INSIDE), 20.0);
        let string = Point::at(5, 6);
        let capture = because(Reason::AttackString { string, reading: Reading::Win });
        assert_eq!(believed(30.0, &capture, INSIDE), 30.0);
    }
}
