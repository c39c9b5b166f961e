//! Boards drawn as text.

use std::fmt;

use super::{
    Board,
    colour::{Colour, Vertex},
    point::{BoardSize, Point, SizeError},
};

/// A drawing that is no board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DiagramError {
    /// Too small or too large.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// A row has another number of vertices than there must be.
    #[error("row {row} has {found} vertices, not {expected}")]
    Width {
        /// The row, counted from 1 at the top.
        row: usize,
        /// The vertices that it has.
        found: usize,
        /// The vertices that it must have.
        expected: usize,
    },
    /// More rows than the board has.
    #[error("{found} rows do not fit on a board of {expected}")]
    Height {
        /// The rows drawn.
        found: usize,
        /// The rows of the board.
        expected: usize,
    },
    /// A character that stands for nothing.
    #[error("row {row}: '{character}' is none of X O . +")]
    Character {
        /// The row, counted from 1 at the top.
        row: usize,
        /// The character.
        character: char,
    },
}

impl Board {
    /// The board that is drawn: a row of text for each row from the top, `X` (or `B`, `#`) for Black,
    /// `O` (or `W`) for White, `.` or `+` for an empty vertex. Blanks between them are ignored.
    ///
    /// ```
    /// use katachi_engine::board::{Board, Point, Vertex};
    /// let board = Board::from_diagram(["O.X", "...", "X X O"])?;
    /// assert_eq!(board.size().get(), 3);
    /// assert_eq!(board.vertex(Point::at(0, 2)), Vertex::Black);
    /// # Ok::<(), katachi_engine::board::DiagramError>(())
    /// ```
    ///
    /// # Errors
    /// If the rows are no square of 1 to 19 vertices, or hold another character.
    pub fn from_diagram<R: AsRef<str>>(
        rows: impl IntoIterator<Item = R>,
    ) -> Result<Board, DiagramError> {
        let rows: Vec<R> = rows.into_iter().collect();
        let size = BoardSize::new(rows.len())?;
        for (index, row) in rows.iter().enumerate() {
            let found = vertices_of(row.as_ref()).count();
            if found != size.get() {
                return Err(DiagramError::Width { row: index + 1, found, expected: size.get() });
            }
        }
        Board::with_diagram(size, rows)
    }

    /// A board of this size with a drawing in its top-left corner, in the signs of
    /// [`from_diagram`](Board::from_diagram).
    ///
    /// # Errors
    /// If the drawing is larger than the board, or holds another character.
    pub fn with_diagram<R: AsRef<str>>(
        size: BoardSize,
        rows: impl IntoIterator<Item = R>,
    ) -> Result<Board, DiagramError> {
        let rows: Vec<R> = rows.into_iter().collect();
        if rows.len() > size.get() {
            return Err(DiagramError::Height { found: rows.len(), expected: size.get() });
        }
        let mut board = Board::new(size);
        for (index, row) in rows.iter().enumerate() {
            board.draw_row(index, row.as_ref())?;
        }
        Ok(board)
    }

    fn draw_row(&mut self, index: usize, row: &str) -> Result<(), DiagramError> {
        let expected = self.size().get();
        let found = vertices_of(row).count();
        if found > expected {
            return Err(DiagramError::Width { row: index + 1, found, expected });
        }
        for (column, character) in vertices_of(row).enumerate() {
            let vertex = vertex_of(character)
                .ok_or(DiagramError::Character { row: index + 1, character })?;
            self.set(Point::at(index, column), vertex);
        }
        Ok(())
    }

    /// The board as rows of text that [`from_diagram`](Board::from_diagram) reads.
    pub fn rows(&self) -> Vec<String> {
        let size = self.size().get();
        let sign = |row, column| sign_of(self.vertex(Point::at(row, column)));
        (0..size).map(|row| (0..size).map(|column| sign(row, column)).collect()).collect()
    }
}

/// The rows of [`from_diagram`](Board::from_diagram), one a line; empty lines are ignored.
///
/// ```
/// use katachi_engine::board::Board;
/// let board: Board = "
///     O.X
///     ...
///     XXO
/// ".parse()?;
/// assert_eq!(board.rows(), ["O.X", "...", "XXO"]);
/// # Ok::<(), katachi_engine::board::DiagramError>(())
/// ```
impl std::str::FromStr for Board {
    type Err = DiagramError;

    fn from_str(text: &str) -> Result<Board, DiagramError> {
        Board::from_diagram(text.lines().filter(|line| !line.trim().is_empty()))
    }
}

/// The board with its coordinates; Black is `X`, White `O`.
///
/// ```
/// use katachi_engine::board::Board;
/// let board = Board::from_diagram(["O.X", "...", "XXO"])?;
/// assert_eq!(board.to_string(), "   A B C\n 3 O . X 3\n 2 . . . 2\n 1 X X O 1\n   A B C\n");
/// # Ok::<(), katachi_engine::board::DiagramError>(())
/// ```
impl fmt::Display for Board {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.size().get();
        let letters: Vec<String> = (0..size)
            .map(|column| Point::at(0, column).name(self.size())[..1].to_owned())
            .collect();
        writeln!(formatter, "   {}", letters.join(" "))?;
        for (index, row) in self.rows().iter().enumerate() {
            let signs: Vec<String> = row.chars().map(String::from).collect();
            let number = size - index;
            writeln!(formatter, "{number:2} {} {number}", signs.join(" "))?;
        }
        writeln!(formatter, "   {}", letters.join(" "))
    }
}

/// The characters of a row that stand for vertices.
fn vertices_of(row: &str) -> impl Iterator<Item = char> + '_ {
    row.chars().filter(|character| !character.is_whitespace())
}

fn vertex_of(character: char) -> Option<Vertex> {
    match character {
        'X' | 'B' | '#' => Some(Colour::Black.stone()),
        'O' | 'W' => Some(Colour::White.stone()),
        '.' | '+' => Some(Vertex::Empty),
        _ => None,
    }
}

fn sign_of(vertex: Vertex) -> char {
    match vertex {
        Vertex::Black => 'X',
        Vertex::White => 'O',
        Vertex::Empty => '.',
        Vertex::Off => ' ',
    }
}
