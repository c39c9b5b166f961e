//! The stones alone: which stand where, as a map, as sets and as a hash.

use super::{
    colour::{Colour, PerColour, Vertex},
    point::{BoardSize, PerPoint, Point},
    point_set::PointSet,
    zobrist,
};

/// The stones on a board. Only [`Stones::put`] and [`Stones::take`] change them, and both keep the
/// map, the sets and the hash together, so that no rule can forget one of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Stones {
    vertices: PerPoint<Vertex>,
    sets: PerColour<PointSet>,
    hash: u64,
}

impl Stones {
    /// No stones.
    pub(super) fn none(size: BoardSize) -> Stones {
        Stones { vertices: PerPoint::empty_board(size), sets: PerColour::default(), hash: 0 }
    }

    /// Puts a stone on an empty vertex.
    #[inline]
    pub(super) fn put(&mut self, colour: Colour, point: Point) {
        debug_assert_eq!(self.vertices[point], Vertex::Empty);
        self.vertices[point] = colour.stone();
        self.sets[colour].insert(point);
        self.hash ^= zobrist::stone(colour, point);
    }

    /// Takes the stone of this colour from its vertex.
    #[inline]
    pub(super) fn take(&mut self, colour: Colour, point: Point) {
        debug_assert_eq!(self.vertices[point], colour.stone());
        self.vertices[point] = Vertex::Empty;
        self.sets[colour].remove(point);
        self.hash ^= zobrist::stone(colour, point);
    }

    /// What is at a point.
    #[inline]
    pub(super) fn at(&self, point: Point) -> Vertex {
        self.vertices[point]
    }

    /// What is at each point.
    #[inline]
    pub(super) fn vertices(&self) -> &PerPoint<Vertex> {
        &self.vertices
    }

    /// The stones of a colour.
    #[inline]
    pub(super) fn of(&self, colour: Colour) -> &PointSet {
        &self.sets[colour]
    }

    /// The hash of the stones.
    #[inline]
    pub(super) fn hash(&self) -> u64 {
        self.hash
    }
}
