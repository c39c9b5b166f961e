//! Layouts of blocks read in process, where tokens have both line numbers and byte ranges.

use katachi_syntax::source;
use proc_macro2::{TokenStream, TokenTree};

use super::{Layout, Reading};

fn tokens(text: &str) -> Vec<TokenTree> {
    text.parse::<TokenStream>().expect("tokens").into_iter().collect()
}

/// The lines of a block, read in one way.
fn lines_by(text: &str, reading: Reading) -> Vec<String> {
    let layout = Layout::of_tokens_by(tokens(text), reading);
    layout.source.lines.into_iter().map(|line| format!("¦{}", line.text)).collect()
}

const EXAMPLE: &str = "
    #![kind(connections)]
    #![goal_elements(\"Xx\")]
    /// Connects
    /// by a threat.
    Pattern Conn311

    O*.     // a remark
    ?XO

    :8,C,NULL

    O*a
    ?BO

    ;oplay_attack_either(*,a,a,B) && lib(a)
    ;  + xlib(a) > 2.5
    >antisuji(a);

    Pattern Second
    |.*
    +--
    :8, C, shape(3)
";

#[test]
fn each_token_stands_at_its_column() {
    expect_test::expect![[r#"
        ¦       kind connections  
        ¦       goal_elements  Xx   
        ¦ Connects
        ¦ by a threat.
        ¦    Pattern Conn311
        ¦    O*.
        ¦    ?XO
        ¦    :8,C,NULL
        ¦    O*a
        ¦    ?BO
        ¦    ;oplay_attack_either(*,a,a,B) && lib(a)
        ¦    ;  + xlib(a) > 2.5
        ¦    >antisuji(a);
        ¦    Pattern Second
        ¦    |.*
        ¦    +--
        ¦    :8, C, shape(3)"#]]
    .assert_eq(&lines_by(EXAMPLE, Reading::Lines).join("\n"));
}

#[test]
fn gaps_tell_the_same_lines() {
    let by_lines: Vec<_> = lines_by(EXAMPLE, Reading::Lines)
        .iter()
        .map(|line| line.trim_start_matches([' ', '¦']).trim_end().to_owned())
        .collect();
    let by_gaps: Vec<_> = lines_by(EXAMPLE, Reading::Gaps)
        .iter()
        .map(|line| line.trim_start_matches([' ', '¦']).trim_end().to_owned())
        .collect();
    assert_eq!(by_gaps, by_lines);
}

#[test]
fn structure_tells_the_parts() {
    expect_test::expect![[r#"
        ¦   kind connections  
        ¦   goal_elements  Xx   
        ¦ Connects
        ¦ by a threat.
        ¦Pattern Conn311
        ¦O*.
        ¦?XO
        ¦:8,C,NULL
        ¦O*a?BO
        ¦;oplay_attack_either(*,a,a,B)&&lib(a)
        ¦;+xlib(a)>2.5
        ¦>antisuji(a);
        ¦Pattern Second
        ¦|.*
        ¦+--
        ¦:8,C,shape(3)"#]]
    .assert_eq(&lines_by(EXAMPLE, Reading::Structure).join("\n"));
}

#[test]
fn a_place_finds_its_tokens() {
    let layout = Layout::of_tokens(tokens("Pattern Ab\n  O*.\n  ?XO"));
    let row = layout.place(source::Span { line: 1, start: 2, end: 5 });
    let second = layout.place(source::Span { line: 1, start: 3, end: 4 });
    let beyond = layout.place(source::Span { line: 2, start: 9, end: 9 });
    let ends = |place: super::Place| (place.first.start().column, place.last.end().column);
    assert_eq!((ends(row), ends(second), ends(beyond)), ((2, 5), (3, 4), (3, 5)));
    assert_eq!(beyond.first.start().line, 3);
}

#[test]
fn byte_ranges_are_read_from_any_text() {
    let span = "x".parse::<proc_macro2::TokenStream>().expect("a token").into_iter().next();
    assert!(super::gaps::byte_range(span.expect("a token").span()).is_some());
}

#[test]
fn gaps_tell_the_lines_of_a_block_at_the_margin() {
    let text = "Pattern Ab\nO*.\n?XO\n:8, C\n,*a\n?BO\n;lib(a) > 2 &&\n;lib(B) > 1\n>lib(a)\n\n\
                Pattern Cd\n|.*\n+--\n:8,C";
    assert_eq!(lines_by(text, Reading::Gaps), lines_by(text, Reading::Lines));
}
