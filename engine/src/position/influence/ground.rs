//! What influence spreads over: where it is stopped, and how much each vertex lets through.

use crate::board::{Board, BoardSize, Colour, PerColour, PerPoint, Point, PointSet, Vertex};

/// What a vertex beside an enemy stone lets through.
const BESIDE_ENEMY: f32 = 0.25;
/// What a vertex diagonal to an enemy stone lets through.
const DIAGONAL_TO_ENEMY: f32 = 0.65;
/// What a weak barrier lets through: the `!` of the patterns.
const WEAK_BARRIER: f32 = 0.7;

/// The board as influence sees it.
///
/// Living stones stop influence of both colours. Every other vertex has a permeability for each
/// colour, from 0 (nothing is passed on, though the vertex itself is reached) to 1.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Ground {
    /// Whether nothing comes here: a living stone, or no vertex.
    pub(super) is_stopped: PerPoint<bool>,
    /// How much of the influence of each colour is passed on.
    pub(super) permeability: PerColour<PerPoint<f32>>,
}

impl Ground {
    /// A board without stones.
    pub(super) fn open(size: BoardSize) -> Ground {
        let mut is_stopped = PerPoint::filled(true);
        let mut passes = PerPoint::filled(0.0);
        for point in size.points() {
            is_stopped[point] = false;
            passes[point] = 1.0;
        }
        Ground { is_stopped, permeability: PerColour([passes.clone(), passes]) }
    }

    /// The board with its stones, before any pattern has spoken. Stones of safety 0 are dead: they
    /// stop nothing, but pass no influence of their own colour on.
    pub(super) fn of(board: &Board, safety: &PerPoint<f32>) -> Ground {
        let mut ground = Ground::open(board.size());
        for colour in Colour::ALL {
            for stone in board.stones(colour) {
                if safety[stone] > 0.0 {
                    ground.put_stone(colour, stone);
                } else {
                    ground.permeability[colour][stone] = 0.0;
                }
            }
        }
        ground
    }

    /// A living stone stops what comes, and weakens what passes close by.
    fn put_stone(&mut self, colour: Colour, stone: Point) {
        self.is_stopped[stone] = true;
        let enemy = &mut self.permeability[colour.other()];
        enemy[stone] = 0.0;
        for point in stone.neighbours() {
            enemy[point] *= BESIDE_ENEMY;
        }
        for point in stone.diagonals() {
            enemy[point] *= DIAGONAL_TO_ENEMY;
        }
    }

    /// A barrier against a colour.
    pub(super) fn stop(&mut self, colour: Colour, point: Point) {
        self.permeability[colour][point] = 0.0;
    }

    /// A weak barrier against a colour.
    pub(super) fn weaken(&mut self, colour: Colour, point: Point) {
        self.permeability[colour][point] *= WEAK_BARRIER;
    }

    /// Opens a vertex to a colour that can play there whatever the other does.
    pub(super) fn open_to(&mut self, colour: Colour, point: Point) {
        self.permeability[colour][point] = 1.0;
    }

    /// Whether a barrier stops a colour here.
    pub(super) fn is_barred(&self, colour: Colour, point: Point) -> bool {
        self.permeability[colour][point] <= 0.0
    }

    /// The vertices next to living stones of a colour: the opponent gets no territory there.
    pub(super) fn beside_living(&self, board: &Board, colour: Colour) -> PointSet {
        let stones = board.stones(colour).iter().filter(|stone| self.is_stopped[*stone]);
        stones.collect::<PointSet>().neighbours()
    }

    /// Whether a living stone is here.
    pub(super) fn has_living_stone(&self, board: &Board, point: Point) -> bool {
        self.is_stopped[point] && board.vertex(point) != Vertex::Off
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_weaken_what_passes_by_and_dead_ones_do_not() -> Result<(), Box<dyn std::error::Error>>
    {
        let board = Board::from_diagram(["X....", ".....", "...O.", ".....", "....."])?;
        let mut safety = PerPoint::filled(1.0);
        let ground = Ground::of(&board, &safety);
        let at = |colour, row, column| ground.permeability[colour][Point::at(row, column)];
        assert_eq!(at(Colour::White, 0, 1), BESIDE_ENEMY);
        assert_eq!(at(Colour::White, 1, 1), DIAGONAL_TO_ENEMY);
        assert_eq!(at(Colour::Black, 1, 1), 1.0);
        assert!(ground.has_living_stone(&board, Point::at(0, 0)));
        safety[Point::at(0, 0)] = 0.0;
        let ground = Ground::of(&board, &safety);
        assert_eq!(ground.permeability[Colour::White][Point::at(0, 1)], 1.0);
        assert_eq!(ground.permeability[Colour::Black][Point::at(0, 0)], 0.0);
        assert!(!ground.has_living_stone(&board, Point::at(0, 0)));
        Ok(())
    }
}
