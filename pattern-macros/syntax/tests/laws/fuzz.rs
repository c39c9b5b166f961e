//! Whatever the text, parsing ends, gives a tree and places inside of the text.

use std::fs;
use std::path::Path;

use katachi_syntax::fault::Fault;
use katachi_syntax::print::print;
use katachi_syntax::render::{Style, one_line, render};
use katachi_syntax::source::{Form, Source, Span};
use katachi_syntax::symmetry::Transformation;
use katachi_syntax::tree::{Database, Place};
use katachi_syntax::{ParseOptions, parse, parse_with};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Every database of the corpus.
fn corpus() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("test_data");
    ["ok", "err"]
        .iter()
        .flat_map(|kind| fs::read_dir(folder.join(kind)).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "db"))
        .map(|path| fs::read_to_string(path).unwrap())
        .filter(|text| text.len() < 3000)
        .collect()
}

fn is_inside(source: &Source, span: Span) -> bool {
    source.lines.get(span.line as usize).is_some_and(|line| {
        span.start <= span.end && span.end as usize <= line.text.chars().count()
    })
}

/// Rendering is slow on monstrous lines, so only some are rendered.
fn check_fault(source: &Source, fault: &Fault, rendered: bool) {
    assert!(is_inside(source, fault.span), "{fault:?}");
    assert!(fault.also.iter().all(|(span, _)| is_inside(source, *span)), "{fault:?}");
    assert!(!fault.kind.to_string().is_empty() && !fault.kind.help().is_empty());
    if !rendered {
        return;
    }
    let path = "fuzz.db";
    assert!(render(source, path, fault, Style::Plain).contains("help"));
    assert_eq!(one_line(source, path, fault).lines().count(), 1);
}

/// Everything that must hold for any text in any form.
fn check_text(text: &str) {
    for (form, certain) in [(Form::Text, true), (Form::Inline, true), (Form::Inline, false)] {
        let mut source = Source::from_text(text);
        source.form = form;
        source.lines.iter_mut().for_each(|line| line.certain = certain);
        let options = ParseOptions { refuse_unavailable: true, ..ParseOptions::default() };
        let parsed = parse_with(&source, &options);
        for (index, fault) in parsed.faults.iter().enumerate() {
            check_fault(&source, fault, index < 8);
        }
        for by in Transformation::ALL {
            parsed.database.patterns().for_each(|pattern| drop(pattern.transformed(by)));
        }
        print(&parsed.database, Form::Inline);
        if form == Form::Text {
            check_round_trip(&source);
        }
    }
}

/// A text without errors prints to one that says the same and prints the same.
fn check_round_trip(source: &Source) {
    let parsed = parse(source);
    if parsed.faults.iter().any(Fault::is_error) {
        return;
    }
    let text = print(&parsed.database, Form::Text);
    let again = parse(&Source::from_text(&text)).database;
    assert_eq!(print(&again, Form::Text), text);
    assert_eq!(without_lines(again), without_lines(parsed.database), "{text}");
}

/// Lines that hold nothing, or a separator only, are not printed: then there are fewer lines, and
/// the comments between them move.
fn without_lines(database: Database) -> Database {
    let mut database = database.without_spans();
    for pattern in database.patterns_mut() {
        pattern.constraint.iter_mut().for_each(|constraint| constraint.lines.clear());
        pattern.action.iter_mut().for_each(|action| action.lines.clear());
        pattern.comments.iter_mut().for_each(|comment| comment.place = Place::End);
    }
    database
}

/// A change to a text: cut, double, put in, exchange.
#[derive(Clone, Debug)]
enum Edit {
    Remove(Index, u8),
    Insert(Index, String),
    Repeat(Index, Index),
    SwapLines(Index, Index),
}

fn edit() -> impl Strategy<Value = Edit> {
    let bits = vec![
        "(",
        ")",
        "?",
        "*",
        ":",
        ";",
        ">",
        "|",
        "-",
        "+",
        "----\n",
        "Pattern ",
        "Pattern Foo\n",
        "\n",
        "\n\n",
        "#",
        ",",
        "{",
        "}",
        "if (",
        "else",
        "return ",
        "lib(",
        "value(",
        "\\",
        "é",
        "\u{1F600}",
        "\t",
        "kind ",
        "attribute_map general\n",
        "1.2.3",
        "&&",
        "'",
        "\"",
        "a",
        "O",
    ];
    prop_oneof![
        (any::<Index>(), 0_u8..20).prop_map(|(at, count)| Edit::Remove(at, count)),
        (any::<Index>(), select(bits)).prop_map(|(at, text)| Edit::Insert(at, text.into())),
        (any::<Index>(), any::<Index>()).prop_map(|(from, to)| Edit::Repeat(from, to)),
        (any::<Index>(), any::<Index>()).prop_map(|(one, other)| Edit::SwapLines(one, other)),
    ]
}

fn apply(text: &str, edit: &Edit) -> String {
    let chars: Vec<char> = text.chars().collect();
    if chars.is_empty() {
        return "Pattern Any\n".into();
    }
    match edit {
        Edit::Remove(at, count) => {
            let start = at.index(chars.len());
            let end = (start + usize::from(*count)).min(chars.len());
            chars[..start].iter().chain(&chars[end..]).collect()
        }
        Edit::Insert(at, text) => {
            let at = at.index(chars.len());
            let before: String = chars[..at].iter().collect();
            before + text + &chars[at..].iter().collect::<String>()
        }
        Edit::Repeat(from, to) => {
            let (from, to) = (from.index(chars.len()), to.index(chars.len()));
            let (from, to) = (from.min(to), from.max(to));
            chars[..to].iter().chain(&chars[from..]).take(6000).collect()
        }
        Edit::SwapLines(one, other) => {
            let mut lines: Vec<&str> = text.lines().collect();
            if !lines.is_empty() {
                let count = lines.len();
                lines.swap(one.index(count), other.index(count));
            }
            lines.join("\n")
        }
    }
}

proptest! {
    #[test]
    fn any_text_gives_a_tree(text in "([ -~\n]|[OX.*?|+:;>#(),&!\n]|é){0,200}") {
        check_text(&text);
    }

    #[test]
    fn any_expression_gives_a_tree(
        text in vec(
            select(vec![
                "(", ")", "!", "-", "&&", "||", "<", ">=", "==", "+", "*", "?", ":", ",", ";", "a",
                "lib", "lib(", "oplay_attack(", "3", ".5", "1x", "ALIVE", "if", "else", "return",
                "{", "}", "\n;", "\n>", "\n", "=", "/", "_", "value",
            ]),
            0..60,
        ),
    ) {
        let text = text.join(" ");
        let head = "Pattern Any\nOX.\n*O.\n:8,C\nOa.\n*O.\n";
        check_text(&format!("{head};{text}\nPattern Next\nO*\n:8,C\n"));
        check_text(&format!("{head}>{text}\n"));
    }

    #[test]
    fn a_changed_database_gives_a_tree(
        text in select(corpus()),
        edits in vec(edit(), 1..6),
    ) {
        let text = edits.iter().fold(text, |text, edit| apply(&text, edit));
        check_text(&text);
    }
}

#[test]
fn monstrous_texts_end() {
    let head = "Pattern Any\nOX.\n*O.\n:8,C\nOa.\n*O.\n;";
    for body in ["(", "!", "-", "lib(", "a ? ", "lib(a) + ", "if (", "{", "a,", ")", "((a)"] {
        check_text(&format!("{head}{}", body.repeat(2000)));
        check_text(&format!("{head} 1\n>{}", body.repeat(2000)));
    }
    check_text(&"O".repeat(100_000));
    check_text(&"Pattern Ab\n".repeat(2000));
    check_text(&"|".repeat(1000));
}

/// A fault in one pattern is said there and nowhere else.
#[test]
fn a_faulty_pattern_leaves_its_neighbours_alone() {
    let sound = |name: &str, row: &str| format!("Pattern {name}\n\n{row}\n*OX\n\n:8,C\n\n");
    for broken in corpus() {
        // Settings hold for the whole database, so they are no neighbours' affair.
        if !broken.starts_with("Pattern") || broken.contains("\nkind") || broken.contains("Cut1") {
            continue;
        }
        let before = sound("Before", "O.O");
        let after = sound("After", "OXX");
        let parsed = parse(&Source::from_text(&format!("{before}{broken}\n{after}")));
        let patterns: Vec<_> = parsed.database.patterns().collect();
        let (first, last) = (patterns[0], patterns[patterns.len() - 1]);
        assert!(first.sound && first.name.node == "Before", "{broken}");
        assert!(last.sound && last.name.node == "After", "{broken}");
    }
}
