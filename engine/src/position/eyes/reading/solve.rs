//! Which positions of the local game the attacker wins.
//!
//! Positions are listed as they are met. For the attacker all moves are followed, for the owner one: the next
//! only when that turns out to be lost. A position is lost if the attacker captures, or leads to a lost one, or
//! if all moves of the owner do; that goes backwards from the captures. Whatever is left when all is followed
//! lives, be it because play goes round in circles: a seki.
//!
//! Large shapes are read a few moves deep only; what then is left is [judged](super::judge). The depth is counted
//! by the room that is left, so that what is said of a position does not depend on the way to it.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
};

use arrayvec::ArrayVec;

use super::{
    super::shape::{CellSet, MAX_CELLS},
    game::{LocalGame, Next, Side, State},
};

/// The most positions that are listed, enough for any shape that is read to the end. Those beyond count as alive.
const MOST_POSITIONS: usize = 50_000;
/// Shapes of more cells than this are not read to the end.
const MOST_CELLS_READ: usize = 9;

/// Mixes the two words of a [`State`].
#[derive(Clone, Copy, Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64((*byte).into()));
    }
    fn write_u64(&mut self, value: u64) {
        self.0 = (self.0.rotate_left(23) ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15);
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
    /// Positions with less room than this are judged, not read.
    least_room: usize,
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
            least_room: least_room(&game),
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
        let (state, hopeful) = self.game.simplified(&state);
        if let Some(number) = self.numbers.get(&state) {
            return Some(*number);
        }
        if self.nodes.len() >= MOST_POSITIONS {
            return None;
        }
        let number = self.nodes.len() as u32;
        self.numbers.insert(state, number);
        let known = self.known(&state, hopeful);
        self.nodes.push(Node {
            state,
            fate: known.unwrap_or(Fate::Alive),
            tried: 0,
            followed: None,
            is_expanded: known.is_some(),
            is_root: false,
            sources: None,
        });
        Some(number)
    }

    /// What is known of a position without following its moves; `hopeful` are its [hopeful](LocalGame::hopeful)
    /// cells.
    fn known(&self, state: &State, hopeful: CellSet) -> Option<Fate> {
        let game = &self.game;
        let is_large = self.least_room > 0;
        match () {
            () if game.takes_sure_eye(state) || game.is_lost(state, hopeful) => Some(Fate::Lost),
            () if game.is_alive(state) => Some(Fate::Alive),
            () if is_large && game.is_roomy(state, hopeful) => Some(Fate::Alive),
            () if !is_large || game.room(state, hopeful) >= self.least_room => None,
            () if game.seems_alive(state, hopeful) => Some(Fate::Alive),
            () => Some(Fate::Lost),
        }
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
        match state.to_move {
            Side::Attacker => self.follow_attacker(number, &state),
            Side::Owner if self.can_live_at_once(&state) => {}
            Side::Owner => self.follow_owner(number, &state),
        }
    }

    /// Whether a move of the owner makes the wall live without further play.
    fn can_live_at_once(&self, state: &State) -> bool {
        let game = self.game;
        game.moves(state).iter().any(|cell| match game.play(state, cell) {
            Some(Next::State(next)) => game.is_alive(&next),
            Some(Next::Captured) | None => false,
        })
    }

    /// Follows all moves.
    ///
    /// To play elsewhere gains nothing but that a ko may be retaken: the owner does so too, and nothing has
    /// changed.
    fn follow_attacker(&mut self, number: u32, state: &State) {
        let game = self.game;
        let pass = (state.ko.is_some() && game.terms.ko_master == Side::Owner)
            .then(|| Next::State(game.pass(state)));
        let plays = by_promise(&game, state).into_iter().rev();
        let plays = plays.filter_map(|cell| game.play(state, cell));
        // The last is looked at first.
        for next in pass.into_iter().chain(game.fill_outside(state)).chain(plays) {
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
        let game = self.game;
        let tried = usize::from(self.nodes[number as usize].tried);
        // The pass comes last.
        let replies = by_promise(&game, state).into_iter().map(Some).chain([None]);
        for reply in replies.skip(tried) {
            self.nodes[number as usize].tried += 1;
            let reply = match reply {
                Some(cell) => game.play(state, cell),
                None => Some(Next::State(game.pass(state))),
            };
            if let Some(Next::State(reply)) = reply
                && self.lead(number, reply) == Fate::Alive
            {
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

/// The least room with which positions of a shape are read; 0 where all are.
fn least_room(game: &LocalGame<'_>) -> usize {
    let read_plies = match game.shape.len() {
        0..=MOST_CELLS_READ => return 0,
        10 => 6,
        11..=12 => 4,
        _ => 3,
    };
    let start = game.start(Side::Attacker);
    (game.room(&start, game.hopeful(&start)) + 1).saturating_sub(read_plies)
}

/// The cells to play at, those with many empty neighbours first.
fn by_promise(game: &LocalGame<'_>, state: &State) -> ArrayVec<usize, MAX_CELLS> {
    let empties = state.empties(game.shape);
    let mut by_count = [CellSet::EMPTY; MAX_CELLS];
    for cell in game.moves(state).iter() {
        by_count[(game.shape.adjacent(cell) & empties).len()] |= CellSet::only(cell);
    }
    by_count.into_iter().rev().flat_map(CellSet::iter).collect()
}
