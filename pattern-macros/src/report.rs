//! Faults as what the compiler shows: errors at their tokens, warnings that can be denied.

use katachi_syntax::fault::{Fault, FaultKind, Severity};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::{quote, quote_spanned};

use crate::layout::{Layout, Place};

/// All faults as items. In a text that rustc cannot point into, each is drawn with its line by
/// `draw`.
pub(crate) fn report(
    layout: &Layout,
    faults: &[Fault],
    draw: impl Fn(&Fault) -> String,
) -> TokenStream {
    let one = |fault: &Fault| {
        if layout.holds_tokens(fault.span) {
            at_tokens(layout, fault)
        } else {
            marked(fault.severity(), layout.place(fault.span), &draw(fault))
        }
    };
    faults.iter().map(one).collect()
}

/// A fault in tokens. Of two patterns with one name, both are marked.
fn at_tokens(layout: &Layout, fault: &Fault) -> TokenStream {
    let mut message = format!("{}\n = help: {}", fault.kind, fault.kind.help());
    let mut second = TokenStream::new();
    if let Some((span, note)) = &fault.also {
        let place = layout.place(*span);
        let line = place.first.start().line;
        message.push_str(&format!("\n = note: line {line}: {note}"));
        if matches!(fault.kind, FaultKind::DuplicateName { .. }) {
            second = error(place, note);
        }
    }
    let first = marked(fault.severity(), layout.place(fault.span), &message);
    quote!(#first #second)
}

fn marked(severity: Severity, place: Place, message: &str) -> TokenStream {
    match severity {
        Severity::Error => error(place, message),
        Severity::Warning => warning(place, message),
    }
}

/// An error. It is marked from the first token to the last: the compiler takes the beginning of the
/// macro's path and the end of its braces.
pub(crate) fn error(place: Place, message: &str) -> TokenStream {
    let path = quote_spanned!(place.first=> ::core::compile_error!);
    let mut braces = Group::new(Delimiter::Brace, quote_spanned!(place.last=> #message));
    braces.set_span(place.last);
    let braces = TokenTree::from(braces);
    quote!(#path #braces)
}

/// A warning. Stable Rust lets a macro warn only through the use of something deprecated; the path
/// of that use is what is marked.
fn warning(place: Place, message: &str) -> TokenStream {
    let module = quote_spanned!(place.first=> patterns);
    let constant = quote_spanned!(place.last=> warning);
    let here = quote!(patterns);
    quote! {
        const _: () = {
            mod #here {
                #[deprecated(note = #message)]
                #[allow(non_upper_case_globals)]
                pub(super) const warning: () = ();
            }
            #module::#constant
        };
    }
}
