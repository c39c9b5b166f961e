//! The words and signs of constraint and action lines.

use crate::fault::{FaultKind, Faults};
use crate::lines::LineText;
use crate::source::{Form, Span};

/// What a token is.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum TokenKind {
    /// A name: function, label, constant, keyword.
    Name(String),
    /// A number as written.
    Number(String),
    /// An operator, a parenthesis, a separator.
    Sign(&'static str),
}

/// A token and where it stands.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Token {
    pub(crate) kind: TokenKind,
    pub(crate) span: Span,
}

impl Token {
    /// Whether it is this sign.
    pub(crate) fn is(&self, sign: &str) -> bool {
        matches!(&self.kind, TokenKind::Sign(own) if *own == sign)
    }

    /// The text of it.
    pub(crate) fn text(&self) -> &str {
        match &self.kind {
            TokenKind::Name(text) | TokenKind::Number(text) => text,
            TokenKind::Sign(sign) => sign,
        }
    }
}

/// The sign that stands at the beginning of some characters.
fn sign(rest: &[char]) -> Option<&'static str> {
    Some(match rest {
        ['&', '&', ..] => "&&",
        ['|', '|', ..] => "||",
        ['=', '=', ..] => "==",
        ['!', '=', ..] => "!=",
        ['<', '=', ..] => "<=",
        ['>', '=', ..] => ">=",
        [':', ':', ..] => "::",
        ['!', ..] => "!",
        ['<', ..] => "<",
        ['>', ..] => ">",
        ['+', ..] => "+",
        ['-', ..] => "-",
        ['*', ..] => "*",
        ['(', ..] => "(",
        [')', ..] => ")",
        [',', ..] => ",",
        [';', ..] => ";",
        ['?', ..] => "?",
        [':', ..] => ":",
        ['{', ..] => "{",
        ['}', ..] => "}",
        ['.', ..] => ".",
        _ => return None,
    })
}

/// Signs of other languages, and what they may mean.
const FOREIGN: [(&str, Option<&str>); 7] = [
    ("&", Some("&&")),
    ("|", Some("||")),
    ("=", Some("==")),
    ("/", None),
    ("%", None),
    ("^", None),
    ("~", Some("!")),
];

/// How many tokens of one constraint or action are read: no sensible one has a tenth of it, and
/// trees that grow without end would exhaust the stack.
pub(crate) const LONGEST: usize = 1000;

/// The part of a line that belongs to an expression: from the character after `;` or `>` (or the
/// first one, on a continued line) to the character where it ends.
pub(crate) fn expression_end(line: &LineText, form: Form) -> usize {
    match form {
        Form::Inline => line.end,
        Form::Text => line.chars.iter().position(|c| *c == '#').unwrap_or(line.end).min(line.end),
    }
}

/// Reads the tokens of one line, adding them to those of the lines before.
pub(crate) fn read_line(
    line: &LineText,
    start: usize,
    end: usize,
    tokens: &mut Vec<Token>,
    faults: &mut Faults,
) {
    let mut at = line.skip_space(start);
    while at < end {
        let length = read_token(line, at, end, tokens, faults);
        at = line.skip_space(at + length.max(1));
    }
}

/// Reads the token at a character and says how long it is.
fn read_token(
    line: &LineText,
    at: usize,
    end: usize,
    tokens: &mut Vec<Token>,
    faults: &mut Faults,
) -> usize {
    let rest = &line.chars[at..end];
    let (kind, length) = if begins_number(rest) {
        let length = number_length(rest);
        let text = line.text(at, at + length);
        if !text.parse::<f32>().is_ok_and(f32::is_finite) {
            faults.at(line.span(at, at + length), FaultKind::BadNumber { text: text.clone() });
        }
        (TokenKind::Number(text), length)
    } else if is_word_character(rest[0]) {
        let length = rest.iter().take_while(|c| is_word_character(**c)).count();
        let text = line.text(at, at + length);
        match foreign_word(&text).filter(|_| rest.get(length) != Some(&'(')) {
            Some(meant) => {
                let kind = FaultKind::UnknownOperator { text, meant: Some(meant) };
                faults.at(line.span(at, at + length), kind);
                (TokenKind::Sign(meant), length)
            }
            None => (TokenKind::Name(text), length),
        }
    } else if let Some(sign) = sign(rest) {
        (TokenKind::Sign(sign), sign.len())
    } else {
        let (text, meant) = foreign_sign(rest);
        let length = text.chars().count();
        faults.at(line.span(at, at + length), FaultKind::UnknownOperator { text, meant });
        // Some operator stands there, so that what is round it can be read.
        (TokenKind::Sign(meant.unwrap_or("*")), length)
    };
    tokens.push(Token { kind, span: line.span(at, at + length) });
    length
}

fn foreign_sign(rest: &[char]) -> (String, Option<&'static str>) {
    let known = FOREIGN.iter().find(|(sign, _)| begins_with(rest, sign));
    match known {
        Some(&(sign, meant)) => (sign.to_owned(), meant),
        None => (rest[0].to_string(), None),
    }
}

/// The operator that a word of another language stands for. With a `(` right behind it, it may be a
/// function of the user's.
fn foreign_word(word: &str) -> Option<&'static str> {
    match word {
        "and" => Some("&&"),
        "or" => Some("||"),
        "not" => Some("!"),
        _ => None,
    }
}

fn begins_with(rest: &[char], sign: &str) -> bool {
    sign.chars().enumerate().all(|(index, c)| rest.get(index) == Some(&c))
}

fn is_word_character(c: char) -> bool {
    c == '_' || c.is_alphanumeric()
}

fn begins_number(rest: &[char]) -> bool {
    match rest {
        ['.', digit, ..] => digit.is_ascii_digit(),
        [digit, ..] => digit.is_ascii_digit(),
        [] => false,
    }
}

/// The length of a number and of what is stuck to it: `3x` is one slip, not two things.
fn number_length(rest: &[char]) -> usize {
    let mut length = 0;
    while let Some(c) = rest.get(length) {
        let exponent_sign = matches!(c, '+' | '-')
            && length > 0
            && matches!(rest[length - 1], 'e' | 'E')
            && rest.get(length + 1).is_some_and(char::is_ascii_digit);
        if !(is_word_character(*c) || *c == '.' || exponent_sign) {
            break;
        }
        length += 1;
    }
    length
}
