//! The plain matcher: a straight reading of the language's definition.
//!
//! Every transformation at every origin, vertex by vertex. It is what the fast matcher is
//! compared with, and what answers the question why a pattern does not match at a place
//! ([`Database::explain`](super::Database::explain)).

use std::collections::HashSet;

use super::{
    explain::Mismatch,
    pattern::{Edges, Match, Transformation},
    shape::{Cell, Element, Shape},
    view::View,
};
use crate::board::{Colour, Point};

/// A row and a column of the board, on it or not.
type Place = (i32, i32);

/// Where a cell of the diagram falls when the top-left one falls on `origin`.
fn fall(transformation: Transformation, origin: Place, row: i32, column: i32) -> Place {
    let (down, right) = transformation.apply(row, column);
    (origin.0 + down, origin.1 + right)
}

/// Whether a shape holds at a placement; if not, what is amiss.
///
/// # Errors
/// With the first thing that is amiss: a cell off the board, a missing edge, or a vertex.
pub fn check(
    shape: &Shape,
    view: View<'_>,
    transformation: Transformation,
    origin: Point,
) -> Result<(), Mismatch> {
    let origin = (origin.row() as i32, origin.column() as i32);
    check_rectangle(shape, view, transformation, origin)?;
    check_edges(shape, view, transformation, origin)?;
    check_elements(shape, view, transformation, origin)
}

fn check_rectangle(
    shape: &Shape,
    view: View<'_>,
    transformation: Transformation,
    origin: Place,
) -> Result<(), Mismatch> {
    for row in 0..shape.height {
        for column in 0..shape.width {
            let place = fall(transformation, origin, row.into(), column.into());
            if view.point(place).is_none() {
                return Err(Mismatch::OffBoard { row, column });
            }
        }
    }
    Ok(())
}

/// An edge is where it is drawn if the vertex just beyond it is off the board.
fn check_edges(
    shape: &Shape,
    view: View<'_>,
    transformation: Transformation,
    origin: Place,
) -> Result<(), Mismatch> {
    let beyond = [
        (Edges::TOP, (-1, 0)),
        (Edges::BOTTOM, (shape.height.into(), 0)),
        (Edges::LEFT, (0, -1)),
        (Edges::RIGHT, (0, shape.width.into())),
    ];
    for (side, (row, column)) in beyond {
        let place = fall(transformation, origin, row, column);
        if let (true, Some(at)) = (shape.edges.has(side), view.point(place)) {
            return Err(Mismatch::NoEdge { side, at });
        }
    }
    Ok(())
}

fn check_elements(
    shape: &Shape,
    view: View<'_>,
    transformation: Transformation,
    origin: Place,
) -> Result<(), Mismatch> {
    for cell in &shape.cells {
        let place = fall(transformation, origin, cell.row.into(), cell.column.into());
        let Some(at) = view.point(place) else {
            return Err(Mismatch::OffBoard { row: cell.row, column: cell.column });
        };
        let (seen, wanted) = (view.seen(at), cell.element.wanted());
        if !wanted.allows(seen) {
            return Err(Mismatch::Vertex { at, cell: *cell, seen, wanted });
        }
    }
    Ok(())
}

/// Where a shape holds, each placement that holds. The pattern's index in the matches is `pattern`.
///
/// With `merged`, placements that put the same elements on the same vertices are one, reported
/// under the lowest transformation: so it is where [`PatternData::is_merged`](super::PatternData::is_merged).
pub fn find(
    shape: &Shape,
    pattern: u32,
    merged: bool,
    view: View<'_>,
    sink: &mut impl FnMut(Match),
) {
    let mut known: HashSet<Vec<(Point, Element)>> = HashSet::new();
    for transformation in shape.symmetry.transformations() {
        for origin in view.size.points() {
            if check(shape, view, transformation, origin).is_err() {
                continue;
            }
            let found = match_at(shape, pattern, view.side, transformation, origin);
            if !merged || known.insert(placed(shape, &found)) {
                sink(found);
            }
        }
    }
}

/// The match of a placement that holds.
pub fn match_at(
    shape: &Shape,
    pattern: u32,
    side: Colour,
    transformation: Transformation,
    origin: Point,
) -> Match {
    let found =
        Match { pattern, transformation, side, origin, mv: Point::PASS, anchor: Point::PASS };
    let at = |cell: Option<Cell>| {
        cell.map_or(Point::PASS, |cell| found.at(cell.row.into(), cell.column.into()))
    };
    Match { mv: at(shape.move_cell), anchor: at(shape.anchor), ..found }
}

/// The elements of a match and the vertices that they are on, in the board's order.
fn placed(shape: &Shape, found: &Match) -> Vec<(Point, Element)> {
    let mut placed: Vec<_> = shape
        .cells
        .iter()
        .map(|cell| (found.at(cell.row.into(), cell.column.into()), cell.element))
        .collect();
    placed.sort_unstable();
    placed
}
