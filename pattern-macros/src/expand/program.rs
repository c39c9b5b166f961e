//! The functions that ask the constraints and do the actions of a block.

use std::collections::BTreeSet;

use katachi_syntax::tree::{Label, Pattern};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::quote;

use super::{Context, Entry, action, constraint, names, used};
use crate::layout::Reading;

/// One function for all constraints, one for all actions.
pub(super) fn functions(context: &Context, entries: &[Entry]) -> TokenStream {
    let constraints = entries.iter().filter_map(|entry| {
        let constraint = entry.pattern.constraint.as_ref()?;
        let index = Literal::u32_unsuffixed(entry.index);
        let holds = constraint::truth(context, &constraint.expression);
        let labels = labels(context, entry.pattern, &used::in_expression(&constraint.expression));
        Some(quote!(#index => { #labels #holds }))
    });
    let actions = entries.iter().filter_map(|entry| {
        let action = entry.pattern.action.as_ref()?;
        let index = Literal::u32_unsuffixed(entry.index);
        let statements = action::statements(context, &action.statements);
        let labels = labels(context, entry.pattern, &used::in_statements(&action.statements));
        Some(quote!(#index => { #labels #statements None }))
    });
    let [found, helper] = ["found", "helper"].map(|name| local(context, name));
    let parameters = quote!(index: u32, #found: &Match, #helper: &mut Helpers);
    quote! {
        pub fn constraint(#parameters) -> bool {
            match index { #(#constraints)* _ => true }
        }
        pub fn action(#parameters) -> Option<bool> {
            match index { #(#actions)* _ => None }
        }
    }
}

/// A parameter of the functions.
fn local(context: &Context, name: &str) -> Ident {
    names::local(context, name, Span::call_site())
}

/// The hand-written helpers, each with the index of its pattern.
pub(super) fn helpers(context: &Context, entries: &[Entry]) -> TokenStream {
    entries
        .iter()
        .filter_map(|entry| {
            let helper = entry.pattern.attributes.as_ref()?.helper.as_ref()?;
            if context.is_faulty(helper.span, helper.span) {
                return None;
            }
            let path = names::path(context, helper)?;
            let index = Literal::u32_unsuffixed(entry.index);
            Some(quote!((#index, #path),))
        })
        .collect()
}

/// Binds the labels, each at the token of the diagram that holds it: for the compiler those that are
/// used, for an editor, which may be about to complete another, all.
///
/// All are bound by one call: the compiler takes longer over a call than over anything else here.
fn labels(context: &Context, pattern: &Pattern, used: &BTreeSet<char>) -> TokenStream {
    let wanted = |label: &&Label| context.editor || used.contains(&label.letter);
    let (mut names, mut cells) = (Vec::new(), Vec::new());
    for label in pattern.labels.iter().filter(wanted) {
        let place = label.spans.first().copied().unwrap_or_default();
        let letter = label.letter.to_string();
        if let Some(name) = names::identifier(&letter, context.layout.token(place)) {
            names.push(name);
            cells.extend([label.row, label.column].map(|at| u8::try_from(at).unwrap_or(u8::MAX)));
        }
    }
    let unseen = unseen_labels(context, pattern);
    if cells.is_empty() {
        return unseen;
    }
    let (found, cells) = (local(context, "found"), Literal::byte_string(&cells));
    quote!(let [#(#names),*] = at(#found, #cells); #unseen)
}

/// Where not even the rows of a diagram could be told apart, every letter counts as a label.
fn unseen_labels(context: &Context, pattern: &Pattern) -> TokenStream {
    if context.layout.reading != Reading::Structure {
        return TokenStream::new();
    }
    let drawn = |letter: &char| pattern.labels.iter().any(|label| label.letter == *letter);
    ('a'..='z')
        .chain('A'..='Z')
        .filter(|letter| !drawn(letter))
        .map(|letter| {
            let name = Ident::new(&letter.to_string(), Span::call_site());
            let found = local(context, "found");
            quote!(let #name = #found.mv;)
        })
        .collect()
}
