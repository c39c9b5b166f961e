//! The contract between patterns and an engine: the functions that constraints and actions call.

use crate::board::Point;
use crate::matching::Match;

/// Which match a constraint or an action is asked for.
///
/// Whoever drives a database announces each match before asking its constraint or action; functions
/// such as `value` or `add_cut_move` speak of it.
pub trait MatchScope {
    /// The match that the next calls are about, and the weight of its pattern (0 where it has none).
    fn enter(&mut self, found: &Match, weight: f32);
}

/// The functions of the pattern language, one method each, under the language's own names.
///
/// `O` is the side to move. A function of a fixed number of points takes an array of that length,
/// one of a sequence a slice.
pub trait AutoHelper: MatchScope {
    /// The number of liberties of the string.
    fn lib(&mut self, at: &[Point; 1]) -> i32;
}
