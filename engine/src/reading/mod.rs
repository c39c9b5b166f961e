//! Tactical reading: can a string be captured, can it be saved?

mod cache;
mod candidates;
mod depths;
mod glance;
mod ideas;
mod ko;
mod pair;
mod questions;
mod scene;
mod search;

pub use depths::Depths;
pub use questions::{
    attack, attack_either, attack_either_at_once, attack_points, attack_threats, defence_points,
    defence_threats, defend, defend_against, defend_both, does_attack, does_defend, safe_move,
};

use cache::Cache;
use ko::Komaster;
use search::{CutShort, Found, Search};

use crate::answer::{Answer, Reading};
use crate::board::{Board, Point};

/// What was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// How well it goes for who asks.
    pub reading: Reading,
    /// The move that brings it about; a pass where none is needed. `None` if it fails.
    pub best: Option<Point>,
    /// The nodes that the answer cost, or would have cost without the cache.
    pub nodes: u64,
}

impl Outcome {
    /// There is nothing to read.
    const NONE: Outcome = Outcome { reading: Reading::Loss, best: None, nodes: 0 };
}

/// All that reading needs beside a board: the depths, and the answers so far.
#[derive(Clone, Debug)]
pub struct Reader {
    depths: Depths,
    cache: Cache,
    nodes: u64,
}

impl Default for Reader {
    fn default() -> Reader {
        Reader::new(Depths::default())
    }
}

impl Reader {
    /// A reader of these depths that remembers what it has read.
    pub fn new(depths: Depths) -> Reader {
        Reader { depths, cache: Cache::new(), nodes: 0 }
    }

    /// A reader of these depths that remembers nothing, within a question or between two.
    pub fn without_cache(depths: Depths) -> Reader {
        Reader { depths, cache: Cache::none(), nodes: 0 }
    }

    /// How far it reads.
    pub fn depths(&self) -> &Depths {
        &self.depths
    }

    /// Reads to other depths from now on; what has been read so far is forgotten.
    pub fn set_depths(&mut self, depths: Depths) {
        self.depths = depths;
        self.clear();
    }

    /// Forgets what has been read.
    pub fn clear(&mut self) {
        self.cache.clear();
    }

    /// The nodes of all questions so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Puts a question about a string. What is cut short is answered with a loss.
    fn ask(
        &mut self,
        board: &mut Board,
        string: Point,
        question: impl FnOnce(&mut Search<'_>) -> Result<Found, CutShort>,
    ) -> Outcome {
        let Some(prey_colour) = board.vertex(string).colour() else { return Outcome::NONE };
        let mut search = Search {
            board,
            depths: &self.depths,
            cache: &mut self.cache,
            prey: string,
            prey_colour,
            komaster: Komaster::None,
            nodes: 0,
            end: self.depths.nodes,
            is_guess: false,
        };
        let found = question(&mut search).unwrap_or(Found::LOSS);
        let nodes = search.nodes;
        self.nodes += nodes;
        let best = found.reading.truth().then_some(found.best);
        Outcome { reading: found.reading, best, nodes }
    }
}
