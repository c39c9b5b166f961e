//! What the constraint classes `O o X x s n` accept: the manual's rules (9.2.1), letter by letter.

use katachi_engine::{
    answer::Status,
    board::{Board, Colour, Point},
    context::Context,
    databases::Databases,
    game::sgf::GameRecord,
    matching::{Demand, Kind, Match, PatternData, Transformation},
};

const GAME: &str = include_str!("../../tests/games/19x19-03.sgf");

/// Positions of a game, analysed.
fn middle_games() -> impl Iterator<Item = Context> {
    let record = GameRecord::read(GAME.as_bytes()).unwrap();
    (60..=180).step_by(30).map(move |moves| {
        Context::new(record.position(moves).unwrap().board, Colour::Black)
            .analysed(&Databases::default())
    })
}

/// A match of a pattern of one row on a stone and what lies to the right of it.
fn found(side: Colour, origin: Point) -> Match {
    let transformation = Transformation::new(0).unwrap();
    Match { pattern: 0, transformation, side, origin, mv: Point::PASS, anchor: origin }
}

fn pattern(rows: &'static str) -> PatternData {
    PatternData { rows: rows.to_owned().into(), ..PatternData::default() }
}

/// O wants its own dragons alive or unknown, X the opponent's so or critical; o and x want them dead or unknown.
#[test]
fn each_class_accepts_the_statuses_of_the_manual() {
    let table = [
        (Demand::FriendAlive, true, [true, false, false, true]),
        (Demand::FriendDead, true, [false, false, true, true]),
        (Demand::EnemyAlive, false, [true, true, false, true]),
        (Demand::EnemyDead, false, [false, false, true, true]),
    ];
    let order = [Status::Alive, Status::Critical, Status::Dead, Status::Unknown];
    let mut seen = [0; 4];
    for mut context in middle_games() {
        let dragons: Vec<_> = context.dragons().unwrap().iter().cloned().collect();
        for dragon in dragons {
            let status = order.iter().position(|status| *status == dragon.status).unwrap();
            seen[status] += 1;
            for (demand, is_own, accepted) in table {
                let side = if is_own { dragon.colour } else { dragon.colour.other() };
                let data = pattern(if is_own { "O" } else { "X" });
                let place = found(side, dragon.origin);
                let answer = context.meets(demand, &data, &place);
                assert_eq!(answer, Some(accepted[status]), "{demand:?} of {:?}", dragon.status);
                let other = found(side.other(), dragon.origin);
                let answer = context.meets(demand, &data, &other);
                assert_eq!(answer, Some(true), "{demand:?} is about stones of the other side");
            }
        }
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

/// Every stone on an element counts, none on a `?`.
#[test]
fn one_stone_of_the_wrong_status_is_enough() {
    let rows = ["OX.....", ".......", "X......", ".......", ".......", "...O...", "......."];
    let mut context = Context::new(Board::from_diagram(rows).unwrap(), Colour::White)
        .analysed(&Databases::default());
    let (dead, free) = (Point::at(0, 0), Point::at(5, 3));
    let status = |at| context.dragons().unwrap().get(at).unwrap().status;
    assert_eq!(status(dead), Status::Dead);
    assert_ne!(status(free), Status::Dead);
    let mut accepts = |rows| {
        let place = found(Colour::White, dead);
        context.meets(Demand::FriendAlive, &pattern(rows), &place).unwrap()
    };
    assert!(!accepts("O\n.\n.\n.\n.\n???O"));
    assert!(accepts("?\n?\n?\n?\n?\n???O"));
}

#[test]
fn without_analysis_nothing_is_known_of_dragons() {
    let board = Board::from_diagram(["O..", "...", "..."]).unwrap();
    let mut context = Context::new(board, Colour::White);
    let place = found(Colour::White, Point::at(0, 0));
    assert_eq!(context.meets(Demand::FriendAlive, &pattern("O"), &place), None);
    let dead = PatternData { classes: "ox".into(), ..pattern("O") };
    assert!(context.classes_accept(Kind::Moves, &dead, &place), "its status is unknown");
}

/// Of a board with a single move of White's: which classes let a pattern of this kind with nothing but its move take
/// effect.
fn accepted(board: &Board, kind: Kind, mv: Point) -> Vec<&'static str> {
    let mut context = Context::new(board.clone(), Colour::White).analysed(&Databases::default());
    let place = Match { mv, ..found(Colour::White, mv) };
    let mut accepts = |classes: &'static str| {
        let data = PatternData { classes: classes.into(), ..pattern("*") };
        context.classes_accept(kind, &data, &place)
    };
    ["", "s", "n", "sn"].into_iter().filter(|classes| accepts(classes)).collect()
}

/// The same of a board as drawn.
fn accepted_on(rows: [&str; 5], mv: Point) -> Vec<&'static str> {
    accepted(&Board::from_diagram(rows).unwrap(), Kind::Moves, mv)
}

#[test]
fn a_stone_that_is_captured_at_once_is_a_sacrifice() {
    let corner = Point::at(0, 0);
    let atari = [".X...", "..X..", ".....", ".....", "....."];
    assert_eq!(accepted_on(atari, corner), ["s", "sn"], "X's own move there is safe");
    let suicide = [".X...", "X....", ".....", ".....", "....."];
    assert_eq!(accepted_on(suicide, corner), [""; 0], "it is not legal");
}

#[test]
fn n_wants_the_opponents_move_to_be_safe_too() {
    let open = [".....", ".....", ".....", ".....", "....."];
    assert_eq!(accepted_on(open, Point::at(2, 2)), ["", "s", "n", "sn"]);
    let tigers_mouth = [".O...", "O.O..", ".....", ".....", "....."];
    assert_eq!(accepted_on(tigers_mouth, Point::at(1, 1)), ["", "s"], "X is captured");
    let eye = [".O...", "OO...", ".....", ".....", "....."];
    assert_eq!(accepted_on(eye, Point::at(0, 0)), ["", "s"], "X may not play");
    let ko = [".XO..", "XO.O.", ".XO..", ".....", "....."];
    assert_eq!(
        accepted_on(ko, Point::at(1, 2)),
        ["", "s", "n", "sn"],
        "X is taken back by ko only"
    );
}

/// White takes the ko: its stone can be taken back, but only by ko.
#[test]
fn a_move_that_only_a_ko_captures() {
    let (taking, rows) = (Point::at(1, 2), [".OX..", "OX.X.", ".OX..", ".....", "....."]);
    let may_take = Board::from_diagram(rows).unwrap();
    assert_eq!(accepted(&may_take, Kind::Moves, taking), ["s", "sn"]);
    assert_eq!(accepted(&may_take, Kind::OwlAttack, taking), ["", "s", "n", "sn"]);
    let mut may_not = Board::from_diagram([".OX..", "O.OX.", ".OX..", ".....", "....."]).unwrap();
    may_not.play(Colour::Black, Point::at(1, 1)).unwrap();
    assert_eq!(accepted(&may_not, Kind::Moves, taking), ["s", "sn"], "the ko rule is set aside");
    assert_eq!(accepted(&may_not, Kind::OwlAttack, taking), ["s", "sn"]);
}

/// A string in atari that can run: class `O` wants it to be rescued, in databases of moves.
#[test]
fn a_critical_string_must_be_rescued() {
    let rows = [".....", ".X...", "XO...", ".X...", "....."];
    let mut context = Context::new(Board::from_diagram(rows).unwrap(), Colour::White);
    let mut accepts = |kind, classes: &'static str, rows, mv| {
        let data = PatternData { classes: classes.into(), ..pattern(rows) };
        context.classes_accept(kind, &data, &Match { mv, ..found(Colour::White, Point::at(2, 1)) })
    };
    let (running, elsewhere) = (Point::at(2, 2), Point::at(2, 4));
    assert!(accepts(Kind::Moves, "O", "O*", running));
    assert!(!accepts(Kind::Moves, "O", "O..*", elsewhere));
    assert!(accepts(Kind::Moves, "X", "O..*", elsewhere), "only class O asks for it");
    assert!(accepts(Kind::Moves, "O", "?..*", elsewhere), "it stands on no element");
    assert!(accepts(Kind::OwlDefense, "O", "O..*", elsewhere), "only in databases of moves");
}
