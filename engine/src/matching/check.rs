//! What is wrong with a database as a whole.

use std::collections::HashMap;

use super::{
    classes::Classes,
    database::{Database, Entry},
    shape::{Shape, ShapeFault},
};

/// Something wrong with a pattern of a database.
///
/// The macros and the reader of databases find the faults within a block; these are the ones that
/// only a database joined of several, or one built by hand, can have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// Two patterns have one name.
    #[error("{second} has a second pattern named {name}; the first is in {first}")]
    DuplicateName {
        /// The name.
        name: String,
        /// The source of the block that has the first.
        first: String,
        /// The source of the block that has the second.
        second: String,
    },
    /// The diagram means nothing, so that the pattern never matches.
    #[error("pattern {name} in {source_name} never matches: {fault}")]
    Shape {
        /// The pattern.
        name: String,
        /// The source of its block.
        source_name: String,
        /// What is wrong with the diagram.
        fault: ShapeFault,
    },
    /// A letter among the classes is none.
    #[error("pattern {name} in {source_name}: `{letter}` is no class letter")]
    UnknownClass {
        /// The pattern.
        name: String,
        /// The source of its block.
        source_name: String,
        /// The letter.
        letter: char,
    },
}

impl<H: ?Sized> Database<H> {
    /// What is wrong with its patterns: names used twice, also across blocks, and what a database
    /// built by hand can have wrong. Empty for a sound database; a test of yours should say so.
    pub fn check(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut names: HashMap<&str, &str> = HashMap::new();
        for entry in self.patterns() {
            check_name(&mut problems, &mut names, &entry);
            check_shape(&mut problems, &entry);
            check_classes(&mut problems, &entry);
        }
        problems
    }
}

fn check_name<'a, H: ?Sized>(
    problems: &mut Vec<Problem>,
    names: &mut HashMap<&'a str, &'a str>,
    entry: &Entry<'a, H>,
) {
    if let Some(first) = names.get(&*entry.data.name) {
        problems.push(Problem::DuplicateName {
            name: entry.data.name.to_string(),
            first: (*first).to_owned(),
            second: entry.block.source.to_string(),
        });
    } else {
        names.insert(&entry.data.name, &entry.block.source);
    }
}

fn check_shape<H: ?Sized>(problems: &mut Vec<Problem>, entry: &Entry<'_, H>) {
    if let Err(fault) = Shape::of(entry.data, entry.block.kind) {
        problems.push(Problem::Shape {
            name: entry.data.name.to_string(),
            source_name: entry.block.source.to_string(),
            fault,
        });
    }
}

fn check_classes<H: ?Sized>(problems: &mut Vec<Problem>, entry: &Entry<'_, H>) {
    if let Err(unknown) = Classes::parse(&entry.data.classes) {
        problems.push(Problem::UnknownClass {
            name: entry.data.name.to_string(),
            source_name: entry.block.source.to_string(),
            letter: unknown.0,
        });
    }
}
