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
    let edge_rows: Vec<bool> = raw.iter().map(is_edge_row).collect();
    let mut diagram = Diagram { spans, ..Diagram::default() };
    let (mut top, mut bottom) = (None, None);
    let mut rows = Vec::new();
    for (row, is_edge) in raw.into_iter().zip(edge_rows) {
        match (is_edge, rows.is_empty(), bottom.is_some()) {
            (true, true, _) if top.is_none() => top = Some(row),
            (true, false, false) => bottom = Some(row),
            _ => {
                let edge: Option<&RawRow> =
                    if bottom.is_some() { bottom.as_ref() } else { top.as_ref() };
                if is_edge || bottom.is_some() {
                    reader.row_below_edge(&row, edge);
                }
                if !is_edge {
                    rows.push(row);
                }
            }
        }
    }
    diagram.edges.left = reader.side_edge(&rows, Side::Left);
    diagram.edges.right = reader.side_edge(&rows, Side::Right);
    diagram.rows = rows.into_iter().map(without_edges).collect();
    let width = reader.equal_rows(&diagram.rows);
    for (edge, side) in [(&top, Side::Top), (&bottom, Side::Bottom)] {
        if let Some(edge) = edge {
            reader.edge_row(edge, side, &diagram, width);
        }
    }
    diagram.edges.top = top.is_some();
    diagram.edges.bottom = bottom.is_some();
    diagram.top_remark = top.and_then(|row| row.remark);
    diagram.bottom_remark = bottom.and_then(|row| row.remark);
    ReadDiagram { regular: reader.regular, diagram }
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

/// `|`, or `+` where somebody drew a corner on a row.
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

    fn row_below_edge(&mut self, row: &RawRow, edge: Option<&RawRow>) {
        let fault = Fault::new(FaultKind::RowBelowEdge, row.span);
        self.note(match edge {
            Some(edge) => fault.and(edge.span, "the edge"),
            None => fault,
        });
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
        let mut equal = true;
        for row in rows.iter().filter(|row| row.cells.len() != expected) {
            let kind = FaultKind::RaggedRow { found: row.cells.len(), expected };
            self.note(Fault::new(kind, row.span).and(first.span, "the first row"));
            equal = false;
        }
        equal.then_some(expected)
    }

    /// The row of `-` above or below: its corners and its length.
    fn edge_row(&mut self, edge: &RawRow, side: Side, diagram: &Diagram, width: Option<usize>) {
        let _ = side;
        let corner = |cell: Option<&Spanned<char>>| {
            cell.filter(|cell| cell.node == '+').map(|cell| cell.span)
        };
        let count = edge.cells.len();
        let left = corner(edge.cells.first());
        let right = corner(edge.cells.last()).filter(|_| count > 1);
        for (found, at, drawn) in
            [(left, Side::Left, diagram.edges.left), (right, Side::Right, diagram.edges.right)]
        {
            if let (Some(span), false) = (found, drawn) {
                self.note(Fault::new(FaultKind::CornerWithoutSide { side: at }, span));
            }
        }
        for cell in edge.cells.iter().enumerate().filter_map(|(index, cell)| {
            let inside = index > 0 && index + 1 < count;
            (cell.node == '|' || inside && cell.node == '+').then_some(cell)
        }) {
            self.note(Fault::new(FaultKind::StrayEdge { character: cell.node }, cell.span));
        }
        let Some(expected) = width.filter(|_| self.regular) else { return };
        let found = count - usize::from(left.is_some()) - usize::from(right.is_some());
        // Above or below `|` a plain `-` may stand for the corner, or nothing.
        let spare = usize::from(diagram.edges.left && left.is_none())
            + usize::from(diagram.edges.right && right.is_none());
        if !(expected..=expected + spare).contains(&found) {
            self.note(Fault::new(FaultKind::RaggedEdge { found, expected }, edge.span));
        }
    }
}
