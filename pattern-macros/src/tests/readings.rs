//! The layout read by distances is the layout read by line numbers.

use proptest::{prelude::*, sample::select};

use super::{expanded_by, tokens};
use crate::layout::Reading;

/// The bodies of the `patterns!` blocks of a Rust source file.
fn blocks(source: &str) -> Vec<String> {
    let inside = source.split("\npatterns! {\n").skip(1);
    inside.filter_map(|rest| rest.split_once("\n}\n")).map(|(body, _)| body.to_owned()).collect()
}

/// Both readings give the same items, faults aside (their texts name lines).
fn assert_same(text: &str) {
    let by_lines = expanded_by(tokens(text), Reading::Lines, false);
    let by_gaps = expanded_by(tokens(text), Reading::Gaps, false);
    assert_eq!(by_lines.to_string(), by_gaps.to_string(), "\n{text}");
}

#[test]
fn of_the_patterns_that_come_with_katachi() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../patterns/src");
    let mut count = 0;
    for source in rust_files(folder.as_ref()) {
        for block in blocks(&source) {
            assert_same(&block);
            count += block.matches("Pattern ").count();
        }
    }
    assert!(count >= 40, "only {count} patterns");
}

#[test]
fn of_a_constraint_that_goes_on_inside_brackets() {
    let constraint =
        ";lib(a) > 1 && (lib(a) > 2\n    ;|| olib(b) > 1\n    ;|| (olib(*) > 3 &&\n    ;!lib(a)))";
    let text = format!(
        "    Pattern Goes1\n\n    O*.\n    .X.\n\n    :8,-\n\n    a*b\n    .X.\n\n    {constraint}\n"
    );
    assert_same(&text);
    assert_same(&text.replace("\n    ", "\n"));
    let expansion = expanded_by(tokens(&text), Reading::Gaps, false).to_string();
    assert!(expansion.contains("olib (& [found . mv ,]) > 3"), "{expansion}");
}

fn rust_files(folder: &std::path::Path) -> Vec<String> {
    let mut sources = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.push(std::fs::read_to_string(path).expect("a source file"));
        }
    }
    sources
}

/// Rows that lex, drawn with or without edges.
fn diagram() -> impl Strategy<Value = Vec<String>> {
    (1_usize..6, 1_usize..6, any::<[bool; 3]>()).prop_flat_map(
        |(height, width, [left, right, below])| {
            let row = proptest::string::string_regex(&format!("[.XOxo,!*?QYabcDE]{{{width}}}"));
            let rows = proptest::collection::vec(row.expect("a pattern of rows"), height);
            rows.prop_map(move |mut rows| {
                for row in &mut rows {
                    let (left, right) = (if left { "|" } else { "" }, if right { "|" } else { "" });
                    *row = format!("{left}{row}{right}");
                }
                if below {
                    let corner = |drawn| if drawn { "+" } else { "" };
                    rows.push(format!("{}{}{}", corner(left), "-".repeat(width), corner(right)));
                }
                rows
            })
        },
    )
}

const CALLS: &[&str] =
    &["lib(a)", "xlib( a )", "oplay_lib(*, ?,\n        b, a)", "3", "0.5", "same_string(a,D)"];

const SIGNS: &[&str] = &[" && ", "||", " == ", ">", " > ", " <= ", "+", " - ", "*"];

const ATTRIBUTES: &[&str] = &[
    ":8,C",
    ":|,-",
    ":'\\\\',BO,shape(3)",
    ":bs,OX,value( 2.5 )",
    ":X,Cs,NULL",
    ":-,C, shape(3), my_helper",
    ":O,e",
    ":/,C",
];

fn expression() -> impl Strategy<Value = String> {
    select(CALLS).prop_map(str::to_owned).prop_recursive(3, 12, 2, |inner| {
        let pair = (inner.clone(), inner.clone());
        prop_oneof![
            (pair.clone(), select(SIGNS)).prop_map(|((left, right), sign)| left + sign + &right),
            pair.prop_map(|(left, right)| format!("({left} ? {left} : {right})")),
            inner.prop_map(|inner| format!("!({inner})")),
        ]
    })
}

fn pattern() -> impl Strategy<Value = Vec<String>> {
    let lines = || proptest::collection::vec(expression(), 0..3);
    let parts =
        ("[A-Z][a-z]{1,5}[0-9]?", diagram(), select(ATTRIBUTES), diagram(), lines(), lines());
    parts.prop_map(|(name, diagram, attributes, labels, constraint, action)| {
        let mut text = vec![format!("Pattern {name}")];
        text.extend(diagram);
        text.push(attributes.to_owned());
        text.extend(labels);
        let joined = |index| if index == 0 { "" } else { "&& " };
        text.extend((0..).zip(constraint).map(|(index, line)| format!(";{}{line}", joined(index))));
        text.extend(action.iter().map(|line| format!(">{line};")));
        text
    })
}

/// A block of a few patterns, indented, with comments and blank lines thrown in.
fn block() -> impl Strategy<Value = String> {
    let line = (any::<u8>(), 1_usize..9);
    (proptest::collection::vec(pattern(), 1..4), proptest::collection::vec(line, 64)).prop_map(
        |(patterns, layout)| {
            let mut text =
                String::from("    #![kind(influence)]\n    #![attribute_map(general)]\n");
            let mut layout = layout.iter().cycle();
            for (line, (noise, indent)) in patterns.concat().iter().zip(layout.by_ref()) {
                text.push_str(&format!("{}{line}", " ".repeat(*indent)));
                match noise % 16 {
                    0 => text.push_str("  // a remark\n"),
                    1 => text.push_str("\n    // a comment\n"),
                    2 => text.push_str("   \n"),
                    _ => text.push('\n'),
                }
            }
            text
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn of_random_blocks(text in block()) {
        assert_same(&text);
    }

    #[test]
    fn with_no_places_at_all_every_pattern_has_its_struct(text in block()) {
        let by_lines = expanded_by(tokens(&text), Reading::Lines, true).to_string();
        let by_structure = expanded_by(tokens(&text), Reading::Structure, true).to_string();
        let count = |text: &str| text.matches("pub struct ").count();
        prop_assert_eq!(count(&by_lines), count(&by_structure));
        prop_assert_eq!(by_structure.matches("compile_error").count(), 0, "{}", by_structure);
    }
}
