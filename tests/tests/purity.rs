//! What is known of a position is a function of the position and the side to move, with the built-in patterns: on all
//! positions of twenty games on small boards, and on some of others; on all of those too where the program is optimised.

#[path = "../../engine/tests/purity/mod.rs"]
mod laws;

use katachi::databases;
use laws::{check, drawn_by_lot, of_record};

/// How many moves are between two positions of a large board.
const STEP: usize = if cfg!(debug_assertions) { 40 } else { 1 };

/// All positions of a game.
fn check_game(name: &str) {
    check(of_record(name, 1), &databases());
}

#[test]
fn on_games_of_nine_lines() {
    (1..=9).for_each(|number| check_game(&format!("9x9-{number:02}")));
}

#[test]
fn on_more_games_of_nine_lines() {
    (10..=18).for_each(|number| check_game(&format!("9x9-{number:02}")));
}

#[test]
fn on_games_of_thirteen_lines() {
    ["13x13-01", "13x13-02"].into_iter().for_each(check_game);
}

#[test]
fn on_games_drawn_by_lot() {
    (1..=16).for_each(|seed| check(drawn_by_lot(seed).step_by(STEP), &databases()));
}

#[test]
fn on_games_of_nineteen_lines() {
    (1..=10).for_each(|number| check(of_record(&format!("19x19-{number:02}"), STEP), &databases()));
}
