//! The table from 3x3 codes to the placements that they do not refuse.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
};

use super::{
    centre::SAMPLE,
    codes::{CODES, code_number},
    masks::{Masked, Neighbourhood},
};

/// The order in which vertices split the placements: those that tell most first.
const ORDER: [usize; 9] = [4, 1, 3, 5, 7, 0, 2, 6, 8];

/// For each 3x3 code a list of placements. Equal lists are stored once.
///
/// A list is a run of words, so that what is read of it stands close together in memory:
///
/// | words | |
/// |---|---|
/// | 1 | the number `n` of its certain placements |
/// | 1 | the number `m` of the blocks of the others |
/// | 1 | the first block that holds one that asks for vertices outside the window |
/// | `n` | its certain placements, ascending |
/// | `8 m` | the blocks: what four placements ask of the near ring, four masks and four values |
/// | `4 m` | the placements of the blocks, ascending |
///
/// The last block is filled up with what never holds. Words are counted by a `u32`: more would take
/// 16 gigabytes.
#[derive(Debug)]
pub(super) struct Table {
    /// Where the list of each code begins, by the code's number.
    list_of: Box<[ListStart]>,
    /// The lists.
    words: Vec<u32>,
    /// The number of codes whose list is not empty.
    codes: usize,
    /// The number of different lists that are not empty.
    lists: usize,
    /// The number of placements in all lists.
    entries: usize,
    /// The most certain placements in a list.
    most_certain: usize,
    /// The most groups of blocks in a list.
    most_groups: usize,
}

/// Where a list begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ListStart(u32);

impl ListStart {
    /// That of the empty list.
    pub(super) const EMPTY: ListStart = ListStart(0);

    /// Whether it is that of the empty list.
    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self == ListStart::EMPTY
    }
}

/// Which placements of a list are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Extent {
    /// All of them.
    All,
    /// Those that have to be compared.
    Compared,
    /// Those that ask for vertices outside the window, and perhaps some others of those that have to
    /// be compared.
    Outer,
}

/// The number of words before the placements of a list.
const HEAD: usize = 3;

/// The number of placements in a block.
pub(super) const BLOCK: usize = 4;

/// The number of words that a block asks with.
const ASKED: usize = 2 * BLOCK;

/// The number of blocks that are compared at once.
pub(super) const GROUP: usize = 4;

/// What a group of blocks asks, and perhaps what stands behind it.
pub(super) type Asked = [u32; GROUP * ASKED];

/// Which placements of a group hold: for each place in a block a lane, in it [`BLOCK`] bits for each
/// block, of which the lowest tells.
pub(super) type Lanes = [u32; BLOCK];

/// Compares a group of blocks with a near ring.
#[inline]
pub(super) fn compare(asked: &Asked, ring: u32) -> Lanes {
    let mut lanes = [0; BLOCK];
    for block in asked.as_chunks::<ASKED>().0.iter().rev() {
        // Lane by lane, which the compiler makes vector instructions of.
        lanes = std::array::from_fn(|index| {
            let holds = ring & block[index] == block[BLOCK + index];
            lanes[index] << BLOCK | u32::from(holds)
        });
    }
    lanes
}

/// A list of placements.
#[derive(Clone, Copy, Debug)]
pub(super) struct List<'a> {
    /// Where it begins.
    start: u32,
    /// Its head, and its first certain placements or what stands in their place.
    head: &'a [u32; HEAD + BLOCK],
    /// Its words behind the head, and those of the lists behind it.
    words: &'a [u32],
}

impl<'a> List<'a> {
    /// How many certain placements there are: they match wherever its code is, so that nothing else
    /// has to be compared.
    #[inline]
    pub(super) fn certain_len(&self) -> usize {
        self.head[0] as usize
    }

    /// The certain placements.
    #[inline]
    pub(super) fn certain(&self) -> &'a [u32] {
        &self.words[..self.certain_len()]
    }

    /// The first certain placements, filled up with anything if they are fewer.
    #[inline]
    pub(super) fn first_certain(&self) -> [u32; BLOCK] {
        let [.., a, b, c, d] = *self.head;
        [a, b, c, d]
    }

    /// How many blocks there are.
    #[inline]
    pub(super) fn blocks(&self) -> usize {
        self.head[1] as usize
    }

    /// The first block that holds a placement that asks for vertices outside the window.
    #[inline]
    pub(super) fn first_outer(&self) -> usize {
        self.head[2] as usize
    }

    /// What the blocks from this one on ask.
    #[inline]
    pub(super) fn asked(&self, first: usize) -> Option<&'a Asked> {
        self.words.get(self.certain_len() + first * ASKED..)?.first_chunk()
    }

    /// Where among all words the placements of a block stand.
    #[inline]
    pub(super) fn placements_of(&self, block: usize) -> u32 {
        self.start + self.head[0] + self.head[1] * ASKED as u32 + (HEAD + block * BLOCK) as u32
    }
}

/// What a placement asks of the neighbourhood and of the near ring.
pub(super) type Demand = (Neighbourhood, Masked<u32>);

/// What of numbered placements a table has to know.
#[derive(Debug, Default)]
pub(super) struct Demands {
    /// What each asks.
    pub(super) each: Vec<Demand>,
    /// The number of the first one that is not certain.
    pub(super) first_compared: u32,
    /// The number of the first one that asks for vertices outside the window.
    pub(super) first_outer: u32,
}

impl Table {
    /// The table of these placements.
    pub(super) fn of(demands: &Demands) -> Table {
        let mut builder = Builder::new(demands);
        for (rows, columns) in off_board_ways() {
            builder.off_board = off_board_mask(rows, columns);
            builder.split(0, 0);
        }
        builder.finish()
    }

    /// Where the list of a code begins: of the placements that the code does not refuse.
    #[inline]
    pub(super) fn start(&self, code: u32) -> ListStart {
        self.list_of.get(code_number(code)).copied().unwrap_or(ListStart::EMPTY)
    }

    /// The list that begins there; there is one wherever a code's begins.
    #[inline]
    pub(super) fn list(&self, start: ListStart) -> Option<List<'_>> {
        let words = self.words.get(start.0 as usize..)?;
        Some(List { start: start.0, head: words.first_chunk()?, words: &words[HEAD..] })
    }

    /// The certain placements of the list that begins there.
    pub(super) fn certain(&self, start: ListStart) -> &[u32] {
        self.list(start).map_or(&[], |list| list.certain())
    }

    /// The placement that stands there among all words.
    #[inline]
    pub(super) fn placement(&self, place: u32) -> u32 {
        self.words[place as usize]
    }

    /// How many certain placements the longest list has.
    pub(super) fn most_certain(&self) -> usize {
        self.most_certain
    }

    /// How many groups of blocks the longest list has.
    pub(super) fn most_groups(&self) -> usize {
        self.most_groups
    }

    /// The number of codes whose list is not empty.
    pub(super) fn codes(&self) -> usize {
        self.codes
    }

    /// The number of different lists that are not empty.
    pub(super) fn lists(&self) -> usize {
        self.lists
    }

    /// The number of placements in all lists.
    pub(super) fn entries(&self) -> usize {
        self.entries
    }

    /// Its size in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(&*self.list_of) + size_of_val(&*self.words)
    }
}

impl Default for Table {
    fn default() -> Self {
        Table::of(&Demands::default())
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

/// A set of placements, a bit each.
type Placements = Vec<u64>;

/// The placements that allow each state of a vertex.
type Allowing = [Placements; 4];

/// The sets of placements that allow each state of each vertex.
fn allowing(demands: &Demands) -> [Allowing; 9] {
    std::array::from_fn(|vertex| {
        std::array::from_fn(|state| {
            let allows =
                |(neighbourhood, _): &Demand| u64::from(neighbourhood.states(vertex) >> state & 1);
            let words = demands.each.chunks(64);
            let word = |demands: &[Demand]| {
                demands.iter().rev().fold(0, |word, demand| word << 1 | allows(demand))
            };
            words.map(word).collect()
        })
    })
}

/// Splits the placements by one vertex after the other.
struct Builder<'a> {
    demands: &'a Demands,
    /// The placements that allow each state of each vertex.
    allowing: [Allowing; 9],
    /// The vertices that are off the board.
    off_board: u16,
    /// The placements left when the first vertices of the order are known.
    left: [Placements; 10],
    /// The lists that there are, by hash.
    known: HashMap<u64, usize, BuildHasherDefault<Hashed>>,
    /// Which list each code that has one has.
    lists: Vec<(u32, usize)>,
    /// Where each list ends.
    ends: Vec<usize>,
    /// The lists, ascending each.
    placements: Vec<u32>,
}

impl<'a> Builder<'a> {
    fn new(demands: &'a Demands) -> Builder<'a> {
        let words = demands.each.len().div_ceil(64);
        Builder {
            demands,
            allowing: allowing(demands),
            off_board: 0,
            left: std::array::from_fn(|_| vec![u64::MAX; words]),
            known: HashMap::default(),
            lists: Vec::new(),
            ends: Vec::new(),
            placements: Vec::new(),
        }
    }

    /// Goes through the states of the vertex that is next in order; `code` tells those before.
    fn split(&mut self, depth: usize, code: u32) {
        let Some(vertex) = ORDER.get(depth) else {
            return self.note(code);
        };
        let states = if self.off_board >> vertex & 1 != 0 { 3..4 } else { 0..3 };
        for state in states {
            if self.keep(depth, *vertex, state) {
                self.split(depth + 1, code | state << (2 * vertex));
            }
        }
    }

    /// Keeps the placements that allow this state. Whether there are any.
    fn keep(&mut self, depth: usize, vertex: usize, state: u32) -> bool {
        let (before, after) = self.left.split_at_mut(depth + 1);
        let allowing = &self.allowing[vertex][state as usize];
        let mut any = 0;
        for ((kept, left), allowing) in after[0].iter_mut().zip(&before[depth]).zip(allowing) {
            *kept = left & allowing;
            any |= *kept;
        }
        any != 0
    }

    /// Notes the list of a code.
    fn note(&mut self, code: u32) {
        let start = self.placements.len();
        add_members(&self.left[ORDER.len()], &mut self.placements);
        let list = &self.placements[start..];
        let hash = hash(list);
        let known = self.known.get(&hash).copied();
        let number = match known.filter(|known| self.noted(*known) == list) {
            Some(number) => {
                self.placements.truncate(start);
                number
            }
            None => {
                self.ends.push(self.placements.len());
                self.ends.len() - 1
            }
        };
        self.known.entry(hash).or_insert(number);
        self.lists.push((code, number));
    }

    fn noted(&self, list: usize) -> &[u32] {
        let start = list.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.placements[start..self.ends[list]]
    }

    /// The lists, those first that are often in use on real boards: they then stand close together in
    /// memory.
    fn by_use(&self) -> Vec<usize> {
        let mut list_of = vec![None; CODES];
        for (code, list) in &self.lists {
            list_of[code_number(*code)] = Some(*list);
        }
        let mut uses = vec![0_u32; self.ends.len()];
        for list in SAMPLE.codes().filter_map(|code| list_of[code_number(code)]) {
            uses[list] += 1;
        }
        let mut lists: Vec<usize> = (0..self.ends.len()).collect();
        lists.sort_by_key(|list| std::cmp::Reverse(uses[*list]));
        lists
    }

    /// Lays the lists out.
    fn finish(self) -> Table {
        // The empty list stands first.
        let mut words = vec![0; HEAD];
        let mut starts = vec![ListStart::EMPTY; self.ends.len()];
        for list in self.by_use() {
            starts[list] = ListStart(words.len() as u32);
            self.lay_out(self.noted(list), &mut words);
        }
        // A group is read as a whole, also the one that begins with the last block.
        words.extend([0; GROUP * ASKED]);
        let mut list_of = vec![ListStart::EMPTY; CODES].into_boxed_slice();
        for (code, list) in &self.lists {
            list_of[code_number(*code)] = starts[*list];
        }
        let mut table = Table {
            list_of,
            words,
            codes: self.lists.len(),
            lists: self.ends.len(),
            entries: self.placements.len(),
            most_certain: 0,
            most_groups: 0,
        };
        let lists = starts.iter().filter_map(|start| table.list(*start));
        let sizes = lists.map(|list| (list.certain_len(), list.blocks().div_ceil(GROUP)));
        (table.most_certain, table.most_groups) =
            sizes.fold((0, 0), |most, list| (most.0.max(list.0), most.1.max(list.1)));
        table
    }

    /// Adds the words of a list.
    fn lay_out(&self, placements: &[u32], words: &mut Vec<u32>) {
        let before = |first| placements.partition_point(|placement| *placement < first);
        let (certain, compared) = placements.split_at(before(self.demands.first_compared));
        let smaller = before(self.demands.first_outer) - certain.len();
        let blocks = compared.len().div_ceil(BLOCK);
        let first_outer = if smaller < compared.len() { smaller / BLOCK } else { blocks };
        words.extend([certain.len() as u32, blocks as u32, first_outer as u32]);
        words.extend(certain);
        for block in compared.chunks(BLOCK) {
            words.extend(self.asked(block));
        }
        words.extend(compared);
        words.extend(std::iter::repeat_n(0, blocks * BLOCK - compared.len()));
    }

    /// What up to four placements ask of the near ring.
    fn asked(&self, placements: &[u32]) -> [u32; ASKED] {
        // The mask 0 and the value 1 never hold.
        let mut asked = std::array::from_fn(|index| (index >= BLOCK).into());
        for (index, placement) in placements.iter().enumerate() {
            let near = self.demands.each[*placement as usize].1;
            (asked[index], asked[BLOCK + index]) = (near.mask, near.value);
        }
        asked
    }
}

/// Adds the members of a set to a list, ascending.
fn add_members(set: &[u64], list: &mut Vec<u32>) {
    // Most sets are all but empty: their words are passed over eight at a time.
    for (words, first) in set.chunks(8).zip((0..).step_by(512)) {
        if words.iter().fold(0, |all, word| all | word) == 0 {
            continue;
        }
        for (word, first) in words.iter().zip((first..).step_by(64)) {
            let mut rest = *word;
            while rest != 0 {
                list.push(first + rest.trailing_zeros());
                rest &= rest - 1;
            }
        }
    }
}

/// Takes a number that is a hash already for its hash.
#[derive(Default)]
struct Hashed(u64);

impl Hasher for Hashed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.0 = self.0.rotate_left(8) ^ u64::from(*byte));
    }
}

/// A quick hash of a list. Two lists of one hash only cost memory.
fn hash(list: &[u32]) -> u64 {
    list.iter().fold(0, |hash: u64, placement| {
        (hash.rotate_left(5) ^ u64::from(*placement)).wrapping_mul(0x517c_c1b7_2722_0a95)
    })
}
