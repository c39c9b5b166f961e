//! The final status of each vertex, once it is known which stones are dead.

use super::without;
use crate::board::{Board, Colour, PerColour, Point, PointSet, Vertex};

/// What a vertex comes to at the end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FinalStatus {
    /// A stone that stays.
    Alive,
    /// A stone that is taken off.
    Dead,
    /// A stone that stays in a seki.
    Seki,
    /// An empty vertex that is a colour's.
    Territory(Colour),
    /// An empty vertex that is nobody's.
    Dame,
}

impl FinalStatus {
    /// All of them.
    pub const ALL: [FinalStatus; 6] = [
        FinalStatus::Alive,
        FinalStatus::Dead,
        FinalStatus::Seki,
        FinalStatus::Territory(Colour::White),
        FinalStatus::Territory(Colour::Black),
        FinalStatus::Dame,
    ];

    /// The word that controllers know it by.
    pub const fn word(self) -> &'static str {
        match self {
            FinalStatus::Alive => "alive",
            FinalStatus::Dead => "dead",
            FinalStatus::Seki => "seki",
            FinalStatus::Territory(Colour::White) => "white_territory",
            FinalStatus::Territory(Colour::Black) => "black_territory",
            FinalStatus::Dame => "dame",
        }
    }

    /// The status of that word.
    pub fn from_word(word: &str) -> Option<FinalStatus> {
        FinalStatus::ALL.into_iter().find(|status| status.word() == word)
    }
}

/// A finished position in which it is known which stones are dead.
#[derive(Clone, Debug)]
pub struct FinalPosition {
    board: Board,
    dead: PointSet,
    living: PerColour<PointSet>,
    surrounded: PerColour<PointSet>,
    seki: PointSet,
}

impl FinalPosition {
    /// The position in which these stones are dead.
    ///
    /// ```
    /// use katachi_engine::board::{Board, Colour, Point, PointSet};
    /// use katachi_engine::game::score::{FinalPosition, FinalStatus};
    /// let board = Board::from_diagram([".XO.", "XXO.", ".XOX", ".XO."])?;
    /// let position = FinalPosition::with_dead(&board, PointSet::only(Point::at(2, 3)));
    /// assert_eq!(position.status(Point::at(2, 3)), FinalStatus::Dead);
    /// assert_eq!(position.status(Point::at(0, 3)), FinalStatus::Territory(Colour::White));
    /// # Ok::<(), katachi_engine::board::DiagramError>(())
    /// ```
    pub fn with_dead(board: &Board, dead: PointSet) -> FinalPosition {
        let rest = without(board, &dead);
        let living = PerColour(Colour::ALL.map(|colour| *rest.stones(colour)));
        let surrounded = PerColour(Colour::ALL.map(|colour| surrounded_by(&rest, colour)));
        let seki = seki(&rest, &surrounded);
        FinalPosition { board: board.clone(), dead, living, surrounded, seki }
    }

    /// The position, dead stones included.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The dead stones of both colours.
    pub fn dead(&self) -> &PointSet {
        &self.dead
    }

    /// The stones of a colour that stay, seki included.
    pub fn living(&self, colour: Colour) -> PointSet {
        self.living[colour]
    }

    /// The vertices without a living stone that only this colour's living stones surround, eyes in
    /// seki included.
    pub fn surrounded(&self, colour: Colour) -> PointSet {
        self.surrounded[colour]
    }

    /// The same where each colour has some vertices more, of those that are nobody's.
    pub(super) fn with_ground(mut self, gained: &PerColour<PointSet>) -> FinalPosition {
        for colour in Colour::ALL {
            self.surrounded[colour] |= gained[colour];
        }
        self.seki = seki(&without(&self.board, &self.dead), &self.surrounded);
        self
    }

    /// The territory of a colour: what it surrounds, except in seki.
    pub fn territory(&self, colour: Colour) -> PointSet {
        let regions = self.surrounded[colour].components();
        let counted = regions.filter(|region| !region.neighbours().intersects(&self.seki));
        counted.fold(PointSet::EMPTY, |all, region| all | region)
    }

    /// What a vertex comes to.
    pub fn status(&self, point: Point) -> FinalStatus {
        let owner =
            || Colour::ALL.into_iter().find(|&colour| self.surrounded[colour].contains(point));
        match self.board.vertex(point) {
            Vertex::Black | Vertex::White if self.dead.contains(point) => FinalStatus::Dead,
            Vertex::Black | Vertex::White if self.seki.contains(point) => FinalStatus::Seki,
            Vertex::Black | Vertex::White => FinalStatus::Alive,
            Vertex::Empty | Vertex::Off => {
                owner().map_or(FinalStatus::Dame, FinalStatus::Territory)
            }
        }
    }
}

/// The empty vertices that only this colour's stones border on.
fn surrounded_by(board: &Board, colour: Colour) -> PointSet {
    let regions = board.empties().components();
    let own = regions.filter(|region| {
        let around = region.neighbours();
        around.intersects(board.stones(colour)) && !around.intersects(board.stones(colour.other()))
    });
    own.fold(PointSet::EMPTY, |all, region| all | region)
}

/// The stones in seki: groups of either colour without room for two eyes that share a liberty which
/// is nobody's.
fn seki(board: &Board, surrounded: &PerColour<PointSet>) -> PointSet {
    let poor = PerColour(Colour::ALL.map(|colour| {
        let mut groups = groups(board, colour, &surrounded[colour]);
        groups.retain(|group| group.is_poor(&surrounded[colour]));
        groups
    }));
    let mut seki = PointSet::EMPTY;
    for black in &poor[Colour::Black] {
        for white in &poor[Colour::White] {
            if black.reach.intersects(&white.reach) {
                seki = seki | black.stones | white.stones;
            }
        }
    }
    seki
}

/// Strings of one colour that the opponent cannot part.
struct Group {
    stones: PointSet,
    /// Its liberties, and all of its eyes.
    reach: PointSet,
}

impl Group {
    /// Whether it has no room for two eyes: one eye of at most two vertices, or none.
    fn is_poor(&self, own: &PointSet) -> bool {
        let eyes: Vec<PointSet> = (self.reach & *own).components().collect();
        eyes.len() < 2 && eyes.iter().all(|eye| eye.len() <= 2)
    }

    /// Whether it is joined with another: by an eye, or by two liberties, one of which is left when
    /// the opponent takes the other.
    fn is_joined(&self, other: &Group, own: &PointSet) -> bool {
        let common = self.reach & other.reach;
        common.len() >= 2 || common.intersects(own)
    }
}

/// The groups of a colour whose surrounded vertices are `own`.
fn groups(board: &Board, colour: Colour, own: &PointSet) -> Vec<Group> {
    let eyes: Vec<PointSet> = own.components().collect();
    let mut groups: Vec<Group> = Vec::new();
    for string in board.strings_in(*board.stones(colour)) {
        let touched = eyes.iter().filter(|eye| eye.intersects(string.liberties()));
        let reach = touched.fold(*string.liberties(), |all, eye| all | *eye);
        let mut group = Group { stones: *string.stones(), reach };
        while let Some(at) = groups.iter().position(|other| group.is_joined(other, own)) {
            let joined = groups.swap_remove(at);
            group.stones |= joined.stones;
            group.reach |= joined.reach;
        }
        groups.push(group);
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(rows: &[&str]) -> FinalPosition {
        FinalPosition::with_dead(&Board::from_diagram(rows).unwrap(), PointSet::EMPTY)
    }

    #[test]
    fn a_seki_gives_no_territory() {
        let rows = [
            ".XO.XO.", // Black and White share two liberties, and have an eye each elsewhere or none.
            "XXO.XOO", "OOOOXXO", "XXXXX.X", "....XXX", ".......", ".......",
        ];
        let seki = position(&rows);
        assert_eq!(seki.status(Point::at(0, 1)), FinalStatus::Alive);
        assert_eq!(seki.status(Point::at(0, 3)), FinalStatus::Dame);
    }

    #[test]
    fn stones_without_eyes_that_share_liberties_are_in_seki() {
        let rows = [
            "XX.OO.XO.",
            "XX.OO.XOO",
            "XXXXXXXO.",
            "OOOOOOOOO",
            "O.O.....O",
            ".........",
            ".........",
            ".........",
            ".........",
        ];
        let seki = position(&rows);
        assert_eq!(seki.status(Point::at(0, 3)), FinalStatus::Seki);
        assert_eq!(seki.status(Point::at(0, 0)), FinalStatus::Seki);
        assert_eq!(seki.status(Point::at(0, 7)), FinalStatus::Alive);
        assert_eq!(seki.status(Point::at(0, 2)), FinalStatus::Dame);
        assert_eq!(seki.status(Point::at(8, 8)), FinalStatus::Territory(Colour::White));
    }

    #[test]
    fn an_eye_in_seki_is_area_and_no_territory() {
        let rows = [".XO.O", "XXOOO", ".XO..", "XXOO.", ".XO.O"];
        let alive = position(&rows);
        assert_eq!(alive.status(Point::at(0, 0)), FinalStatus::Territory(Colour::Black));
        assert_eq!(alive.territory(Colour::Black).len(), 3);
        assert_eq!(alive.surrounded(Colour::White).len(), 5);
    }

    #[test]
    fn every_status_has_its_word() {
        for status in FinalStatus::ALL {
            assert_eq!(FinalStatus::from_word(status.word()), Some(status));
        }
        assert_eq!(FinalStatus::from_word("foo"), None);
    }
}
