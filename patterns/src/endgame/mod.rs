//! The end of the game: borders on the first and second line, the last points, and what must be filled.
//!
//! The size of a move is what the territories gain by it, which influence tells. So most patterns only name
//! the move (`e`), and what it threatens: `followup` is what the side that plays it could gain by a second move
//! there, `reverse_followup` what the opponent's move there would have threatened. Both in points.

pub mod boundary;
pub mod finish;
pub mod first_line;
pub mod monkey;
pub mod second_line;

use katachi_engine::matching::Database;

/// All patterns of the endgame as one database.
pub fn database() -> Database {
    Database::join(&[
        &first_line::FIRST_LINE,
        &second_line::SECOND_LINE,
        &monkey::MONKEY,
        &boundary::BOUNDARY,
        &finish::FINISH,
    ])
}
