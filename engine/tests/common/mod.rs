//! Random boards and databases, for the tests of the matchers.

use katachi_engine::{
    autohelper::AutoHelper,
    board::{BoardSize, Colour, PerPoint, Point, Vertex},
    matching::{Block, Database, Edges, ElementSet, Kind, PatternData, Program, Symmetry, View},
};

/// A small generator of random numbers (SplitMix64), so that a seed is the whole case.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// A number below `end`, which is not 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % end as u64) as usize
    }

    /// True once in `times`.
    pub(crate) fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of these.
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

/// A position.
#[derive(Clone)]
pub(crate) struct Position {
    /// The size of the board.
    pub(crate) size: BoardSize,
    /// The vertices.
    pub(crate) vertices: PerPoint<Vertex>,
}

impl Position {
    /// A board with stones anywhere, more or less dense.
    pub(crate) fn random(random: &mut Random) -> Position {
        let size = BoardSize::new(1 + random.below(19)).expect("a size");
        let mut position = Position { size, vertices: PerPoint::empty_board(size) };
        let density = 1 + random.below(6);
        for point in size.points() {
            if random.once_in(density) {
                position.vertices[point] = random.pick(&[Vertex::Black, Vertex::White]);
            }
        }
        position
    }

    /// Changes up to `most` vertices.
    pub(crate) fn change(&mut self, random: &mut Random, most: usize) {
        let size = self.size.get();
        for _ in 0..1 + random.below(most) {
            let point = Point::at(random.below(size), random.below(size));
            self.vertices[point] =
                random.pick(&[Vertex::Black, Vertex::White, Vertex::Empty, Vertex::Empty]);
        }
    }

    /// The position seen by a side.
    pub(crate) fn view(&self, side: Colour) -> View<'_> {
        View { vertices: &self.vertices, size: self.size, side }
    }
}

/// A block that asks nothing.
pub(crate) fn block(kind: Kind, patterns: Vec<PatternData>) -> Block<dyn AutoHelper> {
    Block {
        source: "random".into(),
        kind,
        patterns: patterns.into(),
        program: Program::Compiled {
            constraint: |_, _, _| true,
            action: |_, _, _| None,
            helpers: &[],
        },
    }
}

/// A database of patterns, half of them cut out of a position so that they match somewhere.
pub(crate) fn random_database(
    random: &mut Random,
    position: &Position,
) -> Database<dyn AutoHelper> {
    let kinds = [Kind::Moves, Kind::Connections, Kind::Corner];
    let databases: Vec<_> = (0..1 + random.below(3))
        .map(|_| {
            let kind = random.pick(&kinds);
            let count = random.below(12);
            let patterns = (0..count).map(|_| random_pattern(random, kind, position)).collect();
            Database::read(block(kind, patterns))
        })
        .collect();
    Database::join(&databases.iter().collect::<Vec<_>>())
}

fn random_pattern(random: &mut Random, kind: Kind, position: &Position) -> PatternData {
    let (mut rows, edges) =
        if random.once_in(2) { cut_out(random, position) } else { invented(random) };
    if random.once_in(4) {
        make_symmetric(random, &mut rows);
    }
    if kind != Kind::Connections || random.once_in(2) {
        let row = random.below(rows.len());
        let column = random.below(rows[row].len());
        rows[row][column] = '*';
    }
    let rows: Vec<String> = rows.into_iter().map(String::from_iter).collect();
    let symmetries = [
        Symmetry::None,
        Symmetry::Vertical,
        Symmetry::Horizontal,
        Symmetry::Slash,
        Symmetry::Backslash,
        Symmetry::Plus,
        Symmetry::Cross,
        Symmetry::Rotation,
    ];
    let symmetry = if random.once_in(3) { random.pick(&symmetries) } else { Symmetry::None };
    PatternData {
        name: "Random".into(),
        rows: rows.join("\n").into(),
        edges,
        symmetry,
        goal_elements: ElementSet(random.below(128) as u16),
        constraint: if random.once_in(3) { "1".into() } else { "".into() },
        ..PatternData::default()
    }
}

fn length(random: &mut Random) -> usize {
    match random.below(8) {
        0 => 1 + random.below(19),
        1 | 2 => 1 + random.below(9),
        _ => 1 + random.below(4),
    }
}

/// A diagram of anything.
fn invented(random: &mut Random) -> (Vec<Vec<char>>, Edges) {
    let (height, width) = (length(random), length(random));
    let letters: Vec<char> = match random.below(3) {
        0 => "????????OX".chars().collect(),
        1 => "??????oxoxoxO.".chars().collect(),
        _ => ".XOxo,!?QY".chars().collect(),
    };
    let row = |random: &mut Random| (0..width).map(|_| random.pick(&letters)).collect();
    let rows = (0..height).map(|_| row(random)).collect();
    let edges = if random.once_in(3) { random.below(16) as u8 } else { 0 };
    (rows, Edges(edges))
}

/// A part of a position, with the edges that it touches or some of them, seen by Black.
fn cut_out(random: &mut Random, position: &Position) -> (Vec<Vec<char>>, Edges) {
    let size = position.size.get();
    let mut range = || {
        let length = length(random).min(size);
        let first = if random.once_in(3) { 0 } else { random.below(size - length + 1) };
        first..first + length
    };
    let (down, right) = (range(), range());
    let vague = 1 + random.below(4);
    let mut row = |row: usize| -> Vec<char> {
        let point = |column| Point::at(row, column);
        right
            .clone()
            .map(|column| letter(random, position.vertices[point(column)], vague))
            .collect()
    };
    let rows = down.clone().map(&mut row).collect();
    let touched = [
        (down.start == 0, Edges::TOP),
        (down.end == size, Edges::BOTTOM),
        (right.start == 0, Edges::LEFT),
        (right.end == size, Edges::RIGHT),
    ];
    let edges = touched.iter().filter(|(touches, _)| *touches && random.once_in(2));
    let edges = edges.fold(0, |edges, (_, side)| edges | side);
    (rows, Edges(edges))
}

/// An element that allows what is there.
fn letter(random: &mut Random, vertex: Vertex, vague: usize) -> char {
    if random.once_in(vague) {
        return '?';
    }
    let letters = match vertex {
        Vertex::Black => ['O', 'o', 'Q', 'O'],
        Vertex::White => ['X', 'x', 'Y', 'X'],
        Vertex::Empty | Vertex::Off => ['.', ',', 'o', 'x'],
    };
    random.pick(&letters)
}

/// Gives a diagram the symmetry of one of the axes, of both, or of a half turn.
fn make_symmetric(random: &mut Random, rows: &mut [Vec<char>]) {
    let (height, width) = (rows.len(), rows[0].len());
    let way = random.below(4);
    for row in 0..height {
        for column in 0..width {
            let (from_row, from_column) = match way {
                0 => (row.min(height - 1 - row), column),
                1 => (row, column.min(width - 1 - column)),
                2 => (row.min(height - 1 - row), column.min(width - 1 - column)),
                _ => (row, column).min((height - 1 - row, width - 1 - column)),
            };
            rows[row][column] = rows[from_row][from_column];
        }
    }
}
