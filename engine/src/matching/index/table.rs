//! The table from 3x3 codes to the placements that they do not refuse.

use std::collections::HashMap;

use super::{
    centre::SAMPLE,
    masks::{Masked, Neighbourhood},
};

/// The number of codes of nine vertices.
const CODES: usize = 1 << 18;

/// The order in which vertices split the placements: those that tell most first.
const ORDER: [usize; 9] = [4, 1, 3, 5, 7, 0, 2, 6, 8];

/// For each 3x3 code a list of placements. Equal lists are stored once.
#[derive(Debug)]
pub(super) struct Table {
    /// The list of each code.
    list_of: Box<[ListNumber]>,
    /// Where each list begins, and last where the last one ends.
    starts: Vec<ListStart>,
    /// The lists, ascending each.
    blocks: Vec<Block>,
    /// The number of codes whose list is not empty.
    codes: usize,
    /// The number of placements in all lists.
    entries: usize,
}

/// The number of a list: there are fewer than a `u16` counts, because fewer codes than that occur on
/// boards. Number 0 is the empty list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct ListNumber(u16);

impl ListNumber {
    /// Whether it is that of the empty list.
    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// Where a list begins, and its first block that holds a large placement.
#[derive(Clone, Copy, Debug, Default)]
struct ListStart {
    first: u32,
    large: u32,
}

/// Which placements of a list are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Extent {
    /// All of them.
    All,
    /// The large ones, and perhaps some others with them.
    Large,
}

/// Where a list stands. Blocks are counted by a `u32`: more would take 200 gigabytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct BlockRange {
    /// Its first block.
    pub(super) start: u32,
    /// Where it ends.
    end: u32,
}

impl BlockRange {
    /// The number of blocks.
    #[inline]
    pub(super) fn len(self) -> usize {
        (self.end - self.start) as usize
    }
}

/// The number of placements in a block.
pub(super) const BLOCK: usize = 4;

/// Some placements of a list, with what they ask of the near ring, laid out to be compared at once.
/// The last block of a list is filled up with its last placement, asking what never holds.
#[derive(Clone, Copy, Debug)]
#[repr(align(16))]
pub(super) struct Block {
    /// The bits of the near ring that matter.
    masks: [u32; BLOCK],
    /// What they must be.
    values: [u32; BLOCK],
    /// The placements.
    pub(super) placements: [u32; BLOCK],
}

impl Block {
    /// For each of the placements 1 if a near ring does not refuse it, else 0.
    #[inline]
    pub(super) fn compare(&self, ring: u32) -> [u32; BLOCK] {
        // Arithmetic instead of a comparison: the compiler makes one run of vector instructions of
        // it. The uppermost bit of `differ | -differ` is set where they differ.
        std::array::from_fn(|index| {
            let differ = (ring & self.masks[index]) ^ self.values[index];
            1 ^ (differ | differ.wrapping_neg()) >> 31
        })
    }
}

/// What a placement asks of the neighbourhood and of the near ring.
pub(super) type Demand = (Neighbourhood, Masked<u32>);

impl Table {
    /// The table of these placements, which are numbered in this order; those from `first_large` on
    /// are large.
    pub(super) fn of(demands: &[Demand], first_large: u32) -> Table {
        let mut builder = Builder::new(demands);
        for (rows, columns) in off_board_ways() {
            builder.off_board = off_board_mask(rows, columns);
            builder.split(0, 0);
        }
        builder.finish(first_large)
    }

    /// The number of a code's list: of the placements that the code does not refuse.
    #[inline]
    pub(super) fn list(&self, code: u32) -> ListNumber {
        self.list_of[code as usize % CODES]
    }

    /// Where a list stands.
    #[inline]
    pub(super) fn range(&self, list: ListNumber, extent: Extent) -> BlockRange {
        let start = self.starts[usize::from(list.0)];
        let end = self.starts[usize::from(list.0) + 1].first;
        match extent {
            Extent::All => BlockRange { start: start.first, end },
            Extent::Large => BlockRange { start: start.large, end },
        }
    }

    /// The block of this number.
    #[inline]
    pub(super) fn block(&self, number: u32) -> &Block {
        &self.blocks[number as usize]
    }

    /// The number of codes whose list is not empty.
    pub(super) fn codes(&self) -> usize {
        self.codes
    }

    /// The number of different lists that are not empty.
    pub(super) fn lists(&self) -> usize {
        self.starts.len() - 2
    }

    /// The number of placements in all lists.
    pub(super) fn entries(&self) -> usize {
        self.entries
    }

    /// Its size in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(&*self.list_of) + size_of_val(&*self.starts) + size_of_val(&*self.blocks)
    }
}

impl Default for Table {
    fn default() -> Self {
        Table::of(&[], 0)
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
    demands: &'a [Demand],
    /// The vertices that are off the board.
    off_board: u16,
    /// The placements left when the first vertices of the order are known.
    left: [Vec<u32>; 10],
    /// The lists that there are, by hash.
    known: HashMap<u64, ListNumber>,
    list_of: Box<[ListNumber]>,
    /// Where each list ends.
    ends: Vec<usize>,
    /// The lists, ascending each.
    placements: Vec<u32>,
    /// The number of codes whose list is not empty.
    codes: usize,
}

impl<'a> Builder<'a> {
    fn new(demands: &'a [Demand]) -> Builder<'a> {
        let mut left: [Vec<u32>; 10] = Default::default();
        left[0] = (0..).take(demands.len()).collect();
        Builder {
            demands,
            off_board: 0,
            left,
            known: HashMap::new(),
            list_of: vec![ListNumber(0); CODES].into_boxed_slice(),
            ends: vec![0],
            placements: Vec::new(),
            codes: 0,
        }
    }

    /// Goes through the states of the vertex that is next in order; `code` tells those before.
    fn split(&mut self, depth: usize, code: u32) {
        if self.left[depth].is_empty() {
            return;
        }
        let Some(vertex) = ORDER.get(depth) else {
            return self.note(code);
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
            let states = self.demands[*placement as usize].0.states(vertex);
            kept[count] = *placement;
            count += usize::from(states >> state & 1);
        }
        kept.truncate(count);
    }

    /// Notes the list of a code.
    fn note(&mut self, code: u32) {
        self.codes += 1;
        let list = &self.left[ORDER.len()];
        let hash = hash(list);
        let known = self.known.get(&hash).copied();
        let shared = known.filter(|known| self.noted(*known) == *list);
        let number = shared.unwrap_or_else(|| self.push());
        self.known.entry(hash).or_insert(number);
        self.list_of[code as usize] = number;
    }

    fn noted(&self, list: ListNumber) -> &[u32] {
        let list = usize::from(list.0);
        &self.placements[self.ends[list - 1]..self.ends[list]]
    }

    fn push(&mut self) -> ListNumber {
        let number = ListNumber(self.ends.len() as u16);
        self.placements.extend_from_slice(&self.left[ORDER.len()]);
        self.ends.push(self.placements.len());
        number
    }

    /// The lists, those first that are often in use on real boards: they then stand close together in
    /// memory.
    fn by_use(&self) -> Vec<ListNumber> {
        let mut uses = vec![0_u32; self.ends.len()];
        for code in SAMPLE.codes() {
            uses[usize::from(self.list_of[code as usize].0)] += 1;
        }
        let mut lists: Vec<ListNumber> = (1..).take(self.ends.len() - 1).map(ListNumber).collect();
        lists.sort_by_key(|list| std::cmp::Reverse(uses[usize::from(list.0)]));
        lists
    }

    /// Lays the lists out in blocks.
    fn finish(mut self, first_large: u32) -> Table {
        // The empty list begins and ends where the first one begins.
        let mut starts = vec![ListStart::default()];
        let mut blocks = Vec::with_capacity(self.placements.len() / BLOCK + self.ends.len());
        let mut new_numbers = vec![ListNumber(0); self.ends.len()];
        for list in self.by_use() {
            new_numbers[usize::from(list.0)] = ListNumber(starts.len() as u16);
            let placements = self.noted(list);
            let before = placements.partition_point(|placement| *placement < first_large);
            let first = blocks.len() as u32;
            blocks.extend(placements.chunks(BLOCK).map(|chunk| block(self.demands, chunk)));
            let has_large = before < placements.len();
            let large =
                if has_large { first + (before / BLOCK) as u32 } else { blocks.len() as u32 };
            starts.push(ListStart { first, large });
        }
        let end = blocks.len() as u32;
        starts.push(ListStart { first: end, large: end });
        self.list_of.iter_mut().for_each(|list| *list = new_numbers[usize::from(list.0)]);
        Table {
            list_of: self.list_of,
            starts,
            blocks,
            codes: self.codes,
            entries: self.placements.len(),
        }
    }
}

/// A block of up to four placements, at least one.
fn block(demands: &[Demand], placements: &[u32]) -> Block {
    let placement = |index: usize| placements[index.min(placements.len() - 1)];
    let near = |index: usize| {
        let never = Masked { mask: 0, value: 1 };
        placements.get(index).map_or(never, |placement| demands[*placement as usize].1)
    };
    Block {
        masks: std::array::from_fn(|index| near(index).mask),
        values: std::array::from_fn(|index| near(index).value),
        placements: std::array::from_fn(placement),
    }
}

/// A quick hash of a list. Two lists of one hash only cost memory.
fn hash(list: &[u32]) -> u64 {
    list.iter().fold(0, |hash: u64, placement| {
        (hash.rotate_left(5) ^ u64::from(*placement)).wrapping_mul(0x517c_c1b7_2722_0a95)
    })
}
