//! What an expression naturally is: a truth, a whole number or a real.

use katachi_syntax::{
    functions::{self, Answer},
    tree::{BinaryOperator, Call, Expression, Number, UnaryOperator},
};

/// Whole numbers up to this are `i32`, so that no sum of them overflows; larger ones are reals.
const LARGEST_WHOLE: f32 = 100_000.0;

/// What an expression naturally is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Form {
    /// `bool`
    Truth,
    /// `i32`
    Whole,
    /// `f32`
    Real,
}

/// What an expression is when nothing is wanted of it.
pub(super) fn form(expression: &Expression) -> Form {
    match expression {
        Expression::Number(number) => number_form(&number.node),
        Expression::Constant(_) => Form::Whole,
        Expression::Call(call) => match answer(call) {
            Some(Answer::Truth) => Form::Truth,
            Some(Answer::Real) | None => Form::Real,
            Some(_) => Form::Whole,
        },
        Expression::Name(_) | Expression::Missing(_) => Form::Truth,
        Expression::Unary { operator, operand } => match operator.node {
            UnaryOperator::Not => Form::Truth,
            UnaryOperator::Negate => form(operand).max(Form::Whole),
        },
        Expression::Binary { operator, left, right } => match operator.node {
            BinaryOperator::Multiply => Form::Real,
            BinaryOperator::Add | BinaryOperator::Subtract => {
                form(left).max(form(right)).max(Form::Whole)
            }
            _ => Form::Truth,
        },
        Expression::Conditional { then, otherwise, .. } => form(then).max(form(otherwise)),
        Expression::Parenthesised { inner, .. } => form(inner),
    }
}

fn number_form(number: &Number) -> Form {
    let whole = !number.real && (0.0..=LARGEST_WHOLE).contains(&number.value);
    if whole { Form::Whole } else { Form::Real }
}

/// What the table says that a call gives; nothing for a user's own function.
pub(super) fn answer(call: &Call) -> Option<Answer> {
    functions::function(&call.function.node).map(|function| function.answer)
}
