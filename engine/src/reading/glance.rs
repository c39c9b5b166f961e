//! What is plain without playing a stone: answers, and refutations of moves.

use super::{
    scene::{Liberty, Node},
    search::{Found, Question, Search},
};
use crate::board::{Point, StoneString};

/// Answers.
impl Search<'_> {
    /// The answer, where one is plain. A string that has to be looked at closely is noted in the node.
    pub(super) fn at_a_glance(
        &self,
        question: Question,
        ply: usize,
        node: &mut Node,
    ) -> Option<Found> {
        match (question, self.prey_string()) {
            (Question::Attack, None) => Some(Found::win(Point::PASS)),
            (Question::Attack, Some(prey)) => self.attack_at_a_glance(prey, ply),
            (Question::Defend, None) => (!self.can_come_back()).then_some(Found::LOSS),
            (Question::Defend, Some(prey)) => self.defend_at_a_glance(prey, ply, node),
        }
    }

    /// Whether a stone just captured may return at once: in a ko, or by a snapback that takes its
    /// captors.
    fn can_come_back(&self) -> bool {
        self.board.captures_something(self.prey_colour, self.prey)
    }

    fn attack_at_a_glance(&self, prey: &StoneString, ply: usize) -> Option<Found> {
        let count = prey.liberty_count();
        if count >= self.depths.safe_liberties(ply) || ply >= self.depths.longest {
            return Some(Found::LOSS);
        }
        let last = prey.liberties().first().filter(|_| count == 1)?;
        let can_come_back =
            prey.size() == 1 && self.board.liberty_count_after(self.hunter_colour(), last) == 1;
        (!can_come_back).then_some(Found::win(last))
    }

    fn defend_at_a_glance(&self, prey: &StoneString, ply: usize, node: &mut Node) -> Option<Found> {
        if prey.liberty_count() >= self.depths.safe_liberties(ply) || ply >= self.depths.longest {
            return Some(Found::win(Point::PASS));
        }
        let safe = self.depths.safe_liberties(ply + 1);
        match node.look_for_escape(self.board, prey, safe) {
            Some(escape) => Some(Found::win(escape)),
            None => self.is_caught(node).then_some(Found::LOSS),
        }
    }

    /// Whether the string is in atari and can neither extend nor capture. A single stone may come back
    /// where it is taken, so that other moves may help it.
    fn is_caught(&self, node: &Node) -> bool {
        let [last] = node.liberties() else { return false };
        let mut hunters_in_atari = self.board.neighbours(self.prey).short_of_liberties(1);
        !node.is_single() && last.escape.liberties <= 1 && hunters_in_atari.next().is_none()
    }
}

/// Moves of which the outcome is seen at a glance if they are played: here it is seen before.
impl Search<'_> {
    /// Whether a move that takes one of two liberties leaves the string [caught](Search::is_caught) at the other. What
    /// the string would come to there still counts the liberty that is taken.
    #[inline]
    pub(super) fn is_caught_by(&self, node: &Node, point: Point, ply: usize) -> bool {
        let [one, other] = node.liberties() else { return false };
        let last = if one.point == point { other } else { one };
        if last.escape.liberties > 2 || last.escape.captures || node.is_single() {
            return false;
        }
        let hunter = self.hunter_colour();
        let stone = self.board.prospect(hunter, point);
        let is_liberty = one.point == point || other.point == point;
        let mut hunters_in_atari = self.board.neighbours(self.prey).short_of_liberties(1);
        is_liberty
            && ply + 1 < self.depths.longest
            && stone.liberties >= 2
            && !stone.captures
            && !self.komaster.forbids(hunter, point)
            && hunters_in_atari.next().is_none()
    }

    /// Whether the opponent's answer to a move is plain beforehand, and good enough.
    #[inline]
    pub(super) fn is_refuted(
        &self,
        question: Question,
        node: &Node,
        point: Point,
        ply: usize,
    ) -> bool {
        match question {
            Question::Attack => self.attack_is_refuted(node, point, ply),
            Question::Defend => self.defence_is_refuted(node, point, ply),
        }
    }

    /// The string gets away by extending elsewhere.
    fn attack_is_refuted(&self, node: &Node, point: Point, ply: usize) -> bool {
        let mut escapes = self.escapes(node, ply);
        escapes.any(|liberty| liberty.point != point)
            && !self.board.captures_something(self.hunter_colour(), point)
    }

    /// The string is taken: it keeps its one liberty.
    fn defence_is_refuted(&self, node: &Node, point: Point, ply: usize) -> bool {
        let [last] = node.liberties() else { return false };
        last.point != point
            && ply + 1 < self.depths.longest
            && (!node.is_single() || self.taker_is_at_ease(last.point))
            && !self.board.captures_something(self.prey_colour, point)
    }

    /// Whether a stone that takes the string at its last liberty cannot be taken back there, wherever a
    /// stone is put before.
    fn taker_is_at_ease(&self, last: Point) -> bool {
        self.board.liberty_count_after(self.hunter_colour(), last) > 2
    }

    /// Whether moves further off than those already tried are not worth thinking of: the attackers
    /// cannot stop two ways out at once, and a string in atari must extend or capture.
    #[inline]
    pub(super) fn is_hopeless(&self, question: Question, node: &Node, ply: usize) -> bool {
        match question {
            Question::Attack => self.escapes(node, ply).nth(1).is_some(),
            Question::Defend => {
                node.liberties().len() == 1 && !node.is_single() && ply + 1 < self.depths.longest
            }
        }
    }

    /// The liberties where the string, if the attackers take another liberty of it first or play
    /// elsewhere without capturing, has enough after extending. What it would capture is not
    /// relied on, for the attackers may save that.
    fn escapes<'node>(
        &self,
        node: &'node Node,
        ply: usize,
    ) -> impl Iterator<Item = &'node Liberty> {
        let safe = self.depths.safe_liberties(ply + 2);
        let is_enough = move |it: &&Liberty| !it.escape.captures && it.escape.liberties > safe;
        node.liberties().iter().filter(is_enough)
    }
}
