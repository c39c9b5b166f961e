//! The two colours, and what may be at a vertex.

/// Black or White.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// Black, who begins.
    Black = 0,
    /// White.
    White = 1,
}

impl Colour {
    /// Both, Black first.
    pub const ALL: [Colour; 2] = [Colour::Black, Colour::White];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Colour {
        match self {
            Colour::Black => Colour::White,
            Colour::White => Colour::Black,
        }
    }

    /// 0 for Black, 1 for White.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// A stone of this colour.
    pub const fn stone(self) -> Vertex {
        match self {
            Colour::Black => Vertex::Black,
            Colour::White => Vertex::White,
        }
    }
}

impl std::fmt::Display for Colour {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(match self {
            Colour::Black => "black",
            Colour::White => "white",
        })
    }
}

/// What is at a vertex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Vertex {
    /// A black stone.
    Black = 0,
    /// A white stone.
    White = 1,
    /// No stone.
    Empty = 2,
    /// No vertex: outside the board.
    #[default]
    Off = 3,
}

impl Vertex {
    /// The colour of the stone here, if there is one.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Vertex::Black => Some(Colour::Black),
            Vertex::White => Some(Colour::White),
            Vertex::Empty | Vertex::Off => None,
        }
    }

    /// Whether a stone is here.
    pub const fn is_stone(self) -> bool {
        matches!(self, Vertex::Black | Vertex::White)
    }
}

/// A value for each colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PerColour<T>(pub [T; 2]);

impl<T> std::ops::Index<Colour> for PerColour<T> {
    type Output = T;
    fn index(&self, colour: Colour) -> &T {
        &self.0[colour.index()]
    }
}

impl<T> std::ops::IndexMut<Colour> for PerColour<T> {
    fn index_mut(&mut self, colour: Colour) -> &mut T {
        &mut self.0[colour.index()]
    }
}
