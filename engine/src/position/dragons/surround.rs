//! Whether a dragon is surrounded: inside the hull of the enemy stones round it.
//!
//! Geometric lines between enemy stones matter: a dragon that has crossed them is hard to stop, one that
//! has not is in danger. The enemy stones near the dragon, less those behind others, and the points on the
//! edge below those that stand low, span a convex hull. A dragon with a stone outside it is free; one
//! inside is surrounded, weakly where two neighbours on the hull are far from each other.

use crate::board::{Board, Point, PointSet};

/// Whether a dragon is surrounded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
pub enum Surrounded {
    /// It is free.
    #[default]
    No = 0,
    /// It is surrounded.
    Yes = 1,
    /// There is a ring round it with a wide gap.
    Weakly = 2,
}

/// How a dragon is surrounded, and by which vertices.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Surroundings {
    /// Whether it is surrounded.
    pub status: Surrounded,
    /// The vertices of the hull; empty where it is free.
    pub inside: PointSet,
    /// The vertices next to the hull, at a corner included.
    pub border: PointSet,
}

/// Stones farther from the dragon than this, in steps of a king, do not surround it.
const REACH: i32 = 6;
/// Neighbours on the hull this far from each other still hold together.
const CLOSE: i32 = 5;
/// Neighbours on the hull farther from each other than this hold nothing.
const FAR: i32 = 9;
/// A stone is behind others if such lie to both sides of it, as seen from the dragon, within this angle, in
/// radians, and nearer.
const BEHIND: f32 = 0.8;
/// Stones on this line or a lower one, the first being 0, lean on the edge.
const LEANING: usize = 2;

/// A vertex as a place in the plane: row and column.
type Place = (i32, i32);

fn place(point: Point) -> Place {
    (point.row() as i32, point.column() as i32)
}

fn steps((row, column): Place, (other_row, other_column): Place) -> i32 {
    (row - other_row).abs().max((column - other_column).abs())
}

impl Surroundings {
    /// How these stones are surrounded by some of the other side's, of which `hostile` are those that
    /// live.
    pub fn of(board: &Board, stones: &PointSet, hostile: &PointSet) -> Surroundings {
        let near = near_stones(stones, hostile);
        let centre = centre(stones);
        let ring = with_edges(board, in_front(near, centre));
        let hull = convex_hull(ring.clone());
        let is_inside = |point: Point| contains(&hull, place(point));
        if hull.len() < 3 || !stones.iter().all(is_inside) {
            return Surroundings::default();
        }
        let status = by_gap(widest_gap(board, ring, centre));
        if status == Surrounded::No {
            return Surroundings::default();
        }
        let inside: PointSet = board.size().points().filter(|point| is_inside(*point)).collect();
        let border = board.size().points().filter(|point| touches(*point, &inside)).collect();
        Surroundings { status, inside, border }
    }

    /// Where a vertex lies: 1 inside the hull, 2 next to it, 0 elsewhere, and -1 anywhere if the dragon
    /// is not surrounded.
    pub fn map(&self, point: Point) -> i32 {
        match () {
            () if self.status == Surrounded::No => -1,
            () if self.inside.contains(point) => 1,
            () if self.border.contains(point) => 2,
            () => 0,
        }
    }

    /// The number of vertices inside.
    pub fn size(&self) -> usize {
        self.inside.len()
    }
}

fn touches(point: Point, inside: &PointSet) -> bool {
    let mut around = point.neighbours().into_iter().chain(point.diagonals());
    !inside.contains(point) && around.any(|next| inside.contains(next))
}

fn by_gap(gap: i32) -> Surrounded {
    match gap {
        gap if gap <= CLOSE => Surrounded::Yes,
        gap if gap <= FAR => Surrounded::Weakly,
        _ => Surrounded::No,
    }
}

/// The hostile stones that are near enough to the dragon to matter.
fn near_stones(stones: &PointSet, hostile: &PointSet) -> Vec<Place> {
    let is_near = |at: &Place| stones.iter().any(|stone| steps(*at, place(stone)) <= REACH);
    hostile.iter().map(place).filter(is_near).collect()
}

/// The centre of gravity, in row and column.
fn centre(stones: &PointSet) -> (f32, f32) {
    let count = stones.len().max(1) as f32;
    let sum = stones.iter().map(place).fold((0, 0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
    (sum.0 as f32 / count, sum.1 as f32 / count)
}

/// A place as seen from the centre: its direction, in radians, and its distance.
fn seen_from((row, column): (f32, f32), at: Place) -> (f32, f32) {
    let (down, right) = (at.0 as f32 - row, at.1 as f32 - column);
    (right.atan2(down), down.hypot(right))
}

/// The stones that do not stand behind two others.
fn in_front(stones: Vec<Place>, centre: (f32, f32)) -> Vec<Place> {
    let seen: Vec<(f32, f32)> = stones.iter().map(|at| seen_from(centre, *at)).collect();
    let is_behind = |&(direction, distance): &(f32, f32)| {
        let nearer = seen.iter().filter(|(_, other)| *other < distance);
        let turns = nearer.map(|(other, _)| turn(direction, *other));
        let (left, right) = turns.fold((false, false), |(left, right), turn| {
            (left || (-BEHIND..=0.0).contains(&turn), right || (0.0..=BEHIND).contains(&turn))
        });
        left && right
    };
    let kept = stones.iter().zip(&seen).filter(|(_, seen)| !is_behind(seen));
    kept.map(|(at, _)| *at).collect()
}

/// The angle from one direction to another, between minus and plus half a circle.
fn turn(from: f32, to: f32) -> f32 {
    use std::f32::consts::{PI, TAU};
    let turn = (to - from).rem_euclid(TAU);
    if turn > PI { turn - TAU } else { turn }
}

/// Adds the points on the edge below the stones that lean on it.
fn with_edges(board: &Board, stones: Vec<Place>) -> Vec<Place> {
    let last = board.size().get() as i32 - 1;
    let low = |line: i32| line <= LEANING as i32;
    let mut all = stones.clone();
    for (row, column) in stones {
        let sides = [
            (low(row), (0, column)),
            (low(last - row), (last, column)),
            (low(column), (row, 0)),
            (low(last - column), (row, last)),
        ];
        all.extend(sides.into_iter().filter(|(leans, _)| *leans).map(|(_, foot)| foot));
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// Twice the area of a triangle, positive where it turns left.
fn cross(origin: Place, one: Place, other: Place) -> i32 {
    (one.0 - origin.0) * (other.1 - origin.1) - (one.1 - origin.1) * (other.0 - origin.0)
}

/// The corners of the convex hull of places that are in order, without three in a line.
fn convex_hull(places: Vec<Place>) -> Vec<Place> {
    let chain = |places: &mut dyn Iterator<Item = Place>| {
        let mut chain: Vec<Place> = Vec::new();
        for at in places {
            while let [.., before, last] = chain[..] {
                if cross(before, last, at) > 0 {
                    break;
                }
                chain.pop();
            }
            chain.push(at);
        }
        chain.pop();
        chain
    };
    let mut hull = chain(&mut places.iter().copied());
    hull.extend(chain(&mut places.iter().rev().copied()));
    hull
}

/// Whether a place is in a convex hull, its border included.
fn contains(hull: &[Place], at: Place) -> bool {
    let next = hull.iter().cycle().skip(1);
    hull.iter().zip(next).all(|(corner, next)| cross(*corner, *next, at) >= 0)
}

/// The widest gap, in steps, between places that are neighbours in direction from the centre. Along the edge
/// there is none.
fn widest_gap(board: &Board, mut ring: Vec<Place>, centre: (f32, f32)) -> i32 {
    ring.sort_by(|one, other| seen_from(centre, *one).0.total_cmp(&seen_from(centre, *other).0));
    let last = board.size().get() as i32 - 1;
    let along_edge = |one: Place, other: Place| {
        (one.0 == other.0 && (one.0 == 0 || one.0 == last))
            || (one.1 == other.1 && (one.1 == 0 || one.1 == last))
            || is_round_corner(one, other, last)
    };
    let next = ring.iter().cycle().skip(1);
    let gaps = ring
        .iter()
        .zip(next)
        .map(|(one, other)| if along_edge(*one, *other) { 0 } else { steps(*one, *other) });
    gaps.max().unwrap_or(i32::MAX)
}

/// Whether the places lie on the two edges of one corner.
fn is_round_corner(one: Place, other: Place, last: i32) -> bool {
    let on = |line: i32| line == 0 || line == last;
    (on(one.0) && on(other.1)) || (on(one.1) && on(other.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Colour;

    fn surroundings(rows: &[&str]) -> Surroundings {
        let board = Board::from_diagram(rows).unwrap();
        Surroundings::of(&board, board.stones(Colour::White), board.stones(Colour::Black))
    }

    /// The first dragon has crossed the line between the two upper stones, the second has not.
    #[test]
    fn the_manuals_examples() {
        let (empty, pair) = ("..........", ".X.......X");
        let (stone, between) = (".....O....", ".X...O...X");
        let crossed = [empty, empty, empty, empty, stone, pair, between, empty, empty, empty];
        assert_eq!(surroundings(&crossed).status, Surrounded::No);
        let held = [empty, empty, empty, pair, stone, pair, between, empty, empty, empty];
        assert_eq!(surroundings(&held).status, Surrounded::Weakly);
        assert_eq!(surroundings(&held).map(Point::at(5, 5)), 1);
        assert_eq!(surroundings(&held).map(Point::at(2, 5)), 2);
        assert_eq!(surroundings(&held).map(Point::at(0, 5)), 0);
    }

    #[test]
    fn a_narrow_ring_surrounds() {
        let rows = [".......", "..X.X..", ".......", ".X.O.X.", ".......", "..X.X..", "......."];
        assert_eq!(surroundings(&rows).status, Surrounded::Yes);
    }

    #[test]
    fn nobody_is_surrounded_by_nothing() {
        let free = surroundings(&["...", ".O.", "..."]);
        assert_eq!((free.status, free.size()), (Surrounded::No, 0));
        assert_eq!(free.map(Point::at(1, 1)), -1);
    }
}
