//! Points, colours, and the board.

mod colour;
mod point;

pub use colour::{Colour, PerColour, Vertex};
pub use point::{BoardSize, MAX_SIZE, POINTS, PerPoint, Point, STRIDE, SizeError};

/// A position on the board. (Being built: strings, capture, ko, undo.)
#[derive(Clone, Debug)]
pub struct Board {
    size: BoardSize,
    vertices: PerPoint<Vertex>,
}

impl Board {
    /// An empty board.
    pub fn new(size: BoardSize) -> Board {
        Board { size, vertices: PerPoint::empty_board(size) }
    }

    /// Its size.
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// What is at a point; [`Vertex::Off`] for padding and a pass.
    pub fn vertex(&self, point: Point) -> Vertex {
        self.vertices[point]
    }

    /// All vertices, padding included, for whoever scans the whole board.
    pub fn vertices(&self) -> &PerPoint<Vertex> {
        &self.vertices
    }

    /// Puts a stone on an empty vertex, or takes one away, without any rule (for setting up a
    /// position; strings left without a liberty are refused by `check`, not here).
    pub fn set(&mut self, point: Point, vertex: Vertex) {
        self.vertices[point] = vertex;
    }
}
