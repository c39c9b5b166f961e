//! How games are played out: what is urgent near the last move, else at random.
//!
//! The order is that of MoGo (Gelly, Wang, Munos, Teytaud 2006): answer an atari, else a small shape beside the last move,
//! else take something, else any move that fills no eye of one's own.

use arrayvec::ArrayVec;

use super::{
    board::{At, FastBoard, NOWHERE},
    neighbourhood::{LocalShapes, OFFSETS},
};
use crate::{board::Colour, random::Random};

/// More stones than this are not put in atari: it would break a seki, and fewer may take eyes from within.
const LARGEST_SACRIFICE: usize = 4;
/// Of so many chances, this many times an urgent answer is looked for.
const URGENT: (usize, usize) = (15, 16);

/// Moves to draw one of: near a move there are few.
type Few = ArrayVec<At, 24>;

/// A game being played out.
pub(super) struct Playout<'a> {
    pub(super) board: FastBoard,
    pub(super) shapes: &'a LocalShapes,
    pub(super) to_move: Colour,
    pub(super) last: At,
    pub(super) passes: u8,
}

impl Playout<'_> {
    /// Plays a move, or passes.
    pub(super) fn play(&mut self, at: At) {
        if at == NOWHERE {
            self.board.pass();
            self.passes += 1;
        } else {
            self.board.play(self.to_move, at);
            self.passes = 0;
        }
        self.last = at;
        self.to_move = self.to_move.other();
    }

    /// Plays until both sides have no move, or for three times as many moves as the board has vertices; `seen` is told every
    /// move.
    pub(super) fn finish(&mut self, random: &mut Random, mut seen: impl FnMut(Colour, At)) {
        let longest = 3 * self.board.size().get().pow(2);
        for _ in 0..longest {
            if self.passes >= 2 {
                return;
            }
            let at = self.choose(random);
            seen(self.to_move, at);
            self.play(at);
        }
    }

    fn choose(&self, random: &mut Random) -> At {
        if self.last != NOWHERE && random.below(URGENT.1) < URGENT.0 {
            let answer = drawn(&self.answers_to_atari(), random)
                .or_else(|| drawn(&self.shapes_beside(), random));
            if let Some(at) = answer {
                return at;
            }
        }
        self.anything(random)
    }

    /// What takes the string of the last move, if it is in atari, and what saves one's own that it put in atari.
    pub(super) fn answers_to_atari(&self) -> Few {
        let mut answers = Few::new();
        let board = &self.board;
        if let Some(taking) = board.only_liberty(self.last)
            && board.is_legal(self.to_move, taking)
        {
            let _ = answers.try_push(taking);
        }
        for own in board.stones_beside(self.to_move, self.last) {
            if let Some(liberty) = board.only_liberty(own) {
                self.add_rescues(own, liberty, &mut answers);
            }
        }
        answers
    }

    /// Running out, and taking what touches the string.
    fn add_rescues(&self, own: At, liberty: At, answers: &mut Few) {
        let board = &self.board;
        if board.is_legal(self.to_move, liberty)
            && board.prospect(self.to_move, liberty).liberties >= 2
        {
            let _ = answers.try_push(liberty);
        }
        for stone in board.string(own) {
            for enemy in board.stones_beside(self.to_move.other(), stone) {
                if let Some(taking) = board.only_liberty(enemy)
                    && !answers.contains(&taking)
                    && board.is_legal(self.to_move, taking)
                {
                    let _ = answers.try_push(taking);
                }
            }
        }
    }

    /// The moves beside the last one that a small shape proposes.
    fn shapes_beside(&self) -> Few {
        let near = OFFSETS.iter().map(|offset| (self.last as isize + offset) as At);
        near.filter(|at| {
            self.board.is_empty(*at)
                && self.shapes.propose(self.board.around(self.to_move, *at))
                && self.is_sensible(*at)
        })
        .collect()
    }

    /// The first sensible move of all, from a random one on; a pass where there is none.
    fn anything(&self, random: &mut Random) -> At {
        let empties = self.board.empties();
        let start = random.below(empties.len());
        let (before, after) = empties.split_at(start);
        after.iter().chain(before).copied().find(|at| self.is_sensible(*at)).unwrap_or(NOWHERE)
    }

    /// Whether a move is legal, fills no eye of one's own and puts no large string in atari.
    pub(super) fn is_sensible(&self, at: At) -> bool {
        let (board, colour) = (&self.board, self.to_move);
        if board.around(colour, at).liberties() >= 2 {
            return true;
        }
        if board.is_eye(colour, at) || !board.is_legal(colour, at) {
            return false;
        }
        let prospect = board.prospect(colour, at);
        prospect.liberties >= 2 || prospect.captures > 0 || prospect.stones < LARGEST_SACRIFICE
    }
}

fn drawn(moves: &[At], random: &mut Random) -> Option<At> {
    (!moves.is_empty()).then(|| moves[random.below(moves.len())])
}
