//! All positions of a space on a board, and which of them the attacker wins.

use std::collections::HashMap;

use katachi_engine::board::{Board, Colour, Point};

use super::{ATTACKER, Case, OWNER};

/// A search through all positions, where this side may retake kos at once.
pub(super) struct Search<'case> {
    case: &'case Case,
    ko_master: Colour,
    numbers: HashMap<(u64, Colour), usize>,
    nodes: Vec<Node>,
}

/// A position: what it leads to, and whose turn it is.
struct Node {
    to_move: Colour,
    next: Vec<usize>,
    is_lost: bool,
}

/// A position that is being looked at: its number, and the moves not yet tried there.
struct Frame {
    number: usize,
    to_move: Colour,
    moves: Vec<Point>,
}

impl<'case> Search<'case> {
    pub(super) fn new(case: &'case Case, ko_master: Colour) -> Search<'case> {
        Search { case, ko_master, numbers: HashMap::new(), nodes: Vec::new() }
    }

    /// Lists the positions that follow from one, and gives its number.
    pub(super) fn list(&mut self, board: &Board, to_move: Colour) -> usize {
        let mut board = board.clone();
        let (root, is_new) = self.visit(&board, to_move);
        if !is_new {
            return root;
        }
        let mut path = vec![self.frame(&board, root, to_move)];
        while let Some(frame) = path.last_mut() {
            let Some(mv) = frame.moves.pop() else {
                path.pop();
                if !path.is_empty() {
                    board.undo();
                }
                continue;
            };
            let (number, to_move) = (frame.number, frame.to_move);
            let played = if to_move == self.ko_master {
                board.play_ignoring_ko(to_move, mv)
            } else {
                board.play(to_move, mv)
            };
            if played.is_err() {
                continue;
            }
            let (next, is_new) = self.visit(&board, to_move.other());
            self.nodes[number].next.push(next);
            if is_new && !self.nodes[next].is_lost {
                path.push(self.frame(&board, next, to_move.other()));
            } else {
                board.undo();
            }
        }
        root
    }

    /// Finds out which of the listed positions the attacker wins: those where it captures, and those that lead
    /// there by force.
    pub(super) fn solve(&mut self) {
        let mut has_changed = true;
        while has_changed {
            has_changed = false;
            // Later positions were met later, and are nearer to the captures.
            for number in (0..self.nodes.len()).rev() {
                let node = &self.nodes[number];
                let mut next = node.next.iter().map(|next| self.nodes[*next].is_lost);
                let is_lost = match node.to_move {
                    ATTACKER => next.any(|lost| lost),
                    OWNER => !node.next.is_empty() && next.all(|lost| lost),
                };
                if is_lost && !node.is_lost {
                    self.nodes[number].is_lost = true;
                    has_changed = true;
                }
            }
        }
    }

    /// Whether the owner lives in a position, once they are solved.
    pub(super) fn lives(&self, number: usize) -> bool {
        !self.nodes[number].is_lost
    }

    fn frame(&self, board: &Board, number: usize, to_move: Colour) -> Frame {
        Frame { number, to_move, moves: self.moves(board, to_move) }
    }

    /// The number of a position, and whether it is new.
    fn visit(&mut self, board: &Board, to_move: Colour) -> (usize, bool) {
        let new = self.nodes.len();
        let number = *self.numbers.entry((board.hash(), to_move)).or_insert(new);
        if number == new {
            let is_lost = board.vertex(self.case.wall) != OWNER.stone();
            self.nodes.push(Node { to_move, next: Vec::new(), is_lost });
        }
        (number, number == new)
    }

    fn moves(&self, board: &Board, to_move: Colour) -> Vec<Point> {
        let mut moves = self.case.cells.clone();
        moves.push(Point::PASS);
        if to_move == ATTACKER {
            moves.extend(self.case.outside.iter().copied());
            if board.liberty_count(self.case.wall) == 1 {
                moves.push(self.case.eye);
            }
        }
        moves
    }
}
