//! Questions to tactical reading.

use super::super::{
    arguments::Arguments,
    failure::{Answer, Failure},
    session::Session,
    table::Command,
};
use super::{done, queries::string_at, vertex};
use crate::{
    answer::Reading,
    board::{Board, Point, StoneString, Vertex},
    reading::{self, Outcome, Reader},
};

pub(in super::super) static READING: &[Command] = &[
    Command::new("attack", "VERTEX", "whether a string can be captured, and where", attack),
    Command::new("defend", "VERTEX", "whether a string can be saved, and where", defend),
    Command::new("attack_either", "VERTEX VERTEX", "whether one of two falls", attack_either),
    Command::new("defend_both", "VERTEX VERTEX", "whether two can be saved", defend_both),
    Command::new("does_attack", "VERTEX VERTEX", "whether a move captures a string", does_attack),
    Command::new("does_defend", "VERTEX VERTEX", "whether a move saves a string", does_defend),
    Command::new("increase_depths", "", "read one move deeper", increase_depths),
    Command::new("decrease_depths", "", "read one move less deep", decrease_depths),
    Command::new("clear_cache", "", "forget what has been read", clear_cache),
    Command::new("get_reading_node_counter", "", "the nodes read since the reset", nodes),
    Command::new("reset_reading_node_counter", "", "count nodes from 0", reset_nodes),
];

/// The answer of reading, and the move where there is one: `0`, `1 D4`. The numbers are 1 for what
/// works, 2 for a ko that the asking side takes first, 3 for one that it must find a threat for.
fn found(outcome: &Outcome, board: &Board) -> String {
    let number = number(outcome.reading);
    match outcome.best {
        Some(best) => format!("{number} {}", vertex(best, board.size())),
        None => number.to_string(),
    }
}

/// The number by which controllers know a reading.
const fn number(reading: Reading) -> u8 {
    match reading {
        Reading::Loss => 0,
        Reading::Win => 1,
        Reading::KoA => 2,
        Reading::KoB => 3,
    }
}

/// What reading is asked about one string.
type Question = fn(&mut Reader, &mut Board, Point) -> Outcome;

fn ask(session: &mut Session, arguments: &mut Arguments<'_>, question: Question) -> Answer {
    let string = string_at(session.board(), arguments)?.origin();
    let outcome = session.read(|reader, board| question(reader, board, string));
    Ok(found(&outcome, session.board()))
}

fn attack(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    ask(session, arguments, reading::attack)
}

fn defend(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    ask(session, arguments, reading::defend)
}

/// What reading is asked about two strings.
type PairQuestion = fn(&mut Reader, &mut Board, [Point; 2]) -> Outcome;

/// A question about two strings; which move does it is not told.
fn ask_pair(
    session: &mut Session,
    arguments: &mut Arguments<'_>,
    question: PairQuestion,
) -> Answer {
    let pair = [arguments.vertex()?, arguments.vertex()?];
    let board = session.board();
    let [one, other] = pair.map(|point| board.string(point).map(StoneString::colour));
    match (one, other) {
        (None, _) | (_, None) => return Err(Failure::EmptyString),
        (Some(one), Some(other)) if one != other => return Err(Failure::DifferentColours),
        (Some(_), Some(_)) => {}
    }
    let outcome = session.read(|reader, board| question(reader, board, pair));
    Ok(number(outcome.reading).to_string())
}

fn attack_either(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    ask_pair(session, arguments, reading::attack_either)
}

fn defend_both(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    ask_pair(session, arguments, reading::defend_both)
}

/// What reading is asked about a move and a string.
type MoveQuestion = fn(&mut Reader, &mut Board, Point, Point) -> Reading;

fn ask_move(
    session: &mut Session,
    arguments: &mut Arguments<'_>,
    question: MoveQuestion,
) -> Answer {
    let (point, string) = (arguments.vertex()?, arguments.vertex()?);
    if session.board().vertex(point) != Vertex::Empty {
        return Err(Failure::OccupiedMove);
    }
    if session.board().string(string).is_none() {
        return Err(Failure::EmptyString);
    }
    let reading = session.read(|reader, board| question(reader, board, point, string));
    Ok(number(reading).to_string())
}

fn does_attack(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    ask_move(session, arguments, reading::does_attack)
}

fn does_defend(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    ask_move(session, arguments, reading::does_defend)
}

fn change_depths(session: &mut Session, by: isize) -> Answer {
    let depths = session.reader.depths().deeper(by);
    session.reader.set_depths(depths);
    session.forget_analysis();
    done()
}

fn increase_depths(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    change_depths(session, 1)
}

fn decrease_depths(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    change_depths(session, -1)
}

fn clear_cache(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    session.reader.clear();
    session.forget_analysis();
    done()
}

fn nodes(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    Ok((session.reader.nodes() - session.nodes_before).to_string())
}

fn reset_nodes(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    session.nodes_before = session.reader.nodes();
    done()
}
