//! What can be wrong with a database: one variant a message, its words in `Display`, what would
//! be right in [`FaultKind::help`].

mod help;
mod kind;
mod nature;

pub use kind::{FaultKind, Side, Suggestion};

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

impl Fault {
    /// A fault at one place.
    pub fn new(kind: FaultKind, span: Span) -> Fault {
        Fault { kind, span, also: None }
    }

    /// The same fault, pointing at a second place too.
    #[must_use]
    pub fn and(mut self, span: Span, note: impl Into<String>) -> Fault {
        self.also = Some((span, note.into()));
        self
    }

    /// How bad it is.
    pub fn severity(&self) -> Severity {
        self.kind.severity()
    }

    /// Whether it makes its pattern unusable.
    pub fn is_error(&self) -> bool {
        self.severity() == Severity::Error
    }
}

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

    /// Notes a fault at one place.
    pub fn at(&mut self, span: Span, kind: FaultKind) {
        self.note(Fault::new(kind, span));
    }

    /// Drops the faults that do not pass.
    pub(crate) fn retain(&mut self, pass: impl FnMut(&Fault) -> bool) {
        self.list.retain(pass);
    }

    /// The lines with errors so far, in order.
    pub(crate) fn error_lines(&self, wanted: impl Fn(&FaultKind) -> bool) -> Vec<u32> {
        let errors = self.list.iter().filter(|fault| fault.is_error() && wanted(&fault.kind));
        let mut lines: Vec<u32> = errors.map(|fault| fault.span.line).collect();
        lines.sort_unstable();
        lines
    }

    /// All faults noted, in the order of the text.
    pub fn into_list(mut self) -> Vec<Fault> {
        self.list.sort_by_key(|fault| fault.span);
        self.list
    }
}
