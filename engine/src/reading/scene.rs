//! A node of the search as the ideas see it.

use arrayvec::ArrayVec;

use crate::board::{Board, Colour, Point, PointSet, Prospect, StoneString, Vertex};

/// The most liberties of a string that is worth reading.
const MOST_LIBERTIES: usize = 4;

/// A liberty of the string in question.
#[derive(Clone, Copy, Debug)]
pub(super) struct Liberty {
    pub(super) point: Point,
    /// What the string would come to by extending there.
    pub(super) escape: Prospect,
}

/// The string in question as it stands at a node, looked at once for all ideas.
#[derive(Debug, Default)]
pub(super) struct Node {
    liberties: ArrayVec<Liberty, MOST_LIBERTIES>,
    is_single: bool,
}

impl Node {
    /// Looks at a string.
    #[inline]
    pub(super) fn look(&mut self, board: &Board, prey: &StoneString) {
        self.is_single = prey.size() == 1;
        for point in prey.liberties().iter().take(MOST_LIBERTIES) {
            let escape = board.prospect(prey.colour(), point);
            self.liberties.push(Liberty { point, escape });
        }
    }

    /// Looks at a string until a liberty is found where it would come to so many by extending: that liberty.
    #[inline]
    pub(super) fn look_for_escape(
        &mut self,
        board: &Board,
        prey: &StoneString,
        enough: usize,
    ) -> Option<Point> {
        self.is_single = prey.size() == 1;
        for point in prey.liberties().iter().take(MOST_LIBERTIES) {
            let escape = board.prospect(prey.colour(), point);
            if escape.liberties >= enough {
                return Some(point);
            }
            self.liberties.push(Liberty { point, escape });
        }
        None
    }

    /// The string's liberties in the order of the points: all of a string that is read, the first
    /// four of another. None before it has been looked at, or where it is gone.
    pub(super) fn liberties(&self) -> &[Liberty] {
        &self.liberties
    }

    /// Whether it is a single stone.
    pub(super) fn is_single(&self) -> bool {
        self.is_single
    }
}

/// All that ideas ask about: the board, and the string in question.
pub(super) struct Scene<'node> {
    pub(super) board: &'node Board,
    /// A stone of the string, or where it was.
    pub(super) prey: Point,
    pub(super) prey_colour: Colour,
    pub(super) node: &'node Node,
}

impl Scene<'_> {
    /// The colour of the attackers.
    #[inline]
    pub(super) fn hunter_colour(&self) -> Colour {
        self.prey_colour.other()
    }

    /// The liberties of the string.
    #[inline]
    pub(super) fn prey_liberties(&self) -> PointSet {
        let prey = self.board.string(self.prey);
        let prey = prey.filter(|string| string.colour() == self.prey_colour);
        prey.map_or(PointSet::EMPTY, |prey| *prey.liberties())
    }

    /// The empty points next to these liberties of the string that are none themselves.
    pub(super) fn second_order_liberties(&self, liberties: PointSet) -> PointSet {
        let around = liberties.neighbours() - liberties;
        let stones = *self.board.stones(Colour::Black) | *self.board.stones(Colour::White);
        let is_empty = |point: &Point| self.board.vertex(*point) == Vertex::Empty;
        (around - stones).iter().filter(is_empty).collect()
    }

    /// The number of points of the set next to a point.
    pub(super) fn neighbours_in(&self, point: Point, set: &PointSet) -> usize {
        point.neighbours().iter().filter(|next| set.contains(**next)).count()
    }
}
