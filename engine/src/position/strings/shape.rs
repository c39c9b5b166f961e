//! What the board alone says of a string, without reading.

use super::liberties::{ORDERS, Space};
use crate::board::{Board, Colour, PerPoint, PointSet, StoneString};

/// How far from a string empty points are counted to its effective size.
const SHARED_DISTANCE: usize = 4;
/// What an empty point adds to the effective size: half of a stone, since capturing a string wins two points
/// for each stone of it and one for each point around it.
const EMPTY_POINT: f32 = 0.5;

/// Whether a string keeps its opponent's strings apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Cutstone {
    /// It is next to one enemy string at most.
    #[default]
    None,
    /// It is next to several, any two of which have a liberty in common.
    Potential,
    /// It is next to two that have none in common.
    Cutting,
}

/// What the board alone says of a string.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct StringShape {
    /// Its stones, and half of its share of the empty points up to a distance of four: each
    /// is divided evenly among the strings nearest to it.
    pub effective_size: f32,
    /// The number of its liberties of each order: [`liberties_by_order`](super::liberties_by_order).
    pub liberties: [usize; ORDERS],
    /// Whether it keeps enemy strings apart.
    pub cutstone: Cutstone,
    /// In how many parts it divides the rest of the board, less one: about how many eyes it has.
    pub genus: usize,
}

impl StringShape {
    /// Of all strings, in the order of [`Board::strings`].
    ///
    /// ```
    /// use katachi_engine::{board::Board, position::StringShape};
    /// let board = Board::from_diagram(["XO.", "OX.", "..."])?;
    /// let sizes: Vec<f32> =
    ///     StringShape::of_all(&board).iter().map(|shape| shape.effective_size).collect();
    /// assert_eq!(sizes, [1.0, 1.5, 1.5, 2.5]);
    /// # Ok::<(), katachi_engine::board::DiagramError>(())
    /// ```
    pub fn of_all(board: &Board) -> Vec<StringShape> {
        let space = Space::of(board);
        let all = board.size().points().collect();
        let sizes = effective_sizes(board);
        let shape = |(string, effective_size): (&StoneString, f32)| StringShape {
            effective_size,
            liberties: space.liberties(board, string).map(|order| order.len()),
            cutstone: cutstone(board, string),
            genus: genus(&all, string),
        };
        board.strings().zip(sizes).map(shape).collect()
    }
}

/// The effective sizes of all strings.
fn effective_sizes(board: &Board) -> Vec<f32> {
    let rings = rings(board);
    let near: Vec<PointSet> =
        board.strings().map(|string| nearest_points(string, &rings)).collect();
    let mut sharers: PerPoint<u16> = PerPoint::filled(0);
    near.iter().flatten().for_each(|point| sharers[point] += 1);
    let share = |point| EMPTY_POINT / f32::from(sharers[point]);
    let sizes = board.strings().zip(&near);
    sizes.map(|(string, near)| string.size() as f32 + near.iter().map(share).sum::<f32>()).collect()
}

/// The empty points at each distance from the nearest stone.
fn rings(board: &Board) -> [PointSet; SHARED_DISTANCE] {
    let mut reached = *board.stones(Colour::Black) | *board.stones(Colour::White);
    let empties = board.empties();
    std::array::from_fn(|_| {
        let ring = (reached.neighbours() & empties) - reached;
        reached |= ring;
        ring
    })
}

/// The empty points to which no string is nearer.
fn nearest_points(string: &StoneString, rings: &[PointSet]) -> PointSet {
    let mut near = PointSet::EMPTY;
    let mut front = *string.stones();
    for ring in rings {
        front = front.neighbours() & *ring;
        near |= front;
    }
    near
}

fn cutstone(board: &Board, string: &StoneString) -> Cutstone {
    let mut found = Cutstone::None;
    for one in board.neighbours(string.origin()) {
        let others = board.neighbours(string.origin()).filter(|it| it.origin() > one.origin());
        for other in others {
            if !one.liberties().intersects(other.liberties()) {
                return Cutstone::Cutting;
            }
            found = Cutstone::Potential;
        }
    }
    found
}

fn genus(all: &PointSet, string: &StoneString) -> usize {
    (*all - *string.stones()).components().count().saturating_sub(1)
}
