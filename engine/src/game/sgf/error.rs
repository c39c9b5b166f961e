//! What can be wrong with a record, and what was mended in reading it.

use std::path::PathBuf;

use crate::board::IllegalMove;

/// A place in the text of a record.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Place {
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1, in characters.
    pub column: u32,
}

impl std::fmt::Display for Place {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "line {}, column {}", self.line, self.column)
    }
}

/// Why a record cannot be used, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {kind}")]
pub struct SgfError {
    /// Where.
    pub place: Place,
    /// Why.
    pub kind: SgfErrorKind,
}

/// Why a record cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SgfErrorKind {
    /// There is no game tree in the text.
    #[error("no SGF: there is no game tree, which begins with `(;`")]
    NoTree,
    /// There is `(;`, but nothing like a property after it.
    #[error("no SGF: no property follows `(;`")]
    NoProperty,
    /// A `[` without its `]`.
    #[error("the value that begins here is never closed by `]`")]
    UnclosedValue,
    /// More nodes than a tree can number.
    #[error("the tree has too many nodes")]
    TooManyNodes,
    /// `GM` names another game.
    #[error("a record of game number {0} (GM), not of Go, which is 1")]
    OtherGame(u32),
    /// `SZ` is no number.
    #[error("the board size `{0}` is no number")]
    SizeNoNumber(String),
    /// `SZ` is outside 1 to 19.
    #[error("the board size {0} is not between 1 and 19")]
    Size(String),
    /// `SZ` is a rectangle.
    #[error("the board is a rectangle, {columns}x{rows}: only square boards can be read")]
    Rectangle {
        /// The number of columns.
        columns: u32,
        /// The number of rows.
        rows: u32,
    },
    /// A point that is not on the board.
    #[error("`{point}` is no point of a {size}x{size} board")]
    NoPoint {
        /// The text.
        point: String,
        /// The size of the board.
        size: usize,
    },
}

/// Something odd in a record that did not keep it from being read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// Where.
    pub place: Place,
    /// What.
    pub kind: NoteKind,
}

impl std::fmt::Display for Note {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "{}: {}", self.place, self.kind)
    }
}

/// Something odd in a record that did not keep it from being read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NoteKind {
    /// Bytes that mean nothing in the text's encoding.
    #[error("the text holds bytes that are no characters of {0}")]
    Encoding(&'static str),
    /// `CA` names an encoding that is not known.
    #[error("the encoding `{0}` (CA) is not known; {1} was taken")]
    UnknownEncoding(String, &'static str),
    /// The text ends inside a tree.
    #[error("{} missing at the end", counted(*.0, "closing parenthesis is", "closing parentheses are"))]
    MissingParentheses(usize),
    /// Characters that belong to nothing.
    #[error("`{0}` was passed over")]
    Stray(String),
    /// A property name without a value.
    #[error("the property {0} has no value and was passed over")]
    NoValue(String),
    /// A variation that begins without `;`.
    #[error("a node begins here without `;`")]
    NoSemicolon,
    /// A property that means nothing here.
    #[error("the value `{value}` of {property} cannot be understood")]
    Value {
        /// The property.
        property: String,
        /// The value.
        value: String,
    },
    /// A move that the rules forbid; it is played all the same.
    #[error("move {number} is not legal ({reason}); it is played all the same")]
    Illegal {
        /// Its number.
        number: usize,
        /// Why it is not legal.
        reason: IllegalMove,
    },
    /// A setup that leaves stones without liberties; they are taken off.
    #[error(
        "the setup leaves {} taken off",
        counted(*.0, "stone without liberties; it was", "stones without liberties; they were")
    )]
    Breathless(usize),
}

/// A number and the words for one or for many.
fn counted(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// Why a file gives no record.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LoadError {
    /// The file cannot be read.
    #[error("{}: {error}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// What it holds is no record of Go that can be used.
    #[error("{}: {error}", path.display())]
    Sgf {
        /// The file.
        path: PathBuf,
        /// Why.
        error: SgfError,
    },
}
