//! Words for things.

use katachi::{
    board::{BoardSize, Colour, Point},
    matching::{Kind, Transformation, Value},
};

/// A number and the word for one or for many.
pub(crate) fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// The name of a vertex, or nothing where there is none.
pub(crate) fn vertex(point: Point, size: BoardSize) -> Option<String> {
    (!point.is_pass()).then(|| point.name(size))
}

/// A side at the beginning of a sentence.
pub(crate) const fn side(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "Black",
        Colour::White => "White",
    }
}

/// How a diagram is turned.
pub(crate) const fn turned(transformation: Transformation) -> &'static str {
    match transformation.number() {
        0 => "as drawn",
        1 => "turned clockwise by 90°",
        2 => "turned by 180°",
        3 => "turned clockwise by 270°",
        4 => "mirrored at /",
        5 => "mirrored top to bottom",
        6 => "mirrored at \\",
        _ => "mirrored left to right",
    }
}

/// The name of a kind in the language.
pub(crate) const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Moves => "moves",
        Kind::Attack => "attack",
        Kind::Defense => "defense",
        Kind::Connections => "connections",
        Kind::Influence => "influence",
        Kind::OwlAttack => "owl_attack",
        Kind::OwlDefense => "owl_defense",
        Kind::OwlVital => "owl_vital",
        Kind::Corner => "corner",
    }
}

/// The argument of a value field.
pub(crate) enum ValueArgument {
    Number(f32),
    Label(char),
}

/// The name of a value field in the language, and its argument.
pub(crate) const fn value(value: Value) -> (&'static str, ValueArgument) {
    use ValueArgument::{Label, Number};
    match value {
        Value::Weight(number) => ("value", Number(number)),
        Value::MinValue(number) => ("minvalue", Number(number)),
        Value::MaxValue(number) => ("maxvalue", Number(number)),
        Value::MinTerritory(number) => ("minterri", Number(number)),
        Value::MaxTerritory(number) => ("maxterri", Number(number)),
        Value::Shape(number) => ("shape", Number(number)),
        Value::Followup(number) => ("followup", Number(number)),
        Value::ReverseFollowup(number) => ("reverse_followup", Number(number)),
        Value::ThreatensToCapture(label) => ("threatens_to_capture", Label(label)),
        Value::ThreatensEye(label) => ("threatens_eye", Label(label)),
        Value::ReverseSente(label) => ("reverse_sente", Label(label)),
    }
}

/// A value field as it is written in a pattern.
pub(crate) fn value_field(field: Value) -> String {
    match value(field) {
        (name, ValueArgument::Number(number)) => format!("{name}({number})"),
        (name, ValueArgument::Label(label)) => format!("{name}({label})"),
    }
}
