//! Operators and parentheses as tokens.

use katachi_syntax::{source, tree::BinaryOperator};
use proc_macro2::{Delimiter, Group, Punct, Spacing, TokenStream, TokenTree};

use super::Context;

/// What an operator does, with its Rust text.
pub(super) enum Sign {
    Logical(&'static str),
    Comparison(&'static str),
    Arithmetic(&'static str),
}

pub(super) fn sign(operator: BinaryOperator) -> Sign {
    match operator {
        BinaryOperator::Or => Sign::Logical("||"),
        BinaryOperator::And => Sign::Logical("&&"),
        BinaryOperator::Equal => Sign::Comparison("=="),
        BinaryOperator::NotEqual => Sign::Comparison("!="),
        BinaryOperator::Less => Sign::Comparison("<"),
        BinaryOperator::Greater => Sign::Comparison(">"),
        BinaryOperator::LessOrEqual => Sign::Comparison("<="),
        BinaryOperator::GreaterOrEqual => Sign::Comparison(">="),
        BinaryOperator::Add => Sign::Arithmetic("+"),
        BinaryOperator::Subtract => Sign::Arithmetic("-"),
        BinaryOperator::Multiply => Sign::Arithmetic("*"),
    }
}

/// An operator at its place.
pub(super) fn operator_tokens(context: &Context, text: &str, span: source::Span) -> TokenStream {
    let span = context.layout.token(span);
    let last = text.chars().count().saturating_sub(1);
    let puncts = text.chars().enumerate().map(|(index, character)| {
        let spacing = if index < last { Spacing::Joint } else { Spacing::Alone };
        let mut punct = Punct::new(character, spacing);
        punct.set_span(span);
        TokenTree::from(punct)
    });
    puncts.collect()
}

pub(super) fn in_parentheses(tokens: TokenStream) -> TokenStream {
    TokenTree::from(Group::new(Delimiter::Parenthesis, tokens)).into()
}
