//! The analysis of eyes, as the context holds it.

use super::Context;
use crate::{
    board::{Board, Colour, Point, PointSet, Vertex},
    position::eyes::{self, EyeKind, Eyes, ShapeCache},
};

impl Context {
    /// Finds the eye spaces of the position. What has been found out [about its
    /// strings](Context::analyse_strings) is used; without it all stones count as alive.
    ///
    /// The functions of the language that ask about eyes do this on their own the first time.
    pub fn analyse_eyes(&mut self) -> &Eyes {
        let mut shapes = std::mem::take(&mut self.shapes);
        let eyes = Eyes::find(self, &mut shapes);
        self.shapes = shapes;
        self.eyes.insert(Box::new(eyes))
    }

    /// What is known of the eyes, if they have been analysed.
    pub fn eyes(&self) -> Option<&Eyes> {
        self.eyes.as_deref()
    }

    /// The eye spaces of the position as it stands now, found if need be.
    pub(super) fn eyes_here(&mut self) -> &Eyes {
        let here = self.board.hash();
        match self.eyes.take().filter(|eyes| eyes.position() == here) {
            Some(known) => self.eyes.insert(known),
            None => self.analyse_eyes(),
        }
    }

    /// Changes what is known of the eyes.
    pub(super) fn change_eyes(&mut self, change: impl FnOnce(&mut Eyes, &Board, &mut ShapeCache)) {
        self.eyes_here();
        if let Some(eyes) = &mut self.eyes {
            change(eyes, &self.board, &mut self.shapes);
        }
    }

    /// Whether an empty vertex is an eye point of this kind for either side.
    pub(super) fn is_empty_eye(&mut self, at: Point, kind: EyeKind) -> bool {
        self.board.vertex(at) == Vertex::Empty && self.eyes_here().is_of_kind(at, kind)
    }

    /// The false eyes of a side that it must fill in the end, as far as eyes have been analysed.
    pub(super) fn false_eyes_to_fill(&self, colour: Colour) -> PointSet {
        let known = self.eyes.as_deref();
        known.map_or(PointSet::EMPTY, |eyes| eyes.false_eyes_to_fill(&self.board, colour))
    }

    /// The sum of the diagonals of a vertex as an eye of the colour of a stone; 0 without either.
    pub(super) fn topological_eye(&mut self, at: Point, stone: Point) -> f32 {
        let Some(colour) = self.board.vertex(stone).colour() else { return 0.0 };
        if self.board.vertex(at) == Vertex::Off {
            return 0.0;
        }
        let proper = self.eyes_here().proper_points(colour);
        eyes::topological_value(self, colour, &proper, at)
    }
}
