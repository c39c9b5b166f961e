//! Chains of ataris, one's own and the opponent's.

use crate::{
    context::Context,
    moves::{Reason, combination},
};

/// Proposes to begin a chain of ataris that works, or to play first where the opponent would begin one.
pub(super) fn propose(context: &mut Context) {
    let colour = context.to_move();
    for attacker in [colour, colour.other()] {
        if let Some(found) = combination::find(context, attacker) {
            context.propose(found.start, Reason::Combination(found.string));
        }
    }
}
