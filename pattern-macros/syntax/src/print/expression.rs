//! Constraints and actions as text, with the line breaks of the tree they come from.

use crate::source::Span;
use crate::tree::{Argument, BinaryOperator, Call, Expression, Statement};

/// The lines of a constraint, each without its `;`.
pub(crate) fn expression_lines(expression: &Expression) -> Vec<String> {
    let mut writer = Writer::default();
    writer.expression(expression, 0);
    writer.finish()
}

/// A constraint in one line, however it was laid out.
pub(crate) fn expression_line(expression: &Expression) -> String {
    let mut writer = Writer { one_line: true, ..Writer::default() };
    writer.expression(expression, 0);
    writer.finish().concat()
}

/// The lines of an action, each without its `>`.
pub(crate) fn statement_lines(statements: &[Statement]) -> Vec<String> {
    let mut writer = Writer::default();
    writer.statements(statements);
    writer.finish()
}

/// Collects lines: a token that stood on another line than the one before begins a new one.
#[derive(Default)]
struct Writer {
    lines: Vec<String>,
    current: String,
    line: Option<u32>,
    /// Whether no new line is to begin.
    one_line: bool,
}

/// How strongly the operands of `!` and `-` bind: more than any operator of two.
const UNARY: u8 = 7;

impl Writer {
    fn finish(mut self) -> Vec<String> {
        self.lines.push(self.current);
        self.lines.iter().map(|line| line.trim().to_owned()).collect()
    }

    /// A token that has a place.
    fn token(&mut self, text: &str, span: Span) {
        if !self.one_line && self.line.is_some_and(|line| line != span.line) {
            self.lines.push(std::mem::take(&mut self.current));
        }
        self.line = Some(span.line);
        self.current.push_str(text);
    }

    /// A token that stands wherever the one before did.
    fn glue(&mut self, text: &str) {
        self.current.push_str(text);
    }

    /// An expression as an operand that must bind at least so strongly.
    fn expression(&mut self, expression: &Expression, least: u8) {
        let lower = binding(expression) < least;
        if lower {
            self.glue("(");
        }
        match expression {
            Expression::Number(number) => self.token(&number.node.text, number.span),
            Expression::Constant(constant) => self.token(constant.node.word(), constant.span),
            Expression::Call(call) => self.call(call),
            Expression::Name(name) => self.token(&name.node, name.span),
            Expression::Unary { operator, operand } => {
                self.token(operator.node.sign(), operator.span);
                self.expression(operand, UNARY);
            }
            Expression::Binary { operator, left, right } => {
                self.binary(operator.node, operator.span, left, right);
            }
            Expression::Conditional { question, condition, then, otherwise } => {
                self.expression(condition, 1);
                self.glue(" ");
                self.token("? ", *question);
                self.expression(then, 0);
                self.glue(" : ");
                self.expression(otherwise, 0);
            }
            Expression::Parenthesised { open, inner } => {
                self.token("(", *open);
                self.expression(inner, 0);
                self.glue(")");
            }
            Expression::Missing(_) => {}
        }
        if lower {
            self.glue(")");
        }
    }

    fn binary(
        &mut self,
        operator: BinaryOperator,
        span: Span,
        left: &Expression,
        right: &Expression,
    ) {
        self.expression(left, operator.precedence());
        self.glue(" ");
        self.token(operator.sign(), span);
        self.glue(" ");
        self.expression(right, operator.precedence() + 1);
    }

    fn call(&mut self, call: &Call) {
        self.token(&call.function.node, call.function.span);
        let Some((open, _)) = call.parentheses else { return };
        self.token("(", open);
        for (index, argument) in call.arguments.iter().enumerate() {
            if index > 0 {
                self.glue(",");
            }
            match &argument.node {
                Argument::Label(letter) => self.token(&letter.to_string(), argument.span),
                Argument::Move => self.token("*", argument.span),
                Argument::Pass => self.token("?", argument.span),
                Argument::Other(text) => self.token(text, argument.span),
            }
        }
        self.glue(")");
    }

    fn statements(&mut self, statements: &[Statement]) {
        for (index, statement) in statements.iter().enumerate() {
            if index > 0 {
                self.glue("; ");
            }
            self.statement(statement);
        }
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Expression(expression) => self.expression(expression, 0),
            Statement::Return { keyword, value } => {
                self.token("return ", *keyword);
                self.expression(value, 0);
            }
            Statement::If { keyword, condition, then, otherwise } => {
                self.token("if (", *keyword);
                self.expression(condition, 0);
                self.glue(") ");
                self.branch(then);
                if !otherwise.is_empty() {
                    self.glue(if is_simple(then) { "; else " } else { " else " });
                    self.branch(otherwise);
                }
            }
        }
    }

    /// A branch of `if`: in braces unless it is one call.
    fn branch(&mut self, statements: &[Statement]) {
        if is_simple(statements) {
            return self.statements(statements);
        }
        self.glue("{ ");
        self.statements(statements);
        self.glue(" }");
    }
}

/// Whether a branch needs no braces: one statement that is no `if`, whose `else` could be taken
/// for another's.
fn is_simple(statements: &[Statement]) -> bool {
    matches!(statements, [Statement::Expression(_) | Statement::Return { .. }])
}

/// How strongly an expression binds.
fn binding(expression: &Expression) -> u8 {
    match expression {
        Expression::Conditional { .. } => 0,
        Expression::Binary { operator, .. } => operator.node.precedence(),
        Expression::Unary { .. } => UNARY,
        _ => UNARY + 1,
    }
}
