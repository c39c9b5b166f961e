//! Which positions of the local game the attacker wins.
//!
//! All positions that can arise are listed, and then, from captures backwards, those from which the attacker
//! can force one. Whatever is left lives, be it because play goes round in circles: a seki.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
};

use super::game::{LocalGame, Next, Side, State};

/// The most positions that are listed. Those beyond count as alive.
const MOST_POSITIONS: usize = 200_000;

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

/// The positions that arise from one, solved.
pub(super) struct Solution {
    numbers: Numbers,
    fates: Vec<Fate>,
}

impl Solution {
    /// Solves all that can arise from these positions.
    pub(super) fn of(game: &LocalGame<'_>, roots: &[State]) -> Solution {
        let mut listing = Listing::default();
        for root in roots {
            listing.number(*root);
        }
        let mut next = 0;
        while let Some(state) = listing.states.get(next).copied() {
            listing.expand(game, next as u32, &state);
            next += 1;
        }
        listing.solve()
    }

    /// Whether the wall lives. Positions that were not listed arise only from those that live whatever
    /// the attacker does.
    pub(super) fn lives(&self, state: &State) -> bool {
        self.numbers.get(state).is_none_or(|number| self.fates[*number as usize] == Fate::Alive)
    }
}

/// The positions as they are listed.
#[derive(Default)]
struct Listing {
    numbers: Numbers,
    states: Vec<State>,
    /// From a position, to a position.
    edges: Vec<(u32, u32)>,
    /// Positions in which the attacker captures at once.
    captures: Vec<u32>,
}

impl Listing {
    /// The number of a position, a new one if need be and there is room.
    fn number(&mut self, state: State) -> Option<u32> {
        if let Some(number) = self.numbers.get(&state) {
            return Some(*number);
        }
        let number = self.states.len();
        if number >= MOST_POSITIONS {
            return None;
        }
        self.numbers.insert(state, number as u32);
        self.states.push(state);
        Some(number as u32)
    }

    /// Lists what a position leads to.
    fn expand(&mut self, game: &LocalGame<'_>, number: u32, state: &State) {
        if game.takes_sure_eye(state) {
            self.captures.push(number);
            return;
        }
        if game.is_alive(state) {
            return;
        }
        let plays = game.moves(state).iter().filter_map(|cell| game.play(state, cell));
        for next in plays.chain(game.fill_outside(state)) {
            match next {
                Next::Captured => self.captures.push(number),
                Next::State(next) => self.lead(number, next),
            }
        }
        self.lead(number, game.pass(state));
    }

    fn lead(&mut self, from: u32, to: State) {
        match self.number(to) {
            Some(to) => self.edges.push((from, to)),
            // What is not listed lives: the edge to itself keeps an owner's position from being lost.
            None => self.edges.push((from, from)),
        }
    }

    /// Goes backwards from the captures.
    fn solve(self) -> Solution {
        let mut fates = vec![Fate::Alive; self.states.len()];
        let mut ways_out = vec![0u32; self.states.len()];
        for (from, _) in &self.edges {
            ways_out[*from as usize] += 1;
        }
        let sources = Sources::of(&self.edges, self.states.len());
        let mut lost = self.captures;
        while let Some(number) = lost.pop() {
            if std::mem::replace(&mut fates[number as usize], Fate::Lost) == Fate::Lost {
                continue;
            }
            for &from in sources.of_position(number) {
                ways_out[from as usize] -= 1;
                let is_lost = match self.states[from as usize].to_move {
                    Side::Attacker => true,
                    Side::Owner => ways_out[from as usize] == 0,
                };
                if is_lost {
                    lost.push(from);
                }
            }
        }
        Solution { numbers: self.numbers, fates }
    }
}

/// From where each position is reached, in one vector.
struct Sources {
    starts: Vec<u32>,
    from: Vec<u32>,
}

impl Sources {
    fn of(edges: &[(u32, u32)], positions: usize) -> Sources {
        let mut starts = vec![0u32; positions + 1];
        for (_, to) in edges {
            starts[*to as usize + 1] += 1;
        }
        for position in 0..positions {
            starts[position + 1] += starts[position];
        }
        let mut free = starts.clone();
        let mut from = vec![0u32; edges.len()];
        for (source, to) in edges {
            from[free[*to as usize] as usize] = *source;
            free[*to as usize] += 1;
        }
        Sources { starts, from }
    }

    fn of_position(&self, position: u32) -> &[u32] {
        let position = position as usize;
        &self.from[self.starts[position] as usize..self.starts[position + 1] as usize]
    }
}
