//! Hand-written helpers: what a pattern asks by name in the last field of its `:` line.
//!
//! A block that names one needs it in scope; databases read at run time find it in their registry.

use crate::{answer::Answer, autohelper::AutoHelper, board::Point, matching::Match};

/// Counts potential cuts, and accepts no match: if a string of X stands across a diagonal from `*`, between
/// two strings of O, can be captured but also saved, and X once it is saved could cut at `*`, then `*` is one more cut
/// round that string.
///
/// From two on the string is a potential cutting stone, which the function `potential_cutstone` tells.
///
/// ```
/// use katachi_engine::{
///     autohelper::AutoHelper, board::{Board, Colour, Point}, context::Context, databases::Databases,
///     helpers::cutstone2_helper, matching::{Match, Transformation},
/// };
/// // X is Black. If its stone is saved, it cuts on either side.
/// let board = Board::from_diagram([
///     ".......",
///     ".......",
///     "..OXO..",
///     "...O...",
///     ".......",
///     ".......",
///     ".......",
/// ])?;
/// let mut context = Context::new(board, Colour::White);
/// context.analyse_strings(&Databases::default());
/// let stone = Point::at(2, 3);
/// for mv in [Point::at(3, 2), Point::at(3, 4)] {
///     assert!(!context.potential_cutstone(&[stone]));
///     let found = Match {
///         pattern: 0,
///         transformation: Transformation::ALL[0],
///         side: Colour::White,
///         origin: stone,
///         mv,
///         anchor: stone,
///     };
///     assert!(!cutstone2_helper(&found, &mut context));
/// }
/// assert!(context.potential_cutstone(&[stone]));
/// # Ok::<(), katachi_engine::board::DiagramError>(())
/// ```
pub fn cutstone2_helper<H: AutoHelper + ?Sized>(found: &Match, helper: &mut H) -> bool {
    let cut = found.mv;
    if cut.is_pass() {
        return false;
    }
    for stone in cut.diagonals() {
        if parts_two_strings(cut, stone, helper)
            && helper.defend(&[stone]).truth()
            && helper.cuts_once_saved(cut, stone)
        {
            helper.note_potential_cut(cut, stone);
        }
    }
    false
}

/// Whether the stone is of X and the two vertices beside both it and the cut are of two strings of O.
fn parts_two_strings<H: AutoHelper + ?Sized>(cut: Point, stone: Point, helper: &mut H) -> bool {
    let beside = stone.neighbours();
    let mut between = cut.neighbours().into_iter().filter(|point| beside.contains(point));
    let (Some(one), Some(other)) = (between.next(), between.next()) else { return false };
    helper.x_somewhere(&[stone])
        && helper.o_somewhere(&[one])
        && helper.o_somewhere(&[other])
        && !helper.same_string(&[one, other])
}
