//! The items of a block: structs, database, hidden module.

use std::collections::BTreeSet;

use katachi_syntax::{
    Parsed,
    tree::{Kind, Spanned},
};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use super::{
    Context, Entry, data, docs,
    names::{self, glue},
    program,
};

/// All items of a block.
pub(super) fn block(context: &Context, parsed: &Parsed, entries: &[Entry]) -> TokenStream {
    let database = names::database(context, parsed.database.name());
    let here = Span::call_site();
    let hidden_module = format_ident!("__katachi_{database}", span = here);
    let hidden = Hidden {
        helpers: associated_type(context, parsed.database.helpers(), &hidden_module),
        module: hidden_module,
        block: format_ident!("__KATACHI_{database}", span = here),
    };
    let structs = structs(context, entries, &hidden);
    let module = module(context, parsed.database.helpers(), entries, &hidden);
    let statics = statics(context, parsed.kind, entries, &database, &hidden);
    quote!(#structs #module #statics)
}

/// The names of what the user does not see.
struct Hidden {
    /// The module of data and functions.
    module: Ident,
    /// The static of the block.
    block: Ident,
    /// The associated type of each `Pattern`.
    helpers: TokenStream,
}

/// `type Helpers = ..;`, shown where the trait is named: there the compiler complains, once, of a
/// private trait.
fn associated_type(
    context: &Context,
    helpers: Option<&Spanned<String>>,
    module: &Ident,
) -> TokenStream {
    let here = Span::call_site();
    let place =
        helpers.filter(|_| !context.editor).map_or(here, |name| context.layout.token(name.span));
    let place = here.located_at(place);
    let module = Ident::new(&module.to_string(), place);
    quote_spanned!(place=> type Helpers = #module::Helpers;)
}

/// A struct for each pattern. One whose name is taken or is no name has none.
fn structs(context: &Context, entries: &[Entry], hidden: &Hidden) -> TokenStream {
    let mut taken = BTreeSet::new();
    entries
        .iter()
        .filter(|entry| taken.insert(entry.pattern.name.node.clone()))
        .filter_map(|entry| structure(context, entry, hidden))
        .collect()
}

/// The struct of a pattern. All its tokens stand at the head of the pattern, so that an editor finds
/// the pattern where the struct is asked for.
fn structure(context: &Context, entry: &Entry, hidden: &Hidden) -> Option<TokenStream> {
    let pattern = entry.pattern;
    let head = context.layout.token(pattern.keyword);
    let name = names::identifier(&pattern.name.node, context.layout.token(pattern.name.span))?;
    let docs = docs::pattern(pattern);
    let lints = quote_spanned!(head=> dead_code, non_camel_case_types, unreachable_pub);
    let item = quote_spanned!(head=> #[doc = #docs] #[allow(#lints)] pub struct #name;);
    let here = glue(&pattern.name.node);
    let index = Literal::u32_unsuffixed(entry.index);
    let Hidden { module, block, helpers } = hidden;
    Some(quote! {
        #item
        impl ::katachi::__private::Pattern for #here {
            #helpers
            fn place(&self) -> #module::Place { (&#block, #index) }
        }
    })
}

/// The hidden module. It comes before the text of the patterns: that holds the words of constraints,
/// which change while a name is typed, and an editor compares what stands before the name with and
/// without it.
fn module(
    context: &Context,
    helpers: Option<&Spanned<String>>,
    entries: &[Entry],
    hidden: &Hidden,
) -> TokenStream {
    let module = &hidden.module;
    let helpers = helpers
        .and_then(|path| names::path_from_within(context, path))
        .unwrap_or_else(|| quote!(AutoHelper));
    let functions = program::functions(context, entries);
    quote! {
        #[doc(hidden)]
        #[allow(unused, non_snake_case, unreachable_pub, missing_docs, clippy::all)]
        mod #module {
            use ::katachi::__private::*;
            pub type Helpers = dyn #helpers;
            pub type Place = (&'static Block<Helpers>, u32);
            #functions
        }
    }
}

/// The block with its hand-written helpers, and the database.
fn statics(
    context: &Context,
    kind: Kind,
    entries: &[Entry],
    database: &Ident,
    hidden: &Hidden,
) -> TokenStream {
    let Hidden { module, block, .. } = hidden;
    let kind = glue(data::kind(kind));
    let source = match &context.source_name {
        Some(name) => quote!(#name),
        None => quote!(::core::module_path!()),
    };
    let patterns = data::patterns(entries);
    let helpers = program::helpers(context, entries);
    let docs = match entries.len() {
        1 => "A database of one pattern.".to_owned(),
        count => format!("A database of {count} patterns."),
    };
    quote! {
        #[doc(hidden)]
        #[allow(non_upper_case_globals)]
        static #block: ::katachi::__private::Block<#module::Helpers> =
            ::katachi::__private::Block {
                source: ::katachi::__private::Cow::Borrowed(#source),
                kind: ::katachi::__private::Kind::#kind,
                patterns: ::katachi::__private::PatternList::written(#patterns),
                program: ::katachi::__private::Program::Compiled {
                    constraint: #module::constraint,
                    action: #module::action,
                    helpers: &[#helpers],
                },
            };
        #[doc = #docs]
        #[allow(non_upper_case_globals, unreachable_pub)]
        pub static #database: ::katachi::__private::Database<#module::Helpers> =
            ::katachi::__private::Database::of(
                &[::katachi::__private::BlockRef::Static(&#block)]
            );
    }
}
