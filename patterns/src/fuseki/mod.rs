//! The opening: empty corners, enclosures, approaches, pincers, sides, frameworks.
//!
//! What is drawn of each corner is what must be empty for the move to be one of the opening. The diagrams of
//! large boards are at least ten points wide, so they lie on no board of nine lines, which has openings of
//! its own. Continuations in the corner are in [`joseki`](crate::joseki).

pub mod approach;
pub mod corner;
pub mod enclosure;
pub mod framework;
pub mod pincer;
pub mod side;
pub mod small_boards;

use katachi_engine::matching::Database;

/// All patterns of the opening as one database.
pub fn database() -> Database {
    Database::join(&[
        &corner::CORNER,
        &enclosure::ENCLOSURE,
        &approach::APPROACH,
        &pincer::PINCER,
        &side::SIDE,
        &framework::FRAMEWORK,
        &small_boards::SMALL_BOARDS,
    ])
}
