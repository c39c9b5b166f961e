//! Diagrams decoded: the text rows of a [`PatternData`] as typed cells.
//!
//! Nothing here trusts its input. A database can be built by hand or read from a file, so a
//! diagram that means nothing gives a [`ShapeFault`], and the matchers pass over it.

use super::{
    pattern::{Edges, ElementSet, Kind, PatternData, Symmetry},
    view::Seen,
};
use crate::board::MAX_SIZE;

/// What a diagram asks of one vertex. `?` is no element: it asks only that the vertex is on the
/// board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Element {
    /// `.`: empty.
    Empty,
    /// `X`: a stone of the other side.
    Enemy,
    /// `O`: a stone of the side to move.
    Friend,
    /// `x`: empty or `X`.
    MaybeEnemy,
    /// `o`: empty or `O`.
    MaybeFriend,
    /// `,`: empty, and more in some kinds of database.
    Comma,
    /// `!`: empty, and more in some kinds of database.
    Mark,
    /// `*`: empty, and the suggested move.
    Move,
    /// `Q`: `O`, and the anchor.
    FriendAnchor,
    /// `Y`: `X`, and the anchor.
    EnemyAnchor,
}

impl Element {
    /// All elements.
    pub const ALL: [Element; 10] = [
        Element::Empty,
        Element::Enemy,
        Element::Friend,
        Element::MaybeEnemy,
        Element::MaybeFriend,
        Element::Comma,
        Element::Mark,
        Element::Move,
        Element::FriendAnchor,
        Element::EnemyAnchor,
    ];

    /// The character that draws it.
    pub const fn letter(self) -> char {
        match self {
            Element::Empty => '.',
            Element::Enemy => 'X',
            Element::Friend => 'O',
            Element::MaybeEnemy => 'x',
            Element::MaybeFriend => 'o',
            Element::Comma => ',',
            Element::Mark => '!',
            Element::Move => '*',
            Element::FriendAnchor => 'Q',
            Element::EnemyAnchor => 'Y',
        }
    }

    /// The element that a character draws; none for `?` and for what draws nothing.
    pub fn from_letter(letter: char) -> Option<Element> {
        Element::ALL.into_iter().find(|element| element.letter() == letter)
    }

    /// What may stand there.
    pub const fn wanted(self) -> Wanted {
        match self {
            Element::Empty | Element::Comma | Element::Mark | Element::Move => Wanted::Empty,
            Element::Enemy | Element::EnemyAnchor => Wanted::Enemy,
            Element::Friend | Element::FriendAnchor => Wanted::Friend,
            Element::MaybeEnemy => Wanted::NotFriend,
            Element::MaybeFriend => Wanted::NotEnemy,
        }
    }

    /// Whether it is drawn as the anchor.
    pub const fn is_anchor(self) -> bool {
        matches!(self, Element::FriendAnchor | Element::EnemyAnchor)
    }

    /// Whether it is surely a stone.
    pub const fn is_stone(self) -> bool {
        matches!(self.wanted(), Wanted::Friend | Wanted::Enemy)
    }

    /// Whether it counts, by this setting, when a match is tested against a goal area. A `.` covers
    /// every kind of empty vertex; an anchor counts as the stone that it is.
    pub const fn counts_in_goal(self, goal_elements: ElementSet) -> bool {
        match self {
            Element::Comma => {
                goal_elements.has(ElementSet::COMMA) || goal_elements.has(ElementSet::EMPTY)
            }
            Element::Mark => {
                goal_elements.has(ElementSet::MARK) || goal_elements.has(ElementSet::EMPTY)
            }
            _ => goal_elements.has(self.set()),
        }
    }

    /// Its bit in an [`ElementSet`]; `*` is an empty vertex, an anchor the stone that it is.
    pub const fn set(self) -> ElementSet {
        match self {
            Element::Empty | Element::Move => ElementSet::EMPTY,
            Element::Enemy | Element::EnemyAnchor => ElementSet::ENEMY,
            Element::Friend | Element::FriendAnchor => ElementSet::FRIEND,
            Element::MaybeEnemy => ElementSet::MAYBE_ENEMY,
            Element::MaybeFriend => ElementSet::MAYBE_FRIEND,
            Element::Comma => ElementSet::COMMA,
            Element::Mark => ElementSet::MARK,
        }
    }
}

/// What may stand on a vertex, as the side to move sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wanted {
    /// No stone.
    Empty,
    /// A stone of the side to move.
    Friend,
    /// A stone of the other side.
    Enemy,
    /// No stone, or one of the side to move.
    NotEnemy,
    /// No stone, or one of the other side.
    NotFriend,
}

impl Wanted {
    /// Whether this may stand there. Nothing may stand off the board.
    pub const fn allows(self, seen: Seen) -> bool {
        match self {
            Wanted::Empty => matches!(seen, Seen::Empty),
            Wanted::Friend => matches!(seen, Seen::Friend),
            Wanted::Enemy => matches!(seen, Seen::Enemy),
            Wanted::NotEnemy => matches!(seen, Seen::Empty | Seen::Friend),
            Wanted::NotFriend => matches!(seen, Seen::Empty | Seen::Enemy),
        }
    }
}

impl std::fmt::Display for Wanted {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(match self {
            Wanted::Empty => "no stone",
            Wanted::Friend => "a stone of O",
            Wanted::Enemy => "a stone of X",
            Wanted::NotEnemy => "no stone of X",
            Wanted::NotFriend => "no stone of O",
        })
    }
}

/// An element and where the diagram has it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// Its row in the diagram, 0 at the top.
    pub row: u8,
    /// Its column in the diagram, 0 at the left.
    pub column: u8,
    /// What is asked there.
    pub element: Element,
}

/// A diagram that means something: the elements, the rectangle around them and the edges.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    /// The number of rows.
    pub height: u8,
    /// The number of columns.
    pub width: u8,
    /// The edges drawn.
    pub edges: Edges,
    /// The symmetry declared.
    pub symmetry: Symmetry,
    /// The elements in reading order. At least one.
    pub cells: Vec<Cell>,
    /// The cell of `*`, if there is one.
    pub move_cell: Option<Cell>,
    /// The anchor: the last `Q` or `Y`, else the first stone in reading order, if there is one.
    pub anchor: Option<Cell>,
}

/// Why a diagram means nothing. A pattern with one never matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ShapeFault {
    /// There are no rows, or nothing but `?`.
    #[error("the diagram has no element")]
    Empty,
    /// The rows are not equally long.
    #[error("row {row} has {found} columns, the first row has {width}")]
    Ragged {
        /// The row, 0 at the top.
        row: usize,
        /// Its length.
        found: usize,
        /// The length of the first row.
        width: usize,
    },
    /// A character draws nothing.
    #[error("`{letter}` in row {row}, column {column} is no element")]
    UnknownLetter {
        /// The row, 0 at the top.
        row: usize,
        /// The column, 0 at the left.
        column: usize,
        /// The character.
        letter: char,
    },
    /// The diagram fits on no board.
    #[error("a diagram of {height} rows and {width} columns fits on no board (at most {MAX_SIZE})")]
    TooLarge {
        /// The number of rows.
        height: usize,
        /// The number of columns.
        width: usize,
    },
    /// More than one `*`.
    #[error("the diagram has more than one `*`")]
    TwoMoves,
    /// No `*`, in a kind of database whose patterns suggest a move.
    #[error("the diagram has no `*`")]
    NoMove,
    /// A pattern of a corner database that does not draw two adjacent edges.
    #[error("a pattern of a corner database draws two adjacent edges")]
    NoCorner,
}

impl Shape {
    /// Decodes the diagram of a pattern in a database of that kind.
    ///
    /// ```
    /// use katachi_engine::matching::{Kind, PatternData, shape::Shape};
    /// let data = PatternData { rows: "?O.\n.*X".into(), ..PatternData::default() };
    /// let shape = Shape::of(&data, Kind::Moves)?;
    /// assert_eq!((shape.height, shape.width, shape.cells.len()), (2, 3, 5));
    /// # Ok::<(), katachi_engine::matching::shape::ShapeFault>(())
    /// ```
    ///
    /// # Errors
    /// If the diagram means nothing; the fault says why.
    pub fn of(data: &PatternData, kind: Kind) -> Result<Shape, ShapeFault> {
        let (height, width) = measure(&data.rows)?;
        let cells = decode(&data.rows)?;
        if cells.is_empty() {
            return Err(ShapeFault::Empty);
        }
        check_corner(data.edges, kind)?;
        Ok(Shape {
            height,
            width,
            edges: data.edges,
            symmetry: data.symmetry,
            move_cell: find_move(&cells, kind)?,
            anchor: find_anchor(&cells),
            cells,
        })
    }
}

impl PatternData {
    /// Whether two placements that put the same elements on the same vertices are one: the pattern
    /// has nothing (constraint, action, helper, label) that could tell them apart.
    pub fn is_merged(&self) -> bool {
        !self.has_constraint()
            && !self.has_action
            && self.helper.is_none()
            && self.labels.is_empty()
    }
}

/// The height and width of a diagram whose rows are equally long and fit on a board.
fn measure(rows: &str) -> Result<(u8, u8), ShapeFault> {
    let height = rows.split('\n').count();
    let width = rows.split('\n').next().map_or(0, |row| row.chars().count());
    if width == 0 {
        return Err(ShapeFault::Empty);
    }
    if height > MAX_SIZE || width > MAX_SIZE {
        return Err(ShapeFault::TooLarge { height, width });
    }
    for (row, text) in rows.split('\n').enumerate() {
        let found = text.chars().count();
        if found != width {
            return Err(ShapeFault::Ragged { row, found, width });
        }
    }
    Ok((height as u8, width as u8))
}

/// The elements of a diagram that has been measured, in reading order.
fn decode(rows: &str) -> Result<Vec<Cell>, ShapeFault> {
    let mut cells = Vec::with_capacity(rows.len());
    for (row, text) in rows.split('\n').enumerate() {
        for (column, letter) in text.chars().enumerate() {
            match Element::from_letter(letter) {
                Some(element) => {
                    cells.push(Cell { row: row as u8, column: column as u8, element });
                }
                None if letter == '?' => {}
                None => return Err(ShapeFault::UnknownLetter { row, column, letter }),
            }
        }
    }
    Ok(cells)
}

/// The cell of `*`. Only patterns of connections and influence databases may do without.
fn find_move(cells: &[Cell], kind: Kind) -> Result<Option<Cell>, ShapeFault> {
    let mut moves = cells.iter().filter(|cell| cell.element == Element::Move);
    let first = moves.next().copied();
    if moves.next().is_some() {
        return Err(ShapeFault::TwoMoves);
    }
    if first.is_none() && !matches!(kind, Kind::Connections | Kind::Influence) {
        return Err(ShapeFault::NoMove);
    }
    Ok(first)
}

/// The declared anchor, the last should there be two; else the first stone.
fn find_anchor(cells: &[Cell]) -> Option<Cell> {
    let declared = cells.iter().rfind(|cell| cell.element.is_anchor());
    declared.or_else(|| cells.iter().find(|cell| cell.element.is_stone())).copied()
}

/// Patterns of corner databases lie in a corner.
fn check_corner(edges: Edges, kind: Kind) -> Result<(), ShapeFault> {
    let upright = edges.has(Edges::TOP) || edges.has(Edges::BOTTOM);
    let level = edges.has(Edges::LEFT) || edges.has(Edges::RIGHT);
    if kind == Kind::Corner && !(upright && level) {
        return Err(ShapeFault::NoCorner);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(rows: &str, kind: Kind) -> Option<ShapeFault> {
        let data = PatternData { rows: rows.to_owned().into(), ..PatternData::default() };
        Shape::of(&data, kind).err()
    }

    #[test]
    fn what_means_nothing_is_a_fault() {
        let tall = "*\n".repeat(20) + ".";
        let cases = [
            ("", ShapeFault::Empty),
            ("\n", ShapeFault::Empty),
            ("??\n??", ShapeFault::Empty),
            ("*.\n.", ShapeFault::Ragged { row: 1, found: 1, width: 2 }),
            ("*.\n", ShapeFault::Ragged { row: 1, found: 0, width: 2 }),
            (".*\n.é", ShapeFault::UnknownLetter { row: 1, column: 1, letter: 'é' }),
            (&tall, ShapeFault::TooLarge { height: 21, width: 1 }),
            ("*.*", ShapeFault::TwoMoves),
            ("OX", ShapeFault::NoMove),
        ];
        for (rows, expected) in cases {
            assert_eq!(fault(rows, Kind::Moves), Some(expected), "{rows:?}");
        }
        assert_eq!(fault("OX", Kind::Connections), None);
        assert_eq!(fault("OX*", Kind::Corner), Some(ShapeFault::NoCorner));
    }

    #[test]
    fn the_anchor_is_the_last_declared_or_the_first_stone() {
        let anchor = |rows: &'static str| {
            let data = PatternData { rows: rows.into(), ..PatternData::default() };
            let cell = Shape::of(&data, Kind::Moves).unwrap().anchor?;
            Some((cell.row, cell.column))
        };
        assert_eq!(anchor("*o.\nxXO"), Some((1, 1)));
        assert_eq!(anchor("*QO\nOXY\nOO?"), Some((1, 2)));
        assert_eq!(anchor("*.,\nxo?"), None);
    }

    #[test]
    fn letters_and_elements_agree() {
        for element in Element::ALL {
            assert_eq!(Element::from_letter(element.letter()), Some(element));
        }
        assert_eq!(Element::from_letter('?'), None);
    }
}
