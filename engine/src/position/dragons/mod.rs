//! Dragons: strings that live or die together.
//!
//! Patterns of the kind connections tell which strings hang together, in four steps: cuts
//! are marked where a connection can be broken, then strings are joined over the connections
//! that are left, and over the eye spaces that they share; then eye spaces are corrected, twice. What is
//! known of the dragons that result follows from eyes, influence and tactics; [`status`] judges their life.

mod analysis;
mod connections;
mod dragon;
#[cfg(test)]
mod drawn;
mod escape;
mod fate;
mod genus;
mod groups;
mod moat;
mod neighbours;
mod rescue;
mod room;
mod sketch;
mod status;
mod surround;
mod verdicts;
mod weakness;

pub(crate) use analysis::{Findings, strings_round_eyes, would_surround};
pub use connections::Connections;
pub(crate) use connections::{ConnectionMatches, Step};
pub use dragon::{Dragon, Dragons};
pub use fate::Fate;
pub use genus::Genus;
pub use groups::Groups;
pub use moat::Moat;
pub use room::Room;
pub use status::{Evidence, Tactics, status};
pub use surround::{Surrounded, Surroundings};
pub use weakness::Safety;
