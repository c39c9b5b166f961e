//! How safe stones are, and so how strong as sources of influence.

use crate::{
    answer::Status,
    board::{Colour, PerPoint, Point},
    context::Context,
    position::{Dragon, Dragons},
};

/// How much less strong the stones of a dragon are that is as good as dead. (What GNU Go answers over GTP follows
/// this line.)
const BY_WEAKNESS: f32 = 0.3;

/// How safe stones are by tactics alone: 1 where a string cannot be captured, or only by a ko, or its owner, being to
/// move, can save it; else 0.
///
/// Where the strings have been analysed and moves have been played since, a string that was safe and
/// has not lost liberties is still taken to be safe; the others are read.
pub fn tactical_safety(context: &mut Context, to_move: Colour) -> PerPoint<f32> {
    let mut safety = PerPoint::filled(0.0);
    let origins: Vec<Point> = context.board().strings().map(|string| string.origin()).collect();
    for origin in origins {
        let lives = lives(context, origin, to_move);
        let Some(string) = context.board().string(origin) else { continue };
        for stone in string.stones().iter().filter(|_| lives) {
            safety[stone] = 1.0;
        }
    }
    safety
}

fn lives(context: &mut Context, origin: Point, to_move: Colour) -> bool {
    let is_owners_turn = context.board().vertex(origin) == to_move.stone();
    let (attack, defense) = context.tactics_at(origin);
    !attack || (is_owners_turn && defense)
}

/// The same once dragons are known: stones of dead dragons count for nothing, nor do those of critical ones if the
/// other side is to move; of the others the weaker ones count for less.
pub fn dragon_safety(context: &mut Context, dragons: &Dragons, to_move: Colour) -> PerPoint<f32> {
    let mut safety = tactical_safety(context, to_move);
    for dragon in dragons.iter() {
        let strength = strength(dragon, to_move);
        dragon.stones.iter().for_each(|stone| safety[stone] *= strength);
    }
    safety
}

fn strength(dragon: &Dragon, to_move: Colour) -> f32 {
    match dragon.status {
        Status::Dead => 0.0,
        // Its owner saves it.
        Status::Critical => f32::from(u8::from(dragon.colour == to_move)),
        Status::Alive | Status::Unknown => 1.0 - BY_WEAKNESS * dragon.weakness,
    }
}
