//! A layer: what a picture marks on the vertices of a board.

use std::collections::BTreeMap;

use katachi::board::{Colour, Point};

/// How strongly a vertex is coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Strength {
    /// Hardly.
    Faint,
    /// Clearly.
    Medium,
    /// As strongly as can be.
    Full,
}

/// What is marked on one vertex.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Mark {
    /// What is written there, in place of the empty vertex or beside the stone; all marks of a layer are
    /// at most as wide as the layer says.
    pub(super) label: String,
    /// Whose colour, and how much of it.
    pub(super) shade: Option<(Colour, Strength)>,
}

/// Marks for a board, with what they mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Layer {
    /// What it shows.
    pub(super) title: &'static str,
    /// The width of a label as text.
    pub(super) width: usize,
    /// Whether a picture writes the labels, which colour alone would not tell.
    pub(super) is_labelled: bool,
    pub(super) marks: BTreeMap<Point, Mark>,
    /// Lines below the board: what the marks mean, and sums.
    pub(super) notes: Vec<String>,
}
