//! Whatever the tokens, the macros answer with Rust.

use proptest::{prelude::*, sample::select};

use super::expanded_by;
use crate::{invocation, layout::Reading};

/// The words of the language, and some that are not.
const WORDS: &[&str] = &[
    "Pattern",
    "Pattern Ab\n",
    ":8,C",
    ":",
    ";",
    ">",
    "#![kind(connections)]\n",
    "#![name(fn)]",
    "#![helpers(a::)]",
    "#![",
    "]",
    "#",
    "/// words\n",
    "//! words\n",
    "lib(a)",
    "lib(",
    ")",
    "(",
    "&&",
    "if",
    "else",
    "return",
    "{",
    "}",
    "==",
    "? :",
    "WIN",
    "1e99",
    "99999999999999999999",
    "0.5f32",
    "'x'",
    "\"text\"",
    "r#fn",
    "'a",
    "self",
    "_",
    "$x",
    "é",
    "shape(-1)",
    "0xff",
];

/// Lines of a pattern, and some that are not.
const LINES: &[&str] = &[
    "Pattern Ab",
    "Pattern Cd",
    "Pattern",
    "O.X",
    ".*.",
    "|.*",
    "+--",
    "---",
    ":8,C",
    ":|,shape(3)",
    ":8,C,helper",
    "a.B",
    ";lib(a) > 1",
    ";lib(a",
    ";lib(a) &&",
    ";mine",
    ">antisuji(a)",
    ">if (lib(a)) antisuji(a) else",
    ";(((((((1)))))))",
    "#![helpers(My)]",
    "O . X  remark",
    "",
    ">return lib(a) ? 1 : 0",
    "r\"Pattern Ef\"",
];

/// Text of words and signs in any order.
fn nonsense() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        6 => "[.XOxo,!*?QYab]{1,6}",
        2 => "[-+|]{1,4}",
        5 => select(WORDS).prop_map(str::to_owned),
        4 => "\\PC|\n|\n {4}| {1,2}",
    ];
    proptest::collection::vec(word, 0..60).prop_map(|words| words.concat())
}

/// Text that often is nearly right: lines of patterns, some of them spoilt.
fn spoilt() -> impl Strategy<Value = String> {
    let line = (select(LINES), "([x,()])?");
    proptest::collection::vec(line, 0..30).prop_map(|lines| {
        lines.iter().map(|(line, character)| format!("    {line}{character}\n")).collect()
    })
}

pub(super) fn check(text: &str) {
    let Ok(tokens) = text.parse::<proc_macro2::TokenStream>() else { return };
    for editor in [false, true] {
        for reading in [Reading::Lines, Reading::Gaps, Reading::Structure] {
            let expansion = expanded_by(tokens.clone(), reading, editor);
            let parsed = syn::parse2::<syn::File>(expansion.clone());
            assert!(parsed.is_ok(), "{:?}\n{text}\n{expansion}", parsed.err());
        }
        invocation::patterns(tokens.clone(), editor);
        invocation::include_patterns(tokens.clone(), editor);
    }
    let in_string = proc_macro2::Literal::string(text);
    let expansion = invocation::patterns(quote::quote!(#in_string), false);
    assert!(syn::parse2::<syn::File>(expansion).is_ok(), "{text}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn nonsense_expands(text in nonsense()) {
        check(&text);
    }

    #[test]
    fn spoilt_patterns_expand(text in spoilt()) {
        check(&text);
    }
}

#[test]
fn names_that_are_none_expand() {
    for name in
        ["P//ush", "Push//", "Pu/**/sh", "r#fn", "r#Push", "Pu²", "Ⓐb", "'a", "\"a\"", "_", "a-b"]
    {
        check(&format!("Pattern {name}\nO*\n:8,C\n"));
        check(&format!("#![name({name})]\n#![helpers({name})]\nPattern Ab\nO*\n:8,C,{name}\n"));
        check(&format!(
            "name {name}\nhelpers a::{name}\nPattern Ab\nO*\n:8,C\n;{name}(a) {name}\n"
        ));
    }
}

#[test]
fn deep_brackets_expand() {
    check(&format!("Pattern Ab\nO*\n:8,C\n;{}1{}", "(".repeat(300), ")".repeat(300)));
}

#[test]
fn long_chains_expand() {
    check(&format!("Pattern Ab\nO*\n:8,C\n;1{}", " + 1".repeat(300)));
    check(&format!("Pattern Ab\nO*\n:8,C\n;1{}", " && 1".repeat(300)));
}

#[test]
fn many_negations_expand() {
    check(&format!("Pattern Ab\nO*\n:8,C\n;{}1", "!".repeat(300)));
}
