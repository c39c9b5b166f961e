//! Patterns as one text, in the form that the engine's `PatternList` reads at first use.
//!
//! The compiler takes long over thousands of structures in constants, and none over a string.

use std::fmt::Write;

use katachi_syntax::tree::{
    Constraint, Diagram, Edges, Kind, Label, Pattern, Symmetry, Value, ValueArgument, ValueField,
};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::Entry;

/// Ends a pattern but the last.
const PATTERN_END: &str = "\u{1e}";
const PATTERN_MARK: char = '\u{1e}';
/// Ends a field but the last.
const FIELD_END: &str = "\u{1f}";
const FIELD_MARK: char = '\u{1f}';

/// The text of all patterns of a block.
pub(super) fn patterns(entries: &[Entry]) -> String {
    let texts: Vec<_> = entries.iter().map(pattern).collect();
    texts.join(PATTERN_END)
}

/// The text of one pattern. A faulty one has no rows, so that it can match nowhere.
fn pattern(entry: &Entry) -> String {
    let pattern = entry.pattern;
    let attributes = pattern.attributes.as_ref();
    let symmetry = attributes.map_or(Symmetry::None, |attributes| attributes.symmetry.node);
    let helper = attributes.and_then(|attributes| attributes.helper.as_ref());
    let fields = [
        pattern.name.node.clone(),
        if pattern.sound { rows(&pattern.diagram) } else { String::new() },
        edges(pattern.diagram.edges).to_string(),
        symmetry.letter().to_string(),
        classes(pattern),
        values(pattern),
        pattern.labels.iter().map(label).collect(),
        entry.settings.goal_elements.0.to_string(),
        entry.settings.callback_data.0.to_string(),
        pattern.constraint.as_ref().map(Constraint::text).unwrap_or_default(),
        if pattern.action.is_some() { ">".to_owned() } else { String::new() },
        helper.map(|helper| helper.node.clone()).unwrap_or_default(),
    ];
    if pattern.sound {
        return fields.join(FIELD_END);
    }
    fields.map(|field| field.replace([PATTERN_MARK, FIELD_MARK], "")).join(FIELD_END)
}

/// The vertices, a line for each row.
fn rows(diagram: &Diagram) -> String {
    let rows: Vec<String> =
        diagram.rows.iter().map(|row| row.cells.iter().map(|cell| cell.node).collect()).collect();
    rows.join("\n")
}

/// The edges drawn as a sum of bits: top 1, bottom 2, left 4, right 8.
fn edges(edges: Edges) -> u8 {
    let bits = [edges.top, edges.bottom, edges.left, edges.right];
    bits.iter().rev().fold(0, |sum, &drawn| sum * 2 + u8::from(drawn))
}

/// The class letters in one word.
pub(super) fn classes(pattern: &Pattern) -> String {
    pattern
        .attributes
        .iter()
        .flat_map(|attributes| attributes.classes.iter().map(|class| class.node))
        .collect()
}

/// A label and its row and column, a digit each to the base 36. No diagram is larger than a board.
fn label(label: &Label) -> String {
    let digit = |number: u32| char::from_digit(number, 36).unwrap_or('z');
    [label.letter, digit(label.row), digit(label.column)].iter().collect()
}

/// The value fields, separated by blanks.
fn values(pattern: &Pattern) -> String {
    let values = pattern.attributes.iter().flat_map(|attributes| &attributes.values);
    let texts: Vec<_> = values.map(value).collect();
    texts.join(" ")
}

/// A value field: a letter for the field, and its argument.
fn value(value: &Value) -> String {
    let mut text = String::from(match value.field.node {
        ValueField::Weight => 'w',
        ValueField::MinValue => 'v',
        ValueField::MaxValue => 'V',
        ValueField::MinTerritory => 't',
        ValueField::MaxTerritory => 'T',
        ValueField::Shape => 's',
        ValueField::Followup => 'f',
        ValueField::ReverseFollowup => 'r',
        ValueField::ThreatensToCapture => 'c',
        ValueField::ThreatensEye => 'e',
        ValueField::ReverseSente => 'R',
    });
    let written = match value.argument.node {
        ValueArgument::Number(number) => write!(text, "{number}"),
        ValueArgument::Label(letter) => write!(text, "{letter}"),
    };
    written.map_or_else(|_| String::new(), |()| text)
}

/// A number as a literal, minus sign included; what has no literal becomes the largest.
pub(super) fn real(number: f32) -> TokenStream {
    let size = if number.is_finite() { number.abs() } else { f32::MAX };
    let literal = Literal::f32_unsuffixed(size);
    if number < 0.0 { quote!(-#literal) } else { quote!(#literal) }
}

/// The variant of the engine's `Kind`.
pub(super) fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Moves => "Moves",
        Kind::Attack => "Attack",
        Kind::Defense => "Defense",
        Kind::Connections => "Connections",
        Kind::Influence => "Influence",
        Kind::OwlAttack => "OwlAttack",
        Kind::OwlDefense => "OwlDefense",
        Kind::OwlVital => "OwlVital",
        Kind::Corner => "Corner",
    }
}
