//! Shapes that every player knows: connections, cuts, hane, tiger's mouths, nets, edge moves.
//!
//! One file a family, each a database of its own; [`database`] joins them.

pub mod capture;
pub mod connect;
pub mod contact;
pub mod cut;
pub mod edge;

use katachi_engine::matching::Database;

/// All shapes as one database.
pub fn database() -> Database {
    Database::join(&[
        &connect::CONNECT,
        &cut::CUT,
        &contact::CONTACT,
        &capture::CAPTURE,
        &edge::EDGE,
    ])
}
