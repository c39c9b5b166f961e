//! The commands, by subject: a table and the functions that it names.

mod administration;
mod candidates;
mod combinations;
mod dragons;
mod eyes;
mod genmove;
mod influence;
mod play;
mod queries;
mod reading;
mod records;
mod scoring;
mod setup;
mod strings;
mod trials;

pub(super) use administration::ADMINISTRATION;
pub(super) use candidates::CANDIDATES;
pub(super) use combinations::COMBINATIONS;
pub(super) use dragons::DRAGONS;
pub(super) use eyes::EYES;
pub(super) use genmove::GENMOVE;
pub(super) use influence::INFLUENCE;
pub(super) use play::PLAY;
pub(super) use queries::QUERIES;
pub(super) use reading::READING;
pub(super) use records::RECORDS;
pub(super) use scoring::SCORING;
pub(super) use setup::SETUP;
pub(super) use strings::STRINGS;
pub(super) use trials::TRIALS;

use super::failure::Answer;
use crate::board::{BoardSize, Point};

/// The answer that says nothing.
fn done() -> Answer {
    Ok(String::new())
}

/// A vertex as answers name it.
fn vertex(point: Point, size: BoardSize) -> String {
    if point.is_pass() { "PASS".to_owned() } else { point.name(size) }
}

/// Vertices with blanks between them.
fn vertices(points: impl IntoIterator<Item = Point>, size: BoardSize) -> String {
    let names: Vec<String> = points.into_iter().map(|point| vertex(point, size)).collect();
    names.join(" ")
}
