//! The board as text.

use std::io::{Result, Write};

use katachi::{
    board::{Board, BoardSize, Colour, Point},
    game::sgf::RecordedMove,
};

use crate::style;

/// Writes the board with its coordinates: `X` black, `O` white, `+` star points, `*` the marked
/// vertices; the last move stands in parentheses.
pub(crate) fn write_board(
    output: &mut dyn Write,
    board: &Board,
    last: Option<RecordedMove>,
    marked: &[Point],
) -> Result<()> {
    let size = board.size();
    let drawing = Drawing { board, last: last.map(|played| played.point), marked };
    write_letters(output, size)?;
    for row in 0..size.get() {
        let number = size.get() - row;
        write!(output, "{number:>3}")?;
        for column in 0..size.get() {
            drawing.write_vertex(output, Point::at(row, column))?;
        }
        let after = if drawing.is_last(Point::at(row, size.get() - 1)) { ")" } else { " " };
        writeln!(output, "{after}{number}")?;
    }
    write_letters(output, size)
}

fn write_letters(output: &mut dyn Write, size: BoardSize) -> Result<()> {
    write!(output, "   ")?;
    for column in 0..size.get() {
        write!(output, " {}", &Point::at(0, column).name(size)[..1])?;
    }
    writeln!(output)
}

/// A board and what is marked on it.
struct Drawing<'a> {
    board: &'a Board,
    last: Option<Point>,
    marked: &'a [Point],
}

impl Drawing<'_> {
    fn is_last(&self, point: Point) -> bool {
        self.last == Some(point)
    }

    /// Writes what stands before a vertex, and the vertex.
    fn write_vertex(&self, output: &mut dyn Write, point: Point) -> Result<()> {
        let left = point.column().checked_sub(1).map(|column| Point::at(point.row(), column));
        let before = match left {
            _ if self.is_last(point) => "(",
            Some(left) if self.is_last(left) => ")",
            _ => " ",
        };
        let last = style::LAST;
        match before {
            " " => write!(output, " ")?,
            sign => write!(output, "{last}{sign}{last:#}")?,
        }
        let (sign, style) = match self.board.vertex(point).colour() {
            Some(Colour::Black) => ('X', style::BLACK),
            Some(Colour::White) => ('O', style::WHITE),
            None if self.marked.contains(&point) => ('*', style::VERTEX),
            None if is_star(point, self.board.size()) => ('+', style::FAINT),
            None => ('.', style::FAINT),
        };
        write!(output, "{style}{sign}{style:#}")
    }
}

/// Whether a vertex is a star point, where boards have them.
fn is_star(point: Point, size: BoardSize) -> bool {
    let size = size.get();
    let (near, middle) = (if size < 13 { 2 } else { 3 }, size / 2);
    if size < 7 || size.is_multiple_of(2) {
        return false;
    }
    let is_line = |index: usize| index == near || index == size - 1 - near;
    let (row, column) = (point.row(), point.column());
    let in_middle = (row == middle, column == middle);
    match in_middle {
        (false, false) => is_line(row) && is_line(column),
        (true, true) => true,
        _ => size == 19 && (is_line(row) || is_line(column)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn star_points_are_where_boards_have_them() {
        let stars = |size| {
            let size = BoardSize::new(size).expect("a size");
            size.points().filter(|&point| is_star(point, size)).count()
        };
        assert_eq!([19, 13, 9, 7, 5, 10].map(stars), [9, 5, 5, 5, 0, 0]);
    }
}
