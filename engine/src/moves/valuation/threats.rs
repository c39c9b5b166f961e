//! What a second move in a row would gain by capturing or saving strings.

use crate::{
    answer::{Answer, Reading, Status},
    board::{Colour, Point},
    context::Context,
    moves::{GoodThreats, Reason},
};

/// The followup value of a threat, in points; 0 where the reason is no threat, or none that counts.
///
/// A threat to capture a string is discarded where the opponent can save the string with a move that threatens
/// the stone just played, unless the pair is known to be a good threat, or the stone is lost anyway and the move is
/// played for the threat alone.
pub(super) fn followup_value(
    context: &mut Context,
    good: &GoodThreats,
    point: Point,
    reason: Reason,
) -> f32 {
    match reason {
        Reason::AttackThreat { string, reading } => {
            let counts = is_worth_threatening(context, string)
                && (good.is_registered(point, string) || !is_answered(context, point, string));
            if counts { share(reading) * context.stake_in_string(string) } else { 0.0 }
        }
        Reason::DefendThreat { string, reading } => {
            share(reading) * context.stake_in_string(string)
        }
        Reason::AttackDragonThreat(dragon) | Reason::DefendDragonThreat(dragon) => {
            let known = context.dragons().and_then(|dragons| dragons.get(dragon));
            known.map_or(0.0, |known| 2.0 * known.effective_size)
        }
        _ => 0.0,
    }
}

/// Stones that are dead need not be captured.
fn is_worth_threatening(context: &Context, string: Point) -> bool {
    context.status_at(string) != Status::Dead
}

/// Whether the opponent saves the string with a threat against the move.
fn is_answered(context: &mut Context, point: Point, string: Point) -> bool {
    let colour = context.to_move();
    context.after(colour, &[point], |after| {
        if after.read_attack(point).reading.truth() {
            return false;
        }
        let Some(answer) = after.read_defense(string).best else { return false };
        threatens(after, colour.other(), answer, point)
    })
}

/// Whether a move leaves a stone of the opponent's to be captured next.
fn threatens(context: &mut Context, colour: Colour, answer: Point, stone: Point) -> bool {
    context.after(colour, &[answer], |after| after.read_attack(stone).reading.truth())
}

/// How much of what is at stake a reading gives to who asks.
pub(in crate::moves) const fn share(reading: Reading) -> f32 {
    match reading {
        Reading::Loss => 0.0,
        Reading::KoB => 0.35,
        Reading::KoA => 0.65,
        Reading::Win => 1.0,
    }
}
