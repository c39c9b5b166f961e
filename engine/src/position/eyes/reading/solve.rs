//! Which positions of the local game the attacker wins.
//!
//! Positions are listed as they are met. For the attacker all moves are followed, for the owner one: the next
//! only when that turns out to be lost. A position is lost if the attacker captures, or leads to a lost one, or
//! if all moves of the owner do; that goes backwards from the captures. Whatever is left when all is followed
//! lives, be it because play goes round in circles: a seki.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
};

use arrayvec::ArrayVec;

use super::{
    super::shape::MAX_CELLS,
    game::{LocalGame, Next, Side, State},
};

/// The most positions that are listed, enough for any shape of 7 cells. Those beyond count as alive.
const MOST_POSITIONS: usize = 50_000;

/// Mixes the parts of a [`State`]: few bits, and hashed far too often for the standard hasher.
#[derive(Clone, Copy, Default)]
pub(super) struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64((*byte).into()));
    }
    fn write_u8(&mut self, value: u8) {
        self.write_u64(value.into());
    }
    fn write_u16(&mut self, value: u16) {
        self.write_u64(value.into());
    }
    fn write_u64(&mut self, value: u64) {
        self.0 = (self.0.rotate_left(23) ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    fn write_isize(&mut self, value: isize) {
        self.write_u64(value as u64);
    }
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}

type Numbers = HashMap<State, u32, BuildHasherDefault<Mixer>>;

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    /// The attacker can force a capture.
    Lost,
    /// Nothing is known against it.
    Alive,
}

/// A position that has been met.
struct Node {
    state: State,
    fate: Fate,
    /// The number of the owner's moves that have been tried, the one that is followed included.
    tried: u8,
    /// The move of the owner that is followed.
    followed: Option<u32>,
    /// Whether its moves have been looked at.
    is_expanded: bool,
    /// Whether it has been asked about itself.
    is_root: bool,
    /// The last of the links from positions that lead here.
    sources: Option<u32>,
}

/// That a position leads to another.
struct Link {
    from: u32,
    /// The link before it to the same position.
    before: Option<u32>,
}

/// A local game as far as it has been solved.
pub(super) struct Solver<'shape> {
    game: LocalGame<'shape>,
    numbers: Numbers,
    nodes: Vec<Node>,
    links: Vec<Link>,
    /// Positions not followed yet.
    fresh: Vec<u32>,
    /// Positions found lost of which the sources have not been told.
    lost: Vec<u32>,
}

impl<'shape> Solver<'shape> {
    pub(super) fn new(game: LocalGame<'shape>) -> Solver<'shape> {
        Solver {
            game,
            numbers: Numbers::default(),
            nodes: Vec::new(),
            links: Vec::new(),
            fresh: Vec::new(),
            lost: Vec::new(),
        }
    }

    pub(super) fn game(&self) -> &LocalGame<'shape> {
        &self.game
    }

    /// Whether the wall lives in a position. One for which there is no room counts as alive.
    pub(super) fn lives(&mut self, state: &State) -> bool {
        let Some(number) = self.visit(*state) else { return true };
        self.nodes[number as usize].is_root = true;
        self.fresh.push(number);
        self.run();
        self.nodes[number as usize].fate == Fate::Alive
    }

    /// The number of a position, a new one if need be and there is room.
    fn visit(&mut self, state: State) -> Option<u32> {
        if let Some(number) = self.numbers.get(&state) {
            return Some(*number);
        }
        if self.nodes.len() >= MOST_POSITIONS {
            return None;
        }
        let number = self.nodes.len() as u32;
        self.numbers.insert(state, number);
        self.nodes.push(Node {
            state,
            fate: Fate::Alive,
            tried: 0,
            followed: None,
            is_expanded: false,
            is_root: false,
            sources: None,
        });
        Some(number)
    }

    fn run(&mut self) {
        while let Some(number) = self.fresh.pop() {
            if self.is_wanted(number) {
                self.nodes[number as usize].is_expanded = true;
                self.follow(number);
                self.tell_sources();
            }
        }
    }

    /// Whether a position must be looked at: it has not been, it is not known to be lost, and something
    /// that may yet live depends on it.
    fn is_wanted(&self, number: u32) -> bool {
        let node = &self.nodes[number as usize];
        if node.is_expanded || node.fate == Fate::Lost {
            return false;
        }
        let depends = |link: &Link| {
            let source = &self.nodes[link.from as usize];
            source.fate == Fate::Alive
                && (source.state.to_move == Side::Attacker || source.followed == Some(number))
        };
        node.is_root || self.sources(node).any(depends)
    }

    /// The links to a position.
    fn sources<'a>(&'a self, node: &Node) -> impl Iterator<Item = &'a Link> {
        let link = |number: Option<u32>| number.map(|number| &self.links[number as usize]);
        std::iter::successors(link(node.sources), move |before| link(before.before))
    }

    fn follow(&mut self, number: u32) {
        let state = self.nodes[number as usize].state;
        if self.game.takes_sure_eye(&state) {
            self.lose(number);
        } else if !self.game.is_alive(&state) {
            match state.to_move {
                Side::Attacker => self.follow_attacker(number, &state),
                Side::Owner => self.follow_owner(number, &state),
            }
        }
    }

    /// Follows all moves.
    fn follow_attacker(&mut self, number: u32, state: &State) {
        let game = self.game;
        let plays = game.moves(state).iter().filter_map(|cell| game.play(state, cell));
        let pass = Next::State(game.pass(state));
        // The last is looked at first.
        for next in [pass].into_iter().chain(game.fill_outside(state)).chain(plays) {
            match next {
                Next::Captured => self.lose(number),
                // A position for which there is no room counts as alive.
                Next::State(next) => _ = self.lead(number, next),
            }
            if self.nodes[number as usize].fate == Fate::Lost {
                return;
            }
        }
    }

    /// Follows the next move that is not known to lose; without one the position is lost.
    fn follow_owner(&mut self, number: u32, state: &State) {
        let replies = replies(&self.game, state);
        let tried = usize::from(self.nodes[number as usize].tried);
        for reply in replies.into_iter().skip(tried) {
            self.nodes[number as usize].tried += 1;
            if self.lead(number, reply) == Fate::Alive {
                return;
            }
        }
        self.lose(number);
    }

    /// Notes that a position leads to another, and tells what is known of that. A position of the
    /// attacker that leads to a lost one is lost.
    fn lead(&mut self, from: u32, to: State) -> Fate {
        let Some(to) = self.visit(to) else { return Fate::Alive };
        let target = &mut self.nodes[to as usize];
        if target.fate == Fate::Alive {
            self.links.push(Link { from, before: target.sources });
            target.sources = Some(self.links.len() as u32 - 1);
            if !target.is_expanded {
                self.fresh.push(to);
            }
            self.nodes[from as usize].followed = Some(to);
            return Fate::Alive;
        }
        if self.nodes[from as usize].state.to_move == Side::Attacker {
            self.lose(from);
        }
        Fate::Lost
    }

    fn lose(&mut self, number: u32) {
        let node = &mut self.nodes[number as usize];
        if std::mem::replace(&mut node.fate, Fate::Lost) == Fate::Alive {
            self.lost.push(number);
        }
    }

    /// Lets all that lead to lost positions know.
    fn tell_sources(&mut self) {
        while let Some(number) = self.lost.pop() {
            let mut next = self.nodes[number as usize].sources.take();
            while let Some(link) = next {
                let Link { from, before } = self.links[link as usize];
                let source = &self.nodes[from as usize];
                if source.fate == Fate::Alive {
                    let state = source.state;
                    match state.to_move {
                        Side::Attacker => self.lose(from),
                        Side::Owner => self.follow_owner(from, &state),
                    }
                }
                next = before;
            }
        }
    }
}

/// What the owner's moves lead to, the most promising first: those that make it live, those at cells with many
/// empty neighbours, and playing elsewhere last.
fn replies(game: &LocalGame<'_>, state: &State) -> ArrayVec<State, { MAX_CELLS + 1 }> {
    let empties = state.empties(game.shape);
    let mut plays: ArrayVec<((bool, usize), State), MAX_CELLS> = ArrayVec::new();
    for cell in game.moves(state).iter() {
        if let Some(Next::State(next)) = game.play(state, cell) {
            let room = MAX_CELLS - (game.shape.adjacent(cell) & empties).len();
            plays.push(((!game.is_alive(&next), room), next));
        }
    }
    plays.sort_by_key(|(rank, _)| *rank);
    plays.into_iter().map(|(_, next)| next).chain([game.pass(state)]).collect()
}
