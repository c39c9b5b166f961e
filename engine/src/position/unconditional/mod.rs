//! Unconditional status: what holds however often a side plays elsewhere.
//!
//! # The definitions
//!
//! *Invincible* is a string that its opponent cannot capture by any number of moves in a row, its owner
//! passing all the time. Take the invincible stones of a colour off the board: each connected part of the
//! other points is an *enclosure* of the colour. It holds empty points, stones of the opponent, and stones of the owner
//! that the opponent could capture. If the opponent cannot live in it, by any number of moves in a row, it is the owner's:
//! the opponent's stones in it are dead, the owner's alive although each may be captured, the empty points
//! territory. All else is undecided.
//!
//! # Invincible strings
//!
//! By Benson's theorem ("Life in the game of Go", 1976) they are what is left after taking out, as long as
//! there are such,
//!
//! - strings without two *vital* regions, and
//! - regions that border on a string taken out;
//!
//! where a region is a connected part of what is not stones of the colour, and vital to a string if it borders
//! on it and all its empty points are liberties of the string.
//!
//! # Two eyes in an enclosure
//!
//! When can the opponent, moving again and again, make a string of its own invincible? It may as well capture all of
//! the owner's stones in the enclosure: inside an eye that leaves a smaller eye, elsewhere it is no loss. And it may as
//! well fill on: an invincible string grows by playing beside it until nothing of the enclosure is empty
//! but single points. So the question is whether there are points to be left empty, no two side by side,
//! such that every connected part of the rest touches two of them at least. From a larger set of such points
//! one can always be filled (if filling a point leaves the part that it makes with a single eye, all parts beside it had
//! the same two eyes; not all points are so unless there are only two), so it is enough to look for *two*.
//! They will do unless beyond one of them, cut off by it, there is a part of the enclosure. Hence:
//!
//! > The opponent can make two eyes in an enclosure if and only if it has two points, not side by side, each of which
//! > may be an eye, and neither of which is a cut vertex of the enclosure.
//!
//! A point may be an eye if it touches no invincible stone of the owner, and can be empty once the owner's
//! other stones are captured: it is empty and no liberty of theirs (these must be filled), or it is under one of them.
//! Under a captured stone no point touches an invincible one, since strings of a colour never touch. That
//! all of them can be captured while other points are left empty follows from Benson's theorem again.
//!
//! # Two stones that cannot be taken back
//!
//! Where this fails, the opponent may still live if it need not move: the owner has to fill liberties
//! inside before it can kill, and what is then captured gives a larger eye. A captured string of three stones or more
//! has two eyes already, a single stone and its liberties never have more than one against best play. There remains a string of two
//! stones. Let each of them have two liberties, which touch no invincible stone nor a liberty of the other two.
//! When the owner plays one of a couple, the opponent plays the other; in the end the opponent captures four stones
//! in a row, bent or not, which is two eyes. This needs that the opponent's stones are connected round the four,
//! whichever of each couple the owner takes. With fewer liberties or other ones the four are a square or a T, or there are three,
//! and the owner plays in the middle.
//!
//! # Where suicide is allowed
//!
//! Then the opponent can empty a region of its own stones by filling it. So all its points, not only the empty
//! ones, must be liberties for it to be vital, and the opponent's stones do not spoil eyes.

mod enclosure;
mod invincible;

use crate::board::{Board, Colour, PerColour, Point, PointSet};

/// What is sure of a point, whatever is played elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnconditionalStatus {
    /// Nothing.
    Undecided,
    /// A stone that is invincible, or stands in its own colour's unconditional territory.
    Alive,
    /// A stone in the other colour's unconditional territory.
    Dead,
    /// An empty point where the other colour cannot live.
    Territory(Colour),
}

impl UnconditionalStatus {
    /// The word that controllers know it by.
    pub const fn word(self) -> &'static str {
        match self {
            UnconditionalStatus::Undecided => "undecided",
            UnconditionalStatus::Alive => "alive",
            UnconditionalStatus::Dead => "dead",
            UnconditionalStatus::Territory(Colour::White) => "white_territory",
            UnconditionalStatus::Territory(Colour::Black) => "black_territory",
        }
    }
}

/// The unconditional status of all points of a position.
///
/// ```
/// use katachi_engine::board::{Board, Colour, Point};
/// use katachi_engine::position::{Unconditional, UnconditionalStatus};
/// let board = Board::from_diagram([
///     ".X.XO",
///     "XXXXO",
///     "OOOO.",
///     ".....",
///     ".....",
/// ])?;
/// let sure = Unconditional::of(&board);
/// assert_eq!(sure.invincible(Colour::Black).len(), 6);
/// assert_eq!(sure.status(Point::at(0, 0)), UnconditionalStatus::Territory(Colour::Black));
/// assert_eq!(sure.status(Point::at(2, 0)), UnconditionalStatus::Undecided);
/// # Ok::<(), katachi_engine::board::DiagramError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unconditional {
    invincible: PerColour<PointSet>,
    alive: PerColour<PointSet>,
    dead: PerColour<PointSet>,
    territory: PerColour<PointSet>,
}

impl Unconditional {
    /// Finds out what is sure, as [the module](self) tells.
    pub fn of(board: &Board) -> Unconditional {
        let mut sure = Unconditional::default();
        for colour in Colour::ALL {
            sure.add(board, colour);
        }
        sure
    }

    /// What is unconditionally this colour's.
    fn add(&mut self, board: &Board, colour: Colour) {
        let invincible = invincible::stones(board, colour);
        if invincible.is_empty() {
            return;
        }
        let owned = invincible | enclosure::held(board, colour, &invincible);
        let stones = Colour::ALL.map(|colour| *board.stones(colour));
        self.invincible[colour] = invincible;
        self.alive[colour] = owned & stones[colour.index()];
        self.dead[colour.other()] = owned & stones[colour.other().index()];
        self.territory[colour] = owned - (stones[0] | stones[1]);
    }

    /// The stones of a colour that cannot be captured, whatever is played.
    pub fn invincible(&self, colour: Colour) -> PointSet {
        self.invincible[colour]
    }

    /// The stones of a colour that are invincible or stand in territory of their own.
    pub fn alive(&self, colour: Colour) -> PointSet {
        self.alive[colour]
    }

    /// The stones of a colour that stand where the other colour's territory is.
    pub fn dead(&self, colour: Colour) -> PointSet {
        self.dead[colour]
    }

    /// The empty points that are a colour's.
    pub fn territory(&self, colour: Colour) -> PointSet {
        self.territory[colour]
    }

    /// All points where the other colour cannot live: stones of either colour and empty ones.
    pub fn owned(&self, colour: Colour) -> PointSet {
        self.alive[colour] | self.territory[colour] | self.dead[colour.other()]
    }

    /// What is sure of a point; undecided where there is no vertex.
    pub fn status(&self, point: Point) -> UnconditionalStatus {
        let is_in = |sets: &PerColour<PointSet>| {
            Colour::ALL.into_iter().find(|&colour| sets[colour].contains(point))
        };
        match is_in(&self.territory) {
            Some(owner) => UnconditionalStatus::Territory(owner),
            None if is_in(&self.alive).is_some() => UnconditionalStatus::Alive,
            None if is_in(&self.dead).is_some() => UnconditionalStatus::Dead,
            None => UnconditionalStatus::Undecided,
        }
    }
}

/// The points of `region` that are empty, or can be made so by the stones' own side.
fn emptiable(board: &Board, region: PointSet, owner: Colour) -> PointSet {
    match board.suicide() {
        crate::board::Suicide::Forbidden => {
            region - (*board.stones(Colour::Black) | *board.stones(Colour::White))
        }
        crate::board::Suicide::Allowed => region - *board.stones(owner),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sure(rows: &[&str]) -> Unconditional {
        Unconditional::of(&Board::from_diagram(rows).unwrap())
    }

    #[test]
    fn one_eye_does_not_live() {
        let sure = sure(&[".XO..", "XXO..", "OOO..", ".....", "....."]);
        assert_eq!(sure, Unconditional::default());
    }

    #[test]
    fn two_strings_live_by_sharing_two_eyes() {
        let sure = sure(&[".X.XO", "X.XXO", "XXOOO", "OO...", "....."]);
        assert_eq!(sure.invincible(Colour::Black).len(), 7);
        assert_eq!(sure.territory(Colour::Black).len(), 3);
    }

    #[test]
    fn a_stone_without_room_is_dead() {
        let sure = sure(&["O.X.X", "..XXX", "XXX..", ".....", "....."]);
        assert_eq!(sure.status(Point::at(0, 0)), UnconditionalStatus::Dead);
        assert_eq!(sure.status(Point::at(0, 1)), UnconditionalStatus::Territory(Colour::Black));
    }

    #[test]
    fn a_stone_that_can_be_captured_lives_in_territory_of_its_own() {
        let sure = sure(&[".X.X.", "XXXXX", "...XX", "X..X.", "..XXX"]);
        assert!(!sure.invincible(Colour::Black).contains(Point::at(3, 0)));
        assert_eq!(sure.status(Point::at(3, 0)), UnconditionalStatus::Alive);
    }

    #[test]
    fn a_stone_where_the_opponent_has_room_is_undecided() {
        let sure = sure(&[".X.X.", "XXXXX", ".....", "..X..", "....."]);
        assert_eq!(sure.status(Point::at(3, 2)), UnconditionalStatus::Undecided);
    }

    #[test]
    fn a_large_enclosed_area_is_nobodys() {
        let sure = sure(&[
            ".X.X....", "XXXX....", "....X...", "....X...", "....X...", "XXXXX...", "........",
            "........",
        ]);
        assert!(sure.invincible(Colour::Black).contains(Point::at(1, 0)));
        assert_eq!(sure.status(Point::at(3, 1)), UnconditionalStatus::Undecided);
        assert_eq!(sure.status(Point::at(7, 7)), UnconditionalStatus::Undecided);
    }

    #[test]
    fn nothing_is_sure_of_an_empty_board() {
        assert_eq!(sure(&["...", "...", "..."]), Unconditional::default());
    }
}
