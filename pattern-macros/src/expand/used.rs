//! Which labels an expression names.

use std::collections::BTreeSet;

use katachi_syntax::tree::{Argument, Expression, Statement};

/// The labels in an expression.
pub(super) fn in_expression(expression: &Expression) -> BTreeSet<char> {
    let mut labels = BTreeSet::new();
    collect(expression, &mut labels);
    labels
}

/// The labels in the statements of an action.
pub(super) fn in_statements(statements: &[Statement]) -> BTreeSet<char> {
    let mut labels = BTreeSet::new();
    collect_all(statements, &mut labels);
    labels
}

fn collect_all(statements: &[Statement], labels: &mut BTreeSet<char>) {
    for statement in statements {
        match statement {
            Statement::Expression(expression) => collect(expression, labels),
            Statement::If { condition, then, otherwise, .. } => {
                collect(condition, labels);
                collect_all(then, labels);
                collect_all(otherwise, labels);
            }
            Statement::Return { value, .. } => collect(value, labels),
        }
    }
}

fn collect(expression: &Expression, labels: &mut BTreeSet<char>) {
    match expression {
        Expression::Number(_)
        | Expression::Constant(_)
        | Expression::Name(_)
        | Expression::Missing(_) => {}
        Expression::Call(call) => {
            labels.extend(call.arguments.iter().filter_map(|argument| match argument.node {
                Argument::Label(letter) => Some(letter),
                _ => None,
            }));
        }
        Expression::Unary { operand, .. } => collect(operand, labels),
        Expression::Binary { left, right, .. } => {
            collect(left, labels);
            collect(right, labels);
        }
        Expression::Conditional { condition, then, otherwise, .. } => {
            collect(condition, labels);
            collect(then, labels);
            collect(otherwise, labels);
        }
        Expression::Parenthesised { inner, .. } => collect(inner, labels),
    }
}
