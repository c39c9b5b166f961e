//! The plain twin: an eye space on a real board, and all play in it by the rules of the board.

use std::{collections::HashMap, fmt};

use katachi_engine::{
    board::{Board, BoardSize, Colour, Point, PointSet, Vertex},
    position::eyes::{Cell, CellSet, EyeShape, Occupant, OutsideLiberties},
};

const ATTACKER: Colour = Colour::Black;
const OWNER: Colour = Colour::White;

/// The lines of the board, and the farthest that a space begins from the corner.
const LINES: usize = 13;
/// The most cells of a space.
const MOST_CELLS: usize = 5;

/// A small generator of random numbers (SplitMix64), so that a seed is the whole case.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % end as u64) as usize
    }

    fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

/// An eye space of White within one string, Black living all round.
pub(crate) struct Case {
    board: Board,
    cells: Vec<Point>,
    marginal: PointSet,
    /// Liberties of the string outside.
    outside: Vec<Point>,
    /// A stone of the string.
    wall: Point,
    /// The stones of the string.
    ring: PointSet,
    /// The attacker's stone that makes cells marginal.
    margin: Option<Point>,
    /// A liberty of the string outside that stands for a sure eye: the attacker may take it only as the last.
    eye: Point,
}

/// What a plain search finds.
pub(crate) struct Plain {
    pub(crate) min: u8,
    pub(crate) max: u8,
    pub(crate) attacks: Vec<Point>,
    pub(crate) defenses: Vec<Point>,
}

impl Case {
    /// A random case; none where the dice make no sensible one.
    pub(crate) fn random(random: &mut Random) -> Option<Case> {
        let size = BoardSize::new(LINES).ok()?;
        let on_board: PointSet = size.points().collect();
        let start = Point::at(random.pick(&[0, 0, 1, 4]), random.pick(&[0, 0, 1, 4]));
        let mut cells: PointSet = PointSet::only(start);
        let wanted = 1 + random.below(MOST_CELLS);
        while cells.len() < wanted {
            let around: Vec<Point> = ((cells.neighbours() & on_board) - cells).iter().collect();
            cells.insert(random.pick(&around));
        }
        let ring = (around(cells) & on_board) - cells;
        let mut board = Board::new(size);
        for point in size.points() {
            let stone = if ring.contains(point) { OWNER.stone() } else { ATTACKER.stone() };
            board.set(point, if cells.contains(point) { Vertex::Empty } else { stone });
        }
        // Black's eyes.
        board.set(Point::at(LINES - 1, LINES - 1), Vertex::Empty);
        board.set(Point::at(LINES - 1, LINES - 3), Vertex::Empty);
        let beyond: Vec<Point> = ((ring.neighbours() & on_board) - ring - cells).iter().collect();
        let mut case = Case {
            board,
            cells: cells.iter().collect(),
            marginal: PointSet::EMPTY,
            outside: Vec::new(),
            wall: Point::PASS,
            ring,
            margin: None,
            eye: Point::PASS,
        };
        let is_in_the_open = ring.iter().all(|point| point.row() > 0 && point.column() > 0);
        if is_in_the_open && random.once_in(2) {
            case.open_margin(random.pick(&(cells.neighbours() & ring).iter().collect::<Vec<_>>()));
        }
        for _ in 0..random.below(3) {
            case.open_outside(random.pick(&beyond));
        }
        case.eye = beyond.iter().copied().find(|point| case.is_apart(*point))?;
        case.throw_in(random);
        case.wall = case.ring.first()?;
        let is_one_string = case.board.string(case.wall)?.size() == case.ring.len();
        (is_one_string && case.board.check().is_ok()).then_some(case)
    }

    /// Puts a stone of the attacker, connected to those outside, into the ring.
    fn open_margin(&mut self, at: Point) {
        self.board.set(at, ATTACKER.stone());
        self.ring.remove(at);
        self.margin = Some(at);
        let beside = at.neighbours();
        self.marginal = self.cells.iter().copied().filter(|cell| beside.contains(cell)).collect();
    }

    fn open_outside(&mut self, at: Point) {
        if self.is_apart(at) {
            self.board.set(at, Vertex::Empty);
            self.outside.push(at);
        }
    }

    /// Whether a point outside is away from the liberties there and from the stone in the ring.
    fn is_apart(&self, at: Point) -> bool {
        let taken = self.outside.iter().copied().chain(self.margin);
        !taken.into_iter().any(|taken| around(PointSet::only(taken)).contains(at) || taken == at)
    }

    fn throw_in(&mut self, random: &mut Random) {
        for cell in self.cells.clone() {
            if !self.marginal.contains(cell) && random.once_in(4) {
                self.board.set(cell, ATTACKER.stone());
            }
        }
    }

    /// The space as a shape.
    pub(crate) fn shape(&self) -> EyeShape {
        let liberties = self.board.string(self.wall).unwrap().liberties();
        let outside = self.outside.iter().filter(|point| liberties.contains(**point)).count();
        let mut shape = EyeShape::new(OutsideLiberties::new(outside));
        for &cell in &self.cells {
            let wall = cell.neighbours().iter().any(|next| self.ring.contains(*next));
            let occupant = match self.board.vertex(cell) {
                Vertex::Empty => Occupant::Nothing,
                _ => Occupant::Attacker,
            };
            shape.add(Cell { wall, marginal: self.marginal.contains(cell), occupant }).unwrap();
        }
        for (one, cell) in self.cells.iter().enumerate() {
            for (other, next) in self.cells.iter().enumerate() {
                if cell.neighbours().contains(next) {
                    shape.connect(one, other);
                }
            }
        }
        shape
    }

    /// The points of some cells.
    pub(crate) fn points(&self, cells: CellSet) -> Vec<Point> {
        cells.iter().map(|cell| self.cells[cell]).collect()
    }

    /// The eyes of the space by plain search.
    pub(crate) fn eyes(&self) -> Plain {
        let alone = self.board.clone();
        let mut with_eye = self.board.clone();
        with_eye.set(self.eye, Vertex::Empty);
        let eyes = |first: Colour, mv: Point| -> Option<u8> {
            let lives = |board: &Board, mv: Point| {
                let mut board = board.clone();
                board.play(first, mv).ok()?;
                Some(Search::new(self, first).lives(board, first.other()))
            };
            let alone = lives(&alone, mv)?;
            // What captures the ring may be no move if that has an eye elsewhere.
            let with_eye = lives(&with_eye, mv).or_else(|| lives(&with_eye, Point::PASS))?;
            Some(u8::from(with_eye).max(2 * u8::from(alone)))
        };
        let tried = |first: Colour| -> Vec<(Point, u8)> {
            self.cells.iter().filter_map(|cell| Some((*cell, eyes(first, *cell)?))).collect()
        };
        let first_lives =
            |board: &Board| Search::new(self, ATTACKER).lives(board.clone(), ATTACKER);
        let min = u8::from(first_lives(&with_eye)).max(2 * u8::from(first_lives(&alone)));
        let defenses = tried(OWNER);
        let max = defenses.iter().map(|(_, eyes)| *eyes).fold(min, u8::max);
        let reaching = |moves: Vec<(Point, u8)>, wanted: u8| {
            moves.into_iter().filter(|(_, eyes)| *eyes == wanted).map(|(point, _)| point).collect()
        };
        Plain {
            min,
            max,
            attacks: reaching(tried(ATTACKER), min),
            defenses: reaching(defenses, max),
        }
    }
}

/// All points within one step, diagonal ones too.
fn around(points: PointSet) -> PointSet {
    points
        .iter()
        .flat_map(|point| point.neighbours().into_iter().chain(point.diagonals()))
        .collect()
}

impl fmt::Display for Case {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "cells {:?}, margins {:?}\n{}", self.cells, self.marginal, self.board)
    }
}

/// A search through all positions, where this side may retake kos at once.
struct Search<'case> {
    case: &'case Case,
    ko_master: Colour,
    numbers: HashMap<(u64, Colour), usize>,
    /// What each position leads to, and whose turn it is.
    nodes: Vec<(Colour, Vec<usize>)>,
    lost: Vec<bool>,
}

impl<'case> Search<'case> {
    fn new(case: &'case Case, ko_master: Colour) -> Search<'case> {
        Search { case, ko_master, numbers: HashMap::new(), nodes: Vec::new(), lost: Vec::new() }
    }

    fn lives(&mut self, board: Board, to_move: Colour) -> bool {
        let root = self.list(board, to_move);
        loop {
            let mut changed = false;
            for node in 0..self.nodes.len() {
                let (turn, next) = &self.nodes[node];
                let is_lost = match *turn {
                    ATTACKER => next.iter().any(|next| self.lost[*next]),
                    OWNER => !next.is_empty() && next.iter().all(|next| self.lost[*next]),
                };
                if is_lost && !self.lost[node] {
                    self.lost[node] = true;
                    changed = true;
                }
            }
            if !changed {
                return !self.lost[root];
            }
        }
    }

    fn list(&mut self, board: Board, to_move: Colour) -> usize {
        let mut open = vec![(self.number(&board, to_move), board, to_move)];
        let root = open[0].0;
        while let Some((number, mut board, to_move)) = open.pop() {
            if self.lost[number] || !self.nodes[number].1.is_empty() {
                continue;
            }
            for mv in self.moves(&board, to_move) {
                let played = if to_move == self.ko_master {
                    board.play_ignoring_ko(to_move, mv)
                } else {
                    board.play(to_move, mv)
                };
                if played.is_err() {
                    continue;
                }
                let next = self.number(&board, to_move.other());
                self.nodes[number].1.push(next);
                if self.nodes[next].1.is_empty() && !self.lost[next] {
                    open.push((next, board.clone(), to_move.other()));
                }
                board.undo();
            }
        }
        root
    }

    fn number(&mut self, board: &Board, to_move: Colour) -> usize {
        let new = self.nodes.len();
        let number = *self.numbers.entry((board.hash(), to_move)).or_insert(new);
        if number == new {
            self.nodes.push((to_move, Vec::new()));
            self.lost.push(board.vertex(self.case.wall) != OWNER.stone());
        }
        number
    }

    fn moves(&self, board: &Board, to_move: Colour) -> Vec<Point> {
        let mut moves = self.case.cells.clone();
        moves.push(Point::PASS);
        if to_move == ATTACKER {
            moves.extend(self.case.outside.iter().copied());
            if board.liberty_count(self.case.wall) == 1 {
                moves.push(self.case.eye);
            }
        }
        moves
    }
}
