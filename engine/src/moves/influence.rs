//! Influence: how strongly stones bear on the vertices around them.

use crate::board::{Board, Colour, PerPoint, Point, PointSet, Vertex};

/// How far influence reaches, in steps.
const STEPS: usize = 10;
/// What is left of influence after a step.
const DECAY: f32 = 0.92;
/// The influence from which on a vertex is owned.
const OWNED: f32 = 0.4;
/// The weight of a stone that stands or falls by who moves first.
const CRITICAL_WEIGHT: f32 = 0.4;
/// The weight, for the opponent, of a stone that is dead.
const DEAD_WEIGHT: f32 = -0.7;

/// Influence on each vertex: 1 is Black's alone, -1 White's.
///
/// Each stone keeps its own vertex; every other vertex takes the mean of its neighbours, again and
/// again. So influence weakens with distance, flows around stones of the other colour, and gathers
/// at the edge, where it cannot flow away.
#[derive(Clone, Debug)]
pub struct Influence {
    values: PerPoint<f32>,
}

impl Influence {
    /// The influence of the stones. Those in `critical` count for less, those in `dead` for the
    /// opponent.
    pub fn of(board: &Board, critical: &PointSet, dead: &PointSet) -> Influence {
        let mut values = PerPoint::filled(0.0);
        for (colour, sign) in [(Colour::Black, 1.0), (Colour::White, -1.0)] {
            for stone in board.stones(colour) {
                values[stone] = sign * weight(stone, critical, dead);
            }
        }
        let empties: Vec<(Point, f32)> = board
            .empties()
            .iter()
            .map(|point| (point, DECAY / neighbours_on_board(board, point).max(1) as f32))
            .collect();
        for _ in 0..STEPS {
            values = spread(&values, &empties);
        }
        Influence { values }
    }

    /// The influence on a vertex.
    pub fn at(&self, point: Point) -> f32 {
        self.values[point]
    }

    /// How much of the board is Black's, less White's, in points.
    pub fn balance(&self, board: &Board) -> f32 {
        board.size().points().map(|point| ownership(self.values[point])).sum()
    }
}

/// Influence as ownership, from -1 to 1: it rises from nothing to [`OWNED`] and then no more, so that
/// stones in one's own area gain nothing.
fn ownership(influence: f32) -> f32 {
    let part = (influence / OWNED).clamp(-1.0, 1.0);
    1.5 * part - 0.5 * part * part * part
}

fn weight(stone: Point, critical: &PointSet, dead: &PointSet) -> f32 {
    if dead.contains(stone) {
        DEAD_WEIGHT
    } else if critical.contains(stone) {
        CRITICAL_WEIGHT
    } else {
        1.0
    }
}

fn neighbours_on_board(board: &Board, point: Point) -> usize {
    point.neighbours().iter().filter(|next| board.vertex(**next) != Vertex::Off).count()
}

/// One step: each empty vertex takes the mean of its neighbours. Vertices off the board hold 0, and
/// the share of each neighbour is such that they do not count.
fn spread(values: &PerPoint<f32>, empties: &[(Point, f32)]) -> PerPoint<f32> {
    let mut next = values.clone();
    for &(point, share) in empties {
        let sum: f32 = point.neighbours().iter().map(|near| values[*near]).sum();
        next[point] = sum * share;
    }
    next
}

#[cfg(test)]
mod tests {
    use super::*;

    fn influence(rows: &[&str]) -> Influence {
        let board = Board::from_diagram(rows).unwrap();
        Influence::of(&board, &PointSet::EMPTY, &PointSet::EMPTY)
    }

    #[test]
    fn influence_falls_with_distance_and_stops_at_walls() {
        let rows = [
            ".........",
            "..X......",
            ".........",
            "....O....",
            "....O....",
            "OOOOO....",
            ".........",
            ".........",
            ".........",
        ];
        let influence = influence(&rows);
        let at = |row, column| influence.at(Point::at(row, column));
        assert!(at(1, 3) > at(1, 5));
        assert!(at(0, 0) > 0.0 && at(8, 0) < 0.0);
        assert_eq!(at(1, 2), 1.0);
    }

    #[test]
    fn a_symmetric_position_is_balanced() {
        let rows = ["X....", ".....", ".....", ".....", "....O"];
        let board = Board::from_diagram(rows).unwrap();
        assert!(influence(&rows).balance(&board).abs() < 0.001);
    }
}
