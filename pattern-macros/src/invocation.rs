//! What each macro does from beginning to end, on tokens that need no compiler.

use katachi_syntax::{
    ParseOptions, Parsed,
    fault::Fault,
    parse_with,
    render::{Style, render},
};
use proc_macro2::{Span, TokenStream};
use quote::quote;

use crate::{
    expand::expand,
    layout::{Layout, Place, Reading},
    report::{self, report},
    text::{self, Text},
};

/// `patterns! { .. }`
pub(crate) fn patterns(tokens: TokenStream, editor: bool) -> TokenStream {
    let tokens: Vec<_> = tokens.into_iter().collect();
    match text::in_string(&tokens) {
        Some(text) => of_text(text, editor),
        None => of_tokens(Layout::of_tokens(tokens), editor),
    }
}

/// `include_patterns!(..)`
pub(crate) fn include_patterns(tokens: TokenStream, editor: bool) -> TokenStream {
    match text::in_file(tokens, editor) {
        Ok(Some(text)) => of_text(text, editor),
        Ok(None) => TokenStream::new(),
        Err(error) => error.into_compile_error(),
    }
}

/// The expansion of an inline block.
pub(crate) fn of_tokens(layout: Layout, editor: bool) -> TokenStream {
    let parsed = read(&layout);
    let items = expand(&layout, &parsed, editor, None);
    let faults = match layout.reading {
        // Guessed rows would only give guessed faults.
        Reading::Structure if editor => TokenStream::new(),
        Reading::Structure => cannot_see(),
        _ => report(&layout, &parsed.faults, |fault| fault.kind.to_string()),
    };
    // The faults come last: their words change while a name is typed, and an editor compares the
    // text before it with that of the expansion without its cursor.
    quote!(#items #faults)
}

/// The error where the compiler gives no places.
fn cannot_see() -> TokenStream {
    let here = Span::call_site();
    report::error(
        Place { first: here, last: here },
        "the rows of this block cannot be told apart: its tokens have no places, since another \
         macro made them\n = help: write the block as a string, `patterns! { r#\"..\"# }`",
    )
}

fn of_text(text: Text, editor: bool) -> TokenStream {
    let Text { layout, name, own_file, watched } = text;
    let parsed = read(&layout);
    let source_name = own_file.then(|| name.clone());
    let items = expand(&layout, &parsed, editor, source_name);
    let faults = report(&layout, &parsed.faults, |fault| drawn(&layout, &name, fault));
    quote!(#watched #items #faults)
}

/// A fault with its line. The compiler says itself whether it is an error.
fn drawn(layout: &Layout, name: &str, fault: &Fault) -> String {
    let text = render(&layout.source, name, fault, Style::Plain);
    let text = text.strip_prefix("error: ").or_else(|| text.strip_prefix("warning: "));
    text.map_or_else(|| fault.kind.to_string(), |text| text.trim_end().to_owned())
}

/// Reads the text. What the engine cannot answer yet, a compiled pattern cannot ask.
fn read(layout: &Layout) -> Parsed {
    let options = ParseOptions { refuse_unavailable: true, ..ParseOptions::default() };
    parse_with(&layout.source, &options)
}
