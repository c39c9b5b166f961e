//! A pattern as constant data.

use katachi_syntax::tree::{
    Constraint, Diagram, Edges, ElementSet, Kind, Pattern, Symmetry, Value, ValueArgument,
    ValueField,
};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::{Entry, names::glue};

/// The data of one pattern; what it does not have is not written. A faulty one has no rows, so that
/// it can match nowhere.
pub(super) fn pattern(entry: &Entry) -> TokenStream {
    let pattern = entry.pattern;
    let rows = if pattern.sound { rows(&pattern.diagram) } else { String::new() };
    let constraint = pattern.constraint.as_ref().map(Constraint::text).unwrap_or_default();
    let fields: TokenStream = [
        text("name", &pattern.name.node),
        text("rows", &rows),
        text("classes", &classes(pattern)),
        text("constraint", &constraint),
        symmetry(pattern),
        edges(pattern.diagram.edges),
        values(pattern),
        labels(pattern),
        element_set("goal_elements", entry.settings.goal_elements),
        element_set("callback_data", entry.settings.callback_data),
        pattern.action.is_some().then(|| quote!(has_action: true,)),
        helper(pattern).map(|helper| quote!(helper: Some(#helper),)),
    ]
    .into_iter()
    .flatten()
    .collect();
    quote!(Written { #fields ..BLANK }.data())
}

/// A field of text, if there is any.
fn text(name: &str, text: &str) -> Option<TokenStream> {
    let name = glue(name);
    (!text.is_empty()).then(|| quote!(#name: #text,))
}

fn element_set(name: &str, set: ElementSet) -> Option<TokenStream> {
    let name = glue(name);
    let bits = Literal::u16_unsuffixed(set.0);
    (set != ElementSet::ALL).then(|| quote!(#name: ElementSet(#bits),))
}

fn values(pattern: &Pattern) -> Option<TokenStream> {
    let values = &pattern.attributes.as_ref()?.values;
    let list = values.iter().map(value);
    (!values.is_empty()).then(|| quote!(values: &[#(#list),*],))
}

fn labels(pattern: &Pattern) -> Option<TokenStream> {
    let list = pattern.labels.iter().map(|label| {
        let letter = label.letter;
        let row = Literal::u8_unsuffixed(u8::try_from(label.row).unwrap_or(u8::MAX));
        let column = Literal::u8_unsuffixed(u8::try_from(label.column).unwrap_or(u8::MAX));
        quote!(Label { letter: #letter, row: #row, column: #column })
    });
    (!pattern.labels.is_empty()).then(|| quote!(labels: &[#(#list),*],))
}

/// The vertices, a line for each row.
fn rows(diagram: &Diagram) -> String {
    let rows: Vec<String> =
        diagram.rows.iter().map(|row| row.cells.iter().map(|cell| cell.node).collect()).collect();
    rows.join("\n")
}

fn edges(edges: Edges) -> Option<TokenStream> {
    let bits = [edges.top, edges.bottom, edges.left, edges.right];
    let sum = bits.iter().rev().fold(0, |sum, &drawn| sum * 2 + u8::from(drawn));
    let bits = Literal::u8_unsuffixed(sum);
    (sum > 0).then(|| quote!(edges: Edges(#bits),))
}

/// The class letters in one word.
pub(super) fn classes(pattern: &Pattern) -> String {
    pattern
        .attributes
        .iter()
        .flat_map(|attributes| attributes.classes.iter().map(|class| class.node))
        .collect()
}

fn helper(pattern: &Pattern) -> Option<&str> {
    pattern.attributes.as_ref()?.helper.as_ref().map(|helper| helper.node.as_str())
}

fn symmetry(pattern: &Pattern) -> Option<TokenStream> {
    let variant = glue(match pattern.attributes.as_ref()?.symmetry.node {
        Symmetry::None => return None,
        Symmetry::Vertical => "Vertical",
        Symmetry::Horizontal => "Horizontal",
        Symmetry::Slash => "Slash",
        Symmetry::Backslash => "Backslash",
        Symmetry::Plus => "Plus",
        Symmetry::Cross => "Cross",
        Symmetry::Rotation => "Rotation",
    });
    Some(quote!(symmetry: Symmetry::#variant,))
}

fn value(value: &Value) -> TokenStream {
    let field = glue(match value.field.node {
        ValueField::Weight => "Weight",
        ValueField::MinValue => "MinValue",
        ValueField::MaxValue => "MaxValue",
        ValueField::MinTerritory => "MinTerritory",
        ValueField::MaxTerritory => "MaxTerritory",
        ValueField::Shape => "Shape",
        ValueField::Followup => "Followup",
        ValueField::ReverseFollowup => "ReverseFollowup",
        ValueField::ThreatensToCapture => "ThreatensToCapture",
        ValueField::ThreatensEye => "ThreatensEye",
        ValueField::ReverseSente => "ReverseSente",
    });
    match value.argument.node {
        ValueArgument::Number(number) => {
            let number = real(number);
            quote!(Value::#field(#number))
        }
        ValueArgument::Label(letter) => quote!(Value::#field(#letter)),
    }
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
