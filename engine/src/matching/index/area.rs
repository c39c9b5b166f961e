//! Sets of vertices as rows of bits.

use crate::board::{BoardSize, MAX_SIZE, Point};

/// Rows of padding above and below, so that a window of seven rows needs no test.
const PADDING: usize = 3;

/// A set of vertices of a board in the form that windows are cut out of.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Area {
    /// A bit for each column, row by row.
    rows: [u32; MAX_SIZE + 2 * PADDING],
}

impl Area {
    /// Adds a vertex. A pass and padding are passed over.
    pub(super) fn insert(&mut self, point: Point) {
        let (row, column) = (point.row(), point.column());
        if row < MAX_SIZE && column < MAX_SIZE {
            self.rows[row + PADDING] |= 1 << column;
        }
    }

    /// Takes a vertex out.
    pub(super) fn remove(&mut self, point: Point) {
        let (row, column) = (point.row(), point.column());
        if row < MAX_SIZE && column < MAX_SIZE {
            self.rows[row + PADDING] &= !(1 << column);
        }
    }

    /// Whether a vertex is in it.
    pub(super) fn has(&self, point: Point) -> bool {
        let (row, column) = (point.row(), point.column());
        row < MAX_SIZE && column < MAX_SIZE && self.rows[row + PADDING] >> column & 1 != 0
    }

    /// Lists its vertices, row by row from the top, in place of what the list holds.
    pub(super) fn list(&self, points: &mut Vec<Point>) {
        points.clear();
        for (row, bits) in self.rows[PADDING..PADDING + MAX_SIZE].iter().enumerate() {
            points.extend(Columns(*bits).map(|column| Point::at(row, column)));
        }
    }

    /// The vertices of a board that are within `reach` rows and columns of one in it.
    pub(super) fn widened(&self, reach: usize, size: BoardSize) -> Area {
        let on_board = (1 << size.get()) - 1;
        let mut widened = Area::default();
        for row in 0..MAX_SIZE {
            let bits = self.rows[row + PADDING];
            if bits == 0 {
                continue;
            }
            let level = (1..=reach).fold(bits, |wide, by| wide | bits << by | bits >> by);
            let to = (row + reach + 1).min(size.get());
            let from = row.saturating_sub(reach).min(to);
            for wide in &mut widened.rows[from + PADDING..to + PADDING] {
                *wide |= level & on_board;
            }
        }
        widened
    }

    /// What is in both.
    pub(super) fn within(&self, other: &Area) -> Area {
        let mut both = self.clone();
        for (row, other) in both.rows.iter_mut().zip(&other.rows) {
            *row &= other;
        }
        both
    }

    /// What is in it and not in another.
    pub(super) fn without(&self, other: &Area) -> Area {
        let mut left = self.clone();
        for (row, other) in left.rows.iter_mut().zip(&other.rows) {
            *row &= !other;
        }
        left
    }

    /// The 7x7 window round a vertex of the board: bit `7 * row + column` of the window.
    pub(super) fn window(&self, centre: Point) -> u64 {
        let rows = &self.rows[centre.row()..centre.row() + 2 * PADDING + 1];
        rows.iter().rev().fold(0, |window, row| {
            window << 7 | u64::from(((row << PADDING) >> centre.column()) & 0x7f)
        })
    }
}

impl FromIterator<Point> for Area {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Area {
        let mut area = Area::default();
        points.into_iter().for_each(|point| area.insert(point));
        area
    }
}

impl Extend<Point> for Area {
    fn extend<I: IntoIterator<Item = Point>>(&mut self, points: I) {
        points.into_iter().for_each(|point| self.insert(point));
    }
}

/// The columns of the bits of a row.
struct Columns(u32);

impl Iterator for Columns {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let column = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widening_and_windows_stay_on_the_board() {
        let points = |area: &Area| {
            let mut points = Vec::new();
            area.list(&mut points);
            points
        };
        let size = BoardSize::new(9).expect("a size");
        for point in size.points() {
            let area: Area = [point].into_iter().collect();
            assert_eq!(points(&area), [point]);
            let near = |other: &Point| {
                other.row().abs_diff(point.row()) <= 3
                    && other.column().abs_diff(point.column()) <= 3
            };
            let expected: Vec<Point> = size.points().filter(near).collect();
            assert_eq!(points(&area.widened(3, size)), expected);
            for centre in expected {
                let row = point.row() + 3 - centre.row();
                let column = point.column() + 3 - centre.column();
                assert_eq!(area.window(centre), 1 << (7 * row + column));
            }
        }
        let mut area = Area::default();
        area.insert(Point::PASS);
        assert_eq!(area, Area::default());
    }
}
