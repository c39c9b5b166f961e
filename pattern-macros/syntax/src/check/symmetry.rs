//! Does the diagram have the symmetry that it declares, and does it declare the one it has?

use super::diagram::all_known;
use crate::fault::{Fault, FaultKind, Faults};
use crate::parse::pattern::Facts;
use crate::source::Span;
use crate::symmetry::{Anchors, Asymmetry, Transformation, asymmetry, best_symmetry};
use crate::tree::{Attributes, Database, Diagram, Pattern, Spanned};

/// A declared symmetry must be there: else says why not, with the first pair of vertices that
/// differ.
pub(super) fn check_declared(pattern: &Pattern, facts: &Facts, faults: &mut Faults) {
    let Some(attributes) = &pattern.attributes else { return };
    let diagram = &pattern.diagram;
    if !facts.diagram_regular || !facts.symmetry_known || !all_known(diagram) {
        return;
    }
    let declared = attributes.symmetry.node;
    let against = |by: &Transformation| asymmetry(diagram, *by, Anchors::AsStones);
    if let Some(reason) = declared.leaves_alone().iter().find_map(against) {
        faults.note(false_symmetry(diagram, attributes, reason));
    }
}

fn false_symmetry(diagram: &Diagram, attributes: &Attributes, reason: Asymmetry) -> Fault {
    let Spanned { node: declared, span } = attributes.symmetry;
    let has = best_symmetry(diagram, Anchors::AsStones);
    match reason {
        Asymmetry::NotSquare => {
            let columns = diagram.rows.first().map_or(0, |row| row.cells.len());
            let rows = diagram.rows.len();
            let why = format!("it has {rows} rows and {columns} columns");
            Fault::new(FaultKind::ImpossibleSymmetry { declared, has, why }, span)
        }
        Asymmetry::Edges => {
            let why = "its edges are not".to_owned();
            let fault = Fault::new(FaultKind::ImpossibleSymmetry { declared, has, why }, span);
            match diagram.spans.last() {
                Some(last) => fault.and(*last, "the diagram"),
                None => fault,
            }
        }
        Asymmetry::Vertices(one, other) => {
            let first = describe(diagram, one);
            let second = describe(diagram, other);
            let kind = FaultKind::FalseSymmetry { declared, has, first, second };
            let place = cell_span(diagram, other).unwrap_or(span);
            let note = format!("not as the vertex in row {}, column {}", one.0 + 1, one.1 + 1);
            Fault::new(kind, span).and(place, note)
        }
    }
}

fn cell_span(diagram: &Diagram, (row, column): (usize, usize)) -> Option<Span> {
    Some(diagram.rows.get(row)?.cells.get(column)?.span)
}

/// "`X` in row 1, column 2".
fn describe(diagram: &Diagram, (row, column): (usize, usize)) -> String {
    let cell = diagram.rows.get(row).and_then(|row| row.cells.get(column));
    let character = cell.map_or(' ', |cell| cell.node);
    format!("`{character}` in row {}, column {}", row + 1, column + 1)
}

/// A symmetry that is not declared makes each placement match twice, unless something tells the
/// two apart. Patterns with errors may come to mean something else.
pub(super) fn check_undeclared(database: &Database, facts: &[Facts], faults: &mut Faults) {
    let bad = faults.error_lines(|_| true);
    for (pattern, facts) in database.patterns().zip(facts) {
        let Some(attributes) = &pattern.attributes else { continue };
        if facts.has_line_of(&bad) || is_told_apart(pattern, attributes) {
            continue;
        }
        let has = best_symmetry(&pattern.diagram, Anchors::Distinct);
        if has.tried() < attributes.symmetry.node.tried() {
            faults.at(attributes.symmetry.span, FaultKind::UndeclaredSymmetry { has });
        }
    }
}

/// Whether something tells a placement from its mirror image.
fn is_told_apart(pattern: &Pattern, attributes: &Attributes) -> bool {
    pattern.constraint.is_some()
        || pattern.action.is_some()
        || attributes.helper.is_some()
        || !pattern.labels.is_empty()
}
