//! The game of a session: the board, the moves so far, and what was agreed.

use crate::board::{Board, BoardSize, Colour, IllegalMove, Point, Vertex};
use crate::game::score::Counting;
use crate::game::sgf::Position;

/// Which repetitions are illegal, beyond the ko that may not be taken back at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Repetition {
    /// None.
    #[default]
    Allowed,
    /// A move after which the stones are as they were before in the game.
    Superko,
}

/// A game under way.
#[derive(Clone, Debug)]
pub(super) struct State {
    board: Board,
    /// The hash of the stones before each move, and now.
    history: Vec<u64>,
    to_move: Colour,
    pub(super) komi: f32,
    pub(super) handicap: usize,
    pub(super) counting: Counting,
    pub(super) repetition: Repetition,
}

impl State {
    /// An empty board of this size.
    pub(super) fn new(size: BoardSize) -> State {
        let board = Board::new(size);
        State {
            history: vec![board.stones_hash()],
            board,
            to_move: Colour::Black,
            komi: 0.0,
            handicap: 0,
            counting: Counting::default(),
            repetition: Repetition::default(),
        }
    }

    /// The board.
    pub(super) fn board(&self) -> &Board {
        &self.board
    }

    /// Who is to move.
    pub(super) fn to_move(&self) -> Colour {
        self.to_move
    }

    /// Takes all stones off. What was agreed stays.
    pub(super) fn clear(&mut self, size: BoardSize) {
        let suicide = self.board.suicide();
        self.start(Board::new(size), Colour::Black);
        self.board.set_suicide(suicide);
        self.handicap = 0;
    }

    /// Goes over to the position of a record.
    pub(super) fn enter(&mut self, position: Position, komi: Option<f32>, handicap: usize) {
        self.start(position.board, position.to_move);
        self.komi = komi.unwrap_or(self.komi);
        self.handicap = handicap;
    }

    fn start(&mut self, board: Board, to_move: Colour) {
        self.history = hashes(&board);
        self.board = board;
        self.to_move = to_move;
    }

    /// Puts Black's handicap stones on the empty board.
    pub(super) fn give_handicap(&mut self, stones: &[Point]) {
        stones.iter().for_each(|&point| self.board.set(point, Vertex::Black));
        self.start(self.board.clone(), Colour::White);
        self.handicap = stones.len();
    }

    /// Whether a move is legal in this game.
    pub(super) fn legality(&self, colour: Colour, point: Point) -> Result<(), IllegalMove> {
        self.board.legality(colour, point)?;
        if self.repetition == Repetition::Superko && !point.is_pass() {
            let mut after = self.board.clone();
            after.play(colour, point)?;
            if self.history.contains(&after.stones_hash()) {
                return Err(IllegalMove::Superko);
            }
        }
        Ok(())
    }

    /// Plays a move.
    pub(super) fn play(&mut self, colour: Colour, point: Point) -> Result<(), IllegalMove> {
        self.legality(colour, point)?;
        self.board.play(colour, point)?;
        self.history.push(self.board.stones_hash());
        self.to_move = colour.other();
        Ok(())
    }

    /// Takes back the last moves. Whether there were so many; else nothing is taken back.
    pub(super) fn undo(&mut self, count: usize) -> bool {
        if count > self.board.move_count() {
            return false;
        }
        for _ in 0..count {
            if let Some((colour, _)) = self.board.undo() {
                self.to_move = colour;
                self.history.pop();
            }
        }
        true
    }
}

/// The hashes of the stones before each move that can be undone, and now.
fn hashes(board: &Board) -> Vec<u64> {
    let mut earlier = board.clone();
    let mut hashes = vec![earlier.stones_hash()];
    while earlier.undo().is_some() {
        hashes.push(earlier.stones_hash());
    }
    hashes.reverse();
    hashes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn superko_forbids_what_the_ko_rule_does_not() {
        let rows = [".OX..", "O.OX.", ".OX..", ".....", "....."];
        let mut state = State::new(BoardSize::new(5).unwrap());
        state.start(Board::from_diagram(rows).unwrap(), Colour::Black);
        state.repetition = Repetition::Superko;
        state.play(Colour::Black, Point::at(1, 1)).unwrap();
        state.play(Colour::White, Point::PASS).unwrap();
        state.play(Colour::Black, Point::PASS).unwrap();
        let back = state.play(Colour::White, Point::at(1, 2));
        assert_eq!(back, Err(IllegalMove::Superko));
        state.repetition = Repetition::Allowed;
        assert!(state.play(Colour::White, Point::at(1, 2)).is_ok());
        assert!(state.undo(4) && !state.undo(1));
        assert_eq!(state.to_move(), Colour::Black);
    }
}
