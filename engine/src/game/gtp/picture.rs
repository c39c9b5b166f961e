//! The board as `showboard` draws it.

use crate::board::{Board, BoardSize, Colour, Point, Vertex};

/// The board with coordinates, marked points and the captures beside it, on lines of its own.
pub(super) fn draw(board: &Board) -> String {
    let size = board.size().get();
    let letters = columns(board.size());
    let mut picture = format!("\n   {letters}\n");
    for row in 0..size {
        let signs: Vec<&str> =
            (0..size).map(|column| sign(board, Point::at(row, column))).collect();
        let number = size - row;
        picture += &format!("{number:2} {} {number}", signs.join(" "));
        picture += &beside(board, row);
        picture.push('\n');
    }
    picture + "   " + &letters
}

fn columns(size: BoardSize) -> String {
    let letter = |column| Point::at(0, column).name(size)[..1].to_owned();
    (0..size.get()).map(letter).collect::<Vec<_>>().join(" ")
}

/// What stands beside a row: the captures, beside the ninth and tenth, or the last two.
fn beside(board: &Board, row: usize) -> String {
    let first = board.size().get().saturating_sub(2).min(8);
    let captures = |name, sign, prisoners: Colour| {
        format!("     {name} ({sign}) has captured {} stones", board.captured(prisoners))
    };
    match row.checked_sub(first) {
        Some(0) => captures("WHITE", 'O', Colour::Black),
        Some(1) => captures("BLACK", 'X', Colour::White),
        _ => String::new(),
    }
}

fn sign(board: &Board, point: Point) -> &'static str {
    match board.vertex(point) {
        Vertex::Black => "X",
        Vertex::White => "O",
        _ if is_marked(board.size(), point) => "+",
        _ => ".",
    }
}

/// Whether a point is marked on boards of this size.
fn is_marked(size: BoardSize, point: Point) -> bool {
    let size = size.get();
    let near = match size {
        0..5 => return false,
        5 => 1,
        6..12 => 2,
        _ => 3,
    };
    let middle = if size % 2 == 1 { size / 2 } else { near };
    let is_side = |line| line == near || line == size - 1 - near;
    let (row, column) = (point.row(), point.column());
    let centre = row == middle && column == middle;
    let sides =
        size >= 13 && (is_side(row) || row == middle) && (is_side(column) || column == middle);
    centre || sides || (is_side(row) && is_side(column))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_drawn_with_its_captures() {
        let mut board = Board::from_diagram([".O...", ".....", ".....", ".....", "....."]).unwrap();
        board.play(Colour::White, Point::at(1, 0)).unwrap();
        let drawn = "\n   A B C D E\n 5 . O . . . 5\n 4 O + . + . 4\n 3 . . + . . 3\n 2 . + . + . 2     \
            WHITE (O) has captured 0 stones\n 1 . . . . . 1     BLACK (X) has captured 0 stones\n   A B C D E";
        assert_eq!(draw(&board), drawn);
    }

    #[test]
    fn marks_depend_on_the_size() {
        let count = |size: usize| {
            let size = BoardSize::new(size).unwrap();
            size.points().filter(|point| is_marked(size, *point)).count()
        };
        let counts = [1, 2, 5, 6, 7, 9, 11, 12, 13, 14, 19].map(count);
        assert_eq!(counts, [0, 0, 5, 4, 5, 5, 5, 4, 9, 4, 9]);
    }
}
