//! What is known of a position: its strings, what can be done to them, and how they hang together.

mod dragons;
mod strings;

pub(crate) use dragons::{ConnectionMatches, Step};
pub use dragons::{Connections, Groups};
pub(crate) use strings::ask_patterns;
pub use strings::{AnalysedString, StringMove, Strings};
