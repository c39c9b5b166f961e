//! Calls as Rust, and what stands for them where they are faulty or half typed.

use katachi_syntax::{
    functions::Answer,
    source,
    tree::{Argument, Call, Spanned},
};
use proc_macro2::{Delimiter, Group, Ident, Punct, Spacing, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};

use super::{
    Context,
    form::{Form, answer},
    names::{identifier, local},
    sign::in_parentheses,
};

/// A call in some form: the call, and what makes its answer a truth or a number.
pub(super) fn call_as(context: &Context, call: &Call, wanted: Form) -> TokenStream {
    if is_faulty_call(context, call) {
        return neutral(wanted);
    }
    let answer = answer(call);
    let invocation = invocation(context, call);
    match (wanted, answer) {
        (Form::Truth, Some(Answer::Truth)) => invocation,
        (Form::Truth, Some(Answer::Count)) => quote!(#invocation != 0),
        (Form::Truth, Some(Answer::Real)) => quote!(#invocation != 0.0),
        (Form::Truth, Some(Answer::Reading | Answer::Status | Answer::BreakThrough)) => {
            quote!(#invocation as i32 != 0)
        }
        (Form::Truth, Some(Answer::Nothing)) => in_parentheses(quote!({ #invocation; false })),
        (Form::Truth, None) => own_answer(context, call, "truth", &invocation),
        (Form::Whole, Some(Answer::Count)) | (Form::Real, Some(Answer::Real)) => invocation,
        (Form::Whole, Some(Answer::Nothing)) => in_parentheses(quote!({ #invocation; 0 })),
        (Form::Real, Some(Answer::Nothing)) => in_parentheses(quote!({ #invocation; 0.0 })),
        (_, None) => own_answer(context, call, "number", &invocation),
        (Form::Real, Some(Answer::Count)) => in_parentheses(quote!(#invocation as f32)),
        (Form::Real, Some(_)) => in_parentheses(quote!(#invocation as i32 as f32)),
        (Form::Whole, Some(_)) => in_parentheses(quote!(#invocation as i32)),
    }
}

/// The answer of a user's own function, through the trait that turns it into a truth or a number.
fn own_answer(
    context: &Context,
    call: &Call,
    method: &str,
    invocation: &TokenStream,
) -> TokenStream {
    let place =
        call.parentheses.map_or_else(Span::call_site, |(open, _)| context.layout.token(open));
    let method = Ident::new(method, place);
    let path = quote_spanned!(place=> Answer::#method);
    quote!(#path (#invocation))
}

/// What stands for a call whose fault is reported.
fn neutral(wanted: Form) -> TokenStream {
    match wanted {
        Form::Truth => quote!(false),
        Form::Whole => quote!(0),
        Form::Real => quote!(0.0),
    }
}

pub(super) fn is_faulty_call(context: &Context, call: &Call) -> bool {
    let end = match (call.parentheses, call.arguments.last()) {
        (Some((_, close)), _) => close,
        (None, Some(last)) => last.span,
        (None, None) => call.function.span,
    };
    context.is_faulty(call.function.span, end)
}

/// `helper.function(&[a, b])`.
pub(super) fn invocation(context: &Context, call: &Call) -> TokenStream {
    let Some(name) = identifier(&call.function.node, context.layout.token(call.function.span))
    else {
        return quote!(());
    };
    // The compiler marks what is wrong with the arguments from bracket to bracket.
    let (open, brackets) = match call.parentheses {
        Some((open, _)) => (context.layout.token(open), context.layout.group(open)),
        None => (Span::call_site(), Span::call_site()),
    };
    let mut arguments = Vec::new();
    for argument in &call.arguments {
        push_argument(context, argument, &mut arguments);
    }
    let array = group(Delimiter::Bracket, arguments, brackets);
    let list = group(Delimiter::Parenthesis, vec![punct('&', brackets), array], brackets);
    let helper = local(context, "helper", open);
    [helper.into(), punct('.', open), name.into(), list].into_iter().collect()
}

/// An argument and a comma; nothing where something stands that could never be one.
///
/// Calls are most of what is written, so their tokens are put together by hand, with fewer copies
/// than `quote!` makes.
fn push_argument(context: &Context, argument: &Spanned<Argument>, tokens: &mut Vec<TokenTree>) {
    let span = context.layout.token(argument.span);
    let named = |name: &str| Ident::new(name, span).into();
    match &argument.node {
        Argument::Label(letter) => {
            let Some(name) = identifier(letter.encode_utf8(&mut [0; 4]), span) else { return };
            tokens.push(name.into());
        }
        Argument::Move => {
            tokens.extend([local(context, "found", span).into(), punct('.', span), named("mv")]);
        }
        Argument::Pass => tokens.extend(quote_spanned!(span=> Point::PASS)),
        Argument::Other(text) => {
            let Some(name) = identifier(text, span) else { return };
            tokens.push(name.into());
        }
    }
    tokens.push(punct(',', Span::call_site()));
}

fn punct(character: char, span: Span) -> TokenTree {
    let mut punct = Punct::new(character, Spacing::Alone);
    punct.set_span(span);
    punct.into()
}

fn group(delimiter: Delimiter, tokens: Vec<TokenTree>, span: Span) -> TokenTree {
    let mut group = Group::new(delimiter, tokens.into_iter().collect());
    group.set_span(span);
    group.into()
}

/// A name where a call is expected: `helper.name`, which the compiler explains and an editor
/// completes.
pub(super) fn bare_name(context: &Context, name: &Spanned<String>) -> TokenStream {
    let ident = identifier(&name.node, context.layout.token(name.span));
    match ident {
        Some(ident) if !context.is_faulty(name.span, name.span) => {
            let helper = local(context, "helper", context.layout.punctuation_before(name.span));
            quote!(#helper.#ident)
        }
        _ => neutral(Form::Truth),
    }
}

/// Nothing where a value is expected. An editor completes it like a name.
pub(super) fn missing(context: &Context, span: source::Span) -> TokenStream {
    if !context.editor {
        return neutral(Form::Truth);
    }
    let before = context.layout.punctuation_before(span);
    let helper = local(context, "helper", before);
    quote_spanned!(before=> #helper.missing)
}
