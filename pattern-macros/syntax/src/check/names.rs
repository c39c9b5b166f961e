//! Names of patterns.

use super::Check;
use crate::fault::{FaultKind, Faults};
use crate::parse::attributes::is_identifier;
use crate::source::Form;
use crate::tree::Pattern;

/// Words of Rust's own that can name no struct.
const KEYWORDS: [&str; 51] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate",
    "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl",
    "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref",
    "return", "self", "Self", "static", "struct", "super", "trait", "true", "try", "type",
    "typeof", "unsafe", "unsized", "use", "virtual", "where", "while",
];

/// Those that cannot even be written `r#..`.
const NEVER_RAW: [&str; 4] = ["crate", "self", "Self", "super"];

/// A name is an identifier of two characters or more.
pub(super) fn check_name(cx: &Check<'_>, pattern: &Pattern, faults: &mut Faults) {
    let name = &pattern.name;
    if name.node.is_empty() {
        // Said while reading.
        return;
    }
    let reserved = match cx.form {
        Form::Inline => KEYWORDS.contains(&name.node.as_str()),
        Form::Text => NEVER_RAW.contains(&name.node.as_str()),
    };
    if !is_identifier(&name.node) || reserved {
        faults.at(name.span, FaultKind::BadName { name: name.node.clone() });
    } else if name.node.chars().count() < 2 {
        faults.at(name.span, FaultKind::ShortName { name: name.node.clone() });
    }
}
