//! What is known of a position: its strings, and what can be done to them.

pub mod eyes;
mod strings;

pub(crate) use strings::ask_patterns;
pub use strings::{AnalysedString, StringMove, Strings};
