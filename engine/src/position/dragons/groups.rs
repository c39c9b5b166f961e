//! Strings joined to groups.

use crate::board::{Board, PerPoint, Point, PointSet};

/// Which strings belong together: at first each by itself, then joined.
///
/// The result does not depend on the order in which pairs are joined.
///
/// ```
/// use katachi_engine::{board::{Board, Point}, position::Groups};
/// let board = Board::from_diagram(["X.", ".X"])?;
/// let (one, other) = (Point::at(0, 0), Point::at(1, 1));
/// let mut groups = Groups::of_strings(&board);
/// assert!(!groups.same(one, other));
/// assert!(groups.join(one, other));
/// assert_eq!(groups.stones(other).map(|stones| stones.len()), Some(2));
/// # Ok::<(), katachi_engine::board::DiagramError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Groups {
    /// The stones of each group; empty where it went into another, which is always an earlier one.
    list: Vec<PointSet>,
    /// The index in `list` of the group at a point, one more than it.
    at: PerPoint<u16>,
}

impl Groups {
    /// Every string of a board is a group.
    pub fn of_strings(board: &Board) -> Groups {
        let list: Vec<PointSet> = board.strings().map(|string| *string.stones()).collect();
        let mut at = PerPoint::filled(0);
        for (stones, number) in list.iter().zip(1..) {
            stones.iter().for_each(|stone| at[stone] = number);
        }
        Groups { list, at }
    }

    /// The stones of the group at a point; none where no stone is.
    pub fn stones(&self, at: Point) -> Option<&PointSet> {
        self.list.get(self.index(at)?)
    }

    /// The first stone, in the order of the points, of the group at a point: a name for the group.
    pub fn origin(&self, at: Point) -> Option<Point> {
        self.stones(at)?.first()
    }

    /// Whether stones of one group are at both points.
    pub fn same(&self, one: Point, other: Point) -> bool {
        self.index(one).is_some_and(|index| self.index(other) == Some(index))
    }

    /// Joins the groups at two points, whose stones have one colour. Whether there were two.
    pub fn join(&mut self, one: Point, other: Point) -> bool {
        let (Some(one), Some(other)) = (self.index(one), self.index(other)) else { return false };
        if one == other {
            return false;
        }
        let (stays, goes) = (one.min(other), one.max(other));
        let moved = std::mem::take(&mut self.list[goes]);
        moved.iter().for_each(|stone| self.at[stone] = stays as u16 + 1);
        self.list[stays] |= moved;
        true
    }

    /// The stones of each group, by their first stone.
    pub fn iter(&self) -> impl Iterator<Item = &PointSet> {
        self.list.iter().filter(|stones| !stones.is_empty())
    }

    fn index(&self, at: Point) -> Option<usize> {
        usize::from(self.at[at]).checked_sub(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn board() -> Board {
        let rows = ["X.X.X", ".....", "X.X.X", ".O.O.", "X.X.X"];
        Board::from_diagram(rows).unwrap()
    }

    /// Which stones a chain of joined pairs leads to, by going round until nothing is new.
    fn reached(board: &Board, pairs: &[(Point, Point)], from: Point) -> PointSet {
        let mut reached = PointSet::only(from);
        loop {
            let before = reached;
            for &(one, other) in pairs {
                if reached.contains(one) || reached.contains(other) {
                    reached.extend([one, other]);
                }
            }
            let strings = board.strings_in(reached);
            reached = strings.fold(reached, |all, string| all | *string.stones());
            if reached == before {
                return reached;
            }
        }
    }

    proptest! {
        #[test]
        fn groups_are_what_joined_pairs_reach(
            numbers in proptest::collection::vec((0_usize..9, 0_usize..9), 0..12),
        ) {
            let board = board();
            let place = |number: usize| Point::at(number / 3 * 2, number % 3 * 2);
            let pairs: Vec<_> =
                numbers.into_iter().map(|(one, other)| (place(one), place(other))).collect();
            let (mut groups, mut backwards) =
                (Groups::of_strings(&board), Groups::of_strings(&board));
            pairs.iter().for_each(|&(one, other)| {
                groups.join(one, other);
            });
            pairs.iter().rev().for_each(|&(one, other)| {
                backwards.join(other, one);
            });
            prop_assert!(groups.iter().eq(backwards.iter()));
            for stone in (0..9).map(place) {
                prop_assert_eq!(groups.stones(stone), Some(&reached(&board, &pairs, stone)));
                prop_assert_eq!(groups.origin(stone), backwards.origin(stone));
            }
        }
    }

    #[test]
    fn where_no_stone_is_there_is_no_group() {
        let mut groups = Groups::of_strings(&board());
        let nowhere = Point::at(1, 1);
        assert!(groups.stones(nowhere).is_none() && groups.origin(Point::PASS).is_none());
        assert!(!groups.same(nowhere, nowhere));
        assert!(!groups.join(nowhere, Point::at(0, 0)));
    }
}
