//! The local game in an eye space: who may play where, and what it does.
//!
//! The stones round the space are one group, the wall. Stones that the attacker plays at marginal cells, and
//! those connected to them, live. Everything else is Go: captures, no suicide, ko. Besides playing in the space
//! either side may play elsewhere, and the attacker may fill a liberty of the wall outside.

use std::hash::{Hash, Hasher};

use super::{
    super::shape::{CellSet, EyeShape},
    around::Around,
};

/// The two sides of the local game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Side {
    /// Who wants to destroy the eyes.
    Attacker,
    /// Whose eyes they are.
    Owner,
}

impl Side {
    pub(super) const fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Owner,
            Side::Owner => Side::Attacker,
        }
    }
}

/// How the wall lives outside the eye space, and who wins the kos inside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Terms {
    /// Whether the wall has one sure eye elsewhere: the attacker can take that only as its last liberty.
    pub(super) sure_eye: bool,
    /// The side that may retake a ko at once.
    pub(super) ko_master: Side,
}

/// A position of the local game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct State {
    pub(super) attacker: CellSet,
    /// The stones on marginal cells that were there at the beginning: they do not live until the attacker
    /// frees them by a move outside.
    pub(super) captives: CellSet,
    /// The strings without a liberty in the space at the beginning: they have one outside, where only the
    /// owner can play.
    pub(super) hidden: CellSet,
    /// The owner's stones put into the space.
    pub(super) owner: CellSet,
    /// The liberties of the wall that the attacker can fill without touching the space, or what is left of it.
    pub(super) outside: u8,
    /// Where a ko has just been taken, which only the master of kos may retake now.
    pub(super) ko: Option<u8>,
    pub(super) to_move: Side,
}

/// What a move leads to.
pub(super) enum Next {
    /// The wall is captured.
    Captured,
    /// The game goes on.
    State(State),
}

/// The local game of a shape.
#[derive(Clone, Copy)]
pub(super) struct LocalGame<'shape> {
    pub(super) shape: &'shape EyeShape,
    pub(super) around: &'shape Around,
    pub(super) terms: Terms,
}

impl LocalGame<'_> {
    /// The position as the shape has it.
    pub(super) fn start(&self, to_move: Side) -> State {
        let LocalGame { shape, around, .. } = *self;
        let stones = shape.stones();
        let empties = shape.cells() - stones - shape.loose();
        let breathing = around.connected(around.neighbours(empties) & stones, stones);
        State {
            attacker: stones,
            captives: stones & shape.marginal(),
            hidden: stones - breathing,
            owner: shape.loose(),
            outside: shape.outside() as u8,
            ko: None,
            to_move,
        }
    }

    /// The strings among these stones of the attacker that have no liberty and do not live outside.
    fn captured(&self, state: &State, empties: CellSet) -> CellSet {
        let outside = (self.shape.marginal() - state.captives) | state.hidden;
        let breathing = self.around.neighbours(empties) | outside;
        state.attacker - self.around.connected(breathing & state.attacker, state.attacker)
    }

    /// The owner's stones that are connected to the wall.
    fn walled(&self, owner: CellSet) -> CellSet {
        self.around.connected(self.shape.wall(), owner)
    }

    /// The liberties of the wall in the space.
    fn wall_liberties(&self, owner: CellSet, empties: CellSet) -> CellSet {
        (self.shape.wall() | self.around.neighbours(self.walled(owner))) & empties
    }

    /// The cells at which the side to move may have something to play.
    pub(super) fn moves(&self, state: &State) -> CellSet {
        let outside = match state.to_move {
            Side::Attacker => state.captives,
            Side::Owner => state.hidden,
        };
        state.empties(self.shape) | outside
    }

    /// Plays at a cell, or outside for the stone that is there; `None` if that is not allowed.
    pub(super) fn play(&self, state: &State, cell: usize) -> Option<Next> {
        if state.ko == Some(cell as u8) && state.to_move != self.terms.ko_master {
            return None;
        }
        if state.attacker.contains(cell) {
            return Some(Next::State(self.play_outside(state, cell)));
        }
        match state.to_move {
            Side::Attacker => self.attack(state, cell),
            Side::Owner => self.defend(state, cell).map(Next::State),
        }
    }

    /// The attacker frees the captives connected to a cell, or the owner takes the string there.
    fn play_outside(&self, state: &State, cell: usize) -> State {
        let string = self.around.connected(CellSet::only(cell), state.attacker);
        let mut next = self.pass(state);
        match state.to_move {
            Side::Attacker => next.free(string),
            Side::Owner => next.lose(string),
        }
        next
    }

    fn attack(&self, state: &State, cell: usize) -> Option<Next> {
        let LocalGame { shape, around, .. } = *self;
        let attacker = state.attacker | CellSet::only(cell);
        let empties = state.empties(shape) - CellSet::only(cell);
        if self.is_wall_captured(state, empties, state.outside) {
            return Some(Next::Captured);
        }
        let loose = state.owner - self.walled(state.owner);
        let taken = loose - around.connected(around.neighbours(empties), loose);
        let empties = empties | taken;
        let string = around.connected(CellSet::only(cell), attacker);
        let liberties = around.neighbours(string) & empties;
        let lives = string.intersects((shape.marginal() - state.captives) | state.hidden);
        if liberties.is_empty() && !lives {
            return None;
        }
        let ko = (!lives).then(|| retaken_ko(string, liberties, taken)).flatten();
        let owner = state.owner - taken;
        Some(Next::State(State { attacker, owner, ko, to_move: Side::Owner, ..*state }))
    }

    fn defend(&self, state: &State, cell: usize) -> Option<State> {
        let LocalGame { shape, around, .. } = *self;
        let owner = state.owner | CellSet::only(cell);
        let empties = state.empties(shape) - CellSet::only(cell);
        let taken = self.captured(state, empties);
        let empties = empties | taken;
        let string = around.connected(CellSet::only(cell), owner);
        let is_walled = string.intersects(shape.wall());
        let liberties = if is_walled {
            self.wall_liberties(owner, empties)
        } else {
            around.neighbours(string) & empties
        };
        let breathes_outside = is_walled && (self.terms.sure_eye || state.outside > 0);
        if liberties.is_empty() && !breathes_outside {
            return None;
        }
        let ko = (!is_walled).then(|| retaken_ko(string, liberties, taken)).flatten();
        let mut next = State { owner, ko, to_move: Side::Attacker, ..*state };
        next.lose(taken);
        Some(next)
    }

    /// Plays elsewhere.
    pub(super) fn pass(&self, state: &State) -> State {
        State { ko: None, to_move: state.to_move.other(), ..*state }
    }

    /// The attacker fills a liberty of the wall outside; `None` if there is none.
    pub(super) fn fill_outside(&self, state: &State) -> Option<Next> {
        if state.to_move == Side::Owner {
            return None;
        }
        let outside = state.outside.checked_sub(1)?;
        if self.is_wall_captured(state, state.empties(self.shape), outside) {
            return Some(Next::Captured);
        }
        Some(Next::State(State { outside, ko: None, to_move: Side::Owner, ..*state }))
    }

    fn is_wall_captured(&self, state: &State, empties: CellSet, outside: u8) -> bool {
        !self.terms.sure_eye && self.is_wall_breathless(state, empties, outside)
    }

    /// Whether the wall has no liberty but that of a sure eye.
    fn is_wall_breathless(&self, state: &State, empties: CellSet, outside: u8) -> bool {
        outside == 0 && self.wall_liberties(state.owner, empties).is_empty()
    }

    /// Whether the attacker, to move, takes the wall in its sure eye. A string that the owner can take from
    /// outside keeps it from doing so.
    pub(super) fn takes_sure_eye(&self, state: &State) -> bool {
        state.to_move == Side::Attacker
            && self.terms.sure_eye
            && state.hidden.is_empty()
            && self.is_wall_breathless(state, state.empties(self.shape), state.outside)
    }

    /// Whether the wall is alive whatever the attacker does: it has two eyes, counting enclosed regions
    /// all empty cells of which are its liberties (Benson, "Life in the game of Go", 1976).
    pub(super) fn is_alive(&self, state: &State) -> bool {
        let LocalGame { shape, around, .. } = *self;
        let walled = self.walled(state.owner);
        let left = shape.cells() - walled;
        let touched = shape.wall() | around.neighbours(walled);
        let open = (shape.marginal() | (state.empties(shape) - touched)) & left;
        let mut eyes = left - around.connected(open, left);
        let mut wanted = if self.terms.sure_eye { 1 } else { 2 };
        while let Some(first) = eyes.first() {
            wanted -= 1;
            if wanted == 0 {
                return true;
            }
            eyes = eyes - around.connected(CellSet::only(first), eyes);
        }
        false
    }

    /// The cells in which there may yet be an eye: neither the owner's stones, nor what lives of the attacker's, nor
    /// cells that the attacker can fill at any time, which are marginal or next to its living stones.
    pub(super) fn hopeful(&self, state: &State) -> CellSet {
        let LocalGame { shape, around, .. } = *self;
        let living = around.connected(state.attacker & shape.marginal(), state.attacker);
        let filled = self.walled(state.owner) | living;
        shape.cells() - shape.marginal() - filled - around.neighbours(living)
    }

    /// The same position, as far as eyes go, with less in it: cells that no eye can touch, now or later, are
    /// the attacker's; an empty one was worth as much to the wall as a liberty outside. With it the
    /// [hopeful](LocalGame::hopeful) cells, which are the same before and after.
    pub(super) fn simplified(&self, state: &State) -> (State, CellSet) {
        let hopeful = self.hopeful(state);
        if state.has_captives() {
            return (*state, hopeful);
        }
        let LocalGame { shape, around, .. } = *self;
        let near = hopeful | around.neighbours(hopeful);
        // Stones of the owner's that can be captured may need liberties farther away.
        let loose = around.connected(near - shape.wall(), shape.cells() - shape.wall());
        let idle = shape.cells() - near - loose - around.neighbours(loose);
        let empties = idle & state.empties(shape);
        let needed = around.neighbours(state.owner - shape.wall());
        let stones = (idle & state.owner & shape.marginal()) - needed;
        let liberties = self.wall_liberties(state.owner, empties);
        let simplified = State {
            attacker: state.attacker | empties | stones,
            owner: state.owner - stones,
            outside: state.outside + liberties.len() as u8,
            ..*state
        };
        debug_assert_eq!(self.hopeful(&simplified), hopeful);
        (simplified, hopeful)
    }

    /// Whether the attacker captures the wall whatever the owner does, as far as that is plain: there is no cell in
    /// which an eye may be, or without a sure eye only one, or two next to each other. The attacker fills
    /// what is no eye, and one eye last.
    pub(super) fn is_lost(&self, state: &State, hopeful: CellSet) -> bool {
        if state.has_captives() || state.ko.is_some() {
            return false;
        }
        match hopeful.first() {
            None => true,
            Some(_) if self.terms.sure_eye => false,
            Some(first) => (hopeful - self.shape.adjacent(first)).len() == 1 && hopeful.len() <= 2,
        }
    }
}

/// Few bits, and hashed far too often for the derived way.
impl Hash for State {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let sets = [self.attacker, self.captives, self.hidden, self.owner];
        let bits = sets.iter().fold(0, |bits, set| bits << 16 | u64::from(set.bits()));
        let ko = self.ko.map_or(0, |ko| u64::from(ko) + 1);
        state.write_u64(bits);
        state.write_u64(ko << 8 | u64::from(self.outside) << 1 | self.to_move as u64);
    }
}

impl State {
    /// Takes stones of the attacker off.
    fn lose(&mut self, taken: CellSet) {
        self.attacker = self.attacker - taken;
        self.captives = self.captives - taken;
        self.hidden = self.hidden - taken;
    }

    /// Lets captives of the attacker live: nobody can take them from outside any more.
    fn free(&mut self, string: CellSet) {
        self.captives = self.captives - string;
        self.hidden = self.hidden - string;
    }

    /// Whether there are stones of the attacker that can be freed or taken by moves outside.
    pub(super) fn has_captives(&self) -> bool {
        !(self.captives | self.hidden).is_empty()
    }

    /// The empty cells.
    pub(super) fn empties(&self, shape: &EyeShape) -> CellSet {
        shape.cells() - self.attacker - self.owner
    }
}

/// Where a stone was captured that would recapture at once.
fn retaken_ko(string: CellSet, liberties: CellSet, taken: CellSet) -> Option<u8> {
    (string.len() == 1 && taken.len() == 1 && liberties == taken)
        .then(|| taken.first())
        .flatten()
        .map(|cell| cell as u8)
}
