//! Expressions as Rust.
//!
//! Every value of the language is a number, but Rust has types; so each expression is written in
//! the form that its surroundings want: as a truth, as an `i32`, or as an `f32` where reals take
//! part. The table of functions says what a call gives, and the plain comparison or cast is written
//! out. Only a user's own functions, of which no table knows, answer through the trait `Answer`.
//!
//! Products are reals: they hold all products of counts on a board exactly, and no text, however
//! foolish, overflows.

use katachi_syntax::{
    functions::Answer,
    source,
    tree::{BinaryOperator, Constant, Expression, Number, Spanned, UnaryOperator},
};
use proc_macro2::{Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};

use super::{
    Context,
    call::{bare_name, call_as, invocation, is_faulty_call, missing},
    data::real,
    form::{Form, answer, form},
    sign::{Sign, in_parentheses, operator_tokens, sign},
};

/// The expression as a `bool`.
pub(super) fn truth(context: &Context, expression: &Expression) -> TokenStream {
    match expression {
        Expression::Parenthesised { inner, .. } => in_parentheses(truth(context, inner)),
        Expression::Call(call) => call_as(context, call, Form::Truth),
        Expression::Name(name) => bare_name(context, name),
        Expression::Missing(span) => missing(context, *span),
        Expression::Unary { operator, operand } if operator.node == UnaryOperator::Not => {
            let operand = truth_operand(context, operand);
            let not = Punct::new('!', Spacing::Alone);
            quote!(#not #operand)
        }
        Expression::Binary { operator, left, right } => match sign(operator.node) {
            Sign::Logical(text) => {
                let left = match bare_chain(left, operator.node) {
                    true => truth(context, left),
                    false => truth_operand(context, left),
                };
                let right = truth_operand(context, right);
                let sign = operator_tokens(context, text, operator.span);
                quote!(#left #sign #right)
            }
            Sign::Comparison(text) => {
                let (left, right) = compared(context, left, right);
                let sign = operator_tokens(context, text, operator.span);
                quote!(#left #sign #right)
            }
            Sign::Arithmetic(_) => not_zero(context, expression),
        },
        Expression::Conditional { condition, then, otherwise, .. } => {
            let condition = truth(context, condition);
            let (then, otherwise) = (truth(context, then), truth(context, otherwise));
            in_parentheses(quote!(if #condition { #then } else { #otherwise }))
        }
        Expression::Number(_) | Expression::Constant(_) | Expression::Unary { .. } => {
            not_zero(context, expression)
        }
    }
}

/// The expression as a statement: done for its effect.
pub(super) fn effect(context: &Context, expression: &Expression) -> TokenStream {
    match expression {
        Expression::Call(call) if !is_faulty_call(context, call) => invocation(context, call),
        Expression::Call(_) => TokenStream::new(),
        other => in_parentheses(truth(context, other)),
    }
}

/// The expression in a form at least its own, as an operand.
fn operand(context: &Context, expression: &Expression, wanted: Form) -> TokenStream {
    match (wanted, form(expression)) {
        (Form::Truth, _) => truth_operand(context, expression),
        (_, Form::Truth) => {
            let truth = truth_operand(context, expression);
            let number = quote!(#truth as i32);
            in_parentheses(if wanted == Form::Real { quote!(#number as f32) } else { number })
        }
        _ => numeric_operand(context, expression, wanted),
    }
}

/// A numeric expression as an operand of numeric form.
fn numeric_operand(context: &Context, expression: &Expression, wanted: Form) -> TokenStream {
    match expression {
        Expression::Parenthesised { inner, .. } => operand(context, inner, wanted),
        Expression::Number(number) => number_as(context, number, wanted),
        Expression::Constant(constant) => {
            whole_as(constant_value(constant.node), context.layout.token(constant.span), wanted)
        }
        Expression::Call(call) => call_as(context, call, wanted),
        Expression::Unary { operand: inner, .. } => {
            let inner = operand(context, inner, wanted);
            in_parentheses(quote!(-#inner))
        }
        Expression::Binary { .. } => in_parentheses(arithmetic(context, expression, wanted)),
        Expression::Conditional { condition, then, otherwise, .. } => {
            let condition = truth(context, condition);
            let (then, otherwise) =
                (operand(context, then, wanted), operand(context, otherwise, wanted));
            in_parentheses(quote!(if #condition { #then } else { #otherwise }))
        }
        Expression::Name(_) | Expression::Missing(_) => truth_operand(context, expression),
    }
}

/// An arithmetic expression in numeric form, without parentheses.
fn arithmetic(context: &Context, expression: &Expression, wanted: Form) -> TokenStream {
    let Expression::Binary { operator, left, right } = expression else {
        return operand(context, expression, wanted);
    };
    let left = match bare_chain(left, operator.node) {
        true => arithmetic(context, left, wanted),
        false => operand(context, left, wanted),
    };
    let right = operand(context, right, wanted);
    let (Sign::Logical(text) | Sign::Comparison(text) | Sign::Arithmetic(text)) =
        sign(operator.node);
    let sign = operator_tokens(context, text, operator.span);
    quote!(#left #sign #right)
}

/// Whether the left operand of an operator is the same operator again, so that it needs no
/// parentheses: a long chain is not deep.
fn bare_chain(left: &Expression, operator: BinaryOperator) -> bool {
    matches!(left, Expression::Binary { operator: inner, .. } if inner.node == operator)
}

/// The expression as a `bool` that binds tighter than any operator.
fn truth_operand(context: &Context, expression: &Expression) -> TokenStream {
    let tokens = truth(context, expression);
    let binds_tightly = match expression {
        Expression::Call(call) => {
            is_faulty_call(context, call)
                || !matches!(answer(call), Some(answer) if answer != Answer::Truth)
        }
        Expression::Name(_) | Expression::Missing(_) | Expression::Parenthesised { .. } => true,
        _ => false,
    };
    if binds_tightly { tokens } else { in_parentheses(tokens) }
}

fn not_zero(context: &Context, expression: &Expression) -> TokenStream {
    let form = form(expression).max(Form::Whole);
    let number = operand(context, expression, form);
    if form == Form::Real { quote!(#number != 0.0) } else { quote!(#number != 0) }
}

/// Both sides of a comparison in one form.
///
/// Beside an answer about breaking through, `WIN` means that a string can be captured.
fn compared(
    context: &Context,
    left: &Expression,
    right: &Expression,
) -> (TokenStream, TokenStream) {
    let wanted = form(left).max(form(right)).max(Form::Whole);
    let side = |this: &Expression, other: &Expression| match won_break_through(this, other) {
        Some(span) => whole_as(1, context.layout.token(span), wanted),
        None => operand(context, this, wanted),
    };
    (side(left, right), side(right, left))
}

/// The place of a `WIN` that is compared with an answer about breaking through.
fn won_break_through(constant: &Expression, other: &Expression) -> Option<source::Span> {
    match (bare(constant), bare(other)) {
        (Expression::Constant(Spanned { node: Constant::Win, span }), Expression::Call(call)) => {
            (answer(call) == Some(Answer::BreakThrough)).then_some(*span)
        }
        _ => None,
    }
}

/// The expression without parentheses round it.
fn bare(expression: &Expression) -> &Expression {
    match expression {
        Expression::Parenthesised { inner, .. } => bare(inner),
        other => other,
    }
}

fn constant_value(constant: Constant) -> u8 {
    match constant {
        Constant::Dead | Constant::Loss => 0,
        Constant::Alive | Constant::KoB => 1,
        Constant::Critical | Constant::KoA => 2,
        Constant::Unknown | Constant::Win => 3,
    }
}

fn whole_as(value: u8, span: Span, wanted: Form) -> TokenStream {
    let mut literal = match wanted {
        Form::Real => Literal::f32_unsuffixed(f32::from(value)),
        _ => Literal::u8_unsuffixed(value),
    };
    literal.set_span(span);
    literal.into_token_stream()
}

fn number_as(context: &Context, number: &Spanned<Number>, wanted: Form) -> TokenStream {
    let value = number.node.value;
    let tokens = match wanted {
        Form::Real => real(value),
        // Whole and small, or its form would be real.
        _ => Literal::i32_unsuffixed(value as i32).into_token_stream(),
    };
    respanned(tokens, context.layout.token(number.span))
}

/// The same tokens, all at one place.
fn respanned(tokens: TokenStream, span: Span) -> TokenStream {
    let place = |mut token: TokenTree| {
        token.set_span(span);
        token
    };
    tokens.into_iter().map(place).collect()
}
