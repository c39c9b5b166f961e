//! The built-in databases as one set.

use katachi_engine::databases::Databases;

/// The built-in databases, for whoever drives an engine with the standard set.
pub fn databases() -> Databases {
    Databases::default()
        .with("shapes", crate::shapes::database())
        .with_endgame("endgame", crate::endgame::database())
        .with("fuseki", crate::fuseki::database())
        .with("joseki", crate::joseki::database())
        .with("handicap", &crate::handicap::HANDICAP)
        .with("attack", &crate::attack::ATTACK)
        .with("defense", &crate::defense::DEFENSE)
        .with("connections", crate::connections::database())
        .with("barriers", crate::barriers::database())
        .with_playout_shapes(&crate::playouts::PLAYOUTS)
        .with("influence", &crate::influence::INFLUENCE)
}
