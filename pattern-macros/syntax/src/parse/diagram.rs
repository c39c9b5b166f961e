//! Diagrams: from lines to rows of vertices and the edges round them.

use crate::fault::{Fault, FaultKind, Faults, Side};
use crate::lines::LineText;
use crate::source::{Form, Span};
use crate::tree::{Diagram, Row, Spanned};

/// A line of a diagram before it is known what its edges mean.
#[derive(Debug)]
pub(crate) struct RawRow {
    /// The characters without white space, with their places.
    cells: Vec<Spanned<char>>,
    span: Span,
    remark: Option<Spanned<String>>,
}

/// The rows of a diagram, and whether the layout can be relied on.
pub(crate) struct ReadDiagram {
    pub(crate) diagram: Diagram,
    /// No fault of layout was found: all rows are equally long and all edges whole.
    pub(crate) regular: bool,
}

/// Reads one line of a diagram: a row, and a remark beside it.
pub(crate) fn raw_row(line: &LineText, form: Form, faults: &mut Faults) -> RawRow {
    let (start, mut end) = line.word(0);
    if form == Form::Text {
        // `OX*#remark`
        let row = &line.chars[start..end];
        end = row.iter().position(|c| *c == '#').map_or(end, |hash| start + hash);
    }
    let cells = (start..end)
        .map(|at| Spanned { node: line.chars[at], span: line.span(at, at + 1) })
        .collect();
    let beside = line.skip_space(end);
    let remark = (beside < line.end)
        .then(|| Spanned { node: line.text(beside, line.end), span: line.span(beside, line.end) });
    if let (Form::Inline, Some(remark)) = (form, &remark) {
        faults.at(remark.span, FaultKind::BareRemark);
    }
    RawRow { cells, span: line.span(start, end), remark }
}

/// Puts the lines of a diagram together.
pub(crate) fn diagram(raw: Vec<RawRow>, faults: &mut Faults) -> ReadDiagram {
    let mut reader = Reader { faults, regular: true };
    let spans = raw.iter().map(|row| row.span).collect();
    let Sorted { top, rows, bottom } = reader.sort(raw);
    let mut diagram = Diagram { spans, ..Diagram::default() };
    diagram.edges.left = reader.side_edge(&rows, Side::Left);
    diagram.edges.right = reader.side_edge(&rows, Side::Right);
    diagram.rows = rows.into_iter().map(without_edges).collect();
    let width = reader.equal_rows(&diagram.rows);
    for edge in [&top, &bottom].into_iter().flatten() {
        reader.edge_row(edge, &diagram, width);
    }
    diagram.edges.top = top.is_some();
    diagram.edges.bottom = bottom.is_some();
    diagram.top_remark = top.and_then(|row| row.remark);
    diagram.bottom_remark = bottom.and_then(|row| row.remark);
    ReadDiagram { regular: reader.regular, diagram }
}

/// The lines of a diagram by what they are.
#[derive(Default)]
struct Sorted {
    top: Option<RawRow>,
    rows: Vec<RawRow>,
    bottom: Option<RawRow>,
}

/// Whether a line draws an edge of the board: `----`, `+---`.
fn is_edge_row(row: &RawRow) -> bool {
    row.cells.iter().all(|cell| matches!(cell.node, '-' | '+' | '|'))
        && row.cells.iter().any(|cell| cell.node != '|')
}

/// A row as the tree has it, `|` at its ends taken off.
fn without_edges(mut row: RawRow) -> Row {
    if row.cells.last().is_some_and(is_side) {
        row.cells.pop();
    }
    if row.cells.first().is_some_and(is_side) {
        row.cells.remove(0);
    }
    Row { cells: row.cells, span: row.span, remark: row.remark }
}

fn is_side(cell: &Spanned<char>) -> bool {
    cell.node == '|'
}

struct Reader<'a> {
    faults: &'a mut Faults,
    regular: bool,
}

impl Reader<'_> {
    fn note(&mut self, fault: Fault) {
        self.regular = false;
        self.faults.note(fault);
    }

    /// Tells rows from edges. An edge closes the diagram, unless it is the first line.
    fn sort(&mut self, raw: Vec<RawRow>) -> Sorted {
        let mut sorted = Sorted::default();
        for row in raw {
            let is_edge = is_edge_row(&row);
            let closed = match &sorted.bottom {
                None if is_edge && sorted.rows.is_empty() => sorted.top.as_ref(),
                bottom => bottom.as_ref(),
            };
            if let Some(edge) = closed {
                let kind = if is_edge { FaultKind::RepeatedEdge } else { FaultKind::RowBelowEdge };
                self.note(Fault::new(kind, row.span).and(edge.span, "the edge"));
            }
            match (is_edge, closed.is_some(), sorted.rows.is_empty()) {
                (false, ..) => sorted.rows.push(row),
                (true, false, true) => sorted.top = Some(row),
                (true, false, false) => sorted.bottom = Some(row),
                (true, true, _) => {}
            }
        }
        sorted
    }

    /// Whether `|` is drawn at this side; on some rows only is a fault.
    fn side_edge(&mut self, rows: &[RawRow], side: Side) -> bool {
        // A row that is one `|` has it at the left.
        let cell = |row: &RawRow| match side {
            Side::Left => row.cells.first().cloned(),
            _ => row.cells.last().filter(|_| row.cells.len() > 1).cloned(),
        };
        let drawn = |row: &RawRow| cell(row).is_some_and(|cell| is_side(&cell));
        let count = rows.iter().filter(|row| drawn(row)).count();
        if count == 0 || count == rows.len() {
            return count > 0;
        }
        // Point at the fewer: a `|` too many, or the first row that lacks one.
        let odd_is_drawn = count * 2 < rows.len();
        let odd = rows.iter().find(|row| drawn(row) == odd_is_drawn);
        let other = rows.iter().find(|row| drawn(row) != odd_is_drawn);
        if let (Some(odd), Some(other)) = (odd, other) {
            let place = |row| cell(row).map_or(row.span, |cell| cell.span);
            let note = if odd_is_drawn { "no edge here" } else { "the edge here" };
            let fault = Fault::new(FaultKind::UnevenEdge { side }, place(odd));
            self.note(fault.and(place(other), note));
        }
        !odd_is_drawn
    }

    /// The length of the rows; one that differs is a fault.
    fn equal_rows(&mut self, rows: &[Row]) -> Option<usize> {
        let first = rows.first()?;
        let expected = first.cells.len();
        if !self.regular {
            // An edge missing from one row makes it differ: nothing new.
            return None;
        }
        let ragged: Vec<&Row> = rows.iter().filter(|row| row.cells.len() != expected).collect();
        let Some(found) = ragged.first().map(|row| row.cells.len()) else {
            return Some(expected);
        };
        if let [_, second, _, ..] = rows
            && ragged.len() == rows.len() - 1
            && ragged.iter().all(|row| row.cells.len() == found)
        {
            let kind = FaultKind::RaggedFirstRow { found: expected, expected: found };
            self.note(Fault::new(kind, first.span).and(second.span, "the second row"));
            return None;
        }
        for row in ragged {
            let kind = FaultKind::RaggedRow { found: row.cells.len(), expected };
            self.note(Fault::new(kind, row.span).and(first.span, "the first row"));
        }
        None
    }

    /// The row of `-` above or below: its characters and its length.
    fn edge_row(&mut self, edge: &RawRow, diagram: &Diagram, width: Option<usize>) {
        let count = edge.cells.len();
        let is_corner = |cell: Option<&Spanned<char>>| cell.is_some_and(|cell| cell.node == '+');
        let left = is_corner(edge.cells.first());
        let right = count > 1 && is_corner(edge.cells.last());
        self.edge_characters(edge, diagram, left, right);
        let Some(expected) = width.filter(|_| self.regular) else { return };
        let found = count - usize::from(left) - usize::from(right);
        // Above or below `|` a plain `-` may stand for the corner, or nothing.
        let spare =
            usize::from(diagram.edges.left && !left) + usize::from(diagram.edges.right && !right);
        if !(expected..=expected + spare).contains(&found) {
            self.note(Fault::new(FaultKind::RaggedEdge { found, expected }, edge.span));
        }
    }

    /// Corners stand above or below `|`, at the ends; between them is `-` only.
    fn edge_characters(&mut self, edge: &RawRow, diagram: &Diagram, left: bool, right: bool) {
        let last = edge.cells.len().saturating_sub(1);
        for (index, cell) in edge.cells.iter().enumerate() {
            let corner = match index {
                0 if left => Some((Side::Left, diagram.edges.left)),
                _ if index == last && right => Some((Side::Right, diagram.edges.right)),
                _ => None,
            };
            match corner {
                Some((side, false)) => {
                    self.note(Fault::new(FaultKind::CornerWithoutSide { side }, cell.span));
                }
                None if cell.node != '-' => {
                    let character = cell.node;
                    self.note(Fault::new(FaultKind::StrayEdge { character }, cell.span));
                }
                _ => {}
            }
        }
    }
}
