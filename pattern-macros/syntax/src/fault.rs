//! What can be wrong with a database.

use crate::source::Span;

/// How bad a fault is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Severity {
    /// The pattern cannot be used.
    Error,
    /// The pattern can be used; its author may have meant something else.
    Warning,
}

/// One fault: what is wrong, where, and what would be right.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// Where.
    pub span: Span,
    /// A second place that the fault speaks of, and what it is.
    pub also: Option<(Span, String)>,
}

/// The kinds of fault, one variant a message.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum FaultKind {}

/// Collects faults. It goes first through the parser and all checks; noting a fault returns
/// nothing, so that no check can stop another.
#[derive(Default, Debug)]
pub struct Faults {
    list: Vec<Fault>,
}

impl Faults {
    /// Notes a fault.
    pub fn note(&mut self, fault: Fault) {
        self.list.push(fault);
    }

    /// All faults noted, in the order of the text.
    pub fn into_list(mut self) -> Vec<Fault> {
        self.list.sort_by_key(|fault| fault.span);
        self.list
    }
}
