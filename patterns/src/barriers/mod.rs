//! Barriers: what stops influence, where a side can push in all the same, and what is no territory.
//!
//! One file a family, each a database of its own; [`database`] joins them.

pub mod connections;
pub mod edge;
pub mod intrusions;
pub mod no_territory;

use katachi_engine::matching::Database;

/// All barriers as one database.
pub fn database() -> Database {
    Database::join(&[
        &connections::CONNECTIONS,
        &edge::EDGE,
        &intrusions::INTRUSIONS,
        &no_territory::NO_TERRITORY,
    ])
}
