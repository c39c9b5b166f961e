//! A position as the codes that masks are compared with.

use super::masks::{DISTANCES, REACH, code_bit, far_bit, near_bit, ring};
use crate::{
    board::{BoardSize, Colour, MAX_SIZE, POINTS, PerPoint, Point, STRIDE, Vertex},
    matching::view::Seen,
};

/// Entries before the first point and after the last, so that a window of seven rows and columns
/// round any point stays inside.
const PADDING: usize = REACH as usize * STRIDE + REACH as usize + 1;

/// The number of entries of a plane.
const ENTRIES: usize = POINTS + 2 * PADDING;

/// The more vertices have changed, the longer it takes to follow them; from here on it is quicker
/// to compute everything anew.
const MANY_CHANGES: usize = 24;

/// A position seen by one side: for each point the codes of its 3x3 neighbourhood, of its near ring
/// and of its far ring with the distances to the sides.
///
/// Where a window runs over the right edge its codes tell of the next row. No match can come of
/// it: whatever asks for a vertex there also asks that the side is farther away.
#[derive(Clone, Debug)]
pub(super) struct Planes {
    size: Option<BoardSize>,
    side: Colour,
    vertices: PerPoint<Vertex>,
    cells: Box<[u16; ENTRIES]>,
    rows: Box<Rows>,
    codes: Box<[u32; ENTRIES]>,
    near: Box<[u32; ENTRIES]>,
    far: Box<[u64; ENTRIES]>,
    /// The distances to the sides of the vertices of all boards, which depend on the size.
    sides: Box<[u32; COUNT]>,
    changed: Vec<Point>,
}

impl Planes {
    /// Planes of no position yet.
    pub(super) fn new(side: Colour) -> Planes {
        Planes {
            size: None,
            side,
            vertices: PerPoint::filled(Vertex::Off),
            cells: Box::new([Seen::Off as u16; ENTRIES]),
            rows: Box::new(Rows::new()),
            codes: Box::new([0; ENTRIES]),
            near: Box::new([0; ENTRIES]),
            far: Box::new([0; ENTRIES]),
            sides: Box::new([0; COUNT]),
            changed: Vec::new(),
        }
    }

    /// The size of the board, if there is a position.
    pub(super) fn size(&self) -> Option<BoardSize> {
        self.size
    }

    /// The code of the 3x3 neighbourhood.
    #[inline]
    pub(super) fn code(&self, at: Point) -> u32 {
        self.codes[at.index() + PADDING]
    }

    /// The near ring.
    #[inline]
    pub(super) fn near(&self, at: Point) -> u32 {
        self.near[at.index() + PADDING]
    }

    /// The far ring and the distances to the sides of the point of this index.
    #[inline]
    pub(super) fn far(&self, index: usize) -> u64 {
        self.far[index + PADDING]
    }

    /// The two bits of a vertex that is on the board.
    #[inline]
    pub(super) fn cell(&self, at: Point) -> u16 {
        self.cells[at.index() + PADDING]
    }

    /// Follows to another position. Tells the vertices that differ; `None` where everything does,
    /// because the board's size does or because so much has changed that all was computed anew.
    pub(super) fn follow(
        &mut self,
        vertices: &PerPoint<Vertex>,
        size: BoardSize,
    ) -> Option<&[Point]> {
        if self.size != Some(size) || !self.find_changes(vertices) {
            self.compute(vertices, size);
            return None;
        }
        for index in 0..self.changed.len() {
            let at = self.changed[index];
            self.set(at, vertices[at]);
        }
        Some(&self.changed)
    }

    /// Finds the vertices that differ, unless they are too many.
    fn find_changes(&mut self, vertices: &PerPoint<Vertex>) -> bool {
        const CHUNK: usize = 16;
        self.changed.clear();
        let pairs = self.vertices.0.iter().zip(&vertices.0);
        let count: u16 = pairs.map(|(old, new)| u16::from(old != new)).sum();
        if usize::from(count) > MANY_CHANGES {
            return false;
        }
        let chunks = self.vertices.0.chunks(CHUNK).zip(vertices.0.chunks(CHUNK));
        for (number, (old, new)) in chunks.enumerate().filter(|(_, (old, new))| old != new) {
            let differ = (0..old.len()).filter(|index| old[*index] != new[*index]);
            let points = differ.filter_map(|index| Point::from_index(number * CHUNK + index));
            self.changed.extend(points);
        }
        true
    }

    /// Puts something else on a vertex: each code that holds its bits is told.
    fn set(&mut self, at: Point, vertex: Vertex) {
        self.vertices[at] = vertex;
        let entry = at.index() + PADDING;
        let new = Seen::from_side(vertex, self.side) as u16;
        let flipped = self.cells[entry] ^ new;
        self.cells[entry] = new;
        for (down, right) in WINDOW {
            // The vertex lies (down, right) of this entry's.
            let entry = (entry as i32 - down * STRIDE as i32 - right) as usize;
            match ring((down, right)) {
                0 | 1 => self.codes[entry] ^= u32::from(flipped) << code_bit((down, right)),
                2 => self.near[entry] ^= u32::from(flipped) << near_bit((down, right)),
                _ => self.far[entry] ^= u64::from(flipped) << far_bit((down, right)),
            }
        }
    }

    fn compute(&mut self, vertices: &PerPoint<Vertex>, size: BoardSize) {
        if self.size != Some(size) {
            *self.sides = sides(size);
            self.size = Some(size);
        }
        self.vertices.clone_from(vertices);
        let own = self.side.stone();
        let cells = &mut self.cells[PADDING..PADDING + POINTS];
        for (cell, vertex) in cells.iter_mut().zip(&vertices.0) {
            let (own, off) = (*vertex == own, *vertex == Vertex::Off);
            let stone = *vertex == Vertex::Black || *vertex == Vertex::White;
            *cell = u16::from(own | off) | u16::from((stone & !own) | off) << 1;
        }
        self.rows.compute(&self.cells);
        compute_codes(&self.rows, &mut self.codes);
        compute_near(&self.rows, &mut self.near);
        compute_far(&self.rows, &self.sides, &mut self.far);
    }
}

/// The steps of the 7x7 window.
const WINDOW: [(i32, i32); 49] = {
    let mut window = [(0, 0); 49];
    let mut index = 0;
    while index < 49 {
        window[index] = (index as i32 / 7 - REACH, index as i32 % 7 - REACH);
        index += 1;
    }
    window
};

/// Runs of vertices, of which the codes are put together: `level3` and `upright3` hold the vertex
/// and its neighbours left to right and top to bottom, and so on.
#[derive(Clone, Debug)]
struct Rows {
    level3: [u16; ENTRIES],
    level5: [u16; ENTRIES],
    level7: [u16; ENTRIES],
    upright3: [u16; ENTRIES],
    upright5: [u16; ENTRIES],
}

impl Rows {
    fn new() -> Rows {
        Rows {
            level3: [0; ENTRIES],
            level5: [0; ENTRIES],
            level7: [0; ENTRIES],
            upright3: [0; ENTRIES],
            upright5: [0; ENTRIES],
        }
    }

    fn compute(&mut self, cells: &[u16; ENTRIES]) {
        extend(&mut self.level3, cells, cells, 2, 1);
        extend(&mut self.level5, &self.level3, cells, 6, 2);
        extend(&mut self.level7, &self.level5, cells, 10, 3);
        extend(&mut self.upright3, cells, cells, 2, STRIDE);
        extend(&mut self.upright5, &self.upright3, cells, 6, 2 * STRIDE);
    }
}

/// Adds the vertices `by` entries before and after to each run; a run has `bits` bits. At the ends
/// of the plane, where nothing is read, nothing is added.
fn extend(
    longer: &mut [u16; ENTRIES],
    runs: &[u16; ENTRIES],
    cells: &[u16; ENTRIES],
    bits: u32,
    by: usize,
) {
    let longer = &mut longer[by..ENTRIES - by];
    let (before, runs, after) = (cells, &runs[by..], &cells[2 * by..]);
    for (((longer, before), run), after) in longer.iter_mut().zip(before).zip(runs).zip(after) {
        *longer = before | run << 2 | after << (2 + bits);
    }
}

/// The entries of the vertices of all boards: the first row's first to the last row's last.
const FIRST: usize = PADDING + STRIDE + 1;
const COUNT: usize = MAX_SIZE * STRIDE - 1;

/// The runs `by` entries away from each vertex's.
fn shifted(runs: &[u16; ENTRIES], by: isize) -> &[u16] {
    let from = FIRST.wrapping_add_signed(by);
    &runs[from..from + COUNT]
}

fn compute_codes(rows: &Rows, codes: &mut [u32; ENTRIES]) {
    let row = STRIDE as isize;
    let runs = shifted(&rows.level3, -row).iter().zip(shifted(&rows.level3, 0));
    let runs = runs.zip(shifted(&rows.level3, row));
    for (code, ((above, at), below)) in codes[FIRST..FIRST + COUNT].iter_mut().zip(runs) {
        *code = u32::from(*above) | u32::from(*at) << 6 | u32::from(*below) << 12;
    }
}

fn compute_near(rows: &Rows, near: &mut [u32; ENTRIES]) {
    let row = STRIDE as isize;
    let level = shifted(&rows.level5, -2 * row).iter().zip(shifted(&rows.level5, 2 * row));
    let upright = shifted(&rows.upright3, -2).iter().zip(shifted(&rows.upright3, 2));
    let runs = level.zip(upright);
    for (near, ((above, below), (left, right))) in near[FIRST..FIRST + COUNT].iter_mut().zip(runs) {
        *near = u32::from(*above)
            | u32::from(*below) << 10
            | u32::from(*left) << 20
            | u32::from(*right) << 26;
    }
}

fn compute_far(rows: &Rows, sides: &[u32; COUNT], far: &mut [u64; ENTRIES]) {
    let row = STRIDE as isize;
    let level = shifted(&rows.level7, -3 * row).iter().zip(shifted(&rows.level7, 3 * row));
    let upright = shifted(&rows.upright5, -3).iter().zip(shifted(&rows.upright5, 3));
    let runs = level.zip(upright).zip(sides);
    let far = &mut far[FIRST..FIRST + COUNT];
    for (far, (((above, below), (left, right)), sides)) in far.iter_mut().zip(runs) {
        let lower = u32::from(*above) | u32::from(*below) << 14;
        let upper = u32::from(*left) | u32::from(*right) << 10 | sides;
        *far = u64::from(lower) | u64::from(upper) << 32;
    }
}

/// The distances to the sides of each vertex, as the upper half of the far ring holds them.
fn sides(size: BoardSize) -> [u32; COUNT] {
    let mut sides = [0; COUNT];
    for at in size.points() {
        let (upright, level) = (distances(at.row(), size), distances(at.column(), size));
        sides[at.index() + PADDING - FIRST] = (upright | level << 6) << (DISTANCES - 32);
    }
    sides
}

/// The distances of a line to the board's first and last, in unary from two lines on.
const fn distances(line: usize, size: BoardSize) -> u32 {
    const fn unary(lines: usize) -> u32 {
        ((1 << if lines < 4 { lines } else { 4 }) - 1) >> 1
    }
    unary(line) | unary(size.get() - 1 - line) << 3
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The codes as their definition says, vertex by vertex.
    fn check_codes(planes: &Planes, vertices: &PerPoint<Vertex>, size: BoardSize, side: Colour) {
        for at in size.points() {
            let (mut code, mut near, mut far) = (0, 0, 0);
            for (down, right) in WINDOW {
                let (row, column) = (at.row() as i32 + down, at.column() as i32 + right);
                let on_board = 0..size.get() as i32;
                let seen = if on_board.contains(&row) && on_board.contains(&column) {
                    Seen::from_side(vertices[Point::at(row as usize, column as usize)], side)
                } else if ring((down, right)) < 2 {
                    Seen::Off
                } else {
                    continue;
                };
                match ring((down, right)) {
                    0 | 1 => code |= (seen as u32) << code_bit((down, right)),
                    2 => {
                        let bits = planes.near(at) >> near_bit((down, right)) & 3;
                        near |= bits ^ seen as u32;
                    }
                    _ => {
                        let bits = planes.far(at.index()) >> far_bit((down, right)) & 3;
                        far |= bits ^ seen as u64;
                    }
                }
            }
            assert_eq!((planes.code(at), near, far), (code, 0, 0), "{at:?}");
            let distances = distances(at.row(), size) | distances(at.column(), size) << 6;
            assert_eq!(planes.far(at.index()) >> DISTANCES, u64::from(distances));
        }
    }

    #[test]
    fn codes_follow_the_position() {
        for size in [1, 2, 5, 9, 19] {
            let size = BoardSize::new(size).expect("a size");
            let mut vertices = PerPoint::empty_board(size);
            for side in Colour::ALL {
                let mut planes = Planes::new(side);
                for (count, at) in size.points().enumerate().step_by(3) {
                    let stones = [Vertex::Black, Vertex::White, Vertex::Empty];
                    vertices[at] = stones[count * count % 7 % 3];
                    let changed = planes.follow(&vertices, size);
                    assert!(changed.is_none_or(|changed| changed.len() <= 1));
                    check_codes(&planes, &vertices, size, side);
                }
            }
        }
    }
}
