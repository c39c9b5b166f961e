//! Moves worth trying, best first.

use arrayvec::ArrayVec;

use crate::board::{Point, PointSet};

/// The most moves kept at a time. What does not fit is not tried.
const MOST: usize = 80;

/// The moves proposed at a node of the search.
#[derive(Debug, Default)]
pub(super) struct Candidates {
    waiting: ArrayVec<Candidate, MOST>,
    /// All that have been proposed and given out.
    tried: PointSet,
}

#[derive(Clone, Copy, Debug)]
struct Candidate {
    point: Point,
    score: i32,
}

impl Candidates {
    /// Proposes a move. If it is proposed twice the better score counts; if it has been tried,
    /// nothing happens.
    #[inline]
    pub(super) fn propose(&mut self, point: Point, score: i32) {
        if self.tried.contains(point) {
            return;
        }
        match self.waiting.iter_mut().find(|waiting| waiting.point == point) {
            Some(waiting) => waiting.score = waiting.score.max(score),
            None => {
                _ = self.waiting.try_push(Candidate { point, score });
            }
        }
    }

    /// Proposes every point of a set.
    #[inline]
    pub(super) fn propose_all(&mut self, points: PointSet, score: i32) {
        points.iter().for_each(|point| self.propose(point, score));
    }

    /// Gives out the best move that has not been tried; of equals the first in the order of the
    /// points.
    #[inline]
    pub(super) fn next(&mut self) -> Option<Point> {
        let best = (0..self.waiting.len()).max_by_key(|&index| {
            let Candidate { point, score } = self.waiting[index];
            (score, std::cmp::Reverse(point))
        })?;
        let point = self.waiting.swap_remove(best).point;
        self.tried.insert(point);
        Some(point)
    }

    /// Drops the moves not tried so far.
    pub(super) fn drop_waiting(&mut self) {
        self.waiting.clear();
    }
}
