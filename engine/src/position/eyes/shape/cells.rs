//! Sets of the cells of an eye shape.

/// The most cells that an [`EyeShape`](super::EyeShape) holds.
pub const MAX_CELLS: usize = 16;

/// Some of the cells of a shape, as bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct CellSet(pub(super) u16);

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet(0);

    /// Only this cell; nothing where there can be none.
    #[inline]
    pub const fn only(cell: usize) -> CellSet {
        if cell < MAX_CELLS { CellSet(1 << cell) } else { CellSet(0) }
    }

    /// The first so many cells.
    pub(super) const fn first_cells(count: usize) -> CellSet {
        CellSet(((1u32 << count) - 1) as u16)
    }

    /// Whether the cell belongs to it.
    #[inline]
    pub const fn contains(self, cell: usize) -> bool {
        cell < MAX_CELLS && self.0 >> cell & 1 != 0
    }

    /// Whether there are no cells.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of cells.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first cell.
    #[inline]
    pub const fn first(self) -> Option<usize> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as usize) }
    }

    /// Whether the two have a cell in common.
    #[inline]
    pub const fn intersects(self, other: CellSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The cells in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let cell = CellSet(left).first()?;
            left &= left - 1;
            Some(cell)
        })
    }

    /// The bits: bit `n` stands for cell `n`.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }
}

impl FromIterator<usize> for CellSet {
    fn from_iter<I: IntoIterator<Item = usize>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::EMPTY, |set, cell| set | CellSet::only(cell))
    }
}

impl std::ops::BitOr for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitor(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for CellSet {
    #[inline]
    fn bitor_assign(&mut self, other: CellSet) {
        self.0 |= other.0;
    }
}

impl std::ops::BitAnd for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitand(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }
}

impl std::ops::Sub for CellSet {
    type Output = CellSet;
    #[inline]
    fn sub(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }
}
