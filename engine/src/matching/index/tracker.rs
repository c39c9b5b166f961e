//! The matches of a position, kept while it changes.

use std::sync::Arc;

use super::{
    area::Area,
    build::Index,
    masks::REACH,
    planes::Planes,
    search::{Buffer, Found, Matches},
    table::Extent,
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
    /// The matches centred on each point, by ascending placement.
    centred: Vec<Vec<u32>>,
    /// The points on which large placements that match are centred.
    large: Area,
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
            centred: vec![Vec::new(); POINTS],
            large: Area::default(),
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
        let centred = self.centred.iter().enumerate();
        let placements =
            centred.filter_map(|(at, placements)| Some((Point::from_index(at)?, placements)));
        placements.flat_map(move |(at, placements)| {
            placements
                .iter()
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
        let close = changed.widened(REACH as usize, BoardSize::MAX);
        self.search(&close, Extent::All);
        self.replace(Extent::All);
        if self.index.reach > REACH as usize {
            let far = changed.widened(self.index.reach, size).without(&close);
            self.search(&far, Extent::Large);
            // Few have large placements: nothing changes at those that had none and have none.
            let mut large = self.large.within(&far);
            large.extend(self.buffer.as_slice().iter().map(|found| found.at()));
            large.list(&mut self.centres);
            self.replace(Extent::Large);
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

    /// Replaces what is centred on the listed points by what was found there. Nothing was found
    /// elsewhere.
    fn replace(&mut self, extent: Extent) {
        let first_large = self.index.first_rest();
        let first = if extent == Extent::All { 0 } else { first_large };
        let mut found = self.buffer.as_slice();
        for at in &self.centres {
            let here = found.iter().take_while(|found| found.at() == *at).count();
            let (new, others) = found.split_at(here);
            found = others;
            let smaller = new.iter().take_while(|found| found.placement() < first).count();
            let matches = &mut self.centred[at.index()];
            if !self.changes.replace(matches, first, &new[smaller..], *at) {
                continue;
            }
            if matches.last().is_some_and(|placement| *placement >= first_large) {
                self.large.insert(*at);
            } else {
                self.large.remove(*at);
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
        let mut left = old[kept..].iter().copied().peekable();
        for found in new {
            while let Some(placement) = left.next_if(|left| *left < found.placement()) {
                self.removed.push(Found::new(placement, at));
            }
            if left.next_if_eq(&found.placement()).is_none() {
                self.added.push(*found);
            }
        }
        self.removed.extend(left.map(|placement| Found::new(placement, at)));
        old.truncate(kept);
        old.extend(new.iter().map(|found| found.placement()));
        true
    }
}
