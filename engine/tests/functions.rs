//! The functions of the language that need no more than the board, on drawn boards.
//!
//! Black (`X` in the drawings) is the opponent unless said otherwise, so that a drawing reads like a
//! pattern's.

use katachi_engine::{
    autohelper::{AutoHelper, MatchScope},
    board::{Board, BoardSize, Colour, POINTS, Point},
    context::Context,
    dispatch,
    matching::{Match, Transformation},
};

const NOWHERE: Point = Point::PASS;

/// A drawn board.
fn board(diagram: &str) -> Board {
    let board: Board = diagram.parse().unwrap();
    assert_eq!(board.check(), Ok(()));
    board
}

/// The context of a drawing, White (`O`) to move.
fn drawn(diagram: &str) -> Context {
    Context::new(board(diagram), Colour::White)
}

fn at(row: usize, column: usize) -> Point {
    Point::at(row, column)
}

fn a_match(side: Colour) -> Match {
    Match {
        pattern: 0,
        transformation: Transformation::ALL[0],
        side,
        origin: at(0, 0),
        mv: Point::PASS,
        anchor: Point::PASS,
    }
}

#[test]
fn lib_counts_liberties() {
    let mut context = drawn(
        "
        XX...
        O.O..
        .....
        .....
        ....X
    ",
    );
    assert_eq!(context.lib(&[at(0, 0)]), 2);
    assert_eq!(context.lib(&[at(0, 1)]), 2);
    assert_eq!(context.lib(&[at(1, 0)]), 2);
    assert_eq!(context.lib(&[at(1, 2)]), 4);
    assert_eq!(context.lib(&[at(4, 4)]), 2);
    assert_eq!(context.lib(&[at(3, 3)]), 0);
    assert_eq!(context.lib(&[NOWHERE]), 0);
}

/// The drawing of GNU Go's manual.
#[test]
fn higher_liberties_are_those_of_the_manual() {
    let mut context = drawn(
        "
        .XX....
        XO.....
        XO.....
        .......
        .X.X...
        .......
        .......
    ",
    );
    let string = [at(2, 1)];
    assert_eq!(context.lib(&string), 3);
    assert_eq!(context.lib2(&string), 3);
    assert_eq!(context.lib3(&string), 2);
    assert_eq!(context.lib4(&string), 4);
    assert_eq!(context.lib2(&[at(3, 3)]), 0);
    assert_eq!(context.lib4(&[NOWHERE]), 0);
}

#[test]
fn no_way_leads_between_two_enemy_stones() {
    let mut context = drawn(
        "
        ..X....
        ...O...
        ..X....
        .......
        .......
        .......
        .......
    ",
    );
    assert_eq!(context.lib(&[at(1, 3)]), 4);
    let free = context.lib2(&[at(1, 3)]);
    assert_eq!(context.after(Colour::White, &[at(6, 6)], |after| after.lib2(&[at(1, 3)])), free);
    assert!(free <= 6);
}

#[test]
fn xlib_and_olib_count_liberties_of_a_play() {
    let mut context = drawn(
        "
        .OX..
        X.X..
        O....
        .O...
        .....
    ",
    );
    // X joins three strings.
    assert_eq!(context.xlib(&[at(1, 1)]), 5);
    // In the corner each side joins one stone, and both keep the liberty at b4 only.
    assert_eq!(context.olib(&[at(0, 0)]), 1);
    assert_eq!(context.xlib(&[at(0, 0)]), 1);
    assert_eq!(context.olib(&[at(4, 4)]), 2);
    assert_eq!(context.olib(&[at(0, 1)]), 0, "a stone is there");
    assert_eq!(context.xlib(&[NOWHERE]), 0);
}

#[test]
fn captures_give_liberties() {
    let mut context = drawn(
        "
        .XO.
        OOX.
        ....
        ....
    ",
    );
    // X takes c4, which becomes a liberty.
    assert_eq!(context.xlib(&[at(0, 3)]), 2);
    let mut context = drawn(
        "
        .XO.
        XXO.
        OOO.
        ....
    ",
    );
    // O takes the three stones, X fills its last liberty.
    assert_eq!(context.olib(&[at(0, 0)]), 2);
    assert_eq!(context.xlib(&[at(0, 0)]), 0);
}

#[test]
fn approximations_are_never_above() {
    let mut context = drawn(
        "
        .XO.X
        XXO.O
        OOO..
        ..X.X
        ...X.
    ",
    );
    for point in BoardSize::new(5).unwrap().points() {
        assert!(context.approx_xlib(&[point]) <= context.xlib(&[point]), "{point:?}");
        assert!(context.approx_olib(&[point]) <= context.olib(&[point]), "{point:?}");
    }
    assert_eq!(context.approx_olib(&[at(3, 0)]), context.olib(&[at(3, 0)]));
    assert_eq!(context.approx_olib(&[at(0, 0)]), 0, "captures are not counted");
    assert_eq!(context.approx_xlib(&[at(0, 1)]), 0);
    assert_eq!(context.approx_olib(&[NOWHERE]), 0);
}

#[test]
fn legal_moves_obey_suicide_and_ko() {
    let mut board = board(
        "
        .XO..
        X.XO.
        .XO..
        .O.O.
        ..O..
    ",
    );
    board.play(Colour::White, at(1, 1)).unwrap();
    assert_eq!(board.ko(), Some(at(1, 2)));
    let mut context = Context::new(board, Colour::White);
    assert!(!context.legal_xmove(&[at(1, 2)]), "the ko was just taken");
    assert!(context.legal_omove(&[at(1, 2)]));
    assert!(!context.legal_xmove(&[at(3, 2)]), "suicide");
    assert!(context.legal_omove(&[at(3, 2)]));
    assert!(!context.legal_xmove(&[at(0, 1)]), "occupied");
    assert!(!context.legal_omove(&[NOWHERE]));
    assert!(context.legal_xmove(&[at(4, 4)]));
}

#[test]
fn suicide_is_asked_for_either_side() {
    let mut context = drawn(
        "
        .O..
        O...
        ..XX
        ..X.
    ",
    );
    assert!(context.x_suicide(&[at(0, 0)]));
    assert!(!context.o_suicide(&[at(0, 0)]));
    assert!(context.o_suicide(&[at(3, 3)]));
    assert!(!context.x_suicide(&[at(3, 3)]));
    assert!(!context.x_suicide(&[at(0, 1)]) && !context.x_suicide(&[NOWHERE]));
}

#[test]
fn capturing_is_no_suicide() {
    let mut context = drawn(
        "
        .OX.
        OX..
        X...
        ....
    ",
    );
    // O at a4 fills its own last liberty; X there takes both.
    assert!(context.o_suicide(&[at(0, 0)]));
    assert!(!context.x_suicide(&[at(0, 0)]));
    assert!(context.x_captures_something(&[at(0, 0)]));
    assert!(!context.o_captures_something(&[at(0, 0)]));
    assert!(!context.x_captures_something(&[at(3, 3)]));
    assert!(!context.x_captures_something(&[at(0, 1)]), "a stone is there");
    assert!(!context.x_captures_something(&[NOWHERE]));
}

#[test]
fn a_ko_is_its_stone_and_its_point() {
    let mut context = drawn(
        "
        .XO..
        X.XO.
        .XO..
        ..OX.
        .....
    ",
    );
    assert!(context.ko(&[at(1, 1)]), "where it is taken");
    assert!(context.ko(&[at(1, 2)]), "what is taken");
    assert!(!context.ko(&[at(0, 1)]));
    assert!(!context.ko(&[at(4, 4)]));
    assert!(!context.ko(&[NOWHERE]));
    // A snapback is no ko: two stones are taken.
    let mut context = drawn(
        "
        .OX
        OOX
        XX.
    ",
    );
    assert!(!context.ko(&[at(0, 0)]) && !context.ko(&[at(0, 1)]));
    // Nor where taking leaves the taker with a second liberty.
    let mut context = drawn(
        "
        ..XO.
        X.XO.
        .X.O.
        ..O..
        .....
    ",
    );
    assert!(!context.ko(&[at(1, 1)]) && !context.ko(&[at(1, 2)]));
}

#[test]
fn a_ko_on_the_edge() {
    let mut context = drawn(
        "
        XO..
        .X..
        X...
        ....
    ",
    );
    assert_eq!(context.olib(&[at(1, 0)]), 1);
    assert!(context.ko(&[at(1, 0)]) && context.ko(&[at(0, 0)]));
}

#[test]
fn play_lib_plays_by_turns() {
    let mut context = drawn(
        "
        .....
        ..O..
        .....
        .....
        .....
    ",
    );
    let stone = at(1, 2);
    assert_eq!(context.oplay_lib(&[stone]), 4, "no moves, only the target");
    assert_eq!(context.oplay_lib(&[at(2, 2), stone]), 6);
    assert_eq!(context.xplay_lib(&[at(2, 2), stone]), 3);
    assert_eq!(context.xplay_lib(&[at(2, 2), at(1, 3), stone]), 5);
    assert_eq!(context.xplay_lib(&[at(2, 2), NOWHERE, at(1, 3), stone]), 2, "O plays elsewhere");
    assert_eq!(context.xplay_lib(&[at(2, 2), at(4, 4)]), 0, "no stone is there");
    assert_eq!(context.xplay_lib(&[at(2, 2), NOWHERE]), 0);
    assert_eq!(context.oplay_lib(&[]), 0);
    assert_eq!(context.board().move_count(), 0);
}

#[test]
fn play_lib_leaves_out_illegal_moves() {
    let mut context = drawn(
        "
        .O...
        O....
        .....
        ..X..
        .....
    ",
    );
    // X at a5 is suicide; O's next move and then X's are played as if nothing had happened.
    assert_eq!(context.xplay_lib(&[at(0, 0), at(3, 1), at(3, 3), at(3, 2)]), 5);
    // An occupied point, a padding point and a point off this board are illegal too.
    assert_eq!(context.xplay_lib(&[at(0, 1), at(0, 5), at(9, 9), at(0, 1)]), 3);
}

#[test]
fn play_lib_of_a_captured_string_is_none() {
    let mut context = drawn(
        "
        .XO.
        ..X.
        ....
        ....
    ",
    );
    assert_eq!(context.xplay_lib(&[at(0, 3), at(0, 2)]), 0);
    assert_eq!(context.oplay_lib(&[at(0, 3), at(0, 2)]), 1);
}

#[test]
fn strings_are_compared_and_measured() {
    let mut context = drawn(
        "
        XX.O
        .X.O
        X..X
        ....
    ",
    );
    assert!(context.same_string(&[at(0, 0), at(1, 1)]));
    assert!(context.same_worm(&[at(0, 0), at(0, 0)]));
    assert!(!context.same_string(&[at(0, 0), at(2, 0)]));
    assert!(!context.same_string(&[at(0, 3), at(2, 3)]));
    assert!(!context.same_string(&[at(0, 2), at(0, 2)]), "no stone");
    assert!(!context.same_worm(&[at(0, 0), NOWHERE]) && !context.same_worm(&[NOWHERE; 2]));
    assert_eq!(context.wormsize(&[at(1, 1)]), 3);
    assert_eq!(context.wormsize(&[at(1, 2)]), 0);
    assert_eq!(context.wormsize(&[NOWHERE]), 0);
}

#[test]
fn somewhere_asks_any_of_the_points() {
    let mut context = drawn(
        "
        X.O
        ...
        ...
    ",
    );
    let (black, empty, white) = (at(0, 0), at(0, 1), at(0, 2));
    assert!(context.x_somewhere(&[empty, black]));
    assert!(!context.x_somewhere(&[empty, white]));
    assert!(context.o_somewhere(&[white]));
    assert!(!context.o_somewhere(&[black, empty, NOWHERE]));
    assert!(!context.o_somewhere(&[]) && !context.x_somewhere(&[]));
}

#[test]
fn along_the_edge_the_first_stone_is_seen() {
    let mut context = drawn(
        "
        O....X..
        X.......
        ........
        O.......
        ........
        ........
        ........
        .......O
    ",
    );
    assert!(context.x_visible_along_edge(&[at(0, 2), at(0, 3)]));
    assert!(!context.o_visible_along_edge(&[at(0, 2), at(0, 3)]));
    assert!(context.o_visible_along_edge(&[at(0, 3), at(0, 2)]));
    // The first point is not looked at, what lies between the two is.
    assert!(context.x_visible_along_edge(&[at(0, 0), at(1, 0)]));
    assert!(context.x_visible_along_edge(&[at(0, 0), at(3, 0)]));
    assert!(context.o_visible_along_edge(&[at(1, 0), at(2, 0)]));
    assert!(context.o_visible_along_edge(&[at(3, 7), at(4, 7)]));
    // To the end of the board there is nothing.
    assert!(!context.o_visible_along_edge(&[at(4, 0), at(5, 0)]));
    assert!(!context.x_visible_along_edge(&[at(4, 0), at(5, 0)]));
    // No direction.
    for pair in [[at(0, 2); 2], [at(0, 2), at(1, 3)], [NOWHERE, at(0, 0)], [at(0, 0), NOWHERE]] {
        assert!(!context.x_visible_along_edge(&pair) && !context.o_visible_along_edge(&pair));
    }
}

#[test]
fn a_single_stone_on_the_first_line_is_not_vital() {
    let mut context = drawn(
        "
        X..OO
        .....
        ..X..
        .....
        .....
    ",
    );
    assert!(!context.vital_chain(&[at(0, 0)]));
    assert!(context.vital_chain(&[at(0, 3)]));
    assert!(context.vital_chain(&[at(2, 2)]));
    assert!(!context.vital_chain(&[at(1, 1)]) && !context.vital_chain(&[NOWHERE]));
}

#[test]
fn bent_four_is_in_the_corner() {
    let mut context = drawn(
        "
        XXX..
        X....
        .....
        ....O
        ..OOO
    ",
    );
    assert!(context.bent_four_helper(&[at(0, 2)]));
    assert!(context.bent_four_helper(&[at(1, 0)]));
    assert!(context.bent_four_helper(&[at(4, 4)]));
    let mut context = drawn(
        "
        XXXX.
        .....
        O...X
        OO..X
        O...X
    ",
    );
    assert!(!context.bent_four_helper(&[at(0, 0)]), "not bent");
    assert!(!context.bent_four_helper(&[at(3, 1)]), "not in the corner");
    assert!(!context.bent_four_helper(&[at(3, 4)]), "three stones");
    assert!(!context.bent_four_helper(&[at(4, 2)]) && !context.bent_four_helper(&[NOWHERE]));
}

#[test]
fn mirror_go_is_broken_by_white_without_komi() {
    let mirrored = "
        X...O..
        .O..X..
        ..X....
        ...X...
        ....O..
        ..O..X.
        ..X...O
    ";
    let centre = at(3, 3);
    let mut context = drawn(mirrored);
    assert!(context.break_mirror_helper(&[centre]));
    assert!(!context.break_mirror_helper(&[at(2, 2)]) && !context.break_mirror_helper(&[NOWHERE]));
    context.enter(&a_match(Colour::Black), 0.0);
    assert!(!context.break_mirror_helper(&[centre]), "we are Black");
    let mut context = drawn(mirrored).with_komi(6.5);
    assert!(!context.break_mirror_helper(&[centre]), "White has komi");
    let lopsided = mirrored.replace("..X...O", "..X....");
    assert!(!drawn(&lopsided).break_mirror_helper(&[centre]), "not symmetric");
    let thinned = lopsided.replace("X...O..", "....O..");
    assert!(!drawn(&thinned).break_mirror_helper(&[centre]), "nine stones are too few");
    let mut context = drawn("X.\n.O");
    assert!(!context.break_mirror_helper(&[at(1, 1)]), "no centre point");
}

#[test]
fn value_is_the_weight_of_the_match() {
    let mut context = drawn("X.\n..");
    assert_eq!(context.value(&[]), 0.0);
    context.enter(&a_match(Colour::Black), 35.5);
    assert_eq!(context.value(&[]), 35.5);
    let board = context.board().clone();
    context.reset(&board, Colour::White);
    assert_eq!(context.value(&[]), 0.0);
}

#[test]
fn o_is_the_side_of_the_match() {
    let mut context = drawn("X.\n..");
    assert!(context.x_somewhere(&[at(0, 0)]));
    context.enter(&a_match(Colour::Black), 0.0);
    assert!(context.o_somewhere(&[at(0, 0)]) && !context.x_somewhere(&[at(0, 0)]));
    assert_eq!(context.to_move(), Colour::White);
    assert_eq!(context.found(), Some(&a_match(Colour::Black)));
}

#[test]
fn any_points_at_all_are_answered() {
    let mut context = drawn(
        "
        .XO.X
        XXO.O
        OOO..
        ..X.X
        ...X.
    ",
    );
    let before = context.board().clone();
    let all: Vec<Point> = (0..POINTS).filter_map(Point::from_index).collect();
    for entry in dispatch::FUNCTIONS {
        for (index, &point) in all.iter().enumerate() {
            let points: Vec<Point> = (0..entry.points.unwrap_or(7))
                .map(|step| if step == 0 { point } else { all[(index * 7 + step * 31) % POINTS] })
                .collect();
            (entry.call)(&mut context, &points);
        }
        assert!(*context.board() == before && context.board().check().is_ok(), "{}", entry.name);
    }
}
