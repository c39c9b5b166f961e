//! What the expansions of the macros name. No part of the public interface.

pub use std::borrow::Cow;

pub use katachi_engine::{
    answer::Answer,
    autohelper::AutoHelper,
    board::Point,
    matching::{Block, BlockRef, Database, Kind, Match, Pattern, PatternList, Program},
};

/// The vertices where cells of the diagram fall, each given by its row and its column. Out of line:
/// this is called in every constraint, and inlined it would be most of what the compiler has to do
/// for a database.
#[inline(never)]
pub fn at<const N: usize>(found: &Match, cells: &[u8]) -> [Point; N] {
    let mut points = [Point::PASS; N];
    for (point, cell) in points.iter_mut().zip(cells.chunks_exact(2)) {
        *point = found.at(i32::from(cell[0]), i32::from(cell[1]));
    }
    points
}
