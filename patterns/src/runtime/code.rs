//! Constraints and actions as trees of operations, and their evaluation.
//!
//! Every value is a number, as in the macros' code: truth is 0 or 1, a reading, a status and a
//! break-through are the numbers of their types, counts and reals are themselves.

use katachi_engine::{autohelper::AutoHelper, board::Point, dispatch::Function, matching::Match};
use katachi_syntax::tree::BinaryOperator;

/// An expression, its names resolved.
#[derive(Clone, Debug)]
pub(crate) enum Code {
    /// A number or a constant.
    Number(f32),
    /// A call.
    Call(Call),
    /// `!e`
    Not(Box<Code>),
    /// `-e`
    Negate(Box<Code>),
    /// All of them hold; asked in order up to the first that does not.
    All(Vec<Code>),
    /// One of them holds; asked in order up to the first that does.
    Any(Vec<Code>),
    /// Any other operator.
    Binary(BinaryOperator, Box<Code>, Box<Code>),
    /// `c ? a : b`
    Conditional(Box<[Code; 3]>),
}

/// A call of a function.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    /// The function's name, for whoever shows the call.
    pub(crate) name: String,
    /// What to call.
    pub(crate) function: Function,
    /// What with.
    pub(crate) arguments: Box<[Argument]>,
}

/// An argument of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Argument {
    /// A vertex of the diagram.
    Cell {
        /// Its row.
        row: u8,
        /// Its column.
        column: u8,
    },
    /// `*`
    Move,
    /// `?`
    Pass,
}

/// A statement of an action.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// An expression for its effect.
    Do(Code),
    /// One sequence or another.
    If(Code, Vec<Step>, Vec<Step>),
    /// Ends the action with an answer.
    Return(Code),
}

/// The most arguments that a call can have without an allocation.
const FEW: usize = 8;

impl Argument {
    /// The vertex of the board that it names in a match.
    pub(crate) fn point(self, found: &Match) -> Point {
        match self {
            Argument::Cell { row, column } => found.at(row.into(), column.into()),
            Argument::Move => found.mv,
            Argument::Pass => Point::PASS,
        }
    }
}

impl Call {
    /// What it answers for a match.
    pub(crate) fn value(&self, found: &Match, helper: &mut dyn AutoHelper) -> f32 {
        let points = self.arguments.iter().map(|argument| argument.point(found));
        if self.arguments.len() > FEW {
            return (self.function)(helper, &points.collect::<Vec<_>>());
        }
        let mut few = [Point::PASS; FEW];
        few.iter_mut().zip(points).for_each(|(place, point)| *place = point);
        (self.function)(helper, &few[..self.arguments.len()])
    }
}

impl Code {
    /// Its value for a match.
    pub(crate) fn value(&self, found: &Match, helper: &mut dyn AutoHelper) -> f32 {
        match self {
            Code::Number(number) => *number,
            Code::Call(call) => call.value(found, helper),
            Code::Not(operand) => truth(!operand.holds(found, helper)),
            Code::Negate(operand) => -operand.value(found, helper),
            Code::All(parts) => truth(parts.iter().all(|part| part.holds(found, helper))),
            Code::Any(parts) => truth(parts.iter().any(|part| part.holds(found, helper))),
            Code::Binary(operator, left, right) => {
                let left = left.value(found, helper);
                apply(*operator, left, right.value(found, helper))
            }
            Code::Conditional(parts) => {
                let [condition, then, otherwise] = &**parts;
                let chosen = if condition.holds(found, helper) { then } else { otherwise };
                chosen.value(found, helper)
            }
        }
    }

    /// Whether it holds for a match: whether its value is not zero.
    pub(crate) fn holds(&self, found: &Match, helper: &mut dyn AutoHelper) -> bool {
        self.value(found, helper) != 0.0
    }
}

/// Does the steps of an action, up to a `return`, whose answer it gives.
pub(crate) fn run(steps: &[Step], found: &Match, helper: &mut dyn AutoHelper) -> Option<bool> {
    for step in steps {
        let returned = match step {
            Step::Do(code) => {
                code.value(found, helper);
                None
            }
            Step::If(condition, then, otherwise) => {
                let chosen = if condition.holds(found, helper) { then } else { otherwise };
                run(chosen, found, helper)
            }
            Step::Return(code) => Some(code.holds(found, helper)),
        };
        if returned.is_some() {
            return returned;
        }
    }
    None
}

fn truth(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}

fn apply(operator: BinaryOperator, left: f32, right: f32) -> f32 {
    match operator {
        BinaryOperator::Or => truth(left != 0.0 || right != 0.0),
        BinaryOperator::And => truth(left != 0.0 && right != 0.0),
        BinaryOperator::Equal => truth(left == right),
        BinaryOperator::NotEqual => truth(left != right),
        BinaryOperator::Less => truth(left < right),
        BinaryOperator::Greater => truth(left > right),
        BinaryOperator::LessOrEqual => truth(left <= right),
        BinaryOperator::GreaterOrEqual => truth(left >= right),
        BinaryOperator::Add => left + right,
        BinaryOperator::Subtract => left - right,
        BinaryOperator::Multiply => left * right,
    }
}
