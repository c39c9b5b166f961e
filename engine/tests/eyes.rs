//! Eyes: shapes, read exactly, against a plain search on a real board and the well-known table; eye spaces and
//! topology on positions.

#[path = "eyes/plain/mod.rs"]
mod plain;
#[path = "eyes/table.rs"]
mod table;
#[path = "eyes/topology.rs"]
mod topology;

use std::ops::RangeInclusive;

use katachi_engine::{
    autohelper::AutoHelper,
    board::{Board, BoardSize, Colour, Point},
    context::Context,
    databases::Databases,
    position::eyes::{EyeShape, ShapeCache, read_eyes},
};
use plain::Place;

fn shape(rows: &[&str]) -> EyeShape {
    EyeShape::from_diagram(rows).unwrap()
}

fn check(rows: &[&str], expected: &str) {
    assert_eq!(read_eyes(&shape(rows)).to_string(), expected, "\n{}", rows.join("\n"));
}

#[test]
fn margins_count() {
    check(&["!"], "0000");
    check(&["!."], "0011");
    check(&["!.."], "0111");
    check(&["!..."], "1112");
    check(&["!  ", "...", "...!"], "1112");
}

/// The values were read to the end, with up to three million positions a shape.
#[test]
fn large_shapes_are_judged_as_reading_to_the_end_has_it() {
    check(&["!.....!", "  ...  "], "2222");
    check(&["!.!.!", "....."], "0112");
    check(&["...!", "....", "...!"], "1222");
    check(&["....", "....", "!..!"], "1222");
    check(&["!...!", "..X..", "!...!"], "0112");
    check(&["!!!!!", ".....", "!!!!!"], "0000");
    check(&["!...", "...!", "!..."], "0022");
}

/// Compares what is read with a plain search on a board.
fn compare(case: &plain::Case) {
    let value = read_eyes(&case.shape());
    let plain = case.eyes();
    assert_eq!((value.min, value.max), (plain.min, plain.max), "{case}");
    if value.is_unsettled() {
        assert_eq!(case.points(value.attack_points), plain.attacks, "{case}");
        assert_eq!(case.points(value.defense_points), plain.defenses, "{case}");
    }
}

#[test]
fn reading_agrees_with_play_on_a_board() {
    let mut random = plain::Random(1);
    let cases = (0..300).filter_map(|_| plain::Case::random(&mut random));
    assert!(cases.inspect(compare).count() > 120);
}

/// Compares shapes of these lengths at a place, every so-manieth, empty and with random stones; gives the number
/// of comparisons.
fn compare_shapes(place: Place, lens: RangeInclusive<usize>, every: usize) -> usize {
    let mut random = plain::Random(2);
    let shapes = lens.flat_map(|len| place.shapes(len)).step_by(every);
    let cases = shapes.flat_map(|cells| {
        let stones = plain::Case::with_random_stones(&cells, &mut random);
        plain::Case::without_stones(&cells).into_iter().chain(stones)
    });
    cases.inspect(compare).count()
}

#[test]
fn every_shape_in_the_open_is_read_as_it_plays() {
    assert_eq!(Place::Open.shapes(7).len(), 108, "the free heptominoes");
    assert!(compare_shapes(Place::Open, 1..=6, 1) > 100);
    assert!(compare_shapes(Place::Open, 7..=7, 2) > 100);
}

#[test]
fn shapes_on_the_side_are_read_as_they_play() {
    assert!(compare_shapes(Place::Side, 1..=5, 1) > 100);
    assert!(compare_shapes(Place::Side, 6..=7, 9) > 50);
}

#[test]
fn shapes_in_the_corner_are_read_as_they_play() {
    assert!(compare_shapes(Place::Corner, 1..=5, 1) > 50);
    assert!(compare_shapes(Place::Corner, 6..=7, 9) > 20);
}

#[test]
fn equal_graphs_share_what_has_been_read() {
    let mut cache = ShapeCache::default();
    for rows in [["..!", ".. "], ["!..", " .."], [".. ", "..!"]] {
        let shape = shape(&rows);
        let value = cache.value(&shape);
        assert_eq!(value, read_eyes(&shape));
    }
    assert_eq!(cache.len(), 1);
}

/// A position of which strings and eyes have been analysed, in the top-left corner of a board of 13 lines.
fn analysed(rows: &[&str]) -> Context {
    let board = Board::with_diagram(BoardSize::new(13).unwrap(), rows).unwrap();
    let mut context = Context::new(board, Colour::Black);
    context.analyse_strings(&Databases::default());
    context.analyse_eyes();
    context
}

/// The least and the greatest number of eyes of Black's space at a point.
fn black_eyes(context: &Context, row: usize, column: usize) -> (u8, u8) {
    let space = context.eyes().unwrap().space(Colour::Black, Point::at(row, column)).unwrap();
    (space.value.min, space.value.max)
}

#[test]
fn the_functions_answer_from_the_eyes_and_change_them() {
    let mut context = analysed(&[".....", "..XXOO", "..X.X.", "..XX.O", "....."]);
    let eye = [Point::at(2, 3)];
    assert!(context.eye(&eye) && context.proper_eye(&eye) && !context.marginal_eye(&eye));
    assert!(context.halfeye(&eye) && !context.false_eye(&eye));
    assert_eq!(context.max_eye_value(&eye), 1);
    assert_eq!(context.owl_topological_eye(&[Point::at(2, 3), Point::at(2, 2)]), 3.0);
    assert!(!context.obvious_false_oeye(&eye));

    context.remove_halfeye(&eye);
    assert!(!context.halfeye(&eye));
    assert_eq!(black_eyes(&context, 2, 3), (1, 1));

    context.remove_eyepoint(&eye);
    assert!(!context.eye(&eye));
    assert_eq!(context.max_eye_value(&eye), 0);
}

/// Two diagonals of the eye in the middle are held by stones that nobody captures: of Black's eye, and with the
/// colours exchanged of White's.
#[test]
fn by_two_lost_diagonals_an_eye_is_obviously_false() {
    let (eye, open) = ([Point::at(2, 3)], [Point::at(9, 9)]);
    let mut black = analysed(&["....OOO", "..XXOOO", "..X.XXO", ".OOXXOO", ".OO.OO."]);
    assert!(black.obvious_false_oeye(&eye) && black.false_eye(&eye));
    let mut white = analysed(&["....XXX", "..OOXXX", "..O.OOX", ".XXOOXX", ".XX.XX."]);
    assert!(white.obvious_false_xeye(&eye) && white.false_eye(&eye));
    for mut context in [black, white] {
        assert!(!context.obvious_false_oeye(&open) && !context.obvious_false_xeye(&open));
        assert!(!context.obvious_false_oeye(&[Point::PASS]));
    }
}

#[test]
fn a_margin_can_be_made_proper() {
    let mut context = analysed(&[".X.OO", ".XX.O", "...XO", "XXXXO", "OOOOO"]);
    let margin = [Point::at(1, 3)];
    assert!(context.marginal_eye(&margin));
    context.make_proper_eye(&margin);
    assert!(context.proper_eye(&margin) && !context.marginal_eye(&margin));
}

#[test]
fn eyes_are_a_function_of_the_position() {
    let mut context = analysed(&topology::SHORT_OF_LIBERTIES);
    let first = context.eyes().cloned();
    context.after(Colour::White, &[Point::at(5, 5), Point::at(6, 6)], |after| {
        after.analyse_eyes();
    });
    context.analyse_eyes();
    assert_eq!(context.eyes().cloned(), first);
}
