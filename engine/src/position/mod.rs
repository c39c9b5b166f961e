//! What is known of a position: its strings, what can be done to them, how they hang together, and
//! influence.

mod dragons;
pub mod influence;
mod strings;

pub(crate) use dragons::{ConnectionMatches, Step};
pub use dragons::{Connections, Groups};
pub(crate) use strings::ask_patterns;
pub use strings::{AnalysedString, StringMove, Strings};
