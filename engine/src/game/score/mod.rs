//! Counting a finished game: which strings are dead, whose each vertex is, and the score.
//!
//! Nobody tells the program which stones are dead, so [`FinalPosition::judge`] finds out:
//!
//! 1. The [analysis](crate::context::Context::analyse) says which dragons live. One that it calls dead is dead if it
//!    can be captured, or if only living stones of the opponent touch it; beside an enemy that is no better off it
//!    may live in a seki.
//! 2. Where that leaves a question, or a border is open, the game is played on: both sides choose
//!    [moves](crate::moves) there until nobody wants another. What is then captured or dead was dead before.
//!    Where the board is so open that this would not settle it, ground is who has influence there, and dead is what
//!    cannot be saved.
//! 3. About a string that even then nobody can judge, the ends of random games decide
//!    ([`Ownership`](crate::playouts::Ownership)).
//!
//! What an unfinished game may come to tells [`ScoreEstimate`].
//!
//! Random games are drawn from a seed, so the same position is always judged alike.

mod estimate;
mod eye;
mod judge;
mod settle;
mod status;
mod verdict;

pub use estimate::ScoreEstimate;
pub use eye::is_eye;
pub use status::{FinalPosition, FinalStatus};

use super::Counting;
use crate::board::{Board, Colour, PointSet};

/// A result: by how many points Black is ahead, less if White is.
///
/// ```
/// use katachi_engine::game::score::Score;
/// assert_eq!(Score(-6.5).to_string(), "W+6.5");
/// assert_eq!(Score(0.0).to_string(), "0");
/// ```
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug, Default)]
pub struct Score(pub f32);

impl Score {
    /// Who has won. `None` for a draw.
    pub fn winner(self) -> Option<Colour> {
        if self.0 > 0.0 {
            Some(Colour::Black)
        } else if self.0 < 0.0 {
            Some(Colour::White)
        } else {
            None
        }
    }
}

/// As in an SGF record: `B+3.5`, `W+10.0`, `0`.
impl std::fmt::Display for Score {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.winner() {
            Some(Colour::Black) => write!(formatter, "B+{:.1}", self.0),
            Some(Colour::White) => write!(formatter, "W+{:.1}", -self.0),
            None => formatter.write_str("0"),
        }
    }
}

/// Counts a finished position. The komi is White's.
pub fn score(position: &FinalPosition, counting: Counting, komi: f32) -> Score {
    let points = |colour| match counting {
        Counting::Area => area(position, colour),
        Counting::Territory => territory_and_prisoners(position, colour),
    };
    Score(points(Colour::Black) as f32 - points(Colour::White) as f32 - komi)
}

fn area(position: &FinalPosition, colour: Colour) -> usize {
    (position.living(colour) | position.surrounded(colour)).len()
}

fn territory_and_prisoners(position: &FinalPosition, colour: Colour) -> usize {
    let territory = position.territory(colour);
    let dead = *position.board().stones(colour.other()) & *position.dead();
    territory.len() + position.board().captured(colour.other()) + dead.len()
}

/// The board with the dead stones taken off. Captures are not counted up.
fn without(board: &Board, dead: &PointSet) -> Board {
    let mut vertices = board.vertices().clone();
    dead.iter().for_each(|point| vertices[point] = crate::board::Vertex::Empty);
    Board::from_vertices(board.size(), &vertices)
}
