//! Why a pattern does not match.

use super::{
    database::Database,
    pattern::{Edges, Match, Transformation},
    plain,
    shape::{Cell, Shape, Wanted},
    view::{Seen, View},
};
use crate::board::{BoardSize, Point};

/// Why a pattern does not match at a placement: the first thing that is amiss.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mismatch {
    /// A cell of its rectangle falls outside the board.
    OffBoard {
        /// The cell's row in the diagram.
        row: u8,
        /// The cell's column in the diagram.
        column: u8,
    },
    /// It draws an edge where the board has none.
    NoEdge {
        /// The side of the diagram: [`Edges::TOP`] and so on.
        side: u8,
        /// A vertex of the board where the edge would be.
        at: Point,
    },
    /// Something else is wanted at a vertex.
    Vertex {
        /// The vertex.
        at: Point,
        /// The cell of the diagram that falls there.
        cell: Cell,
        /// What is there.
        seen: Seen,
        /// What the pattern wants there.
        wanted: Wanted,
    },
}

impl Mismatch {
    /// A sentence for a reader, vertices named as on a board of this size.
    pub fn describe(&self, size: BoardSize) -> String {
        match *self {
            Mismatch::OffBoard { row, column } => {
                format!("row {}, column {} of the diagram falls off the board", row + 1, column + 1)
            }
            Mismatch::NoEdge { side, at } => {
                let side = side_name(side);
                format!("its {side} edge falls on {}, where the board goes on", at.name(size))
            }
            Mismatch::Vertex { at, cell, seen, wanted } => {
                let (at, letter) = (at.name(size), cell.element.letter());
                format!("{at} has {seen}; `{letter}` wants {wanted}")
            }
        }
    }
}

fn side_name(side: u8) -> &'static str {
    match side {
        Edges::TOP => "top",
        Edges::BOTTOM => "bottom",
        Edges::LEFT => "left",
        _ => "right",
    }
}

impl<H: ?Sized> Database<H> {
    /// Why a pattern does not match with its move at a vertex: for each transformation that is tried,
    /// the match, or the first thing that is amiss. Where the pattern has no move its anchor stands
    /// for it, and where it has none either its first element.
    ///
    /// Empty for a pattern that is not there or whose diagram means nothing ([`Database::check`]).
    pub fn explain(
        &self,
        pattern: u32,
        view: View<'_>,
        at: Point,
    ) -> Vec<(Transformation, Result<Match, Mismatch>)> {
        let shape =
            self.pattern(pattern).and_then(|entry| Shape::of(entry.data, entry.kind()).ok());
        let explain = |shape: Shape| {
            let placements = explain_at(&shape, view, at).into_iter();
            let expand = |turn, origin| plain::match_at(&shape, pattern, view.side, turn, origin);
            placements
                .map(|(turn, holds)| (turn, holds.map(|origin| expand(turn, origin))))
                .collect()
        };
        shape.map_or_else(Vec::new, explain)
    }
}

/// The placements of a shape that put its move (or what stands for it) on a vertex: each with its
/// origin where it holds, else with what is amiss.
fn explain_at(
    shape: &Shape,
    view: View<'_>,
    at: Point,
) -> Vec<(Transformation, Result<Point, Mismatch>)> {
    let Some(cell) = shape.move_cell.or(shape.anchor).or(shape.cells.first().copied()) else {
        return Vec::new();
    };
    let origin_of = |transformation: Transformation| {
        let (down, right) = transformation.apply(cell.row.into(), cell.column.into());
        (at.row() as i32 - down, at.column() as i32 - right)
    };
    let explain = |transformation: Transformation| {
        let origin =
            view.point(origin_of(transformation)).ok_or(Mismatch::OffBoard { row: 0, column: 0 });
        origin.and_then(|origin| plain::check(shape, view, transformation, origin).map(|()| origin))
    };
    shape.symmetry.transformations().map(|turn| (turn, explain(turn))).collect()
}
