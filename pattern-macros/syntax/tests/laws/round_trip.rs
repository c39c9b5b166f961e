//! Printing and parsing are each other's inverse.

use katachi_syntax::parse;
use katachi_syntax::print::print;
use katachi_syntax::source::{Form, Source};
use katachi_syntax::tree::{Constraint, Database, Expression, Item, Statement};
use proptest::prelude::*;

use super::trees::database;

/// The tree of a text, less its places and the verdict on its sense.
fn reparsed(text: &str) -> Database {
    let mut database = parse(&Source::from_text(text)).database.without_spans();
    for pattern in database.patterns_mut() {
        pattern.sound = true;
        pattern.placeable = true;
    }
    database
}

/// Parentheses that only say what precedence says, or make it say something else, are no part of
/// what an expression means.
fn strip(expression: &mut Expression) {
    while let Expression::Parenthesised { inner, .. } = expression {
        let inner = std::mem::replace(&mut **inner, Expression::Missing(Default::default()));
        *expression = inner;
    }
    match expression {
        Expression::Unary { operand, .. } => strip(operand),
        Expression::Binary { left, right, .. } => {
            strip(left);
            strip(right);
        }
        Expression::Conditional { condition, then, otherwise, .. } => {
            [condition, then, otherwise].into_iter().for_each(|part| strip(part));
        }
        _ => {}
    }
}

fn strip_statement(statement: &mut Statement) {
    match statement {
        Statement::Expression(expression) => strip(expression),
        Statement::Return { value, .. } => strip(value),
        Statement::If { condition, then, otherwise, .. } => {
            strip(condition);
            then.iter_mut().chain(otherwise).for_each(strip_statement);
        }
    }
}

fn stripped(mut database: Database) -> Database {
    for pattern in database.patterns_mut() {
        if let Some(Constraint { expression, .. }) = &mut pattern.constraint {
            strip(expression);
        }
        for statement in pattern.action.iter_mut().flat_map(|action| &mut action.statements) {
            strip_statement(statement);
        }
    }
    database
}

proptest! {
    /// Also says that precedence and association are read as they are printed.
    #[test]
    fn printed_trees_parse_to_themselves(database in database()) {
        let text = print(&database, Form::Text);
        let again = reparsed(&text);
        prop_assert_eq!(stripped(again.clone()), database, "{}", text);
        prop_assert_eq!(print(&again, Form::Text), text);
    }

    /// What `convert` writes means the same, comments aside: Rust's lexer takes them away.
    #[test]
    fn inline_bodies_mean_the_same(database in database()) {
        let body = print(&database, Form::Inline);
        let lines = body.lines().map(|line| {
            let bare = line.split("//").next().unwrap_or_default();
            match bare.trim().strip_prefix("#![").and_then(|rest| rest.strip_suffix(")]")) {
                Some(setting) => setting.replacen('(', " ", 1).replace('"', ""),
                None => bare.to_owned(),
            }
        });
        let text: Vec<String> = lines.collect();
        let mut source = Source::from_text(&text.join("\n"));
        source.form = Form::Inline;
        let inline = parse(&source).database.without_spans();
        let meaning = |database: Database| -> Vec<_> {
            database
                .items
                .into_iter()
                .filter(|item| !matches!(item, Item::Comment(_)))
                .map(|item| match item {
                    Item::Pattern(mut pattern) => {
                        pattern.comments.clear();
                        pattern.sound = true;
                        pattern.placeable = true;
                        let constraint = &mut pattern.constraint_diagram;
                        for diagram in [Some(&mut pattern.diagram), constraint.as_mut()] {
                            let Some(diagram) = diagram else { continue };
                            diagram.top_remark = None;
                            diagram.bottom_remark = None;
                            diagram.rows.iter_mut().for_each(|row| row.remark = None);
                        }
                        pattern.attributes.iter_mut().for_each(|line| line.remark = None);
                        Item::Pattern(pattern)
                    }
                    other => other,
                })
                .collect()
        };
        prop_assert_eq!(meaning(stripped(inline)), meaning(database), "{}", body);
    }
}
