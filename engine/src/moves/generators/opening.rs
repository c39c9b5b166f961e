//! The opening: empty corners first.

use crate::{
    board::{Board, Point, Vertex},
    context::Context,
    moves::Reason,
};

/// What an empty corner is worth, in points, on a board of 19 lines; less on smaller ones.
const CORNER_VALUE: f32 = 20.05;

/// Proposes to take empty corners.
pub(super) fn propose(context: &mut Context) {
    for (point, value) in corner_moves(context.board()) {
        context.propose(point, Reason::EmptyCorner);
        if let Some(proposals) = context.proposals_mut() {
            proposals.at(point).extras.at_least(value);
        }
    }
}

/// The points that take an empty corner, each with what that is worth.
fn corner_moves(board: &Board) -> Vec<(Point, f32)> {
    let size = board.size().get();
    if size < 9 {
        return Vec::new();
    }
    let value = CORNER_VALUE * (size as f32 / 19.0).powi(2);
    let corners = corners(size).into_iter().filter(|corner| is_empty(board, corner));
    corners.flat_map(|corner| corner.moves(value)).collect()
}

/// A corner: the board seen from one of its ends.
#[derive(Clone, Copy)]
struct Corner {
    size: usize,
    flip_rows: bool,
    flip_columns: bool,
}

impl Corner {
    /// The point of these lines, counted from the corner, 0 at the edge.
    fn at(&self, row: usize, column: usize) -> Point {
        let flipped = |line, flip| if flip { self.size - 1 - line } else { line };
        Point::at(flipped(row, self.flip_rows), flipped(column, self.flip_columns))
    }

    /// The usual points: four-four and three-four; on small boards three-three too.
    fn moves(self, value: f32) -> Vec<(Point, f32)> {
        let places: &[(usize, usize, f32)] = if self.size >= 13 {
            &[(3, 3, 1.0), (2, 3, 0.98), (3, 2, 0.98)]
        } else {
            &[(3, 3, 1.0), (2, 3, 0.9), (3, 2, 0.9), (2, 2, 0.85)]
        };
        places.iter().map(|&(row, column, part)| (self.at(row, column), value * part)).collect()
    }
}

fn corners(size: usize) -> [Corner; 4] {
    [(false, true), (true, false), (false, false), (true, true)]
        .map(|(flip_rows, flip_columns)| Corner { size, flip_rows, flip_columns })
}

/// Whether no stone is near a corner.
fn is_empty(board: &Board, corner: &Corner) -> bool {
    let reach = if corner.size >= 13 { 6 } else { 4 };
    let mut points = (0..reach).flat_map(|row| (0..reach).map(move |column| (row, column)));
    points.all(|(row, column)| board.vertex(corner.at(row, column)) == Vertex::Empty)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{BoardSize, Colour};

    #[test]
    fn corners_are_taken_one_after_the_other() {
        let mut board = Board::new(BoardSize::MAX);
        assert_eq!(corner_moves(&board).len(), 12);
        board.play(Colour::Black, Point::at(3, 15)).unwrap();
        assert_eq!(corner_moves(&board).len(), 9);
        assert!(corner_moves(&Board::new(BoardSize::new(5).unwrap())).is_empty());
    }
}
