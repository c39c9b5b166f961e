//! The eight vertices round a vertex as one number, and small shapes as sets of such numbers.

use crate::{
    board::STRIDE,
    matching::{
        Database, Edges, Transformation,
        shape::{Cell, Shape, Wanted},
        view::Seen,
    },
};

/// The steps to the eight vertices round a vertex, row by row.
pub(super) const STEPS: [(i32, i32); 8] =
    [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

/// The steps as distances on the padded board.
pub(super) const OFFSETS: [isize; 8] = {
    let mut offsets = [0; 8];
    let mut index = 0;
    while index < 8 {
        offsets[index] = (STEPS[index].0 * STRIDE as i32 + STEPS[index].1) as isize;
        index += 1;
    }
    offsets
};

/// One bit for each of the four steps along a line.
const BESIDE: u16 = 1 << 2 | 1 << 6 | 1 << 8 | 1 << 12;

/// What is on the eight vertices round a vertex, two bits each in the order of [`STEPS`]: the codes of [`Seen`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Neighbourhood(pub(super) u16);

impl Neighbourhood {
    /// The same as the other side sees it.
    pub(super) const fn swapped(self) -> Neighbourhood {
        Neighbourhood(((self.0 & 0x5555) << 1) | ((self.0 >> 1) & 0x5555))
    }

    /// How many of the four vertices right beside are empty.
    pub(super) const fn liberties(self) -> u32 {
        let taken = (self.0 | (self.0 >> 1)) & BESIDE;
        BESIDE.count_ones() - taken.count_ones()
    }

    /// Whether no stone is there: two equal bits are none.
    pub(super) const fn is_without_stones(self) -> bool {
        (self.0 ^ (self.0 >> 1)) & 0x5555 == 0
    }
}

/// The moves that a set of small shapes proposes, by what surrounds them: one bit for each neighbourhood, as the side
/// to move sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LocalShapes {
    proposed: Vec<u64>,
}

impl Default for LocalShapes {
    fn default() -> LocalShapes {
        LocalShapes { proposed: vec![0; (1 << 16) / 64] }
    }
}

impl LocalShapes {
    /// The shapes of a database whose diagrams reach no further than one step from their move. Others, and those
    /// with a constraint, are passed over: a table of neighbourhoods cannot tell where they match.
    pub fn of<H: ?Sized>(database: &Database<H>) -> LocalShapes {
        let mut shapes = LocalShapes::default();
        for index in 0..database.len() as u32 {
            let entry = database.pattern(index);
            let is_plain = entry.is_some_and(|entry| entry.data.constraint.is_empty());
            if let Some(shape) = database.shape(index).filter(|_| is_plain) {
                shapes.add(shape);
            }
        }
        shapes
    }

    /// All shapes of both.
    #[must_use]
    pub fn union(&self, other: &LocalShapes) -> LocalShapes {
        let both = self.proposed.iter().zip(&other.proposed);
        LocalShapes { proposed: both.map(|(one, other)| one | other).collect() }
    }

    /// Whether a shape proposes the move that has this round it.
    pub(super) fn propose(&self, around: Neighbourhood) -> bool {
        let code = usize::from(around.0);
        self.proposed[code / 64] >> (code % 64) & 1 == 1
    }

    fn add(&mut self, shape: &Shape) {
        for turn in shape.symmetry.transformations() {
            if let Some(wanted) = wanted_around(shape, turn) {
                self.add_all(&wanted, 0, 0);
            }
        }
    }

    /// Adds every neighbourhood that has the wanted codes from this step on, and this code before it.
    fn add_all(&mut self, wanted: &[CodeSet; 8], step: usize, code: usize) {
        if step == 8 {
            self.proposed[code / 64] |= 1 << (code % 64);
            return;
        }
        for seen in Seen::ALL {
            if wanted[step].has(seen) {
                self.add_all(wanted, step + 1, code | (seen as usize) << (2 * step));
            }
        }
    }
}

/// Which of the four codes a vertex may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct CodeSet(u8);

impl CodeSet {
    const ANY: CodeSet = CodeSet(0b1111);

    fn that(allows: impl Fn(Seen) -> bool) -> CodeSet {
        let bits = Seen::ALL.into_iter().filter(|seen| allows(*seen));
        CodeSet(bits.map(|seen| 1 << seen as u8).sum())
    }

    const fn has(self, seen: Seen) -> bool {
        self.0 >> seen as u8 & 1 == 1
    }
}

/// What a shape turned so wants on the eight vertices round its move; `None` if it looks further or has no move.
fn wanted_around(shape: &Shape, turn: Transformation) -> Option<[CodeSet; 8]> {
    let mv = shape.move_cell?;
    let mut wanted = [CodeSet::ANY; 8];
    for row in 0..shape.height {
        for column in 0..shape.width {
            let (down, right) =
                (i32::from(row) - i32::from(mv.row), i32::from(column) - i32::from(mv.column));
            if (down, right) == (0, 0) {
                continue;
            }
            let cell = shape.cells.iter().find(|cell| (cell.row, cell.column) == (row, column));
            wanted[step(turn.apply(down, right))?] = codes_of(cell);
        }
    }
    let sides = [
        (Edges::TOP, (-1, 0), mv.row),
        (Edges::BOTTOM, (1, 0), shape.height - 1 - mv.row),
        (Edges::LEFT, (0, -1), mv.column),
        (Edges::RIGHT, (0, 1), shape.width - 1 - mv.column),
    ];
    for (_, outwards, distance) in sides.into_iter().filter(|side| shape.edges.has(side.0)) {
        if distance > 0 {
            return None;
        }
        let beyond = STEPS.iter().filter(|to| to.0 * outwards.0 + to.1 * outwards.1 == 1);
        for (down, right) in beyond {
            let there = step(turn.apply(*down, *right))?;
            wanted[there] = CodeSet::that(|seen| seen == Seen::Off);
        }
    }
    Some(wanted)
}

fn step(to: (i32, i32)) -> Option<usize> {
    STEPS.iter().position(|step| *step == to)
}

/// What a cell of a diagram allows; one without an element asks only for a vertex.
fn codes_of(cell: Option<&Cell>) -> CodeSet {
    let wanted: Option<Wanted> = cell.map(|cell| cell.element.wanted());
    CodeSet::that(|seen| match wanted {
        Some(wanted) => wanted.allows(seen),
        None => seen != Seen::Off,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        autohelper::AutoHelper,
        board::{Board, BoardSize, Colour, Point},
        matching::{Block, Kind, PatternData, Program, Symmetry, View},
        random::Random,
    };

    fn database(diagrams: &[(&'static str, u8)]) -> Database<dyn AutoHelper> {
        let patterns: Vec<PatternData> = diagrams
            .iter()
            .map(|(rows, edges)| PatternData {
                rows: (*rows).into(),
                edges: Edges(*edges),
                symmetry: Symmetry::None,
                ..PatternData::default()
            })
            .collect();
        Database::read(Block {
            source: "test".into(),
            kind: Kind::Moves,
            patterns: patterns.into(),
            program: Program::Compiled {
                constraint: |_, _, _| true,
                action: |_, _, _| None,
                helpers: &[],
            },
        })
    }

    fn around(board: &Board, colour: Colour, point: Point) -> Neighbourhood {
        let seen = OFFSETS.map(|offset| {
            Seen::from_side(board.vertex(point.offset(offset as i32)), colour) as u16
        });
        Neighbourhood(seen.iter().enumerate().map(|(step, code)| code << (2 * step)).sum())
    }

    /// A table and the plain matcher, on random boards.
    #[test]
    fn a_table_proposes_what_the_plain_matcher_finds() {
        let shapes = [
            ("OX.\n.*.\n?.?", Edges::NONE.0),
            ("XO?\nX*x\n?x?", Edges::NONE.0),
            ("X.?\nO*?", Edges::BOTTOM),
            ("X.\n*o", Edges::LEFT),
            (".*\noX", Edges::TOP | Edges::RIGHT),
            ("O*", Edges::NONE.0),
        ];
        let mut random = Random::new(11);
        let mut proposed = 0;
        for shape in shapes {
            let database = database(&[shape]);
            let table = LocalShapes::of(&database);
            for _ in 0..40 {
                let size = BoardSize::new(2 + random.below(8)).unwrap();
                let mut board = Board::new(size);
                for point in size.points() {
                    let colour = Colour::ALL[random.below(2)];
                    if random.below(3) > 0 && board.is_legal(colour, point) {
                        board.play(colour, point).unwrap();
                    }
                }
                for colour in Colour::ALL {
                    let found = database.matches_plainly(View::of(&board, colour));
                    for point in board.empties().iter() {
                        let plainly = found.iter().any(|it| it.mv == point);
                        assert_eq!(table.propose(around(&board, colour, point)), plainly);
                        proposed += usize::from(plainly);
                    }
                }
            }
        }
        assert!(proposed > 500, "{proposed}");
    }

    #[test]
    fn what_looks_further_or_asks_is_passed_over() {
        let far = database(&[("O..*", Edges::NONE.0), ("*.\nXo", Edges::RIGHT)]);
        assert_eq!(LocalShapes::of(&far), LocalShapes::default());
    }

    #[test]
    fn the_other_side_sees_the_colours_exchanged() {
        let board = Board::from_diagram(["XO.", "..X", "OOX"]).unwrap();
        let middle = Point::at(1, 1);
        let [black, white] = Colour::ALL.map(|colour| around(&board, colour, middle));
        assert_eq!(black.swapped(), white);
        assert_eq!(black.liberties(), 1);
        assert!(
            !black.is_without_stones()
                && around(&Board::new(BoardSize::MAX), Colour::Black, Point::at(0, 0))
                    .is_without_stones()
        );
    }
}
