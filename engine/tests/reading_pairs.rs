//! Two strings at once: what takes one of two, and what saves both.

use katachi_engine::{
    answer::{Answer, Reading},
    board::{Board, BoardSize, Colour, Point},
    reading::{self, Reader},
};

fn board(size: usize, rows: &[&str]) -> Board {
    Board::with_diagram(BoardSize::new(size).unwrap(), rows).unwrap()
}

fn at(board: &Board, name: &str) -> Point {
    Point::from_name(name, board.size()).unwrap()
}

/// What is found about two strings that can both not be captured, or both be saved, alone.
fn attack_either(mut board: Board, pair: [&str; 2]) -> (Reading, String) {
    let pair = pair.map(|name| at(&board, name));
    let mut reader = Reader::default();
    for string in pair {
        assert_eq!(reading::attack(&mut reader, &mut board, string).reading, Reading::Loss);
    }
    let outcome = reading::attack_either(&mut reader, &mut board, pair);
    (outcome.reading, outcome.best.unwrap_or(Point::PASS).name(board.size()))
}

fn defend_both(mut board: Board, pair: [&str; 2]) -> (Reading, String) {
    let pair = pair.map(|name| at(&board, name));
    let mut reader = Reader::default();
    for string in pair {
        assert!(reading::defend(&mut reader, &mut board, string).reading.truth());
    }
    let outcome = reading::defend_both(&mut reader, &mut board, pair);
    (outcome.reading, outcome.best.unwrap_or(Point::PASS).name(board.size()))
}

#[test]
fn a_double_atari_takes_one_of_two() {
    let double = [".........", ".........", "...X.....", "..XO.....", "....OX...", "....X...."];
    assert_eq!(attack_either(board(9, &double), ["D6", "E5"]).0, Reading::Win);
    let crosscut = [".........", ".....X...", "....OX...", "......OX."];
    let mut crosscut = board(9, &crosscut);
    let pair = [at(&crosscut, "E7"), at(&crosscut, "G6")];
    // One stone alone gets away whichever is attacked.
    let mut reader = Reader::default();
    let found = reading::attack_either(&mut reader, &mut crosscut, pair);
    let alone = pair.map(|string| reading::attack(&mut reader, &mut crosscut, string).reading);
    assert!(found.reading >= alone[0].max(alone[1]));
}

/// The first move threatens one string; what saves it leaves a move that threatens both.
#[test]
fn a_double_atari_may_be_two_moves_away() {
    let side = ["......OO.", ".....XXXO", ".....O..O", ".......XX", ".......OO", "........."];
    assert_eq!(attack_either(board(9, &side), ["H8", "J6"]), (Reading::Win, "H7".to_owned()));
    let second_line = [
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
        "...OO..O.",
        "...XX.XXO",
        "...O...O.",
    ];
    let found = attack_either(board(9, &second_line), ["G2", "D2"]);
    assert_eq!(found, (Reading::Win, "F2".to_owned()));
}

/// One point saves both: it takes the stone that holds one of them and stands where the other is attacked.
#[test]
fn one_move_may_save_both() {
    let shared = [
        ".........",
        ".........",
        ".........",
        "...X.OO..",
        "...XOXXO.",
        "...OX....",
        "...OX.OX.",
        "....OO...",
        ".........",
    ];
    assert_eq!(defend_both(board(9, &shared), ["E4", "G5"]), (Reading::Win, "E6".to_owned()));
}

/// Each string can be saved, each by a move of its own far from the other: both cannot.
#[test]
fn two_strings_far_apart_in_atari_are_not_both_saved() {
    let apart = [
        ".........",
        ".XO......",
        "XOO......",
        ".X.......",
        ".........",
        ".......X.",
        "......XO.",
        ".......X.",
        ".........",
    ];
    let found = defend_both(board(9, &apart), ["C7", "H3"]);
    assert_eq!(found.0, Reading::Win, "the first is not in danger");
    let apart = [
        ".........",
        ".X.......",
        "XO.......",
        ".X.......",
        ".........",
        ".......X.",
        "......XO.",
        ".......X.",
        ".........",
    ];
    assert_eq!(defend_both(board(9, &apart), ["B7", "H3"]).0, Reading::Loss);
}

/// Saving one string gives atari, so that the other is saved by the next move.
#[test]
fn a_threat_gains_the_move_that_saves_the_other() {
    let tempo = TEMPO;
    let mut drawn = board(9, &tempo);
    let pair = ["E3", "E5"].map(|name| at(&drawn, name));
    let mut reader = Reader::default();
    for string in pair {
        assert!(reading::attack(&mut reader, &mut drawn, string).reading.truth());
    }
    assert_eq!(defend_both(drawn, ["E3", "E5"]).0, Reading::Win);
}
