//! What is known of a position: its strings, what can be done to them, and what is sure.

mod strings;
pub mod unconditional;

pub(crate) use strings::ask_patterns;
pub use strings::{AnalysedString, StringMove, Strings};
pub use unconditional::{Unconditional, UnconditionalStatus};
