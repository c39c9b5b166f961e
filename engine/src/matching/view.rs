//! A position as patterns see it.

use crate::board::{Board, BoardSize, Colour, PerPoint, Point, Vertex};

/// A position as patterns see it: the vertices, and who is to move.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The vertices.
    pub vertices: &'a PerPoint<Vertex>,
    /// The size of the board.
    pub size: BoardSize,
    /// The side to move, that is `O`.
    pub side: Colour,
}

impl<'a> View<'a> {
    /// A board, with this side to move.
    pub fn of(board: &'a Board, side: Colour) -> View<'a> {
        View { vertices: board.vertices(), size: board.size(), side }
    }

    /// The vertex of this row and column, if it is on the board.
    pub fn point(self, (row, column): (i32, i32)) -> Option<Point> {
        let on_board = 0..self.size.get() as i32;
        (on_board.contains(&row) && on_board.contains(&column))
            .then(|| Point::at(row as usize, column as usize))
    }

    /// What is at a vertex.
    pub fn seen(self, point: Point) -> Seen {
        Seen::from_side(self.vertices[point], self.side)
    }
}

/// What is at a vertex, as the side to move sees it. The numbers are the matchers' two-bit codes:
/// a masked comparison can ask for each [`Wanted`](super::shape::Wanted).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Seen {
    /// No stone.
    Empty = 0,
    /// A stone of the side to move.
    Friend = 1,
    /// A stone of the other side.
    Enemy = 2,
    /// No vertex: off the board.
    Off = 3,
}

impl Seen {
    /// All four, by code.
    pub const ALL: [Seen; 4] = [Seen::Empty, Seen::Friend, Seen::Enemy, Seen::Off];

    /// What this vertex is for a side.
    pub const fn from_side(vertex: Vertex, side: Colour) -> Seen {
        match vertex.colour() {
            Some(colour) if colour as u8 == side as u8 => Seen::Friend,
            Some(_) => Seen::Enemy,
            None if matches!(vertex, Vertex::Empty) => Seen::Empty,
            None => Seen::Off,
        }
    }
}

impl std::fmt::Display for Seen {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(match self {
            Seen::Empty => "no stone",
            Seen::Friend => "a stone of O",
            Seen::Enemy => "a stone of X",
            Seen::Off => "the outside of the board",
        })
    }
}
