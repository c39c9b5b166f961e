//! Which moves were considered, why, and what each is worth.
//!
//! Without a colour these commands tell of the last move that was chosen in the position, whoever's it was; where
//! there is none, one is chosen for the side to move.

use super::super::{
    arguments::Arguments,
    failure::{Answer, Failure},
    session::{Session, Wish},
    table::Command,
};
use crate::{
    board::{Colour, Vertex},
    moves::{Candidate, Decision},
};

pub(in super::super) static CANDIDATES: &[Command] = &[
    Command::new("top_moves", "[COLOUR]", "the best moves and their values", top_moves),
    Command::new("top_moves_black", "", "Black's best moves and their values", top_moves_black),
    Command::new("top_moves_white", "", "White's best moves and their values", top_moves_white),
    Command::new(
        "all_move_values",
        "",
        "every move that was considered, and its value",
        all_move_values,
    ),
    Command::new("move_reasons", "VERTEX", "why a move was considered", move_reasons),
    Command::new(
        "move_probabilities",
        "",
        "how likely each move is to be played",
        move_probabilities,
    ),
    Command::new(
        "move_uncertainty",
        "",
        "the bits of information that the choice of a move gives",
        move_uncertainty,
    ),
];

/// How many moves `top_moves` shows.
const SHOWN: usize = 10;

/// The last decision in this position, or a fresh one for the side to move.
fn last(session: &mut Session) -> Decision {
    match session.last_decision() {
        Some(decision) => decision.clone(),
        None => session.decide(session.to_move(), Wish::default()),
    }
}

fn top_moves(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    if arguments.is_empty() {
        let decision = last(session);
        return Ok(best(session, &decision));
    }
    let colour = arguments.colour()?;
    top_moves_of(session, colour)
}

fn top_moves_black(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    top_moves_of(session, Colour::Black)
}

fn top_moves_white(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    top_moves_of(session, Colour::White)
}

fn top_moves_of(session: &mut Session, colour: Colour) -> Answer {
    let decision = session.decide(colour, Wish::default());
    Ok(best(session, &decision))
}

/// Moves that are worth something, the best first.
fn worthy(decision: &Decision) -> impl Iterator<Item = &Candidate> {
    decision.candidates.iter().filter(|candidate| candidate.worth.total > 0.0)
}

/// The best moves in one line: name, value, name, value.
fn best(session: &Session, decision: &Decision) -> String {
    let size = session.board().size();
    let shown = worthy(decision).take(SHOWN);
    let words: Vec<String> = shown
        .map(|candidate| format!("{} {:.2}", candidate.point.name(size), candidate.worth.total))
        .collect();
    words.join(" ")
}

/// A line for each move, in the order of the board.
fn all_move_values(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let decision = last(session);
    let size = session.board().size();
    let mut moves: Vec<&Candidate> = worthy(&decision).collect();
    moves.sort_by_key(|candidate| candidate.point);
    let lines: Vec<String> = moves
        .into_iter()
        .map(|candidate| format!("{:<3} {:.2}", candidate.point.name(size), candidate.worth.total))
        .collect();
    Ok(lines.join("\n"))
}

/// A line for each reason.
fn move_reasons(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let point = arguments.vertex()?;
    if session.board().vertex(point) != Vertex::Empty {
        return Err(Failure::NoMoveVertex);
    }
    let size = session.board().size();
    let decision = last(session);
    let candidate = decision.candidates.iter().find(|candidate| candidate.point == point);
    let words = candidate.map(|candidate| candidate.words(size)).unwrap_or_default();
    let name = point.name(size);
    let lines: Vec<String> =
        words.into_iter().map(|words| format!("Move at {name} {words}")).collect();
    Ok(lines.join("\n"))
}

fn move_probabilities(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let decision = last(session);
    let size = session.board().size();
    let lines: Vec<String> = decision
        .probabilities()
        .into_iter()
        .map(|(point, probability)| format!("{} {probability:.4}", super::vertex(point, size)))
        .collect();
    Ok(lines.join("\n"))
}

fn move_uncertainty(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let probabilities = last(session).probabilities();
    let bits: f32 = probabilities.iter().map(|(_, share)| -share * share.log2()).sum();
    Ok(format!("{:.4}", bits.max(0.0)))
}
