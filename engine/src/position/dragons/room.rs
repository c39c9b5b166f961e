//! How much room a dragon has: the points that it gets to before the opponent does.
//!
//! A cheap stand-in for reading whether a dragon runs out, connects, or makes eyes in the open. It is asked only
//! where nothing else speaks for a dragon: with much room, nobody can say that it is dead.

use crate::board::{Board, Colour, PerColour, Point, PointSet};

/// How far a dragon looks, in steps.
const STEPS: usize = 8;
/// A friend this near, in steps, can be joined.
const NEAR: usize = 3;

/// What stones can walk over, and how far each side has got after so many steps.
pub(super) struct Walks {
    /// The empty vertices, and the stones of the other side that are lost anyway.
    open: PerColour<PointSet>,
    /// By the number of steps, what a side's stones reach.
    reached: PerColour<[PointSet; STEPS + 1]>,
    /// The stones of each side that count.
    stones: PerColour<PointSet>,
}

/// The room of a dragon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Room {
    /// The points that it gets to no later than the opponent: it moves first.
    pub moving_first: usize,
    /// The points that it gets to sooner than the opponent: the opponent moves first.
    pub moving_second: usize,
}

/// How a dragon stands if the opponent moves first: the better, the greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Outlook {
    /// Whether it meets a friend all the same.
    pub(super) meets_friend: bool,
    /// The points that it gets to all the same.
    pub(super) room: usize,
}

impl Outlook {
    /// Whether it meets a friend or has so much room.
    pub(super) fn is_enough(self, room: usize) -> bool {
        self.meets_friend || self.room >= room
    }
}

impl Walks {
    /// `lost` are the stones of each colour that tactics make an end of, or that are inessential.
    pub(super) fn of(board: &Board, lost: &PerColour<PointSet>) -> Walks {
        let empties = board.empties();
        let open = PerColour(Colour::ALL.map(|colour| empties | lost[colour.other()]));
        let stones = PerColour(Colour::ALL.map(|colour| *board.stones(colour) - lost[colour]));
        let reached = Colour::ALL.map(|colour| layers(&stones[colour], &open[colour]));
        Walks { open, reached: PerColour(reached), stones }
    }

    /// The same with one stone more, on an empty vertex. Nothing is captured by it.
    pub(super) fn with(&self, colour: Colour, point: Point) -> Walks {
        let stone = PointSet::only(point);
        let open = PerColour(self.open.0.map(|open| open - stone));
        let mut stones = self.stones;
        stones[colour] |= stone;
        let reached = Colour::ALL.map(|colour| layers(&stones[colour], &open[colour]));
        Walks { open, reached: PerColour(reached), stones }
    }

    /// How a dragon with these stones stands if the opponent moves first.
    pub(super) fn outlook(&self, colour: Colour, stones: &PointSet, havens: &PointSet) -> Outlook {
        let rivals = &self.reached[colour.other()];
        let (met, taken) = self.walk(colour, stones, |step| &rivals[step]);
        Outlook { meets_friend: met.intersects(havens), room: taken.len() }
    }

    /// The room of a dragon with these stones.
    pub(super) fn room(&self, colour: Colour, stones: &PointSet) -> Room {
        let rivals = &self.reached[colour.other()];
        Room {
            moving_first: self.walk(colour, stones, |step| &rivals[step - 1]).1.len(),
            moving_second: self.walk(colour, stones, |step| &rivals[step]).1.len(),
        }
    }

    /// The stones of other dragons of its colour that a dragon, moving first, meets within few steps.
    pub(super) fn friends(&self, colour: Colour, stones: &PointSet) -> PointSet {
        let rivals = &self.reached[colour.other()];
        self.walk(colour, stones, |step| &rivals[step - 1]).0
    }

    /// The same, the opponent moving first.
    pub(super) fn friends_moving_second(&self, colour: Colour, stones: &PointSet) -> PointSet {
        let rivals = &self.reached[colour.other()];
        self.walk(colour, stones, |step| &rivals[step]).0
    }

    /// Goes outwards, not where the rival has been by a step. The near friends met, and the points got to.
    fn walk<'a>(
        &'a self,
        colour: Colour,
        stones: &PointSet,
        rival: impl Fn(usize) -> &'a PointSet,
    ) -> (PointSet, PointSet) {
        let friends = self.stones[colour] - *stones;
        let (mut met, mut taken, mut ring) = (PointSet::EMPTY, PointSet::EMPTY, *stones);
        for step in 1..=STEPS {
            let next = ring.neighbours();
            if step <= NEAR {
                met |= next & friends;
            }
            ring = (next & self.open[colour]) - taken - *rival(step);
            taken |= ring;
        }
        (met, taken)
    }
}

fn layers(stones: &PointSet, open: &PointSet) -> [PointSet; STEPS + 1] {
    let mut reached = [*stones; STEPS + 1];
    for step in 1..=STEPS {
        reached[step] = reached[step - 1] | (reached[step - 1].neighbours() & *open);
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{BoardSize, Point, Vertex};
    use proptest::prelude::*;
    use std::collections::VecDeque;

    /// The steps to each vertex from some stones, one vertex after the other.
    fn distances(board: &Board, stones: &PointSet) -> Vec<(Point, usize)> {
        let mut known: Vec<(Point, usize)> = stones.iter().map(|stone| (stone, 0)).collect();
        let mut queue: VecDeque<(Point, usize)> = known.iter().copied().collect();
        while let Some((point, steps)) = queue.pop_front() {
            for next in point.neighbours() {
                let is_new = known.iter().all(|(other, _)| *other != next);
                if board.vertex(next) == Vertex::Empty && is_new {
                    known.push((next, steps + 1));
                    queue.push_back((next, steps + 1));
                }
            }
        }
        known
    }

    fn board(vertices: &[u8]) -> Board {
        let mut board = Board::new(BoardSize::new(7).unwrap());
        for (point, kind) in board.size().points().zip(vertices) {
            if let Some(colour) = Colour::ALL.get(usize::from(*kind)) {
                // What is illegal stays empty.
                let _ = board.play(*colour, point);
            }
        }
        board
    }

    proptest! {
        /// Whoever has room moving second has it moving first; and with no rival all that is open is room.
        #[test]
        fn room_is_what_the_opponent_does_not_get_to_first(
            vertices in proptest::collection::vec(0_u8..8, 49),
        ) {
            let board = board(&vertices);
            let walks = Walks::of(&board, &PerColour::default());
            for string in board.strings() {
                let (colour, stones) = (string.colour(), *string.stones());
                let room = walks.room(colour, &stones);
                prop_assert!(room.moving_second <= room.moving_first);
                let own = distances(&board, &stones);
                let rival = distances(&board, board.stones(colour.other()));
                let sooner = own.iter().filter(|(point, steps)| {
                    (1..=STEPS).contains(steps)
                        && rival.iter().all(|(other, theirs)| other != point || theirs > steps)
                });
                prop_assert_eq!(room.moving_second, sooner.count());
            }
        }
    }

    #[test]
    fn friends_are_met_where_the_way_is_free() {
        let rows = ["X.X....", "OOOOOO.", ".......", "..O....", ".......", ".......", "......."];
        let board = Board::from_diagram(rows).unwrap();
        let walks = Walks::of(&board, &PerColour::default());
        let corner = PointSet::only(Point::at(0, 0));
        assert!(walks.friends(Colour::Black, &corner).contains(Point::at(0, 2)));
        let wall = *board.string(Point::at(1, 0)).unwrap().stones();
        assert!(walks.friends(Colour::White, &wall).contains(Point::at(3, 2)));
        assert!(walks.room(Colour::White, &wall).moving_second > 20);
        assert_eq!(walks.room(Colour::Black, &corner).moving_second, 0);
    }

    #[test]
    fn lost_stones_are_walked_over() {
        let board = Board::from_diagram(["XO.", "...", "..."]).unwrap();
        let mut lost = PerColour::default();
        lost[Colour::White] = PointSet::only(Point::at(0, 1));
        let room =
            |lost| Walks::of(&board, lost).room(Colour::Black, &PointSet::only(Point::at(0, 0)));
        assert_eq!(room(&lost).moving_second, 8);
        assert!(room(&PerColour::default()).moving_second < 8);
    }
}
