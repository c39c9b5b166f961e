//! Chains of ataris, one's own and the opponent's.

use crate::{
    answer::Answer,
    board::{Point, PointSet},
    context::Context,
    moves::{Reason, combination},
};

/// Proposes to begin a chain of ataris that works, or to play where the opponent's no longer does then.
pub(super) fn propose(context: &mut Context) {
    let colour = context.to_move();
    if let Some(found) = combination::find(context, colour, &PointSet::EMPTY) {
        context.propose(found.start, Reason::Combination(found.string));
    }
    let Some(found) = combination::find(context, colour.other(), &PointSet::EMPTY) else { return };
    let near = context.board().liberties(found.string) | PointSet::only(found.start);
    for point in near.iter() {
        if spoils(context, point, found.string) {
            context.propose(point, Reason::Combination(found.string));
        }
    }
}

/// Whether a chain of the opponent's no longer captures the string after a move that is itself safe.
fn spoils(context: &mut Context, point: Point, string: Point) -> bool {
    let colour = context.to_move();
    let all = *context.board().stones(colour);
    let stones = context.board().string(string).map(|it| *it.stones()).unwrap_or_default();
    context.safe_move(colour, point).truth()
        && context.after(colour, &[point], |after| {
            combination::find(after, colour.other(), &(all - stones)).is_none()
        })
}
