//! How well a dragon can run.

use crate::board::{Board, Colour, Point, PointSet, Vertex};

/// How many steps a dragon looks ahead.
const STEPS: usize = 4;

/// What a vertex or a friendly stone is worth to a dragon that gets there.
pub(super) trait Refuge {
    /// Of an empty vertex.
    fn of_vertex(&self, point: Point) -> u32;
    /// Of a dragon of the same colour, by one of its stones.
    fn of_friend(&self, stone: Point) -> u32;
}

/// The sum of the worth of all that a dragon reaches in four steps, and no fewer, without passing next to
/// a stone that hems it in; `hostile` are the stones that do. Friends count wherever they are met, once
/// each.
pub(super) fn escape_route(
    board: &Board,
    colour: Colour,
    stones: &PointSet,
    hostile: &PointSet,
    refuge: &impl Refuge,
) -> u32 {
    let free: PointSet = (board.empties()) - hostile.neighbours();
    let friends = *board.stones(colour) - *stones;
    let (mut seen, mut ring, mut worth) = (*stones, *stones, 0);
    for _ in 0..STEPS {
        let next = ring.neighbours() - seen;
        worth += worth_of_friends(board, &(next & friends), refuge);
        ring = next & free;
        seen |= next;
    }
    worth + ring.iter().map(|point| refuge.of_vertex(point)).sum::<u32>()
}

/// The best friend met at one distance: several stones of one dragon are met together.
fn worth_of_friends(board: &Board, met: &PointSet, refuge: &impl Refuge) -> u32 {
    let stones = met.iter().filter(|point| board.vertex(*point) != Vertex::Empty);
    stones.map(|stone| refuge.of_friend(stone)).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Counted;

    impl Refuge for Counted {
        fn of_vertex(&self, _: Point) -> u32 {
            1
        }
        fn of_friend(&self, _: Point) -> u32 {
            100
        }
    }

    fn route(rows: &[&str]) -> u32 {
        let board = Board::from_diagram(rows).unwrap();
        let stone = board.stones(Colour::White).first().unwrap();
        let stones = *board.string(stone).unwrap().stones();
        escape_route(&board, Colour::White, &stones, board.stones(Colour::Black), &Counted)
    }

    /// The dragon is what stands in the left half; its friends at the right are out of reach. (The
    /// manual's diagram takes the corner of the dragon as one step away, and so counts a fourth vertex.)
    #[test]
    fn in_the_manuals_example_three_vertices_count() {
        let rows = [
            "..........",
            ".....X..O.",
            "..X.....O.",
            "X.........",
            "XO.O....O.",
            "XO.O......",
            "XO...X.OO.",
            "...X......",
            "X....X....",
            "..........",
        ];
        let board = Board::from_diagram(rows).unwrap();
        let all = board.stones(Colour::White).iter();
        let stones: PointSet = all.filter(|stone| stone.column() < 5).collect();
        let hostile = board.stones(Colour::Black);
        assert_eq!(escape_route(&board, Colour::White, &stones, hostile, &Counted), 3);
    }

    #[test]
    fn the_surrounded_cannot_run_and_friends_are_met() {
        assert_eq!(
            route(&[".......", ".XXXXX.", ".X...X.", ".X.O.X.", ".X...X.", ".XXXXX.", "......."]),
            0
        );
        assert!(
            route(&[".......", "..O....", ".......", "....O..", ".......", ".......", "......."])
                >= 100
        );
    }
}
