//! What is known of a position is a function of the position and the side to move, without patterns: on all positions of
//! games on small boards, and of ten on a large one where the program is optimised. (With the built-in patterns, on all
//! positions of twenty games: `purity` of the crate `katachi-tests`.)

#[path = "purity/mod.rs"]
mod laws;

use katachi_engine::databases::Databases;
use laws::{check, drawn_by_lot, of_record};

/// How many moves are between two positions of a large board.
const STEP: usize = if cfg!(debug_assertions) { 40 } else { 1 };

fn check_records(names: impl IntoIterator<Item = String>, every: usize) {
    for name in names {
        check(of_record(&name, every), &Databases::default());
    }
}

#[test]
fn on_games_of_nine_and_thirteen_lines() {
    let names = ["9x9-01", "9x9-02", "13x13-01", "13x13-02"];
    check_records(names.map(str::to_owned), 1);
}

#[test]
fn on_games_drawn_by_lot() {
    (1..=4).for_each(|seed| check(drawn_by_lot(seed), &Databases::default()));
}

#[test]
fn on_games_of_nineteen_lines() {
    check_records((1..=10).map(|number| format!("19x19-{number:02}")), STEP);
}
