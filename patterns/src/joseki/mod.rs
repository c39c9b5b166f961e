//! Settled sequences in the corner, move by move.
//!
//! Each pattern is a position in which the next move is known. The class tells how urgent it is:
//! `U` must be answered, `J` is the standard move, `j` one of several or less urgent, `t` may be left for
//! something larger. All are drawn in the lower right corner; what has no stone and no `?` must be empty.

pub mod invasion;
pub mod other_corners;
pub mod small_point;
pub mod star_point;

use katachi_engine::matching::Database;

/// All sequences as one database.
pub fn database() -> Database {
    Database::join(&[
        &star_point::STAR_POINT,
        &invasion::INVASION,
        &small_point::SMALL_POINT,
        &other_corners::OTHER_CORNERS,
    ])
}
