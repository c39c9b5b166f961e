//! Searching a whole position, or the surroundings of a goal.

use std::sync::LazyLock;

use super::{
    area::Area,
    build::Index,
    masks::{REACH, RestCell, masked},
    planes::Planes,
    table::{BLOCK, Extent, GROUP, Lanes, List, ListStart, Table, compare},
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
            self.found.search(index, planes, &self.centres, Extent::Outer);
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
    centres: Vec<(Point, ListStart)>,
    /// Groups of placements that are compared.
    groups: Vec<Group>,
    /// The matches.
    found: Vec<Found>,
    /// The number of matches.
    count: usize,
}

/// The placements of a group of blocks of a centre's list.
///
/// Its size is a power of two, so that finding one takes a shift.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
struct Group {
    /// Those of them that the near ring does not refuse, and perhaps others behind them.
    lanes: Lanes,
    /// Where in the table the placements stand.
    place: u32,
    /// How many of the blocks are the list's.
    blocks: u16,
    /// The centre.
    at: Point,
}

impl Group {
    const NONE: Group = Group { lanes: [0; BLOCK], place: 0, blocks: 0, at: Point::PASS };

    /// A bit for each of its placements that the near ring does not refuse.
    #[inline]
    fn left(&self) -> u64 {
        /// The bits of so many blocks.
        const BITS: [u32; 8] = [0, 0xf, 0xff, 0xfff, 0xffff, 0, 0, 0];
        let [a, b, c, d] = self.lanes;
        u64::from((a | b << 1 | c << 2 | d << 3) & BITS[usize::from(self.blocks) % 8])
    }
}

/// So many groups make a word of bits.
const GROUPS: usize = 4;

impl Buffer {
    /// Forgets what was found.
    pub(super) fn clear(&mut self) {
        self.count = 0;
    }

    /// What was found since it was cleared.
    pub(super) fn as_slice(&self) -> &[Found] {
        &self.found[..self.count]
    }

    /// Adds the matches that are centred on these points. Those of which the neighbourhood does not
    /// tell all stand behind the others, centre by centre, placements ascending.
    pub(super) fn search(
        &mut self,
        index: &Index,
        planes: &Planes,
        centres: &[Point],
        extent: Extent,
    ) {
        let lists = self.look_up(&index.table, planes, centres);
        // The extent is written out so that the compiler makes a loop for each.
        let words = match extent {
            Extent::All => self.compare_near(&index.table, planes, lists, Extent::All),
            Extent::Compared => self.compare_near(&index.table, planes, lists, Extent::Compared),
            Extent::Outer => self.compare_near(&index.table, planes, lists, Extent::Outer),
        };
        let first = self.count;
        self.compare_far(index, planes, words);
        if index.has_rests() {
            let found = &mut self.found[first..self.count];
            self.count = first + compare_rest(index, planes, found);
        }
    }

    /// Looks up which list each centre has, and tells how many have one.
    fn look_up(&mut self, table: &Table, planes: &Planes, centres: &[Point]) -> usize {
        let slots = room(&mut self.centres, centres.len(), (Point::PASS, ListStart::EMPTY));
        let mut count = 0;
        for at in centres {
            let list = table.start(planes.code(*at));
            slots[count] = (*at, list);
            count += usize::from(!list.is_empty());
        }
        count
    }

    /// Compares the blocks of all lists with the near rings, and tells how many words of groups there
    /// are. Adds the certain placements if they are meant.
    #[inline(always)]
    fn compare_near(
        &mut self,
        table: &Table,
        planes: &Planes,
        lists: usize,
        extent: Extent,
    ) -> usize {
        let needed = self.count + lists * table.most_certain() + BLOCK;
        let found = room(&mut self.found, needed, Found::default());
        let groups = room(&mut self.groups, lists * table.most_groups() + GROUPS, Group::NONE);
        let (mut matches, mut count) = (self.count, 0);
        for (at, start) in &self.centres[..lists] {
            let Some(list) = table.list(*start) else {
                continue;
            };
            if extent == Extent::All {
                add_certain(&list, *at, &mut found[matches..]);
                matches += list.certain_len();
            }
            let mut first = 0;
            if extent == Extent::Outer {
                first = list.first_outer();
                if first == list.blocks() {
                    continue;
                }
            }
            let ring = planes.near(*at);
            while let Some(asked) = list.asked(first) {
                let left = list.blocks() - first;
                groups[count] = Group {
                    lanes: compare(asked, ring),
                    place: list.placements_of(first),
                    blocks: left.min(GROUP) as u16,
                    at: *at,
                };
                count += usize::from(left != 0);
                if left <= GROUP {
                    break;
                }
                first += GROUP;
            }
        }
        self.count = matches;
        groups[count..count + GROUPS].fill(Group::NONE);
        count.div_ceil(GROUPS)
    }

    /// Adds of so many words of groups what the far rings do not refuse either.
    fn compare_far(&mut self, index: &Index, planes: &Planes, words: usize) {
        let mut count = self.count;
        let slots = room(&mut self.found, count + words * 64, Found::default());
        for groups in &self.groups.as_chunks::<GROUPS>().0[..words] {
            let lowest_last = groups.iter().rev();
            let mut left = lowest_last.fold(0, |word, group| word << 16 | group.left());
            while left != 0 {
                let bit = left.trailing_zeros();
                left &= left - 1;
                let group = &groups[bit as usize / 16];
                let placement = index.table.placement(group.place + bit % 16);
                let far = index.far[placement as usize];
                slots[count] = Found::new(placement, group.at);
                let holds = planes.far(group.at.index()) & far.mask == far.value;
                count += usize::from(holds);
            }
        }
        self.count = count;
    }

    fn retain(&mut self, holds: impl Fn(Found) -> bool) {
        self.count = retain(&mut self.found[..self.count], holds);
    }
}

/// Puts the certain placements of a list into free memory.
#[inline(always)]
fn add_certain(list: &List<'_>, at: Point, free: &mut [Found]) {
    // The first are written in any case: few lists have more.
    if let Some(free) = free.first_chunk_mut::<BLOCK>() {
        *free = list.first_certain().map(|placement| Found::new(placement, at));
    }
    if list.certain_len() > BLOCK {
        add_more(list.certain(), at, free);
    }
}

/// The same, for a long list.
#[inline(never)]
fn add_more(certain: &[u32], at: Point, free: &mut [Found]) {
    for (free, placement) in free.iter_mut().zip(certain) {
        *free = Found::new(*placement, at);
    }
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

/// Memory for so many entries at least.
#[inline]
fn room<T: Clone>(memory: &mut Vec<T>, needed: usize, filler: T) -> &mut [T] {
    if memory.len() < needed {
        grow(memory, needed, filler);
    }
    memory
}

#[cold]
#[inline(never)]
fn grow<T: Clone>(memory: &mut Vec<T>, needed: usize, filler: T) {
    memory.resize(needed.next_power_of_two(), filler);
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
