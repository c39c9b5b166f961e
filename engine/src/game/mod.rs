//! Games: their records, their end, and the protocol by which programs play them.

pub mod gtp;
pub mod score;
pub mod sgf;
