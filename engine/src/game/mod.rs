//! Games: their rules and moves, and their records.

mod play;
mod rules;

pub mod sgf;

pub use play::{Game, HandicapFault};
pub use rules::{Counting, Repetition, Rules, UnknownRules};
