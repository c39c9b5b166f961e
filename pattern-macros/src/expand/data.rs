//! A pattern as constant data.

use katachi_syntax::tree::{
    Constraint, Diagram, Edges, Kind, Pattern, Symmetry, Value, ValueArgument, ValueField,
};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::{Entry, names::glue};

/// The data of one pattern. A faulty one has no rows, so that it can match nowhere.
pub(super) fn pattern(entry: &Entry) -> TokenStream {
    let pattern = entry.pattern;
    let name = &pattern.name.node;
    let rows = if pattern.sound { rows(&pattern.diagram) } else { String::new() };
    let edges = edges(pattern.diagram.edges);
    let symmetry = glue(symmetry(pattern));
    let classes = classes(pattern);
    let values = pattern.attributes.iter().flat_map(|attributes| &attributes.values).map(value);
    let labels = pattern.labels.iter().map(|label| {
        let letter = label.letter;
        let row = Literal::u8_unsuffixed(u8::try_from(label.row).unwrap_or(u8::MAX));
        let column = Literal::u8_unsuffixed(u8::try_from(label.column).unwrap_or(u8::MAX));
        quote!(Label { letter: #letter, row: #row, column: #column })
    });
    let goal_elements = Literal::u16_unsuffixed(entry.settings.goal_elements.0);
    let callback_data = Literal::u16_unsuffixed(entry.settings.callback_data.0);
    let constraint = pattern.constraint.as_ref().map_or_else(String::new, Constraint::text);
    let has_action = pattern.action.is_some();
    let helper = match helper(pattern) {
        Some(helper) => quote!(Some(Cow::Borrowed(#helper))),
        None => quote!(None),
    };
    quote! {
        PatternData {
            name: Cow::Borrowed(#name),
            rows: Cow::Borrowed(#rows),
            edges: Edges(#edges),
            symmetry: Symmetry::#symmetry,
            classes: Cow::Borrowed(#classes),
            values: Cow::Borrowed(&[#(#values),*]),
            labels: Cow::Borrowed(&[#(#labels),*]),
            goal_elements: ElementSet(#goal_elements),
            callback_data: ElementSet(#callback_data),
            constraint: Cow::Borrowed(#constraint),
            has_action: #has_action,
            helper: #helper,
        }
    }
}

/// The vertices, a line for each row.
fn rows(diagram: &Diagram) -> String {
    let rows: Vec<String> =
        diagram.rows.iter().map(|row| row.cells.iter().map(|cell| cell.node).collect()).collect();
    rows.join("\n")
}

fn edges(edges: Edges) -> Literal {
    let bits = [edges.top, edges.bottom, edges.left, edges.right];
    let sum = bits.iter().rev().fold(0, |sum, &drawn| sum * 2 + u8::from(drawn));
    Literal::u8_unsuffixed(sum)
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

fn symmetry(pattern: &Pattern) -> &'static str {
    let Some(attributes) = &pattern.attributes else { return "None" };
    match attributes.symmetry.node {
        Symmetry::None => "None",
        Symmetry::Vertical => "Vertical",
        Symmetry::Horizontal => "Horizontal",
        Symmetry::Slash => "Slash",
        Symmetry::Backslash => "Backslash",
        Symmetry::Plus => "Plus",
        Symmetry::Cross => "Cross",
        Symmetry::Rotation => "Rotation",
    }
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
