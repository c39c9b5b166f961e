//! What is known of a position is a function of the position and the side to move, with the built-in patterns: on
//! positions of twenty games, all of them where the program is optimised.

#[path = "../../engine/tests/purity/mod.rs"]
mod laws;

use katachi::databases;
use laws::{check, drawn_by_lot, of_record};

/// How many moves are between two positions, and how many where reading takes longer.
const STEPS: [usize; 2] = if cfg!(debug_assertions) { [5, 40] } else { [1, 1] };

#[test]
fn on_games_of_nine_and_thirteen_lines() {
    for name in ["9x9-01", "9x9-02", "13x13-01", "13x13-02"] {
        check(of_record(name, STEPS[0]), &databases());
    }
}

#[test]
fn on_games_drawn_by_lot() {
    (1..=16).for_each(|seed| check(drawn_by_lot(seed).step_by(STEPS[0]), &databases()));
}

#[test]
fn on_games_of_nineteen_lines() {
    (1..=10)
        .for_each(|number| check(of_record(&format!("19x19-{number:02}"), STEPS[1]), &databases()));
}
