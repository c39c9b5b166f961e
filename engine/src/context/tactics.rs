//! What reading finds, in the forms that the functions of the language have.

use super::Context;
use crate::{
    answer::{Answer, Reading},
    board::{Board, Colour, Point},
    reading,
};

impl Context {
    /// Whether the string can be captured: as the analysis has it, else by reading.
    pub(crate) fn attack_at(&mut self, string: Point) -> Reading {
        match self.strings_here().and_then(|strings| strings.get(string)) {
            Some(string) => string.attack(),
            None => self.read_attack(string).reading,
        }
    }

    /// Whether the string can be captured, but also be saved.
    pub(super) fn defend_at(&mut self, string: Point) -> Reading {
        if self.attack_at(string).truth() { self.rescue_at(string) } else { Reading::Loss }
    }

    fn rescue_at(&mut self, string: Point) -> Reading {
        match self.strings_here().and_then(|strings| strings.get(string)) {
            Some(string) if string.attack().truth() => string.defense(),
            _ => self.read_defense(string).reading,
        }
    }

    /// Whether a move is safe: legal, and its stone cannot be captured at once, or only through a ko.
    pub fn safe_move(&mut self, colour: Colour, point: Point) -> Reading {
        reading::safe_move(&mut self.reader, &mut self.board, colour, point)
    }

    /// All moves found that capture a string, with how well they do.
    pub(crate) fn all_attacks(&mut self, string: Point) -> Vec<(Point, Reading)> {
        reading::attack_points(&mut self.reader, &mut self.board, string)
    }

    /// All moves found that save a string, with how well they do.
    pub(crate) fn all_defences(&mut self, string: Point) -> Vec<(Point, Reading)> {
        reading::defence_points(&mut self.reader, &mut self.board, string)
    }

    /// A move that captures one of two strings, if there is one.
    pub(crate) fn attack_on_either(&mut self, pair: [Point; 2]) -> Option<Point> {
        let outcome = reading::attack_either(&mut self.reader, &mut self.board, pair);
        outcome.best.filter(|best| outcome.reading == Reading::Win && !best.is_pass())
    }

    /// A move that saves two strings, if one is needed and there is one.
    pub(crate) fn defence_of_both(&mut self, pair: [Point; 2]) -> Option<Point> {
        let outcome = reading::defend_both(&mut self.reader, &mut self.board, pair);
        outcome.best.filter(|best| outcome.reading == Reading::Win && !best.is_pass())
    }

    pub(super) fn defend_against(&mut self, colour: Colour, point: Point, against: Point) -> bool {
        reading::defend_against(&mut self.reader, &mut self.board, colour, point, against)
    }

    /// After the moves before the last point: whether the string there can be captured.
    pub(super) fn attack_after(&mut self, first: Colour, moves: &[Point]) -> Reading {
        let Some((&string, moves)) = moves.split_last() else { return Reading::Loss };
        self.after(first, moves, |after| match after.board.string(string) {
            Some(_) => after.attack_at(string),
            None => Reading::Win,
        })
    }

    /// After the moves before the last point: whether the string there cannot be captured, or be
    /// saved.
    pub(super) fn defend_after(&mut self, first: Colour, moves: &[Point]) -> Reading {
        let Some((&string, moves)) = moves.split_last() else { return Reading::Loss };
        self.after(first, moves, |after| {
            if after.board.string(string).is_none() {
                return Reading::Loss;
            }
            let left_alone = after.attack_at(string).for_the_opponent();
            if left_alone == Reading::Win {
                left_alone
            } else {
                left_alone.max(after.rescue_at(string))
            }
        })
    }

    /// After the moves before the last two points: whether one of the strings there can be
    /// captured.
    pub(super) fn attack_either_after(&mut self, first: Colour, moves: &[Point]) -> Reading {
        let Some((moves, &pair)) = moves.split_last_chunk() else { return Reading::Loss };
        self.after(first, moves, |after| {
            if one_is_gone(&after.board, pair) {
                return Reading::Win;
            }
            let ask = if moves.is_empty() {
                reading::attack_either
            } else {
                reading::attack_either_at_once
            };
            ask(&mut after.reader, &mut after.board, pair).reading
        })
    }

    /// After the moves before the last two points: whether both strings there can be saved.
    pub(super) fn defend_both_after(&mut self, first: Colour, moves: &[Point]) -> Reading {
        let Some((moves, &pair)) = moves.split_last_chunk() else { return Reading::Loss };
        self.after(first, moves, |after| {
            reading::defend_both(&mut after.reader, &mut after.board, pair).reading
        })
    }

    /// Whether a single stone next to the string can be captured by taking a ko.
    pub(super) fn can_finish_ko(&self, string: Point) -> bool {
        let takes_ko = |point| {
            self.board.vertex(string).colour().is_some_and(|colour| {
                self.board.is_legal(colour, point) && self.board.ko_capture(colour, point).is_some()
            })
        };
        self.board
            .neighbours(string)
            .filter(|neighbour| neighbour.size() == 1 && neighbour.in_atari())
            .any(|neighbour| neighbour.liberties().iter().any(takes_ko))
    }

    /// Whether the string has two liberties, and at one of them its opponent would take a ko.
    pub(super) fn can_squeeze_ko(&self, at: Point) -> bool {
        self.board.string(at).is_some_and(|string| {
            let enemy = string.colour().other();
            let is_ko = |liberty| self.board.ko_capture(enemy, liberty).is_some();
            string.liberty_count() == 2 && string.liberties().iter().any(is_ko)
        })
    }

    /// Whether a string in atari next to the string is what `holds` asks for.
    pub(super) fn has_neighbour_in_atari(
        &mut self,
        string: Point,
        mut holds: impl FnMut(&mut Context, Point) -> bool,
    ) -> bool {
        let in_atari: Vec<Point> = self
            .board
            .neighbours(string)
            .filter(|neighbour| neighbour.in_atari())
            .map(|neighbour| neighbour.origin())
            .collect();
        in_atari.into_iter().any(|neighbour| holds(self, neighbour))
    }
}

fn one_is_gone(board: &Board, pair: [Point; 2]) -> bool {
    pair.iter().any(|&string| board.string(string).is_none())
}
