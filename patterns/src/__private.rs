//! What the expansions of the macros name. No part of the public interface.

pub use std::borrow::Cow;

pub use katachi_engine::{
    answer::Answer,
    autohelper::AutoHelper,
    board::Point,
    matching::{Block, BlockRef, Database, Kind, Match, Pattern, PatternList, Program},
};

/// The vertex where a cell of the diagram falls. Out of line: this is called for every label, and
/// inlined it would be most of what the compiler has to do for a database.
#[inline(never)]
pub fn at(found: &Match, row: u8, column: u8) -> Point {
    found.at(i32::from(row), i32::from(column))
}
