//! Shapes that every player knows, for the middle of the game.
//!
//! One file a family, each a database of its own; [`database`] joins them. Moves of the opening are in
//! [`fuseki`](crate::fuseki) and [`joseki`](crate::joseki), those of the end in [`endgame`](crate::endgame).
//!
//! What the patterns claim by their classes is weighed by what is known of the position: a move that
//! defends a group is worth as much as the group is weak. So they say where a move is good shape,
//! and not how large it is; their constraints ask that it works.

pub mod capture;
pub mod chase;
pub mod choice;
pub mod connect;
pub mod cut;
pub mod escape;
pub mod eyes;
pub mod hane;
pub mod invade;
pub mod peep;
pub mod sabaki;
pub mod side;
pub mod stretch;
pub mod threats;

use katachi_engine::matching::Database;

/// All shapes as one database.
pub fn database() -> Database {
    Database::join(&[
        &connect::CONNECT,
        &cut::CUT,
        &peep::PEEP,
        &hane::HANE,
        &stretch::STRETCH,
        &sabaki::SABAKI,
        &capture::CAPTURE,
        &escape::ESCAPE,
        &chase::CHASE,
        &side::SIDE,
        &invade::INVADE,
        &eyes::EYES,
        &choice::CHOICE,
        &threats::THREATS,
    ])
}
