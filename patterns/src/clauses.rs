//! What each part of a constraint says, for a reader.
//!
//! The macros and the reader of databases keep every constraint as text. Here it is read again and
//! evaluated part by part, so that patterns of both kinds can be explained alike.

use katachi_engine::{
    autohelper::{AutoHelper, MatchScope},
    board::BoardSize,
    context::Context,
    matching::{Match, PatternData},
};
use katachi_syntax::{
    parse,
    source::Source,
    tree::{BinaryOperator, Database},
};

use crate::runtime::{
    code::{Call, Code},
    compile::Compiler,
};

/// How strongly `c ? a : b` binds, on the scale of [`BinaryOperator::precedence`].
const CONDITIONAL: u8 = 0;
/// How strongly `!e` and `-e` bind.
const UNARY: u8 = 7;

/// A conjunct of a constraint and what it says of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Clause {
    /// The conjunct, the labels in it replaced by the vertices that they name.
    pub text: String,
    /// Whether it holds.
    pub holds: bool,
    /// The calls in it and what they answer.
    pub answers: Vec<(String, f32)>,
}

/// What each conjunct of a pattern's constraint says of a match. `None` where it has no constraint,
/// or where that calls functions that are not of the language or that the engine does not have.
pub fn clauses(data: &PatternData, found: &Match, context: &mut Context) -> Option<Vec<Clause>> {
    let database = read_again(data);
    let pattern = database.patterns().next()?;
    let code = Compiler::new(pattern).constraint(pattern.constraint.as_ref()?).ok()?;
    let conjuncts = match &code {
        Code::All(conjuncts) => conjuncts.as_slice(),
        single => std::slice::from_ref(single),
    };
    let size = context.board().size();
    context.enter(found, data.weight());
    Some(conjuncts.iter().map(|conjunct| clause(conjunct, found, context, size)).collect())
}

/// A tree of the constraint and of the labels that it names.
fn read_again(data: &PatternData) -> Database {
    let mut labelled: Vec<Vec<char>> = data.rows.lines().map(|row| row.chars().collect()).collect();
    for label in data.labels.iter() {
        let row = labelled.get_mut(usize::from(label.row));
        if let Some(vertex) = row.and_then(|row| row.get_mut(usize::from(label.column))) {
            *vertex = label.letter;
        }
    }
    let labelled: Vec<String> = labelled.iter().map(|row| row.iter().collect()).collect();
    let text = format!(
        "Pattern Again\n\n{}\n\n:8,-\n\n{}\n\n;{}\n",
        data.rows,
        labelled.join("\n"),
        data.constraint
    );
    parse(&Source::from_text(&text)).database
}

fn clause(code: &Code, found: &Match, context: &mut Context, size: BoardSize) -> Clause {
    let mut calls = Vec::new();
    collect_calls(code, &mut calls);
    let helper: &mut dyn AutoHelper = context;
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
