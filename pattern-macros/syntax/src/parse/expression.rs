//! Expressions, with C's precedence.

use super::cursor::Cursor;
use super::tokens::TokenKind;
use crate::fault::FaultKind;
use crate::functions::function;
use crate::source::Span;
use crate::tree::{
    Argument, BinaryOperator, Call, Constant, Expression, Number, Spanned, UnaryOperator,
};

/// A whole constraint: an expression, a trailing `;`, and nothing else.
pub(crate) fn constraint(cx: &mut Cursor<'_>) -> Expression {
    let mut whole = expression(cx);
    let mut reported = false;
    loop {
        if cx.take(";").is_some() && cx.peek().is_none() {
            return whole;
        }
        let Some(token) = cx.peek() else { return whole };
        // What follows is read too, so that an editor knows the labels and functions in it.
        let span = token.span;
        if !std::mem::replace(&mut reported, true) {
            cx.faults.at(span, FaultKind::UnexpectedText { text: token.text().to_owned() });
        }
        if !begins_value(cx) {
            cx.bump();
            if cx.peek().is_none() {
                return whole;
            }
        }
        if begins_value(cx) {
            let operator = Spanned { node: BinaryOperator::And, span };
            let right = Box::new(expression(cx));
            whole = Expression::Binary { operator, left: Box::new(whole), right };
        }
    }
}

/// An expression: a conditional, or what binds more strongly.
pub(crate) fn expression(cx: &mut Cursor<'_>) -> Expression {
    let here = cx.gap();
    cx.deeper(conditional).unwrap_or(Expression::Missing(here))
}

fn conditional(cx: &mut Cursor<'_>) -> Expression {
    let condition = binary(cx, 1);
    let Some(question) = cx.take("?") else { return condition };
    let then = expression(cx);
    let otherwise = if cx.take(":").is_some() {
        expression(cx)
    } else {
        if !cx.gave_up() {
            cx.fault_here(FaultKind::MissingAlternative);
        }
        Expression::Missing(cx.gap())
    };
    let (condition, then, otherwise) = (Box::new(condition), Box::new(then), Box::new(otherwise));
    Expression::Conditional { question, condition, then, otherwise }
}

/// Operands joined by operators that bind at least so strongly.
fn binary(cx: &mut Cursor<'_>, least: u8) -> Expression {
    let mut left = unary(cx);
    while let Some(operator) = binary_operator(cx) {
        if operator.node.precedence() < least {
            break;
        }
        cx.bump();
        let right = Box::new(binary(cx, operator.node.precedence() + 1));
        left = Expression::Binary { operator, left: Box::new(left), right };
    }
    left
}

fn binary_operator(cx: &Cursor<'_>) -> Option<Spanned<BinaryOperator>> {
    let token = cx.peek()?;
    let TokenKind::Sign(sign) = token.kind else { return None };
    let node = BinaryOperator::ALL.into_iter().find(|operator| operator.sign() == sign)?;
    Some(Spanned { node, span: token.span })
}

fn unary(cx: &mut Cursor<'_>) -> Expression {
    for node in [UnaryOperator::Not, UnaryOperator::Negate] {
        if let Some(span) = cx.take(node.sign()) {
            let here = cx.gap();
            let operand = cx.deeper(unary).unwrap_or(Expression::Missing(here));
            let operator = Spanned { node, span };
            return Expression::Unary { operator, operand: Box::new(operand) };
        }
    }
    primary(cx)
}

/// Whether a value may begin at the next token.
fn begins_value(cx: &Cursor<'_>) -> bool {
    cx.peek().is_some_and(|token| match token.kind {
        TokenKind::Name(_) | TokenKind::Number(_) => true,
        TokenKind::Sign(sign) => matches!(sign, "(" | "!" | "-"),
    })
}

fn primary(cx: &mut Cursor<'_>) -> Expression {
    let Some(token) = cx.peek() else { return missing(cx) };
    let span = token.span;
    match &token.kind {
        TokenKind::Number(text) => {
            cx.bump();
            Expression::Number(Spanned { node: number(text), span })
        }
        TokenKind::Name(name) => {
            cx.bump();
            named(cx, Spanned { node: name.clone(), span })
        }
        TokenKind::Sign("(") => {
            cx.bump();
            let inner = Box::new(expression(cx));
            cx.close(span);
            Expression::Parenthesised { open: span, inner }
        }
        TokenKind::Sign(_) => missing(cx),
    }
}

fn missing(cx: &mut Cursor<'_>) -> Expression {
    if !cx.gave_up() {
        cx.fault_here(FaultKind::MissingOperand);
    }
    Expression::Missing(cx.gap())
}

fn number(text: &str) -> Number {
    let real = text.contains(['.', 'e', 'E']);
    Number { text: text.to_owned(), real, value: text.parse().unwrap_or(0.0) }
}

/// A name where a value is expected: a call, a constant, or something half typed.
fn named(cx: &mut Cursor<'_>, name: Spanned<String>) -> Expression {
    if let Some(open) = cx.take("(") {
        let (arguments, close) = arguments(cx, open);
        let parentheses = Some((open, close));
        return Expression::Call(Call { function: name, arguments, parentheses });
    }
    if let Some(node) = Constant::from_word(&name.node) {
        return Expression::Constant(Spanned { node, span: name.span });
    }
    if function(&name.node).is_some_and(|known| known.is_bare()) {
        return Expression::Call(Call { function: name, arguments: Vec::new(), parentheses: None });
    }
    Expression::Name(name)
}

/// The arguments after `(`, and where the `)` is or should be.
fn arguments(cx: &mut Cursor<'_>, open: Span) -> (Vec<Spanned<Argument>>, Span) {
    let mut list = Vec::new();
    if let Some(close) = cx.take(")") {
        return (list, close);
    }
    loop {
        if !argument(cx, &mut list) {
            return (list, cx.close(open));
        }
        if cx.take(",").is_some() {
            continue;
        }
        if cx.at(")") || !begins_argument(cx) {
            return (list, cx.close(open));
        }
        cx.fault_here(FaultKind::MissingComma);
    }
}

fn begins_argument(cx: &Cursor<'_>) -> bool {
    cx.peek().is_some_and(|token| matches!(token.kind, TokenKind::Name(_) | TokenKind::Number(_)))
        && !cx.lacks_parenthesis()
}

/// Reads one argument; says whether the list may go on.
fn argument(cx: &mut Cursor<'_>, list: &mut Vec<Spanned<Argument>>) -> bool {
    let Some(token) = cx.peek() else {
        // `lib(` and `f(a,` at the end: the missing parenthesis says enough.
        return false;
    };
    let simple = match &token.kind {
        TokenKind::Name(name) if name.chars().count() == 1 => {
            name.chars().next().map(Argument::Label)
        }
        TokenKind::Sign("*") => Some(Argument::Move),
        TokenKind::Sign("?") => Some(Argument::Pass),
        _ => None,
    };
    if let Some(node) = simple.filter(|_| ends_argument(cx)) {
        cx.bump();
        list.push(Spanned { node, span: token.span });
        return true;
    }
    if token.is(",") || token.is(")") {
        cx.fault_here(FaultKind::MissingArgument);
        list.push(Spanned { node: Argument::Other(String::new()), span: cx.gap() });
        return true;
    }
    if let TokenKind::Sign(";" | ":" | "}" | "{" | "&&" | "||" | "==" | "!=") = token.kind {
        return false;
    }
    list.push(other_argument(cx));
    true
}

/// Whether the token after a label ends the argument, or at least does not make more of it.
fn ends_argument(cx: &Cursor<'_>) -> bool {
    match cx.nth(1) {
        None => true,
        Some(after) => match &after.kind {
            TokenKind::Sign("," | ")") => true,
            // `lib(a b)`: a comma is missing. `lib(a && ..`: the parenthesis is, if one is at all.
            TokenKind::Name(_) | TokenKind::Number(_) => true,
            TokenKind::Sign("(") => false,
            TokenKind::Sign(_) => cx.lacks_parenthesis(),
        },
    }
}

/// Anything up to the `,` or `)` that ends it.
fn other_argument(cx: &mut Cursor<'_>) -> Spanned<Argument> {
    let mut span = cx.gap();
    let mut text = String::new();
    let mut depth = 0_usize;
    while let Some(token) = cx.peek() {
        if token.is(";") || depth == 0 && (token.is(",") || token.is(")")) {
            break;
        }
        depth += usize::from(token.is("("));
        depth = depth.saturating_sub(usize::from(token.is(")")));
        if token.span.line == span.line {
            span.end = token.span.end;
        }
        text.push_str(token.text());
        cx.bump();
    }
    Spanned { node: Argument::Other(text), span }
}
