//! Trees to operations: names resolved, labels turned to cells of the diagram.

use katachi_engine::{
    answer::{Answer as _, BreakThrough, Reading, Status},
    dispatch,
};
use katachi_syntax::{
    functions::{self, Answer},
    tree::{self, BinaryOperator, Constant, Expression, Statement, UnaryOperator},
};

use super::code::{Argument, Call, Code, Step};

/// Why an expression cannot be evaluated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Obstacle {
    /// It calls this function, which the engine does not have yet.
    Missing(String),
    /// It holds something that no sound pattern does.
    Unsound,
}

/// Turns the expressions of one pattern to code, and notes what the engine does not have.
pub(crate) struct Compiler<'a> {
    labels: &'a [tree::Label],
    obstacles: Vec<Obstacle>,
}

impl<'a> Compiler<'a> {
    pub(crate) fn new(pattern: &'a tree::Pattern) -> Compiler<'a> {
        Compiler { labels: &pattern.labels, obstacles: Vec::new() }
    }

    /// The code of a constraint.
    ///
    /// # Errors
    /// If there are obstacles: all of them.
    pub(crate) fn constraint(
        mut self,
        constraint: &tree::Constraint,
    ) -> Result<Code, Vec<Obstacle>> {
        let code = self.expression(&constraint.expression);
        self.unless_obstacles(code)
    }

    /// The code of an action.
    ///
    /// # Errors
    /// If there are obstacles: all of them.
    pub(crate) fn action(mut self, action: &tree::Action) -> Result<Vec<Step>, Vec<Obstacle>> {
        let steps = self.steps(&action.statements);
        self.unless_obstacles(steps)
    }

    fn unless_obstacles<T>(self, result: T) -> Result<T, Vec<Obstacle>> {
        if self.obstacles.is_empty() { Ok(result) } else { Err(self.obstacles) }
    }

    fn steps(&mut self, statements: &[Statement]) -> Vec<Step> {
        statements.iter().map(|statement| self.step(statement)).collect()
    }

    fn step(&mut self, statement: &Statement) -> Step {
        match statement {
            Statement::Expression(expression) => Step::Do(self.expression(expression)),
            Statement::If { condition, then, otherwise, .. } => {
                Step::If(self.expression(condition), self.steps(then), self.steps(otherwise))
            }
            Statement::Return { value, .. } => Step::Return(self.expression(value)),
        }
    }

    fn expression(&mut self, expression: &Expression) -> Code {
        match expression {
            Expression::Number(number) => Code::Number(number.node.value),
            Expression::Constant(constant) => Code::Number(constant_number(constant.node)),
            Expression::Call(call) => self.call(call),
            Expression::Unary { operator, operand } => {
                let operand = Box::new(self.expression(operand));
                match operator.node {
                    UnaryOperator::Not => Code::Not(operand),
                    UnaryOperator::Negate => Code::Negate(operand),
                }
            }
            Expression::Binary { operator, left, right } => self.binary(operator.node, left, right),
            Expression::Conditional { condition, then, otherwise, .. } => {
                let parts = [condition, then, otherwise].map(|part| self.expression(part));
                Code::Conditional(Box::new(parts))
            }
            Expression::Parenthesised { inner, .. } => self.expression(inner),
            Expression::Name(_) | Expression::Missing(_) => self.obstacle(Obstacle::Unsound),
        }
    }

    fn obstacle(&mut self, obstacle: Obstacle) -> Code {
        self.obstacles.push(obstacle);
        Code::Number(0.0)
    }

    fn binary(&mut self, operator: BinaryOperator, left: &Expression, right: &Expression) -> Code {
        match operator {
            BinaryOperator::And => Code::All(self.chain(operator, left, right)),
            BinaryOperator::Or => Code::Any(self.chain(operator, left, right)),
            BinaryOperator::Equal
            | BinaryOperator::NotEqual
            | BinaryOperator::Less
            | BinaryOperator::Greater
            | BinaryOperator::LessOrEqual
            | BinaryOperator::GreaterOrEqual => {
                let (left_code, right_code) =
                    (self.compared(left, right), self.compared(right, left));
                Code::Binary(operator, Box::new(left_code), Box::new(right_code))
            }
            _ => {
                let (left, right) = (self.expression(left), self.expression(right));
                Code::Binary(operator, Box::new(left), Box::new(right))
            }
        }
    }

    /// The operands of a chain of one operator, `a && b && c`. It associates to the left, so a chain
    /// goes down on that side only.
    fn chain(
        &mut self,
        operator: BinaryOperator,
        left: &Expression,
        right: &Expression,
    ) -> Vec<Code> {
        let mut operands = vec![right];
        let mut rest = left;
        while let Expression::Binary { operator: inner, left, right } = rest {
            if inner.node != operator {
                break;
            }
            operands.push(right);
            rest = left;
        }
        operands.push(rest);
        operands.iter().rev().map(|operand| self.expression(operand)).collect()
    }

    /// One side of a comparison; the other side may give `WIN` another meaning.
    fn compared(&mut self, operand: &Expression, other: &Expression) -> Code {
        let is_win = matches!(bare(operand), Expression::Constant(constant) if constant.node == Constant::Win);
        if is_win && breaks_through(other) {
            return Code::Number(BreakThrough::Win.number());
        }
        self.expression(operand)
    }

    fn call(&mut self, call: &tree::Call) -> Code {
        let name = &call.function.node;
        let Some(known) = functions::function(name) else {
            return self.obstacle(Obstacle::Unsound);
        };
        let Some(function) = dispatch::function(name).filter(|_| known.available) else {
            return self.obstacle(Obstacle::Missing(name.clone()));
        };
        let arguments: Option<_> =
            call.arguments.iter().map(|argument| self.argument(&argument.node)).collect();
        match arguments {
            Some(arguments) => Code::Call(Call { name: name.clone(), function, arguments }),
            None => self.obstacle(Obstacle::Unsound),
        }
    }

    fn argument(&self, argument: &tree::Argument) -> Option<Argument> {
        match argument {
            tree::Argument::Move => Some(Argument::Move),
            tree::Argument::Pass => Some(Argument::Pass),
            tree::Argument::Other(_) => None,
            tree::Argument::Label(letter) => {
                let label = self.labels.iter().find(|label| label.letter == *letter)?;
                let row = u8::try_from(label.row).ok()?;
                Some(Argument::Cell { row, column: u8::try_from(label.column).ok()? })
            }
        }
    }
}

fn constant_number(constant: Constant) -> f32 {
    match constant {
        Constant::Dead => Status::Dead.number(),
        Constant::Alive => Status::Alive.number(),
        Constant::Critical => Status::Critical.number(),
        Constant::Unknown => Status::Unknown.number(),
        Constant::Loss => Reading::Loss.number(),
        Constant::KoB => Reading::KoB.number(),
        Constant::KoA => Reading::KoA.number(),
        Constant::Win => Reading::Win.number(),
    }
}

/// The expression inside its parentheses.
fn bare(mut expression: &Expression) -> &Expression {
    while let Expression::Parenthesised { inner, .. } = expression {
        expression = inner;
    }
    expression
}

/// Whether it asks what breaking through comes to.
fn breaks_through(expression: &Expression) -> bool {
    let Expression::Call(call) = bare(expression) else { return false };
    functions::function(&call.function.node)
        .is_some_and(|function| function.answer == Answer::BreakThrough)
}
