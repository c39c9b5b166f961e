//! What each macro does from beginning to end, on tokens that need no compiler.

use katachi_syntax::{ParseOptions, Parsed, parse_with};
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
    let blind = layout.reading == Reading::Structure && !editor;
    let parsed = read(&layout);
    let items = expand(&layout, &parsed, editor, None);
    let faults = report(&layout, &parsed.faults, |fault| fault.kind.to_string());
    let blindness = if blind { cannot_see() } else { TokenStream::new() };
    quote!(#blindness #faults #items)
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
    let faults = report(&layout, &parsed.faults, |fault| {
        let line = layout.source.lines.get(fault.span.line as usize).map_or(0, |line| line.number);
        format!(
            "{name}:{line}:{}: {}\n = help: {}",
            fault.span.start + 1,
            fault.kind,
            fault.kind.help()
        )
    });
    quote!(#watched #faults #items)
}

/// Reads the text. What the engine cannot answer yet, a compiled pattern cannot ask.
fn read(layout: &Layout) -> Parsed {
    let options = ParseOptions { refuse_unavailable: true, ..ParseOptions::default() };
    parse_with(&layout.source, &options)
}
