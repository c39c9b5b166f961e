//! Games: their rules and moves, their records, their end, and the protocol by which programs play
//! them.

mod play;
mod rules;

pub mod gtp;
pub mod score;
pub mod sgf;

pub use play::{Game, HandicapFault};
pub use rules::{Counting, Repetition, Rules, UnknownRules};
