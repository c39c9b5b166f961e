//! Sets of points, as bits.

use super::point::{POINTS, Point, STRIDE};

/// The number of words that hold a bit for each point.
const WORDS: usize = POINTS.div_ceil(64);
/// The bits of the last word that stand for points.
const LAST_WORD: u64 = u64::MAX >> (64 * WORDS - POINTS);

/// A set of points, padding and pass included, iterated in the order of the points.
///
/// Since that order is the points' own, whatever walks a set gives the same answers however the
/// position arose.
///
/// ```
/// use katachi_engine::board::{Point, PointSet};
/// let set: PointSet = [Point::at(3, 3), Point::at(0, 1)].into_iter().collect();
/// assert_eq!(set.len(), 2);
/// assert!(set.contains(Point::at(3, 3)));
/// assert_eq!(set.iter().collect::<Vec<_>>(), [Point::at(0, 1), Point::at(3, 3)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PointSet([u64; WORDS]);

impl PointSet {
    /// No points.
    pub const EMPTY: PointSet = PointSet([0; WORDS]);

    /// Only this point.
    #[inline]
    pub const fn only(point: Point) -> PointSet {
        let mut words = [0; WORDS];
        words[point.index() / 64] = 1 << (point.index() % 64);
        PointSet(words)
    }

    /// Whether the point belongs to it.
    #[inline]
    pub const fn contains(&self, point: Point) -> bool {
        self.0[point.index() / 64] >> (point.index() % 64) & 1 != 0
    }

    /// Adds a point. Whether it was missing.
    #[inline]
    pub const fn insert(&mut self, point: Point) -> bool {
        let missing = !self.contains(point);
        self.0[point.index() / 64] |= 1 << (point.index() % 64);
        missing
    }

    /// Takes a point out. Whether it was there.
    #[inline]
    pub const fn remove(&mut self, point: Point) -> bool {
        let present = self.contains(point);
        self.0[point.index() / 64] &= !(1 << (point.index() % 64));
        present
    }

    /// Whether there are no points.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// The number of points.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The number of points that the two have in common. Made for few of them.
    #[inline]
    pub fn count_common(&self, other: &PointSet) -> usize {
        let mut count = 0;
        for (one, other) in self.0.iter().zip(&other.0) {
            let mut common = one & other;
            while common != 0 {
                common &= common - 1;
                count += 1;
            }
        }
        count
    }

    /// The first point.
    #[inline]
    pub fn first(&self) -> Option<Point> {
        let word = self.0.iter().position(|word| *word != 0)?;
        Point::from_index(word * 64 + self.0[word].trailing_zeros() as usize)
    }

    /// Whether the two have a point in common.
    #[inline]
    pub fn intersects(&self, other: &PointSet) -> bool {
        !(*self & *other).is_empty()
    }

    /// Whether every point of this set is in the other.
    pub fn is_subset(&self, other: &PointSet) -> bool {
        (*self - *other).is_empty()
    }

    /// The points next to some point of the set, padding included; those of the set itself only
    /// where they are next to another.
    #[inline]
    #[must_use]
    pub fn neighbours(&self) -> PointSet {
        let mut around = PointSet::EMPTY;
        for (index, &word) in self.0.iter().enumerate() {
            // Most sets are in few words.
            if word == 0 {
                continue;
            }
            around.0[index] |= word << 1 | word >> 1 | word << STRIDE | word >> STRIDE;
            if index + 1 < WORDS {
                around.0[index + 1] |= word >> 63 | word >> (64 - STRIDE);
            }
            if index > 0 {
                around.0[index - 1] |= word << 63 | word << (64 - STRIDE);
            }
        }
        around.0[WORDS - 1] &= LAST_WORD;
        around
    }

    /// The points, in order.
    #[inline]
    pub fn iter(&self) -> Points {
        Points { words: self.0, word: 0 }
    }

    /// Both sets word by word.
    #[inline]
    fn zipped(self, other: PointSet, combine: impl Fn(u64, u64) -> u64) -> PointSet {
        PointSet(std::array::from_fn(|word| combine(self.0[word], other.0[word])))
    }
}

/// The points of a [`PointSet`], in order.
#[derive(Clone, Debug)]
pub struct Points {
    words: [u64; WORDS],
    word: usize,
}

impl Points {
    /// Leaves out these points where they have not been given out yet.
    #[inline]
    pub(super) fn skip_all(&mut self, points: &PointSet) {
        for (word, skipped) in self.words.iter_mut().zip(&points.0) {
            *word &= !skipped;
        }
    }
}

impl Iterator for Points {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        while self.word < WORDS {
            let word = self.words[self.word];
            if word != 0 {
                self.words[self.word] = word & (word - 1);
                return Point::from_index(self.word * 64 + word.trailing_zeros() as usize);
            }
            self.word += 1;
        }
        None
    }

    /// Word by word, which costs less than to look for the next point each time.
    #[inline]
    fn fold<B, F: FnMut(B, Point) -> B>(self, init: B, mut add: F) -> B {
        let mut sum = init;
        for (index, mut word) in self.words.into_iter().enumerate() {
            while word != 0 {
                let point = Point::from_index(index * 64 + word.trailing_zeros() as usize);
                sum = point.into_iter().fold(sum, &mut add);
                word &= word - 1;
            }
        }
        sum
    }
}

impl std::iter::FusedIterator for Points {}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;
    #[inline]
    fn into_iter(self) -> Points {
        self.iter()
    }
}

impl IntoIterator for &PointSet {
    type Item = Point;
    type IntoIter = Points;
    #[inline]
    fn into_iter(self) -> Points {
        self.iter()
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> PointSet {
        let mut set = PointSet::EMPTY;
        set.extend(points);
        set
    }
}

impl Extend<Point> for PointSet {
    fn extend<I: IntoIterator<Item = Point>>(&mut self, points: I) {
        points.into_iter().for_each(|point| _ = self.insert(point));
    }
}

impl std::ops::BitOr for PointSet {
    type Output = PointSet;
    #[inline]
    fn bitor(self, other: PointSet) -> PointSet {
        self.zipped(other, |left, right| left | right)
    }
}

impl std::ops::BitOrAssign for PointSet {
    #[inline]
    fn bitor_assign(&mut self, other: PointSet) {
        *self = *self | other;
    }
}

impl std::ops::BitAnd for PointSet {
    type Output = PointSet;
    #[inline]
    fn bitand(self, other: PointSet) -> PointSet {
        self.zipped(other, |left, right| left & right)
    }
}

impl std::ops::Sub for PointSet {
    type Output = PointSet;
    #[inline]
    fn sub(self, other: PointSet) -> PointSet {
        self.zipped(other, |left, right| left & !right)
    }
}

impl std::ops::SubAssign for PointSet {
    #[inline]
    fn sub_assign(&mut self, other: PointSet) {
        *self = *self - other;
    }
}

impl std::fmt::Debug for PointSet {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_those_of_each_member() {
        let members = [Point::at(0, 0), Point::at(9, 5), Point::at(9, 6), Point::at(18, 18)];
        let set: PointSet = members.into_iter().collect();
        let expected: PointSet = members.into_iter().flat_map(Point::neighbours).collect();
        assert_eq!(set.neighbours(), expected);
        assert!(PointSet::EMPTY.neighbours().is_empty());
    }

    #[test]
    fn neighbours_never_leave_the_points() {
        let all: PointSet = (0..POINTS).filter_map(Point::from_index).collect();
        assert_eq!(all.neighbours(), all);
        assert_eq!(all.len(), POINTS);
        let last = Point::from_index(POINTS - 1).unwrap();
        assert_eq!(PointSet::only(last).neighbours().len(), 2);
    }

    #[test]
    fn insert_and_remove_tell_what_they_changed() {
        let mut set = PointSet::EMPTY;
        assert!(set.insert(Point::at(4, 4)));
        assert!(!set.insert(Point::at(4, 4)));
        assert_eq!(set.first(), Some(Point::at(4, 4)));
        assert!(set.remove(Point::at(4, 4)));
        assert!(!set.remove(Point::at(4, 4)));
        assert_eq!(set, PointSet::EMPTY);
    }
}
