//! Drawn positions, each with what becomes of a dragon.

use crate::{
    answer::Status,
    board::{Board, Colour, Point},
    context::Context,
    databases::Databases,
    position::Dragon,
};

/// What is not drawn below is empty.
fn dragon(drawn: &[&str], at: Point) -> Dragon {
    let mut rows = drawn.to_vec();
    rows.resize(13, ".............");
    let mut context = Context::new(Board::from_diagram(rows).unwrap(), Colour::Black);
    context.analyse(&Databases::default());
    context.dragons().and_then(|dragons| dragons.get(at)).unwrap().clone()
}

/// The status, and where the dragon is attacked and defended.
fn verdict(drawn: &[&str], at: Point) -> (Status, Option<Point>, Option<Point>) {
    let dragon = dragon(drawn, at);
    (dragon.status, dragon.attack_point, dragon.defense_point)
}

const CORNER: Point = Point::at(1, 0);
const OUTER: &str = "XXXXXX.......";

#[test]
fn a_vital_point_kills_and_saves() {
    let middle = Some(Point::at(0, 1));
    let three = ["...OX........", "OOOOX........", OUTER];
    assert_eq!(verdict(&three, CORNER), (Status::Critical, middle, middle));
}

#[test]
fn two_eyes_live() {
    let two = [".O.OX........", "OOOOX........", OUTER];
    assert_eq!(verdict(&two, CORNER), (Status::Alive, None, None));
}

#[test]
fn a_false_eye_is_none() {
    let one = [".O.OX........", "OOOXX........", OUTER];
    assert_eq!(dragon(&one, CORNER).status, Status::Dead);
}

#[test]
fn who_can_run_either_way_lives() {
    let empty = ".............";
    let runs =
        [empty, empty, empty, "...X.........", empty, "...X.OO......", empty, "...X........."];
    assert_eq!(dragon(&runs, Point::at(5, 5)).status, Status::Alive);
}

/// The way to the stones outside is one point wide.
#[test]
fn who_can_be_cut_off_hangs_on_that() {
    let gap = Some(Point::at(1, 5));
    let drawn = ["XXXXXX.O.....", "X.OOO.OO.....", "XXXXXX.O.....", ".......O....."];
    let found = verdict(&drawn, Point::at(1, 2));
    assert_eq!(found, (Status::Critical, gap, gap));
}

#[test]
fn who_has_no_way_out_is_dead() {
    let shut = ["XXXXXX.......", "XOOO.X.......", "XXXXXX......."];
    assert_eq!(dragon(&shut, Point::at(1, 1)).status, Status::Dead);
}
