//! Which strings hang together.
//!
//! `B` patterns are asked first and mark where a connection can be broken; `C` patterns then join
//! strings over what is left, and patterns of no class do so by their actions. `E` and `e` patterns then
//! correct eye spaces. One file a family; [`database`] joins them, in the order in which they are asked:
//! of those that join, the ones that read least first, since strings that are joined already are not asked about
//! again.

pub mod captures;
pub mod cuts;
pub mod diagonals;
pub mod eyes;
pub mod gates;
pub mod jumps;
pub mod larger;
pub mod open;
pub mod potential;

use katachi_engine::matching::Database;

/// All of them as one database.
pub fn database() -> Database {
    Database::join(&[
        &potential::POTENTIAL,
        &cuts::CUTS,
        &open::OPEN,
        &captures::CAPTURES,
        &diagonals::DIAGONALS,
        &gates::GATES,
        &jumps::JUMPS,
        &larger::LARGER,
        &eyes::EYES,
    ])
}
