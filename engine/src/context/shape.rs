//! Shapes of stones on the board, as some functions ask for them.

use crate::board::{Board, Colour, Point, StoneString, Vertex};

/// Mirror go is not recognised with fewer stones: until then it may well be chance.
const LEAST_MIRRORED_STONES: usize = 11;

/// Whether this vertex is on the first line.
pub(super) fn is_on_edge(board: &Board, point: Point) -> bool {
    sides_off_board(board, point) > 0
}

/// The sides on which the board ends here; 0 where there is no vertex.
fn sides_off_board(board: &Board, point: Point) -> usize {
    if board.vertex(point) == Vertex::Off {
        return 0;
    }
    point.neighbours().iter().filter(|next| board.vertex(**next) == Vertex::Off).count()
}

/// The colour of the first stone seen from a vertex, itself not looked at, in the direction of
/// another in the same row or column. None where there is no such direction or no stone.
pub(super) fn first_seen(board: &Board, from: Point, towards: Point) -> Option<Colour> {
    if board.vertex(from) == Vertex::Off || board.vertex(towards) == Vertex::Off {
        return None;
    }
    let (rows, columns) = (from.row() == towards.row(), from.column() == towards.column());
    let distance = towards.index() as i32 - from.index() as i32;
    let step = match (rows, columns) {
        (true, false) => distance.signum(),
        (false, true) => distance.signum() * crate::board::STRIDE as i32,
        _ => return None,
    };
    let mut seen = from.offset(step);
    while board.vertex(seen) == Vertex::Empty {
        seen = seen.offset(step);
    }
    board.vertex(seen).colour()
}

/// Whether the string is four stones on the edge, one of them in the corner with its own on both
/// sides.
pub(super) fn is_bent_four(board: &Board, string: &StoneString) -> bool {
    string.size() == 4
        && string.stones().iter().all(|stone| is_on_edge(board, stone))
        && string.stones().iter().any(|stone| is_bent_in_corner(board, string, stone))
}

/// Whether the stone is in the corner, and both vertices beside it are the string's too.
fn is_bent_in_corner(board: &Board, string: &StoneString, stone: Point) -> bool {
    sides_off_board(board, stone) == 2
        && stone
            .neighbours()
            .iter()
            .all(|next| board.vertex(*next) == Vertex::Off || string.stones().contains(*next))
}

/// Whether a stone stands here on the centre point, and the position round it is mirrored: turned by half
/// a circle it is itself with the colours exchanged.
pub(super) fn is_mirrored_about(board: &Board, centre: Point) -> bool {
    let size = board.size().get();
    let middle = size / 2;
    if size.is_multiple_of(2)
        || centre != Point::at(middle, middle)
        || !board.vertex(centre).is_stone()
    {
        return false;
    }
    let stones: usize = Colour::ALL.iter().map(|colour| board.stones(*colour).len()).sum();
    let opposite = |point: Point| Point::at(size - 1 - point.row(), size - 1 - point.column());
    stones >= LEAST_MIRRORED_STONES
        && board.size().points().filter(|point| *point != centre).all(|point| {
            board.vertex(point).colour().map(Colour::other)
                == board.vertex(opposite(point)).colour()
        })
}
