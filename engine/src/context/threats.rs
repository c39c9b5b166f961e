//! Threats to strings and of strings: what a second move in a row would do, where one move does nothing.
//!
//! They are read when they are first asked for, and kept with the analysis: to read them for all strings
//! costs more than twice as much as the analysis itself.

use std::cmp::Reverse;

use super::Context;
use crate::{
    answer::{Answer, Reading},
    board::{Board, Point},
    position::StringMove,
    reading::{self, Reader},
};

/// What is known of a string's threats.
#[derive(Clone, Debug)]
pub(super) struct StringThreats {
    origin: Point,
    moves: Vec<StringMove>,
}

type ReadThreats = fn(&mut Reader, &mut Board, Point) -> Vec<(Point, Reading)>;

impl Context {
    /// The moves after which the string's opponent could capture it by another, best first. There are none where
    /// it can be captured at once.
    ///
    /// ```
    /// use katachi_engine::{board::{Board, Colour, Point}, context::Context, databases::Databases};
    /// let board = Board::from_diagram([
    ///     ".......",
    ///     ".......",
    ///     "...O...",
    ///     "..OX...",
    ///     ".......",
    ///     "....X..",
    ///     ".......",
    /// ])?;
    /// let mut context = Context::new(board, Colour::White);
    /// context.analyse_strings(&Databases::default());
    /// let threats = context.attack_threats(Point::at(3, 3));
    /// assert!(threats.iter().any(|threat| threat.point == Point::at(3, 4)));
    /// # Ok::<(), katachi_engine::board::DiagramError>(())
    /// ```
    pub fn attack_threats(&mut self, string: Point) -> Vec<StringMove> {
        if self.attack_at(string).truth() {
            return Vec::new();
        }
        self.threats(string, reading::attack_threats)
    }

    /// The moves after which a string that can be captured and not be saved could be saved by another, best first. There
    /// are none where it can be saved at once, or need not be.
    pub fn defense_threats(&mut self, string: Point) -> Vec<StringMove> {
        if !self.attack_at(string).truth() || self.defend_at(string).truth() {
            return Vec::new();
        }
        self.threats(string, reading::defence_threats)
    }

    /// What is known already, else what reading says. A string has threats of one kind only.
    fn threats(&mut self, string: Point, read: ReadThreats) -> Vec<StringMove> {
        let Some(origin) = self.board.origin(string) else { return Vec::new() };
        let is_analysed = self.strings_here().is_some();
        if is_analysed && let Some(known) = self.threats.iter().find(|it| it.origin == origin) {
            return known.moves.clone();
        }
        let found = read(&mut self.reader, &mut self.board, origin).into_iter();
        let mut moves: Vec<StringMove> =
            found.map(|(point, reading)| StringMove { point, reading }).collect();
        moves.sort_by_key(|mv| Reverse(mv.reading));
        if is_analysed {
            self.threats.push(StringThreats { origin, moves: moves.clone() });
        }
        moves
    }
}
