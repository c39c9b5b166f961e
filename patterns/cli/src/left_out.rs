//! What `convert` cannot convert, as comments: its text, and what is wrong with it.
//!
//! A module that does not compile would keep all its patterns from use for the sake of one; and what
//! is wrong with a row is often just what Rust's lexer cannot read.

use katachi::syntax::{
    fault::Fault,
    source::{Source, Span},
    tree::{Item, Pattern, Place, Spanned},
};

/// The faulty parts of a database.
pub(crate) struct LeftOut<'a> {
    source: &'a Source,
    /// The errors, in the order of the text.
    errors: Vec<&'a Fault>,
}

impl<'a> LeftOut<'a> {
    /// The faulty parts of a text with these faults.
    pub(crate) fn new(source: &'a Source, faults: &'a [Fault]) -> LeftOut<'a> {
        let mut errors: Vec<_> = faults.iter().filter(|fault| fault.is_error()).collect();
        errors.sort_by_key(|fault| fault.span.line);
        LeftOut { source, errors }
    }

    /// The whole text of some lines as comments, after what is wrong with them.
    pub(crate) fn lines(&self, from: u32, until: u32) -> Vec<Item> {
        let mut said = vec![" Left out:".to_owned()];
        said.extend(
            self.errors_in(from, until)
                .map(|error| format!(" - line {}: {}", self.number(error.span.line), error.kind)),
        );
        said.extend(self.texts(from, until).map(|text| format!("     {text}")));
        while said.pop_if(|line| line.trim().is_empty()).is_some() {}
        said.into_iter().map(comment).collect()
    }

    /// The errors among some lines that stand in no pattern, each with the text that it is about.
    pub(crate) fn strays(&self, from: u32, until: u32) -> Vec<Item> {
        let mut items = Vec::new();
        let mut done = from;
        for error in self.errors_in(from, until) {
            let line = error.span.line;
            if line >= done {
                let blank = self.texts(line, until).position(|text| text.trim().is_empty());
                done =
                    blank.and_then(|count| u32::try_from(count).ok()).map_or(until, |n| line + n);
                items.extend(self.lines(line, done));
            }
        }
        items
    }

    fn errors_in(&self, from: u32, until: u32) -> impl Iterator<Item = &&'a Fault> {
        self.errors.iter().filter(move |error| (from..until).contains(&error.span.line))
    }

    fn texts(&self, from: u32, until: u32) -> impl Iterator<Item = &str> {
        let (from, until) = (from as usize, until as usize);
        let lines = self.source.lines.iter().take(until).skip(from);
        lines.map(|line| line.text.as_str())
    }

    /// The number of a line in the file.
    fn number(&self, line: u32) -> u32 {
        self.source.lines.get(line as usize).map_or(line + 1, |line| line.number)
    }
}

fn comment(text: String) -> Item {
    Item::Comment(Spanned { node: text, span: Span::default() })
}

/// The line where an item begins.
pub(crate) fn first_line(item: &Item) -> u32 {
    match item {
        Item::Setting(setting) => setting.span.line,
        Item::Comment(comment) => comment.span.line,
        Item::Pattern(pattern) => first_line_of_pattern(pattern),
    }
}

fn first_line_of_pattern(pattern: &Pattern) -> u32 {
    let above = pattern.comments.iter().filter(|comment| comment.place == Place::Above);
    let lines = above.map(|comment| comment.text.span.line);
    let docs = pattern.docs.iter().map(|line| line.span.line);
    lines.chain(docs).chain([pattern.keyword.line]).min().unwrap_or(0)
}

/// The line after the last one of a pattern that was read.
pub(crate) fn end_line(pattern: &Pattern) -> u32 {
    let diagrams = [Some(&pattern.diagram), pattern.constraint_diagram.as_ref()];
    let rows = diagrams.into_iter().flatten().flat_map(|diagram| &diagram.spans);
    let attributes = pattern.attributes.iter().map(|attributes| &attributes.span);
    let constraint = pattern.constraint.iter().flat_map(|constraint| &constraint.lines);
    let action = pattern.action.iter().flat_map(|action| &action.lines);
    let comments = pattern.comments.iter().map(|comment| &comment.text.span);
    let spans = rows.chain(attributes).chain(constraint).chain(action).chain(comments);
    spans.map(|span| span.line + 1).max().unwrap_or(0).max(pattern.keyword.line + 1)
}
