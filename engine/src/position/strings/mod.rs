//! The strings of a position: what the board says of them, and their points of attack and defense.
//!
//! Reading tells of each string whether it can be captured and saved, and how. It looks at the moves
//! that its own ideas propose, so patterns of the kinds attack and defense propose more: each is
//! verified by reading before it counts. A pattern may also withdraw an attack (`remove_attack`).

mod liberties;
mod patterns;
mod shape;

pub use liberties::{ORDERS, liberties_by_order};
pub(crate) use patterns::ask_patterns;
pub use shape::{Cutstone, StringShape};

use super::Unconditional;
use crate::{
    answer::{Answer, Reading},
    board::{Board, Colour, PerPoint, Point, PointSet, StoneString, Vertex},
    context::Context,
};

/// A move about a string, and how well it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StringMove {
    /// The move.
    pub point: Point,
    /// What it comes to for who plays it. Never a loss.
    pub reading: Reading,
}

/// A string and what can be done to it.
#[derive(Clone, PartialEq, Debug)]
pub struct AnalysedString {
    /// Its first stone.
    pub origin: Point,
    /// Its colour.
    pub colour: Colour,
    /// The number of its stones.
    pub size: usize,
    /// The number of its liberties.
    pub liberties: usize,
    /// What the board alone says of it.
    pub shape: StringShape,
    /// Whether no number of the opponent's moves in a row captures it.
    pub invincible: bool,
    /// The enemy strings next to it, by their origins.
    pub neighbours: Vec<Point>,
    /// Whether by its surroundings it is inessential if its neighbour cannot be captured.
    has_no_prospects: bool,
    /// The moves that capture it, best first. Empty: it cannot be captured.
    pub attacks: Vec<StringMove>,
    /// The moves that save it, best first. Empty where it cannot be captured or not be saved.
    pub defenses: Vec<StringMove>,
    /// Where its side could cut if it were saved.
    potential_cuts: PointSet,
}

impl AnalysedString {
    /// How well an attack goes if the opponent moves first.
    pub fn attack(&self) -> Reading {
        self.attacks.first().map_or(Reading::Loss, |best| best.reading)
    }

    /// How well a defense goes if its owner moves first; a loss where there is no attack.
    pub fn defense(&self) -> Reading {
        self.defenses.first().map_or(Reading::Loss, |best| best.reading)
    }

    /// The number of cuts that saving it would give its side, as patterns of the kind connections have
    /// found; where it is not in danger, or cannot be saved, there are none. GNU Go's manual calls it *cutstone2*.
    pub fn cutstone2(&self) -> usize {
        self.potential_cuts.len()
    }

    /// Whether it can be captured and also saved: whoever moves first decides.
    pub fn is_critical(&self) -> bool {
        !self.attacks.is_empty() && !self.defenses.is_empty()
    }
}

/// All strings of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Strings {
    list: Vec<AnalysedString>,
    /// The index in `list` of the string at a point, one more than it.
    at: PerPoint<u16>,
    unconditional: Unconditional,
    /// The hash of the position, the ko included.
    position: u64,
}

impl Strings {
    /// The string at a point.
    pub fn get(&self, at: Point) -> Option<&AnalysedString> {
        self.list.get((self.at[at] as usize).checked_sub(1)?)
    }

    /// All strings, by origin.
    pub fn iter(&self) -> impl Iterator<Item = &AnalysedString> {
        self.list.iter()
    }

    /// The hash of the position that they are of: [`Board::hash`](crate::board::Board::hash).
    pub fn position(&self) -> u64 {
        self.position
    }

    /// What is sure of each point.
    pub fn unconditional(&self) -> &Unconditional {
        &self.unconditional
    }

    /// The string's *lunch*: an enemy string next to it that can be captured, whether or not it can be
    /// saved. Of several the largest; of equals the first.
    pub fn lunch(&self, at: Point) -> Option<&AnalysedString> {
        let neighbours = self.get(at)?.neighbours.iter().filter_map(|origin| self.get(*origin));
        let food = neighbours.filter(|neighbour| neighbour.attack().truth());
        food.reduce(|best, next| if next.size > best.size { next } else { best })
    }

    /// Whether the string has no prospects of life unless the one string that surrounds it is captured: it is
    /// in one piece without a hole, next to a single enemy string that cannot be captured, and has no liberty of order 2.
    /// Could its stones be taken off, the cavity would touch no other stones of its colour, and have at most two
    /// empty points on the edge.
    pub fn is_inessential(&self, at: Point) -> bool {
        self.get(at).is_some_and(|string| string.has_no_prospects) && self.lunch(at).is_none()
    }

    fn get_mut(&mut self, at: Point) -> Option<&mut AnalysedString> {
        self.list.get_mut((self.at[at] as usize).checked_sub(1)?)
    }

    /// Notes where the side of the string at a point could cut if the string were saved.
    pub(crate) fn add_potential_cut(&mut self, at: Point, cut: Point) {
        if let Some(string) = self.get_mut(at) {
            string.potential_cuts |= PointSet::only(cut);
        }
    }

    /// Takes back that the string at a point can be captured.
    pub(crate) fn remove_attack(&mut self, at: Point) {
        if let Some(string) = self.get_mut(at) {
            string.attacks.clear();
            string.defenses.clear();
        }
    }

    /// What the board and reading say of each string.
    pub(crate) fn read(context: &mut Context) -> Strings {
        let mut strings = Strings::of_board(context.board());
        for string in &mut strings.list {
            string.read(context);
        }
        strings
    }

    /// What the board alone says of each string, as if none could be captured.
    pub fn of_board(board: &Board) -> Strings {
        let unconditional = Unconditional::of(board);
        let mut at = PerPoint::filled(0);
        let mut list = Vec::new();
        for (string, shape) in board.strings().zip(StringShape::of_all(board)) {
            list.push(AnalysedString::unread(board, string, shape, &unconditional));
            let number = list.len() as u16;
            string.stones().iter().for_each(|stone| at[stone] = number);
        }
        Strings { list, at, unconditional, position: board.hash() }
    }
}

impl AnalysedString {
    fn unread(
        board: &Board,
        string: &StoneString,
        shape: StringShape,
        sure: &Unconditional,
    ) -> AnalysedString {
        AnalysedString {
            origin: string.origin(),
            colour: string.colour(),
            size: string.size(),
            liberties: string.liberty_count(),
            shape,
            invincible: sure.invincible(string.colour()).contains(string.origin()),
            neighbours: board.neighbours(string.origin()).map(StoneString::origin).collect(),
            has_no_prospects: has_no_prospects(board, string, &shape),
            attacks: Vec::new(),
            defenses: Vec::new(),
            potential_cuts: PointSet::EMPTY,
        }
    }

    /// Reads whether it can be captured, and if so, whether it can be saved.
    fn read(&mut self, context: &mut Context) {
        if self.invincible {
            return;
        }
        let attack = context.read_attack(self.origin);
        self.attacks = found(attack.best, attack.reading);
        if !self.attacks.is_empty() {
            let defense = context.read_defense(self.origin);
            self.defenses = found(defense.best, defense.reading);
        }
    }
}

/// So many empty points on the edge are room for an eye.
const ROOM_ON_EDGE: usize = 3;

/// Whether the string is inessential as far as the board alone can tell.
fn has_no_prospects(board: &Board, string: &StoneString, shape: &StringShape) -> bool {
    let is_shut_in =
        shape.genus == 0 && shape.liberties[1] == 0 && shape.cutstone == Cutstone::None;
    is_shut_in && {
        let cavity = (board.empties() | *string.stones()).component(string.origin());
        let own = *board.stones(string.colour()) - *string.stones();
        let on_edge = (cavity & board.empties()).iter().filter(|point| is_on_edge(board, *point));
        !cavity.neighbours().intersects(&own) && on_edge.count() < ROOM_ON_EDGE
    }
}

fn is_on_edge(board: &Board, point: Point) -> bool {
    point.neighbours().iter().any(|side| board.vertex(*side) == Vertex::Off)
}

fn found(best: Option<Point>, reading: Reading) -> Vec<StringMove> {
    best.into_iter().map(|point| StringMove { point, reading }).collect()
}
