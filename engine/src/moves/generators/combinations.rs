//! Chains of ataris, one's own and the opponent's.

use crate::{
    board::PointSet,
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
    for point in combination::combination_defences(context, colour.other()) {
        context.propose(point, Reason::Combination(found.string));
    }
}
