//! Eyes: shapes, read exactly, against a plain search on a real board and the well-known table; eye spaces and
//! topology on positions.

#[path = "eyes/plain.rs"]
mod plain;

use katachi_engine::{
    autohelper::AutoHelper,
    board::{Board, BoardSize, Colour, Point},
    context::Context,
    databases::Databases,
    position::eyes::{EyeShape, OutsideLiberties, ShapeCache, read_eyes},
};

fn shape(rows: &[&str]) -> EyeShape {
    EyeShape::from_diagram(rows).unwrap()
}

fn check(rows: &[&str], expected: &str) {
    assert_eq!(read_eyes(&shape(rows)).to_string(), expected, "\n{}", rows.join("\n"));
}

#[test]
fn shapes_in_the_open_have_the_values_of_the_table() {
    check(&["."], "1111");
    check(&[".."], "1111");
    check(&["..."], "1122");
    check(&["..", ". "], "1122");
    check(&["..", ".."], "1112");
    check(&[" . ", "..."], "1122");
    check(&["...."], "1222");
    check(&["...", ".  "], "1222");
    check(&[".. ", " .."], "1222");
    check(&["...", ".. "], "1122");
    check(&[" . ", "...", " . "], "1122");
    check(&[".....", ""], "2222");
    check(&[" ..", "...", " . "], "1122");
    check(&["...", "..."], "1222");
}

#[test]
fn margins_and_inner_stones_count() {
    check(&["!"], "0000");
    check(&["!."], "0011");
    check(&["!.."], "0111");
    check(&["!..."], "1112");
    check(&[".X."], "1111");
    check(&["X.X"], "2222");
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

#[test]
fn a_place_on_the_board_and_liberties_outside_make_a_difference() {
    let corner = shape(&["+---", "|...", "|..."]);
    let min = |outside| read_eyes(&corner.clone().with_outside(outside)).min;
    assert_eq!(min(OutsideLiberties::Many), 2, "alive");
    assert_eq!(min(OutsideLiberties::One), 1, "a ko, which who moves first wins");
    assert_eq!(min(OutsideLiberties::None), 1, "dead");

    let bent_in_corner = shape(&["+--", "|..", "|. ", "|. "]);
    let value = read_eyes(&bent_in_corner.with_outside(OutsideLiberties::None));
    assert_eq!((value.min, value.max), (1, 2));
}

#[test]
fn reading_agrees_with_play_on_a_board() {
    let mut random = plain::Random(1);
    let mut compared = 0;
    for _ in 0..250 {
        let Some(case) = plain::Case::random(&mut random) else { continue };
        let value = read_eyes(&case.shape());
        let plain = case.eyes();
        assert_eq!((value.min, value.max), (plain.min, plain.max), "{case}");
        if value.is_unsettled() {
            assert_eq!(case.points(value.attack_points), plain.attacks, "{case}");
            assert_eq!(case.points(value.defense_points), plain.defenses, "{case}");
        }
        compared += 1;
    }
    assert!(compared > 120, "only {compared} cases");
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

/// What the diagonals make of Black's eye at a point.
fn topology(context: &Context, row: usize, column: usize) -> f32 {
    let point = Point::at(row, column);
    context.eyes().unwrap().topology(Colour::Black, point).unwrap().value
}

/// From Martin Holters, "Optics improvement", on the mailing list of GNU Go.
const SHORT_OF_LIBERTIES: [&str; 4] = [".OX.OOOX.O", ".OXXXX.X.O", ".OOOO.XX.O", ".....OOOOO"];

#[test]
fn a_diagonal_that_costs_the_connection_counts_as_lost() {
    let context = analysed(&SHORT_OF_LIBERTIES);
    assert_eq!(black_eyes(&context, 1, 6), (1, 2));
    assert_eq!(topology(&context, 1, 6), 3.0);
}

#[test]
fn on_the_edge_it_does_not() {
    let context = analysed(&["XX.OX....", "O.XOX....", "OOXOX....", ".OXXX....", ".OOOOOO.."]);
    assert_eq!(topology(&context, 0, 2), 3.0, "two for the edge, one for the open diagonal");
}

#[test]
fn diagonals_make_eyes_half_or_false() {
    let half = analysed(&[".....", "..XXOO", "..X.X.", "..XX.O", "....."]);
    assert_eq!(topology(&half, 2, 3), 3.0);
    assert_eq!(black_eyes(&half, 2, 3), (0, 1));
    let points = half.eyes().unwrap().space(Colour::Black, Point::at(2, 3)).unwrap();
    assert_eq!(points.attack_point, Some(Point::at(3, 4)));
    assert_eq!(points.defense_point, Some(Point::at(3, 4)));

    let false_eye = analysed(&["....OOO", "..XXOOO", "..X.XXO", ".OOXXOO", ".OO.OO."]);
    assert_eq!(topology(&false_eye, 2, 3), 4.0);
    assert_eq!(black_eyes(&false_eye, 2, 3), (0, 0));
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
    let mut context = analysed(&SHORT_OF_LIBERTIES);
    let first = context.eyes().cloned();
    context.after(Colour::White, &[Point::at(5, 5), Point::at(6, 6)], |after| {
        after.analyse_eyes();
    });
    context.analyse_eyes();
    assert_eq!(context.eyes().cloned(), first);
}
