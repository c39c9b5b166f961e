//! What of an eye space decides how many eyes it makes.

mod canonical;
mod cells;
mod diagram;

pub use cells::{CellSet, MAX_CELLS};
pub use diagram::ShapeError;

use arrayvec::ArrayVec;

/// An eye space as a graph: its cells, which of them are next to each other, and what they touch.
///
/// Side and corner of the board need no mark: a cell there touches fewer stones of the owner, or none,
/// and that is what makes them different.
///
/// ```
/// use katachi_engine::position::eyes::EyeShape;
/// let bent_three = EyeShape::from_diagram(["..", ". "])?;
/// let straight_three = EyeShape::from_diagram(["..."])?;
/// assert_eq!(bent_three.canonical().0, straight_three.canonical().0);
/// # Ok::<(), katachi_engine::position::eyes::ShapeError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct EyeShape {
    adjacent: ArrayVec<CellSet, MAX_CELLS>,
    wall: CellSet,
    marginal: CellSet,
    stones: CellSet,
    loose: CellSet,
    outside: OutsideLiberties,
}

/// How many liberties the stones round an eye space have outside it.
///
/// The attacker can fill them, at a move each. More than two decide nothing that two do not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum OutsideLiberties {
    /// None: the eye space holds all that they have.
    None,
    /// One.
    One,
    /// Two or more.
    #[default]
    Many,
}

impl OutsideLiberties {
    /// So many liberties.
    pub const fn new(count: usize) -> OutsideLiberties {
        match count {
            0 => OutsideLiberties::None,
            1 => OutsideLiberties::One,
            _ => OutsideLiberties::Many,
        }
    }
}

/// What is on a cell at the beginning.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Occupant {
    /// Nothing.
    #[default]
    Nothing,
    /// A stone of the attacker. On a marginal cell it is cut off none the less: only what is played there
    /// later comes from outside.
    Attacker,
    /// A stone of the owner that does not hang together with those round the space.
    Owner,
}

/// What a cell of a shape is like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cell {
    /// Whether it touches the stones round the eye space.
    pub wall: bool,
    /// Whether the attacker can play there from outside: what it plays there lives.
    pub marginal: bool,
    /// What is on it.
    pub occupant: Occupant,
}

impl EyeShape {
    /// A shape without cells, within stones with so many liberties outside.
    pub fn new(outside: OutsideLiberties) -> EyeShape {
        EyeShape {
            adjacent: ArrayVec::new(),
            wall: CellSet::EMPTY,
            marginal: CellSet::EMPTY,
            stones: CellSet::EMPTY,
            loose: CellSet::EMPTY,
            outside,
        }
    }

    /// Adds a cell and gives its number; `None` if the shape is full.
    pub fn add(&mut self, cell: Cell) -> Option<usize> {
        let number = self.adjacent.len();
        self.adjacent.try_push(CellSet::EMPTY).ok()?;
        let only = CellSet::only(number);
        for (flag, set) in [
            (cell.wall, &mut self.wall),
            (cell.marginal, &mut self.marginal),
            (cell.occupant == Occupant::Attacker, &mut self.stones),
            (cell.occupant == Occupant::Owner, &mut self.loose),
        ] {
            if flag {
                *set |= only;
            }
        }
        Some(number)
    }

    /// Makes two different cells neighbours. Numbers of no cell are ignored.
    pub fn connect(&mut self, one: usize, other: usize) {
        let len = self.adjacent.len();
        if one != other && one < len && other < len {
            self.adjacent[one] |= CellSet::only(other);
            self.adjacent[other] |= CellSet::only(one);
        }
    }

    /// The number of cells.
    #[inline]
    pub fn len(&self) -> usize {
        self.adjacent.len()
    }

    /// Whether there are no cells.
    pub fn is_empty(&self) -> bool {
        self.adjacent.is_empty()
    }

    /// All cells.
    #[inline]
    pub fn cells(&self) -> CellSet {
        CellSet::first_cells(self.adjacent.len())
    }

    /// The neighbours of a cell; none if there is no such cell.
    #[inline]
    pub fn adjacent(&self, cell: usize) -> CellSet {
        self.adjacent.get(cell).copied().unwrap_or_default()
    }

    /// The cells that touch the stones round the eye space.
    #[inline]
    pub fn wall(&self) -> CellSet {
        self.wall
    }

    /// The cells where the attacker can play from outside.
    #[inline]
    pub fn marginal(&self) -> CellSet {
        self.marginal
    }

    /// The cells with a stone of the attacker.
    #[inline]
    pub fn stones(&self) -> CellSet {
        self.stones
    }

    /// The cells with a stone of the owner that does not hang together with those round the eye space.
    #[inline]
    pub fn loose(&self) -> CellSet {
        self.loose
    }

    /// The liberties outside of the stones round the eye space.
    #[inline]
    pub fn outside(&self) -> OutsideLiberties {
        self.outside
    }

    /// The same within stones with so many liberties outside.
    #[must_use]
    pub fn with_outside(mut self, outside: OutsideLiberties) -> EyeShape {
        self.outside = outside;
        self
    }

    /// The same shape with its cells in another order: cell `n` is what `order[n]` was. `order` names
    /// each cell once.
    pub(super) fn reordered(&self, order: &[usize]) -> EyeShape {
        let moved = |set: CellSet| -> CellSet {
            (0..order.len()).filter(|new| set.contains(order[*new])).collect()
        };
        EyeShape {
            adjacent: order.iter().map(|old| moved(self.adjacent(*old))).collect(),
            wall: moved(self.wall),
            marginal: moved(self.marginal),
            stones: moved(self.stones),
            loose: moved(self.loose),
            outside: self.outside,
        }
    }
}
