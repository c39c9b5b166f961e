//! Moves that are definitely better than others.

use std::collections::BTreeMap;

use crate::board::Point;

/// Which move replaces which: whatever speaks for the one is said of the other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Replacements(BTreeMap<Point, Point>);

impl Replacements {
    /// From now on one move is replaced by another. Whether the rule was taken: not where it would close a
    /// circle, nor where the move is replaced by yet another already.
    ///
    /// ```
    /// use katachi_engine::{board::Point, moves::Replacements};
    /// let [a, b, c] = [0, 1, 2].map(|column| Point::at(0, column));
    /// let mut rules = Replacements::default();
    /// assert!(rules.add(a, b) && rules.add(b, c));
    /// assert_eq!(rules.replaced(a), c);
    /// assert!(!rules.add(c, a), "no circles");
    /// ```
    pub fn add(&mut self, worse: Point, better: Point) -> bool {
        if worse.is_pass() || better.is_pass() || self.replaced(better) == worse {
            return false;
        }
        if self.0.contains_key(&worse) {
            return false;
        }
        self.0.insert(worse, better);
        true
    }

    /// What is played in place of a move at the end of all rules: the move itself where there is none.
    pub fn replaced(&self, mut point: Point) -> Point {
        // A chain has no circle, so it ends.
        while let Some(better) = self.0.get(&point) {
            point = *better;
        }
        point
    }

    /// The moves that are replaced.
    pub fn replaced_points(&self) -> impl Iterator<Item = Point> + '_ {
        self.0.keys().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn nothing_replaces_itself_and_the_first_rule_stays() {
        let [a, b, c] = [0, 1, 2].map(|column| Point::at(3, column));
        let mut rules = Replacements::default();
        assert!(!rules.add(a, a));
        assert!(rules.add(a, b));
        assert!(!rules.add(a, c));
        assert_eq!(rules.replaced(a), b);
        assert_eq!(rules.replaced(c), c);
    }

    proptest! {
        #[test]
        fn every_chain_ends(pairs in proptest::collection::vec((0_usize..6, 0_usize..6), 0..30)) {
            let mut rules = Replacements::default();
            for (worse, better) in pairs {
                rules.add(Point::at(0, worse), Point::at(0, better));
            }
            for column in 0..6 {
                let last = rules.replaced(Point::at(0, column));
                prop_assert!(!rules.replaced_points().any(|point| point == last));
            }
        }
    }
}
