//! Go knowledge written as shapes in Rust source.
//!
//! A pattern is drawn; the macro [`patterns!`] makes a struct of it and a database of its block, checked by
//! the compiler. A [`Context`] holds a position and answers what patterns ask of it.
//!
//! ```
//! use katachi::{Board, Colour, Context, matching::View, patterns};
//!
//! patterns! {
//!     /// The cut between two diagonal stones is filled.
//!     Pattern SolidDiagonal
//!
//!     XO
//!     O*
//!
//!     :bs,C
//!
//!     Xa
//!     b*
//!
//!     ;!same_string(a,b) && xlib(*) > 1
//! }
//!
//! // X is Black, O is White; it is White's turn.
//! let board = Board::from_diagram([
//!     ".....",
//!     ".XO..",
//!     ".O...",
//!     ".....",
//!     ".....",
//! ])?;
//! let mut context = Context::new(board.clone(), Colour::White);
//! let accepted = PATTERNS.accepted(View::of(&board, Colour::White), &mut context);
//! let moves: Vec<_> = accepted.iter().map(|found| found.mv.name(board.size())).collect();
//! assert_eq!(moves, ["C3"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The parts: [`matching`] (databases, where they match), [`autohelper`] (what constraints may call),
//! [`board`], [`game`] (records), [`runtime`] (databases read from text), [`suggest`] (what the built-in
//! [`databases()`] say of a position).

// The macros speak of `::katachi`, inside this crate too.
extern crate self as katachi;

pub mod attack;
pub mod barriers;
pub mod connections;
pub mod defense;
pub mod endgame;
pub mod fuseki;
pub mod handicap;
pub mod influence;
pub mod joseki;
pub mod playouts;
pub mod shapes;

pub mod runtime;
pub mod suggest;

mod clauses;
mod databases;

#[doc(hidden)]
pub mod __private;

pub use clauses::{Clause, clauses};
pub use databases::databases;

pub use katachi_engine::{
    answer, autohelper, board, context, game, matching, moves, position, random, reading,
};
pub use katachi_macros::{include_patterns, patterns};
pub use katachi_syntax as syntax;

pub use answer::{Answer, BreakThrough, Reading, Status};
pub use autohelper::AutoHelper;
pub use board::{Board, BoardSize, Colour, Point};
pub use context::Context;
pub use katachi_engine::databases::{Databases, NamedDatabase, PatternOf};
pub use matching::{Database, Match, Pattern};
