//! Attack threats that are known to be sente.

use std::collections::BTreeMap;

use crate::board::Point;

/// A move has at most so many targets; further ones are not registered.
pub const MOST_TARGETS: usize = 6;

/// Pairs of a move and a string that it threatens in sente, whatever the opponent could answer. Strings are
/// named by their first stones.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GoodThreats(BTreeMap<Point, Vec<Point>>);

impl GoodThreats {
    /// Registers a pair.
    ///
    /// ```
    /// use katachi_engine::{board::Point, moves::GoodThreats};
    /// let (mv, string) = (Point::at(2, 2), Point::at(3, 3));
    /// let mut threats = GoodThreats::default();
    /// threats.register(mv, string);
    /// assert!(threats.is_registered(mv, string) && !threats.is_registered(string, mv));
    /// ```
    pub fn register(&mut self, mv: Point, string: Point) {
        let targets = self.0.entry(mv).or_default();
        if targets.len() < MOST_TARGETS && !targets.contains(&string) {
            targets.push(string);
        }
    }

    /// Whether a pair is registered.
    pub fn is_registered(&self, mv: Point, string: Point) -> bool {
        self.0.get(&mv).is_some_and(|targets| targets.contains(&string))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_has_at_most_six_targets() {
        let mv = Point::at(9, 9);
        let mut threats = GoodThreats::default();
        for column in 0..8 {
            threats.register(mv, Point::at(0, column));
            threats.register(mv, Point::at(0, column));
        }
        let is_registered = |column| threats.is_registered(mv, Point::at(0, column));
        assert!((0..MOST_TARGETS).all(is_registered));
        assert!(!is_registered(MOST_TARGETS));
        assert!(!threats.is_registered(Point::at(9, 8), Point::at(0, 0)));
    }
}
