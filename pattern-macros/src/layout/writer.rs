//! Writes lines of text and remembers the tokens.

use katachi_syntax::source::{Form, Line, Source};
use proc_macro2::Span;

use super::atoms::{Atom, Class};

/// More blanks than this before a token are not worth keeping.
const WIDEST_INDENT: usize = 1000;

/// A token on a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece {
    /// The first of its characters.
    pub(super) start: u32,
    /// The character after its last one.
    pub(super) end: u32,
    /// The token.
    pub(super) span: Span,
    /// Of a bracket: the whole group.
    pub(super) whole: Span,
    /// Whether it is a word, not punctuation.
    pub(super) word: bool,
}

impl Piece {
    fn new(start: u32, end: u32, atom: &Atom) -> Piece {
        let word = matches!(atom.class, Class::Word | Class::Doc);
        Piece { start, end, span: atom.span, whole: atom.whole, word }
    }
}

/// Lines being written.
pub(super) struct Writer {
    /// The lines so far.
    pub(super) source: Source,
    /// The tokens of each line.
    pub(super) pieces: Vec<Vec<Piece>>,
    /// The number of characters of the last line.
    width: usize,
}

impl Writer {
    pub(super) fn new() -> Writer {
        let source = Source { form: Form::Inline, lines: Vec::new() };
        Writer { source, pieces: Vec::new(), width: 0 }
    }

    /// Begins a line.
    pub(super) fn begin(&mut self, number: usize, certain: bool) {
        self.line(number, String::new(), false, certain, Vec::new());
    }

    /// Writes a doc comment, a line for each of its own.
    pub(super) fn doc(&mut self, number: usize, atom: &Atom) {
        for text in atom.text.lines() {
            let piece = Piece::new(0, count(text).max(1), atom);
            self.line(number, text.to_owned(), true, true, vec![piece]);
        }
    }

    fn line(&mut self, number: usize, text: String, doc: bool, certain: bool, pieces: Vec<Piece>) {
        let number = u32::try_from(number).unwrap_or(u32::MAX);
        self.source.lines.push(Line { number, text, doc, certain });
        self.pieces.push(pieces);
        self.width = 0;
    }

    /// Writes a token at a column of the last line, or behind what already stands there.
    pub(super) fn put(&mut self, column: usize, atom: &Atom) {
        if self.source.lines.is_empty() {
            self.begin(1, true);
        }
        let (Some(line), Some(pieces)) = (self.source.lines.last_mut(), self.pieces.last_mut())
        else {
            return;
        };
        let blanks = column.saturating_sub(self.width).min(WIDEST_INDENT);
        line.text.extend(std::iter::repeat_n(' ', blanks));
        line.text.push_str(&atom.text);
        let start = u32::try_from(self.width + blanks).unwrap_or(u32::MAX);
        let end = start.saturating_add(count(&atom.text));
        self.width += blanks + atom.text.chars().count();
        pieces.push(Piece::new(start, end, atom));
    }

    /// Writes a token after so many blanks.
    pub(super) fn put_after(&mut self, blanks: usize, atom: &Atom) {
        self.put(self.width.saturating_add(blanks), atom);
    }
}

/// Whether a line must begin between two tokens wherever they stand: a setting and the word
/// `Pattern` have theirs to themselves, and so has a doc comment.
pub(super) fn must_part(previous: &Atom, atom: &Atom) -> bool {
    previous.setting != atom.setting || atom.opens_pattern() || previous.class == Class::Doc
}

fn count(text: &str) -> u32 {
    u32::try_from(text.chars().count()).unwrap_or(u32::MAX)
}
