//! Moves about two strings at once.

use super::Effort;
use crate::{
    answer::Answer,
    board::{Board, Colour, Point},
    context::Context,
    moves::Reason,
};

/// Strings with more liberties are not attacked in pairs.
const MOST_LIBERTIES: usize = 3;

/// Proposes the moves that attack one of two strings, or save two of one's own from such a move.
pub(super) fn propose(context: &mut Context, effort: &Effort) {
    let colour = context.to_move();
    for pair in pairs(context, colour.other()).into_iter().take(effort.pairs) {
        if let Some(point) = context.attack_on_either(pair) {
            context.propose(point, Reason::AttackEither(pair));
        }
    }
    for pair in pairs(context, colour).into_iter().take(effort.pairs) {
        let Some(attack) = context.attack_on_either(pair) else { continue };
        context.propose(attack, Reason::DefendBoth(pair));
        if let Some(point) = context.defence_of_both(pair) {
            context.propose(point, Reason::DefendBoth(pair));
        }
    }
}

/// Pairs of strings of a colour that share a liberty or have two next to each other; neither can be captured by
/// itself.
fn pairs(context: &mut Context, colour: Colour) -> Vec<[Point; 2]> {
    let strings: Vec<Point> = context.board().strings().map(|string| string.origin()).collect();
    let weak: Vec<Point> = strings
        .into_iter()
        .filter(|&string| {
            is_weak(context.board(), colour, string) && !context.attack_at(string).truth()
        })
        .collect();
    let board = context.board();
    let are_near = |one: Point, other: Point| {
        let (one, other) = (board.liberties(one), board.liberties(other));
        one.intersects(&other) || one.neighbours().intersects(&other)
    };
    let mut pairs = Vec::new();
    for (index, &one) in weak.iter().enumerate() {
        let others = weak[index + 1..].iter().filter(|other| are_near(one, **other));
        pairs.extend(others.map(|&other| [one, other]));
    }
    pairs
}

fn is_weak(board: &Board, colour: Colour, string: Point) -> bool {
    board
        .string(string)
        .is_some_and(|it| it.colour() == colour && it.liberty_count() <= MOST_LIBERTIES)
}
