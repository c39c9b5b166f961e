//! What a valid board is, written slowly.

use super::{
    Board, PointSet,
    colour::{Colour, Vertex},
    point::Point,
    zobrist,
};

/// What is wrong with a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardFault {
    /// A position was set up in which the string at this point has no liberty.
    #[error("the string at {0:?} has no liberty")]
    NoLiberty(Point),
    /// A defect of the board: what it keeps about this point is not what the stones say.
    #[error("the record of the string at {0:?} is not what the stones say")]
    Record(Point),
    /// A defect of the board: its sets of stones or its hash are not what the map says.
    #[error("the hash or the sets are not what the stones say")]
    Hash,
    /// A defect of the board: the ko point is not empty or not surrounded.
    #[error("{0:?} is no ko point")]
    Ko(Point),
}

impl Board {
    /// Whether the board is sound: every string has a liberty, and all that is kept up to date move by
    /// move is what a fresh look at the stones gives. Slow; for tests and for positions set up by
    /// hand.
    ///
    /// # Errors
    /// The first fault found.
    pub fn check(&self) -> Result<(), BoardFault> {
        self.check_hash()?;
        for point in self.size().points() {
            self.check_point(point)?;
        }
        match self.ko {
            Some(ko) if self.ko_capture(ko.banned, ko.point).is_none() => {
                Err(BoardFault::Ko(ko.point))
            }
            _ => Ok(()),
        }
    }

    fn check_hash(&self) -> Result<(), BoardFault> {
        let mut hash = 0;
        for colour in Colour::ALL {
            let stones: PointSet = self.size().points().filter(|p| self.is(colour, *p)).collect();
            hash = stones.iter().fold(hash, |hash, point| hash ^ zobrist::stone(colour, point));
            if stones != *self.stones(colour) {
                return Err(BoardFault::Hash);
            }
        }
        if hash == self.stones_hash() { Ok(()) } else { Err(BoardFault::Hash) }
    }

    fn check_point(&self, point: Point) -> Result<(), BoardFault> {
        let Some(colour) = self.vertex(point).colour() else {
            return if self.string(point).is_none() {
                Ok(())
            } else {
                Err(BoardFault::Record(point))
            };
        };
        let stones = self.flood(colour, point);
        let liberties: PointSet = stones
            .iter()
            .flat_map(Point::neighbours)
            .filter(|next| self.vertex(*next) == Vertex::Empty)
            .collect();
        let sound = self.string(point).is_some_and(|string| {
            *string.stones() == stones
                && *string.liberties() == liberties
                && string.liberty_count() == liberties.len()
                && string.size() == stones.len()
                && Some(string.origin()) == stones.first()
                && string.colour() == colour
        });
        match (sound, liberties.is_empty()) {
            (false, _) => Err(BoardFault::Record(point)),
            (true, true) => Err(BoardFault::NoLiberty(point)),
            (true, false) => Ok(()),
        }
    }

    /// The stones of this colour connected with a stone.
    fn flood(&self, colour: Colour, from: Point) -> PointSet {
        let mut stones = PointSet::only(from);
        let mut open = vec![from];
        while let Some(point) = open.pop() {
            for neighbour in point.neighbours() {
                if self.is(colour, neighbour) && stones.insert(neighbour) {
                    open.push(neighbour);
                }
            }
        }
        stones
    }

    fn is(&self, colour: Colour, point: Point) -> bool {
        self.vertex(point) == colour.stone()
    }
}
