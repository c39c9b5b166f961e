//! The functions of the language that ask about dragons.

use katachi_engine::{
    autohelper::AutoHelper,
    board::{Board, Colour, Point},
    context::Context,
    databases::Databases,
};

/// Two moves in a row save the corner's stone: out of the atari, and on.
#[test]
fn a_dead_dragon_may_have_aji() {
    let rows = [
        "OX.......",
        ".........",
        "X........",
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
    ];
    let board = Board::from_diagram(rows).unwrap();
    let mut context = Context::new(board, Colour::White);
    let corner = Point::at(0, 0);
    assert!(!context.has_aji(&[corner]), "nothing is known yet");
    context.analyse(&Databases::default());
    assert!(context.dead(&[corner]));
    let threatens = !context.defense_threats(corner).is_empty();
    assert_eq!(context.has_aji(&[corner]), threatens);
    assert!(!context.has_aji(&[Point::at(0, 1)]), "it is not dead");
    assert!(!context.has_aji(&[Point::at(4, 4)]) && !context.has_aji(&[Point::PASS]));
}

#[test]
fn strings_that_share_a_diagonal_cannot_be_disconnected() {
    let rows = [".......", ".......", "..O....", "...O...", ".......", ".......", "....O.."];
    let board = Board::from_diagram(rows).unwrap();
    let mut context = Context::new(board, Colour::Black);
    assert!(!context.disconnect_helper(&[Point::at(2, 2), Point::at(3, 3)]));
    assert!(context.disconnect_helper(&[Point::at(3, 3), Point::at(6, 4)]));
    assert!(!context.disconnect_helper(&[Point::at(0, 0), Point::at(3, 3)]), "no stone");
}
