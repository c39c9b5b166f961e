//! Points, colours, and the board.
//!
//! [`Board`] knows the stones, their strings with exact liberties, the ko, the captures and a hash,
//! and keeps all of it up to date while moves are played and undone. It knows neither whose turn it
//! is nor komi nor superko: those belong to a game.
//!
//! ```
//! use katachi_engine::board::{Board, Colour, Point};
//! let mut board = Board::from_diagram([
//!     ".X.",
//!     "XO.",
//!     ".X.",
//! ])?;
//! assert_eq!(board.liberty_count(Point::at(1, 1)), 1);
//! board.play(Colour::Black, Point::at(1, 2))?;
//! assert_eq!(board.captured(Colour::White), 1);
//! board.undo();
//! assert_eq!(board.liberty_count(Point::at(1, 1)), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What it costs
//!
//! s: stones of a string; a set of points is 7 words. Nothing allocates, except that the record of the
//! moves made grows with the game.
//!
//! | | |
//! |---|---|
//! | [`vertex`](Board::vertex), [`string`](Board::string), [`liberty_count`](Board::liberty_count), [`liberties`](Board::liberties), [`same_string`](Board::same_string), [`origin`](Board::origin), [`hash`](Board::hash), [`ko`](Board::ko) | look-ups |
//! | [`legality`](Board::legality), [`is_suicide`](Board::is_suicide), [`captures_something`](Board::captures_something), [`approx_liberties_after`](Board::approx_liberties_after) | four neighbours |
//! | [`liberty_count_after`](Board::liberty_count_after) | four neighbours; where strings merge or are captured, [`liberties_after`](Board::liberties_after) |
//! | [`liberties_after`](Board::liberties_after) | four neighbours, a set operation each; independent of s |
//! | [`neighbours`](Board::neighbours) (enemy strings round a string) | a few set operations, then one for each string found; independent of s |
//! | [`play`](Board::play), [`undo`](Board::undo) | four neighbours; merging: s of the smaller strings; capturing: s of what is captured |
//! | [`set`](Board::set), [`clone`](Clone::clone) | the whole board |
//!
//! Strings, liberties and stones are always walked in the order of the points, so nothing that is
//! computed from a position depends on the order of the moves that led to it.

mod check;
mod colour;
mod components;
mod diagram;
mod legality;
mod play;
mod point;
mod point_set;
mod query;
mod setup;
mod stones;
mod strings;
mod zobrist;

pub use check::BoardFault;
pub use colour::{Colour, PerColour, Vertex};
pub use diagram::DiagramError;
pub use legality::IllegalMove;
pub use point::{BoardSize, MAX_SIZE, POINTS, PerPoint, Point, STRIDE, SizeError};
pub use point_set::{PointSet, Points};
pub use query::{Prospect, StringsIn};
pub use strings::StoneString;

use play::Played;
use stones::Stones;
use strings::Strings;

/// A position on the board, and the moves that can be undone.
///
/// Two boards are equal when size, stones, ko, captures and the rule about suicide are; how they
/// came about is ignored.
#[derive(Debug)]
pub struct Board {
    size: BoardSize,
    stones: Stones,
    strings: Strings,
    ko: Option<Ko>,
    captured: PerColour<u32>,
    suicide: Suicide,
    played: Vec<Played>,
}

/// A ko just taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Ko {
    /// Where the captured stone was.
    point: Point,
    /// Who may not take back at once.
    banned: Colour,
}

/// Whether a play that leaves one's own string without a liberty is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Suicide {
    /// It is illegal.
    #[default]
    Forbidden,
    /// The string is taken off the board, a single stone too.
    Allowed,
}

impl Board {
    /// An empty board.
    pub fn new(size: BoardSize) -> Board {
        Board {
            size,
            stones: Stones::none(size),
            strings: Strings::none(),
            ko: None,
            captured: PerColour::default(),
            suicide: Suicide::default(),
            played: Vec::with_capacity(64),
        }
    }

    /// Its size.
    #[inline]
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// What is at a point; [`Vertex::Off`] for padding and a pass.
    #[inline]
    pub fn vertex(&self, point: Point) -> Vertex {
        self.stones.at(point)
    }

    /// All vertices, padding included, for whoever scans the whole board.
    #[inline]
    pub fn vertices(&self) -> &PerPoint<Vertex> {
        self.stones.vertices()
    }

    /// The stones of a colour.
    #[inline]
    pub fn stones(&self, colour: Colour) -> &PointSet {
        self.stones.of(colour)
    }

    /// The empty vertices.
    pub fn empties(&self) -> PointSet {
        self.size.points().filter(|point| self.vertex(*point) == Vertex::Empty).collect()
    }

    /// How many stones of this colour have been captured so far, suicides included.
    #[inline]
    pub fn captured(&self, colour: Colour) -> usize {
        self.captured[colour] as usize
    }

    /// The point that may not be played at once because of the ko rule.
    #[inline]
    pub fn ko(&self) -> Option<Point> {
        self.ko.map(|ko| ko.point)
    }

    /// Whether suicide is allowed.
    pub fn suicide(&self) -> Suicide {
        self.suicide
    }

    /// Allows or forbids suicide.
    pub fn set_suicide(&mut self, suicide: Suicide) {
        self.suicide = suicide;
    }

    /// The hash of the stones alone: what positional superko compares.
    #[inline]
    pub fn stones_hash(&self) -> u64 {
        self.stones.hash()
    }

    /// The hash of stones and ko.
    #[inline]
    pub fn hash(&self) -> u64 {
        self.stones.hash() ^ self.ko.map_or(0, |ko| zobrist::ko(ko.point))
    }

    /// The hash of stones, ko and the side to move.
    #[inline]
    pub fn hash_to_move(&self, colour: Colour) -> u64 {
        self.hash() ^ zobrist::to_move(colour)
    }
}

/// `clone_from` uses the room that the board has.
impl Clone for Board {
    fn clone(&self) -> Board {
        Board {
            stones: self.stones.clone(),
            strings: self.strings.clone(),
            played: self.played.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, other: &Board) {
        self.size = other.size;
        self.stones.clone_from(&other.stones);
        self.strings.clone_from(&other.strings);
        self.ko = other.ko;
        self.captured = other.captured;
        self.suicide = other.suicide;
        self.played.clone_from(&other.played);
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.size == other.size
            && self.stones == other.stones
            && self.ko == other.ko
            && self.captured == other.captured
            && self.suicide == other.suicide
    }
}

impl Eq for Board {}
