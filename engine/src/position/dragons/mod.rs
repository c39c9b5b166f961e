//! Dragons: strings that live or die together.
//!
//! Patterns of the kind connections tell which strings hang together, in four steps: cuts
//! are marked where a connection can be broken, then strings are joined over the connections
//! that are left, then eye spaces are corrected, twice.

mod connections;
mod groups;

pub use connections::Connections;
pub(crate) use connections::{ConnectionMatches, Step};
pub use groups::Groups;
