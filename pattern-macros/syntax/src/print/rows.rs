//! Diagrams as text.

use super::{Printer, comment_text};
use crate::source::Form;
use crate::tree::{Comment, Diagram, Edges, Pattern, Place, Spanned};

impl Diagram {
    /// The lines of the diagram as drawn, edges included, remarks left out.
    pub fn row_texts(&self) -> impl Iterator<Item = String> {
        let width = self.rows.iter().map(|row| row.cells.len()).max().unwrap_or_default();
        let edge = edge_text(self.edges, width);
        let top = self.edges.top.then(|| edge.clone());
        let bottom = self.edges.bottom.then_some(edge);
        let rows = self.rows.iter().map(|row| row_text(&row.cells, self.edges));
        top.into_iter().chain(rows).chain(bottom)
    }
}

fn edge_text(edges: Edges, width: usize) -> String {
    let corner = |drawn| if drawn { "+" } else { "" };
    format!("{}{}{}", corner(edges.left), "-".repeat(width), corner(edges.right))
}

fn row_text(cells: &[Spanned<char>], edges: Edges) -> String {
    let side = |drawn: bool| drawn.then_some('|');
    let cells = cells.iter().map(|cell| cell.node);
    side(edges.left).into_iter().chain(cells).chain(side(edges.right)).collect()
}

impl Printer {
    /// A diagram, with remarks beside its lines and comments between them.
    pub(super) fn diagram(
        &mut self,
        diagram: &Diagram,
        comments: &[Comment],
        place: fn(u32) -> Place,
    ) {
        let top = diagram.edges.top.then_some(&diagram.top_remark);
        let bottom = diagram.edges.bottom.then_some(&diagram.bottom_remark);
        let remarks =
            top.into_iter().chain(diagram.rows.iter().map(|row| &row.remark)).chain(bottom);
        let mut count = 0;
        for (text, remark) in diagram.row_texts().zip(remarks) {
            self.comments(comments, |here| here == place(count));
            let line = with_remark(text, remark.as_ref(), self.form);
            self.line(&line);
            count += 1;
        }
        self.comments(comments, |here| {
            std::mem::discriminant(&here) == std::mem::discriminant(&place(0))
                && here >= place(count)
        });
    }
}

fn with_remark(mut text: String, remark: Option<&Spanned<String>>, form: Form) -> String {
    let Some(remark) = remark else { return text };
    text.push_str("    ");
    match form {
        Form::Text => text.push_str(&remark.node),
        Form::Inline => {
            let words = remark.node.trim_start_matches(['#', ' ']);
            let words = words.strip_prefix("//").unwrap_or(words).trim_start();
            text.push_str(&comment_text(&format!(" {words}"), form));
        }
    }
    text
}

/// The constraint diagram with each label first on the vertex that it names: where the letter
/// comes earlier, as it may after a transformation, the diagram's own character is shown.
pub(super) fn with_named_vertices(pattern: &Pattern, drawn: &Diagram) -> Diagram {
    let mut drawn = drawn.clone();
    for label in &pattern.labels {
        for (row, line) in drawn.rows.iter_mut().enumerate() {
            for (column, cell) in line.cells.iter_mut().enumerate() {
                let earlier = (row, column) < (label.row as usize, label.column as usize);
                let shown = pattern.diagram.rows.get(row).and_then(|row| row.cells.get(column));
                if let (true, true, Some(shown)) = (earlier, cell.node == label.letter, shown) {
                    cell.node = shown.node;
                }
            }
        }
    }
    drawn
}
