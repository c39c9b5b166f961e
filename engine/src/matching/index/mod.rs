//! The fast matcher.
//!
//! Each placement (a pattern under one transformation) is hung on a centre, a vertex of its
//! rectangle whose 3x3 neighbourhood is rare on real boards. For each vertex of a position a
//! [`table`] tells the placements that the 3x3 neighbourhood there does not refuse. Those that ask for
//! nothing else match; of the others the two rings round it, up to the 7x7, refuse by masked comparisons
//! ([`masks`]) all but those that match.
//! What a 7x7 window cannot tell of a larger pattern is compared vertex by vertex.

mod area;
mod build;
mod centre;
mod codes;
mod masks;
mod planes;
mod search;
mod table;
mod tracker;
mod turned;

pub use build::Statistics;
pub use search::{Found, Matcher, Matches};
pub use tracker::{Change, Tracker};

pub(super) use build::{Index, Source};
