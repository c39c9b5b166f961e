//! What lies between a dragon and the enemies round it.

use crate::board::{Board, Colour, PointSet};

/// The moat of a dragon: the empty ground that parts it from the living stones of the opponent, as far as there is any.
/// Stones of the opponent that tactics make an end of, or that are inessential, are ground like the empty vertices.
///
/// ```text
/// . . . . . X .
/// . O O . . X .      the dragon's moat is one vertex wide: towards the
/// . O O . . X .      X below; of its eight liberties seven are free
/// . . . . . . .
/// . X . . . . .
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moat {
    /// The fewest vertices on a way along the lines from the dragon to a living stone of the opponent: 0 where they
    /// touch. None where no way leads to one: there is none, or friends and the edge shut it off.
    pub width: Option<usize>,
    /// The liberties of the dragon that no living stone of the opponent touches.
    pub free_liberties: PointSet,
}

impl Moat {
    /// The moat of the dragon with these stones; `lost` are the stones of the opponent that do not count.
    pub(super) fn of(board: &Board, colour: Colour, stones: &PointSet, lost: &PointSet) -> Moat {
        let hostile = *board.stones(colour.other()) - *lost;
        let ground = board.empties() | *lost;
        let liberties = stones.neighbours() & board.empties();
        Moat {
            width: width(stones, &ground, &hostile),
            free_liberties: liberties - hostile.neighbours(),
        }
    }
}

/// How many vertices of the ground lie at least between two sets of stones.
fn width(stones: &PointSet, ground: &PointSet, hostile: &PointSet) -> Option<usize> {
    let (mut reached, mut width) = (*stones, 0);
    loop {
        let next = reached.neighbours();
        if next.intersects(hostile) {
            return Some(width);
        }
        let grown = reached | (next & *ground);
        if grown == reached {
            return None;
        }
        reached = grown;
        width += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{BoardSize, Point};
    use proptest::prelude::*;

    /// The moat of White's stones.
    fn moat(rows: &[&str], lost: &[Point]) -> Moat {
        let board = Board::from_diagram(rows).unwrap();
        let lost = lost.iter().copied().collect();
        Moat::of(&board, Colour::White, board.stones(Colour::White), &lost)
    }

    fn measures(rows: &[&str], lost: &[Point]) -> (Option<usize>, usize) {
        let moat = moat(rows, lost);
        (moat.width, moat.free_liberties.len())
    }

    #[test]
    fn a_moat_is_as_wide_as_its_narrowest_place() {
        let rows = [".....X.", ".OO..X.", ".OO..X.", ".......", ".X.....", ".......", "......."];
        assert_eq!(measures(&rows, &[]), (Some(1), 7));
        let without_the_lower = [Point::at(4, 1)];
        assert_eq!(measures(&rows, &without_the_lower), (Some(2), 8));
    }

    #[test]
    fn those_who_touch_have_none() {
        assert_eq!(measures(&["OX.", "...", "..."], &[]), (Some(0), 1));
        assert_eq!(measures(&["O..", ".X.", "..."], &[]), (Some(1), 0));
    }

    #[test]
    fn who_meets_nobody_has_a_moat_without_end() {
        assert_eq!(measures(&["...", ".O.", "..."], &[]), (None, 4));
        let alone_with_prey = ["OX.", "...", "..."];
        assert_eq!(measures(&alone_with_prey, &[Point::at(0, 1)]), (None, 1));
    }

    proptest! {
        /// The width by the definition: ways are found one vertex after the other.
        #[test]
        fn the_width_is_that_of_the_shortest_way(
            vertices in proptest::collection::vec(0_u8..9, 49), lost in 0_u8..4,
        ) {
            let mut board = Board::new(BoardSize::new(7).unwrap());
            for (point, kind) in board.size().points().zip(&vertices) {
                if let Some(colour) = Colour::ALL.get(usize::from(*kind)) {
                    // What is illegal stays empty.
                    let _ = board.play(*colour, point);
                }
            }
            let enemies = board.stones(Colour::Black).iter();
            let lost: PointSet = enemies.take(lost.into()).collect();
            for string in board.strings().filter(|string| string.colour() == Colour::White) {
                let found = Moat::of(&board, Colour::White, string.stones(), &lost);
                let mut ways: Vec<(Point, usize)> =
                    string.stones().iter().map(|stone| (stone, 0)).collect();
                let mut at = 0;
                let mut narrowest = None;
                while let Some(&(point, steps)) = ways.get(at) {
                    for next in point.neighbours() {
                        let is_enemy = board.stones(Colour::Black).contains(next);
                        let is_ground = lost.contains(next) || board.empties().contains(next);
                        if is_enemy && !lost.contains(next) {
                            narrowest = narrowest.or(Some(steps));
                        } else if is_ground && ways.iter().all(|(known, _)| *known != next) {
                            ways.push((next, steps + 1));
                        }
                    }
                    at += 1;
                }
                prop_assert_eq!(found.width, narrowest);
            }
        }
    }
}
