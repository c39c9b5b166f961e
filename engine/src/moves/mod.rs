//! Choosing a move: reasons for moves, and what each is worth.
//!
//! [`generate`] looks at a position from several sides. Each proposes moves and says why ([`Reason`]):
//!
//! - strings and pairs of strings that can be captured or saved, as [analysis](crate::position::Strings) and
//!   reading find, and threats of that;
//! - dragons that live or die by who moves first, the vital points of their eyes, capturing races, and the
//!   points round weak dragons;
//! - patterns of the databases handed in, whose classes, values and actions speak;
//! - empty corners, and the points that change territory most.
//!
//! When all reasons are known ([`Proposals`]), each move is valued as a whole ([`Worth`]): the territory that it
//! changes, by influence before and after it, what it does for the safety of dragons, its shape, and what second
//! moves would gain. [Games played out](crate::playouts) after the best add what they find. The best moves are then tested for what they risk ([`Objection`]). A pass is worth nothing,
//! and is what is left when all is settled. The same position, level and seed give the same move.
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
//! assert!(!decision.candidates[0].reasons().is_empty());
//! # Ok::<(), katachi_engine::board::DiagramError>(())
//! ```

mod candidate;
mod combination;
mod decision;
mod generators;
mod handicap;
mod ko;
mod level;
mod lookahead;
mod reasons;
mod safety;
mod settling;
mod situation;
mod valuation;

pub use candidate::{Candidate, Objection};
pub use combination::{combination_allowed, combination_attack, combination_defences};
pub use decision::{Decision, generate, generate_in};
pub use handicap::handicap_stone;
pub use level::Level;
pub use reasons::{
    Extras, GoodThreats, MOST_TARGETS, PatternName, Proposal, Proposals, Reason, Replacements,
};
pub use settling::clean_up;
pub use situation::Situation;
pub use valuation::Worth;
