//! Unconditional status against what its definitions say, played out.

use std::collections::{HashMap, HashSet};

use katachi_engine::{
    board::{Board, BoardSize, Colour, PerPoint, Point, PointSet, Suicide, Vertex},
    position::{Unconditional, UnconditionalStatus},
};
use proptest::prelude::*;

/// A position of at most 16 points, as bits, in which only one side moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Solo {
    size: u32,
    mover: u32,
    passer: u32,
    suicide: Suicide,
}

impl Solo {
    fn of(board: &Board, mover: Colour) -> Solo {
        let bits = |colour: Colour| bits(board.size(), board.stones(colour));
        let size = board.size().get() as u32;
        let (mover, passer) = (bits(mover), bits(mover.other()));
        Solo { size, mover, passer, suicide: board.suicide() }
    }

    fn beside(&self, points: u32) -> u32 {
        let all = (1_u32 << (self.size * self.size)) - 1;
        let last: u32 = (0..self.size).map(|row| 1 << (row * self.size + self.size - 1)).sum();
        let first: u32 = (0..self.size).map(|row| 1 << (row * self.size)).sum();
        let flat = (points & !last) << 1 | (points & !first) >> 1;
        all & (flat | points << self.size | points >> self.size)
    }

    /// The stones among these that have no liberty.
    fn breathless(&self, stones: u32) -> u32 {
        let mut alive = stones & self.beside(self.empties());
        loop {
            let grown = alive | self.beside(alive) & stones;
            if grown == alive {
                return stones & !alive;
            }
            alive = grown;
        }
    }

    fn empties(&self) -> u32 {
        ((1_u32 << (self.size * self.size)) - 1) & !(self.mover | self.passer)
    }

    fn played(mut self, point: u32) -> Option<Solo> {
        self.mover |= 1 << point;
        self.passer &= !self.breathless(self.passer);
        let lost = self.breathless(self.mover);
        self.mover &= !lost;
        (lost == 0 || self.suicide == Suicide::Allowed).then_some(self)
    }

    fn moves(self) -> impl Iterator<Item = Solo> {
        let all = (0..self.size * self.size).filter(move |point| self.empties() >> point & 1 != 0);
        all.filter_map(move |point| self.played(point))
    }

    /// All positions that moving again and again can bring about, this one included.
    fn brought_about(self) -> Vec<Solo> {
        let mut found = HashSet::from([self]);
        let mut all = vec![self];
        let mut next = 0;
        while next < all.len() {
            all.extend(all[next].moves().filter(|after| found.insert(*after)));
            next += 1;
        }
        all
    }

    /// The passer's stones that stay whatever is played.
    fn invincible(self) -> u32 {
        self.brought_about().iter().fold(self.passer, |stay, after| stay & after.passer)
    }

    /// The same with the other side moving.
    fn turned(self) -> Solo {
        Solo { mover: self.passer, passer: self.mover, ..self }
    }
}

fn bits(size: BoardSize, set: &PointSet) -> u32 {
    let numbered = size.points().enumerate();
    numbered.filter(|(_, point)| set.contains(*point)).map(|(number, _)| 1 << number).sum()
}

fn all_points(board: &Board) -> PointSet {
    board.size().points().collect()
}

/// The points where the mover can come to have invincible stones.
fn can_live(start: Solo, known: &mut HashMap<Solo, u32>) -> u32 {
    let positions = start.brought_about().into_iter().map(Solo::turned);
    positions
        .fold(0, |live, after| live | *known.entry(after).or_insert_with(|| after.invincible()))
}

fn assert_as_played_out(board: &Board) {
    let sure = Unconditional::of(board);
    for colour in Colour::ALL {
        let start = Solo::of(board, colour.other());
        let invincible = sure.invincible(colour);
        assert_eq!(bits(board.size(), &invincible), start.invincible(), "{colour} in {board:?}");
        if invincible.is_empty() {
            assert!(sure.owned(colour).is_empty());
            continue;
        }
        let living = can_live(start, &mut HashMap::new());
        for enclosure in (all_points(board) - invincible).components() {
            let can_live = bits(board.size(), &enclosure) & living != 0;
            let is_owned = enclosure.is_subset(&sure.owned(colour));
            assert_eq!(is_owned, enclosure.intersects(&sure.owned(colour)));
            assert!(!(is_owned && can_live), "{colour} in {board:?}");
            let mut own = board.strings_in(enclosure & *board.stones(colour));
            let may_last = own.any(|string| string.size() == 2);
            assert!(is_owned || can_live || may_last, "{colour} in {board:?}");
        }
    }
}

/// A board without strings that have no liberty, if these vertices are one.
fn board_of(size: usize, vertices: &[Vertex]) -> Option<Board> {
    let size = BoardSize::new(size).ok()?;
    let mut at = PerPoint::empty_board(size);
    for (point, vertex) in size.points().zip(vertices) {
        at[point] = *vertex;
    }
    let board = Board::from_vertices(size, &at);
    let breathes = board.strings().all(|string| string.liberty_count() > 0);
    breathes.then_some(board)
}

fn vertex(number: usize) -> Vertex {
    [Vertex::Empty, Vertex::Black, Vertex::White][number % 3]
}

/// Some of the positions of a board.
fn positions(size: usize, step: usize) -> impl Iterator<Item = Board> {
    let points = (size * size) as u32;
    let vertices = move |number| (0..points).map(move |digit| vertex(number / 3_usize.pow(digit)));
    let numbers = (0..3_usize.pow(points)).step_by(step);
    numbers.filter_map(move |number| board_of(size, &vertices(number).collect::<Vec<_>>()))
}

#[test]
fn every_position_of_four_points_and_some_of_nine() {
    positions(2, 1).chain(positions(3, 7)).for_each(|board| assert_as_played_out(&board));
}

#[test]
fn with_suicide() {
    for mut board in positions(2, 1).chain(positions(3, 37)) {
        board.set_suicide(Suicide::Allowed);
        assert_as_played_out(&board);
    }
}

/// Positions with much of one colour, so that something is invincible now and then.
fn crowded(size: usize) -> impl Strategy<Value = Vec<Vertex>> {
    let vertex = prop_oneof![
        3 => Just(Vertex::Empty),
        7 => Just(Vertex::Black),
        2 => Just(Vertex::White),
    ];
    proptest::collection::vec(vertex, size * size)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]
    #[test]
    fn sixteen_points(vertices in crowded(4)) {
        let few_are_empty = vertices.iter().filter(|vertex| **vertex == Vertex::Empty).count() <= 5;
        if let Some(board) = board_of(4, &vertices).filter(|_| few_are_empty) {
            assert_as_played_out(&board);
        }
    }
}

/// White has an eye with two stones of Black's in the top left corner, and these five rows of it.
fn status_of_white(rows: [&str; 5]) -> UnconditionalStatus {
    const RIGHT: [&str; 5] = ["X.X", "XXX", "X.X", "XXX", "X.X"];
    const BELOW: [&str; 4] = ["XXXXXXXXX", "X.X.X.X.X", "XXXXXXXXX", ".X.X.X.X."];
    let rows: Vec<String> = rows
        .iter()
        .zip(RIGHT)
        .map(|(row, right)| format!("{row}{right}"))
        .chain(BELOW.map(String::from))
        .collect();
    Unconditional::of(&Board::from_diagram(&rows).unwrap()).status(Point::at(0, 0))
}

#[test]
fn two_stones_with_liberties_at_both_ends_and_across_cannot_kill() {
    let across = ["OOOOOO", "OO.OOO", "O.XX.O", "OOO.OO", "OOOOOO"];
    assert_eq!(status_of_white(across), UnconditionalStatus::Undecided);
    let all = ["OOOOOO", "OO..OO", "O.XX.O", "OO..OO", "OOOOOO"];
    assert_eq!(status_of_white(all), UnconditionalStatus::Undecided);
}

#[test]
fn two_stones_with_other_liberties_kill() {
    let one_side = ["OOOOOO", "OO..OO", "O.XX.O", "OOOOOO", "OOOOOO"];
    assert_eq!(status_of_white(one_side), UnconditionalStatus::Dead);
    let one_stone = ["OOOOOO", "OO.OOO", "O.XX.O", "OO.OOO", "OOOOOO"];
    assert_eq!(status_of_white(one_stone), UnconditionalStatus::Dead);
    let no_end = ["OOOOOO", "OO..OO", "OOXX.O", "OO..OO", "OOOOOO"];
    assert_eq!(status_of_white(no_end), UnconditionalStatus::Dead);
}
