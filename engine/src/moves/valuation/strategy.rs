//! The strategic value of moves: what they do for the safety of dragons, and against it.

use crate::{answer::Status, board::Point, context::Context, moves::Reason, position::Dragon};

/// What a stone on the board changes when it dies: itself and the point below it.
const STAKE: f32 = 2.0;
/// What of the weaker dragon's weakness is left when two weak ones join.
const JOINED: f32 = 0.8;
/// Connections and cuts can often be made or mended later: so much of their value counts.
const CONNECTION: f32 = 0.5;
/// What of a dragon's weakness a move takes that helps it in some way.
const HELP: f32 = 0.3;
/// What of a dragon's weakness is a question of an eye more or less.
const EYE: f32 = 0.3;
/// Weaker dragons than this are not in need of help.
const SAFE: f32 = 0.1;
/// The most that one reason is worth.
const MOST: f32 = 40.0;

/// What a reason is worth for the safety of dragons, beside the territory that it changes.
pub(super) fn strategic_value(context: &mut Context, reason: Reason) -> f32 {
    let value = match reason {
        Reason::Connect(pair) | Reason::Cut(pair) => CONNECTION * joining(context, pair),
        Reason::StrategicDefence(dragon) | Reason::StrategicAttack(dragon) => {
            of_weak(context, dragon, HELP)
        }
        Reason::VitalEye(dragon) => of_weak(context, dragon, EYE),
        Reason::AttackEither(pair) | Reason::DefendBoth(pair) => smaller_stake(context, pair),
        Reason::Combination(string) => context.stake_in_string(string),
        _ => 0.0,
    };
    value.min(MOST)
}

/// The stake in a dragon that is worth helping, or pressing, by so much of its weakness. What is dead or
/// decided by one move is no matter of strategy.
fn of_weak(context: &Context, stone: Point, share: f32) -> f32 {
    let dragon = context.dragons().and_then(|dragons| dragons.get(stone));
    let undecided = dragon
        .filter(|it| it.weakness > SAFE && matches!(it.status, Status::Unknown | Status::Alive));
    undecided.map_or(0.0, |it| STAKE * it.effective_size * it.weakness * share)
}

/// What it does for two dragons to be one: each is then less weak than the stronger.
fn joining(context: &Context, pair: [Point; 2]) -> f32 {
    let Some(dragons) = context.dragons() else { return 0.0 };
    let [Some(one), Some(other)] = pair.map(|stone| dragons.get(stone)) else { return 0.0 };
    if one.origin == other.origin {
        return 0.0;
    }
    let joined = JOINED * one.weakness.min(other.weakness);
    let gain =
        |dragon: &Dragon| STAKE * dragon.effective_size * (dragon.weakness - joined).max(0.0);
    gain(one) + gain(other)
}

/// The opponent gives up the smaller of two strings.
fn smaller_stake(context: &mut Context, pair: [Point; 2]) -> f32 {
    let [one, other] = pair.map(|string| context.stake_in_string(string));
    one.min(other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::{Board, Colour},
        databases::Databases,
    };

    fn analysed() -> Context {
        let board = Board::from_diagram([
            "..XO.....",
            "..XO..X..",
            "XXXO.....",
            "OOOO..X..",
            ".........",
            ".........",
            ".........",
            "......O..",
            ".........",
        ]);
        let mut context = Context::new(board.unwrap(), Colour::Black);
        context.analyse(&Databases::default());
        context
    }

    #[test]
    fn joining_a_dragon_to_itself_gains_nothing() {
        let mut context = analysed();
        let corner = Point::at(2, 0);
        assert_eq!(strategic_value(&mut context, Reason::Connect([corner, Point::at(0, 2)])), 0.0);
        assert_eq!(strategic_value(&mut context, Reason::ExpandMoyo), 0.0);
    }

    #[test]
    fn what_happens_to_weak_dragons_is_worth_more_than_to_strong_ones() {
        let mut context = analysed();
        let all: Vec<(Point, f32, Status)> = context
            .dragons()
            .into_iter()
            .flat_map(|dragons| dragons.iter())
            .map(|dragon| (dragon.origin, dragon.weakness, dragon.status))
            .collect();
        for (origin, weakness, status) in all {
            let value = strategic_value(&mut context, Reason::StrategicDefence(origin));
            let counts = weakness > SAFE && matches!(status, Status::Unknown | Status::Alive);
            assert_eq!(value > 0.0, counts);
        }
    }

    #[test]
    fn an_attack_on_two_wins_the_smaller() {
        let mut context = analysed();
        let (large, small) = (Point::at(2, 3), Point::at(7, 6));
        let smaller = context.stake_in_string(small);
        assert!(smaller < context.stake_in_string(large));
        let value = strategic_value(&mut context, Reason::AttackEither([large, small]));
        assert_eq!(value, smaller);
    }
}
