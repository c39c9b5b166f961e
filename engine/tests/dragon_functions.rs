//! The functions of the language that ask about dragons.

use katachi_engine::{
    answer::Status,
    autohelper::AutoHelper,
    board::{Board, Colour, Point},
    context::Context,
    databases::Databases,
    game::sgf::GameRecord,
    position::Dragon,
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

fn drawn(rows: &[&str], to_move: Colour) -> Context {
    Context::new(Board::from_diagram(rows).unwrap(), to_move)
}

const GAME: &str = include_str!("../../tests/games/19x19-03.sgf");

/// A position with dragons of every status.
fn middle_game() -> Context {
    let record = GameRecord::read(GAME.as_bytes()).unwrap();
    Context::new(record.position(120).unwrap().board, Colour::Black).analysed(&Databases::default())
}

#[test]
fn the_functions_answer_what_is_known_of_a_dragon() {
    let mut context = middle_game();
    let dragons: Vec<Dragon> = context.dragons().unwrap().iter().cloned().collect();
    for dragon in &dragons {
        for stone in dragon.stones.iter().map(|stone| [stone]) {
            let status = dragon.status;
            assert_eq!(context.status(&stone), status);
            assert_eq!(context.alive(&stone), status == Status::Alive);
            assert_eq!(context.unknown(&stone), status == Status::Unknown);
            assert_eq!(context.critical(&stone), status == Status::Critical);
            assert_eq!(context.dead(&stone), status == Status::Dead);
            assert_eq!(context.genus(&stone), i32::from(dragon.genus.min));
            assert_eq!(context.weakness(&stone), dragon.weakness);
            assert_eq!(context.weak(&stone), dragon.weakness > 0.4);
            assert_eq!(context.dragonsize(&stone), dragon.size() as i32);
            assert_eq!(context.effective_size(&stone), dragon.effective_size);
            assert_eq!(context.is_surrounded(&stone), dragon.surroundings.status as i32);
            for other in dragons.iter().map(|other| other.origin) {
                assert_eq!(context.same_dragon(&[stone[0], other]), other == dragon.origin);
            }
        }
    }
    let stones: i32 = dragons.iter().map(|dragon| dragon.size() as i32).sum();
    let on_board: usize = Colour::ALL.iter().map(|it| context.board().stones(*it).len()).sum();
    assert_eq!(stones as usize, on_board, "each stone is of one dragon");
}

#[test]
fn the_effective_sizes_share_out_the_board() {
    let rows = ["..XO...", "..XO...", "..XO...", "..XO...", "..XO...", "..XO...", "..XO..."];
    let mut context = drawn(&rows, Colour::Black);
    assert_eq!(context.effective_size(&[Point::at(0, 2)]), 0.0, "nothing is known yet");
    context.analyse(&Databases::default());
    let mut size = |column| context.effective_size(&[Point::at(0, column)]);
    assert_eq!((size(2), size(3)), (7.0 + 14.0 / 2.0, 7.0 + 21.0 / 2.0));
}

#[test]
fn where_no_stone_is_nothing_is_known() {
    let mut context = middle_game();
    let empty = context.board().empties().first().unwrap();
    for nowhere in [empty, Point::PASS].map(|point| [point]) {
        assert_eq!(context.status(&nowhere), Status::Unknown);
        assert!(context.unknown(&nowhere));
        assert!(!context.alive(&nowhere) && !context.critical(&nowhere) && !context.dead(&nowhere));
        assert!(!context.weak(&nowhere));
        assert_eq!((context.genus(&nowhere), context.weakness(&nowhere)), (0, 0.0));
        assert_eq!((context.dragonsize(&nowhere), context.effective_size(&nowhere)), (0, 0.0));
        assert_eq!(context.is_surrounded(&nowhere), 0);
        assert_eq!(context.surround_map(&[nowhere[0], empty]), -1);
    }
}

/// Of six stones with two eyes: alive, with two eyes whoever plays, and not weak.
#[test]
fn two_eyes_live() {
    let rows = [
        ".X.XO....",
        "XXXXO....",
        "OOOO.....",
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
    ];
    let mut context = drawn(&rows, Colour::White);
    context.analyse(&Databases::default());
    let stone = [Point::at(0, 1)];
    assert!(context.alive(&stone) && !context.weak(&stone));
    assert_eq!((context.genus(&stone), context.dragonsize(&stone)), (2, 6));
    assert_eq!(context.weakness(&stone), 0.0);
}

#[test]
fn the_dead_do_not_live_anywhere() {
    let rows = ["OX.....", ".......", "X......", ".......", ".......", "...O...", "......."];
    let mut context = drawn(&rows, Colour::White);
    let [dead, free, enemy, empty] =
        [Point::at(0, 0), Point::at(5, 3), Point::at(2, 0), Point::at(6, 6)];
    assert!(context.o_alive_somewhere(&[dead]), "as long as nothing is known, it may live");
    context.analyse(&Databases::default());
    assert!(!context.o_alive_somewhere(&[dead, empty, enemy]));
    assert!(context.o_somewhere(&[dead, empty, enemy]));
    assert!(context.o_alive_somewhere(&[dead, free]));
    assert!(context.x_alive_somewhere(&[dead, enemy]));
    assert!(!context.x_alive_somewhere(&[dead, free, empty]));
}

/// Three stones hold one from below; with a fourth above they surround it.
#[test]
fn a_last_stone_surrounds() {
    let (empty, below, under) = (".............", "....X...X....", "......X......");
    let stone_row = "......O......";
    let mut rows = [empty; 13];
    (rows[6], rows[7], rows[9]) = (stone_row, below, under);
    let mut context = drawn(&rows, Colour::Black);
    let (stone, last) = (Point::at(6, 6), Point::at(4, 6));
    assert!(!context.does_surround(&[last, stone]), "nothing is known yet");
    context.analyse(&Databases::default());
    assert_eq!(context.is_surrounded(&[stone]), 0);
    assert_eq!(context.surround_map(&[stone, last]), -1);
    assert!(context.does_surround(&[last, stone]));
    assert!(!context.does_surround(&[Point::at(12, 12), stone]), "far away");
    rows[4] = under;
    let mut closed = drawn(&rows, Colour::Black);
    closed.analyse(&Databases::default());
    assert_eq!(closed.is_surrounded(&[stone]), 1);
    assert!(!closed.does_surround(&[Point::at(5, 6), stone]), "it is surrounded already");
    let map = [Point::at(5, 6), Point::at(3, 6), Point::at(0, 0)];
    assert_eq!(map.map(|point| closed.surround_map(&[stone, point])), [1, 2, 0]);
}

/// The manual's shape: the stone in the middle is joined above or below, to what is larger.
const THREE: [&str; 7] =
    [".......", "..O.X..", ".X.OX..", "..O....", "..O....", ".......", "......."];

#[test]
fn the_middle_is_joined_to_the_larger() {
    let (above, middle, below) = (Point::at(1, 2), Point::at(2, 3), Point::at(3, 2));
    let mut context = drawn(&THREE, Colour::White);
    context.analyse_connections(&Databases::default());
    context.amalgamate_most_valuable(&[above, middle, below]);
    assert!(context.same_dragon(&[middle, below]) && !context.same_dragon(&[middle, above]));
    context.amalgamate(&[middle, above]);
    assert!(context.same_dragon(&[above, below]));
    context.amalgamate(&[middle, Point::at(1, 4)]);
    assert_eq!(context.dragonsize(&[middle]), 4, "stones of two colours are never joined");
}

#[test]
fn the_helper_leaves_alone_what_is_joined() {
    let (above, middle, below) = (Point::at(1, 2), Point::at(2, 3), Point::at(3, 2));
    let mut context = drawn(&THREE, Colour::White);
    context.analyse_connections(&Databases::default());
    context.amalgamate(&[middle, above]);
    context.amalgamate_most_valuable_helper(&[above, middle, below]);
    assert!(!context.same_dragon(&[middle, below]));
    let mut context = drawn(&THREE, Colour::White);
    context.analyse_connections(&Databases::default());
    context.amalgamate_most_valuable_helper(&[above, middle, below]);
    assert!(context.same_dragon(&[middle, below]));
}

#[test]
fn a_capture_by_ko_is_nothing_to_build_on() {
    let ko = [".XO..", "XO.O.", ".XO..", ".....", "....."];
    let mut context = drawn(&ko, Colour::Black);
    context.analyse_strings(&Databases::default());
    assert!(context.distrust_tactics_helper(&[Point::at(1, 1)]));
    let atari = ["OX.....", ".......", ".......", ".......", "...X...", ".......", "......."];
    let mut context = drawn(&atari, Colour::Black);
    context.analyse_strings(&Databases::default());
    assert!(!context.distrust_tactics_helper(&[Point::at(0, 0)]), "it is taken at once");
    assert!(!context.distrust_tactics_helper(&[Point::at(4, 3)]), "it is not captured at all");
    assert!(!context.distrust_tactics_helper(&[Point::PASS]));
}
