//! What concerns several patterns: names given twice, patterns that say the same, long blocks.

use std::collections::HashMap;

use super::Check;
use crate::database::ElementSettings;
use crate::fault::{Fault, FaultKind, Faults};
use crate::parse::pattern::Facts;
use crate::print::print_pattern;
use crate::source::{Form, Span};
use crate::tree::{Database, Pattern, Symmetry};

/// More patterns in an inline block make editors slow.
const MOST_INLINE: usize = 50;

/// Two patterns of one name.
pub(super) fn check_duplicate_names(database: &Database, faults: &mut Faults) {
    let mut first: HashMap<&str, Span> = HashMap::new();
    for pattern in database.patterns().filter(|pattern| !pattern.name.node.is_empty()) {
        let name = pattern.name.node.as_str();
        match first.get(name) {
            Some(span) => {
                let kind = FaultKind::DuplicateName { name: name.to_owned() };
                faults.note(Fault::new(kind, pattern.name.span).and(*span, "the first one"));
            }
            None => {
                first.insert(name, pattern.name.span);
            }
        }
    }
}

/// Two patterns that say the same under different names.
pub(super) fn check_identical_patterns(database: &Database, facts: &[Facts], faults: &mut Faults) {
    let bad = faults.error_lines(|_| true);
    // Few patterns share a diagram, and only those need a closer look.
    let mut by_diagram: HashMap<(ElementSettings, String), Vec<&Pattern>> = HashMap::new();
    for ((settings, pattern), facts) in database.patterns_with_settings().zip(facts) {
        if facts.certain && !facts.has_line_of(&bad) {
            let cells = pattern.diagram.rows.iter().flat_map(|row| &row.cells);
            let diagram = cells.map(|cell| cell.node).collect();
            by_diagram.entry((settings, diagram)).or_default().push(pattern);
        }
    }
    for patterns in by_diagram.values().filter(|patterns| patterns.len() > 1) {
        check_same_diagram(patterns, faults);
    }
}

/// Patterns of one diagram, or nearly: which of them say the same?
fn check_same_diagram(patterns: &[&Pattern], faults: &mut Faults) {
    let mut first: HashMap<String, &Pattern> = HashMap::new();
    for pattern in patterns {
        let original = *first.entry(essence(pattern)).or_insert(pattern);
        if !std::ptr::eq(original, *pattern) {
            let (name, first) = (pattern.name.node.clone(), original.name.node.clone());
            let kind = FaultKind::IdenticalPatterns { name, first };
            let fault = Fault::new(kind, pattern.name.span);
            faults.note(fault.and(original.name.span, "the first one"));
        }
    }
}

/// What a pattern says, without its name, its comments and the order of its classes; labels only
/// where something uses them.
fn essence(pattern: &Pattern) -> String {
    let mut pattern = pattern.clone().without_spans();
    pattern.name.node.clear();
    pattern.docs.clear();
    pattern.comments.clear();
    if let Some(attributes) = &mut pattern.attributes {
        attributes.remark = None;
        // It says what the diagram shows already.
        attributes.symmetry.node = Symmetry::None;
        attributes.classes.sort_by_key(|class| class.node);
        attributes.classes.dedup();
    }
    let unused = pattern.constraint.is_none() && pattern.action.is_none();
    let in_values = pattern.attributes.as_ref().is_some_and(|attributes| {
        attributes.values.iter().any(|value| value.field.node.takes_label())
    });
    let helper = pattern.attributes.as_ref().is_some_and(|attributes| attributes.helper.is_some());
    if unused && !in_values && !helper {
        pattern.constraint_diagram = None;
    }
    for diagram in [Some(&mut pattern.diagram), pattern.constraint_diagram.as_mut()] {
        let Some(diagram) = diagram else { continue };
        diagram.top_remark = None;
        diagram.bottom_remark = None;
        diagram.rows.iter_mut().for_each(|row| row.remark = None);
    }
    print_pattern(&pattern, Form::Text)
}

/// Too many patterns for an inline block.
pub(super) fn check_block_length(cx: &Check<'_>, database: &Database, faults: &mut Faults) {
    if cx.form == Form::Text {
        return;
    }
    let count = database.patterns().count();
    if let Some(pattern) = database.patterns().nth(MOST_INLINE) {
        faults.at(pattern.keyword, FaultKind::BlockTooLong { count });
    }
}
