//! Identifiers and paths from names in the text.

use katachi_syntax::{source, tree::Spanned};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};

use super::Context;

/// The identifier of this name, if it can be one.
///
/// Most are seen at a glance; the rest is asked of the lexer, which takes its time.
pub(super) fn identifier(name: &str, span: Span) -> Option<Ident> {
    let mut bytes = name.bytes();
    let plain = bytes.next().is_some_and(|first| first.is_ascii_alphabetic())
        && bytes.all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    if plain {
        return (!KEYWORDS.contains(&name)).then(|| Ident::new(name, span));
    }
    // The lexer would pass over a comment, and take `a//b` for `a`.
    let word = name.chars().all(|letter| letter == '_' || letter.is_alphanumeric());
    let mut ident = syn::parse_str::<Ident>(name).ok().filter(|_| word)?;
    ident.set_span(span);
    Some(ident)
}

/// The words that Rust keeps for itself.
const KEYWORDS: [&str; 51] = [
    "Self", "abstract", "as", "async", "await", "become", "box", "break", "const", "continue",
    "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if",
    "impl", "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub",
    "ref", "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "typeof",
    "unsafe", "unsized", "use", "virtual", "where", "while",
];

/// A word of ours where the macro is called.
pub(super) fn glue(name: &str) -> Ident {
    Ident::new(name, Span::call_site())
}

/// A local variable of ours, shown at some place. It has the hygiene of the user's tokens, or in a
/// block that came through a `macro_rules!` it would be another variable than theirs.
pub(super) fn local(context: &Context, name: &str, place: Span) -> Ident {
    Ident::new(name, place.resolved_at(context.layout.hygiene()))
}

/// The name of the database.
pub(super) fn database(context: &Context, name: Option<&Spanned<String>>) -> Ident {
    name.and_then(|name| identifier(&name.node, context.layout.token(name.span)))
        .unwrap_or_else(|| glue("PATTERNS"))
}

/// A path of the user's, each word at its token. None where it is no path.
pub(super) fn path(context: &Context, path: &Spanned<String>) -> Option<TokenStream> {
    let mut tokens = TokenStream::new();
    let mut offset = path.span.start;
    for (index, segment) in path.node.split("::").enumerate() {
        let word = segment.trim();
        let length = u32::try_from(segment.chars().count()).ok()?;
        let place = source::Span { start: offset, end: offset + length, ..path.span };
        let span = context.layout.token(place);
        if index > 0 {
            quote_spanned!(span=> ::).to_tokens(&mut tokens);
        }
        match word {
            "" if index == 0 => {}
            "self" | "super" | "crate" => Ident::new(word, span).to_tokens(&mut tokens),
            _ => identifier(word, span)?.to_tokens(&mut tokens),
        }
        offset += length + 2;
    }
    Some(tokens)
}

/// The same path as seen from the hidden module, one level further in.
pub(super) fn path_from_within(context: &Context, name: &Spanned<String>) -> Option<TokenStream> {
    let tokens = path(context, name)?;
    let first = name.node.split("::").next().unwrap_or_default().trim();
    match first {
        "" | "crate" => Some(tokens),
        // `super::self::` is no path, `super::` is what it says.
        "self" => {
            let rest = Spanned {
                node: name.node.split_once("::").map_or("", |(_, rest)| rest).to_owned(),
                span: source::Span { start: name.span.start + 6, ..name.span },
            };
            path(context, &rest).map(|rest| quote!(super::#rest))
        }
        _ => Some(quote!(super::#tokens)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_what_the_lexer_takes_for_one() {
        let sound = ["a", "lib", "Conn311", "r_x", "_a", "é"];
        let unsound = ["fn", "Self", "gen", "_", "a-b", "", "1a", "r#fn", "a//b", "a/**/", "a²"];
        let taken = |name: &&str| identifier(name, Span::call_site()).is_some();
        assert!(sound.iter().all(taken));
        assert!(!unsound.iter().any(taken));
    }

    #[test]
    fn keywords_are_those_of_the_parser() {
        for word in KEYWORDS {
            // Reserved since the edition of 2024, which the parser does not know of.
            assert!(word == "gen" || syn::parse_str::<Ident>(word).is_err(), "{word}");
        }
    }
}
