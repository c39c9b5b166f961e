//! What reading knows of each string.

use crate::{
    answer::{Answer, Reading},
    board::{Board, Colour, Point, PointSet},
    reading::{self, Outcome, Reader},
};

/// A string, and how it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StringState {
    /// Its first stone.
    pub origin: Point,
    /// Its colour.
    pub colour: Colour,
    /// Its stones.
    pub stones: PointSet,
    /// Its liberties.
    pub liberties: PointSet,
    /// Whether the opponent, moving first, can capture it.
    pub attack: Outcome,
    /// Whether its own side, moving first, can save it. Asked only where it can be captured.
    pub defend: Option<Outcome>,
}

impl StringState {
    /// Whether it lives or dies by who moves first.
    pub fn is_critical(&self) -> bool {
        self.attack.reading.truth() && self.defend.is_some_and(|defend| defend.reading.truth())
    }

    /// Whether it can be captured outright, and not be saved.
    pub fn is_dead(&self) -> bool {
        self.attack.reading == Reading::Win
            && self.defend.is_some_and(|defend| !defend.reading.truth())
    }
}

/// Reads all strings of the board, which is as before afterwards.
pub fn survey(board: &mut Board, reader: &mut Reader) -> Vec<StringState> {
    let strings: Vec<StringState> = board.strings().map(unread).collect();
    strings.into_iter().map(|string| read(string, board, reader)).collect()
}

fn unread(string: &crate::board::StoneString) -> StringState {
    StringState {
        origin: string.origin(),
        colour: string.colour(),
        stones: *string.stones(),
        liberties: *string.liberties(),
        attack: Outcome { reading: Reading::Loss, best: None, nodes: 0 },
        defend: None,
    }
}

fn read(string: StringState, board: &mut Board, reader: &mut Reader) -> StringState {
    let attack = reading::attack(reader, board, string.origin);
    let can_be_captured = attack.reading.truth();
    let defend = can_be_captured.then(|| reading::defend(reader, board, string.origin));
    StringState { attack, defend, ..string }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_string_in_atari_is_critical_and_a_hopeless_one_dead() {
        let rows = [
            ".XO......",
            "XO.......",
            "OO.......",
            ".........",
            "....X....",
            "...XOX...",
            ".........",
            ".........",
            ".........",
        ];
        let mut board = Board::from_diagram(rows).unwrap();
        let states = survey(&mut board, &mut Reader::default());
        let at = |point: Point| states.iter().find(|state| state.stones.contains(point)).unwrap();
        assert!(at(Point::at(0, 1)).is_dead());
        assert!(at(Point::at(5, 4)).is_critical());
        assert!(!at(Point::at(2, 0)).is_dead() && !at(Point::at(2, 0)).is_critical());
    }
}
