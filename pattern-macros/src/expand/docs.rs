//! The documentation of a pattern's struct: what its author wrote, and its own diagram.

use katachi_syntax::tree::{Diagram, Pattern};

use super::data::classes;

/// The author's words, else the classes; then the diagram, and the labels if there are any.
pub(super) fn pattern(pattern: &Pattern) -> String {
    let mut text = String::new();
    for line in &pattern.docs {
        text.push_str(&line.node);
        text.push('\n');
    }
    if pattern.docs.is_empty() {
        text.push_str(&summary(pattern));
        text.push('\n');
    }
    text.push_str("\n```text\n");
    push_diagram(&mut text, &pattern.diagram);
    if let Some(labels) = &pattern.constraint_diagram {
        text.push('\n');
        push_diagram(&mut text, labels);
    }
    text.push_str("```\n");
    text
}

fn summary(pattern: &Pattern) -> String {
    let classes = classes(pattern);
    let name = &pattern.name.node;
    if classes.is_empty() {
        format!("The pattern `{name}`.")
    } else {
        format!("The pattern `{name}` of class `{classes}`.")
    }
}

fn push_diagram(text: &mut String, diagram: &Diagram) {
    let edges = diagram.edges;
    let width = diagram.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    let (left, right) = (if edges.left { "+" } else { "" }, if edges.right { "+" } else { "" });
    let line = format!("{left}{}{right}\n", "-".repeat(width));
    if edges.top {
        text.push_str(&line);
    }
    for row in &diagram.rows {
        let cells: String = row.cells.iter().map(|cell| cell.node).collect();
        text.push_str(if edges.left { "|" } else { "" });
        text.push_str(&cells);
        text.push_str(if edges.right { "|\n" } else { "\n" });
    }
    if edges.bottom {
        text.push_str(&line);
    }
}
