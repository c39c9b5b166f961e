//! Eye shapes drawn as text.

use super::{Cell, EyeShape, Occupant, OutsideLiberties};

/// A drawing that is no eye shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ShapeError {
    /// More cells than a shape can have.
    #[error("an eye shape has at most {} cells", super::MAX_CELLS)]
    TooLarge,
    /// A character that stands for nothing.
    #[error("'{0}' is none of . X o ! O | - + and the blank")]
    Character(char),
}

/// A character of a drawing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Cell(Cell),
    Wall,
    Edge,
}

impl Sign {
    fn of(character: char) -> Result<Sign, ShapeError> {
        let cell = Cell::default();
        match character {
            '.' => Ok(Sign::Cell(cell)),
            'X' => Ok(Sign::Cell(Cell { occupant: Occupant::Attacker, ..cell })),
            'o' => Ok(Sign::Cell(Cell { occupant: Occupant::Owner, ..cell })),
            '!' => Ok(Sign::Cell(Cell { marginal: true, ..cell })),
            'O' | ' ' => Ok(Sign::Wall),
            '|' | '-' | '+' => Ok(Sign::Edge),
            other => Err(ShapeError::Character(other)),
        }
    }
}

impl EyeShape {
    /// The shape that is drawn: `.` an empty cell, `X` a stone of the attacker, `o` a loose one of the owner,
    /// `!` a marginal cell, a blank or `O` a stone of the owner round the space, `|`, `-` and `+` the edge of
    /// the board. All round the drawing are stones
    /// of the owner, with liberties enough outside.
    ///
    /// ```
    /// use katachi_engine::position::eyes::EyeShape;
    /// let in_the_corner = EyeShape::from_diagram([
    ///     "+--",
    ///     "|..",
    ///     "|..",
    /// ])?;
    /// assert_eq!(in_the_corner.wall().len(), 3);
    /// # Ok::<(), katachi_engine::position::eyes::ShapeError>(())
    /// ```
    ///
    /// # Errors
    /// If there are too many cells or other characters.
    pub fn from_diagram<R: AsRef<str>>(
        rows: impl IntoIterator<Item = R>,
    ) -> Result<EyeShape, ShapeError> {
        let signs: Vec<Vec<Sign>> = rows
            .into_iter()
            .map(|row| row.as_ref().chars().map(Sign::of).collect())
            .collect::<Result<_, _>>()?;
        let at = |row: usize, column: usize| -> Sign {
            signs.get(row).and_then(|row| row.get(column)).copied().unwrap_or(Sign::Wall)
        };
        let mut shape = EyeShape::new(OutsideLiberties::Many);
        let mut places = Vec::new();
        for (row, signs) in signs.iter().enumerate() {
            for (column, sign) in signs.iter().enumerate() {
                let Sign::Cell(cell) = *sign else { continue };
                let around = [
                    at(row.wrapping_sub(1), column),
                    at(row, column.wrapping_sub(1)),
                    at(row + 1, column),
                    at(row, column + 1),
                ];
                let wall = around.contains(&Sign::Wall);
                shape.add(Cell { wall, ..cell }).ok_or(ShapeError::TooLarge)?;
                places.push((row, column));
            }
        }
        for (one, &(row, column)) in places.iter().enumerate() {
            for (other, &place) in places.iter().enumerate() {
                if place == (row, column + 1) || place == (row + 1, column) {
                    shape.connect(one, other);
                }
            }
        }
        Ok(shape)
    }
}
