//! Constraints and actions: functions, arguments, labels.

use super::Check;
use crate::fault::{Fault, FaultKind, Faults};
use crate::functions::{FUNCTIONS, Function, Parameters, function};
use crate::near::nearest;
use crate::parse::labels::is_label;
use crate::parse::pattern::Facts;
use crate::source::{Form, Span};
use crate::tree::{
    Argument, Call, Constant, Expression, Kind, LabelKind, Pattern, Spanned, Statement,
    ValueArgument,
};

/// The labels that value fields speak of.
pub(super) fn check_values(pattern: &Pattern, facts: &Facts, faults: &mut Faults) {
    let values = pattern.attributes.iter().flat_map(|attributes| &attributes.values);
    for value in values {
        if let ValueArgument::Label(letter) = value.argument.node {
            check_label_drawn(pattern, facts, letter, value.argument.span, faults);
        }
    }
}

/// The constraint and the action.
pub(super) fn check_expressions(
    cx: &Check<'_>,
    pattern: &Pattern,
    facts: &Facts,
    faults: &mut Faults,
) {
    let mut walk = Walk { cx, pattern, facts, faults };
    if let Some(constraint) = &pattern.constraint {
        walk.expression(&constraint.expression);
    }
    for statement in pattern.action.iter().flat_map(|action| &action.statements) {
        walk.statement(statement);
    }
}

/// A label must be drawn; silent where the drawing is itself at fault.
fn check_label_drawn(
    pattern: &Pattern,
    facts: &Facts,
    letter: char,
    span: Span,
    faults: &mut Faults,
) {
    if pattern.labels.iter().any(|label| label.letter == letter) {
        return;
    }
    let drawn = pattern.constraint_diagram.as_ref();
    let shown = drawn.is_some_and(|drawn| {
        drawn.rows.iter().flat_map(|row| &row.cells).any(|cell| cell.node == letter)
    });
    let lost = drawn.is_none() && pattern.attributes.is_none();
    if !is_label(letter) {
        if !shown || letter_is_element(letter) {
            faults.at(span, FaultKind::ForbiddenLabel { letter });
        }
    } else if facts.constraint_regular && !lost {
        faults.at(span, FaultKind::UnknownLabel { letter });
    }
}

/// `O`, drawn as the stone it is, is no label.
fn letter_is_element(letter: char) -> bool {
    crate::tree::Element::from_character(letter).is_some()
}

struct Walk<'a> {
    cx: &'a Check<'a>,
    pattern: &'a Pattern,
    facts: &'a Facts,
    faults: &'a mut Faults,
}

impl Walk<'_> {
    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Expression(expression) => self.expression(expression),
            Statement::If { condition, then, otherwise, .. } => {
                self.expression(condition);
                then.iter().chain(otherwise).for_each(|inner| self.statement(inner));
            }
            Statement::Return { keyword, value } => {
                if self.cx.kind.is_some_and(|kind| kind != Kind::Influence) {
                    self.faults.at(*keyword, FaultKind::ReturnOutsideInfluence);
                }
                self.expression(value);
            }
        }
    }

    fn expression(&mut self, expression: &Expression) {
        match expression {
            Expression::Number(_) | Expression::Constant(_) | Expression::Missing(_) => {}
            Expression::Call(call) => self.call(call),
            Expression::Name(name) => self.bare_name(name),
            Expression::Unary { operand, .. } => self.expression(operand),
            Expression::Binary { left, right, .. } => {
                self.expression(left);
                self.expression(right);
            }
            Expression::Conditional { condition, then, otherwise, .. } => {
                [condition, then, otherwise].into_iter().for_each(|part| self.expression(part));
            }
            Expression::Parenthesised { inner, .. } => self.expression(inner),
        }
    }

    /// A name without arguments: a label, a constant misspelt, or half a call.
    fn bare_name(&mut self, name: &Spanned<String>) {
        let text = name.node.as_str();
        let mut letters = text.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            self.faults.at(name.span, FaultKind::LabelAsValue { letter });
        } else if text.chars().all(|c| c.is_ascii_uppercase() || c == '_') {
            let near = nearest(text, Constant::ALL.map(Constant::word));
            self.faults
                .at(name.span, FaultKind::UnknownConstant { name: text.into(), nearest: near });
        } else if self.cx.form == Form::Text {
            // In Rust source rustc says it, with its own suggestions.
            if function(text).is_some() || self.cx.has_helpers {
                self.faults.at(name.span, FaultKind::CallWithoutArguments { name: text.into() });
            } else {
                self.unknown_function(name);
            }
        }
    }

    fn unknown_function(&mut self, name: &Spanned<String>) {
        let near = nearest(&name.node, FUNCTIONS.iter().map(|function| function.name));
        let kind = FaultKind::UnknownFunction { name: name.node.clone(), nearest: near };
        self.faults.at(name.span, kind);
    }

    fn call(&mut self, call: &Call) {
        for argument in &call.arguments {
            match &argument.node {
                Argument::Label(letter) => self.label_drawn(*letter, argument.span),
                Argument::Other(text) if !text.is_empty() => {
                    let kind = FaultKind::ArgumentNotLabel { text: text.clone() };
                    self.faults.at(argument.span, kind);
                }
                Argument::Other(_) | Argument::Move | Argument::Pass => {}
            }
        }
        match function(&call.function.node) {
            Some(known) => self.known_call(call, known),
            None if self.cx.form == Form::Text && !self.cx.has_helpers => {
                self.unknown_function(&call.function);
            }
            // A function of the user's own: rustc knows it, or says that it does not.
            None => {}
        }
    }

    fn label_drawn(&mut self, letter: char, span: Span) {
        check_label_drawn(self.pattern, self.facts, letter, span, self.faults);
    }

    fn known_call(&mut self, call: &Call, known: &Function) {
        if !known.available && (self.cx.form == Form::Inline || self.cx.options.refuse_unavailable)
        {
            let kind = FaultKind::UnavailableFunction { name: known.name.into() };
            self.faults.at(call.function.span, kind);
        }
        if !self.count(call, known) {
            return;
        }
        for (index, argument) in call.arguments.iter().enumerate() {
            match argument.node {
                Argument::Pass => self.pass(call, known, index),
                Argument::Label(letter) => {
                    let labels = &self.pattern.labels;
                    let label = labels.iter().find(|label| label.letter == letter);
                    if let Some(label) = label {
                        self.label_kind(known, index, (letter, label.kind), argument.span);
                    }
                }
                Argument::Move => {
                    self.label_kind(known, index, ('*', LabelKind::Empty), argument.span)
                }
                Argument::Other(_) => {}
            }
        }
    }

    /// Whether the number of arguments is right. Inside Rust, rustc says that of a fixed number.
    fn count(&mut self, call: &Call, known: &Function) -> bool {
        let found = call.arguments.len();
        let is_empty = |argument: &Spanned<Argument>| matches!(&argument.node, Argument::Other(text) if text.is_empty());
        if call.arguments.iter().any(is_empty) {
            // That an argument is missing, or a comma too many, is said already.
            return false;
        }
        if known.takes(found) {
            return true;
        }
        // `lib(` is half typed: that its parenthesis is missing says enough.
        let unclosed = call.parentheses.is_some_and(|(_, close)| close.start == close.end);
        let (function, wanted) = (known.name.to_owned(), known.wanted());
        match known.parameters {
            _ if unclosed => {}
            Parameters::Fixed(_) if self.cx.form == Form::Text => {
                let kind = FaultKind::WrongCount { function, wanted, found };
                self.faults.at(call.function.span, kind);
            }
            Parameters::Fixed(_) => {}
            Parameters::Points { .. } | Parameters::Play { .. } => {
                let kind = FaultKind::TooFewArguments { function, wanted, found };
                self.faults.at(call.function.span, kind);
            }
        }
        false
    }

    /// `?` stands among the moves of a play sequence only, and not first.
    fn pass(&mut self, call: &Call, known: &Function, index: usize) {
        let function = known.name.to_owned();
        let kind = match known.parameters {
            Parameters::Play { .. } if index == 0 => FaultKind::PassFirst { function },
            Parameters::Play { targets } if index + targets >= call.arguments.len() => {
                FaultKind::PassAsTarget { function }
            }
            Parameters::Play { .. } => return,
            _ => FaultKind::PassOutsidePlay { function },
        };
        if let Some(argument) = call.arguments.get(index) {
            self.faults.at(argument.span, kind);
        }
    }

    /// A label must be able to mark what the function asks about.
    fn label_kind(&mut self, known: &Function, index: usize, label: (char, LabelKind), span: Span) {
        let (letter, marks) = label;
        let wants = known.parameter(index);
        if wants.accepts(marks) || !self.facts.diagram_regular {
            return;
        }
        let function = known.name.to_owned();
        let kind = FaultKind::WrongLabelKind { function, letter, wants, marks };
        let fault = Fault::new(kind, span);
        self.faults.note(match self.diagram_vertex(letter) {
            Some(vertex) => fault.and(vertex, "what it marks"),
            None => fault,
        });
    }

    /// Where the diagram shows what a label marks.
    fn diagram_vertex(&self, letter: char) -> Option<Span> {
        let rows = &self.pattern.diagram.rows;
        if letter == '*' {
            let mut cells = rows.iter().flat_map(|row| &row.cells);
            return cells.find(|cell| cell.node == '*').map(|cell| cell.span);
        }
        let label = self.pattern.labels.iter().find(|label| label.letter == letter)?;
        let row = rows.get(usize::try_from(label.row).ok()?)?;
        row.cells.get(usize::try_from(label.column).ok()?).map(|cell| cell.span)
    }
}
