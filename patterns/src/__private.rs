//! What the expansions of the macros name. No part of the public interface.
//!
//! What stands here is kept cheap to compile: an expansion names it for every pattern.

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

/// A pattern as an expansion writes it down: plain references, which cost the compiler a tenth less
/// than [`Cow`]s for each, and nothing where a pattern has nothing. The fields are those of
/// [`PatternData`].
#[derive(Clone, Copy)]
#[allow(missing_docs)] // see PatternData
pub struct Written {
    pub name: &'static str,
    pub rows: &'static str,
    pub edges: Edges,
    pub symmetry: Symmetry,
    pub classes: &'static str,
    pub values: &'static [Value],
    pub labels: &'static [Label],
    pub goal_elements: ElementSet,
    pub callback_data: ElementSet,
    pub constraint: &'static str,
    pub has_action: bool,
    pub helper: Option<&'static str>,
}

/// A pattern of which nothing is written.
pub const BLANK: Written = Written {
    name: "",
    rows: "",
    edges: Edges(0),
    symmetry: Symmetry::None,
    classes: "",
    values: &[],
    labels: &[],
    goal_elements: ElementSet::ALL,
    callback_data: ElementSet::ALL,
    constraint: "",
    has_action: false,
    helper: None,
};

impl Written {
    /// The pattern as the engine holds it.
    pub const fn data(self) -> PatternData {
        PatternData {
            name: Cow::Borrowed(self.name),
            rows: Cow::Borrowed(self.rows),
            edges: self.edges,
            symmetry: self.symmetry,
            classes: Cow::Borrowed(self.classes),
            values: Cow::Borrowed(self.values),
            labels: Cow::Borrowed(self.labels),
            goal_elements: self.goal_elements,
            callback_data: self.callback_data,
            constraint: Cow::Borrowed(self.constraint),
            has_action: self.has_action,
            helper: match self.helper {
                Some(name) => Some(Cow::Borrowed(name)),
                None => None,
            },
        }
    }
}

/// The vertex where a cell of the diagram falls. Out of line: this is called for every label, and
/// inlined it would be most of what the compiler has to do for a database.
#[inline(never)]
pub fn at(found: &Match, row: u8, column: u8) -> Point {
    found.at(i32::from(row), i32::from(column))
}
