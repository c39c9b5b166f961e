//! Points of the padded one-dimensional board.
//!
//! The board is laid out in rows of [`STRIDE`] entries whatever its size, row 0 at the top, with
//! one row of padding above and below and one column of padding that the right end of a row and
//! the left end of the next share. So a point means the same vertex (counted from the top-left
//! corner) on every board, and a step off the board lands in padding, never on another vertex.

use super::colour::Vertex;

/// The largest board.
pub const MAX_SIZE: usize = 19;
/// The distance between a point and the one below it.
pub const STRIDE: usize = MAX_SIZE + 1;
/// The number of entries of a [`PerPoint`].
pub const POINTS: usize = (MAX_SIZE + 2) * STRIDE + 1;

/// The size of a board, 1 to 19.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BoardSize(u8);

/// A board of this size is not to be had: sizes are 1 to 19.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("board size {0} is not between 1 and {MAX_SIZE}")]
pub struct SizeError(pub usize);

impl BoardSize {
    /// 19x19.
    pub const MAX: BoardSize = BoardSize(MAX_SIZE as u8);

    /// A board of `size` lines.
    ///
    /// # Errors
    /// If `size` is not between 1 and 19.
    pub const fn new(size: usize) -> Result<BoardSize, SizeError> {
        if size >= 1 && size <= MAX_SIZE { Ok(BoardSize(size as u8)) } else { Err(SizeError(size)) }
    }

    /// The number of lines.
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// All points of a board of this size, row by row from the top.
    pub fn points(self) -> impl Iterator<Item = Point> + Clone {
        let size = self.get();
        (0..size).flat_map(move |row| (0..size).map(move |column| Point::at(row, column)))
    }
}

/// The neighbours of each point, looked up since everything that plays and reads asks for them.
static NEIGHBOURS: PerPoint<[Point; 4]> = {
    let mut neighbours = [[Point::PASS; 4]; POINTS];
    let mut index = 0;
    while index < POINTS {
        let point = Point(index as u16);
        let stride = STRIDE as i32;
        neighbours[index] =
            [point.offset(-stride), point.offset(-1), point.offset(stride), point.offset(1)];
        index += 1;
    }
    PerPoint(neighbours)
};

/// A vertex of the board, or [`Point::PASS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u16);

impl Point {
    /// No vertex: a pass.
    pub const PASS: Point = Point(0);

    /// The vertex in `row` (0 at the top) and `column` (0 at the left). Both below 19.
    ///
    /// # Panics
    /// If either is 19 or more.
    pub const fn at(row: usize, column: usize) -> Point {
        assert!(row < MAX_SIZE && column < MAX_SIZE);
        Point(((row + 1) * STRIDE + column + 1) as u16)
    }

    /// The point of this index, padding included. `None` if there is none.
    pub const fn from_index(index: usize) -> Option<Point> {
        if index < POINTS { Some(Point(index as u16)) } else { None }
    }

    /// Its index in a [`PerPoint`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row, 0 at the top. Meaningless for padding and a pass.
    pub const fn row(self) -> usize {
        (self.0 as usize / STRIDE).wrapping_sub(1)
    }

    /// Its column, 0 at the left. Meaningless for padding and a pass.
    pub const fn column(self) -> usize {
        (self.0 as usize % STRIDE).wrapping_sub(1)
    }

    /// Whether this is a pass.
    pub const fn is_pass(self) -> bool {
        self.0 == 0
    }

    /// The point `by` entries on; a step off the padded board gives a pass.
    #[must_use]
    pub const fn offset(self, by: i32) -> Point {
        let index = self.0 as i32 + by;
        if index >= 0 && (index as usize) < POINTS { Point(index as u16) } else { Point::PASS }
    }

    /// The four neighbours, padding included: north, west, south, east. Not for a pass or padding.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> [Point; 4] {
        NEIGHBOURS.0[self.index()]
    }

    /// The four diagonal neighbours, padding included: north-west, south-west, south-east, north-east.
    #[must_use]
    pub const fn diagonals(self) -> [Point; 4] {
        let stride = STRIDE as i32;
        [
            self.offset(-stride - 1),
            self.offset(stride - 1),
            self.offset(stride + 1),
            self.offset(1 - stride),
        ]
    }

    /// Its name on a board of this size: a letter without I for the column, then the row counted
    /// from the bottom; `pass` for a pass.
    ///
    /// ```
    /// use katachi_engine::board::{BoardSize, Point};
    /// assert_eq!(Point::at(15, 3).name(BoardSize::MAX), "D4");
    /// ```
    pub fn name(self, size: BoardSize) -> String {
        if self.is_pass() {
            return "pass".to_owned();
        }
        let letter = char::from(b"ABCDEFGHJKLMNOPQRST"[self.column().min(MAX_SIZE - 1)]);
        format!("{letter}{}", size.get().saturating_sub(self.row()))
    }

    /// The vertex of that name (either case) on a board of this size. A pass for `pass`.
    pub fn from_name(name: &str, size: BoardSize) -> Option<Point> {
        if name.eq_ignore_ascii_case("pass") {
            return Some(Point::PASS);
        }
        let letter = name.chars().next()?.to_ascii_uppercase();
        let column = "ABCDEFGHJKLMNOPQRST".find(letter)?;
        let digits = &name[1..];
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let number: usize = digits.parse().ok()?;
        let size = size.get();
        (column < size && (1..=size).contains(&number)).then(|| Point::at(size - number, column))
    }
}

impl std::fmt::Debug for Point {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.is_pass() {
            return formatter.write_str("Point(pass)");
        }
        write!(formatter, "Point(row {}, column {})", self.row(), self.column())
    }
}

/// A value for each point, padding included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PerPoint<T>(pub [T; POINTS]);

impl<T: Copy> PerPoint<T> {
    /// The same value everywhere.
    pub const fn filled(value: T) -> PerPoint<T> {
        PerPoint([value; POINTS])
    }
}

impl<T> std::ops::Index<Point> for PerPoint<T> {
    type Output = T;
    fn index(&self, point: Point) -> &T {
        &self.0[point.index()]
    }
}

impl<T> std::ops::IndexMut<Point> for PerPoint<T> {
    fn index_mut(&mut self, point: Point) -> &mut T {
        &mut self.0[point.index()]
    }
}

impl PerPoint<Vertex> {
    /// An empty board of this size.
    pub fn empty_board(size: BoardSize) -> PerPoint<Vertex> {
        let mut vertices = PerPoint::filled(Vertex::Off);
        for point in size.points() {
            vertices[point] = Vertex::Empty;
        }
        vertices
    }
}
