//! A place among the tokens of one constraint or action.

use std::cell::Cell;

use super::tokens::{Token, TokenKind};
use crate::fault::{Fault, FaultKind, Faults};
use crate::source::Span;

/// How deep expressions may nest.
const DEEPEST: usize = 64;

/// Looks ahead at a token without taking one, at most so many times in debug builds: a parser that
/// is stuck dies in the first test that meets it.
const MOST_LOOKS: u32 = 10_000;

/// The tokens, the place among them, and where faults go.
pub(crate) struct Cursor<'a> {
    tokens: &'a [Token],
    next: usize,
    end: Span,
    depth: usize,
    gave_up: bool,
    /// How many parentheses are opened and never closed, as far as not yet reported.
    unclosed: usize,
    looks: Cell<u32>,
    pub(crate) faults: &'a mut Faults,
}

impl<'a> Cursor<'a> {
    /// At the first token. `end` is where the last line ends. Of tokens that were cut off, nothing
    /// is said to be missing.
    pub(crate) fn new(
        tokens: &'a [Token],
        end: Span,
        truncated: bool,
        faults: &'a mut Faults,
    ) -> Cursor<'a> {
        let count = |sign| tokens.iter().filter(|token| token.is(sign)).count();
        let unclosed = count("(").saturating_sub(count(")"));
        let looks = Cell::new(0);
        Cursor { tokens, next: 0, end, depth: 0, gave_up: truncated, unclosed, looks, faults }
    }

    /// The next token.
    pub(crate) fn peek(&self) -> Option<&'a Token> {
        self.nth(0)
    }

    /// The token after so many others.
    pub(crate) fn nth(&self, ahead: usize) -> Option<&'a Token> {
        debug_assert!(self.looks.get() < MOST_LOOKS, "the parser is stuck");
        self.looks.set(self.looks.get() + 1);
        self.tokens.get(self.next + ahead)
    }

    /// Takes the next token.
    pub(crate) fn bump(&mut self) -> Option<&'a Token> {
        let token = self.tokens.get(self.next)?;
        self.next += 1;
        self.looks.set(0);
        Some(token)
    }

    /// Whether the next token is this sign.
    pub(crate) fn at(&self, sign: &str) -> bool {
        self.peek().is_some_and(|token| token.is(sign))
    }

    /// Whether the next token is this name.
    pub(crate) fn at_word(&self, word: &str) -> bool {
        self.peek().is_some_and(|token| matches!(&token.kind, TokenKind::Name(own) if own == word))
    }

    /// Takes the next token if it is this sign.
    pub(crate) fn take(&mut self, sign: &str) -> Option<Span> {
        if self.at(sign) { self.bump().map(|token| token.span) } else { None }
    }

    /// Where something is missing: the empty place before the next token or at the end.
    pub(crate) fn gap(&self) -> Span {
        let span = self.tokens.get(self.next).map_or(self.end, |token| token.span);
        let at = if self.next < self.tokens.len() { span.start } else { span.end };
        Span { line: span.line, start: at, end: at }
    }

    /// The place right after the token taken last.
    pub(crate) fn after_last(&self) -> Span {
        match self.next.checked_sub(1).and_then(|last| self.tokens.get(last)) {
            Some(token) => Span { start: token.span.end, ..token.span },
            None => self.gap(),
        }
    }

    /// Notes a fault at the next token, or at the end.
    pub(crate) fn fault_here(&mut self, kind: FaultKind) {
        let span = self.tokens.get(self.next).map_or_else(|| self.gap(), |token| token.span);
        self.faults.at(span, kind);
    }

    /// Takes a closing parenthesis, or says that it is missing and which one it should close.
    pub(crate) fn close(&mut self, open: Span) -> Span {
        if let Some(close) = self.take(")") {
            return close;
        }
        let gap = self.after_last();
        if self.gave_up {
            return gap;
        }
        if self.unclosed == 0 {
            return self.skip_to_close();
        }
        self.unclosed = self.unclosed.saturating_sub(1);
        self.faults.note(
            Fault::new(FaultKind::MissingParenthesis, gap)
                .and(open, "this parenthesis is not closed"),
        );
        gap
    }

    /// Passes over what cannot stand before the closing parenthesis, which is there.
    fn skip_to_close(&mut self) -> Span {
        let text = self.peek().map_or_else(String::new, |token| token.text().to_owned());
        self.fault_here(FaultKind::UnexpectedText { text });
        let mut depth = 0_usize;
        while let Some(token) = self.bump() {
            if token.is(")") && depth == 0 {
                return token.span;
            }
            depth += usize::from(token.is("("));
            depth -= usize::from(token.is(")"));
        }
        self.gap()
    }

    /// Whether some parenthesis is opened and never closed.
    pub(crate) fn lacks_parenthesis(&self) -> bool {
        self.unclosed > 0
    }

    /// Does something one level deeper; beyond all reason, says so once and gives nothing.
    pub(crate) fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> T) -> Option<T> {
        if self.depth == DEEPEST {
            if !self.gave_up {
                self.fault_here(FaultKind::TooDeep);
            }
            self.gave_up = true;
            // What is left cannot be read sensibly.
            self.next = self.tokens.len();
            return None;
        }
        self.depth += 1;
        let value = read(self);
        self.depth -= 1;
        Some(value)
    }

    /// Whether to say that something is missing: not after nesting or length beyond reason.
    pub(crate) fn gave_up(&self) -> bool {
        self.gave_up
    }
}
