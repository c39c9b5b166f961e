//! The analysis of strings: what reading finds, what patterns add, what an action withdraws.

use katachi::{
    AutoHelper, Board, Colour, Context, Databases, Point, Reading, databases,
    game::sgf::GameRecord,
    reading::{self, Reader},
    runtime,
};

fn analysed(rows: &[&str], databases: &Databases) -> Context {
    let board = Board::from_diagram(rows).expect("a board");
    let mut context = Context::new(board, Colour::Black);
    context.analyse_strings(databases);
    context
}

/// A white stone in a ladder's first step.
const CAUGHT: [&str; 7] =
    [".......", ".XXX...", ".XO....", ".X.....", ".......", ".......", "......."];

#[test]
fn attack_and_defense_are_found() {
    let context = analysed(&CAUGHT, &databases());
    let strings = context.strings().expect("an analysis");
    let caught = strings.get(Point::at(2, 2)).expect("a string");
    assert_eq!((caught.size, caught.liberties), (1, 2));
    assert_eq!(caught.attack(), Reading::Win);
    assert!(caught.is_critical());
    let safe = strings.get(Point::at(1, 2)).expect("a string");
    assert_eq!(safe.attack(), Reading::Loss);
    assert!(safe.defenses.is_empty());
}

/// Every move that the analysis lists does what it says, on a board that it leaves as it was.
#[test]
fn listed_moves_work() {
    let record = GameRecord::load("games/19x19-01.sgf").expect("a record");
    for moves in [40, 80, 120] {
        let position = record.position(moves).expect("a position");
        let mut context = Context::new(position.board.clone(), position.to_move);
        context.analyse_strings(&databases());
        assert_eq!(context.board(), &position.board);
        let (mut reader, mut board) = (Reader::default(), position.board.clone());
        for string in context.strings().expect("an analysis").iter() {
            for mv in &string.attacks {
                let attack = reading::does_attack(&mut reader, &mut board, mv.point, string.origin);
                assert_eq!(attack, mv.reading, "attack on {:?} at {:?}", string.origin, mv.point);
            }
            for mv in &string.defenses {
                let defense =
                    reading::does_defend(&mut reader, &mut board, mv.point, string.origin);
                assert_eq!(defense, mv.reading, "defense of {:?} at {:?}", string.origin, mv.point);
            }
        }
    }
}

#[test]
fn patterns_add_moves() {
    let alone = analysed(&CAUGHT, &Databases::default());
    let helped = analysed(&CAUGHT, &databases());
    let at = Point::at(2, 2);
    let moves = |context: &Context| {
        context.strings().and_then(|it| it.get(at)).expect("a string").attacks.len()
    };
    assert!(moves(&helped) > moves(&alone));
}

#[test]
fn an_action_withdraws_an_attack() {
    let text = "kind attack\n\nPattern NotCaught\n\nOO\nOX\n?*\n\n:8,-\n\nOO\nOA\n?*\n\n>remove_attack(A)\n";
    let read = runtime::Reader::default().read_text("own.db", text);
    assert!(read.faults.is_empty(), "{:?}", read.faults);
    let withdrawn = analysed(&CAUGHT, &Databases::default().with("own", read.database));
    let string =
        withdrawn.strings().and_then(|it| it.get(Point::at(2, 2))).expect("a string").clone();
    assert_eq!(string.attack(), Reading::Loss);
    assert!(string.attacks.is_empty() && string.defenses.is_empty());
}

/// The black stone between two white ones can be captured below and be saved there; then it cuts to the left and to the
/// right.
#[test]
fn a_stone_that_would_cut_twice_is_a_potential_cutstone() {
    let empty = ".............";
    let mut rows = [empty; 13];
    (rows[1], rows[2], rows[3]) = ("....X...X....", "......O......", ".....OXO.....");
    let stone = Point::at(3, 6);
    let mut context = analysed(&rows, &databases());
    assert!(!context.potential_cutstone(&[stone]), "the patterns of connections are not asked yet");
    context.analyse(&databases());
    assert_eq!(context.strings().and_then(|it| it.get(stone)).expect("a string").cutstone2(), 2);
    assert!(context.potential_cutstone(&[stone]));
    assert!(!context.potential_cutstone(&[Point::at(2, 6)]), "it is in no danger");
}
