//! The built-in databases as one set.

use katachi_engine::databases::Databases;

use crate::{attack, defense, shapes};

/// The built-in databases, for whoever drives an engine with the standard set.
pub fn databases() -> Databases {
    Databases::default()
        .with("shapes", shapes::database())
        .with("attack", &attack::ATTACK)
        .with("defense", &defense::DEFENSE)
}
