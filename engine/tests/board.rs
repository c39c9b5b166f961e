//! The incremental board against the plain one.

mod naive;

use std::sync::atomic::{AtomicUsize, Ordering};

use katachi_engine::board::{
    Board, BoardSize, Colour, IllegalMove, Point, PointSet, Suicide, Vertex,
};
use naive::NaiveBoard;
use proptest::prelude::*;

/// Both boards, with the plain one's past for undoing.
struct Twins {
    board: Board,
    naive: NaiveBoard,
    past: Vec<(NaiveBoard, u64)>,
}

impl Twins {
    fn new(size: BoardSize, suicide: Suicide) -> Twins {
        let mut board = Board::new(size);
        board.set_suicide(suicide);
        Twins { board, naive: NaiveBoard::new(size, suicide), past: Vec::new() }
    }

    /// Plays on both. Whether the move was legal.
    fn play(&mut self, colour: Colour, point: Point) -> bool {
        let before = (self.naive.clone(), self.board.hash());
        let promised = self.board.legality(colour, point);
        let expected = if point.is_pass() {
            self.naive.pass();
            Ok(())
        } else {
            self.naive.play(colour, point)
        };
        assert_eq!(promised, expected);
        let liberties = self.board.liberties_after(colour, point);
        let liberty_count = self.board.liberty_count_after(colour, point);
        let estimate = self.board.approx_liberties_after(colour, point);
        let captures = self.board.prospect(colour, point).captures;
        assert_eq!(captures, self.board.captures_something(colour, point));
        let hash = self.board.stones_hash_after(colour, point);
        let captures = self.board.captures_something(colour, point);
        let captured_before = self.board.captured(colour.other());
        assert_eq!(self.board.play(colour, point), expected);
        if expected.is_ok() && !point.is_pass() {
            assert_eq!(liberties, self.board.liberties(point));
            assert_eq!(hash, self.board.stones_hash());
            assert_eq!(liberty_count, liberties.len());
            assert!(estimate <= liberties.len());
            assert_eq!(captures, self.board.captured(colour.other()) > captured_before);
            self.past.push(before);
        } else if expected.is_ok() {
            self.past.push(before);
        } else {
            assert_eq!(self.board.hash(), before.1);
        }
        expected.is_ok()
    }

    fn undo(&mut self) {
        let Some((naive, hash)) = self.past.pop() else {
            assert_eq!(self.board.undo(), None);
            return;
        };
        assert!(self.board.undo().is_some());
        self.naive = naive;
        assert_eq!(self.board.hash(), hash);
        self.compare_stones();
    }

    fn compare_stones(&self) {
        for point in self.board.size().points() {
            assert_eq!(self.board.vertex(point).colour(), self.naive.stone(point));
        }
        assert_eq!(self.board.ko(), self.naive.ko());
        for colour in Colour::ALL {
            assert_eq!(self.board.captured(colour), self.naive.captured(colour));
        }
    }

    fn compare_string(&self, at: Point) {
        let liberties: PointSet = self.naive.liberties(at).into_iter().collect();
        let stones: PointSet = self.naive.string(at).into_iter().collect();
        assert_eq!(self.board.liberties(at), liberties);
        assert_eq!(self.board.liberty_count(at), liberties.len());
        match self.board.string(at) {
            Some(string) => assert_eq!(*string.stones(), stones),
            None => assert!(stones.is_empty()),
        }
    }

    /// Everything: the plain board's view, and the board's own definition of sound.
    fn compare_all(&self) {
        self.compare_stones();
        for string in self.board.strings() {
            self.compare_string(string.origin());
        }
        assert_eq!(self.board.check(), Ok(()));
        let fresh = Board::from_vertices(self.board.size(), self.board.vertices());
        assert_eq!(fresh.stones_hash(), self.board.stones_hash());
    }

    /// One random step: mostly a move on an empty vertex, else any point, a pass, or undoing a few.
    /// The number of moves played.
    fn step(&mut self, number: usize, random: u32) -> usize {
        let choice = random % 64;
        let pick = (random / 64) as usize;
        if choice == 0 {
            for _ in 0..1 + pick % 8 {
                self.undo();
            }
            return 0;
        }
        // Now and then one side moves twice.
        let colour = Colour::ALL[(number + usize::from(choice < 6)) % 2];
        let size = self.board.size().get();
        let any = pick % (size * size);
        let point = match choice {
            1 => None,
            2 | 3 => self.board.size().points().nth(any),
            _ => self.naive.empty_from(any),
        };
        let point = point.unwrap_or(Point::PASS);
        let legal = self.play(colour, point);
        if legal && !point.is_pass() {
            self.compare_string(point);
        }
        usize::from(legal)
    }
}

/// Random walks on both boards. At least half a million legal moves are made.
fn walk_both(suicide: Suicide) {
    let moves = AtomicUsize::new(0);
    // Small boards fill up, capture and repeat soonest, and are the cheapest to walk.
    let size = prop_oneof![1 => 1..=2_usize, 20 => 3..=8_usize, 10 => 9..=19_usize];
    let walk = (size, prop::collection::vec(any::<u32>(), 2_500));
    let config = ProptestConfig { cases: 280, failure_persistence: None, ..Default::default() };
    proptest!(config, |((size, steps) in walk)| {
        let mut twins = Twins::new(BoardSize::new(size).unwrap(), suicide);
        for (number, random) in steps.iter().enumerate() {
            moves.fetch_add(twins.step(number, *random), Ordering::Relaxed);
            if number % 128 == 0 {
                twins.compare_all();
            } else if number % 4 == 0 {
                twins.compare_stones();
            }
        }
        twins.compare_all();
        while twins.board.move_count() > 0 {
            twins.undo();
        }
        let mut empty = Board::new(twins.board.size());
        empty.set_suicide(suicide);
        assert!(twins.board == empty);
    });
    let moves = moves.load(Ordering::Relaxed);
    assert!(moves >= 500_000, "only {moves} moves");
}

#[test]
fn random_moves_agree_with_the_plain_board() {
    walk_both(Suicide::Forbidden);
}

#[test]
fn random_moves_with_suicide_agree_with_the_plain_board() {
    walk_both(Suicide::Allowed);
}

#[test]
fn undoing_restores_a_copy() {
    let walk = (2..=19_usize, prop::collection::vec(any::<u32>(), 1..400), 0..400_usize);
    let config = ProptestConfig { cases: 64, failure_persistence: None, ..Default::default() };
    proptest!(config, |((size, steps, kept) in walk)| {
        let mut board = Board::new(BoardSize::new(size).unwrap());
        let mut copy = None;
        for (number, random) in steps.iter().enumerate() {
            if number == kept {
                copy = Some((board.clone(), board.move_count()));
            }
            let point = board.size().points().nth(*random as usize % (size * size)).unwrap();
            let _ = board.play(Colour::ALL[number % 2], point);
        }
        if let Some((copy, count)) = copy {
            board.undo_to(count);
            prop_assert!(board == copy);
            prop_assert_eq!(board.hash(), copy.hash());
            prop_assert!(board.strings().eq(copy.strings()));
            prop_assert!(board.moves().eq(copy.moves()));
        }
    });
}

#[test]
fn setting_up_stones_is_as_if_they_had_been_drawn() {
    let walk = (1..=19_usize, prop::collection::vec((any::<u32>(), 0..3_u8), 0..200));
    let config = ProptestConfig { cases: 64, failure_persistence: None, ..Default::default() };
    proptest!(config, |((size, steps) in walk)| {
        let mut board = Board::new(BoardSize::new(size).unwrap());
        for (random, what) in steps {
            let point = board.size().points().nth(random as usize % (size * size)).unwrap();
            board.set(point, [Vertex::Black, Vertex::White, Vertex::Empty][usize::from(what)]);
        }
        let drawn = Board::from_diagram(board.rows()).unwrap();
        prop_assert!(board == drawn);
        prop_assert_eq!(board.hash(), drawn.hash());
        prop_assert!(board.strings().eq(drawn.strings()));
    });
}

/// The number of sequences of `depth` legal moves, passes left out, sides alternating.
fn perft(board: &mut Board, colour: Colour, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for point in board.size().points() {
        if board.play(colour, point).is_ok() {
            count += perft(board, colour.other(), depth - 1);
            board.undo();
        }
    }
    count
}

fn naive_perft(board: &NaiveBoard, colour: Colour, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for point in board.empties() {
        let mut next = board.clone();
        if next.play(colour, point).is_ok() {
            count += naive_perft(&next, colour.other(), depth - 1);
        }
    }
    count
}

#[test]
fn sequences_of_legal_moves_are_counted_alike() {
    let cases = [(1, 3), (2, 9), (3, 6), (4, 4), (5, 3)];
    for suicide in [Suicide::Forbidden, Suicide::Allowed] {
        for (size, depth) in cases {
            let size = BoardSize::new(size).unwrap();
            let mut board = Board::new(size);
            board.set_suicide(suicide);
            let naive = NaiveBoard::new(size, suicide);
            assert_eq!(
                perft(&mut board, Colour::Black, depth),
                naive_perft(&naive, Colour::Black, depth),
                "{size:?} {suicide:?}",
            );
            assert!(board.move_count() == 0 && board.check().is_ok());
        }
    }
}

#[test]
fn a_game_has_no_greatest_length() {
    let mut board = Board::new(BoardSize::new(5).unwrap());
    let points: Vec<Point> = board.size().points().collect();
    let mut random = 1_usize;
    for number in 0..50_000 {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let point = points[(random >> 33) % points.len()];
        if board.play(Colour::ALL[number % 2], point).is_err() {
            board.play(Colour::ALL[number % 2], Point::PASS).unwrap();
        }
    }
    assert_eq!(board.check(), Ok(()));
    assert_eq!(board.move_count(), 50_000);
    let mut forgetful = board.clone();
    forgetful.forget_moves();
    assert!(forgetful == board && forgetful.hash() == board.hash());
    assert_eq!((forgetful.check(), forgetful.undo()), (Ok(()), None));
    board.undo_to(0);
    assert!(board == Board::new(board.size()));
}

#[test]
fn a_ko_may_not_be_taken_back_at_once() {
    let mut board: Board = "
        .XO.
        X.XO
        .XO.
        ....
    "
    .parse()
    .unwrap();
    let (inside, taker) = (Point::at(1, 2), Point::at(1, 1));
    assert_eq!(board.ko_capture(Colour::White, taker), Some(inside));
    board.play(Colour::White, taker).unwrap();
    assert_eq!(board.ko(), Some(inside));
    assert_eq!(board.legality(Colour::Black, inside), Err(IllegalMove::Ko));
    assert_eq!(board.legality(Colour::White, inside), Ok(()));
    let plain = board.hash();
    board.play_ignoring_ko(Colour::Black, inside).unwrap();
    board.undo();
    assert_eq!(board.hash(), plain);
    board.play(Colour::Black, Point::PASS).unwrap();
    assert_ne!(board.hash(), plain, "the ko is part of the hash");
    assert_eq!(board.hash(), board.stones_hash());
    assert!(board.is_legal(Colour::Black, inside));
}

#[test]
fn nothing_off_the_board_panics() {
    let mut board = Board::new(BoardSize::new(9).unwrap());
    let padding = Point::at(0, 9);
    let below = Point::at(15, 3);
    for point in [Point::PASS, padding, below, Point::from_index(420).unwrap()] {
        assert_eq!(board.vertex(point), Vertex::Off);
        assert!(board.string(point).is_none());
        assert_eq!(board.neighbours(point).count(), 0);
        assert_eq!(board.strings_beside(point, Colour::Black).count(), 0);
        assert!(board.liberties_after(Colour::Black, point).is_empty());
        assert!(!board.is_suicide(Colour::Black, point));
        assert!(!board.is_in_ko(point));
        board.set(point, Vertex::Black);
        assert_eq!(board.is_legal(Colour::Black, point), point.is_pass());
    }
    assert_eq!(board.play(Colour::Black, padding), Err(IllegalMove::OffBoard));
    assert_eq!(board.check(), Ok(()));
}
