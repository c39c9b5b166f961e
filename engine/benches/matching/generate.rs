//! Databases of shapes that occur in games, the same on every run.

use std::ops::Range;

use katachi_engine::{
    autohelper::AutoHelper,
    board::{MAX_SIZE, Point, Vertex},
    matching::{Block, Database, Edges, Kind, PatternData, Program, Symmetry},
};

use crate::games::Situation;

/// SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % end as u64) as usize
    }

    fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// How many patterns of a hundred have nothing that tells coinciding placements apart. The others
/// have a constraint.
const BARE: usize = 30;

/// How many of a hundred vertices are left open, by their distance to the move.
const OPEN: [usize; 7] = [0, 15, 20, 35, 60, 70, 70];

/// How many of a hundred patterns are small, of three rows and columns.
const SMALL: usize = 45;

/// How many patterns of a hundred are mirror symmetric, and say so.
const SYMMETRIC: usize = 8;

/// How many of a hundred vertices allow more than what is there.
const RELAXED: usize = 15;

/// How many stones a pattern has at least.
const STONES: usize = 2;

/// A database of so many patterns, cut out around moves of games.
pub(crate) fn database(games: &[Vec<Situation>], patterns: usize) -> Database<dyn AutoHelper> {
    let mut random = Random(0x006b_6174_6163_6869);
    let stones = |pattern: &PatternData| pattern.rows.matches(['O', 'X']).count();
    let mut pattern = || {
        let game = &games[random.below(games.len())];
        let situation = &game[5 + random.below(game.len() - 5)];
        cut_out(&mut random, situation)
    };
    let pattern = |number| loop {
        let pattern = pattern();
        if stones(&pattern) >= STONES {
            break PatternData { name: format!("Cut{number}").into(), ..pattern };
        }
    };
    Database::read(Block {
        source: "generated".into(),
        kind: Kind::Moves,
        patterns: (0..patterns).map(pattern).collect::<Vec<_>>().into(),
        program: Program::Compiled {
            constraint: |_, _, _| true,
            action: |_, _, _| None,
            helpers: &[],
        },
    })
}

/// A rectangle round the move that was played, some of its elements relaxed.
fn cut_out(random: &mut Random, situation: &Situation) -> PatternData {
    let (row, column) = (situation.played.row(), situation.played.column());
    let longest = if random.percent(SMALL) { 3 } else { 7 };
    let down = lines(random, row, longest);
    if random.percent(SYMMETRIC) {
        let reach = 1.max(column.min(MAX_SIZE - 1 - column).min(longest / 2));
        return mirrored(random, situation, down, reach);
    }
    let right = lines(random, column, longest);
    let rows = down.clone().map(|row| {
        right.clone().map(|column| letter(random, situation, row as i32, column as i32)).collect()
    });
    let rows: Vec<String> = rows.collect();
    let edges = edges(random, &down, &right);
    pattern(random, rows, edges, Symmetry::None)
}

/// The same, with the left side of the move also on its right.
fn mirrored(
    random: &mut Random,
    situation: &Situation,
    down: Range<usize>,
    reach: usize,
) -> PatternData {
    let column = situation.played.column() as i32;
    let rows = down.clone().map(|row| {
        let left = (-(reach as i32)..0)
            .map(|step| letter(random, situation, row as i32, column + step))
            .collect::<String>();
        let middle = letter(random, situation, row as i32, column);
        let right = left.chars().rev().collect::<String>();
        format!("{left}{middle}{right}")
    });
    let rows: Vec<String> = rows.collect();
    let edges = edges(random, &down, &(1..2));
    pattern(random, rows, edges, Symmetry::Vertical)
}

fn pattern(
    random: &mut Random,
    mut rows: Vec<String>,
    edges: Edges,
    symmetry: Symmetry,
) -> PatternData {
    trim(&mut rows, edges);
    PatternData {
        rows: rows.join("\n").into(),
        edges,
        symmetry,
        constraint: if random.percent(BARE) { "".into() } else { "1".into() },
        ..PatternData::default()
    }
}

/// Three lines to `longest`, with this one among them.
fn lines(random: &mut Random, at: usize, longest: usize) -> Range<usize> {
    let length = 3 + random.below(longest - 2);
    let before = 1 + random.below(length - 2);
    let first = at.saturating_sub(before).min(MAX_SIZE - length);
    first..first + length
}

/// Leaves out rows and columns at the sides that are open throughout, unless there is an edge.
fn trim(rows: &mut Vec<String>, edges: Edges) {
    let open_row =
        |row: Option<&String>| row.is_some_and(|row| row.bytes().all(|cell| cell == b'?'));
    while !edges.has(Edges::TOP) && open_row(rows.first()) {
        rows.remove(0);
    }
    while !edges.has(Edges::BOTTOM) && open_row(rows.last()) {
        rows.pop();
    }
    while !edges.has(Edges::LEFT) && rows.iter().all(|row| row.starts_with('?')) {
        for row in rows.iter_mut() {
            row.remove(0);
        }
    }
    while !edges.has(Edges::RIGHT) && rows.iter().all(|row| row.ends_with('?')) {
        for row in rows.iter_mut() {
            row.pop();
        }
    }
}

/// Most of the edges that the lines touch.
fn edges(random: &mut Random, down: &Range<usize>, right: &Range<usize>) -> Edges {
    let sides = [
        (down.start == 0, Edges::TOP),
        (down.end == MAX_SIZE, Edges::BOTTOM),
        (right.start == 0, Edges::LEFT),
        (right.end == MAX_SIZE, Edges::RIGHT),
    ];
    let drawn = sides.iter().filter(|(touches, _)| *touches && random.percent(80));
    Edges(drawn.fold(0, |edges, (_, side)| edges | side))
}

/// The element of a vertex; off the board it is open.
fn letter(random: &mut Random, situation: &Situation, row: i32, column: i32) -> char {
    let lines = 0..MAX_SIZE as i32;
    if !lines.contains(&row) || !lines.contains(&column) {
        return '?';
    }
    let at = Point::at(row as usize, column as usize);
    let move_at = situation.played;
    let (rows, columns) =
        (at.row().abs_diff(move_at.row()), at.column().abs_diff(move_at.column()));
    if at == move_at {
        return '*';
    }
    if random.percent(OPEN[rows.max(columns).min(OPEN.len() - 1)]) {
        return '?';
    }
    let own = situation.to_move.stone();
    match situation.board.vertex(at) {
        Vertex::Empty | Vertex::Off => pick(random, ['.', 'o', 'x']),
        stone if stone == own => pick(random, ['O', 'o', 'o']),
        _ => pick(random, ['X', 'x', 'x']),
    }
}

/// The first, or now and then one of the others.
fn pick(random: &mut Random, letters: [char; 3]) -> char {
    letters[if random.percent(RELAXED) { 1 + random.below(2) } else { 0 }]
}
