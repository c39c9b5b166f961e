//! Neighbours of sets of cells, which reading asks for all the time.

use super::super::shape::{CellSet, EyeShape};

/// The neighbours of every set of the first eight cells of a shape, and of the others.
pub(super) struct Around {
    low: [CellSet; 256],
    high: [CellSet; 256],
}

impl Around {
    pub(super) fn of(shape: &EyeShape) -> Around {
        let table = |first: usize| {
            let mut table = [CellSet::EMPTY; 256];
            for set in 1..table.len() {
                let cell = first + set.trailing_zeros() as usize;
                table[set] = table[set & (set - 1)] | shape.adjacent(cell);
            }
            table
        };
        Around { low: table(0), high: table(8) }
    }

    /// The neighbours of these cells.
    #[inline]
    pub(super) fn neighbours(&self, cells: CellSet) -> CellSet {
        let [low, high] = cells.bits().to_le_bytes();
        self.low[usize::from(low)] | self.high[usize::from(high)]
    }

    /// The cells of `within` that are connected to `from` in it.
    #[inline]
    pub(super) fn connected(&self, from: CellSet, within: CellSet) -> CellSet {
        let mut found = from & within;
        loop {
            let grown = found | (self.neighbours(found) & within);
            if grown == found {
                return found;
            }
            found = grown;
        }
    }
}
