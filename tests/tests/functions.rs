//! The language's table of functions, the engine's trait and the dispatch by name hold the same.

use katachi_engine::dispatch::{self, AnswerKind};
use katachi_syntax::functions::{self, Answer, Parameters};

fn kind_of(answer: Answer) -> AnswerKind {
    match answer {
        Answer::Truth => AnswerKind::Truth,
        Answer::Count => AnswerKind::Count,
        Answer::Reading => AnswerKind::Reading,
        Answer::Status => AnswerKind::Status,
        Answer::BreakThrough => AnswerKind::BreakThrough,
        Answer::Real => AnswerKind::Real,
        Answer::Nothing => AnswerKind::Nothing,
    }
}

#[test]
fn the_engine_has_what_the_table_says() {
    for function in functions::FUNCTIONS.iter().filter(|function| function.available) {
        let name = function.name;
        let entry = dispatch::FUNCTIONS.iter().find(|entry| entry.name == name);
        let entry = entry.unwrap_or_else(|| panic!("the engine lacks {name}"));
        assert_eq!(entry.answer, kind_of(function.answer), "{name}");
        let points = match function.parameters {
            Parameters::Fixed(list) => Some(list.len()),
            Parameters::Points { .. } | Parameters::Play { .. } => None,
        };
        assert_eq!(entry.points, points, "{name}");
    }
}

#[test]
fn the_table_has_what_the_engine_has() {
    for entry in dispatch::FUNCTIONS {
        let function = functions::function(entry.name);
        let function = function.unwrap_or_else(|| panic!("the table lacks {}", entry.name));
        assert!(function.available, "the table does not say that the engine has {}", entry.name);
    }
}

/// The trait's source, for the one thing that no type tells: that every method is in the dispatch.
#[test]
fn the_dispatch_has_every_method_of_the_trait() {
    let source = include_str!("../../engine/src/autohelper.rs");
    let (_, body) = source.split_once("pub trait AutoHelper").unwrap();
    let methods: Vec<&str> = body
        .lines()
        .filter_map(|line| line.trim().strip_prefix("fn "))
        .filter_map(|line| line.split('(').next())
        .collect();
    let names: Vec<&str> = dispatch::FUNCTIONS.iter().map(|entry| entry.name).collect();
    assert_eq!(methods, names);
}
