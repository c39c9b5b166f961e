//! What a dragon that tactics endanger has to live by once it has been saved.
//!
//! A string that can be saved from capture is not alive for that: its opponent moves next. Each saving move is played, and
//! the room and the friends are looked for that the dragon then has, the opponent moving first.

use super::room::Walks;
use crate::board::{Board, Colour, PerColour, Point, PointSet};

/// What a dragon has once its owner has saved it, the best of all saving moves in each respect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Rescue {
    /// The points that it then gets to sooner than the opponent, who moves first.
    pub(super) room: usize,
    /// Stones of other dragons of its side that count, which it is then joined to or meets within few steps.
    pub(super) friends: PointSet,
    /// Its liberties then.
    pub(super) liberties: usize,
}

impl Rescue {
    /// Of the dragon with these stones, by these moves; `lost` are the stones of each colour that do not count. What is
    /// illegal saves nothing.
    pub(super) fn by(
        board: &Board,
        lost: &PerColour<PointSet>,
        colour: Colour,
        stones: &PointSet,
        moves: impl Iterator<Item = Point>,
    ) -> Rescue {
        moves.filter_map(|mv| Rescue::by_move(board, lost, colour, stones, mv)).fold(
            Rescue::default(),
            |best, other| Rescue {
                room: best.room.max(other.room),
                friends: best.friends | other.friends,
                liberties: best.liberties.max(other.liberties),
            },
        )
    }

    fn by_move(
        board: &Board,
        lost: &PerColour<PointSet>,
        colour: Colour,
        stones: &PointSet,
        mv: Point,
    ) -> Option<Rescue> {
        let mut saved = board.clone();
        saved.play(colour, mv).ok()?;
        let own = *stones | PointSet::only(mv);
        let with_joined = own | *saved.string(mv)?.stones();
        let enemies = *saved.stones(colour.other());
        let mut still_lost = PerColour::default();
        still_lost[colour] = lost[colour] - with_joined;
        still_lost[colour.other()] = lost[colour.other()] & enemies;
        let walks = Walks::of(&saved, &still_lost);
        Some(Rescue {
            room: walks.room(colour, &with_joined).moving_second,
            friends: (with_joined - own - lost[colour])
                | walks.friends_moving_second(colour, &with_joined),
            liberties: (with_joined.neighbours() & saved.empties()).len(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rescue(rows: &[&str], mv: Point) -> Rescue {
        let board = Board::from_diagram(rows).unwrap();
        let stones = *board.string(Point::at(3, 1)).unwrap().stones();
        let moves = [mv].into_iter();
        Rescue::by(&board, &PerColour::default(), Colour::White, &stones, moves)
    }

    /// In atari on the fourth line, with a free way along it. The opponent gets to the lines beside it no later.
    #[test]
    fn who_runs_out_has_room() {
        let (empty, beside) = (".........", ".X.......");
        let rows = [empty, empty, beside, "XO.......", beside, empty, empty, empty, empty];
        let out = rescue(&rows, Point::at(3, 2));
        assert_eq!((out.room, out.friends, out.liberties), (6, PointSet::EMPTY, 3));
        assert_eq!(rescue(&rows, Point::at(3, 0)), Rescue::default(), "no legal move");
    }

    #[test]
    fn who_connects_has_a_friend_and_its_liberties() {
        let rows = ["......", "......", ".XXXX.", "XO.O..", ".XXXX.", "......"];
        let joined = rescue(&rows, Point::at(3, 2));
        assert_eq!(joined.friends, PointSet::only(Point::at(3, 3)));
        assert_eq!((joined.room, joined.liberties), (0, 1));
    }
}
