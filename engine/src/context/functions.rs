//! The functions of the language, as the engine answers them.

use super::{Context, shape};
use crate::{
    autohelper::AutoHelper,
    board::{Colour, Point, StoneString},
};

/// A count of stones or liberties. A board has a few hundred points.
fn count(number: usize) -> i32 {
    number as i32
}

impl Context {
    fn liberties_after(&self, colour: Colour, point: Point) -> i32 {
        count(self.board.liberty_count_after(colour, point))
    }

    fn approx_liberties_after(&self, colour: Colour, point: Point) -> i32 {
        count(self.board.approx_liberties_after(colour, point))
    }

    /// Whether a stone may be played there. A pass is no play.
    fn may_play(&self, colour: Colour, point: Point) -> bool {
        !point.is_pass() && self.board.is_legal(colour, point)
    }

    fn has_stone_on(&self, colour: Colour, points: &[Point]) -> bool {
        points.iter().any(|point| self.board.vertex(*point) == colour.stone())
    }

    /// The liberties of the string at the last point after the moves before it.
    fn liberties_after_moves(&mut self, first: Colour, moves: &[Point]) -> i32 {
        let Some((&target, moves)) = moves.split_last() else { return 0 };
        self.after(first, moves, |after| count(after.board.liberty_count(target)))
    }
}

impl AutoHelper for Context {
    fn lib(&mut self, &[at]: &[Point; 1]) -> i32 {
        count(self.board.liberty_count(at))
    }

    fn xlib(&mut self, &[at]: &[Point; 1]) -> i32 {
        self.liberties_after(self.enemy(), at)
    }

    fn olib(&mut self, &[at]: &[Point; 1]) -> i32 {
        self.liberties_after(self.friend(), at)
    }

    fn approx_xlib(&mut self, &[at]: &[Point; 1]) -> i32 {
        self.approx_liberties_after(self.enemy(), at)
    }

    fn approx_olib(&mut self, &[at]: &[Point; 1]) -> i32 {
        self.approx_liberties_after(self.friend(), at)
    }

    fn xplay_lib(&mut self, moves: &[Point]) -> i32 {
        self.liberties_after_moves(self.enemy(), moves)
    }

    fn oplay_lib(&mut self, moves: &[Point]) -> i32 {
        self.liberties_after_moves(self.friend(), moves)
    }

    fn legal_xmove(&mut self, &[at]: &[Point; 1]) -> bool {
        self.may_play(self.enemy(), at)
    }

    fn legal_omove(&mut self, &[at]: &[Point; 1]) -> bool {
        self.may_play(self.friend(), at)
    }

    fn x_suicide(&mut self, &[at]: &[Point; 1]) -> bool {
        self.board.is_suicide(self.enemy(), at)
    }

    fn o_suicide(&mut self, &[at]: &[Point; 1]) -> bool {
        self.board.is_suicide(self.friend(), at)
    }

    fn x_captures_something(&mut self, &[at]: &[Point; 1]) -> bool {
        self.board.captures_something(self.enemy(), at)
    }

    fn o_captures_something(&mut self, &[at]: &[Point; 1]) -> bool {
        self.board.captures_something(self.friend(), at)
    }

    fn ko(&mut self, &[at]: &[Point; 1]) -> bool {
        self.board.is_in_ko(at)
    }

    fn same_string(&mut self, &[one, other]: &[Point; 2]) -> bool {
        self.board.same_string(one, other)
    }

    fn same_worm(&mut self, pair: &[Point; 2]) -> bool {
        self.same_string(pair)
    }

    fn wormsize(&mut self, &[at]: &[Point; 1]) -> i32 {
        self.board.string(at).map_or(0, |string| count(string.size()))
    }

    fn x_somewhere(&mut self, points: &[Point]) -> bool {
        self.has_stone_on(self.enemy(), points)
    }

    fn o_somewhere(&mut self, points: &[Point]) -> bool {
        self.has_stone_on(self.friend(), points)
    }

    fn x_visible_along_edge(&mut self, &[from, towards]: &[Point; 2]) -> bool {
        shape::first_seen(&self.board, from, towards) == Some(self.enemy())
    }

    fn o_visible_along_edge(&mut self, &[from, towards]: &[Point; 2]) -> bool {
        shape::first_seen(&self.board, from, towards) == Some(self.friend())
    }

    fn vital_chain(&mut self, &[at]: &[Point; 1]) -> bool {
        let on_edge = shape::is_on_edge(&self.board, at);
        self.board.string(at).is_some_and(|string| string.size() > 1 || !on_edge)
    }

    fn bent_four_helper(&mut self, &[at]: &[Point; 1]) -> bool {
        let bent_four = |string: &StoneString| shape::is_bent_four(&self.board, string);
        self.board.string(at).is_some_and(bent_four)
    }

    fn break_mirror_helper(&mut self, &[at]: &[Point; 1]) -> bool {
        self.friend() == Colour::White
            && self.komi <= 0.0
            && shape::is_mirrored_about(&self.board, at)
    }

    fn value(&mut self, &[]: &[Point; 0]) -> f32 {
        self.scope.weight
    }
}
