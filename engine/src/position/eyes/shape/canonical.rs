//! One order of the cells for all shapes that are the same graph.

use arrayvec::ArrayVec;

use super::{EyeShape, MAX_CELLS};

/// The rounds in which a cell learns of those further away. Later ones make differences rarely.
const ROUNDS: usize = 4;

type Colours = ArrayVec<u64, MAX_CELLS>;

impl EyeShape {
    /// The shape in an order of its cells that does not depend on the one that it has, and that order:
    /// cell `n` of the canonical shape is cell `order[n]` of this one.
    ///
    /// Shapes that turning or mirroring makes equal become equal, and in general all that are the same
    /// graph. Where the order of two cells that differ is not found, only some work is done twice.
    pub fn canonical(&self) -> (EyeShape, ArrayVec<usize, MAX_CELLS>) {
        let mut colours: Colours = (0..self.len()).map(|cell| self.first_colour(cell)).collect();
        self.refine(&mut colours);
        while let Some(cell) = first_of_equals(&colours) {
            colours[cell] = mix(colours[cell], 1);
            self.refine(&mut colours);
        }
        let mut order: ArrayVec<usize, MAX_CELLS> = (0..self.len()).collect();
        order.sort_unstable_by_key(|cell| colours[*cell]);
        (self.reordered(&order), order)
    }

    fn first_colour(&self, cell: usize) -> u64 {
        let flag = |set: super::CellSet, bit: u64| u64::from(set.contains(cell)) << bit;
        mix(
            flag(self.wall, 0)
                | flag(self.marginal, 1)
                | flag(self.stones, 2)
                | flag(self.loose, 3),
            2,
        )
    }

    /// Lets the colour of each cell tell of its surroundings.
    fn refine(&self, colours: &mut Colours) {
        for _ in 0..ROUNDS {
            let before = colours.clone();
            for (cell, colour) in colours.iter_mut().enumerate() {
                let around = self
                    .adjacent(cell)
                    .iter()
                    .fold(0u64, |sum, next| sum.wrapping_add(mix(before[next], 3)));
                *colour = mix(before[cell], around);
            }
        }
    }
}

/// The first of the cells of the least colour that several have.
fn first_of_equals(colours: &Colours) -> Option<usize> {
    let shared = |colour: &u64| colours.iter().filter(|other| *other == colour).count() > 1;
    let least = colours.iter().copied().filter(shared).min()?;
    colours.iter().position(|colour| *colour == least)
}

fn mix(colour: u64, with: u64) -> u64 {
    let mixed = (colour ^ with.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 31).wrapping_add(with);
    (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}
