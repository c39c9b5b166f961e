//! Ladder breakers: moves in the way of a ladder that captures a string of one's own.

use crate::{
    answer::{Answer, Reading},
    board::{Point, PointSet},
    context::Context,
    moves::Reason,
    position::AnalysedString,
};

/// A string with more liberties is not caught in a ladder.
const MOST_LIBERTIES: usize = 2;
/// A shorter chase, in moves of either side, is no ladder: what helps there is near, and found as a threat.
const LEAST_MOVES: usize = 8;
/// The longest chase that is followed, in moves of the string's own side.
const MOST_FLIGHTS: usize = 40;
/// So many moves on the way are proposed for the ladder alone.
const PROPOSED: usize = 3;

/// Says of the moves that have been proposed which break a ladder, and proposes some more.
pub(super) fn propose(context: &mut Context) {
    for string in caught(context) {
        let way = chase(context, string.origin);
        if way.len() >= LEAST_MOVES {
            propose_breakers(context, &string, &way);
        }
    }
}

/// The strings of the side to move that can be captured and not be saved, and have few liberties.
fn caught(context: &Context) -> Vec<AnalysedString> {
    let colour = context.to_move();
    let strings = context.strings().into_iter().flat_map(|strings| strings.iter());
    strings
        .filter(|string| {
            string.colour == colour
                && string.liberties <= MOST_LIBERTIES
                && string.attack() == Reading::Win
                && string.defenses.is_empty()
        })
        .cloned()
        .collect()
}

/// The moves by which the string is chased while it runs, its own first.
fn chase(context: &mut Context, string: Point) -> Vec<Point> {
    let colour = context.to_move();
    let mut way = Vec::new();
    for _ in 0..MOST_FLIGHTS {
        let flight = context.after(colour, &way, |after| flight(after, string));
        let Some(flight) = flight else { break };
        way.push(flight);
        let follows = context.after(colour, &way, |after| pursuit(after, string));
        let Some(follows) = follows else { break };
        way.push(follows);
    }
    way
}

/// Where the string runs: it extends in atari, else waits. `None` where it is off the board.
fn flight(context: &Context, string: Point) -> Option<Point> {
    let known = context.board().string(string)?;
    if known.in_atari() { known.liberties().first() } else { Some(Point::PASS) }
}

/// How the chase goes on; `None` where it is over.
fn pursuit(context: &mut Context, string: Point) -> Option<Point> {
    if context.board().liberty_count(string) > MOST_LIBERTIES {
        return None;
    }
    context.read_attack(string).best.filter(|point| !point.is_pass())
}

/// Tries the points on the way and beside it: those that have been proposed for another purpose, and a few spread over
/// the way.
fn propose_breakers(context: &mut Context, string: &AnalysedString, way: &[Point]) {
    let on_way: PointSet = way.iter().copied().filter(|point| !point.is_pass()).collect();
    let near = (on_way | on_way.neighbours()) & context.board().empties();
    let known = context.proposals_mut().map(|proposals| proposals.points()).unwrap_or_default();
    let spread = way.iter().rev().step_by(way.len().div_ceil(PROPOSED)).copied();
    let all = (near & known) | spread.filter(|point| near.contains(*point)).collect();
    for point in all.iter() {
        let reading = breaks(context, string.origin, point);
        if reading.truth() {
            context.propose(point, Reason::DefendThreat { string: string.origin, reading });
        }
    }
}

/// How well the string is saved after a move elsewhere that is not answered.
fn breaks(context: &mut Context, string: Point, point: Point) -> Reading {
    let colour = context.to_move();
    if !context.safe_move(colour, point).truth() {
        return Reading::Loss;
    }
    context.after(colour, &[point], |after| {
        if after.read_attack(string).reading.truth() {
            after.read_defense(string).reading
        } else {
            Reading::Win
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::{Board, Colour},
        databases::Databases,
    };

    /// White's stone is caught in a ladder that runs to the lower right.
    fn ladder() -> Context {
        let board = Board::from_diagram([
            ".............",
            "...XX........",
            "..XOX........",
            "..XOX........",
            "..X..........",
            ".............",
            ".............",
            ".............",
            ".............",
            ".............",
            ".............",
            ".............",
            ".............",
        ])
        .unwrap();
        let mut context = Context::new(board, Colour::White);
        context.analyse_strings(&Databases::default());
        context
    }

    #[test]
    fn a_stone_in_the_way_breaks_a_ladder_and_one_elsewhere_does_not() {
        let mut context = ladder();
        let string = Point::at(2, 3);
        assert_eq!(caught(&context).len(), 1);
        assert!(chase(&mut context, string).len() >= LEAST_MOVES);
        assert_eq!(breaks(&mut context, string, Point::at(9, 9)), Reading::Win);
        assert_eq!(breaks(&mut context, string, Point::at(1, 11)), Reading::Loss);
    }

    #[test]
    fn breakers_are_proposed() {
        let mut context = ladder();
        context.begin_proposals();
        propose(&mut context);
        let proposals = context.take_proposals();
        let far = proposals.iter().filter(|(point, _)| point.row() > 5 && point.column() > 5);
        assert!(far.count() >= 1);
    }
}
