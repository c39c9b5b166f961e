//! Finding out which stones of a finished game are dead.

use super::{playouts::Ownership, status::FinalPosition};
use crate::{
    answer::Reading,
    board::{Board, Colour, Point, PointSet, StoneString},
    position::Unconditional,
    reading::{self, Reader},
};

/// The number of random games.
const GAMES: u32 = 200;
/// A string is dead if its own side owns its vertices in no more than this share of random games.
const DEAD_BELOW: f32 = 0.4;
/// A string that reading finds dead is alive after all from this share on.
const ALIVE_FROM: f32 = 0.8;

impl FinalPosition {
    /// Judges which stones are dead, as [the module](super) tells. The board is as before afterwards.
    ///
    /// ```
    /// use katachi_engine::{board::{Board, Point}, game::score::FinalPosition, reading::Reader};
    /// let mut board = Board::from_diagram([
    ///     ".XO..",
    ///     "XXOX.",
    ///     ".XO..",
    ///     "XXOO.",
    ///     ".XO..",
    /// ])?;
    /// let position = FinalPosition::judge(&mut board, &mut Reader::default(), 1);
    /// assert_eq!(position.dead().iter().collect::<Vec<_>>(), [Point::at(1, 3)]);
    /// # Ok::<(), katachi_engine::board::DiagramError>(())
    /// ```
    pub fn judge(board: &mut Board, reader: &mut Reader, seed: u64) -> FinalPosition {
        let sure = Unconditional::of(board);
        let ownership = Ownership::sampled(board, Colour::Black, GAMES, seed);
        let strings: Vec<StoneString> = board.strings().cloned().collect();
        let mut dead = PointSet::EMPTY;
        for string in &strings {
            if is_dead(board, reader, string, &sure, &ownership) {
                dead |= *string.stones();
            }
        }
        FinalPosition::with_dead(board, dead)
    }
}

fn is_dead(
    board: &mut Board,
    reader: &mut Reader,
    string: &StoneString,
    sure: &Unconditional,
    ownership: &Ownership,
) -> bool {
    let colour = string.colour();
    if sure.alive(colour).intersects(string.stones()) {
        return false;
    }
    if sure.dead(colour).intersects(string.stones()) {
        return true;
    }
    let share = own_share(string, ownership);
    if is_captured(board, reader, string.origin()) {
        share < ALIVE_FROM
    } else {
        share < DEAD_BELOW
    }
}

/// How often the string's vertices are its own side's, on average.
fn own_share(string: &StoneString, ownership: &Ownership) -> f32 {
    let stones = string.stones().iter();
    let sum: f32 = stones.map(|stone| ownership.share(string.colour(), stone)).sum();
    sum / string.size() as f32
}

/// Whether a string can be captured outright, and not be saved.
fn is_captured(board: &mut Board, reader: &mut Reader, string: Point) -> bool {
    reading::attack(reader, board, string).reading == Reading::Win
        && reading::defend(reader, board, string).reading == Reading::Loss
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;

    fn dead(rows: &[&str]) -> Vec<Point> {
        let mut board = Board::from_diagram(rows).unwrap();
        let before = board.clone();
        let position = FinalPosition::judge(&mut board, &mut Reader::default(), 1);
        assert_eq!(board, before);
        position.dead().iter().collect()
    }

    #[test]
    fn an_invader_without_room_is_dead() {
        let rows = [
            "..X.O....",
            "..X.O....",
            "..XXO..X.",
            "...XO.X..",
            "...XO....",
            ".O.XO....",
            "...XOO...",
            "..XX.O...",
            "..X.XO...",
        ];
        assert_eq!(dead(&rows), [Point::at(5, 1)]);
    }

    #[test]
    fn nothing_is_dead_on_an_empty_board() {
        assert!(dead(&["...", "...", "..."]).is_empty());
    }

    #[test]
    fn a_seki_is_not_dead() {
        let rows = [
            "XX.OO.XO.",
            "XX.OO.XOO",
            "XXXXXXXO.",
            "OOOOOOOOO",
            "O.O.....O",
            ".........",
            ".........",
            ".........",
            ".........",
        ];
        assert!(dead(&rows).is_empty());
    }
}
