//! Points, moves and lists of points as SGF writes them.

use super::{
    error::{SgfError, SgfErrorKind},
    tree::Value,
};
use crate::board::{BoardSize, Point};

/// The point of two letters such as `cd`: column, then row from the top. `None` off the board.
pub fn parse_point(text: &str, size: BoardSize) -> Option<Point> {
    let [column, row] = text.trim().as_bytes() else { return None };
    let coordinate = |letter: u8| {
        let index = usize::from(letter.checked_sub(b'a')?);
        (index < size.get()).then_some(index)
    };
    Some(Point::at(coordinate(*row)?, coordinate(*column)?))
}

/// The two letters of a point; nothing for a pass.
///
/// ```
/// use katachi_engine::board::{BoardSize, Point};
/// use katachi_engine::game::sgf::{parse_point, point_name};
/// let point = parse_point("dp", BoardSize::MAX).unwrap();
/// assert_eq!(point.name(BoardSize::MAX), "D4");
/// assert_eq!(point_name(point), "dp");
/// assert_eq!(point_name(Point::PASS), "");
/// ```
pub fn point_name(point: Point) -> String {
    if point.is_pass() {
        return String::new();
    }
    let letter = |index: usize| char::from(b'a' + index as u8);
    String::from_iter([letter(point.column()), letter(point.row())])
}

/// The move of a `B` or `W` property: a point, or a pass, written as nothing or as `tt`.
///
/// # Errors
/// If it is no point of the board.
pub fn parse_move(value: &Value, size: BoardSize) -> Result<Point, SgfError> {
    let text = value.line();
    match text.as_str() {
        "" | "tt" => Ok(Point::PASS),
        point => parse_point(point, size).ok_or_else(|| no_point(value, size)),
    }
}

/// The points of one value of a list: one point, or the rectangle between two corners, `aa:cc`.
///
/// # Errors
/// If it names a point that is not on the board.
pub fn parse_points(value: &Value, size: BoardSize) -> Result<Vec<Point>, SgfError> {
    let Some((first, last)) = value.halves() else {
        let point = parse_point(&value.line(), size).ok_or_else(|| no_point(value, size))?;
        return Ok(vec![point]);
    };
    let corner = |half: Value| parse_point(&half.line(), size).ok_or_else(|| no_point(value, size));
    Ok(rectangle(corner(first)?, corner(last)?))
}

/// The points between two corners, whichever they are.
fn rectangle(first: Point, last: Point) -> Vec<Point> {
    let between = |a: usize, b: usize| a.min(b)..=a.max(b);
    between(first.row(), last.row())
        .flat_map(|row| {
            between(first.column(), last.column()).map(move |column| Point::at(row, column))
        })
        .collect()
}

fn no_point(value: &Value, size: BoardSize) -> SgfError {
    let kind = SgfErrorKind::NoPoint { point: value.line(), size: size.get() };
    SgfError { place: value.place, kind }
}
