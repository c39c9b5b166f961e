//! A board written for plainness: a grid, flood fill and copies. The twin that the real board is
//! compared with.

use katachi_engine::board::{BoardSize, Colour, IllegalMove, Point, Suicide};

/// The cells of the largest board.
const MOST: usize = 19 * 19;

/// A position. Copied to try a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NaiveBoard {
    size: usize,
    suicide: Suicide,
    grid: Vec<Option<Colour>>,
    /// The ko point and who may not play there.
    ko: Option<(usize, Colour)>,
    captured: [usize; 2],
}

impl NaiveBoard {
    pub(crate) fn new(size: BoardSize, suicide: Suicide) -> NaiveBoard {
        let size = size.get();
        NaiveBoard { size, suicide, grid: vec![None; size * size], ko: None, captured: [0, 0] }
    }

    pub(crate) fn stone(&self, point: Point) -> Option<Colour> {
        self.grid[self.cell(point)]
    }

    pub(crate) fn ko(&self) -> Option<Point> {
        self.ko.map(|(cell, _)| self.point(cell))
    }

    pub(crate) fn captured(&self, colour: Colour) -> usize {
        self.captured[colour.index()]
    }

    pub(crate) fn empties(&self) -> Vec<Point> {
        let cells = 0..self.grid.len();
        cells.filter(|cell| self.grid[*cell].is_none()).map(|cell| self.point(cell)).collect()
    }

    /// The first empty vertex from this one on, in reading order and round again.
    pub(crate) fn empty_from(&self, start: usize) -> Option<Point> {
        let cells = (start..self.grid.len()).chain(0..start);
        cells.into_iter().find(|cell| self.grid[*cell].is_none()).map(|cell| self.point(cell))
    }

    /// The stones of the string at a point, none where it is empty.
    pub(crate) fn string(&self, point: Point) -> Vec<Point> {
        self.flood(self.cell(point)).into_iter().map(|cell| self.point(cell)).collect()
    }

    /// The liberties of the string at a point.
    pub(crate) fn liberties(&self, point: Point) -> Vec<Point> {
        let cells = self.flood_liberties(self.cell(point));
        cells.into_iter().map(|cell| self.point(cell)).collect()
    }

    pub(crate) fn pass(&mut self) {
        self.ko = None;
    }

    pub(crate) fn play(&mut self, colour: Colour, point: Point) -> Result<(), IllegalMove> {
        let cell = self.cell(point);
        if self.grid[cell].is_some() {
            return Err(IllegalMove::Occupied);
        }
        if self.ko == Some((cell, colour)) {
            return Err(IllegalMove::Ko);
        }
        let mut next = self.clone();
        next.ko = None;
        next.grid[cell] = Some(colour);
        let mut taken = Vec::new();
        for neighbour in self.around(cell) {
            if next.grid[neighbour] == Some(colour.other()) {
                taken.extend(next.take_if_dead(neighbour));
            }
        }
        if !next.has_liberty(cell) {
            if self.suicide == Suicide::Forbidden {
                return Err(IllegalMove::Suicide);
            }
            next.take_if_dead(cell);
        } else if taken.len() == 1
            && next.flood(cell).len() == 1
            && next.flood_liberties(cell) == taken
        {
            next.ko = Some((taken[0], colour.other()));
        }
        *self = next;
        Ok(())
    }

    fn take_if_dead(&mut self, cell: usize) -> Vec<usize> {
        if self.has_liberty(cell) {
            return Vec::new();
        }
        let stones = self.flood(cell);
        for &stone in &stones {
            if let Some(colour) = self.grid[stone].take() {
                self.captured[colour.index()] += 1;
            }
        }
        stones
    }

    fn flood(&self, cell: usize) -> Vec<usize> {
        let mut string = Vec::new();
        self.visit(cell, |stone| {
            string.push(stone);
            true
        });
        string
    }

    fn flood_liberties(&self, cell: usize) -> Vec<usize> {
        let mut seen = [false; MOST];
        let mut liberties = Vec::new();
        for neighbour in self.flood(cell).into_iter().flat_map(|stone| self.around(stone)) {
            if self.grid[neighbour].is_none() && !std::mem::replace(&mut seen[neighbour], true) {
                liberties.push(neighbour);
            }
        }
        liberties
    }

    fn has_liberty(&self, cell: usize) -> bool {
        let mut found = false;
        self.visit(cell, |stone| {
            found = self.around(stone).any(|neighbour| self.grid[neighbour].is_none());
            !found
        });
        found
    }

    /// Visits the stones of the string at a cell, until told to stop.
    fn visit(&self, cell: usize, mut go_on: impl FnMut(usize) -> bool) {
        let Some(colour) = self.grid[cell] else { return };
        let mut seen = [false; MOST];
        seen[cell] = true;
        let mut open = vec![cell];
        while let Some(stone) = open.pop() {
            if !go_on(stone) {
                return;
            }
            for neighbour in self.around(stone) {
                if !seen[neighbour] && self.grid[neighbour] == Some(colour) {
                    seen[neighbour] = true;
                    open.push(neighbour);
                }
            }
        }
    }

    fn around(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        let (row, column, size) = (cell / self.size, cell % self.size, self.size);
        [
            (row > 0).then(|| cell - size),
            (column > 0).then(|| cell - 1),
            (row + 1 < size).then_some(cell + size),
            (column + 1 < size).then_some(cell + 1),
        ]
        .into_iter()
        .flatten()
    }

    fn cell(&self, point: Point) -> usize {
        point.row() * self.size + point.column()
    }

    fn point(&self, cell: usize) -> Point {
        Point::at(cell / self.size, cell % self.size)
    }
}
