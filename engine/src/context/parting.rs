//! Whether two strings can be kept apart, read out over a few moves.
//!
//! Both sides look only at the points where the two strings meet: their common liberties, those of one that lie next to
//! one of the other, and the capture of the stone just played. Strings that meet nowhere are apart; what is not
//! decided within the depth is taken to hold together.

use super::Context;
use crate::{
    answer::{Answer, Reading},
    board::{Colour, Point, PointSet},
};

/// So many moves of the side that parts are tried in a row.
const DEPTH: usize = 3;
/// No more positions than this are looked at.
const POSITIONS: usize = 300;

/// Two strings of a colour that may be parted, by a stone of each.
#[derive(Clone, Copy)]
struct Pair {
    owner: Colour,
    stones: [Point; 2],
}

impl Context {
    /// Whether the opponent, moving first, can keep the strings at two points apart or capture one of them. False
    /// where no two strings of one colour stand.
    pub(super) fn can_be_parted(&mut self, stones: [Point; 2]) -> bool {
        let [one, other] = stones;
        let Some(owner) = self.board.vertex(one).colour() else { return false };
        if self.board.vertex(other) != owner.stone() || self.board.same_string(one, other) {
            return false;
        }
        let captured = stones.iter().any(|stone| self.attack_at(*stone) == Reading::Win);
        captured || self.parts(Pair { owner, stones }, DEPTH, &mut { POSITIONS })
    }

    /// The opponent of the pair's owner is to move.
    fn parts(&mut self, pair: Pair, depth: usize, left: &mut usize) -> bool {
        if let Some(decided) = self.is_parted(pair) {
            return decided;
        }
        let points = self.meeting_points(pair);
        if points.is_empty() {
            return true;
        }
        if depth == 0 || *left == 0 {
            return false;
        }
        *left -= 1;
        let enemy = pair.owner.other();
        points.into_iter().any(|point| {
            self.board.is_legal(enemy, point)
                && self.after(enemy, &[point], |after| !after.holds(pair, point, depth - 1, left))
        })
    }

    /// The owner of the pair is to move; its opponent has just played `last`.
    fn holds(&mut self, pair: Pair, last: Point, depth: usize, left: &mut usize) -> bool {
        if let Some(decided) = self.is_parted(pair) {
            return !decided;
        }
        let mut points = self.meeting_points(pair);
        points.extend(self.capturing_move(last).filter(|point| !points.contains(point)));
        points.into_iter().any(|point| {
            self.board.is_legal(pair.owner, point)
                && self.after(pair.owner, &[point], |after| !after.parts(pair, depth, left))
        })
    }

    /// Where this is decided: one is gone, or the two are one string, be it that this can be captured.
    fn is_parted(&mut self, pair: Pair) -> Option<bool> {
        let stands = |stone: &Point| self.board.vertex(*stone) == pair.owner.stone();
        if !pair.stones.iter().all(stands) {
            return Some(true);
        }
        let [one, other] = pair.stones;
        self.board.same_string(one, other).then(|| self.read_attack(one).reading == Reading::Win)
    }

    /// A move that captures the string of a stone.
    fn capturing_move(&mut self, stone: Point) -> Option<Point> {
        let outcome = self.read_attack(stone);
        outcome.best.filter(|_| outcome.reading.truth())
    }

    /// The points where the two meet, common liberties first.
    fn meeting_points(&self, pair: Pair) -> Vec<Point> {
        let [one, other] = pair.stones.map(|stone| self.board.liberties(stone));
        let common = one & other;
        let near: PointSet = (one & other.neighbours()) | (other & one.neighbours());
        common.iter().chain((near - common).iter()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;

    fn parted(rows: &[&str], stones: [(usize, usize); 2]) -> bool {
        let board = Board::from_diagram(rows).unwrap();
        let mut context = Context::new(board, Colour::Black);
        context.can_be_parted(stones.map(|(row, column)| Point::at(row, column)))
    }

    #[test]
    fn two_common_liberties_hold_and_one_does_not() {
        let diagonal =
            [".......", ".......", "..O....", "...O...", ".......", ".......", "......."];
        assert!(!parted(&diagonal, [(2, 2), (3, 3)]));
        let held = [".......", ".......", "..OX...", "...O...", "...X...", ".......", "......."];
        assert!(parted(&held, [(2, 2), (3, 3)]));
    }

    #[test]
    fn the_cutting_stone_may_be_captured() {
        let net = [".......", "...O...", "..O.O..", "..X.X..", ".......", ".......", "......."];
        assert!(!parted(&net, [(1, 3), (2, 2)]));
    }

    #[test]
    fn the_distant_are_apart_and_the_joined_are_not() {
        let rows = ["OO.....", ".......", ".......", ".......", ".......", ".......", "......O"];
        assert!(parted(&rows, [(0, 0), (6, 6)]));
        assert!(!parted(&rows, [(0, 0), (0, 1)]));
        assert!(!parted(&rows, [(0, 0), (3, 3)]), "nothing stands there");
    }
}
