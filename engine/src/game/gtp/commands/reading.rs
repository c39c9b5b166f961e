//! Questions to tactical reading.

use super::super::{arguments::Arguments, failure::Answer, session::Session, table::Command};
use super::{done, queries::string_at, vertex};
use crate::{
    answer::Reading,
    board::{Board, Point},
    reading::{self, Outcome, Reader},
};

pub(in super::super) static READING: &[Command] = &[
    Command::new("attack", "VERTEX", "whether a string can be captured, and where", attack),
    Command::new("defend", "VERTEX", "whether a string can be saved, and where", defend),
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

fn clear_cache(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    session.reader.clear();
    done()
}

fn nodes(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    Ok((session.reader.nodes() - session.nodes_before).to_string())
}

fn reset_nodes(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    session.nodes_before = session.reader.nodes();
    done()
}
