//! The text of a database as lines, wherever it came from.
//!
//! A file and a raw string are split into lines as they are. The macros rebuild the lines of an
//! inline block from its tokens, each token's text at its own column, and keep beside them a map
//! from [`Span`] to tokens. So one parser serves all forms.

/// How a database is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Rust tokens inside `patterns! { .. }`: comments are gone, remarks beside rows are errors.
    Inline,
    /// A file, or a raw string in a macro: `#` begins a comment, remarks may stand beside rows.
    Text,
}

/// A run of characters on one line.
///
/// `line` is the index of the line in [`Source::lines`]; `start..end` are indices of characters
/// (not bytes) in that line's text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Span {
    /// Index into [`Source::lines`].
    pub line: u32,
    /// The first character.
    pub start: u32,
    /// The character after the last one.
    pub end: u32,
}

/// One line of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number in the file, from 1.
    pub number: u32,
    /// What it holds.
    pub text: String,
    /// Whether the line is documentation that the author wrote with `///` (inline form only).
    pub doc: bool,
    /// Whether a row that begins here may be told apart from the row above. Without line numbers
    /// (see `docs/`) a layout is recovered from gaps; where even that fails, the parser must not
    /// report faults of layout.
    pub certain: bool,
}

/// A whole database as lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// How it is written.
    pub form: Form,
    /// Its lines, top to bottom.
    pub lines: Vec<Line>,
}

impl Source {
    /// The lines of a file or of a raw string.
    ///
    /// Line ends may be `\n`, `\r\n` or `\r`; a byte-order mark is passed over.
    pub fn from_text(text: &str) -> Source {
        let text =
            text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n").replace('\r', "\n");
        let lines = text
            .split('\n')
            .zip(1..)
            .map(|(text, number)| Line { number, text: text.to_owned(), doc: false, certain: true })
            .collect();
        Source { form: Form::Text, lines }
    }
}
