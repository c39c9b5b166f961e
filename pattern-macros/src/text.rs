//! Databases as text: in a string inside `patterns!`, or in a file that `include_patterns!` names.

use std::path::{Path, PathBuf};

use katachi_syntax::source::{Line, Source};
use proc_macro2::{Literal, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};
use syn::{Ident, LitStr, Token, parse::ParseStream};

use crate::layout::{Layout, string_value};

/// A database given as text.
pub(crate) struct Text {
    /// Its lines, those of its settings in the macro first.
    pub(crate) layout: Layout,
    /// What its place is called in messages.
    pub(crate) name: String,
    /// Whether the name is that of a file of its own.
    pub(crate) own_file: bool,
    /// The file, so that the compiler watches it.
    pub(crate) watched: TokenStream,
}

/// The text of `patterns! { r#".."# }`: a string alone, or after settings.
pub(crate) fn in_string(tokens: &[TokenTree]) -> Option<Text> {
    let (TokenTree::Literal(literal), settings) = tokens.split_last()? else { return None };
    let only_settings = settings.chunks(3).all(is_setting);
    if !only_settings {
        return None;
    }
    let text = string_value(literal)?;
    let as_written = is_as_written(literal, &text);
    let lines = lines_of_string(literal, &text, as_written);
    let layout = Layout::of_text(settings.to_vec(), lines, literal.span());
    let name = file_name(literal.span(), as_written);
    Some(Text { layout, name, own_file: false, watched: TokenStream::new() })
}

/// `#![..]`
fn is_setting(tokens: &[TokenTree]) -> bool {
    matches!(
        tokens,
        [TokenTree::Punct(hash), TokenTree::Punct(bang), TokenTree::Group(_)]
            if hash.as_char() == '#' && bang.as_char() == '!'
    )
}

/// Whether a string's lines stand in its file as they are: it is raw, or nothing in it is escaped.
fn is_as_written(literal: &Literal, text: &str) -> bool {
    let written = literal.to_string();
    written.starts_with('r') || written.trim_matches('"') == text.trim_matches('"')
}

/// The lines of a string, numbered as in its file where they stand there.
fn lines_of_string(literal: &Literal, text: &str, as_written: bool) -> Vec<Line> {
    let mut lines = Source::from_text(text).lines;
    let above = u32::try_from(literal.span().start().line.saturating_sub(1)).unwrap_or(0);
    if as_written {
        for line in &mut lines {
            line.number = line.number.saturating_add(above);
        }
    }
    lines
}

/// What the text's place is called: its file, where its lines are counted in that.
fn file_name(span: Span, as_written: bool) -> String {
    let file = span.file();
    if file.is_empty() || !as_written { "patterns!".to_owned() } else { file }
}

/// What stands in `include_patterns!(..)`.
struct Include {
    path: LitStr,
    /// `kind = connections` as `#![kind(connections)]`.
    settings: TokenStream,
}

fn include(input: ParseStream) -> syn::Result<Include> {
    let path: LitStr = input.parse()?;
    let mut settings = TokenStream::new();
    while !input.is_empty() {
        input.parse::<Token![,]>()?;
        if input.is_empty() {
            break;
        }
        let name: Ident = input.parse()?;
        input.parse::<Token![=]>()?;
        let value: syn::Path = input.parse()?;
        settings.extend(quote!(#![#name(#value)]));
    }
    Ok(Include { path, settings })
}

/// The file that `include_patterns!` names. `Ok(None)` where an editor, which sees no files, asks.
pub(crate) fn in_file(tokens: TokenStream, editor: bool) -> syn::Result<Option<Text>> {
    let Include { path, settings } = syn::parse::Parser::parse2(include, tokens)?;
    let (name, span) = (path.value(), path.span());
    let Some(file) = find(&name, span) else {
        let message = format!(
            "cannot find `{name}`\n = help: write its path as seen from this source file, or from \
             the folder of the package"
        );
        return if editor { Ok(None) } else { Err(syn::Error::new(span, message)) };
    };
    let bytes = std::fs::read(&file)
        .map_err(|error| syn::Error::new(span, format!("cannot read `{name}`: {error}")))?;
    let layout = Layout::of_text(
        settings.into_iter().collect(),
        Source::from_text(&decode(bytes)).lines,
        span,
    );
    let watched = file.to_str().map(|file| watch(file, span)).unwrap_or_default();
    Ok(Some(Text { layout, name, own_file: true, watched }))
}

/// The file beside the source file, else under the folder of the package.
fn find(name: &str, span: Span) -> Option<PathBuf> {
    let source = span.local_file();
    let beside = source.as_deref().and_then(Path::parent).map(Path::to_owned);
    let package = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let candidates = beside.into_iter().chain(package).map(|folder| folder.join(name));
    candidates.filter_map(|path| std::path::absolute(path).ok()).find(|path| path.is_file())
}

/// Text in UTF-8, or in Latin-1 where it is not that.
fn decode(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes)
        .unwrap_or_else(|error| error.into_bytes().into_iter().map(char::from).collect())
}

/// Has the compiler look at the file again when it changes.
fn watch(file: &str, span: Span) -> TokenStream {
    quote_spanned!(span=> const _: &[u8] = ::core::include_bytes!(#file);)
}
