//! The table from 3x3 codes to the placements that they do not refuse.

use std::collections::HashMap;

use super::masks::{ANY_STATE, Neighbourhood};

/// The number of codes of nine vertices.
const CODES: usize = 1 << 18;

/// The order in which vertices split the placements: those that tell most first.
const ORDER: [usize; 9] = [4, 1, 3, 5, 7, 0, 2, 6, 8];

/// For each 3x3 code a list of placements. Equal lists are stored once; there are fewer of them
/// than a `u16` counts, because fewer codes than that occur on boards.
#[derive(Debug, Default)]
pub(super) struct Table {
    /// The list of each code.
    list_of: Box<[u16]>,
    /// Where each list begins, and last where the last one ends.
    starts: Vec<usize>,
    /// The lists, ascending each.
    placements: Vec<u32>,
    /// The number of codes whose list is not empty.
    codes: usize,
}

impl Table {
    /// The table of these placements, which are numbered in this order.
    pub(super) fn of(neighbourhoods: &[Neighbourhood]) -> Table {
        let mut builder = Builder::new(neighbourhoods);
        for (rows, columns) in off_board_ways() {
            builder.off_board = off_board_mask(rows, columns);
            builder.split(0, 0);
        }
        builder.table
    }

    /// The placements that a code does not refuse, ascending.
    pub(super) fn list(&self, code: u32) -> &[u32] {
        self.numbered(self.list_of[code as usize % CODES])
    }

    /// The number of codes whose list is not empty.
    pub(super) fn codes(&self) -> usize {
        self.codes
    }

    /// The number of different lists.
    pub(super) fn lists(&self) -> usize {
        self.starts.len() - 1
    }

    /// The number of entries of all lists.
    pub(super) fn entries(&self) -> usize {
        self.placements.len()
    }

    /// Its size in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(&*self.list_of) + size_of_val(&*self.starts) + size_of_val(&*self.placements)
    }
}

/// Which rows and columns of a neighbourhood can be off the board, as bits: none, one, or, on a
/// board of one line, both.
fn off_board_ways() -> impl Iterator<Item = (u8, u8)> {
    let one = [0, 0b001, 0b100];
    let ways = one.into_iter().flat_map(move |rows| one.map(move |columns| (rows, columns)));
    ways.chain([(0b101, 0b101)])
}

/// The vertices of a neighbourhood that are off the board, one bit each.
fn off_board_mask(rows: u8, columns: u8) -> u16 {
    let is_off = |vertex: &usize| rows >> (vertex / 3) & 1 != 0 || columns >> (vertex % 3) & 1 != 0;
    (0..9).filter(is_off).fold(0, |mask, vertex| mask | 1 << vertex)
}

/// Splits the placements by one vertex after the other.
struct Builder<'a> {
    neighbourhoods: &'a [Neighbourhood],
    /// The vertices that are off the board.
    off_board: u16,
    /// The placements left when the first vertices of the order are known.
    left: [Vec<u32>; 10],
    /// The lists that there are, by hash.
    known: HashMap<u64, u16>,
    table: Table,
}

impl<'a> Builder<'a> {
    fn new(neighbourhoods: &'a [Neighbourhood]) -> Builder<'a> {
        let mut left: [Vec<u32>; 10] = Default::default();
        left[0] = (0..neighbourhoods.len() as u32).collect();
        Builder {
            neighbourhoods,
            off_board: 0,
            left,
            known: HashMap::new(),
            table: Table {
                list_of: vec![0; CODES].into_boxed_slice(),
                starts: vec![0, 0],
                placements: Vec::new(),
                codes: 0,
            },
        }
    }

    /// Goes through the states of the vertex that is next in order; `code` tells those before.
    fn split(&mut self, depth: usize, code: u32) {
        if self.left[depth].is_empty() {
            return;
        }
        let Some(vertex) = ORDER.get(depth) else {
            return self.finish(code);
        };
        let states = if self.off_board >> vertex & 1 != 0 { 3..4 } else { 0..3 };
        for state in states {
            self.keep(depth, *vertex, state);
            self.split(depth + 1, code | state << (2 * vertex));
        }
    }

    /// Keeps the placements that allow this state.
    fn keep(&mut self, depth: usize, vertex: usize, state: u32) {
        let (before, after) = self.left.split_at_mut(depth + 1);
        let (from, kept) = (&before[depth], &mut after[0]);
        kept.clear();
        kept.resize(from.len(), 0);
        let mut count = 0;
        for placement in from {
            let states = self.neighbourhoods[*placement as usize].states(vertex);
            kept[count] = *placement;
            count += usize::from(states >> state & 1);
        }
        kept.truncate(count);
    }

    /// Notes the list of a code.
    fn finish(&mut self, code: u32) {
        let list = &self.left[ORDER.len()];
        self.table.codes += 1;
        let hash = hash(list);
        let known = self.known.get(&hash).copied();
        let shared = known.filter(|known| self.table.numbered(*known) == *list);
        let number = shared.unwrap_or_else(|| self.table.push(list));
        self.known.entry(hash).or_insert(number);
        self.table.list_of[code as usize] = number;
    }
}

impl Table {
    fn numbered(&self, list: u16) -> &[u32] {
        let list = usize::from(list);
        &self.placements[self.starts[list]..self.starts[list + 1]]
    }

    fn push(&mut self, list: &[u32]) -> u16 {
        let number = self.lists() as u16;
        self.placements.extend_from_slice(list);
        self.starts.push(self.placements.len());
        number
    }
}

/// A quick hash of a list. Two lists of one hash only cost memory.
fn hash(list: &[u32]) -> u64 {
    list.iter().fold(0, |hash: u64, placement| {
        (hash.rotate_left(5) ^ u64::from(*placement)).wrapping_mul(0x517c_c1b7_2722_0a95)
    })
}

// A neighbourhood without demands passes every code.
const _: () = assert!(ANY_STATE == 0xf);
