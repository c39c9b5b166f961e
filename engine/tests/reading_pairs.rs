//! Two strings at once: what takes one of two, and what saves both.

use katachi_engine::{
    answer::{Answer, Reading},
    board::{Board, BoardSize, Colour, Point},
    reading::{self, Reader},
};

fn board(size: usize, rows: &[&str]) -> Board {
    Board::with_diagram(BoardSize::new(size).unwrap(), rows).unwrap()
}

fn at(board: &Board, name: &str) -> Point {
    Point::from_name(name, board.size()).unwrap()
}

/// What is found about two strings that can both not be captured, or both be saved, alone.
fn attack_either(mut board: Board, pair: [&str; 2]) -> (Reading, String) {
    let pair = pair.map(|name| at(&board, name));
    let mut reader = Reader::default();
    for string in pair {
        assert_eq!(reading::attack(&mut reader, &mut board, string).reading, Reading::Loss);
    }
    let outcome = reading::attack_either(&mut reader, &mut board, pair);
    (outcome.reading, outcome.best.unwrap_or(Point::PASS).name(board.size()))
}

fn defend_both(mut board: Board, pair: [&str; 2]) -> (Reading, String) {
    let pair = pair.map(|name| at(&board, name));
    let mut reader = Reader::default();
    for string in pair {
        assert!(reading::defend(&mut reader, &mut board, string).reading.truth());
    }
    let outcome = reading::defend_both(&mut reader, &mut board, pair);
    (outcome.reading, outcome.best.unwrap_or(Point::PASS).name(board.size()))
}

#[test]
fn a_double_atari_takes_one_of_two() {
    let shared = [
        ".........",
        ".........",
        ".........",
        ".........",
        ".......XX",
        ".......OO",
        "........X",
        ".....XOOX",
        "......X.X",
    ];
    let found = attack_either(board(9, &shared), ["H2", "J4"]);
    assert_eq!(found, (Reading::Win, "H3".to_owned()));
}

/// The first move threatens one string; what saves it leaves a move that threatens both.
#[test]
fn a_double_atari_may_be_two_moves_away() {
    let side = ["......OO.", ".....XXXO", ".....O..O", ".......XX", ".......OO", "........."];
    assert_eq!(attack_either(board(9, &side), ["H8", "J6"]), (Reading::Win, "H7".to_owned()));
    let second_line = [
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
        "...OO..O.",
        "...XX.XXO",
        "...O...O.",
    ];
    let found = attack_either(board(9, &second_line), ["G2", "D2"]);
    assert_eq!(found, (Reading::Win, "F2".to_owned()));
}

/// One point saves both: it takes the stone that holds one of them and stands where the other is attacked.
#[test]
fn one_move_may_save_both() {
    let shared = [
        ".........",
        ".........",
        ".........",
        "...X.OO..",
        "...XOXXO.",
        "...OX....",
        "...OX.OX.",
        "....OO...",
        ".........",
    ];
    assert_eq!(defend_both(board(9, &shared), ["E4", "G5"]), (Reading::Win, "E6".to_owned()));
}

/// Each string can be saved, each by a move of its own far from the other: both cannot.
#[test]
fn two_strings_far_apart_in_atari_are_not_both_saved() {
    let apart = [
        ".........",
        ".X.......",
        "XO..O....",
        ".X.......",
        ".........",
        ".......X.",
        "....O..OX",
        ".......X.",
        ".........",
    ];
    assert_eq!(defend_both(board(9, &apart), ["B7", "H4"]).0, Reading::Loss);
}

/// Saving one string gives atari, so that the other is saved by the next move.
#[test]
fn a_threat_gains_the_move_that_saves_the_other() {
    let rows = ["XX...XX", ".OX....", "..O..XO", "X..OO.O", "..X.OOX", "...OO..", ".X..O.O"];
    let mut drawn = board(7, &rows);
    let mut reader = Reader::default();
    for name in ["A7", "F7"] {
        let string = at(&drawn, name);
        assert_eq!(reading::attack(&mut reader, &mut drawn, string).reading, Reading::Win);
    }
    assert_eq!(defend_both(drawn, ["A7", "F7"]), (Reading::Win, "A6".to_owned()));
}

/// A generator of numbers that are random enough and always the same.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// Plain search: every legal move is tried, and each string judged alone at the end.
struct Plain {
    reader: Reader,
    pair: [Point; 2],
    colour: Colour,
}

impl Plain {
    fn attack_one(&mut self, board: &mut Board) -> Reading {
        let attack = |string: &Point| {
            let is_there = board.vertex(*string) == self.colour.stone();
            if is_there {
                reading::attack(&mut self.reader, board, *string).reading
            } else {
                Reading::Win
            }
        };
        self.pair.iter().map(attack).max().unwrap()
    }

    /// One move of the attackers and one answer.
    fn attack_either(&mut self, board: &mut Board) -> Reading {
        let mut best = self.attack_one(board);
        for point in board.empties().iter() {
            if board.play(self.colour.other(), point).is_ok() {
                let left = self.attack_one(board);
                let worst = self.worst(board, left, Plain::attack_one);
                best = best.max(worst);
                board.undo();
            }
        }
        best
    }

    fn defend_both(&mut self, board: &mut Board) -> Reading {
        let left = self.attack_either(board);
        self.worst(board, left, Plain::attack_either).for_the_opponent()
    }

    /// What the attackers are left with after the best move of the strings' side.
    fn worst(
        &mut self,
        board: &mut Board,
        mut worst: Reading,
        attack: fn(&mut Plain, &mut Board) -> Reading,
    ) -> Reading {
        for point in board.empties().iter() {
            if worst.truth() && board.play(self.colour, point).is_ok() {
                worst = worst.min(attack(self, board));
                board.undo();
            }
        }
        worst
    }
}

type Ask = fn(&mut Reader, &mut Board, [Point; 2]) -> reading::Outcome;

/// How many pairs on so many random boards of four lines are asked about, on how many plain search finds the
/// same, and on how many it finds something where reading does not or the other way round.
fn compare(boards: usize, ask: Ask, plain: fn(&mut Plain, &mut Board) -> Reading) -> [usize; 3] {
    let mut numbers = Numbers(12_345);
    let mut counts = [0; 3];
    for _ in 0..boards {
        let mut board = Board::new(BoardSize::new(4).unwrap());
        for turn in 0..8 + numbers.below(5) {
            // An illegal move is a pass.
            let _ =
                board.play(Colour::ALL[turn % 2], Point::at(numbers.below(4), numbers.below(4)));
        }
        board.forget_moves();
        let strings: Vec<_> = board.strings().map(|it| (it.origin(), it.colour())).collect();
        for (index, &(one, colour)) in strings.iter().enumerate() {
            for &(other, _) in strings[index + 1..].iter().filter(|(_, theirs)| *theirs == colour) {
                let pair = [one, other];
                let found = ask(&mut Reader::default(), &mut board, pair).reading;
                let mut twin = Plain { reader: Reader::default(), pair, colour };
                let expected = plain(&mut twin, &mut board);
                counts[0] += 1;
                counts[1] += usize::from(found == expected);
                counts[2] += usize::from(found.truth() != expected.truth());
            }
        }
    }
    counts
}

/// They may differ: plain search looks two moves ahead, reading four, but not at every move.
#[test]
fn plain_search_of_small_boards_finds_the_same() {
    let [asked, same, opposite] = compare(40, reading::attack_either, Plain::attack_either);
    assert!(asked > 100 && same * 100 >= asked * 96 && opposite * 100 <= asked * 2);
    let [asked, same, opposite] = compare(12, reading::defend_both, Plain::defend_both);
    assert!(asked > 30 && same * 100 >= asked * 96 && opposite * 100 <= asked * 2);
}
