//! What the corpus does not show: the inline form, lines without numbers, the shape of expressions.

use super::*;
use crate::print::{print, print_pattern};
use crate::source::Line;
use crate::tree::{Element, ElementSet, Pattern, Symmetry};

/// The lines of an inline block. A line beginning `///` is documentation.
fn inline(text: &str) -> Source {
    let lines = text.lines().zip(1..).map(|(text, number)| {
        let doc = text.trim_start().strip_prefix("///");
        let text = doc.unwrap_or(text).to_owned();
        Line { number, text, doc: doc.is_some(), certain: true }
    });
    Source { form: Form::Inline, lines: lines.collect() }
}

fn faults(parsed: &Parsed) -> Vec<String> {
    parsed.faults.iter().map(|fault| fault.kind.to_string()).collect()
}

fn only(parsed: &Parsed) -> &Pattern {
    let mut patterns = parsed.database.patterns();
    let first = patterns.next().expect("a pattern");
    assert!(patterns.next().is_none(), "one pattern only");
    first
}

#[test]
fn a_backslash_has_several_spellings_inside_rust() {
    for spelling in [r"'\\'", r#""\\""#, r#"r"\""#, "bs", " bs ", "\\"] {
        let parsed = parse(&inline(&format!("Pattern CC205\nXO\n*.\n:{spelling},C\n")));
        let declared = only(&parsed).attributes.as_ref().unwrap().symmetry.node;
        assert_eq!(declared, Symmetry::Backslash, "{spelling}");
    }
}

#[test]
fn documentation_belongs_to_the_pattern_below() {
    let text = "/// A cut.\n///\n/// In two paragraphs.\nPattern Cut1\n/// here it is tolerated\nOX.\n\
                *O.\n:8,C\n/// Another.\n\nPattern Cut2\nOX.\n*..\n:8,C\n";
    let parsed = parse(&inline(text));
    assert_eq!(faults(&parsed), [""; 0]);
    let docs: Vec<Vec<&str>> = parsed
        .database
        .patterns()
        .map(|pattern| pattern.docs.iter().map(|doc| doc.node.as_str()).collect())
        .collect();
    assert_eq!(docs, [vec![" A cut.", "", " In two paragraphs."], vec![" Another."]]);
    let again = print(&parsed.database, Form::Inline);
    assert!(again.starts_with("    /// A cut.\n    ///\n    /// In two"), "{again}");
}

#[test]
fn inline_settings_arrive_as_words() {
    let text = "name CONNECTIONS\nkind connections\nhelpers crate::Mine\ngoal_elements .X\n\
                Pattern Cut1\nOX.\n.O.\n:8,C\nOa.\n.O.\ncallback_data none\nPattern Cut2\nOX\n*.\n:8,C\n";
    let parsed = parse(&inline(text));
    assert_eq!(faults(&parsed), [""; 0]);
    assert_eq!(parsed.kind, Kind::Connections);
    assert_eq!(parsed.database.name().unwrap().node, "CONNECTIONS");
    assert_eq!(parsed.database.helpers().unwrap().node, "crate::Mine");
    let settings: Vec<_> =
        parsed.database.patterns_with_settings().map(|(settings, _)| settings).collect();
    let goal = settings[0].goal_elements;
    // `.` covers `,` and `!`.
    assert!(
        [Element::Empty, Element::X, Element::Comma, Element::Bang]
            .map(|e| goal.has(e))
            .iter()
            .all(|x| *x)
    );
    assert!(!goal.has(Element::O) && !goal.has(Element::NotO));
    assert_eq!(settings[0].callback_data, ElementSet::ALL);
    assert_eq!(settings[1].callback_data, ElementSet::NONE);
}

#[test]
fn an_unknown_setting_is_called_one() {
    let parsed = parse(&inline("style bold\nPattern Cut1\nOX.\n*O.\n:8,C\n"));
    assert_eq!(faults(&parsed), ["unknown setting `style`"]);
}

#[test]
fn a_kind_from_outside_prevails() {
    let options = ParseOptions { kind: Some(Kind::Influence), ..ParseOptions::default() };
    let text = "kind moves\nPattern Source1\nOX.\n.O.\n:8,E\n> return 1\n";
    let parsed = parse_with(&Source::from_text(text), &options);
    assert_eq!((faults(&parsed).len(), parsed.kind), (0, Kind::Influence));
    assert_eq!(faults(&parse(&Source::from_text(text))).len(), 2);
}

#[test]
fn nothing_is_said_of_a_layout_that_is_not_known() {
    let text = "Pattern Cut1\nO X\n*O.\n.\n:|,CZ\nOXa\n; lib(a) > 1 && lib(b) > && ko(c)\n";
    let mut source = inline(text);
    source.lines[2].certain = false;
    let parsed = parse(&source);
    assert_eq!(faults(&parsed), ["unknown class `Z`", "a value is missing here"]);
}

#[test]
fn rustc_speaks_of_names_and_counts_inside_rust() {
    let text = "Pattern Cut1\nOX.\n*O.\n:8,C\nOa.\n*O.\n; libs(a) && lib(a,a) && lib && mine(a)\n";
    assert_eq!(faults(&parse(&inline(text))), [""; 0]);
    assert_eq!(
        faults(&parse(&Source::from_text(text))),
        [
            "unknown function `libs`",
            "`lib` takes one argument, not 2",
            "`lib` stands without its arguments",
            "unknown function `mine`"
        ]
    );
    let options = ParseOptions { helpers: true, ..ParseOptions::default() };
    let parsed = parse_with(&Source::from_text(text), &options);
    assert_eq!(faults(&parsed).len(), 2);
}

/// The constraint as its tree says it: every operation in brackets.
fn bracketed(constraint: &str) -> String {
    use crate::tree::Expression as E;
    fn show(expression: &E) -> String {
        match expression {
            E::Number(number) => number.node.text.clone(),
            E::Constant(constant) => constant.node.word().into(),
            E::Call(call) => format!("{}/{}", call.function.node, call.arguments.len()),
            E::Name(name) => name.node.clone(),
            E::Unary { operator, operand } => {
                format!("[{}{}]", operator.node.sign(), show(operand))
            }
            E::Binary { operator, left, right } => {
                format!("[{} {} {}]", show(left), operator.node.sign(), show(right))
            }
            E::Conditional { condition, then, otherwise, .. } => {
                format!("[{} ? {} : {}]", show(condition), show(then), show(otherwise))
            }
            E::Parenthesised { inner, .. } => format!("({})", show(inner)),
            E::Missing(_) => "_".into(),
        }
    }
    let parsed = parse(&Source::from_text(&format!("Pattern Any1\nOX\n;{constraint}\n")));
    show(&only(&parsed).constraint.as_ref().unwrap().expression)
}

#[test]
fn expressions_have_the_precedence_of_c() {
    assert_eq!(
        bracketed("1 || 2 && 3 == 4 < 5 + 6 * 7"),
        "[1 || [2 && [3 == [4 < [5 + [6 * 7]]]]]]"
    );
    assert_eq!(
        bracketed("1 * 2 + 3 <= 4 != 5 && 6 || 7"),
        "[[[[[[1 * 2] + 3] <= 4] != 5] && 6] || 7]"
    );
    assert_eq!(bracketed("1 - 2 - 3"), "[[1 - 2] - 3]");
    assert_eq!(bracketed("!1 && -2 < 3"), "[[!1] && [[-2] < 3]]");
    assert_eq!(bracketed("1 ? 2 : 3 ? 4 : 5"), "[1 ? 2 : [3 ? 4 : 5]]");
    assert_eq!(bracketed("1 || 2 ? 3 : 4"), "[[1 || 2] ? 3 : 4]");
    assert_eq!(
        bracketed("oplay_attack(*,?,a) ? value * 2 : WIN;"),
        "[oplay_attack/3 ? [value/0 * 2] : WIN]"
    );
}

#[test]
fn half_an_expression_is_kept() {
    assert_eq!(bracketed("lib(a) > 1 && at"), "[[lib/1 > 1] && at]");
    assert_eq!(bracketed("lib(a) > && ko(b)"), "[[lib/1 > _] && ko/1]");
    assert_eq!(bracketed("lib(a && ko(b"), "[lib/1 && ko/1]");
    assert_eq!(bracketed("lib(a) ko(b)"), "[lib/1 && ko/1]");
    assert_eq!(bracketed("(lib(a) ko(b)) || 1"), "[(lib/1) || 1]");
    assert_eq!(bracketed("lib("), "lib/0");
    assert_eq!(bracketed(""), "_");
}

#[test]
fn a_guard_holds_for_calls_joined_by_commas() {
    let text = "Pattern Any1\nOX.\n*O.\n:8,C\n> if (1) antisuji(*), replace(*,*); antisuji(*)\n";
    let parsed = parse(&Source::from_text(text));
    assert_eq!(faults(&parsed), [""; 0]);
    let printed = print_pattern(only(&parsed), Form::Text);
    let braces = "> if (1) { antisuji(*); replace(*,*) }; antisuji(*)\n";
    assert!(printed.ends_with(braces), "{printed}");
}
