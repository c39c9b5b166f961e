//! Turning and mirroring a whole pattern: diagram, edges, constraint diagram, labels, symmetry.

use crate::source::Span;
use crate::symmetry::Transformation;
use crate::tree::{Diagram, Element, Pattern, Row, Spanned};

impl Pattern {
    /// The pattern turned or mirrored: it matches the same places, each under another
    /// transformation.
    ///
    /// A label stays on the vertex that it names, also where the same letter comes earlier in the
    /// transformed diagram; printing leaves the letter out there. Of several anchors only the last
    /// in reading order stays one, since it is the only one that counts. Where none is declared, the
    /// first stone in reading order is the anchor, and that may be another one afterwards: declare it
    /// where it matters. Remarks beside rows keep
    /// to their rows, or to the row of the same number where rows become columns.
    ///
    /// A diagram whose rows are not equally long stays as it is.
    ///
    /// ```
    /// use katachi_syntax::{parse, source::Source, symmetry::Transformation};
    ///
    /// let parsed = parse(&Source::from_text("Pattern Peep\n|O.\n|*X\n+--\n:8,-\n"));
    /// let pattern = parsed.database.patterns().next().unwrap();
    /// let turned = pattern.transformed(Transformation::new(1).unwrap());
    /// let rows: Vec<String> = turned.diagram.row_texts().collect();
    /// assert_eq!(rows, ["+--", "|*O", "|X."]);
    /// ```
    #[must_use]
    pub fn transformed(&self, by: Transformation) -> Pattern {
        let mut pattern = self.clone();
        let Some((rows, columns)) = pattern.diagram.size() else { return pattern };
        keep_last_anchor(&mut pattern.diagram);
        pattern.diagram = turn_diagram(&pattern.diagram, by);
        let drawn = pattern.constraint_diagram.take();
        pattern.constraint_diagram = drawn.map(|drawn| match drawn.size() {
            Some(_) => turn_diagram(&drawn, by),
            None => drawn,
        });
        for label in &mut pattern.labels {
            let (row, column) = by.vertex(label.row as usize, label.column as usize, rows, columns);
            label.row = crate::lines::narrow(row);
            label.column = crate::lines::narrow(column);
        }
        if let Some(attributes) = &mut pattern.attributes {
            attributes.symmetry.node = attributes.symmetry.node.transformed(by);
        }
        pattern
    }
}

impl Diagram {
    /// How many rows and columns it has; none where it has no vertex or its rows are not equally
    /// long.
    pub fn size(&self) -> Option<(usize, usize)> {
        let columns = self.rows.first()?.cells.len();
        let equal = self.rows.iter().all(|row| row.cells.len() == columns);
        (equal && columns > 0).then_some((self.rows.len(), columns))
    }
}

/// Of several anchors the last one counts: the others are stones.
fn keep_last_anchor(diagram: &mut Diagram) {
    let mut cells: Vec<&mut Spanned<char>> =
        diagram.rows.iter_mut().flat_map(|row| &mut row.cells).collect();
    let is_anchor = |cell: &&mut Spanned<char>| {
        matches!(Element::from_character(cell.node), Some(Element::AnchorO | Element::AnchorX))
    };
    let Some(last) = cells.iter().rposition(is_anchor) else { return };
    for cell in &mut cells[..last] {
        match cell.node {
            'Q' => cell.node = 'O',
            'Y' => cell.node = 'X',
            _ => {}
        }
    }
}

fn turn_diagram(diagram: &Diagram, by: Transformation) -> Diagram {
    let Some((rows, columns)) = diagram.size() else { return diagram.clone() };
    let (new_rows, new_columns) = if by.transposes() { (columns, rows) } else { (rows, columns) };
    let back = by.inverse();
    let mut turned = Diagram {
        rows: Vec::with_capacity(new_rows),
        edges: by.edges(diagram.edges),
        spans: diagram.spans.clone(),
        top_remark: None,
        bottom_remark: None,
    };
    for row in 0..new_rows {
        let cells = (0..new_columns)
            .map(|column| {
                let (old_row, old_column) = back.vertex(row, column, new_rows, new_columns);
                diagram.rows[old_row].cells[old_column].clone()
            })
            .collect();
        let span = diagram.rows.get(row).map_or(Span::default(), |row| row.span);
        turned.rows.push(Row { cells, span, remark: None });
    }
    turn_remarks(diagram, by, &mut turned);
    turned
}

/// Remarks keep to their rows where these stay rows, else to the number of their row; what has no
/// row of its own any more joins the last.
fn turn_remarks(diagram: &Diagram, by: Transformation, turned: &mut Diagram) {
    let rows = diagram.rows.len();
    for (index, row) in diagram.rows.iter().enumerate() {
        let target = match by.transposes() {
            false => by.vertex(index, 0, rows, 1).0,
            true => index,
        };
        join(nth_remark(turned, target), row.remark.as_ref());
    }
    for remark in [&diagram.top_remark, &diagram.bottom_remark] {
        let place = match (turned.edges.top, turned.edges.bottom) {
            (true, _) if turned.top_remark.is_none() => &mut turned.top_remark,
            (_, true) => &mut turned.bottom_remark,
            _ => nth_remark(turned, 0),
        };
        join(place, remark.as_ref());
    }
}

/// The place for a remark beside this row, or beside the last one.
fn nth_remark(diagram: &mut Diagram, row: usize) -> &mut Option<Spanned<String>> {
    let last = diagram.rows.len().saturating_sub(1);
    &mut diagram.rows[row.min(last)].remark
}

fn join(place: &mut Option<Spanned<String>>, remark: Option<&Spanned<String>>) {
    let Some(remark) = remark else { return };
    match place {
        Some(present) => {
            present.node.push_str("; ");
            present.node.push_str(&remark.node);
        }
        None => *place = Some(remark.clone()),
    }
}
