//! All shapes of so many points.

use std::collections::BTreeSet;

use katachi_engine::board::Point;

/// Where on the board a shape lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Open,
    Side,
    Corner,
}

/// Row and column of each point of a shape, the least of each being 0, in order.
type Cells = Vec<(usize, usize)>;

impl Place {
    /// Row and column of the corner of the shape's frame.
    fn origin(self) -> (usize, usize) {
        match self {
            Place::Open => (4, 4),
            Place::Side => (0, 4),
            Place::Corner => (0, 0),
        }
    }

    /// The drawings that are the same shape here.
    fn turned(self, cells: &Cells) -> Vec<Cells> {
        let transposed = normal(cells.iter().map(|&(row, column)| (column, row)));
        let mirrored = mirrored(cells);
        match self {
            Place::Corner => vec![cells.clone(), transposed],
            Place::Side => vec![cells.clone(), mirrored],
            Place::Open => {
                let mut all = vec![cells.clone(), transposed];
                for _ in 0..3 {
                    let turned: Vec<Cells> = all[all.len() - 2..].iter().map(quarter).collect();
                    all.extend(turned);
                }
                all
            }
        }
    }

    /// All shapes of so many points at this place, each once.
    pub(crate) fn shapes(self, len: usize) -> Vec<Vec<Point>> {
        let mut all = BTreeSet::from([vec![(0, 0)]]);
        for _ in 1..len {
            all = all.iter().flat_map(grown).collect();
        }
        let (top, left) = self.origin();
        let at = |cells: Cells| {
            cells.into_iter().map(|(row, column)| Point::at(top + row, left + column)).collect()
        };
        all.into_iter().filter(|it| self.turned(it).iter().min() == Some(it)).map(at).collect()
    }
}

/// A shape with its frame at the origin, its points in order.
fn normal(cells: impl Iterator<Item = (usize, usize)> + Clone) -> Cells {
    let top = cells.clone().map(|(row, _)| row).min().unwrap_or(0);
    let left = cells.clone().map(|(_, column)| column).min().unwrap_or(0);
    let mut cells: Cells = cells.map(|(row, column)| (row - top, column - left)).collect();
    cells.sort_unstable();
    cells
}

fn mirrored(cells: &Cells) -> Cells {
    normal(cells.iter().map(|&(row, column)| (row, 99 - column)))
}

fn quarter(cells: &Cells) -> Cells {
    normal(cells.iter().map(|&(row, column)| (column, 99 - row)))
}

/// The shapes with one point more.
fn grown(cells: &Cells) -> Vec<Cells> {
    // Room for a point before the first row and column.
    let moved: Cells = cells.iter().map(|&(row, column)| (row + 1, column + 1)).collect();
    let beside = |&(row, column): &(usize, usize)| {
        [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    };
    let new: BTreeSet<(usize, usize)> =
        moved.iter().flat_map(beside).filter(|point| !moved.contains(point)).collect();
    new.into_iter().map(|point| normal(moved.iter().copied().chain([point]))).collect()
}
