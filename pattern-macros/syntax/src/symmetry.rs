//! The eight transformations of a diagram and the symmetries that it may have.

use crate::tree::{Diagram, Edges, Element, Symmetry};

/// One of the eight transformations of a diagram.
///
/// 0 to 3: turned clockwise by 0, 90, 180, 270 degrees; 4 to 7: mirrored at `/`, top to bottom,
/// at `\`, left to right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Transformation(u8);

impl Transformation {
    /// All eight, the one that changes nothing first.
    pub const ALL: [Transformation; 8] = [
        Transformation(0),
        Transformation(1),
        Transformation(2),
        Transformation(3),
        Transformation(4),
        Transformation(5),
        Transformation(6),
        Transformation(7),
    ];

    /// The transformation of this number, 0 to 7.
    pub const fn new(number: u8) -> Option<Transformation> {
        if number < 8 { Some(Transformation(number)) } else { None }
    }

    /// Its number, 0 to 7.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Where a step of `(down, right)` goes.
    ///
    /// ```
    /// use katachi_syntax::symmetry::Transformation;
    ///
    /// let quarter = Transformation::new(1).unwrap();
    /// assert_eq!(quarter.apply(0, 1), (1, 0)); // what pointed right points down
    /// ```
    pub const fn apply(self, down: i32, right: i32) -> (i32, i32) {
        match self.0 {
            0 => (down, right),
            1 => (right, -down),
            2 => (-down, -right),
            3 => (-right, down),
            4 => (-right, -down),
            5 => (-down, right),
            6 => (right, down),
            _ => (down, -right),
        }
    }

    /// Whether rows become columns.
    pub const fn transposes(self) -> bool {
        matches!(self.0, 1 | 3 | 4 | 6)
    }

    /// The transformation that undoes this one.
    pub fn inverse(self) -> Transformation {
        match self.0 {
            1 => Transformation(3),
            3 => Transformation(1),
            _ => self,
        }
    }

    /// This transformation and then the other.
    pub fn then(self, other: Transformation) -> Transformation {
        // Where the steps down and right go says everything.
        let goes = |(down, right): (i32, i32)| other.apply(down, right);
        let down = goes(self.apply(1, 0));
        let right = goes(self.apply(0, 1));
        let same = |one: &Transformation| one.apply(1, 0) == down && one.apply(0, 1) == right;
        Transformation::ALL.into_iter().find(same).unwrap_or_default()
    }

    /// Where the vertex of a diagram of so many rows and columns goes, counted from the top left
    /// of the transformed diagram.
    pub fn vertex(self, row: usize, column: usize, rows: usize, columns: usize) -> (usize, usize) {
        let (last_row, last_column) = (rows.saturating_sub(1), columns.saturating_sub(1));
        let (up, left) = (last_row.saturating_sub(row), last_column.saturating_sub(column));
        match self.0 {
            0 => (row, column),
            1 => (column, up),
            2 => (up, left),
            3 => (left, row),
            4 => (left, up),
            5 => (up, column),
            6 => (column, row),
            _ => (row, left),
        }
    }

    /// Where the edges of a diagram go.
    pub fn edges(self, edges: Edges) -> Edges {
        let mut turned = Edges::default();
        let sides = [
            (edges.top, (-1, 0)),
            (edges.bottom, (1, 0)),
            (edges.left, (0, -1)),
            (edges.right, (0, 1)),
        ];
        for (_, (down, right)) in sides.into_iter().filter(|(drawn, _)| *drawn) {
            match self.apply(down, right) {
                (-1, _) => turned.top = true,
                (1, _) => turned.bottom = true,
                (_, -1) => turned.left = true,
                _ => turned.right = true,
            }
        }
        turned
    }
}

const MIRRORED_AT_SLASH: Transformation = Transformation(4);
const TOP_TO_BOTTOM: Transformation = Transformation(5);
const MIRRORED_AT_BACKSLASH: Transformation = Transformation(6);
const LEFT_TO_RIGHT: Transformation = Transformation(7);
const HALF_TURN: Transformation = Transformation(2);

impl Symmetry {
    /// The transformations, beside the one that changes nothing, that leave a diagram of this
    /// symmetry as it is.
    pub const fn leaves_alone(self) -> &'static [Transformation] {
        match self {
            Symmetry::None => &[],
            Symmetry::Vertical => &[LEFT_TO_RIGHT],
            Symmetry::Horizontal => &[TOP_TO_BOTTOM],
            Symmetry::Slash => &[MIRRORED_AT_SLASH],
            Symmetry::Backslash => &[MIRRORED_AT_BACKSLASH],
            Symmetry::Plus => &[TOP_TO_BOTTOM, LEFT_TO_RIGHT, HALF_TURN],
            Symmetry::Cross => &[MIRRORED_AT_SLASH, MIRRORED_AT_BACKSLASH, HALF_TURN],
            Symmetry::Rotation => &[HALF_TURN],
        }
    }

    /// How many transformations are tried for a diagram of this symmetry.
    pub const fn tried(self) -> usize {
        match self {
            Symmetry::None => 8,
            Symmetry::Plus | Symmetry::Cross => 2,
            _ => 4,
        }
    }

    /// The symmetry that a diagram of this one has when it is transformed: `|` becomes `-` under a
    /// quarter turn.
    #[must_use]
    pub fn transformed(self, by: Transformation) -> Symmetry {
        let turn = |one: &Transformation| by.inverse().then(*one).then(by);
        let turned: Vec<_> = self.leaves_alone().iter().map(turn).collect();
        Symmetry::ALL
            .into_iter()
            .find(|symmetry| {
                let own = symmetry.leaves_alone();
                own.len() == turned.len() && own.iter().all(|one| turned.contains(one))
            })
            .unwrap_or(self)
    }
}

/// Why a diagram is not left alone by a transformation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asymmetry {
    /// Rows become columns, and there is not the same number of them.
    NotSquare,
    /// The edges drawn differ.
    Edges,
    /// Two vertices, as row and column, differ.
    Vertices((usize, usize), (usize, usize)),
}

/// How anchors compare with stones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchors {
    /// `Q` is the same as `O`, `Y` as `X`: what is matched.
    AsStones,
    /// They are something of their own.
    Distinct,
}

/// Why a diagram is not left alone by a transformation; nothing where it is. The rows must be
/// equally long.
pub fn asymmetry(diagram: &Diagram, by: Transformation, anchors: Anchors) -> Option<Asymmetry> {
    let rows = diagram.rows.len();
    let columns = diagram.rows.first().map_or(0, |row| row.cells.len());
    if by.transposes() && rows != columns {
        return Some(Asymmetry::NotSquare);
    }
    if by.edges(diagram.edges) != diagram.edges {
        return Some(Asymmetry::Edges);
    }
    let at = |row: usize, column: usize| {
        let cell = diagram.rows.get(row).and_then(|row| row.cells.get(column));
        cell.map(|cell| compared(cell.node, anchors))
    };
    for row in 0..rows {
        for column in 0..columns {
            let image = by.vertex(row, column, rows, columns);
            if at(row, column) != at(image.0, image.1) {
                return Some(Asymmetry::Vertices((row, column), image));
            }
        }
    }
    None
}

fn compared(character: char, anchors: Anchors) -> char {
    match (anchors, Element::from_character(character)) {
        (Anchors::AsStones, Some(Element::AnchorO)) => 'O',
        (Anchors::AsStones, Some(Element::AnchorX)) => 'X',
        _ => character,
    }
}

/// The symmetries that a diagram has, [`Symmetry::None`] first, the richer ones last.
///
/// ```
/// use katachi_syntax::{parse, source::Source, symmetry::symmetries_of, tree::Symmetry};
///
/// let parsed = parse(&Source::from_text("Pattern Gap\nO*O\n:+,C\n"));
/// let pattern = parsed.database.patterns().next().unwrap();
/// let symmetries = symmetries_of(&pattern.diagram);
/// assert!(symmetries.contains(&Symmetry::Vertical) && symmetries.contains(&Symmetry::Plus));
/// assert!(!symmetries.contains(&Symmetry::Slash));
/// ```
pub fn symmetries_of(diagram: &Diagram) -> Vec<Symmetry> {
    symmetries_with(diagram, Anchors::AsStones)
}

/// The symmetries that a diagram has when anchors are compared so.
pub fn symmetries_with(diagram: &Diagram, anchors: Anchors) -> Vec<Symmetry> {
    let left_alone: Vec<Transformation> = Transformation::ALL
        .into_iter()
        .filter(|by| asymmetry(diagram, *by, anchors).is_none())
        .collect();
    let has =
        |symmetry: &Symmetry| symmetry.leaves_alone().iter().all(|by| left_alone.contains(by));
    Symmetry::ALL.into_iter().filter(has).collect()
}

/// The symmetry to declare for a diagram: one for which the fewest transformations are tried.
pub fn best_symmetry(diagram: &Diagram, anchors: Anchors) -> Symmetry {
    let symmetries = symmetries_with(diagram, anchors);
    symmetries.into_iter().min_by_key(|symmetry| symmetry.tried()).unwrap_or_default()
}
