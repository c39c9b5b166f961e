//! The labels of a constraint diagram, collected once; checks only read them.

use crate::tree::{Diagram, Element, Label, LabelKind};

/// Whether a letter may be a label.
pub(crate) fn is_label(letter: char) -> bool {
    letter.is_ascii_alphabetic() && !matches!(letter, 'O' | 'o' | 'X' | 'x' | 't' | 'Q' | 'Y')
}

/// One entry a letter, in order of appearance: the first vertex that carries it, and every place.
///
/// What a label marks is read off the diagram; where that has no such vertex, it may be either.
pub(crate) fn labels(diagram: &Diagram, drawn: &Diagram) -> Vec<Label> {
    let mut list: Vec<Label> = Vec::new();
    for (row, line) in (0_u32..).zip(&drawn.rows) {
        for (column, cell) in (0_u32..).zip(&line.cells).filter(|(_, cell)| is_label(cell.node)) {
            match list.iter_mut().find(|label| label.letter == cell.node) {
                Some(label) => label.spans.push(cell.span),
                None => list.push(Label {
                    letter: cell.node,
                    row,
                    column,
                    spans: vec![cell.span],
                    kind: kind_at(diagram, row, column),
                }),
            }
        }
    }
    list
}

/// The element at a vertex of the diagram.
pub(crate) fn element_at(diagram: &Diagram, row: u32, column: u32) -> Option<Element> {
    let cell = diagram.rows.get(row as usize)?.cells.get(column as usize)?;
    Element::from_character(cell.node)
}

/// What may stand at a vertex of the diagram.
fn kind_at(diagram: &Diagram, row: u32, column: u32) -> LabelKind {
    element_at(diagram, row, column).map_or(LabelKind::Either, Element::label_kind)
}
