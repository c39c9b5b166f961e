//! Games played out to the end, and search that learns from them.
//!
//! Nothing here knows shapes larger than three by three vertices, dragons or influence. What it knows is how a position
//! ends when both sides play on quickly and sensibly, thousands of times: so it sees which of many small things decide a
//! whole game, where analysis and reading each see one.

mod board;
mod neighbourhood;
mod ownership;
mod policy;
mod search;

pub use neighbourhood::LocalShapes;
pub use ownership::Ownership;
pub use search::{Findings, Question, Tried, search};
