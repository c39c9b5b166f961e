//! The plain twin: an eye space on a real board, and all play in it by the rules of the board.

mod search;
mod shapes;

pub(crate) use shapes::Place;

use std::fmt;

use katachi_engine::{
    board::{Board, BoardSize, Colour, Point, PointSet, Vertex},
    position::eyes::{Cell, CellSet, EyeShape, Occupant, OutsideLiberties},
};

use search::Search;

const ATTACKER: Colour = Colour::Black;
const OWNER: Colour = Colour::White;

/// The lines of the board, and the farthest that a space begins from the corner.
const LINES: usize = 13;
/// The most cells of a space that the dice draw.
const MOST_RANDOM_CELLS: usize = 7;

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
        let on_board: PointSet = BoardSize::new(LINES).ok()?.points().collect();
        let start = Point::at(random.pick(&[0, 0, 1, 4]), random.pick(&[0, 0, 1, 4]));
        let mut cells: PointSet = PointSet::only(start);
        let wanted = 1 + random.below(MOST_RANDOM_CELLS);
        while cells.len() < wanted {
            let around: Vec<Point> = ((cells.neighbours() & on_board) - cells).iter().collect();
            cells.insert(random.pick(&around));
        }
        let mut case = Case::empty(&cells.iter().collect::<Vec<_>>())?;
        if random.once_in(2) {
            let gaps = cells.neighbours() & case.ring;
            case.open_margin(random.pick(&gaps.iter().collect::<Vec<_>>()));
        }
        case.with_stones_and_liberties(random)
    }

    /// An eye space of these cells, with stones in it and liberties outside as the dice will; none where they
    /// make no sensible position.
    pub(crate) fn with_random_stones(cells: &[Point], random: &mut Random) -> Option<Case> {
        Case::empty(cells)?.with_stones_and_liberties(random)
    }

    /// An eye space of these cells, without stones in it, and a liberty outside; none if the string round it
    /// falls apart.
    pub(crate) fn without_stones(cells: &[Point]) -> Option<Case> {
        let mut case = Case::empty(cells)?;
        let outside = case.beyond().into_iter().next()?;
        case.open_outside(outside);
        case.finished()
    }

    /// An eye space of these cells without liberties outside.
    fn empty(cells: &[Point]) -> Option<Case> {
        let size = BoardSize::new(LINES).ok()?;
        let on_board: PointSet = size.points().collect();
        let space: PointSet = cells.iter().copied().collect();
        let ring = (around(space) & on_board) - space;
        let mut board = Board::new(size);
        for point in size.points() {
            let stone = if ring.contains(point) { OWNER.stone() } else { ATTACKER.stone() };
            board.set(point, if space.contains(point) { Vertex::Empty } else { stone });
        }
        // Black's eyes.
        board.set(Point::at(LINES - 1, LINES - 1), Vertex::Empty);
        board.set(Point::at(LINES - 1, LINES - 3), Vertex::Empty);
        Some(Case {
            board,
            cells: space.iter().collect(),
            marginal: PointSet::EMPTY,
            outside: Vec::new(),
            wall: Point::PASS,
            ring,
            margin: None,
            eye: Point::PASS,
        })
    }

    fn with_stones_and_liberties(mut self, random: &mut Random) -> Option<Case> {
        let beyond = self.beyond();
        for _ in 0..random.below(3) {
            self.open_outside(random.pick(&beyond));
        }
        self.throw_in(random);
        self.finished()
    }

    /// The points outside next to the ring.
    fn beyond(&self) -> Vec<Point> {
        let on_board: PointSet = self.board.size().points().collect();
        let cells: PointSet = self.cells.iter().copied().collect();
        ((self.ring.neighbours() & on_board) - self.ring - cells).iter().collect()
    }

    /// The same with a place for a sure eye; none if it is no position with one string round the space.
    fn finished(mut self) -> Option<Case> {
        self.eye = self.beyond().into_iter().find(|point| self.is_apart(*point))?;
        self.wall = self.ring.first()?;
        let is_one_string = self.board.string(self.wall)?.size() == self.ring.len();
        let far_away = Point::at(LINES - 1, 0);
        let margin_lives = self.margin.is_none_or(|at| self.board.same_string(at, far_away));
        (is_one_string && margin_lives && self.board.check().is_ok()).then_some(self)
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

    /// Puts stones of the attacker into the space, and of the owner where they do not touch the ring.
    fn throw_in(&mut self, random: &mut Random) {
        for cell in self.cells.clone() {
            let is_inside = !cell.neighbours().iter().any(|next| self.ring.contains(*next));
            let stone = match () {
                () if self.marginal.contains(cell) => continue,
                () if is_inside && random.once_in(2) => OWNER.stone(),
                () if random.once_in(4) => ATTACKER.stone(),
                () => continue,
            };
            self.board.set(cell, stone);
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
                stone if stone == OWNER.stone() => Occupant::Owner,
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
        let (min, attacks) = self.tried(ATTACKER);
        let (_, defenses) = self.tried(OWNER);
        let max = defenses.iter().map(|(_, eyes)| *eyes).fold(min, u8::max);
        let reaching = |moves: Vec<(Point, u8)>, wanted: u8| {
            moves.into_iter().filter(|(_, eyes)| *eyes == wanted).map(|(point, _)| point).collect()
        };
        Plain { min, max, attacks: reaching(attacks, min), defenses: reaching(defenses, max) }
    }

    /// The eyes if this side moves first and retakes kos, and those after each of its moves.
    fn tried(&self, first: Colour) -> (u8, Vec<(Point, u8)>) {
        let alone = self.board.clone();
        let mut with_eye = self.board.clone();
        with_eye.set(self.eye, Vertex::Empty);
        let mut searches = [Search::new(self, first), Search::new(self, first)];
        let mut list = |with_sure_eye: usize, board: &Board, mv: Point| {
            let mut board = board.clone();
            board.play(first, mv).ok()?;
            Some(searches[with_sure_eye].list(&board, first.other()))
        };
        let mut after = Vec::new();
        for &cell in &self.cells {
            // What captures the ring may be no move if that has an eye elsewhere.
            if let Some(alone) = list(0, &alone, cell)
                && let Some(with_eye) =
                    list(1, &with_eye, cell).or_else(|| list(1, &with_eye, Point::PASS))
            {
                after.push((cell, [alone, with_eye]));
            }
        }
        let [mut without, mut with] = searches;
        let start = [without.list(&alone, first), with.list(&with_eye, first)];
        without.solve();
        with.solve();
        let eyes = |[alone, with_eye]: [usize; 2]| {
            u8::from(with.lives(with_eye)).max(2 * u8::from(without.lives(alone)))
        };
        (eyes(start), after.into_iter().map(|(cell, numbers)| (cell, eyes(numbers))).collect())
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
