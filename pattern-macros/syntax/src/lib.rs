//! The pattern language of katachi: lines of text in, a tree and all faults out.

pub mod database;
pub mod fault;
pub mod functions;
pub mod near;
pub mod print;
pub mod render;
pub mod source;
pub mod symmetry;
pub mod tree;

mod check;
mod lines;
mod parse;
mod spans;
mod transform;
mod words;

pub use parse::{ParseOptions, Parsed, parse, parse_with};
