//! Choosing a move: candidates with their reasons, and what each is worth.
//!
//! [`generate`] looks at a position from several sides, each of which proposes moves and says why
//! ([`Reason`]):
//!
//! - tactics: strings that can be captured or saved, as the [analysis](crate::position::Strings)
//!   finds;
//! - patterns: the matches of the databases handed in, whose constraints and classes hold;
//! - the opening: empty corners;
//! - area: how much more a side would own with the move than if the other played there
//!   (`influence`).
//!
//! Moves that fill an own eye, are lost at once, or lose other stones are worth less than nothing;
//! a pass is worth nothing, and is what is left when all is settled. The same position and seed give
//! the same move.
//!
//! ```
//! use katachi_engine::board::{Board, Colour, Point};
//! use katachi_engine::{databases::Databases, moves::{Situation, generate}};
//! let board = Board::from_diagram([
//!     ".........",
//!     ".........",
//!     "..X.O....",
//!     "..XXO....",
//!     "..XOX....",
//!     "..XOX....",
//!     "...X.....",
//!     ".........",
//!     ".........",
//! ])?;
//! let databases = Databases::default();
//! let situation = Situation::new(&board, Colour::White, &databases);
//! let decision = generate(&situation);
//! assert_ne!(decision.best, Point::PASS);
//! assert!(!decision.candidates[0].reasons.is_empty());
//! # Ok::<(), katachi_engine::board::DiagramError>(())
//! ```

mod area;
mod candidate;
mod decision;
mod influence;
mod opening;
mod patterns;
mod safety;

pub use candidate::{Candidate, PatternReason, Reason};
pub use decision::{Decision, Situation, clean_up, generate};
pub use influence::Influence;
