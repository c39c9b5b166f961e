//! Tactical reading: what it finds, and that it finds the same however it is asked.

use katachi_engine::{
    answer::{Answer, Reading},
    board::{Board, BoardSize, Colour, Point},
    game::sgf::GameRecord,
    reading::{self, Depths, Reader},
};

/// A position to ask about by the names of points.
struct Drawn {
    board: Board,
}

impl Drawn {
    fn new(rows: &[&str]) -> Drawn {
        Drawn { board: Board::from_diagram(rows).unwrap() }
    }

    fn at(&self, name: &str) -> Point {
        Point::from_name(name, self.board.size()).unwrap()
    }

    fn attack(&mut self, name: &str) -> (Reading, Option<String>) {
        let at = self.at(name);
        let size = self.board.size();
        let outcome = reading::attack(&mut Reader::default(), &mut self.board, at);
        (outcome.reading, outcome.best.map(|best| best.name(size)))
    }

    fn defend(&mut self, name: &str) -> (Reading, Option<String>) {
        let at = self.at(name);
        let size = self.board.size();
        let outcome = reading::defend(&mut Reader::default(), &mut self.board, at);
        (outcome.reading, outcome.best.map(|best| best.name(size)))
    }
}

const LOSS: (Reading, Option<String>) = (Reading::Loss, None);

#[test]
fn a_ladder_works_unless_there_is_a_breaker() {
    let mut ladder = Drawn::new(&[
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
        "..XX.....",
        ".XO......",
        "..X......",
        ".........",
    ]);
    assert_eq!(ladder.attack("C3").0, Reading::Win);
    assert_eq!(ladder.defend("C3"), LOSS);
    let mut broken = Drawn::new(&[
        ".........",
        ".........",
        ".........",
        "......O..",
        ".........",
        "..X......",
        ".XOX.....",
        "..X......",
        ".........",
    ]);
    assert_eq!(broken.defend("C3"), LOSS, "shut in");
}

#[test]
fn a_snapback_takes_the_stones() {
    let mut board = Drawn::new(&[
        ".OOXX....",
        "OXXO.....",
        "OX.OX....",
        "OXXO.....",
        ".OOXX....",
        ".........",
        ".........",
        ".........",
        ".........",
    ]);
    assert_eq!(board.attack("B7").0, Reading::Win);
}

#[test]
fn a_net_catches_a_stone() {
    let mut board = Drawn::new(&[
        ".........",
        "...XX....",
        "..XO.....",
        "..X......",
        "....X....",
        ".........",
        ".........",
        ".........",
        ".........",
    ]);
    assert_eq!(board.attack("D7").0, Reading::Win);
}

#[test]
fn a_ko_depends_on_who_takes_first() {
    let rows = [".OX......", "OXX......", "OO.......", "........."];
    let board = Board::with_diagram(BoardSize::new(9).unwrap(), rows).unwrap();
    let mut ko = Drawn { board };
    assert_eq!(ko.attack("B9").0, Reading::KoA, "Black takes first");
    ko.board.play(Colour::Black, Point::at(0, 0)).unwrap();
    assert_eq!(ko.attack("A9").0, Reading::KoB, "White needs a threat");
    assert_eq!(ko.defend("A9").0, Reading::Win, "Black connects");
}

/// The position after so many moves of a game.
fn position(game: &[u8], moves: usize) -> Board {
    GameRecord::read(game).unwrap().position(moves).unwrap().board
}

const GAMES: [&[u8]; 4] = [
    include_bytes!("../../tests/games/9x9-01.sgf"),
    include_bytes!("../../tests/games/9x9-02.sgf"),
    include_bytes!("../../tests/games/13x13-01.sgf"),
    include_bytes!("../../tests/games/13x13-02.sgf"),
];

/// What is threatened does not work at once, and does after the threat and a pass.
#[test]
fn threats_are_moves_that_need_a_second() {
    let mut counts = [0, 0];
    for game in GAMES {
        for moves in (10..GameRecord::read(game).unwrap().move_count()).step_by(8) {
            let mut board = position(game, moves);
            let before = board.clone();
            for string in before.strings() {
                let (at, colour) = (string.origin(), string.colour());
                let reader = &mut Reader::default();
                for (point, worth) in reading::attack_threats(reader, &mut board, at) {
                    assert!(!reading::attack(reader, &mut board, at).reading.truth());
                    board.play(colour.other(), point).unwrap();
                    board.play(colour, Point::PASS).unwrap();
                    assert_eq!(reading::attack(reader, &mut board, at).reading, worth, "{board}");
                    board.undo_to(before.move_count());
                    counts[0] += 1;
                }
                for (point, worth) in reading::defence_threats(reader, &mut board, at) {
                    assert!(!reading::defend(reader, &mut board, at).reading.truth());
                    board.play(colour, point).unwrap();
                    board.play(colour.other(), Point::PASS).unwrap();
                    assert_eq!(reading::defend(reader, &mut board, at).reading, worth, "{board}");
                    board.undo_to(before.move_count());
                    counts[1] += 1;
                }
                assert_eq!(board, before);
            }
        }
    }
    assert!(counts.iter().all(|count| *count > 20), "{counts:?}");
}

#[test]
fn points_of_attack_are_moves_that_attack() {
    let mut board = Drawn::new(&[
        ".........",
        ".........",
        "...X.....",
        "..XOX....",
        "...O.....",
        ".........",
        ".........",
        ".........",
        ".........",
    ]);
    let (string, mut reader) = (board.at("D6"), Reader::default());
    for (point, reading) in reading::attack_points(&mut reader, &mut board.board, string) {
        let again = reading::does_attack(&mut reader, &mut board.board, point, string);
        assert_eq!(again, reading);
    }
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

/// A board after this many random moves.
fn random_board(size: usize, moves: usize, numbers: &mut Numbers) -> Board {
    let mut board = Board::new(BoardSize::new(size).unwrap());
    for turn in 0..moves {
        let colour = Colour::ALL[turn % 2];
        let point = Point::at(numbers.below(size), numbers.below(size));
        // An illegal move is a pass.
        let _ = board.play(colour, point);
    }
    board
}

#[derive(Clone, Copy, Debug)]
enum Asked {
    Attack(Point),
    Defend(Point),
    Either([Point; 2]),
}

impl Asked {
    fn ask(self, reader: &mut Reader, board: &mut Board) -> reading::Outcome {
        match self {
            Asked::Attack(at) => reading::attack(reader, board, at),
            Asked::Defend(at) => reading::defend(reader, board, at),
            Asked::Either(pair) => reading::attack_either(reader, board, pair),
        }
    }
}

fn all_questions(board: &Board) -> Vec<Asked> {
    let strings: Vec<_> =
        board.strings().map(|string| (string.origin(), string.colour())).collect();
    let mut asked = Vec::new();
    for (index, &(at, colour)) in strings.iter().enumerate() {
        asked.extend([Asked::Attack(at), Asked::Defend(at)]);
        let next = strings[index + 1..].iter().find(|(_, other)| *other == colour);
        asked.extend(next.map(|&(other, _)| Asked::Either([at, other])));
    }
    asked
}

fn shuffle(asked: &mut [(usize, Asked)], numbers: &mut Numbers) {
    for index in (1..asked.len()).rev() {
        asked.swap(index, numbers.below(index + 1));
    }
}

#[test]
fn answers_depend_neither_on_the_order_nor_on_the_cache() {
    let mut numbers = Numbers(20);
    let depths = Depths { nodes: 1_000, ..Depths::default() };
    for (size, moves) in [(5, 30), (7, 40), (9, 60), (9, 90), (13, 120)] {
        let mut board = random_board(size, moves, &mut numbers);
        let before = board.clone();
        let mut plain = Reader::without_cache(depths.clone());
        let questions = all_questions(&board);
        let expected: Vec<_> =
            questions.iter().map(|asked| asked.ask(&mut plain, &mut board)).collect();
        let mut shuffled: Vec<_> = questions.into_iter().enumerate().collect();
        for _ in 0..3 {
            shuffle(&mut shuffled, &mut numbers);
            let mut reader = Reader::new(depths.clone());
            for &(index, asked) in &shuffled {
                let found = asked.ask(&mut reader, &mut board);
                assert_eq!(found, expected[index], "{asked:?} on\n{board}");
                assert_eq!(board, before);
            }
        }
        assert_eq!(board.hash(), before.hash());
        board.check().unwrap();
    }
}
