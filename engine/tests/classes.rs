//! The classes that speak of dragons: which statuses each accepts.

use katachi_engine::{
    answer::Status,
    board::{Board, Colour, Point},
    context::Context,
    databases::Databases,
    game::sgf::GameRecord,
    matching::{Class, Match, PatternData, Transformation},
};

const GAME: &str = include_str!("../../tests/games/19x19-03.sgf");

fn middle_game() -> Context {
    let record = GameRecord::read(GAME.as_bytes()).unwrap();
    let board = record.position(120).unwrap().board;
    let mut context = Context::new(board, Colour::Black);
    context.analyse(&Databases::default());
    context
}

/// A match of a pattern of one row on a stone and what lies to the right of it.
fn found(side: Colour, origin: Point) -> Match {
    let transformation = Transformation::new(0).unwrap();
    Match { pattern: 0, transformation, side, origin, mv: Point::PASS, anchor: origin }
}

fn pattern(rows: &'static str) -> PatternData {
    PatternData { rows: rows.to_owned().into(), ..PatternData::default() }
}

/// The manual's rule (9.2.1): O wants its own dragons alive or unknown, X the opponent's so or critical; o and x want
/// them dead or unknown.
#[test]
fn each_class_accepts_the_statuses_of_the_manual() {
    let context = middle_game();
    let table = [
        (Class::FriendAlive, true, [true, false, false, true]),
        (Class::FriendDead, true, [false, false, true, true]),
        (Class::EnemyAlive, false, [true, true, false, true]),
        (Class::EnemyDead, false, [false, false, true, true]),
    ];
    let order = [Status::Alive, Status::Critical, Status::Dead, Status::Unknown];
    let mut seen = [0; 4];
    for dragon in context.dragons().unwrap().iter() {
        let status = order.iter().position(|status| *status == dragon.status).unwrap();
        seen[status] += 1;
        for (class, is_own, accepted) in table {
            let side = if is_own { dragon.colour } else { dragon.colour.other() };
            let data = pattern(if is_own { "O" } else { "X" });
            let place = found(side, dragon.origin);
            let answer = context.dragons_are_as_wanted(class, &data, &place);
            assert_eq!(answer, Some(accepted[status]), "{class:?} of {:?}", dragon.status);
            let other = found(side.other(), dragon.origin);
            let answer = context.dragons_are_as_wanted(class, &data, &other);
            assert_eq!(answer, Some(true), "{class:?} is about stones of the other side");
        }
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

/// Every stone on an element counts, none on a `?`.
#[test]
fn one_stone_of_the_wrong_status_is_enough() {
    let rows = ["OX.....", ".......", "X......", ".......", ".......", "...O...", "......."];
    let mut context = Context::new(Board::from_diagram(rows).unwrap(), Colour::White);
    context.analyse(&Databases::default());
    let (dead, free) = (Point::at(0, 0), Point::at(5, 3));
    let status = |at| context.dragons().unwrap().get(at).unwrap().status;
    assert_eq!(status(dead), Status::Dead);
    assert_ne!(status(free), Status::Dead);
    let accepts = |rows| {
        let place = found(Colour::White, dead);
        context.dragons_are_as_wanted(Class::FriendAlive, &pattern(rows), &place).unwrap()
    };
    assert!(!accepts("O\n.\n.\n.\n.\n???O"));
    assert!(accepts("?\n?\n?\n?\n?\n???O"));
}

#[test]
fn without_analysis_nothing_is_known_of_dragons() {
    let board = Board::from_diagram(["O..", "...", "..."]).unwrap();
    let context = Context::new(board, Colour::White);
    let place = found(Colour::White, Point::at(0, 0));
    let answer = |class| context.dragons_are_as_wanted(class, &pattern("O"), &place);
    assert_eq!(answer(Class::FriendAlive), None);
    assert_eq!(answer(Class::Sacrifice), Some(true), "it speaks of no dragon");
}
