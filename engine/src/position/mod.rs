//! What is known of a position: its strings, what can be done to them, how they hang together, eyes,
//! influence, and what is sure.

mod dragons;
pub mod eyes;
pub mod influence;
mod strings;
pub mod unconditional;

pub(crate) use dragons::{ConnectionMatches, Findings, Step, strings_round_eyes, would_surround};
pub use dragons::{
    Connections, Dragon, Dragons, Evidence, Fate, Genus, Groups, Moat, Room, Safety, Surrounded,
    Surroundings, Tactics, status,
};
pub(crate) use strings::ask_patterns;
pub use strings::{
    AnalysedString, Cutstone, ORDERS, StringMove, StringShape, Strings, liberties_by_order,
};
pub use unconditional::{Unconditional, UnconditionalStatus};
