//! From tokens to lines of text, and from places in those lines back to tokens.
//!
//! An inline block arrives as tokens, yet its rows mean what they mean by where they stand. Here
//! the lines are rebuilt, so that the parser of the language reads an inline block as it reads a
//! file; beside every line stands which token holds which of its characters, so that a fault found
//! in the text is shown at the token.
//!
//! How the lines are told apart depends on what the compiler or editor lets a macro see:
//! [`lines`] by line numbers, [`gaps`] by the distances between tokens, [`structure`] by nothing
//! but the tokens themselves.

mod atoms;
mod gaps;
mod lines;
mod structure;
mod writer;

use katachi_syntax::source::{self, Line, Source};
use proc_macro2::{Span, TokenTree};

pub(crate) use atoms::string_value;
use atoms::{Atom, flatten};
use writer::{Piece, Writer};

/// The text of a database, and which tokens it came from.
#[derive(Debug)]
pub(crate) struct Layout {
    /// The text.
    pub(crate) source: Source,
    /// For each line the tokens on it, left to right.
    pieces: Vec<Vec<Piece>>,
    /// Where text lies that no token of its own stands for: in the literal, or at the macro call.
    rest: Span,
    /// How the lines were told apart.
    pub(crate) reading: Reading,
}

/// How lines are told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reading {
    /// The text came as text.
    Text,
    /// By the line numbers of tokens.
    Lines,
    /// By the distances between tokens.
    Gaps,
    /// By the kinds of tokens alone.
    Structure,
}

/// Where to show something: from the beginning of one token to the end of another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    /// The first token.
    pub(crate) first: Span,
    /// The last token.
    pub(crate) last: Span,
}

impl Layout {
    /// The layout of an inline block, read in the best way that its tokens allow.
    pub(crate) fn of_tokens(tokens: Vec<TokenTree>) -> Layout {
        let atoms = flatten(tokens);
        let reading = best_reading(&atoms);
        Layout::read(&atoms, reading)
    }

    /// The layout of an inline block, read in one certain way.
    #[cfg(test)]
    pub(crate) fn of_tokens_by(tokens: Vec<TokenTree>, reading: Reading) -> Layout {
        Layout::read(&flatten(tokens), reading)
    }

    fn read(atoms: &[Atom], reading: Reading) -> Layout {
        let writer = match reading {
            Reading::Text | Reading::Lines => lines::read(atoms),
            Reading::Gaps => gaps::read(atoms),
            Reading::Structure => structure::read(atoms),
        };
        let Writer { source, pieces, .. } = writer;
        Layout { source, pieces, rest: Span::call_site(), reading }
    }

    /// The layout of a text that stands in a literal or in the file that a literal names.
    ///
    /// `settings` are tokens `#![..]` before it; their lines go first.
    pub(crate) fn of_text(settings: Vec<TokenTree>, lines: Vec<Line>, literal: Span) -> Layout {
        let mut writer = lines::read_settings(&flatten(settings));
        writer.source.form = source::Form::Text;
        writer.source.lines.extend(lines);
        let Writer { source, pieces, .. } = writer;
        Layout { source, pieces, rest: literal, reading: Reading::Text }
    }

    /// Whether a place lies in tokens, so that a fault there can be shown in the source itself.
    pub(crate) fn holds_tokens(&self, span: source::Span) -> bool {
        self.pieces_of(span).is_some()
    }

    /// The tokens that hold a run of characters.
    pub(crate) fn place(&self, span: source::Span) -> Place {
        let Some(pieces) = self.pieces_of(span) else {
            return Place { first: self.rest, last: self.rest };
        };
        let mut held =
            pieces.iter().filter(|piece| piece.start < span.end && span.start < piece.end);
        let first = held.next().or_else(|| nearest(pieces, span.start));
        let last = held.next_back().or(first);
        Place {
            first: first.map_or(self.rest, |piece| piece.span),
            last: last.map_or(self.rest, |piece| piece.span),
        }
    }

    /// The place for a token made of a run of characters: that of the token that holds the first.
    ///
    /// Where a literal holds them all, the place says that a macro made the token, or the compiler
    /// would offer to replace the literal by a better name for a function.
    pub(crate) fn token(&self, span: source::Span) -> Span {
        let first = self.place(span).first;
        if self.holds_tokens(span) { first } else { Span::call_site().located_at(first) }
    }

    /// The punctuation before a run of characters: a place for tokens that stand for nothing
    /// written, near what is written.
    pub(crate) fn punctuation_before(&self, span: source::Span) -> Span {
        let pieces = self.pieces_of(span).unwrap_or_default();
        match pieces.iter().rfind(|piece| piece.end <= span.start) {
            Some(piece) if !piece.word => piece.span,
            _ => Span::call_site(),
        }
    }

    /// The hygiene of the tokens: that of the first.
    pub(crate) fn hygiene(&self) -> Span {
        self.pieces.iter().flatten().next().map_or(self.rest, |piece| piece.span)
    }

    /// The whole of the group, from bracket to bracket, that is opened at a place.
    pub(crate) fn group(&self, open: source::Span) -> Span {
        let pieces = self.pieces_of(open).unwrap_or_default();
        let found = pieces.iter().find(|piece| piece.start < open.end && open.start < piece.end);
        found.map_or_else(|| self.token(open), |piece| piece.whole)
    }

    /// The tokens on the line of a place, if there are any.
    fn pieces_of(&self, span: source::Span) -> Option<&[Piece]> {
        let pieces = self.pieces.get(usize::try_from(span.line).ok()?)?;
        (!pieces.is_empty()).then_some(pieces)
    }
}

/// The last token that begins at or before a character, else the first of the line.
fn nearest(pieces: &[Piece], character: u32) -> Option<&Piece> {
    pieces.iter().rfind(|piece| piece.start <= character).or(pieces.first())
}

/// The best way to read these tokens.
///
/// Where tokens have no lines, all say the same line and column: rust-analyzer does so by default,
/// and tokens that another macro made may.
fn best_reading(atoms: &[Atom]) -> Reading {
    let (Some(first), Some(last)) = (atoms.first(), atoms.last()) else {
        return Reading::Lines;
    };
    if atoms.len() == 1 || first.span.start() != last.span.start() {
        return Reading::Lines;
    }
    match (gaps::byte_range(first.span), gaps::byte_range(last.span)) {
        (Some(first), Some(last)) if first.end <= last.start => Reading::Gaps,
        _ => Reading::Structure,
    }
}

/// Whether an editor, not the compiler, expands the macro.
///
/// The compiler's spans print as `#0 bytes(17..31)`; those of rust-analyzer do not.
pub(crate) fn in_editor() -> bool {
    !format!("{:?}", Span::call_site()).contains("bytes(")
}

#[cfg(test)]
mod tests;
