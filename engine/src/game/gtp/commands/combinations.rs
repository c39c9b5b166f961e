//! Questions about chains of ataris.

use super::super::{
    arguments::Arguments,
    failure::{Answer, Failure},
    session::Session,
    table::Command,
};
use super::{vertex, vertices};
use crate::{board::Point, moves};

pub(in super::super) static COMBINATIONS: &[Command] = &[
    Command::new("combination_attack", "COLOUR", "where a chain of ataris begins", attack),
    Command::new("combination_defend", "COLOUR", "what spoils such a chain of a side's", defend),
    Command::new(
        "aa_confirm_safety",
        "COLOUR VERTEX",
        "1 if a move allows no chain of ataris, else 0 and the answer",
        confirm_safety,
    ),
];

fn attack(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let colour = arguments.colour()?;
    let start = moves::combination_attack(session.analysis(), colour);
    Ok(vertex(start.unwrap_or(Point::PASS), session.board().size()))
}

fn defend(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let colour = arguments.colour()?;
    let mut defences = moves::combination_defences(session.analysis(), colour);
    if defences.is_empty() {
        defences.push(Point::PASS);
    }
    Ok(vertices(defences, session.board().size()))
}

fn confirm_safety(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (colour, point) = arguments.play()?;
    session.board().legality(colour, point).map_err(|_| Failure::IllegalMove)?;
    let size = session.board().size();
    Ok(match moves::combination_allowed(session.analysis(), colour, point) {
        None => "1".to_owned(),
        Some(answer) => format!("0 {}", vertex(answer, size)),
    })
}
