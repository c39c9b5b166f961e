//! The questions that others ask.

use super::{
    Outcome, Reader,
    pair::MOST_COORDINATED,
    search::{Question, Search},
};
use crate::answer::{Answer, Reading};
use crate::board::{Board, Colour, Point, PointSet};

/// Whether the string at a point can be captured by the opponent, who moves.
///
/// ```
/// use katachi_engine::{answer::Reading, board::{Board, Point}, reading::{Reader, attack}};
/// let mut board = Board::from_diagram([
///     ".....",
///     "..X..",
///     ".XO..",
///     "..X..",
///     ".....",
/// ])?;
/// let outcome = attack(&mut Reader::default(), &mut board, Point::at(2, 2));
/// assert_eq!((outcome.reading, outcome.best), (Reading::Win, Some(Point::at(2, 3))));
/// # Ok::<(), katachi_engine::board::DiagramError>(())
/// ```
pub fn attack(reader: &mut Reader, board: &mut Board, string: Point) -> Outcome {
    reader.ask(board, string, |search| search.read(Question::Attack, 0))
}

/// Whether the string at a point can be saved by its own side, who moves. Whether it is in danger
/// at all is not asked.
pub fn defend(reader: &mut Reader, board: &mut Board, string: Point) -> Outcome {
    reader.ask(board, string, |search| search.read(Question::Defend, 0))
}

/// Whether one of two strings of a colour can be captured by the opponent, who moves: by itself, or
/// by a move that threatens both. Loss where the two are not strings of one colour.
pub fn attack_either(reader: &mut Reader, board: &mut Board, pair: [Point; 2]) -> Outcome {
    attack_either_with(MOST_COORDINATED, reader, board, pair)
}

/// The same with no more than one move that is played with both strings in mind. It costs a good deal less:
/// enough after moves that have been tried already, where the next one has to work.
pub fn attack_either_at_once(reader: &mut Reader, board: &mut Board, pair: [Point; 2]) -> Outcome {
    attack_either_with(1, reader, board, pair)
}

fn attack_either_with(
    most: usize,
    reader: &mut Reader,
    board: &mut Board,
    pair: [Point; 2],
) -> Outcome {
    if !is_pair(board, pair) {
        return Outcome::NONE;
    }
    reader.ask(board, pair[0], |search| search.attack_either(pair, 0, most))
}

/// Whether two strings of a colour can both be saved by their side, who moves. The best move is a
/// pass if neither is in danger. Loss where the two are not strings of one colour.
pub fn defend_both(reader: &mut Reader, board: &mut Board, pair: [Point; 2]) -> Outcome {
    if !is_pair(board, pair) {
        return Outcome::NONE;
    }
    reader.ask(board, pair[0], |search| search.defend_both(pair, 0))
}

fn is_pair(board: &Board, [one, other]: [Point; 2]) -> bool {
    board.vertex(one).is_stone() && board.vertex(one) == board.vertex(other)
}

/// Whether a move of the opponent attacks a string: after it, nothing saves the string. Loss if the move is
/// not legal.
pub fn does_attack(reader: &mut Reader, board: &mut Board, point: Point, string: Point) -> Reading {
    try_one(reader, board, Question::Attack, point, string)
}

/// Whether a move of the string's own side defends it: after it, there is no attack. Loss if the move is
/// not legal.
pub fn does_defend(reader: &mut Reader, board: &mut Board, point: Point, string: Point) -> Reading {
    try_one(reader, board, Question::Defend, point, string)
}

fn try_one(
    reader: &mut Reader,
    board: &mut Board,
    question: Question,
    point: Point,
    string: Point,
) -> Reading {
    if point.is_pass() {
        return Reading::Loss;
    }
    let outcome = reader.ask(board, string, |search| search.try_as_found(question, point));
    outcome.reading
}

/// Whether a move is safe: legal, and its stone cannot be captured at once, or only through a ko.
pub fn safe_move(reader: &mut Reader, board: &mut Board, colour: Colour, point: Point) -> Reading {
    if point.is_pass() || board.play(colour, point).is_err() {
        return Reading::Loss;
    }
    let attack = attack(reader, board, point).reading;
    board.undo();
    attack.for_the_opponent()
}

/// Whether a stone of this colour at a point would keep the opponent from playing safely at another.
pub fn defend_against(
    reader: &mut Reader,
    board: &mut Board,
    colour: Colour,
    point: Point,
    against: Point,
) -> bool {
    if point.is_pass() || board.play(colour, point).is_err() {
        return false;
    }
    let safe = safe_move(reader, board, colour.other(), against);
    board.undo();
    !safe.truth()
}

/// All moves found that attack a string, with how well they do, in the order of the points.
pub fn attack_points(
    reader: &mut Reader,
    board: &mut Board,
    string: Point,
) -> Vec<(Point, Reading)> {
    working_points(reader, board, Question::Attack, string)
}

/// All moves found that defend a string, with how well they do, in the order of the points. For a string
/// that is not in danger these are the moves that leave it so.
pub fn defence_points(
    reader: &mut Reader,
    board: &mut Board,
    string: Point,
) -> Vec<(Point, Reading)> {
    working_points(reader, board, Question::Defend, string)
}

fn working_points(
    reader: &mut Reader,
    board: &mut Board,
    question: Question,
    string: Point,
) -> Vec<(Point, Reading)> {
    let found = reader.ask(board, string, |search| search.read(question, 0));
    let mut moves = moves_of(reader, board, question, string);
    moves.extend(found.best.filter(|best| !best.is_pass()));
    let try_move = |point| (point, try_one(reader, board, question, point, string));
    moves.iter().map(try_move).filter(|(_, reading)| reading.truth()).collect()
}

/// The moves after which the opponent could capture the string if its side played elsewhere, with how
/// well that goes. Empty if it can be captured as it is.
pub fn attack_threats(
    reader: &mut Reader,
    board: &mut Board,
    string: Point,
) -> Vec<(Point, Reading)> {
    threats(reader, board, Question::Attack, string)
}

/// The moves after which a string that cannot be saved could be, if the opponent played elsewhere,
/// with how well that goes. Empty if it can be saved as it is.
pub fn defence_threats(
    reader: &mut Reader,
    board: &mut Board,
    string: Point,
) -> Vec<(Point, Reading)> {
    threats(reader, board, Question::Defend, string)
}

fn threats(
    reader: &mut Reader,
    board: &mut Board,
    question: Question,
    string: Point,
) -> Vec<(Point, Reading)> {
    let Some(colour) = board.vertex(string).colour() else { return Vec::new() };
    if reader.ask(board, string, |search| search.read(question, 0)).reading.truth() {
        return Vec::new();
    }
    let mover = question.mover(colour);
    let mut found = Vec::new();
    for point in moves_of(reader, board, question, string).iter() {
        let reading = unanswered(reader, board, question, (mover, point), string);
        if reading.truth() {
            found.push((point, reading));
        }
    }
    found
}

/// What a question would be answered with after a move that the opponent does not answer; a loss if the move
/// is not legal.
fn unanswered(
    reader: &mut Reader,
    board: &mut Board,
    question: Question,
    (mover, point): (Colour, Point),
    string: Point,
) -> Reading {
    let before = board.move_count();
    let is_played = !point.is_pass()
        && board.play(mover, point).is_ok()
        && board.play(mover.other(), Point::PASS).is_ok();
    let reading = if !is_played {
        Reading::Loss
    } else if question == Question::Attack && board.string(string).is_none() {
        Reading::Win
    } else {
        reader.ask(board, string, |search| search.read(question, 0)).reading
    };
    board.undo_to(before);
    reading
}

/// The moves that come to mind for a string.
fn moves_of(reader: &mut Reader, board: &mut Board, question: Question, string: Point) -> PointSet {
    let mut moves = PointSet::EMPTY;
    reader.ask(board, string, |search: &mut Search<'_>| {
        moves = search.moves(question, 0);
        Ok(super::search::Found::LOSS)
    });
    moves
}
