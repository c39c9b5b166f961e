//! The index of a database: its placements as masks, and the table to find them by.

use super::search::Found;
use super::{
    centre,
    masks::{Masked, Masks, REACH, Rest, ring},
    table::{Demands, Table},
    turned::{self, Step, Turned},
};
use crate::{
    board::{Colour, POINTS, Point, STRIDE},
    matching::{
        pattern::{ElementSet, Match, Transformation},
        shape::{Cell, Shape},
    },
};

/// What the fast matcher knows of a database.
///
/// Placements are numbered: first the *certain* ones, of which the neighbourhood tells all; last the
/// *large* ones, of which even the masks do not, and of these last the *outer* ones, which ask for
/// vertices outside the 7x7 window.
#[derive(Debug, Default)]
pub(in crate::matching) struct Index {
    /// What a match of each placement is.
    placements: Vec<Placement>,
    /// What each asks of the far ring.
    pub(super) far: Vec<Masked<u64>>,
    /// The vertices of the 7x7 window that count for a goal.
    goals: Vec<u64>,
    /// What the masks do not tell of the last placements.
    rests: Vec<Rest>,
    /// The number of the first outer placement.
    pub(super) first_outer: u32,
    /// How far from its centre a placement can ask for a vertex.
    pub(super) reach: usize,
    /// Which placements a neighbourhood does not refuse.
    pub(super) table: Table,
}

/// What a match of a placement is, counted from its centre.
#[derive(Clone, Copy, Debug)]
struct Placement {
    pattern: u32,
    transformation: Transformation,
    origin: i16,
    mv: i16,
    anchor: i16,
}

/// A step that leads to no point from any.
const NOWHERE: i16 = i16::MIN;

/// The point so far from a centre; a pass where there is none.
#[inline]
fn stepped(centre: usize, by: i16) -> Point {
    Point::from_index(centre.wrapping_add_signed(by.into())).unwrap_or(Point::PASS)
}

/// A pattern to be indexed.
pub(in crate::matching) struct Source {
    /// Its index in the database.
    pub(in crate::matching) pattern: u32,
    /// Its diagram.
    pub(in crate::matching) shape: Shape,
    /// Whether coinciding placements are one.
    pub(in crate::matching) merged: bool,
    /// The elements that count for a goal.
    pub(in crate::matching) goal_elements: ElementSet,
}

/// How large the index of a database is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Statistics {
    /// The number of its patterns that can match.
    pub patterns: usize,
    /// The number of their placements: patterns times transformations, less what coincides always.
    pub placements: usize,
    /// The number of placements that do not fit into a 7x7 window, or coincide with others in
    /// places.
    pub large_placements: usize,
    /// The number of 3x3 neighbourhoods that some placement does not refuse.
    pub neighbourhoods: usize,
    /// The number of different lists of placements of these.
    pub lists: usize,
    /// The number of entries of these lists.
    pub entries: usize,
    /// The memory that the index takes, in bytes.
    pub bytes: usize,
}

impl Index {
    /// The index of these patterns.
    pub(in crate::matching) fn of(sources: impl Iterator<Item = Source>) -> Index {
        let mut placements: Vec<_> = sources.flat_map(|source| placements(&source)).collect();
        placements.sort_by_key(|(_, masks)| {
            (masks.is_outer(), masks.rest.is_some(), !masks.is_certain())
        });
        let before = |is_first: fn(&Masks) -> bool| {
            placements.partition_point(|(_, masks)| is_first(masks)) as u32
        };
        let demands = placements.iter().map(|(_, masks)| (masks.neighbourhood, masks.near));
        let first_outer = before(|masks| !masks.is_outer());
        let table = Table::of(&Demands {
            each: demands.collect(),
            first_compared: before(Masks::is_certain),
            first_outer,
        });
        let mut index = Index { table, first_outer, ..Index::default() };
        for (placement, masks) in placements {
            index.push(placement, masks);
        }
        index.reach = index.reach();
        index
    }

    fn push(&mut self, placement: Placement, masks: Masks) {
        self.placements.push(placement);
        self.far.push(masks.far);
        self.goals.push(masks.goal);
        self.rests.extend(masks.rest);
    }

    fn reach(&self) -> usize {
        let cells = self.rests.iter().flat_map(|rest| &rest.cells);
        cells.map(|cell| ring(cell.step)).fold(REACH, i32::max) as usize
    }

    /// Whether there are placements of which the masks do not tell all.
    pub(super) fn has_rests(&self) -> bool {
        !self.rests.is_empty()
    }

    /// The number of the first placement of which the masks do not tell all.
    #[inline]
    pub(super) fn first_rest(&self) -> u32 {
        (self.placements.len() - self.rests.len()) as u32
    }

    /// What the masks do not tell of a placement.
    pub(super) fn rest(&self, placement: u32) -> Option<&Rest> {
        self.rests.get(placement.checked_sub(self.first_rest())? as usize)
    }

    /// The vertices of the 7x7 window that count for a goal.
    pub(super) fn goal(&self, placement: u32) -> u64 {
        self.goals[placement as usize]
    }

    /// The match of a placement that was found.
    #[inline]
    pub(super) fn expand(&self, found: Found, side: Colour) -> Match {
        let placement = &self.placements[found.placement() as usize];
        Match {
            pattern: placement.pattern,
            transformation: placement.transformation,
            side,
            origin: stepped(found.centre(), placement.origin),
            mv: stepped(found.centre(), placement.mv),
            anchor: stepped(found.centre(), placement.anchor),
        }
    }

    /// How large it is.
    pub(in crate::matching) fn statistics(&self) -> Statistics {
        let mut patterns: Vec<u32> = self.placements.iter().map(|place| place.pattern).collect();
        patterns.sort_unstable();
        patterns.dedup();
        let rests = self.rests.iter().map(|rest| {
            size_of_val(rest) + size_of_val(&*rest.cells) + size_of_val(&*rest.preferred)
        });
        Statistics {
            patterns: patterns.len(),
            placements: self.placements.len(),
            large_placements: self.rests.len(),
            neighbourhoods: self.table.codes(),
            lists: self.table.lists(),
            entries: self.table.entries(),
            bytes: size_of_val(&*self.placements)
                + size_of_val(&*self.far)
                + size_of_val(&*self.goals)
                + rests.sum::<usize>()
                + self.table.bytes(),
        }
    }
}

/// The placements of a pattern and their masks.
fn placements(source: &Source) -> Vec<(Placement, Masks)> {
    let centre = centre::choose(&source.shape);
    let with_masks = |turned: Turned| {
        let centre = turned.transformation.apply(centre.0, centre.1);
        let masks = Masks::of(&turned, centre, source.goal_elements);
        (placement(source, &turned, centre), masks)
    };
    turned::turn(&source.shape, source.merged).into_iter().map(with_masks).collect()
}

fn placement(source: &Source, turned: &Turned, centre: Step) -> Placement {
    let step_to = |cell: Cell| {
        let (down, right) = turned.transformation.apply(cell.row.into(), cell.column.into());
        offset((down - centre.0, right - centre.1))
    };
    Placement {
        pattern: source.pattern,
        transformation: turned.transformation,
        origin: offset((-centre.0, -centre.1)),
        mv: source.shape.move_cell.map_or(NOWHERE, step_to),
        anchor: source.shape.anchor.map_or(NOWHERE, step_to),
    }
}

/// A step as a distance between points. Diagrams are no larger than boards, so it fits.
fn offset((down, right): Step) -> i16 {
    (down * STRIDE as i32 + right) as i16
}

// No step within a board is NOWHERE, and NOWHERE leads off it.
const _: () = assert!(NOWHERE.unsigned_abs() as usize > POINTS);
