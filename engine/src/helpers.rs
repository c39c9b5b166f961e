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
///     "..X.X..",
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

/// Whether the move jumps out: it lies outside our own area and in no eye space.
pub fn jump_out_helper<H: AutoHelper + ?Sized>(found: &Match, helper: &mut H) -> bool {
    let at = [found.mv];
    !found.mv.is_pass() && !helper.oarea(&at) && !helper.eye(&at)
}

/// Whether the move jumps out and does not land in the opponent's area either.
pub fn jump_out_far_helper<H: AutoHelper + ?Sized>(found: &Match, helper: &mut H) -> bool {
    jump_out_helper(found, helper) && !helper.xarea(&[found.mv])
}

/// Whether the opponent has no stone yet, and no finished game is being scored.
pub fn high_handicap_helper<H: AutoHelper + ?Sized>(_: &Match, helper: &mut H) -> bool {
    helper.enemy_stones() == 0 && !helper.doing_scoring(&[])
}

/// Whether the opponent has no living dragon, so that a safe move may make sure of that; not while a finished game
/// is being scored.
pub fn reinforce_helper<H: AutoHelper + ?Sized>(found: &Match, helper: &mut H) -> bool {
    !helper.enemy_lives_somewhere()
        && !helper.doing_scoring(&[])
        && helper.safe_omove(&[found.mv]).truth()
}

/// Whether the move throws a stone in beside a string of two liberties and so puts it in atari, without capturing it
/// outright. What a second move would gain is noted: twice the size of the largest such string.
///
/// ```
/// use katachi_engine::{
///     board::{Board, Colour, Point}, context::Context, helpers::throw_in_atari_helper,
///     matching::{Match, Transformation},
/// };
/// let board = Board::from_diagram([
///     ".X.O.",
///     "OXXO.",
///     "OOO..",
///     ".....",
///     ".....",
/// ])?;
/// let (origin, mv) = (Point::at(0, 0), Point::at(0, 2));
/// let (pattern, transformation, side) = (0, Transformation::ALL[0], Colour::White);
/// let found = Match { pattern, transformation, side, origin, mv, anchor: origin };
/// let mut context = Context::new(board, Colour::White);
/// // It captures outright: that is an attack, and no threat.
/// assert!(!throw_in_atari_helper(&found, &mut context));
/// # Ok::<(), katachi_engine::board::DiagramError>(())
/// ```
pub fn throw_in_atari_helper<H: AutoHelper + ?Sized>(found: &Match, helper: &mut H) -> bool {
    let mv = found.mv;
    if mv.is_pass() || !helper.legal_omove(&[mv]) {
        return false;
    }
    let strings = helper.strings_to_throw_in(mv);
    let threatened = strings.into_iter().filter(|&string| {
        helper.oplay_lib(&[mv, string]) == 1 && !helper.does_attack(&[mv, string]).truth()
    });
    let largest = threatened.collect::<Vec<_>>().into_iter();
    let largest = largest.map(|string| helper.wormsize(&[string])).max();
    if let Some(size) = largest {
        helper.note_followup(2.0 * size as f32);
    }
    largest.is_some()
}

/// Whether the game is all but lost, so that even moves that should not work may be tried.
pub fn thrash_around_helper<H: AutoHelper + ?Sized>(_: &Match, helper: &mut H) -> bool {
    helper.is_all_but_lost()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::{Board, Colour},
        context::{Context, Occasion},
        databases::Databases,
        matching::Transformation,
    };

    /// White has the left, Black the right; White is O.
    const HALVES: [&str; 9] = [
        "...O.X...",
        "...O.X...",
        "...O.X...",
        "...O.X...",
        "...O.X...",
        "...O.X...",
        "...O.X...",
        "...O.X...",
        "...O.X...",
    ];

    fn analysed(rows: &[&str]) -> Context {
        let board = Board::from_diagram(rows).unwrap();
        Context::new(board, Colour::White).analysed(&Databases::default())
    }

    fn at(mv: Point) -> Match {
        let (pattern, transformation) = (0, Transformation::ALL[0]);
        Match { pattern, transformation, side: Colour::White, origin: mv, mv, anchor: mv }
    }

    #[test]
    fn jumps_leave_the_own_area() {
        let mut context = analysed(&HALVES);
        let (own, enemy) = (at(Point::at(4, 1)), at(Point::at(4, 7)));
        assert!(!jump_out_helper(&own, &mut context));
        assert!(!jump_out_far_helper(&enemy, &mut context));
        assert!(!jump_out_helper(&at(Point::PASS), &mut context));
    }

    #[test]
    fn an_opponent_without_stones_or_life_is_known() {
        let found = at(Point::at(4, 1));
        let mut context = analysed(&HALVES);
        assert!(!high_handicap_helper(&found, &mut context));
        assert!(!reinforce_helper(&found, &mut context));
        let mut alone = analysed(&["...", ".O.", "..."]);
        assert!(high_handicap_helper(&at(Point::at(0, 0)), &mut alone));
        let mut scored = alone.with_occasion(Occasion::Scoring);
        assert!(!high_handicap_helper(&at(Point::at(0, 0)), &mut scored));
    }

    #[test]
    fn a_game_is_lost_late_and_by_far() {
        let found = at(Point::at(4, 4));
        assert!(!thrash_around_helper(&found, &mut analysed(&HALVES)));
        let lost = ["OX.X.", "X.XX.", "XXXXX", "XX.XX", ".XXX."];
        assert!(thrash_around_helper(&found, &mut analysed(&lost)));
    }

    #[test]
    fn only_strings_of_two_liberties_are_thrown_in_at() {
        let mut context = analysed(&HALVES);
        assert!(!throw_in_atari_helper(&at(Point::at(0, 4)), &mut context));
        assert!(!throw_in_atari_helper(&at(Point::PASS), &mut context));
    }
}
