//! Setting up positions without rules.

use super::{
    Board,
    colour::{Colour, Vertex},
    point::{BoardSize, PerPoint, Point},
    stones::Stones,
    strings::Strings,
};

impl Board {
    /// The board with the stones of this map. Entries outside the board are ignored.
    ///
    /// Strings without a liberty are not refused here: [`check`](Board::check) finds them.
    pub fn from_vertices(size: BoardSize, vertices: &PerPoint<Vertex>) -> Board {
        let mut board = Board::new(size);
        for point in size.points() {
            if let Some(colour) = vertices[point].colour() {
                board.add(colour, point);
            }
        }
        board
    }

    /// Puts a stone on a vertex, whatever was there, or takes one away, without any rule (for setting
    /// up a position; strings left without a liberty are refused by [`check`](Board::check), not
    /// here). A point off the board is left alone. The ko is forgotten, and so are the moves made:
    /// they cannot be undone any more.
    pub fn set(&mut self, point: Point, vertex: Vertex) {
        if self.vertex(point) == Vertex::Off || vertex == Vertex::Off {
            return;
        }
        self.ko = None;
        self.played.clear();
        if self.vertex(point).is_stone() {
            self.rebuild_without(point);
        }
        if let Some(colour) = vertex.colour() {
            self.add(colour, point);
        }
    }

    /// Forgets the moves made, so that they can no longer be undone, and the room that they take.
    /// The position stays, its ko and captures included.
    pub fn forget_moves(&mut self) {
        self.played.clear();
        self.rebuild_without(Point::PASS);
    }

    /// Puts a stone on an empty vertex. Nothing is captured.
    fn add(&mut self, colour: Colour, point: Point) {
        self.stones.put(colour, point);
        self.strings.join(&self.stones, colour, point);
    }

    /// Builds all strings anew, less the stone at this point.
    fn rebuild_without(&mut self, point: Point) {
        let before = std::mem::replace(&mut self.stones, Stones::none(self.size));
        self.strings = Strings::none();
        for colour in Colour::ALL {
            for stone in before.of(colour).iter().filter(|stone| *stone != point) {
                self.add(colour, stone);
            }
        }
    }
}
