//! Trees to the data of patterns: the same values that the macros write as constants.

use std::borrow::Cow;

use katachi_engine::matching::{Edges, ElementSet, Kind, Label, PatternData, Symmetry, Value};
use katachi_syntax::{database::ElementSettings, tree};

/// The engine's word for a kind.
pub(crate) const fn kind(kind: tree::Kind) -> Kind {
    match kind {
        tree::Kind::Moves => Kind::Moves,
        tree::Kind::Attack => Kind::Attack,
        tree::Kind::Defense => Kind::Defense,
        tree::Kind::Connections => Kind::Connections,
        tree::Kind::Influence => Kind::Influence,
        tree::Kind::OwlAttack => Kind::OwlAttack,
        tree::Kind::OwlDefense => Kind::OwlDefense,
        tree::Kind::OwlVital => Kind::OwlVital,
        tree::Kind::Corner => Kind::Corner,
    }
}

/// The data of a sound pattern.
pub(super) fn pattern_data(pattern: &tree::Pattern, settings: ElementSettings) -> PatternData {
    let attributes = pattern.attributes.as_ref();
    let constraint = pattern.constraint.as_ref();
    PatternData {
        name: pattern.name.node.clone().into(),
        rows: rows(&pattern.diagram).into(),
        edges: edges(pattern.diagram.edges),
        symmetry: attributes.map_or(Symmetry::None, |line| symmetry(line.symmetry.node)),
        classes: attributes.map_or(Cow::Borrowed(""), |line| classes(line).into()),
        values: attributes.into_iter().flat_map(|line| &line.values).filter_map(value).collect(),
        labels: pattern.labels.iter().filter_map(label).collect(),
        goal_elements: ElementSet(settings.goal_elements.0),
        callback_data: ElementSet(settings.callback_data.0),
        constraint: constraint.map_or_else(String::new, tree::Constraint::text).into(),
        has_action: pattern.action.is_some(),
        helper: attributes.and_then(|line| Some(line.helper.as_ref()?.node.clone().into())),
    }
}

fn rows(diagram: &tree::Diagram) -> String {
    let row = |row: &tree::Row| row.cells.iter().map(|cell| cell.node).collect::<String>();
    diagram.rows.iter().map(row).collect::<Vec<_>>().join("\n")
}

fn edges(edges: tree::Edges) -> Edges {
    let drawn = [
        (edges.top, Edges::TOP),
        (edges.bottom, Edges::BOTTOM),
        (edges.left, Edges::LEFT),
        (edges.right, Edges::RIGHT),
    ];
    Edges(drawn.iter().filter(|(drawn, _)| *drawn).fold(0, |sides, (_, side)| sides | side))
}

fn symmetry(symmetry: tree::Symmetry) -> Symmetry {
    match symmetry {
        tree::Symmetry::None => Symmetry::None,
        tree::Symmetry::Vertical => Symmetry::Vertical,
        tree::Symmetry::Horizontal => Symmetry::Horizontal,
        tree::Symmetry::Slash => Symmetry::Slash,
        tree::Symmetry::Backslash => Symmetry::Backslash,
        tree::Symmetry::Plus => Symmetry::Plus,
        tree::Symmetry::Cross => Symmetry::Cross,
        tree::Symmetry::Rotation => Symmetry::Rotation,
    }
}

fn classes(line: &tree::Attributes) -> String {
    line.classes.iter().map(|class| class.node).collect()
}

/// The engine's form of a value field; none where its argument is not what the field takes, which
/// no sound pattern has.
fn value(value: &tree::Value) -> Option<Value> {
    use tree::ValueField as Field;
    match value.argument.node {
        tree::ValueArgument::Number(number) => Some(match value.field.node {
            Field::Weight => Value::Weight(number),
            Field::MinValue => Value::MinValue(number),
            Field::MaxValue => Value::MaxValue(number),
            Field::MinTerritory => Value::MinTerritory(number),
            Field::MaxTerritory => Value::MaxTerritory(number),
            Field::Shape => Value::Shape(number),
            Field::Followup => Value::Followup(number),
            Field::ReverseFollowup => Value::ReverseFollowup(number),
            Field::ThreatensToCapture | Field::ThreatensEye | Field::ReverseSente => return None,
        }),
        tree::ValueArgument::Label(label) => Some(match value.field.node {
            Field::ThreatensToCapture => Value::ThreatensToCapture(label),
            Field::ThreatensEye => Value::ThreatensEye(label),
            Field::ReverseSente => Value::ReverseSente(label),
            _ => return None,
        }),
    }
}

/// The engine's form of a label. A sound pattern's diagram fits on a board, so its rows and columns
/// fit too.
fn label(label: &tree::Label) -> Option<Label> {
    Some(Label {
        letter: label.letter,
        row: u8::try_from(label.row).ok()?,
        column: u8::try_from(label.column).ok()?,
    })
}
