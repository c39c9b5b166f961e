//! Which points each side's living stones reach: where eyes may be.
//!
//! A side reaches the points next to its stones, and from two adjoining points that it reaches the third
//! beside them, unless the opponent's stones stand in between. Nothing is reached from the first line, so
//! that nobody creeps in under a stone on the third. (The rules are those that the manual gives for its
//! primary domains.)

use crate::board::{Board, Colour, PerColour, PerPoint, Point, PointSet, STRIDE, Vertex};

/// The steps to the four neighbours.
const STEPS: [i32; 4] = [-(STRIDE as i32), -1, STRIDE as i32, 1];

/// What each side reaches. `living` are the stones that can be saved; others are no obstacle.
pub(super) fn domains(board: &Board, living: &PerColour<PointSet>) -> PerColour<PointSet> {
    PerColour(Colour::ALL.map(|colour| Domain::new(board, living, colour).spread()))
}

struct Domain<'board> {
    board: &'board Board,
    enemies: PointSet,
    reached: PointSet,
    /// Points reached of which the surroundings have not been looked at.
    fresh: Vec<Point>,
    first_line: PerPoint<bool>,
}

impl<'board> Domain<'board> {
    fn new(board: &'board Board, living: &PerColour<PointSet>, colour: Colour) -> Domain<'board> {
        let mut first_line = PerPoint::filled(true);
        for point in board.size().points() {
            first_line[point] = is_on_first_line(board, point);
        }
        let (friends, enemies) = (living[colour], living[colour.other()]);
        let mut domain =
            Domain { board, enemies, reached: PointSet::EMPTY, fresh: Vec::new(), first_line };
        for point in (friends | friends.neighbours()).iter() {
            domain.reach(point);
        }
        domain
    }

    fn reach(&mut self, point: Point) {
        if self.board.vertex(point) != Vertex::Off
            && !self.enemies.contains(point)
            && self.reached.insert(point)
        {
            self.fresh.push(point);
        }
    }

    fn spread(mut self) -> PointSet {
        while let Some(point) = self.fresh.pop() {
            for near in point.neighbours().into_iter().chain(point.diagonals()) {
                if self.board.vertex(near) != Vertex::Off
                    && !self.reached.contains(near)
                    && !self.enemies.contains(near)
                    && (self.is_reached_from_pair(near) || self.is_reached_corner(near))
                {
                    self.reach(near);
                }
            }
        }
        self.reached
    }

    /// Whether two adjoining points beside `point`, both off the first line, reach it: the one next to it
    /// in a direction, and that one's neighbour to a side.
    fn is_reached_from_pair(&self, point: Point) -> bool {
        STEPS.iter().any(|&ahead| {
            let next = point.offset(ahead);
            self.can_reach_from(next)
                && STEPS.iter().filter(|side| side.abs() != ahead.abs()).any(|&side| {
                    let diagonal = next.offset(side);
                    self.can_reach_from(diagonal)
                        && !self.enemies.contains(point.offset(side))
                        && !self.is_in_wide_gap(next, side)
                })
        })
    }

    fn can_reach_from(&self, point: Point) -> bool {
        self.reached.contains(point) && !self.first_line[point]
    }

    /// Whether the pair of `next` and its neighbour to the side lies between two of the opponent's
    /// stones two spaces apart.
    fn is_in_wide_gap(&self, next: Point, side: i32) -> bool {
        self.enemies.contains(next.offset(2 * side)) && self.enemies.contains(next.offset(-side))
    }

    /// Whether `point` is a corner that one of its neighbours reaches.
    fn is_reached_corner(&self, point: Point) -> bool {
        let on_board = |near: &Point| self.board.vertex(*near) != Vertex::Off;
        let mut beside = point.neighbours().into_iter().filter(on_board);
        let (Some(one), Some(other), None) = (beside.next(), beside.next(), beside.next()) else {
            return false;
        };
        let Some(diagonal) = point.diagonals().into_iter().find(on_board) else { return false };
        [one, other].iter().any(|near| self.reached.contains(*near))
            && ![one, other, diagonal].iter().any(|near| self.enemies.contains(*near))
    }
}

/// Whether the board ends beside this vertex.
pub(super) fn is_on_first_line(board: &Board, point: Point) -> bool {
    point.neighbours().iter().any(|near| board.vertex(*near) == Vertex::Off)
}
