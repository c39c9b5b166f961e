//! A placement as masks: what it asks of the rings round a vertex.
//!
//! Round a vertex lie the 3x3 neighbourhood, the ring of the 5x5 outside it (16 vertices, the *near*
//! ring) and the ring of the 7x7 outside that (24 vertices, the *far* ring). Two bits a vertex,
//! [`Seen`]'s codes, make the near ring a `u32` and the far ring 48 bits of a `u64`; its
//! upper 12 bits tell the distances to the board's four sides in unary, so that "the rectangle is
//! on the board" and "the edge is exactly here" are masked comparisons too.

use super::turned::{Frame, Step, Turned};
use crate::matching::{
    pattern::{Edges, ElementSet},
    shape::{Element, Wanted},
    view::Seen,
};

/// How far the rings reach.
pub(super) const REACH: i32 = 3;

/// Where the distances begin in the far ring: up, down, left, right, three bits each. Bit `n` of one
/// is set where the side is more than `n + 1` lines away.
pub(super) const DISTANCES: u32 = 52;

/// A masked comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Masked<T> {
    /// The bits that matter.
    pub(super) mask: T,
    /// What they must be.
    pub(super) value: T,
}

/// The bit at which a vertex of the 3x3 neighbourhood stands in its code.
pub(super) const fn code_bit(step: Step) -> u32 {
    (2 * (3 * (step.0 + 1) + step.1 + 1)) as u32
}

/// The bit at which a vertex of the near ring stands in it: the row above, the row below, the left
/// side, the right side.
pub(super) const fn near_bit((down, right): Step) -> u32 {
    (match (down, right) {
        (-2, _) => 2 * (right + 2),
        (2, _) => 10 + 2 * (right + 2),
        (_, -2) => 20 + 2 * (down + 1),
        _ => 26 + 2 * (down + 1),
    }) as u32
}

/// The same for the far ring. Its halves are a `u32` each: the rows, and the sides with the distances.
pub(super) const fn far_bit((down, right): Step) -> u32 {
    (match (down, right) {
        (-3, _) => 2 * (right + 3),
        (3, _) => 14 + 2 * (right + 3),
        (_, -3) => 32 + 2 * (down + 2),
        _ => 42 + 2 * (down + 2),
    }) as u32
}

/// Which ring a step leads to: 0 and 1 are the 3x3 neighbourhood, 2 and 3 the rings.
pub(super) const fn ring(step: Step) -> i32 {
    let (down, right) = (step.0.abs(), step.1.abs());
    if down > right { down } else { right }
}

/// The codes of the four states that a vertex of the neighbourhood may have, one bit each.
pub(super) type States = u16;

/// Anything, also off the board.
pub(super) const ANY_STATE: States = 0b1111;
/// Anything on the board.
const ON_BOARD: States = 0b0111;
/// Off the board.
const OFF_BOARD: States = 0b1000;

/// The states that each vertex of a 3x3 neighbourhood may have, four bits each, in reading order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Neighbourhood(pub(super) u64);

impl Neighbourhood {
    /// The states that the vertex of this number may have.
    pub(super) const fn states(self, vertex: usize) -> States {
        (self.0 >> (4 * vertex) & 0xf) as States
    }
}

/// What a placement asks of the vertices round its centre.
#[derive(Clone, Debug)]
pub(super) struct Masks {
    /// The 3x3 neighbourhood.
    pub(super) neighbourhood: Neighbourhood,
    /// The near ring.
    pub(super) near: Masked<u32>,
    /// The far ring and the distances.
    pub(super) far: Masked<u64>,
    /// The vertices of the 7x7 window that count for a goal, row by row.
    pub(super) goal: u64,
    /// What they cannot express, if anything.
    pub(super) rest: Option<Rest>,
}

/// What the masks cannot express of a placement. Counted from the centre.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Rest {
    /// The rectangle.
    pub(super) frame: Frame,
    /// The elements outside the 7x7 window.
    pub(super) cells: Vec<RestCell>,
    /// The rectangles under which the match is reported instead, where one of them fits.
    pub(super) preferred: Vec<Frame>,
}

/// An element outside the 7x7 window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RestCell {
    /// Where it is.
    pub(super) step: Step,
    /// What is wanted there.
    pub(super) wanted: Wanted,
    /// Whether it counts for a goal.
    pub(super) is_goal: bool,
}

impl Masks {
    /// The masks of a turned diagram round a centre, counted as the diagram's cells are.
    pub(super) fn of(turned: &Turned, centre: Step, goal_elements: ElementSet) -> Masks {
        let frame = turned.frame.seen_from(centre);
        let mut masks = Masks {
            neighbourhood: framed_neighbourhood(frame),
            near: Masked::default(),
            far: distances(frame),
            goal: 0,
            rest: None,
        };
        let mut outer = Vec::new();
        for (place, element) in &turned.cells {
            let step = (place.0 - centre.0, place.1 - centre.1);
            if ring(step) <= REACH {
                masks.add(step, *element, goal_elements);
            } else {
                outer.push(RestCell {
                    step,
                    wanted: element.wanted(),
                    is_goal: element.counts_in_goal(goal_elements),
                });
            }
        }
        let preferred = turned.preferred.iter().map(|frame| frame.seen_from(centre)).collect();
        let rest = Rest { frame, cells: outer, preferred };
        masks.rest = rest.is_needed().then_some(rest);
        masks
    }

    /// Whether the neighbourhood tells all.
    pub(super) fn is_certain(&self) -> bool {
        self.near.mask == 0 && self.far.mask == 0 && self.rest.is_none()
    }

    /// Whether vertices outside the window are asked for.
    pub(super) fn is_outer(&self) -> bool {
        self.rest.as_ref().is_some_and(|rest| !rest.cells.is_empty())
    }

    fn add(&mut self, step: Step, element: Element, goal_elements: ElementSet) {
        let two_bits = masked(element.wanted());
        match ring(step) {
            0 | 1 => {
                self.neighbourhood.0 &= !(0xf << (2 * code_bit(step)));
                self.neighbourhood.0 |= u64::from(states(element)) << (2 * code_bit(step));
            }
            2 => {
                self.near.mask |= u32::from(two_bits.mask) << near_bit(step);
                self.near.value |= u32::from(two_bits.value) << near_bit(step);
            }
            _ => {
                self.far.mask |= u64::from(two_bits.mask) << far_bit(step);
                self.far.value |= u64::from(two_bits.value) << far_bit(step);
            }
        }
        if element.counts_in_goal(goal_elements) {
            self.goal |= 1 << (7 * (step.0 + REACH) + step.1 + REACH);
        }
    }
}

impl Rest {
    fn is_needed(&self) -> bool {
        let frame = self.frame;
        let corners = [(frame.top, frame.left), (frame.bottom() - 1, frame.right() - 1)];
        !self.cells.is_empty()
            || !self.preferred.is_empty()
            || corners.iter().any(|corner| ring(*corner) > REACH)
    }
}

/// The states that an element allows.
pub(super) fn states(element: Element) -> States {
    STATES[element as usize]
}

/// The states that each element allows.
const STATES: [States; Element::ALL.len()] = {
    let mut states = [0; Element::ALL.len()];
    let mut number = 0;
    while number < states.len() {
        let element = Element::ALL[number];
        let mut seen = 0;
        while seen < Seen::ALL.len() {
            if element.wanted().allows(Seen::ALL[seen]) {
                states[element as usize] |= 1 << Seen::ALL[seen] as u8;
            }
            seen += 1;
        }
        number += 1;
    }
    states
};

/// The comparison of a vertex's two bits that an element makes.
pub(super) const fn masked(wanted: Wanted) -> Masked<u8> {
    match wanted {
        Wanted::Empty => Masked { mask: 0b11, value: Seen::Empty as u8 },
        Wanted::Friend => Masked { mask: 0b11, value: Seen::Friend as u8 },
        Wanted::Enemy => Masked { mask: 0b11, value: Seen::Enemy as u8 },
        // The bit that the enemy and the outside share is not set, and so for the friend.
        Wanted::NotEnemy => Masked { mask: 0b10, value: 0 },
        Wanted::NotFriend => Masked { mask: 0b01, value: 0 },
    }
}

/// The neighbourhood as a rectangle without elements asks it.
fn framed_neighbourhood(frame: Frame) -> Neighbourhood {
    let steps = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (down, right)));
    Neighbourhood(
        steps.fold(0, |all, step| all | u64::from(frame.states(step)) << (2 * code_bit(step))),
    )
}

impl Frame {
    /// The states that a vertex in or round the rectangle may have if nothing else is drawn there.
    pub(super) fn states(self, place: Step) -> States {
        if self.has(place) {
            ON_BOARD
        } else if self.is_beyond_edge(place) {
            OFF_BOARD
        } else {
            ANY_STATE
        }
    }
}

/// The distances to the four sides that a rectangle asks, as far as three bits can tell and the
/// neighbourhood does not: there the lines next to the centre are on or off the board.
fn distances(frame: Frame) -> Masked<u64> {
    let sides = [
        (-frame.top, Edges::TOP),
        (frame.bottom() - 1, Edges::BOTTOM),
        (-frame.left, Edges::LEFT),
        (frame.right() - 1, Edges::RIGHT),
    ];
    let mut distances = Masked::default();
    for ((lines, side), shift) in sides.into_iter().zip((DISTANCES..).step_by(3)) {
        if lines > 1 {
            let far_enough = 1 << (shift + lines.min(REACH + 1) as u32 - 2);
            distances.mask |= far_enough;
            distances.value |= far_enough;
        }
        if frame.edges.has(side) && (1..=REACH).contains(&lines) {
            distances.mask |= 1 << (shift + lines as u32 - 1);
        }
    }
    distances
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masked_comparisons_ask_what_elements_want() {
        for element in Element::ALL {
            let two_bits = masked(element.wanted());
            for seen in Seen::ALL {
                let holds = seen as u8 & two_bits.mask == two_bits.value;
                assert_eq!(holds, element.wanted().allows(seen), "{element:?} {seen:?}");
            }
        }
    }

    #[test]
    fn each_vertex_of_a_ring_has_its_own_bits() {
        let steps = (-3..=3).flat_map(|down| (-3..=3).map(move |right| (down, right)));
        let (mut near, mut far) = (0, 0);
        for step in steps {
            match ring(step) {
                2 => near |= 3_u32 << near_bit(step),
                3 => far |= 3_u64 << far_bit(step),
                _ => {}
            }
        }
        // Four bits between the halves are free.
        assert_eq!((near, far), (u32::MAX, ((1 << DISTANCES) - 1) & !(0xf << 28)));
    }
}
