//! Which dragons are near each other.

use super::groups::Groups;
use crate::board::{Board, PointSet};

/// How far each of two neighbours looks for the other.
const STEPS: usize = 3;

/// Where dragons meet: of each, its stones and what it reaches over empty vertices in a few steps.
pub(super) struct Reach {
    of_dragons: Vec<PointSet>,
}

impl Reach {
    /// Of each dragon, in the order of the groups.
    pub(super) fn of(board: &Board, groups: &Groups) -> Reach {
        let empties = board.empties();
        let reach = |stones: &PointSet| {
            (0..STEPS).fold(*stones, |reached, _| reached | (reached.neighbours() & empties))
        };
        Reach { of_dragons: groups.iter().map(reach).collect() }
    }

    /// The dragons, of either colour, that meet the one of this number.
    pub(super) fn neighbours(&self, number: usize) -> impl Iterator<Item = usize> + '_ {
        let own = self.of_dragons.get(number).map(PointSet::neighbours).unwrap_or_default();
        let others = self.of_dragons.iter().enumerate();
        others
            .filter(move |(other, reach)| *other != number && reach.intersects(&own))
            .map(|(other, _)| other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_with_something_between_are_no_neighbours() {
        let board = Board::from_diagram([
            "X..X.....",
            "OOOOOOOOO",
            ".........",
            ".........",
            "....X....",
            ".........",
            ".........",
            ".........",
            "X........",
        ]);
        let board = board.unwrap();
        let reach = Reach::of(&board, &Groups::of_strings(&board));
        let of = |number| reach.neighbours(number).collect::<Vec<_>>();
        assert_eq!(of(0), [1, 2]);
        assert_eq!(of(2), [0, 1, 3, 4], "the wall meets all that look towards it");
        assert_eq!(of(3), [2], "eight steps are too far");
    }
}
