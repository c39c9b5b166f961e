//! Trees to text.

use std::fmt::{Display, Formatter, Result, Write};

use super::tree::{Collection, GameTree, Node, NodeId, Property};

/// A line is broken before the node that begins past this column.
const LINE_WIDTH: usize = 72;

impl Display for Collection {
    /// The trees one after the other, each ended by a line end. Reading it again gives an equal
    /// collection.
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        self.trees.iter().try_for_each(|tree| writeln!(formatter, "{tree}"))
    }
}

/// What is still to be written.
enum Task {
    /// A node and all below it.
    Node(NodeId),
    /// A variation.
    Variation(NodeId),
    /// The end of a variation.
    Close,
}

impl Display for GameTree {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        let mut output = Broken { formatter, column: 0 };
        let mut tasks = vec![Task::Variation(self.root())];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Close => output.write_char(')')?,
                Task::Variation(id) => {
                    output.write_char('(')?;
                    tasks.extend([Task::Close, Task::Node(id)]);
                }
                Task::Node(id) => {
                    let node = self.node(id);
                    write_node(&mut output, node)?;
                    match node.children() {
                        [only] => tasks.push(Task::Node(*only)),
                        children => {
                            tasks.extend(children.iter().rev().map(|&id| Task::Variation(id)))
                        }
                    }
                }
            }
            output.break_line(tasks.last())?;
        }
        Ok(())
    }
}

/// Writes and counts columns.
struct Broken<'a, 'b> {
    formatter: &'a mut Formatter<'b>,
    column: usize,
}

impl Broken<'_, '_> {
    /// Begins a new line before a variation, and before a node that would stand too far right.
    fn break_line(&mut self, next: Option<&Task>) -> Result {
        match next {
            Some(Task::Variation(_)) if self.column > 0 => self.write_char('\n'),
            Some(Task::Node(_)) if self.column >= LINE_WIDTH => self.write_char('\n'),
            _ => Ok(()),
        }
    }
}

impl Write for Broken<'_, '_> {
    fn write_str(&mut self, text: &str) -> Result {
        self.column = match text.rfind('\n') {
            Some(end) => text.len() - end - 1,
            None => self.column + text.len(),
        };
        self.formatter.write_str(text)
    }
}

fn write_node(output: &mut Broken<'_, '_>, node: &Node) -> Result {
    output.write_char(';')?;
    node.properties.iter().try_for_each(|property| write_property(output, property))
}

fn write_property(output: &mut Broken<'_, '_>, property: &Property) -> Result {
    output.write_str(&property.name)?;
    property.values.iter().try_for_each(|value| write!(output, "[{}]", value.raw()))
}
