//! Which moves are legal.

use super::{
    Board, Suicide,
    colour::{Colour, Vertex},
    point::Point,
};

/// Why a move is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum IllegalMove {
    /// The point is not on the board.
    #[error("the point is not on the board")]
    OffBoard,
    /// A stone is there already.
    #[error("there is a stone already")]
    Occupied,
    /// The ko may not be taken back at once.
    #[error("the ko may not be taken back at once")]
    Ko,
    /// The played stone's string would have no liberty.
    #[error("suicide is not allowed")]
    Suicide,
    /// The position has been on the board before. Games ask this, not the board.
    #[error("the move would repeat an earlier position")]
    Superko,
}

impl Board {
    /// Whether a move is legal, and if not, why. A pass always is.
    ///
    /// # Errors
    /// The reason why it is not, simple ko included.
    #[inline]
    pub fn legality(&self, colour: Colour, point: Point) -> Result<(), IllegalMove> {
        if self.ko.is_some_and(|ko| ko.point == point && ko.banned == colour) {
            return Err(IllegalMove::Ko);
        }
        self.legality_without_ko(colour, point)
    }

    /// Whether a move is legal, the ko rule aside.
    ///
    /// # Errors
    /// The reason why it is not.
    #[inline]
    pub fn legality_without_ko(&self, colour: Colour, point: Point) -> Result<(), IllegalMove> {
        match self.vertex(point) {
            Vertex::Off if point.is_pass() => Ok(()),
            Vertex::Off => Err(IllegalMove::OffBoard),
            Vertex::Black | Vertex::White => Err(IllegalMove::Occupied),
            Vertex::Empty => {
                if self.suicide == Suicide::Forbidden && self.is_suicide(colour, point) {
                    Err(IllegalMove::Suicide)
                } else {
                    Ok(())
                }
            }
        }
    }

    /// Whether a move is legal. A pass always is.
    #[inline]
    pub fn is_legal(&self, colour: Colour, point: Point) -> bool {
        self.legality(colour, point).is_ok()
    }

    /// Whether a stone played on this empty vertex would be without liberty: nothing captured, no
    /// liberty of its own, none gained from a friendly string. False where nothing can be played.
    #[inline]
    pub fn is_suicide(&self, colour: Colour, point: Point) -> bool {
        if self.vertex(point) != Vertex::Empty {
            return false;
        }
        point.neighbours().iter().all(|&neighbour| match self.vertex(neighbour) {
            Vertex::Empty => false,
            Vertex::Off => true,
            stone => {
                let in_atari = self.liberty_count(neighbour) <= 1;
                in_atari == (stone == colour.stone())
            }
        })
    }

    /// Whether a play on this empty vertex would capture at least one string.
    #[inline]
    pub fn captures_something(&self, colour: Colour, point: Point) -> bool {
        self.vertex(point) == Vertex::Empty
            && point.neighbours().iter().any(|&neighbour| {
                self.vertex(neighbour) == colour.other().stone()
                    && self.liberty_count(neighbour) <= 1
            })
    }

    /// The stone that a play on this empty vertex would capture in a ko: a single stone, by a stone
    /// that is then itself alone with that one liberty. Whether the ko may be taken now is not
    /// asked.
    pub fn ko_capture(&self, colour: Colour, point: Point) -> Option<Point> {
        if self.vertex(point) != Vertex::Empty {
            return None;
        }
        let mut captured = None;
        for neighbour in point.neighbours() {
            match self.string(neighbour) {
                None if self.vertex(neighbour) == Vertex::Off => {}
                Some(string) if string.colour() != colour => {
                    if string.liberty_count() <= 1 {
                        if captured.is_some() || string.size() > 1 {
                            return None;
                        }
                        captured = Some(neighbour);
                    }
                }
                _ => return None,
            }
        }
        captured
    }

    /// Whether this point is part of a ko: an empty vertex where either side could take a ko, or the
    /// stone that would be taken.
    pub fn is_in_ko(&self, point: Point) -> bool {
        match self.string(point) {
            None => Colour::ALL.iter().any(|&colour| self.ko_capture(colour, point).is_some()),
            Some(string) => {
                let liberty = string.liberties().first().filter(|_| string.in_atari());
                liberty.is_some_and(|liberty| {
                    self.ko_capture(string.colour().other(), liberty) == Some(point)
                })
            }
        }
    }
}
