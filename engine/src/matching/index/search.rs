//! Searching a whole position, or the surroundings of a goal.

use std::sync::LazyLock;

use super::{
    area::Area,
    build::Index,
    masks::{REACH, RestCell, masked},
    planes::Planes,
    table::{BLOCK, Block, Extent, ListNumber, Table},
    turned::Frame,
};
use crate::{
    board::{BoardSize, Colour, MAX_SIZE, PerColour, Point, PointSet, STRIDE},
    matching::{Database, pattern::Match, view::View},
};

/// A match in its shortest form: which placement of a database, and where its centre is.
///
/// The placement is the lower half, the centre the upper, so that it is written at one go.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Found(u64);

impl Found {
    #[inline]
    pub(super) fn new(placement: u32, at: Point) -> Found {
        Found(u64::from(placement) | (at.index() as u64) << 32)
    }

    /// The number of the placement.
    #[inline]
    pub(super) fn placement(self) -> u32 {
        self.0 as u32
    }

    /// The index of the point where its centre is.
    #[inline]
    pub(super) fn centre(self) -> usize {
        (self.0 >> 32) as usize
    }

    /// Where its centre is.
    #[inline]
    pub(super) fn at(self) -> Point {
        Point::from_index(self.centre()).unwrap_or(Point::PASS)
    }
}

/// Finds where databases match, and keeps the memory that it needs for that.
///
/// A matcher that is asked about one position after another, as reading does, computes only what
/// has changed since it was last asked for the same side.
#[derive(Clone, Debug)]
pub struct Matcher {
    planes: PerColour<Planes>,
    /// The points that are looked at.
    centres: Vec<Point>,
    found: Buffer,
}

impl Default for Matcher {
    fn default() -> Self {
        Matcher {
            planes: PerColour(Colour::ALL.map(Planes::new)),
            centres: Vec::new(),
            found: Buffer::default(),
        }
    }
}

impl Matcher {
    /// Where the patterns of a database match, in no particular order.
    pub fn find<'a, H: ?Sized>(
        &'a mut self,
        database: &'a Database<H>,
        view: View<'_>,
    ) -> Matches<'a> {
        let index = database.index();
        let planes = &mut self.planes[view.side];
        planes.follow(view.vertices, view.size);
        self.found.clear();
        self.found.search(index, planes, points_of(view.size), Extent::All);
        Matches::of(index, view.side, self.found.as_slice())
    }

    /// Where the patterns of a database match so that an element that counts for goals
    /// ([`PatternData::goal_elements`](crate::matching::PatternData::goal_elements)) falls on the goal.
    pub fn find_touching<'a, H: ?Sized>(
        &'a mut self,
        database: &'a Database<H>,
        view: View<'_>,
        goal: &PointSet,
    ) -> Matches<'a> {
        let goal: Area = goal.iter().collect();
        let index = database.index();
        let planes = &mut self.planes[view.side];
        planes.follow(view.vertices, view.size);
        self.found.clear();
        let close = goal.widened(REACH as usize, view.size);
        close.list(&mut self.centres);
        self.found.search(index, planes, &self.centres, Extent::All);
        if index.reach > REACH as usize {
            let far = goal.widened(index.reach, view.size).without(&close);
            far.list(&mut self.centres);
            self.found.search(index, planes, &self.centres, Extent::Large);
        }
        self.found.retain(|found| touches(index, found, &goal));
        Matches::of(index, view.side, self.found.as_slice())
    }
}

/// The points of a board, ready to be gone through.
fn points_of(size: BoardSize) -> &'static [Point] {
    static POINTS: LazyLock<Vec<Vec<Point>>> = LazyLock::new(|| {
        let sizes = (1..=MAX_SIZE).filter_map(|size| BoardSize::new(size).ok());
        sizes.map(|size| size.points().collect()).collect()
    });
    &POINTS[size.get() - 1]
}

/// Whether an element of a match that counts for goals falls on the goal.
fn touches(index: &Index, found: Found, goal: &Area) -> bool {
    if goal.window(found.at()) & index.goal(found.placement()) != 0 {
        return true;
    }
    let outer = index.rest(found.placement()).map_or(&[][..], |rest| &rest.cells);
    outer.iter().any(|cell| cell.is_goal && goal.has(outer_point(found.at(), cell)))
}

fn outer_point(centre: Point, cell: &RestCell) -> Point {
    centre.offset(cell.step.0 * STRIDE as i32 + cell.step.1)
}

/// Matches found in a position.
#[derive(Clone, Debug)]
pub struct Matches<'a> {
    index: &'a Index,
    side: Colour,
    found: std::slice::Iter<'a, Found>,
}

impl<'a> Matches<'a> {
    pub(super) fn of(index: &'a Index, side: Colour, found: &'a [Found]) -> Matches<'a> {
        Matches { index, side, found: found.iter() }
    }

    /// The matches in their shortest form.
    pub fn as_found(&self) -> &'a [Found] {
        self.found.as_slice()
    }
}

impl Iterator for Matches<'_> {
    type Item = Match;

    #[inline]
    fn next(&mut self) -> Option<Match> {
        Some(self.index.expand(*self.found.next()?, self.side))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.found.size_hint()
    }
}

impl ExactSizeIterator for Matches<'_> {}

/// Matches on their way through the passes of a search. It keeps its memory, which grows as needed.
///
/// What passes is appended without a branch: it is written in any case and counted if it holds. So
/// each vector holds more than what counts.
#[derive(Clone, Debug, Default)]
pub(super) struct Buffer {
    /// The centres that have a list of placements, with that list.
    centres: Vec<(Point, ListNumber)>,
    /// The blocks of these lists.
    blocks: Vec<CentredBlock>,
    /// The matches, centre by centre, placements ascending.
    found: Vec<Found>,
    /// The number of matches.
    count: usize,
}

/// A block of a centre's list.
#[derive(Clone, Copy, Debug)]
struct CentredBlock {
    at: Point,
    block: u32,
}

impl Buffer {
    /// Forgets what was found.
    pub(super) fn clear(&mut self) {
        self.count = 0;
    }

    /// What was found since it was cleared, centre by centre.
    pub(super) fn as_slice(&self) -> &[Found] {
        &self.found[..self.count]
    }

    /// Adds the matches that are centred on these points.
    pub(super) fn search(
        &mut self,
        index: &Index,
        planes: &Planes,
        centres: &[Point],
        extent: Extent,
    ) {
        let lists = self.look_up(&index.table, planes, centres);
        let blocks = self.list_blocks(&index.table, lists, extent);
        let first = self.count;
        let candidates = self.compare_near(&index.table, planes, blocks);
        let found = &mut self.found[first..][..candidates];
        let mut kept = compare_far(index, planes, found);
        if index.has_rests() {
            kept = compare_rest(index, planes, &mut found[..kept]);
        }
        self.count = first + kept;
    }

    /// Looks up which list each centre has, and tells how many have one.
    fn look_up(&mut self, table: &Table, planes: &Planes, centres: &[Point]) -> usize {
        let slots = room(&mut self.centres, centres.len(), (Point::PASS, ListNumber::default()));
        let mut count = 0;
        for at in centres {
            let list = table.list(planes.code(*at));
            slots[count] = (*at, list);
            count += usize::from(!list.is_empty());
        }
        count
    }

    /// Lists the blocks of all lists, and tells how many they are: one long run to be compared, without
    /// a branch that depends on how long each list is.
    fn list_blocks(&mut self, table: &Table, lists: usize, extent: Extent) -> usize {
        /// So many are written at once; few lists have more.
        const USUAL: u32 = 4;
        let mut count = 0;
        for (at, list) in &self.centres[..lists] {
            let range = table.range(*list, extent);
            let centred = |index| CentredBlock { at: *at, block: range.start + index };
            let needed = count + range.len() + USUAL as usize;
            let slots = &mut room(&mut self.blocks, needed, centred(0))[count..];
            for (slot, index) in slots.iter_mut().zip(0..USUAL) {
                *slot = centred(index);
            }
            if range.len() > USUAL as usize {
                for (slot, index) in slots[..range.len()].iter_mut().zip(0..).skip(USUAL as usize) {
                    *slot = centred(index);
                }
            }
            count += range.len();
        }
        count
    }

    /// Adds those of the blocks that the near rings do not refuse, and tells how many they are.
    fn compare_near(&mut self, table: &Table, planes: &Planes, blocks: usize) -> usize {
        let needed = self.count + blocks * BLOCK;
        let slots = &mut room(&mut self.found, needed, Found::default())[self.count..];
        let mut count = 0;
        for CentredBlock { at, block } in &self.blocks[..blocks] {
            let Some(slots) = slots[count..].first_chunk_mut::<BLOCK>() else {
                break;
            };
            count += compare_block(table.block(*block), planes.near(*at), *at, slots);
        }
        count
    }

    fn retain(&mut self, holds: impl Fn(Found) -> bool) {
        self.count = retain(&mut self.found[..self.count], holds);
    }
}

/// Writes those placements of a block to the front of the slots that the near ring does not refuse,
/// and tells how many they are.
#[inline]
fn compare_block(block: &Block, ring: u32, at: Point, slots: &mut [Found; BLOCK]) -> usize {
    let mut kept = 0;
    for (placement, holds) in block.placements.iter().zip(block.compare(ring)) {
        slots[kept % BLOCK] = Found::new(*placement, at);
        kept += holds as usize;
    }
    kept
}

/// Keeps of the candidates what the far rings do not refuse either.
fn compare_far(index: &Index, planes: &Planes, candidates: &mut [Found]) -> usize {
    retain(candidates, |found| {
        let far = index.far[found.placement() as usize];
        planes.far(found.centre()) & far.mask == far.value
    })
}

/// Keeps of the candidates those of which all holds that the masks do not tell.
fn compare_rest(index: &Index, planes: &Planes, candidates: &mut [Found]) -> usize {
    let first = index.first_rest();
    let is_large = |found: &Found| found.placement() >= first;
    let Some(before) = candidates.iter().position(is_large) else {
        return candidates.len();
    };
    let holds = |found: Found| found.placement() < first || rest_holds(index, planes, found);
    before + retain(&mut candidates[before..], holds)
}

/// Memory for so many entries.
fn room<T: Clone>(memory: &mut Vec<T>, needed: usize, filler: T) -> &mut [T] {
    if memory.len() < needed {
        memory.resize(needed.next_power_of_two(), filler);
    }
    &mut memory[..needed]
}

/// Moves those that hold to the front, and tells how many they are.
fn retain(found: &mut [Found], holds: impl Fn(Found) -> bool) -> usize {
    let mut count = 0;
    for candidate in 0..found.len() {
        let one = found[candidate];
        found[count] = one;
        count += usize::from(holds(one));
    }
    count
}

/// Whether that holds which the masks do not tell.
#[cold]
fn rest_holds(index: &Index, planes: &Planes, found: Found) -> bool {
    let Some(rest) = index.rest(found.placement()) else {
        return true;
    };
    let at = (found.at().row() as i32, found.at().column() as i32);
    let fits = |frame: &Frame| planes.size().is_some_and(|size| frame.fits(size, at));
    fits(&rest.frame)
        && rest.cells.iter().all(|cell| {
            let two_bits = masked(cell.wanted);
            let seen = planes.cell(outer_point(found.at(), cell));
            seen & u16::from(two_bits.mask) == u16::from(two_bits.value)
        })
        && !rest.preferred.iter().any(fits)
}
