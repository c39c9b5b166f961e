//! Trees without places, to be compared.

use crate::source::Span;
use crate::tree::{
    Attributes, Call, Constraint, Database, Diagram, Expression, Item, Pattern, SettingValue,
    Spanned, Statement,
};

const NOWHERE: Span = Span { line: 0, start: 0, end: 0 };

impl Database {
    /// The same tree with every span at the beginning of the text: two trees that differ in the
    /// places of things only become equal.
    #[must_use]
    pub fn without_spans(mut self) -> Database {
        for item in &mut self.items {
            match item {
                Item::Setting(setting) => {
                    setting.span = NOWHERE;
                    if let SettingValue::Name(name) | SettingValue::Helpers(name) =
                        &mut setting.value
                    {
                        name.span = NOWHERE;
                    }
                }
                Item::Pattern(pattern) => clear_pattern(pattern),
                Item::Comment(comment) => comment.span = NOWHERE,
            }
        }
        self
    }
}

impl Pattern {
    /// The same pattern with every span at the beginning of the text.
    #[must_use]
    pub fn without_spans(mut self) -> Pattern {
        clear_pattern(&mut self);
        self
    }
}

fn clear_pattern(pattern: &mut Pattern) {
    pattern.keyword = NOWHERE;
    pattern.name.span = NOWHERE;
    pattern.docs.iter_mut().for_each(clear);
    for comment in &mut pattern.comments {
        comment.text.span = NOWHERE;
    }
    clear_diagram(&mut pattern.diagram);
    pattern.constraint_diagram.iter_mut().for_each(clear_diagram);
    pattern.attributes.iter_mut().for_each(clear_attributes);
    if let Some(Constraint { expression, lines }) = &mut pattern.constraint {
        clear_expression(expression);
        lines.fill(NOWHERE);
    }
    if let Some(action) = &mut pattern.action {
        action.statements.iter_mut().for_each(clear_statement);
        action.lines.fill(NOWHERE);
    }
    for label in &mut pattern.labels {
        label.spans.fill(NOWHERE);
    }
}

fn clear<T>(spanned: &mut Spanned<T>) {
    spanned.span = NOWHERE;
}

fn clear_diagram(diagram: &mut Diagram) {
    for row in &mut diagram.rows {
        row.span = NOWHERE;
        row.cells.iter_mut().for_each(clear);
        row.remark.iter_mut().for_each(clear);
    }
    diagram.spans.fill(NOWHERE);
    diagram.top_remark.iter_mut().for_each(clear);
    diagram.bottom_remark.iter_mut().for_each(clear);
}

fn clear_attributes(attributes: &mut Attributes) {
    attributes.span = NOWHERE;
    clear(&mut attributes.symmetry);
    attributes.classes.iter_mut().for_each(clear);
    for value in &mut attributes.values {
        clear(&mut value.field);
        clear(&mut value.argument);
    }
    attributes.helper.iter_mut().for_each(clear);
    attributes.remark.iter_mut().for_each(clear);
}

fn clear_statement(statement: &mut Statement) {
    match statement {
        Statement::Expression(expression) => clear_expression(expression),
        Statement::If { keyword, condition, then, otherwise } => {
            *keyword = NOWHERE;
            clear_expression(condition);
            then.iter_mut().chain(otherwise).for_each(clear_statement);
        }
        Statement::Return { keyword, value } => {
            *keyword = NOWHERE;
            clear_expression(value);
        }
    }
}

fn clear_expression(expression: &mut Expression) {
    match expression {
        Expression::Number(number) => clear(number),
        Expression::Constant(constant) => clear(constant),
        Expression::Name(name) => clear(name),
        Expression::Call(call) => clear_call(call),
        Expression::Unary { operator, operand } => {
            clear(operator);
            clear_expression(operand);
        }
        Expression::Binary { operator, left, right } => {
            clear(operator);
            clear_expression(left);
            clear_expression(right);
        }
        Expression::Conditional { question, condition, then, otherwise } => {
            *question = NOWHERE;
            [condition, then, otherwise].into_iter().for_each(|part| clear_expression(part));
        }
        Expression::Parenthesised { open, inner } => {
            *open = NOWHERE;
            clear_expression(inner);
        }
        Expression::Missing(span) => *span = NOWHERE,
    }
}

fn clear_call(call: &mut Call) {
    clear(&mut call.function);
    call.arguments.iter_mut().for_each(clear);
    if let Some(parentheses) = &mut call.parentheses {
        *parentheses = (NOWHERE, NOWHERE);
    }
}
