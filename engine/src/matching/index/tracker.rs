//! The matches of a position, kept while it changes.

use std::sync::Arc;

use super::{
    area::Area,
    build::Index,
    masks::REACH,
    planes::Planes,
    search::{Buffer, Found, Matches},
    table::{Extent, ListStart},
};
use crate::{
    board::{BoardSize, Colour, POINTS, PerPoint, Point, Vertex},
    matching::{Database, pattern::Match, view::View},
};

/// The matches of a database for one side, kept up to date while stones come and go.
///
/// Told of another position, be it a move later, a move taken back or quite different, it tells
/// the matches that are new and those that are gone.
///
/// ```
/// # use katachi_engine::{autohelper::AutoHelper, board::{Board, BoardSize, Colour, Point, Vertex}};
/// # use katachi_engine::matching::{Database, Tracker, View};
/// # let database = Database::<dyn AutoHelper>::empty();
/// let board = Board::new(BoardSize::MAX);
/// let mut tracker = Tracker::new(&database, View::of(&board, Colour::Black));
/// let mut vertices = board.vertices().clone();
/// vertices[Point::at(3, 3)] = Vertex::White;
/// let change = tracker.follow(&vertices, BoardSize::MAX);
/// assert_eq!((change.added().len(), change.removed().len()), (0, 0));
/// ```
#[derive(Clone, Debug)]
pub struct Tracker {
    index: Arc<Index>,
    planes: Planes,
    side: Colour,
    /// The list of each point, which tells the certain placements that match.
    lists: PerPoint<ListStart>,
    /// The others that match centred on each point, ascending.
    compared: Vec<Vec<u32>>,
    /// The points on which placements are centred that match and ask for vertices outside the window.
    outer: Area,
    /// How many matches there are.
    count: usize,
    changes: Changes,
    /// The points that are looked at.
    centres: Vec<Point>,
    buffer: Buffer,
}

/// Matches that came and went.
#[derive(Clone, Debug, Default)]
struct Changes {
    added: Vec<Found>,
    removed: Vec<Found>,
}

/// What a change of the position did to the matches.
#[derive(Clone, Debug)]
pub struct Change<'a> {
    index: &'a Index,
    side: Colour,
    changes: &'a Changes,
}

impl<'a> Change<'a> {
    /// The matches that are new.
    pub fn added(&self) -> Matches<'a> {
        Matches::of(self.index, self.side, &self.changes.added)
    }

    /// The matches that are gone.
    pub fn removed(&self) -> Matches<'a> {
        Matches::of(self.index, self.side, &self.changes.removed)
    }
}

impl Tracker {
    /// The matches of a position, to be kept up to date.
    pub fn new<H: ?Sized>(database: &Database<H>, view: View<'_>) -> Tracker {
        let mut tracker = Tracker {
            index: database.index().clone(),
            planes: Planes::new(view.side),
            side: view.side,
            lists: PerPoint::filled(ListStart::EMPTY),
            compared: vec![Vec::new(); POINTS],
            outer: Area::default(),
            count: 0,
            changes: Changes::default(),
            centres: Vec::new(),
            buffer: Buffer::default(),
        };
        tracker.follow(view.vertices, view.size);
        tracker
    }

    /// The number of matches.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Whether nothing matches.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The matches of the position, in no particular order.
    pub fn matches(&self) -> impl Iterator<Item = Match> + '_ {
        let centred = self.lists.0.iter().zip(&self.compared).enumerate();
        let centred = centred.filter_map(|(at, lists)| Some((Point::from_index(at)?, lists)));
        centred.flat_map(move |(at, (list, compared))| {
            let placements = self.index.table.certain(*list).iter().chain(compared);
            placements
                .map(move |placement| self.index.expand(Found::new(*placement, at), self.side))
        })
    }

    /// Follows to another position, and tells what that did to the matches.
    ///
    /// It finds out itself which vertices have changed. After one move it looks only at their
    /// surroundings; taking a move back is such a change like any other.
    pub fn follow(&mut self, vertices: &PerPoint<Vertex>, size: BoardSize) -> Change<'_> {
        self.changes.added.clear();
        self.changes.removed.clear();
        let changed: Area = match self.planes.follow(vertices, size) {
            Some(changed) => changed.iter().copied().collect(),
            // What lay outside a smaller board loses its matches too.
            None => BoardSize::MAX.points().collect(),
        };
        changed.widened(1, BoardSize::MAX).list(&mut self.centres);
        self.replace_lists();
        let close = changed.widened(REACH as usize, BoardSize::MAX);
        self.search(&close, Extent::Compared);
        self.replace(Extent::Compared);
        if self.index.reach > REACH as usize {
            let far = changed.widened(self.index.reach, size).without(&close);
            self.search(&far, Extent::Outer);
            // Few have such placements: nothing changes at those that had none and have none.
            let mut outer = self.outer.within(&far);
            outer.extend(self.buffer.as_slice().iter().map(|found| found.at()));
            outer.list(&mut self.centres);
            self.replace(Extent::Outer);
        }
        self.count = self.count + self.changes.added.len() - self.changes.removed.len();
        Change { index: &self.index, side: self.side, changes: &self.changes }
    }

    /// Searches anew what is centred on these points.
    fn search(&mut self, centres: &Area, extent: Extent) {
        centres.list(&mut self.centres);
        self.buffer.clear();
        self.buffer.search(&self.index, &self.planes, &self.centres, extent);
    }

    /// Replaces the lists of the listed points by those of their neighbourhoods.
    fn replace_lists(&mut self) {
        let table = &self.index.table;
        for at in &self.centres {
            let list = table.start(self.planes.code(*at));
            let old = std::mem::replace(&mut self.lists[*at], list);
            if old != list {
                let new = table.certain(list).iter().copied();
                self.changes.note(table.certain(old), new, *at);
            }
        }
    }

    /// Replaces what is centred on the listed points by what was found there. Nothing was found
    /// elsewhere.
    fn replace(&mut self, extent: Extent) {
        let first_outer = self.index.first_outer;
        let first = if extent == Extent::Outer { first_outer } else { 0 };
        let mut found = self.buffer.as_slice();
        for at in &self.centres {
            let here = found.iter().take_while(|found| found.at() == *at).count();
            let (new, others) = found.split_at(here);
            found = others;
            let smaller = new.iter().take_while(|found| found.placement() < first).count();
            let matches = &mut self.compared[at.index()];
            if !self.changes.replace(matches, first, &new[smaller..], *at) {
                continue;
            }
            if matches.last().is_some_and(|placement| *placement >= first_outer) {
                self.outer.insert(*at);
            } else {
                self.outer.remove(*at);
            }
        }
    }
}

impl Changes {
    /// Replaces the placements centred on a point, from the `first` on, by those found, and notes
    /// the differences. Both are ascending. Tells whether there are any.
    fn replace(&mut self, old: &mut Vec<u32>, first: u32, new: &[Found], at: Point) -> bool {
        let kept = old.iter().rev().skip_while(|placement| **placement >= first).count();
        if old[kept..].iter().copied().eq(new.iter().map(|found| found.placement())) {
            return false;
        }
        self.note(&old[kept..], new.iter().map(|found| found.placement()), at);
        old.truncate(kept);
        old.extend(new.iter().map(|found| found.placement()));
        true
    }

    /// Notes how the placements centred on a point differ from those before. Both are ascending.
    fn note(&mut self, old: &[u32], new: impl Iterator<Item = u32>, at: Point) {
        let mut left = old.iter().copied().peekable();
        for placement in new {
            while let Some(gone) = left.next_if(|left| *left < placement) {
                self.removed.push(Found::new(gone, at));
            }
            if left.next_if_eq(&placement).is_none() {
                self.added.push(Found::new(placement, at));
            }
        }
        self.removed.extend(left.map(|placement| Found::new(placement, at)));
    }
}
