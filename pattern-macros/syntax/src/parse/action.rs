//! Actions: calls one after the other, perhaps guarded.

use super::cursor::Cursor;
use super::expression::expression;
use crate::fault::{Fault, FaultKind};
use crate::tree::{Expression, Statement};

/// A whole action.
pub(crate) fn action(cx: &mut Cursor<'_>) -> Vec<Statement> {
    let mut list = Vec::new();
    if cx.peek().is_none() {
        cx.fault_here(FaultKind::MissingOperand);
    }
    while let Some(token) = cx.peek() {
        if token.is("}") || token.is(")") || cx.at_word("else") {
            cx.fault_here(FaultKind::UnexpectedText { text: token.text().to_owned() });
            cx.bump();
            continue;
        }
        statement(cx, &mut list);
    }
    list
}

/// One statement and what separates it from the next, added to the list: a block gives several.
fn statement(cx: &mut Cursor<'_>, list: &mut Vec<Statement>) {
    if cx.take(";").is_some() || cx.take(",").is_some() {
        return;
    }
    if let Some(open) = cx.take("{") {
        block(cx, open, list);
    } else if cx.at_word("if") {
        let read = cx.deeper(conditional);
        list.extend(read.flatten());
    } else if cx.at_word("return") {
        list.extend(return_statement(cx));
        end_of_statement(cx);
    } else {
        calls(cx, list);
        end_of_statement(cx);
    }
}

/// Calls separated by `,`: in C one statement, so a guard holds for all of them.
fn calls(cx: &mut Cursor<'_>, list: &mut Vec<Statement>) {
    loop {
        let value = expression(cx);
        if matches!(value, Expression::Missing(_)) && !cx.at(",") && !cx.at(";") {
            // Something that begins no expression: past it, or the parser would not move.
            cx.bump();
        }
        list.push(Statement::Expression(value));
        if cx.take(",").is_none() || cx.peek().is_none() {
            return;
        }
        if cx.at_word("if") || cx.at_word("return") || cx.at("{") || cx.at(";") || cx.at("}") {
            return;
        }
    }
}

/// `;`, or nothing at the end of the action or of a block.
fn end_of_statement(cx: &mut Cursor<'_>) {
    if cx.take(";").is_some() || cx.peek().is_none() || cx.at("}") || cx.gave_up() {
        return;
    }
    // After `,` a guard may follow.
    if cx.at_word("if") || cx.at_word("return") || cx.at_word("else") || cx.at("{") {
        return;
    }
    let gap = cx.gap();
    cx.faults.at(gap, FaultKind::MissingSeparator);
}

fn block(cx: &mut Cursor<'_>, open: crate::source::Span, list: &mut Vec<Statement>) {
    let closed = cx.deeper(|cx| {
        while cx.peek().is_some() {
            if cx.take("}").is_some() {
                return true;
            }
            if cx.at(")") || cx.at_word("else") {
                cx.fault_here(FaultKind::UnexpectedText { text: ")".into() });
                cx.bump();
                continue;
            }
            statement(cx, list);
        }
        false
    });
    if closed == Some(false) && !cx.gave_up() {
        let gap = cx.after_last();
        let fault = Fault::new(FaultKind::MissingBrace, gap);
        cx.faults.note(fault.and(open, "this brace is not closed"));
    }
}

fn return_statement(cx: &mut Cursor<'_>) -> Option<Statement> {
    let keyword = cx.bump()?.span;
    Some(Statement::Return { keyword, value: expression(cx) })
}

fn conditional(cx: &mut Cursor<'_>) -> Option<Statement> {
    let keyword = cx.bump()?.span;
    let condition = condition(cx);
    let mut then = Vec::new();
    statement(cx, &mut then);
    let mut otherwise = Vec::new();
    if cx.at_word("else") {
        cx.bump();
        statement(cx, &mut otherwise);
    }
    Some(Statement::If { keyword, condition, then, otherwise })
}

fn condition(cx: &mut Cursor<'_>) -> Expression {
    let Some(open) = cx.take("(") else {
        cx.fault_here(FaultKind::MissingCondition);
        return Expression::Missing(cx.gap());
    };
    let condition = expression(cx);
    cx.close(open);
    condition
}
