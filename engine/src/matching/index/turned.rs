//! Diagrams turned: the placements that a pattern is searched under.

use crate::{
    board::BoardSize,
    matching::{
        pattern::{Edges, Transformation},
        shape::{Cell, Element, Shape},
    },
};

/// A row and a column relative to something.
pub(super) type Step = (i32, i32);

/// A rectangle and the edges that it draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Frame {
    /// Its upper row.
    pub(super) top: i32,
    /// Its left column.
    pub(super) left: i32,
    /// The number of rows.
    pub(super) height: i32,
    /// The number of columns.
    pub(super) width: i32,
    /// Its sides that must be the board's edges.
    pub(super) edges: Edges,
}

impl Frame {
    /// The same rectangle, counted from a place `step` further down and right.
    pub(super) fn seen_from(self, step: Step) -> Frame {
        Frame { top: self.top - step.0, left: self.left - step.1, ..self }
    }

    /// The row below its last one.
    pub(super) fn bottom(self) -> i32 {
        self.top + self.height
    }

    /// The column right of its last one.
    pub(super) fn right(self) -> i32 {
        self.left + self.width
    }

    /// Whether it holds this place.
    pub(super) fn has(self, place: Step) -> bool {
        (self.top..self.bottom()).contains(&place.0) && (self.left..self.right()).contains(&place.1)
    }

    /// Whether this place lies beyond an edge that it draws.
    pub(super) fn is_beyond_edge(self, place: Step) -> bool {
        self.edges.has(Edges::TOP) && place.0 < self.top
            || self.edges.has(Edges::BOTTOM) && place.0 >= self.bottom()
            || self.edges.has(Edges::LEFT) && place.1 < self.left
            || self.edges.has(Edges::RIGHT) && place.1 >= self.right()
    }

    /// Whether, with its origin on this vertex, it is on the board and its edges are the board's.
    pub(super) fn fits(self, size: BoardSize, at: Step) -> bool {
        let last = size.get() as i32;
        let (top, left) = (at.0 + self.top, at.1 + self.left);
        let (bottom, right) = (at.0 + self.bottom(), at.1 + self.right());
        top >= 0
            && left >= 0
            && bottom <= last
            && right <= last
            && (!self.edges.has(Edges::TOP) || top == 0)
            && (!self.edges.has(Edges::LEFT) || left == 0)
            && (!self.edges.has(Edges::BOTTOM) || bottom == last)
            && (!self.edges.has(Edges::RIGHT) || right == last)
    }
}

/// A diagram turned. Rows and columns are the board's, counted from the diagram's top-left cell.
#[derive(Clone, Debug)]
pub(super) struct Turned {
    /// How it is turned.
    pub(super) transformation: Transformation,
    /// The rectangle.
    pub(super) frame: Frame,
    /// The elements.
    pub(super) cells: Vec<(Step, Element)>,
    /// The rectangles of lower transformations that put the same elements on the same vertices:
    /// where one of them fits, the match is reported there and not here.
    pub(super) preferred: Vec<Frame>,
}

impl Turned {
    fn of(shape: &Shape, transformation: Transformation) -> Turned {
        let turn =
            |cell: &Cell| (transformation.apply(cell.row.into(), cell.column.into()), cell.element);
        Turned {
            transformation,
            frame: turned_frame(shape, transformation),
            cells: shape.cells.iter().map(turn).collect(),
            preferred: Vec::new(),
        }
    }
}

fn turned_frame(shape: &Shape, transformation: Transformation) -> Frame {
    let (down, right) = transformation.apply(shape.height as i32 - 1, shape.width as i32 - 1);
    Frame {
        top: down.min(0),
        left: right.min(0),
        height: down.abs() + 1,
        width: right.abs() + 1,
        edges: shape.edges.turned(transformation),
    }
}

/// The ways to turn a shape that its symmetry calls for.
///
/// With `merged`, of those that would always coincide only the lowest is kept, and those that
/// coincide where both fit know of each other.
pub(super) fn turn(shape: &Shape, merged: bool) -> Vec<Turned> {
    let all = shape.symmetry.transformations().map(|turn| Turned::of(shape, turn));
    if merged { merge(all) } else { all.collect() }
}

fn merge(all: impl Iterator<Item = Turned>) -> Vec<Turned> {
    let mut kept: Vec<(Turned, Drawing)> = Vec::new();
    for mut turned in all {
        let drawing = Drawing::of(&turned);
        let coinciding = kept.iter().filter(|(_, other)| other.cells == drawing.cells);
        // The other's rectangle, counted from this one's top-left cell.
        let frames = coinciding.map(|(other, other_drawing)| {
            other.frame.seen_from(other_drawing.first).seen_from(negated(drawing.first))
        });
        turned.preferred = frames.collect();
        if !turned.preferred.contains(&turned.frame) {
            kept.push((turned, drawing));
        }
    }
    kept.into_iter().map(|(turned, _)| turned).collect()
}

fn negated(step: Step) -> Step {
    (-step.0, -step.1)
}

/// What a turned diagram draws, wherever its rectangle lies.
struct Drawing {
    /// The first element's place in reading order.
    first: Step,
    /// The elements in reading order, counted from the first.
    cells: Vec<(Step, Element)>,
}

impl Drawing {
    fn of(turned: &Turned) -> Drawing {
        let mut cells = turned.cells.clone();
        cells.sort_unstable();
        let first = cells.first().map_or((0, 0), |(place, _)| *place);
        for (place, _) in &mut cells {
            *place = (place.0 - first.0, place.1 - first.1);
        }
        Drawing { first, cells }
    }
}
