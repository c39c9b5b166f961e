//! Databases of patterns, and where they match.

pub mod database;
pub mod pattern;

pub use database::{Block, BlockRef, Database, Program, Script};
pub use pattern::{
    Edges, ElementSet, Kind, Label, Match, PatternData, Symmetry, Transformation, Value,
};
