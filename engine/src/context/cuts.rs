//! Exchanges that end in a cut, and threats that a later filling brings: trial moves and tactical reading.

use super::Context;
use crate::{
    answer::Answer,
    board::{Colour, Point, PointSet, StoneString},
    reading,
};

/// What a move that only fills in is worth at least, once it is needed.
const BACKFILL: f32 = 0.1;

impl Context {
    /// Whether none of the strings round a string can be captured; false where there is no string.
    pub(super) fn can_attack_no_neighbour(&mut self, at: Point) -> bool {
        let around: Vec<Point> = self.board.neighbours(at).map(StoneString::origin).collect();
        self.board.string(at).is_some()
            && !around.into_iter().any(|string| self.attack_at(string).truth())
    }

    /// The other side blocks at one of the two liberties of a string, its side answers at the other: whether that
    /// side then cuts at a third point, if it may.
    pub(super) fn cuts_after_block(&mut self, at: Point, block: Point, cut: Point) -> bool {
        let Some(string) = self.board.string(at) else { return false };
        let (side, liberties) = (string.colour(), *string.liberties());
        let mut left = (liberties - PointSet::only(block)).iter();
        match (left.next(), left.next()) {
            (Some(answer), None) if liberties.contains(block) => {
                self.cuts_after_answer(side, [block, answer], cut)
            }
            _ => false,
        }
    }

    /// A side pushes, the other blocks, and the stone that pushed, if it must be saved, is: whether a cut then
    /// works.
    pub(super) fn cuts_after_push(&mut self, push: Point, block: Point, cut: Point) -> bool {
        let side = self.friend();
        if !self.may_play(side, push) {
            return false;
        }
        self.after(side, &[push], |after| {
            let answer = after.after(side.other(), &[block], |blocked| {
                let defence = blocked.read_defense(push);
                let must_answer = blocked.attack_at(push).truth() && defence.reading.truth();
                defence.best.filter(|_| must_answer)
            });
            answer.is_some_and(|answer| after.cuts_after_answer(side, [block, answer], cut))
        })
    }

    /// A push by the side of a stone, and what [`Context::cuts_after_block`] tells of it.
    pub(super) fn push_is_sente(
        &mut self,
        push: Point,
        block: Point,
        cut: Point,
        stone: Point,
    ) -> bool {
        let Some(side) = self.board.vertex(stone).colour() else { return false };
        self.may_play(side, push)
            && self.after(side, &[push], |after| after.cuts_after_block(push, block, cut))
    }

    /// The other side blocks, the side answers and may play once more, at the cut: whether not both the stone
    /// that blocked and one next to the cut can be saved.
    fn cuts_after_answer(&mut self, side: Colour, exchange: [Point; 2], cut: Point) -> bool {
        let [block, answer] = exchange;
        let enemy = side.other();
        if !self.may_play(enemy, block) {
            return false;
        }
        self.after(enemy, &[block, answer, Point::PASS, cut], |after| {
            let is_played = |at| after.board.vertex(at) == side.stone();
            if !is_played(answer) || !is_played(cut) {
                return false;
            }
            let others: Vec<Point> =
                after.board.strings_beside(cut, enemy).map(StoneString::origin).collect();
            if after.board.vertex(block) != enemy.stone() {
                return !others.is_empty();
            }
            others.into_iter().any(|other| {
                let pair = [block, other];
                !after.board.same_string(block, other)
                    && !reading::defend_both(&mut after.reader, &mut after.board, pair)
                        .reading
                        .truth()
            })
        })
    }

    /// The side of a string plays at one point and the other at a second: if the string can then be captured but also
    /// saved, the point that saves it is worth something.
    pub(super) fn propose_backfill(&mut self, own: Point, other: Point, at: Point) {
        let Some(side) = self.board.vertex(at).colour() else { return };
        let saving = self.after(side, &[own, other], |after| {
            let defence = after.read_defense(at);
            let must_be_saved = after.attack_at(at).truth() && defence.reading.truth();
            defence.best.filter(|_| must_be_saved)
        });
        if let (Some(point), Some(proposals)) = (saving, self.proposals_mut()) {
            proposals.at(point).extras.at_least(BACKFILL);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        autohelper::AutoHelper,
        board::{Board, Colour, Point},
        context::Context,
    };

    #[test]
    fn what_must_be_filled_later_is_proposed() {
        let rows = [".......", ".......", "O.OX...", "..X....", ".......", ".......", "......."];
        let board = Board::from_diagram(rows).unwrap();
        let mut context = Context::new(board, Colour::White);
        context.begin_proposals();
        let [own, other, string] = [Point::at(6, 6), Point::at(1, 2), Point::at(2, 2)];
        assert!(!context.backfill_helper(&[own, other, string]));
        assert!(!context.backfill_helper(&[own, other, own]), "no string");
        let proposals = context.take_proposals();
        let minima: Vec<(Point, Option<f32>)> =
            proposals.iter().map(|(at, proposal)| (at, proposal.extras.min_value)).collect();
        assert_eq!(minima, [(Point::at(2, 1), Some(super::BACKFILL))]);
    }
}
