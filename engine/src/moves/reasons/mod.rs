//! Reasons for moves, collected point by point before anything is valued.
//!
//! A reason is a fact that can be verified: a move captures a string, or connects two dragons. What it is
//! worth is decided afterwards, when all reasons of all moves are known (GNU Go's manual, chapter 6, explains the
//! idea). Patterns also give bounds and shares of a move's value directly: [`Extras`].

mod extras;
mod proposals;
mod reason;
mod redundancy;
mod replacements;
mod threats;

pub use extras::Extras;
pub use proposals::{PatternName, Proposal, Proposals};
pub use reason::Reason;
pub(super) use redundancy::without_redundant;
pub use replacements::Replacements;
pub use threats::{GoodThreats, MOST_TARGETS};
