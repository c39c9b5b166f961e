//! From the tree of a database to the Rust items that hold it.
//!
//! A block becomes, where the macro is called: a documented unit struct for each pattern, with its
//! `Pattern` implementation; a public static database; and one hidden module with the patterns as
//! constant data and two functions that ask all constraints and do all actions. The functions stand
//! in a module of their own so that a label never meets a constant or a static of the same name.

mod action;
mod call;
mod constraint;
mod data;
mod docs;
mod form;
mod items;
mod names;
mod program;
mod sign;
mod used;

use katachi_syntax::{Parsed, database::ElementSettings, source, tree::Pattern};
use proc_macro2::TokenStream;

use crate::layout::Layout;

/// What the parts of an expansion need to know.
struct Context<'a> {
    /// Where the text came from.
    layout: &'a Layout,
    /// The places of all errors that are reported.
    errors: Vec<source::Span>,
    /// Whether an editor asks, which wants to see faulty calls too.
    editor: bool,
    /// The name of the source, where it is not the module.
    source_name: Option<String>,
}

/// A pattern with what is in force where it stands.
struct Entry<'a> {
    pattern: &'a Pattern,
    /// Its index in the block.
    index: u32,
    settings: ElementSettings,
}

/// The items for a database. The faults are reported elsewhere; here they tell which calls would
/// only repeat them in the compiler's words.
pub(crate) fn expand(
    layout: &Layout,
    parsed: &Parsed,
    editor: bool,
    source_name: Option<String>,
) -> TokenStream {
    let errors = parsed.faults.iter().filter(|fault| fault.is_error()).map(|fault| fault.span);
    let context = Context { layout, errors: errors.collect(), editor, source_name };
    let entries = parsed.database.patterns_with_settings().zip(0..);
    let entries = entries.map(|((settings, pattern), index)| Entry { pattern, index, settings });
    items::block(&context, parsed, &entries.collect::<Vec<_>>())
}

impl Context<'_> {
    /// Whether an error is reported between two places: what stands there is left out of the
    /// expansion, so that the compiler does not say in its words what is said already. An editor
    /// gets everything, or it would have nothing to complete.
    fn is_faulty(&self, from: source::Span, to: source::Span) -> bool {
        let start = (from.line, from.start);
        let end = (to.line, to.end);
        let overlaps = |error: &source::Span| {
            (error.line, error.start) <= end && (error.line, error.end) >= start
        };
        !self.editor && self.errors.iter().any(overlaps)
    }
}
