//! Databases of patterns, and where they match.
//!
//! What goes in is [`PatternData`], in blocks that the macros wrote or that were read at run time;
//! a [`Database`] joins blocks; what comes out are [`Match`]es. [`plain`] is the definition of
//! matching in code.

pub mod classes;
pub mod database;
pub mod list;
pub mod pattern;
pub mod plain;
pub mod shape;
pub mod view;

mod ask;
mod check;
mod demand;
mod explain;
mod index;

pub use ask::Verdict;
pub use check::Problem;
pub use classes::{Class, ClassRole, Classes, UnknownClass};
pub use database::{Block, BlockRef, Database, Entry, Helper, Pattern, Program, Script};
pub use demand::Demand;
pub use explain::Mismatch;
pub use index::{Change, Found, Matcher, Matches, Statistics, Tracker};
pub use list::PatternList;
pub use pattern::{
    Edges, ElementSet, Kind, Label, Match, PatternData, Symmetry, Transformation, Value,
};
pub use view::{Seen, View};
