//! Games: their records.

pub mod sgf;
