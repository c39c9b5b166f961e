//! Tokens as a flat list of pieces of text.

use proc_macro2::{Delimiter, Group, Literal, Spacing, Span, TokenTree};

/// Brackets nested deeper than this are left out: no expression needs them.
const DEEPEST: usize = 200;

/// A token, or a bracket.
#[derive(Clone, Debug)]
pub(super) struct Atom {
    /// Its text. The punctuation of a setting `#![..]` is blanks.
    pub(super) text: String,
    /// What kind of token it is.
    pub(super) class: Class,
    /// Where it stands.
    pub(super) span: Span,
    /// Of a bracket: the whole group. Else the same as `span`.
    pub(super) whole: Span,
    /// Of a token in a setting: which setting of the block, counted from 1. Else 0.
    pub(super) setting: usize,
}

/// Kinds of tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    /// An identifier or a literal.
    Word,
    /// One character of punctuation; joint when the next token is punctuation that follows at once.
    Punct {
        /// Whether more punctuation follows without a gap.
        joint: bool,
    },
    /// An opening bracket.
    Open,
    /// A closing bracket.
    Close,
    /// A doc comment; the text is what it says.
    Doc,
}

impl Atom {
    /// Whether it is the word `Pattern`, which opens a pattern wherever it stands.
    pub(super) fn opens_pattern(&self) -> bool {
        self.class == Class::Word && self.text == "Pattern"
    }

    /// Whether it is this text and no word.
    pub(super) fn is(&self, text: &str) -> bool {
        self.class != Class::Doc && self.text == text
    }
}

/// All tokens, brackets too. Doc comments are kept only above `Pattern`; elsewhere they are
/// remarks.
pub(super) fn flatten(tokens: Vec<TokenTree>) -> Vec<Atom> {
    let mut flattener = Flattener::default();
    flattener.stream(tokens, 0);
    without_idle_docs(flattener.atoms)
}

fn without_idle_docs(atoms: Vec<Atom>) -> Vec<Atom> {
    let mut kept: Vec<Atom> = Vec::with_capacity(atoms.len());
    for atom in atoms {
        if atom.class != Class::Doc && !atom.opens_pattern() {
            while kept.pop_if(|last| last.class == Class::Doc).is_some() {}
        }
        kept.push(atom);
    }
    while kept.pop_if(|last| last.class == Class::Doc).is_some() {}
    kept
}

#[derive(Default)]
struct Flattener {
    atoms: Vec<Atom>,
    /// The number of settings so far.
    settings: usize,
    /// The setting that is being flattened, else 0.
    setting: usize,
}

impl Flattener {
    fn push(&mut self, text: impl Into<String>, class: Class, span: Span, whole: Span) {
        self.atoms.push(Atom { text: text.into(), class, span, whole, setting: self.setting });
    }

    fn stream(&mut self, tokens: impl IntoIterator<Item = TokenTree>, depth: usize) {
        if depth > DEEPEST {
            return;
        }
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            if !is_punct(&token, '#') {
                self.token(token, depth);
                continue;
            }
            let bang = tokens.next_if(|token| is_punct(token, '!'));
            match (bang, tokens.next_if(is_bracketed)) {
                (None, Some(TokenTree::Group(group))) => self.outer(&token, &group, depth),
                (Some(bang), Some(TokenTree::Group(group))) => self.inner(&token, &bang, &group),
                (bang, _) => {
                    self.token(token, depth);
                    bang.into_iter().for_each(|bang| self.token(bang, depth));
                }
            }
        }
    }

    fn token(&mut self, token: TokenTree, depth: usize) {
        let span = token.span();
        match token {
            TokenTree::Group(group) => self.group(group, depth),
            TokenTree::Ident(ident) => self.push(ident.to_string(), Class::Word, span, span),
            TokenTree::Punct(punct) => {
                let joint = punct.spacing() == Spacing::Joint;
                self.push(punct.as_char(), Class::Punct { joint }, span, span);
            }
            TokenTree::Literal(literal) => {
                self.push(one_line(&literal.to_string()), Class::Word, span, span);
            }
        }
    }

    fn group(&mut self, group: Group, depth: usize) {
        let (open, close) = brackets(group.delimiter());
        if !open.is_empty() {
            self.push(open, Class::Open, group.span_open(), group.span());
        }
        self.stream(group.stream(), depth + 1);
        if !close.is_empty() {
            self.push(close, Class::Close, group.span_close(), group.span());
        }
    }

    /// `#[..]`: a doc comment, or nothing of ours.
    fn outer(&mut self, hash: &TokenTree, group: &Group, depth: usize) {
        if let Some(text) = doc_text(group) {
            self.push(text, Class::Doc, hash.span(), hash.span());
            return;
        }
        self.token(hash.clone(), depth);
        self.group(group.clone(), depth);
    }

    /// `#![..]`: a setting, or a doc comment about the whole block, which is a remark.
    fn inner(&mut self, hash: &TokenTree, bang: &TokenTree, group: &Group) {
        if doc_text(group).is_some() {
            return;
        }
        self.settings += 1;
        self.setting = self.settings;
        self.blank(hash.span());
        self.blank(bang.span());
        self.blank(group.span_open());
        for token in group.stream() {
            match token {
                TokenTree::Group(arguments) => self.setting_arguments(&arguments),
                token => self.token(token, 0),
            }
        }
        self.blank(group.span_close());
        self.setting = 0;
    }

    /// `(connections)` or `("Xx")`, without its brackets and quotes.
    fn setting_arguments(&mut self, arguments: &Group) {
        self.blank(arguments.span_open());
        for token in arguments.stream() {
            let span = token.span();
            match &token {
                TokenTree::Literal(literal) => {
                    self.push(without_quotes(literal), Class::Word, span, span);
                }
                _ => self.token(token, 0),
            }
        }
        self.blank(arguments.span_close());
    }

    /// A character of punctuation that says nothing.
    fn blank(&mut self, span: Span) {
        self.push(" ", Class::Punct { joint: false }, span, span);
    }
}

fn is_punct(token: &TokenTree, character: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == character)
}

fn is_bracketed(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket)
}

fn brackets(delimiter: Delimiter) -> (&'static str, &'static str) {
    match delimiter {
        Delimiter::Parenthesis => ("(", ")"),
        Delimiter::Brace => ("{", "}"),
        Delimiter::Bracket => ("[", "]"),
        Delimiter::None => ("", ""),
    }
}

/// What `[doc = ".."]` says.
fn doc_text(group: &Group) -> Option<String> {
    let mut tokens = group.stream().into_iter();
    let (word, equals, value) = (tokens.next()?, tokens.next()?, tokens.next()?);
    let is_doc = matches!(&word, TokenTree::Ident(ident) if ident == "doc");
    match value {
        TokenTree::Literal(literal) if is_doc && is_punct(&equals, '=') => string_value(&literal),
        _ => None,
    }
}

/// What a string literal says; nothing for other literals.
pub(crate) fn string_value(literal: &Literal) -> Option<String> {
    let token = TokenTree::Literal(literal.clone());
    syn::parse2::<syn::LitStr>(token.into()).ok().map(|string| string.value())
}

/// The text of a literal with its quotes replaced by blanks; other literals as they are.
fn without_quotes(literal: &Literal) -> String {
    let text = one_line(&literal.to_string());
    let Some(value) = string_value(literal) else { return text };
    let Some(quote) = text.find('"') else { return text };
    format!("{}{} ", " ".repeat(quote + 1), one_line(&value))
}

fn one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}
