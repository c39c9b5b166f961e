//! Go knowledge written as shapes in Rust source.

// The macros speak of `::katachi`, inside this crate too.
extern crate self as katachi;

pub mod runtime;
pub mod shapes;

pub mod suggest;

mod databases;

pub use databases::databases;

pub use katachi_engine::{answer, autohelper, board, context, game, matching};
pub use katachi_macros::{include_patterns, patterns};
pub use katachi_syntax as syntax;

pub use answer::{Answer, BreakThrough, Reading, Status};
pub use autohelper::AutoHelper;
pub use board::{Board, BoardSize, Colour, Point};
pub use context::Context;
pub use katachi_engine::databases::{Databases, NamedDatabase, PatternOf};
pub use matching::{Database, Match, Pattern};

/// What the expansions of the macros name. No part of the public interface.
#[doc(hidden)]
pub mod __private {
    pub use std::borrow::Cow;

    pub use katachi_engine::{
        answer::Answer,
        autohelper::AutoHelper,
        board::Point,
        matching::{
            Block, BlockRef, Database, Edges, ElementSet, Kind, Label, Match, Pattern, PatternData,
            Program, Symmetry, Value,
        },
    };
}

pub mod attack;
pub mod defense;
pub mod shapes;
