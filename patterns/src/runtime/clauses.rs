//! What each part of a constraint says, for a reader.

use katachi_engine::{
    autohelper::AutoHelper,
    board::BoardSize,
    matching::{Clause, Match},
};
use katachi_syntax::tree::BinaryOperator;

use super::code::{Call, Code};

/// How strongly `c ? a : b` binds, on the scale of [`BinaryOperator::precedence`].
const CONDITIONAL: u8 = 0;
/// How strongly `!e` and `-e` bind.
const UNARY: u8 = 7;

/// The conjuncts of a constraint, each with what it says of a match.
pub(super) fn clauses(
    code: &Code,
    found: &Match,
    helper: &mut dyn AutoHelper,
    size: BoardSize,
) -> Vec<Clause> {
    let conjuncts = match code {
        Code::All(conjuncts) => conjuncts.as_slice(),
        single => std::slice::from_ref(single),
    };
    conjuncts.iter().map(|conjunct| clause(conjunct, found, helper, size)).collect()
}

fn clause(code: &Code, found: &Match, helper: &mut dyn AutoHelper, size: BoardSize) -> Clause {
    let mut calls = Vec::new();
    collect_calls(code, &mut calls);
    let holds = code.holds(found, helper);
    let answers =
        calls.iter().map(|call| (call_text(call, found, size), call.value(found, helper)));
    Clause { holds, answers: answers.collect(), text: text(code, found, size, CONDITIONAL) }
}

/// The calls of an expression, in the order of the text.
fn collect_calls<'a>(code: &'a Code, calls: &mut Vec<&'a Call>) {
    match code {
        Code::Number(_) => {}
        Code::Call(call) => calls.push(call),
        Code::Not(operand) | Code::Negate(operand) => collect_calls(operand, calls),
        Code::All(parts) | Code::Any(parts) => {
            parts.iter().for_each(|part| collect_calls(part, calls));
        }
        Code::Binary(_, left, right) => {
            collect_calls(left, calls);
            collect_calls(right, calls);
        }
        Code::Conditional(parts) => parts.iter().for_each(|part| collect_calls(part, calls)),
    }
}

/// A call with the vertices that its labels name in the match.
fn call_text(call: &Call, found: &Match, size: BoardSize) -> String {
    let points: Vec<String> =
        call.arguments.iter().map(|argument| argument.point(found).name(size)).collect();
    if points.is_empty() {
        call.name.clone()
    } else {
        format!("{}({})", call.name, points.join(", "))
    }
}

/// An expression as it would be written where operators that bind at least as strongly as `around`
/// need no parentheses.
fn text(code: &Code, found: &Match, size: BoardSize, around: u8) -> String {
    let part = |code: &Code, around| text(code, found, size, around);
    let chain = |parts: &[Code], operator: BinaryOperator| {
        let around = operator.precedence() + 1;
        let parts: Vec<String> = parts.iter().map(|code| part(code, around)).collect();
        (parts.join(&format!(" {} ", operator.sign())), operator.precedence())
    };
    let (text, strength) = match code {
        Code::Number(number) => return number.to_string(),
        Code::Call(call) => return call_text(call, found, size),
        Code::Not(operand) => (format!("!{}", part(operand, UNARY)), UNARY),
        Code::Negate(operand) => (format!("-{}", part(operand, UNARY)), UNARY),
        Code::All(parts) => chain(parts, BinaryOperator::And),
        Code::Any(parts) => chain(parts, BinaryOperator::Or),
        Code::Binary(operator, left, right) => {
            let strength = operator.precedence();
            let (left, right) = (part(left, strength), part(right, strength + 1));
            (format!("{left} {} {right}", operator.sign()), strength)
        }
        Code::Conditional(parts) => {
            let [condition, then, otherwise] = &**parts;
            let condition = part(condition, CONDITIONAL + 1);
            let (then, otherwise) = (part(then, CONDITIONAL), part(otherwise, CONDITIONAL));
            (format!("{condition} ? {then} : {otherwise}"), CONDITIONAL)
        }
    };
    if strength < around { format!("({text})") } else { text }
}
