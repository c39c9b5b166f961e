//! Whole expansions, in process: tokens parsed from text carry lines, columns and byte ranges, so
//! every way of reading a layout can be forced.

mod changed;
mod expansion;
mod expressions;
mod random;
mod readings;

use katachi_syntax::{ParseOptions, parse_with};
use proc_macro2::TokenStream;

use crate::{
    expand::expand,
    invocation,
    layout::{Layout, Reading},
};

/// The tokens of a text that lexes.
fn tokens(text: &str) -> TokenStream {
    text.parse().unwrap_or_else(|error| panic!("{error} in:\n{text}"))
}

/// The expansion of a block read in one way, faults included.
fn expanded_by(tokens: TokenStream, reading: Reading, editor: bool) -> TokenStream {
    invocation::of_tokens(Layout::of_tokens_by(tokens.into_iter().collect(), reading), editor)
}

/// The items of a block, whether or not the engine has the functions that it calls.
fn items(text: &str) -> TokenStream {
    let layout = Layout::of_tokens(tokens(text).into_iter().collect());
    let mut parsed = parse_with(&layout.source, &ParseOptions::default());
    parsed.faults.clear();
    expand(&layout, &parsed, false, None)
}

/// Items as formatted Rust.
fn pretty(items: TokenStream) -> String {
    let file = syn::parse2(items).expect("an expansion is Rust");
    prettyplease::unparse(&file)
}
