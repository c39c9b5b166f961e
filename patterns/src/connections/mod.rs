//! Which strings hang together.
//!
//! `B` patterns are asked first and mark where a connection can be broken; `C` patterns then join
//! strings over what is left, and patterns of no class do so by their actions. `E` and `e` patterns then
//! correct eye spaces. One file a family; [`database`] joins them, in the order in which they are asked.

pub mod captures;
pub mod cuts;
pub mod diagonals;
pub mod eyes;
pub mod gates;
pub mod jumps;
pub mod larger;
pub mod potential;

use katachi_engine::matching::Database;

/// All of them as one database.
pub fn database() -> Database {
    Database::join(&[
        &potential::POTENTIAL,
        &cuts::CUTS,
        &diagonals::DIAGONALS,
        &gates::GATES,
        &jumps::JUMPS,
        &captures::CAPTURES,
        &larger::LARGER,
        &eyes::EYES,
    ])
}
