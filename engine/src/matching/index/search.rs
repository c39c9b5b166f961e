//! Searching a whole position, or the surroundings of a goal.

use super::{
    area::Area,
    build::Index,
    masks::{REACH, Rest, RestCell, masked},
    planes::Planes,
};
use crate::{
    board::{BoardSize, Colour, PerColour, Point, PointSet, STRIDE},
    matching::{Database, pattern::Match, view::View},
};

/// A match in its shortest form: which placement of a database, and where its centre is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Found {
    /// The number of the placement.
    pub(super) placement: u32,
    /// Where its centre is.
    pub(super) at: Point,
}

impl Default for Found {
    fn default() -> Self {
        Found { placement: 0, at: Point::PASS }
    }
}

/// Finds where databases match, and keeps the memory that it needs for that.
///
/// A matcher that is asked about one position after another, as reading does, computes only what
/// has changed since it was last asked for the same side.
#[derive(Clone, Debug)]
pub struct Matcher {
    planes: PerColour<Planes>,
    found: Buffer,
}

impl Default for Matcher {
    fn default() -> Self {
        Matcher { planes: PerColour(Colour::ALL.map(Planes::new)), found: Buffer::default() }
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
        self.found.search(index, planes, view.size.points());
        self.found.refine(index, planes, view.size);
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
        self.found.search(index, planes, close.points());
        if index.reach > REACH as usize {
            let far = goal.widened(index.reach, view.size).without(&close);
            self.found.search_large(index, planes, far.points());
        }
        self.found.refine(index, planes, view.size);
        self.found.retain(|found| touches(index, found, &goal));
        Matches::of(index, view.side, self.found.as_slice())
    }
}

/// Whether an element of a match that counts for goals falls on the goal.
fn touches(index: &Index, found: Found, goal: &Area) -> bool {
    if goal.window(found.at) & index.goal(found.placement) != 0 {
        return true;
    }
    let outer = index.rest(found.placement).map_or(&[][..], |rest| &rest.cells);
    outer.iter().any(|cell| cell.is_goal && goal.has(outer_point(found.at, cell)))
}

fn outer_point(centre: Point, cell: &RestCell) -> Point {
    centre.offset(cell.step.0 * STRIDE as i32 + cell.step.1)
}

/// Matches found in a position.
#[derive(Clone, Debug)]
pub struct Matches<'a> {
    index: &'a Index,
    side: Colour,
    found: &'a [Found],
}

impl<'a> Matches<'a> {
    pub(super) fn of(index: &'a Index, side: Colour, found: &'a [Found]) -> Matches<'a> {
        Matches { index, side, found }
    }

    /// The matches in their shortest form.
    pub fn as_found(&self) -> &'a [Found] {
        self.found
    }
}

impl Iterator for Matches<'_> {
    type Item = Match;

    fn next(&mut self) -> Option<Match> {
        let (first, others) = self.found.split_first()?;
        self.found = others;
        Some(self.index.expand(*first, self.side))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.found.len(), Some(self.found.len()))
    }
}

impl ExactSizeIterator for Matches<'_> {}

/// Matches and candidates for them.
///
/// They are appended without a branch: a candidate is written in any case and counted if it holds.
/// So the memory in use is always longer than what counts; it grows as needed.
#[derive(Clone, Debug, Default)]
pub(super) struct Buffer {
    memory: Vec<Found>,
    count: usize,
}

impl Buffer {
    pub(super) fn clear(&mut self) {
        self.count = 0;
    }

    pub(super) fn as_slice(&self) -> &[Found] {
        &self.memory[..self.count]
    }

    /// Adds the placements that neighbourhood and near ring do not refuse, centred on each point.
    pub(super) fn search(
        &mut self,
        index: &Index,
        planes: &Planes,
        centres: impl Iterator<Item = Point>,
    ) {
        for at in centres {
            self.search_list(index, planes, index.table.list(planes.code(at)), at);
        }
    }

    /// The same for those placements only of which the masks do not tell all.
    pub(super) fn search_large(
        &mut self,
        index: &Index,
        planes: &Planes,
        centres: impl Iterator<Item = Point>,
    ) {
        let first_rest = index.first_rest();
        for at in centres {
            let list = index.table.list(planes.code(at));
            let large = list.iter().rev().take_while(|placement| **placement >= first_rest).count();
            self.search_list(index, planes, &list[list.len() - large..], at);
        }
    }

    fn search_list(&mut self, index: &Index, planes: &Planes, list: &[u32], at: Point) {
        let ring = planes.near(at);
        let slots = self.room(list.len());
        let mut count = 0;
        for placement in list {
            let near = index.near[*placement as usize];
            slots[count] = Found { placement: *placement, at };
            count += usize::from(ring & near.mask == near.value);
        }
        self.count += count;
    }

    /// Memory for so many more.
    fn room(&mut self, more: usize) -> &mut [Found] {
        let needed = self.count + more;
        if self.memory.len() < needed {
            self.memory.resize(needed.next_power_of_two(), Found::default());
        }
        &mut self.memory[self.count..needed]
    }

    /// Keeps those candidates that match.
    pub(super) fn refine(&mut self, index: &Index, planes: &Planes, size: BoardSize) {
        self.retain(|found| {
            let far = index.far[found.placement as usize];
            planes.far(found.at) & far.mask == far.value
        });
        if index.first_rest() < index.near.len() as u32 {
            self.retain(|found| {
                index
                    .rest(found.placement)
                    .is_none_or(|rest| rest_holds(rest, found.at, planes, size))
            });
        }
    }

    fn retain(&mut self, holds: impl Fn(Found) -> bool) {
        let mut count = 0;
        let memory = &mut self.memory[..self.count];
        for candidate in 0..memory.len() {
            let found = memory[candidate];
            memory[count] = found;
            count += usize::from(holds(found));
        }
        self.count = count;
    }
}

/// Whether that holds which the masks do not tell.
fn rest_holds(rest: &Rest, centre: Point, planes: &Planes, size: BoardSize) -> bool {
    let at = (centre.row() as i32, centre.column() as i32);
    rest.frame.fits(size, at)
        && rest.cells.iter().all(|cell| {
            let two_bits = masked(cell.wanted);
            let seen = planes.cell(outer_point(centre, cell));
            seen & u16::from(two_bits.mask) == u16::from(two_bits.value)
        })
        && !rest.preferred.iter().any(|frame| frame.fits(size, at))
}
