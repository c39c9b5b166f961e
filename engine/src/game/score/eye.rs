//! Eyes as far as their eight neighbours tell.

use crate::board::{Board, Colour, Point, Vertex};

/// Whether an empty vertex is an eye of a colour, as far as its eight neighbours tell: its own
/// stones at all four sides, and the opponent's at no more than one of the diagonals; none at the
/// edge.
pub fn is_eye(board: &Board, colour: Colour, point: Point) -> bool {
    let closed = point.neighbours().into_iter().all(|next| {
        let vertex = board.vertex(next);
        vertex == colour.stone() || vertex == Vertex::Off
    });
    if !closed {
        return false;
    }
    let at =
        |vertex| point.diagonals().iter().filter(|next| board.vertex(**next) == vertex).count();
    let edge = usize::from(at(Vertex::Off) > 0);
    at(colour.other().stone()) + edge < 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eyes_at_the_edge_need_all_their_corners() {
        let board = Board::from_diagram([".XO.", "XX..", "O.X.", ".X.X"]).unwrap();
        assert!(is_eye(&board, Colour::Black, Point::at(0, 0)));
        assert!(!is_eye(&board, Colour::Black, Point::at(2, 1)));
        assert!(is_eye(&board, Colour::Black, Point::at(3, 2)));
        assert!(!is_eye(&board, Colour::Black, Point::at(0, 3)));
    }
}
