//! The constraint diagram: does it repeat the diagram, and what do its labels mark?

use crate::fault::{Fault, FaultKind, Faults, Side};
use crate::parse::labels::{element_at, is_label};
use crate::parse::pattern::Facts;
use crate::tree::{Diagram, Element, LabelKind, Pattern, Row};

/// Size, edges, vertices and labels of the constraint diagram.
pub(crate) fn check_labels(pattern: &Pattern, facts: &Facts, faults: &mut Faults) {
    let Some(drawn) = &pattern.constraint_diagram else { return };
    for cell in drawn.rows.iter().flat_map(|row| &row.cells) {
        check_character(cell.node, cell.span, faults);
    }
    if !facts.diagram_regular || !facts.constraint_regular {
        return;
    }
    check_edges(&pattern.diagram, drawn, faults);
    if check_size(&pattern.diagram, drawn, faults) {
        check_vertices(&pattern.diagram, drawn, faults);
        check_label_kinds(pattern, faults);
    }
}

/// A character must be an element or a letter that may be a label.
fn check_character(character: char, span: crate::source::Span, faults: &mut Faults) {
    if is_label(character) || Element::from_character(character).is_some() {
        return;
    }
    let kind = if character.is_ascii_alphabetic() {
        FaultKind::ForbiddenLabel { letter: character }
    } else if matches!(character, '|' | '+' | '-') {
        FaultKind::StrayEdge { character }
    } else {
        FaultKind::UnknownLabelCharacter { character }
    };
    faults.at(span, kind);
}

fn check_edges(diagram: &Diagram, drawn: &Diagram, faults: &mut Faults) {
    let (own, theirs) = (drawn.edges, diagram.edges);
    let sides = [
        (Side::Top, own.top && !theirs.top, drawn.spans.first()),
        (Side::Bottom, own.bottom && !theirs.bottom, drawn.spans.last()),
        (Side::Left, own.left && !theirs.left, drawn.rows.first().map(|row| &row.span)),
        (Side::Right, own.right && !theirs.right, drawn.rows.first().map(|row| &row.span)),
    ];
    for (side, added, span) in sides {
        if let (true, Some(span)) = (added, span) {
            let fault = Fault::new(FaultKind::ConstraintEdge { side }, *span);
            faults.note(match diagram.spans.first() {
                Some(first) => fault.and(*first, "the diagram"),
                None => fault,
            });
        }
    }
}

/// Both diagrams must have the same rows and columns. One fault is enough.
fn check_size(diagram: &Diagram, drawn: &Diagram, faults: &mut Faults) -> bool {
    let (Some(first), Some(own_first)) = (diagram.rows.first(), drawn.rows.first()) else {
        return false;
    };
    let (expected, found) = (diagram.rows.len(), drawn.rows.len());
    if expected != found {
        // The row too many, or the last one where some are missing.
        let row = drawn.rows.get(expected).or(drawn.rows.last()).unwrap_or(own_first);
        let kind = FaultKind::ConstraintHeight { found, expected };
        faults.note(Fault::new(kind, row.span).and(first.span, "the diagram"));
        return false;
    }
    let (expected, found) = (first.cells.len(), own_first.cells.len());
    if expected != found {
        let kind = FaultKind::ConstraintWidth { found, expected };
        faults.note(Fault::new(kind, own_first.span).and(first.span, "the diagram"));
        return false;
    }
    true
}

/// Each vertex shows what the diagram does, or a label.
fn check_vertices(diagram: &Diagram, drawn: &Diagram, faults: &mut Faults) {
    for (row, own) in diagram.rows.iter().zip(&drawn.rows) {
        check_row(row, own, faults);
    }
}

fn check_row(row: &Row, drawn: &Row, faults: &mut Faults) {
    for (cell, own) in row.cells.iter().zip(&drawn.cells) {
        let (Some(element), Some(shown)) =
            (Element::from_character(cell.node), Element::from_character(own.node))
        else {
            continue;
        };
        if !agrees(shown, element) {
            let kind = FaultKind::Contradiction { drawn: own.node, element: cell.node };
            faults.note(Fault::new(kind, own.span).and(cell.span, "the diagram's vertex"));
        }
    }
}

/// Whether the constraint diagram may show this where the diagram has that.
fn agrees(shown: Element, element: Element) -> bool {
    let empty = element.label_kind() == LabelKind::Empty;
    match shown {
        Element::O | Element::AnchorO => is_o(element),
        Element::X | Element::AnchorX => is_x(element),
        Element::Empty => element.label_kind() != LabelKind::Stone,
        Element::Comma | Element::Bang => empty,
        Element::Any => true,
        Element::NotO | Element::NotX | Element::Move => shown == element,
    }
}

fn is_o(element: Element) -> bool {
    matches!(element, Element::O | Element::AnchorO)
}

fn is_x(element: Element) -> bool {
    matches!(element, Element::X | Element::AnchorX)
}

/// A label on several vertices marks one kind of them.
fn check_label_kinds(pattern: &Pattern, faults: &mut Faults) {
    let Some(drawn) = &pattern.constraint_diagram else { return };
    for (row, line) in (0_u32..).zip(&drawn.rows) {
        for (column, cell) in (0_u32..).zip(&line.cells) {
            let label = pattern.labels.iter().find(|label| label.letter == cell.node);
            let Some(label) = label else { continue };
            let here = element_at(&pattern.diagram, row, column);
            let elsewhere = element_at(&pattern.diagram, label.row, label.column);
            let (Some(here), Some(elsewhere)) = (here, elsewhere) else { continue };
            if differ(here, elsewhere) {
                let (here, elsewhere) = (here.character(), elsewhere.character());
                let kind = FaultKind::MixedLabel { letter: cell.node, here, elsewhere };
                let first = label.spans.first().copied().unwrap_or(cell.span);
                faults.note(Fault::new(kind, cell.span).and(first, "its first vertex"));
            }
        }
    }
}

/// Whether two vertices can surely not be of one string or of one kind. What may be either can be
/// both.
fn differ(one: Element, other: Element) -> bool {
    match (one.label_kind(), other.label_kind()) {
        (LabelKind::Stone, LabelKind::Stone) => is_o(one) != is_o(other),
        (LabelKind::Stone, LabelKind::Empty) | (LabelKind::Empty, LabelKind::Stone) => true,
        _ => false,
    }
}
