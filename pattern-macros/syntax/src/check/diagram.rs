//! The diagram: elements, the move, and what corner databases want.

use super::Check;
use crate::fault::{Fault, FaultKind, Faults};
use crate::parse::pattern::Facts;
use crate::source::Span;
use crate::tree::{Diagram, Edges, Element, Kind, Pattern, Spanned};

/// No board has more lines.
const LARGEST: usize = 19;

/// Elements, size, the move, corners.
pub(super) fn check_diagram(cx: &Check<'_>, pattern: &Pattern, facts: &Facts, faults: &mut Faults) {
    let diagram = &pattern.diagram;
    let known = check_elements(diagram, facts, faults);
    check_size(diagram, faults);
    check_move(cx.kind, pattern, known && facts.diagram_regular, faults);
    if cx.kind == Some(Kind::Corner) {
        check_corner(pattern, facts, faults);
    }
}

fn cells(diagram: &Diagram) -> impl Iterator<Item = &Spanned<char>> {
    diagram.rows.iter().flat_map(|row| &row.cells)
}

/// Whether every character is an element.
pub(super) fn all_known(diagram: &Diagram) -> bool {
    cells(diagram).all(|cell| Element::from_character(cell.node).is_some())
}

fn check_elements(diagram: &Diagram, facts: &Facts, faults: &mut Faults) -> bool {
    for cell in cells(diagram) {
        let character = cell.node;
        if Element::from_character(character).is_none() {
            let kind = match character {
                '|' | '+' | '-' if !facts.diagram_regular => continue,
                '|' | '+' | '-' => FaultKind::StrayEdge { character },
                _ => FaultKind::UnknownElement { character, meant: meant(character) },
            };
            faults.at(cell.span, kind);
        }
    }
    all_known(diagram)
}

/// What was probably meant by a character.
fn meant(character: char) -> Option<char> {
    match character {
        '0' => Some('O'),
        'q' => Some('Q'),
        'y' => Some('Y'),
        '_' | ':' | '·' => Some('.'),
        '×' => Some('X'),
        '○' | '●' => Some('O'),
        _ => None,
    }
}

fn check_size(diagram: &Diagram, faults: &mut Faults) {
    let rows = diagram.rows.len();
    let columns = diagram.rows.iter().map(|row| row.cells.len()).max().unwrap_or_default();
    if let (Some(first), true) = (diagram.rows.first(), rows.max(columns) > LARGEST) {
        faults.at(first.span, FaultKind::DiagramTooLarge { rows, columns });
    }
}

/// Exactly one `*`; none in some kinds. One that is not there may be a character that is unknown.
fn check_move(kind: Option<Kind>, pattern: &Pattern, known: bool, faults: &mut Faults) {
    let mut moves = cells(&pattern.diagram).filter(|cell| cell.node == '*');
    let Some(first) = moves.next() else {
        if known && kind.is_some_and(Kind::needs_move) {
            faults.at(whole(pattern), FaultKind::MissingMove);
        }
        return;
    };
    for second in moves {
        faults.note(Fault::new(FaultKind::SecondMove, second.span).and(first.span, "the first"));
    }
}

/// Where to point for the diagram as a whole.
fn whole(pattern: &Pattern) -> Span {
    pattern.diagram.rows.first().map_or(pattern.keyword, |row| row.span)
}

/// Corner patterns lie in a corner and have plain elements.
fn check_corner(pattern: &Pattern, facts: &Facts, faults: &mut Faults) {
    for cell in cells(&pattern.diagram) {
        let element = Element::from_character(cell.node);
        let plain = [Element::Empty, Element::O, Element::X, Element::Move];
        if element.is_some_and(|element| !plain.contains(&element)) {
            faults.at(cell.span, FaultKind::ElementInCorner { element: cell.node });
        }
    }
    let Edges { top, bottom, left, right } = pattern.diagram.edges;
    if facts.diagram_regular && !(top != bottom && left != right) {
        faults.at(whole(pattern), FaultKind::NotInCorner);
    }
}
