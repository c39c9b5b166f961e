//! Connected parts of sets of points.

use super::{Point, PointSet};

impl PointSet {
    /// Its connected parts, in the order of their first points.
    ///
    /// ```
    /// use katachi_engine::board::{Point, PointSet};
    /// let set: PointSet = [(0, 0), (5, 5), (0, 1)].map(|(row, column)| Point::at(row, column))
    ///     .into_iter().collect();
    /// let sizes: Vec<usize> = set.components().map(|part| part.len()).collect();
    /// assert_eq!(sizes, [2, 1]);
    /// ```
    pub fn components(self) -> impl Iterator<Item = PointSet> {
        let mut left = self;
        std::iter::from_fn(move || {
            let part = left.component(left.first()?);
            left -= part;
            Some(part)
        })
    }

    /// The points of the set that are connected with `seed` inside it, and `seed`, which need not belong
    /// to it.
    #[must_use]
    pub fn component(&self, seed: Point) -> PointSet {
        let mut part = PointSet::only(seed);
        loop {
            let grown = part | (part.neighbours() & *self);
            if grown == part {
                return part;
            }
            part = grown;
        }
    }

    /// Whether it has a single connected part. Not so for no points at all.
    pub fn is_connected(&self) -> bool {
        self.first().is_some_and(|seed| self.component(seed) == *self)
    }
}
