//! The pattern language of katachi: lines of text in, a tree and all faults out.
//!
//! In goes a [`Source`](source::Source): the lines of a file, of a raw string, or those that a
//! macro rebuilds from Rust's tokens. Out comes a [`Parsed`]: the [tree] of a database, and
//! every [fault] with its place, its words and what would be right. Parsing never fails: of
//! a faulty pattern the tree holds what could be read, and its neighbours are as they would be
//! without it.
//!
//! ```
//! use katachi_syntax::source::{Form, Source};
//! use katachi_syntax::symmetry::Transformation;
//! use katachi_syntax::{parse, print::print_pattern, render::one_line};
//!
//! let source = Source::from_text("Pattern Cut1\n\nOX.\n*O.\n\n:8,Ö\n\nOA.\n*O.\n\n; lib(A) > 1\n");
//! let parsed = parse(&source);
//! let pattern = parsed.database.patterns().next().unwrap();
//! assert_eq!((pattern.name.node.as_str(), pattern.labels.len(), pattern.sound), ("Cut1", 1, false));
//! assert!(one_line(&source, "cuts.db", &parsed.faults[0]).starts_with("cuts.db:6:4: error: unknown"));
//! let turned = pattern.transformed(Transformation::new(1).unwrap());
//! assert!(print_pattern(&turned, Form::Text).starts_with("Pattern Cut1\n\n*O\nOX\n..\n"));
//! ```
//!
//! | module | holds |
//! |---|---|
//! | [`source`] | the text as lines, and places in it |
//! | [`tree`] | every node of the language, no logic; [`database`] asks questions of a whole tree |
//! | [`functions`] | the table of all functions that constraints and actions may call |
//! | [`fault`] | what can be wrong, and its words; [`render`] shows it with the row |
//! | [`symmetry`] | the eight transformations, and the symmetries of a diagram |
//! | [`mod@print`] | from a tree back to a file, or to the body of a `patterns!` block |
//!
//! It knows neither the engine nor Rust's tokens.

pub mod source;
pub mod tree;

pub mod database;
pub mod functions;

pub mod fault;
pub mod near;

mod lines;
mod parse;

mod check;

pub mod symmetry;
mod transform;

pub mod print;
pub mod render;
mod spans;
mod words;

pub use parse::{ParseOptions, Parsed, parse, parse_with};
