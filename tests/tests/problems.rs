//! The problems of tactical reading (`problems/reading.txt`, where their form is explained): each is asked
//! as it stands, and the board must be as before afterwards.

use std::fmt::Write;

use katachi_engine::{
    answer::{Answer, Reading},
    board::{Board, BoardSize, Colour, Point, Vertex},
    reading::{self, Outcome, Reader},
};

const PROBLEMS: &str = include_str!("../problems/reading.txt");

/// What the reader answers today where it differs. A problem that is solved must leave the file.
const UNSOLVED: &str = include_str!("../problems/reading_unsolved.txt");

#[test]
fn reading_problems() {
    let mut report = String::new();
    let mut asked = 0;
    let mut problem = Problem::default();
    for (index, line) in PROBLEMS.lines().enumerate() {
        match parse_question(index + 1, line) {
            _ if line.starts_with('#') => {}
            Some(question) => {
                asked += 1;
                check(&mut problem, &question, &mut report);
            }
            None => problem.read_line(line),
        }
    }
    assert!(asked > 250, "only {asked} questions were found");
    let unsolved: Vec<&str> = UNSOLVED.lines().filter(|line| !line.starts_with('#')).collect();
    if report.trim() != unsolved.join("\n") {
        panic!("of {asked} questions these answers differ:\n{report}");
    }
}

/// A problem under way.
#[derive(Default)]
struct Problem {
    title: String,
    board: Option<Board>,
    /// The column where the diagram's letters begin, and the first of them.
    columns: Option<(usize, char)>,
}

impl Problem {
    /// A line that is no question: the title, the size, the letters, a row or the ko.
    fn read_line(&mut self, line: &str) {
        if let Some(title) = line.strip_prefix("problem: ") {
            *self = Problem { title: title.to_owned(), ..Problem::default() };
        } else if let Some(size) = line.strip_prefix("size ") {
            self.board = BoardSize::new(size.trim().parse().unwrap()).ok().map(Board::new);
        } else if let Some(ko) = line.strip_prefix("ko: ") {
            self.set_ko(ko.trim());
        } else if let Some(letters) = column_letters(line) {
            self.columns = Some(letters);
        } else {
            self.draw_row(line);
        }
    }

    fn board(&mut self) -> &mut Board {
        self.board.as_mut().unwrap()
    }

    /// Draws a row that begins with its number; other lines are edges.
    fn draw_row(&mut self, line: &str) {
        let number = line.split_whitespace().next().filter(|word| word.parse::<usize>().is_ok());
        let (Some(number), Some((start, first))) = (number, self.columns) else { return };
        let board = self.board();
        let letters = "ABCDEFGHJKLMNOPQRST".chars().skip_while(|letter| *letter != first);
        for (letter, sign) in letters.zip(line.chars().skip(start)) {
            let vertex = match sign {
                'X' => Vertex::Black,
                'O' => Vertex::White,
                '.' => Vertex::Empty,
                _ => break,
            };
            let point = Point::from_name(&format!("{letter}{number}"), board.size()).unwrap();
            board.set(point, vertex);
        }
    }

    /// Plays the capture that makes this point a ko: by the lone stone beside it that is in atari.
    fn set_ko(&mut self, name: &str) {
        let board = self.board();
        let ko = Point::from_name(name, board.size()).unwrap();
        let taker = ko.neighbours().into_iter().find(|next| {
            board.string(*next).is_some_and(|string| string.in_atari() && string.size() == 1)
        });
        let taker = taker.unwrap();
        let colour = board.vertex(taker).colour().unwrap();
        board.set(taker, Vertex::Empty);
        board.set(ko, colour.other().stone());
        board.play(colour, taker).unwrap();
        assert_eq!(board.ko(), Some(ko));
    }
}

/// Where the letters of a line of column letters begin, and the first of them.
fn column_letters(line: &str) -> Option<(usize, char)> {
    let letters = line.trim();
    let first = letters.chars().next()?;
    "ABCDEFGHJKLMNOPQRST".contains(letters).then(|| (line.len() - line.trim_start().len(), first))
}

/// A question with its answer.
struct Question<'text> {
    line: usize,
    verb: &'text str,
    strings: Vec<&'text str>,
    code: Reading,
    /// All moves that do, or none where it does not matter.
    moves: Vec<&'text str>,
}

fn parse_question(line: usize, text: &str) -> Option<Question<'_>> {
    let (ask, answer) = text.split_once(" -> ")?;
    let mut words = ask.split_whitespace();
    let verb = words.next()?;
    let mut answer = answer.split_whitespace();
    let code = match answer.next()? {
        "0" => Reading::Loss,
        "1" => Reading::Win,
        "2" => Reading::KoA,
        "3" => Reading::KoB,
        _ => return None,
    };
    let moves = answer.next().map_or_else(Vec::new, |moves| moves.split('|').collect());
    Some(Question { line, verb, strings: words.collect(), code, moves })
}

/// Asks a question, and reports an answer that differs.
fn check(problem: &mut Problem, question: &Question<'_>, report: &mut String) {
    let board = problem.board();
    let before = board.clone();
    let outcome = ask(board, question);
    assert_eq!(*board, before, "line {}", question.line);
    assert_eq!(board.hash(), before.hash(), "line {}", question.line);
    let best = outcome.best.map_or_else(String::new, |best| best.name(before.size()));
    let is_good = question.moves.is_empty() || question.moves.contains(&best.as_str());
    if outcome.reading != question.code || outcome.reading.truth() && !is_good {
        let Question { line, verb, strings, code, moves } = question;
        let found = format!("{:?} {best}", outcome.reading);
        let truth = format!("{code:?} {}", moves.join("|"));
        writeln!(
            report,
            "{line}: {}: {verb} {}: {}, not {}",
            problem.title,
            strings.join(" "),
            found.trim(),
            truth.trim()
        )
        .unwrap();
    }
}

fn ask(board: &mut Board, question: &Question<'_>) -> Outcome {
    let size = board.size();
    let points: Vec<Point> =
        question.strings.iter().map(|name| Point::from_name(name, size).unwrap()).collect();
    let mut reader = Reader::default();
    match (question.verb, points.as_slice()) {
        ("attack", &[string]) => reading::attack(&mut reader, board, string),
        ("defend", &[string]) => reading::defend(&mut reader, board, string),
        ("attack_either", &[one, other]) => {
            reading::attack_either(&mut reader, board, [one, other])
        }
        ("defend_both", &[one, other]) => reading::defend_both(&mut reader, board, [one, other]),
        _ => panic!("line {}: no question", question.line),
    }
}

/// Every problem has a string of one colour to ask about.
#[test]
fn questions_are_about_stones() {
    let mut problem = Problem::default();
    for (index, line) in PROBLEMS.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        match parse_question(index + 1, line) {
            Some(question) => {
                let board = problem.board();
                let colours: Vec<Option<Colour>> = question
                    .strings
                    .iter()
                    .map(|name| {
                        board.vertex(Point::from_name(name, board.size()).unwrap()).colour()
                    })
                    .collect();
                assert!(colours[0].is_some(), "line {}", index + 1);
                assert!(colours.iter().all(|colour| *colour == colours[0]), "line {}", index + 1);
            }
            None => problem.read_line(line),
        }
    }
}
