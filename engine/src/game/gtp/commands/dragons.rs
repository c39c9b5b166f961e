//! Questions about dragons.

use super::super::{
    arguments::Arguments,
    failure::{Answer, Failure},
    session::Session,
    table::Command,
};
use super::{queries::string_at, vertices};
use crate::{
    autohelper::AutoHelper,
    board::{Colour, PointSet},
};

pub(in super::super) static DRAGONS: &[Command] = &[
    Command::new("same_dragon", "VERTEX VERTEX", "1 if two stones are of one dragon", same_dragon),
    Command::new("dragon_stones", "[COLOUR|VERTEX]", "the stones of each dragon", dragon_stones),
];

fn same_dragon(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let one = string_at(session.board(), arguments)?.origin();
    let other = string_at(session.board(), arguments)?.origin();
    Ok(u8::from(session.analysis().same_dragon(&[one, other])).to_string())
}

/// The stones that a command speaks of: all, those of a colour, or one.
pub(super) fn chosen(
    session: &Session,
    arguments: &mut Arguments<'_>,
) -> Result<PointSet, Failure> {
    let board = session.board();
    if arguments.is_empty() {
        return Ok(Colour::ALL
            .into_iter()
            .fold(PointSet::EMPTY, |all, colour| all | *board.stones(colour)));
    }
    if let Ok(colour) = arguments.clone().colour() {
        return Ok(*board.stones(colour));
    }
    Ok(PointSet::only(string_at(board, arguments)?.origin()))
}

/// A line for each dragon.
fn dragon_stones(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let chosen = chosen(session, arguments)?;
    let analysis = session.analysis();
    let size = analysis.board().size();
    let dragons = analysis.connections().into_iter().flat_map(|known| known.groups().iter());
    let chosen = dragons.filter(|stones| stones.intersects(&chosen));
    let lines: Vec<String> = chosen.map(|stones| vertices(stones, size)).collect();
    Ok(lines.join("\n"))
}
