//! Expressions as Rust.
//!
//! Every value of the language is a number, but Rust has types; so each expression is written in
//! the form that its surroundings want: as a truth, as an `i32`, or as an `f32` where reals take
//! part. The table of functions says what a call gives, and the plain comparison or cast is written
//! out. Only a user's own functions, of which no table knows, answer through the trait `Answer`.
//!
//! Products are reals: they hold all products of counts on a board exactly, and no text, however
//! foolish, overflows.

use katachi_syntax::{
    functions::{self, Answer},
    source,
    tree::{Argument, BinaryOperator, Call, Constant, Expression, Number, Spanned, UnaryOperator},
};
use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};

use super::{
    Context,
    data::real,
    names::{identifier, local},
};

/// Whole numbers up to this are `i32`, so that no sum of them overflows; larger ones are reals.
const LARGEST_WHOLE: f32 = 100_000.0;

/// What an expression naturally is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Form {
    /// `bool`
    Truth,
    /// `i32`
    Whole,
    /// `f32`
    Real,
}

/// The expression as a `bool`.
pub(super) fn truth(context: &Context, expression: &Expression) -> TokenStream {
    match expression {
        Expression::Parenthesised { inner, .. } => in_parentheses(truth(context, inner)),
        Expression::Call(call) => call_as(context, call, Form::Truth),
        Expression::Name(name) => bare_name(context, name),
        Expression::Missing(span) => missing(context, *span),
        Expression::Unary { operator, operand } if operator.node == UnaryOperator::Not => {
            let operand = truth_operand(context, operand);
            let not = Punct::new('!', Spacing::Alone);
            quote!(#not #operand)
        }
        Expression::Binary { operator, left, right } => match sign(operator.node) {
            Sign::Logical(text) => {
                let left = match bare_chain(left, operator.node) {
                    true => truth(context, left),
                    false => truth_operand(context, left),
                };
                let right = truth_operand(context, right);
                let sign = operator_tokens(context, text, operator.span);
                quote!(#left #sign #right)
            }
            Sign::Comparison(text) => {
                let (left, right) = compared(context, left, right);
                let sign = operator_tokens(context, text, operator.span);
                quote!(#left #sign #right)
            }
            Sign::Arithmetic(_) => not_zero(context, expression),
        },
        Expression::Conditional { condition, then, otherwise, .. } => {
            let condition = truth(context, condition);
            let (then, otherwise) = (truth(context, then), truth(context, otherwise));
            in_parentheses(quote!(if #condition { #then } else { #otherwise }))
        }
        Expression::Number(_) | Expression::Constant(_) | Expression::Unary { .. } => {
            not_zero(context, expression)
        }
    }
}

/// The expression as a statement: done for its effect.
pub(super) fn effect(context: &Context, expression: &Expression) -> TokenStream {
    match expression {
        Expression::Call(call) if !is_faulty_call(context, call) => invocation(context, call),
        Expression::Call(_) => TokenStream::new(),
        other => in_parentheses(truth(context, other)),
    }
}

/// What an expression is when nothing is wanted of it.
fn form(expression: &Expression) -> Form {
    match expression {
        Expression::Number(number) => number_form(&number.node),
        Expression::Constant(_) => Form::Whole,
        Expression::Call(call) => match answer(call) {
            Some(Answer::Truth) => Form::Truth,
            Some(Answer::Real) | None => Form::Real,
            Some(_) => Form::Whole,
        },
        Expression::Name(_) | Expression::Missing(_) => Form::Truth,
        Expression::Unary { operator, operand } => match operator.node {
            UnaryOperator::Not => Form::Truth,
            UnaryOperator::Negate => form(operand).max(Form::Whole),
        },
        Expression::Binary { operator, left, right } => match operator.node {
            BinaryOperator::Multiply => Form::Real,
            BinaryOperator::Add | BinaryOperator::Subtract => {
                form(left).max(form(right)).max(Form::Whole)
            }
            _ => Form::Truth,
        },
        Expression::Conditional { then, otherwise, .. } => form(then).max(form(otherwise)),
        Expression::Parenthesised { inner, .. } => form(inner),
    }
}

fn number_form(number: &Number) -> Form {
    let whole = !number.real && (0.0..=LARGEST_WHOLE).contains(&number.value);
    if whole { Form::Whole } else { Form::Real }
}

/// What the table says that a call gives; nothing for a user's own function.
fn answer(call: &Call) -> Option<Answer> {
    functions::function(&call.function.node).map(|function| function.answer)
}

/// The expression in a form at least its own, as an operand.
fn operand(context: &Context, expression: &Expression, wanted: Form) -> TokenStream {
    match (wanted, form(expression)) {
        (Form::Truth, _) => truth_operand(context, expression),
        (_, Form::Truth) => {
            let truth = truth_operand(context, expression);
            let number = quote!(#truth as i32);
            in_parentheses(if wanted == Form::Real { quote!(#number as f32) } else { number })
        }
        _ => numeric_operand(context, expression, wanted),
    }
}

/// A numeric expression as an operand of numeric form.
fn numeric_operand(context: &Context, expression: &Expression, wanted: Form) -> TokenStream {
    match expression {
        Expression::Parenthesised { inner, .. } => operand(context, inner, wanted),
        Expression::Number(number) => number_as(context, number, wanted),
        Expression::Constant(constant) => {
            whole_as(constant_value(constant.node), context.layout.token(constant.span), wanted)
        }
        Expression::Call(call) => call_as(context, call, wanted),
        Expression::Unary { operand: inner, .. } => {
            let inner = operand(context, inner, wanted);
            in_parentheses(quote!(-#inner))
        }
        Expression::Binary { .. } => in_parentheses(arithmetic(context, expression, wanted)),
        Expression::Conditional { condition, then, otherwise, .. } => {
            let condition = truth(context, condition);
            let (then, otherwise) =
                (operand(context, then, wanted), operand(context, otherwise, wanted));
            in_parentheses(quote!(if #condition { #then } else { #otherwise }))
        }
        Expression::Name(_) | Expression::Missing(_) => truth_operand(context, expression),
    }
}

/// An arithmetic expression in numeric form, without parentheses.
fn arithmetic(context: &Context, expression: &Expression, wanted: Form) -> TokenStream {
    let Expression::Binary { operator, left, right } = expression else {
        return operand(context, expression, wanted);
    };
    let left = match bare_chain(left, operator.node) {
        true => arithmetic(context, left, wanted),
        false => operand(context, left, wanted),
    };
    let right = operand(context, right, wanted);
    let (Sign::Logical(text) | Sign::Comparison(text) | Sign::Arithmetic(text)) =
        sign(operator.node);
    let sign = operator_tokens(context, text, operator.span);
    quote!(#left #sign #right)
}

/// Whether the left operand of an operator is the same operator again, so that it needs no
/// parentheses: a long chain is not deep.
fn bare_chain(left: &Expression, operator: BinaryOperator) -> bool {
    matches!(left, Expression::Binary { operator: inner, .. } if inner.node == operator)
}

/// The expression as a `bool` that binds tighter than any operator.
fn truth_operand(context: &Context, expression: &Expression) -> TokenStream {
    let tokens = truth(context, expression);
    let binds_tightly = match expression {
        Expression::Call(call) => {
            is_faulty_call(context, call)
                || !matches!(answer(call), Some(answer) if answer != Answer::Truth)
        }
        Expression::Name(_) | Expression::Missing(_) | Expression::Parenthesised { .. } => true,
        _ => false,
    };
    if binds_tightly { tokens } else { in_parentheses(tokens) }
}

fn not_zero(context: &Context, expression: &Expression) -> TokenStream {
    let form = form(expression).max(Form::Whole);
    let number = operand(context, expression, form);
    if form == Form::Real { quote!(#number != 0.0) } else { quote!(#number != 0) }
}

/// Both sides of a comparison in one form.
///
/// Beside an answer about breaking through, `WIN` means that a string can be captured.
fn compared(
    context: &Context,
    left: &Expression,
    right: &Expression,
) -> (TokenStream, TokenStream) {
    let wanted = form(left).max(form(right)).max(Form::Whole);
    let side = |this: &Expression, other: &Expression| match won_break_through(this, other) {
        Some(span) => whole_as(1, context.layout.token(span), wanted),
        None => operand(context, this, wanted),
    };
    (side(left, right), side(right, left))
}

/// The place of a `WIN` that is compared with an answer about breaking through.
fn won_break_through(constant: &Expression, other: &Expression) -> Option<source::Span> {
    match (bare(constant), bare(other)) {
        (Expression::Constant(Spanned { node: Constant::Win, span }), Expression::Call(call)) => {
            (answer(call) == Some(Answer::BreakThrough)).then_some(*span)
        }
        _ => None,
    }
}

/// The expression without parentheses round it.
fn bare(expression: &Expression) -> &Expression {
    match expression {
        Expression::Parenthesised { inner, .. } => bare(inner),
        other => other,
    }
}

fn constant_value(constant: Constant) -> u8 {
    match constant {
        Constant::Dead | Constant::Loss => 0,
        Constant::Alive | Constant::KoB => 1,
        Constant::Critical | Constant::KoA => 2,
        Constant::Unknown | Constant::Win => 3,
    }
}

fn whole_as(value: u8, span: Span, wanted: Form) -> TokenStream {
    let mut literal = match wanted {
        Form::Real => Literal::f32_unsuffixed(f32::from(value)),
        _ => Literal::u8_unsuffixed(value),
    };
    literal.set_span(span);
    literal.into_token_stream()
}

fn number_as(context: &Context, number: &Spanned<Number>, wanted: Form) -> TokenStream {
    let value = number.node.value;
    let tokens = match wanted {
        Form::Real => real(value),
        // Whole and small, or its form would be real.
        _ => Literal::i32_unsuffixed(value as i32).into_token_stream(),
    };
    respanned(tokens, context.layout.token(number.span))
}

/// The same tokens, all at one place.
fn respanned(tokens: TokenStream, span: Span) -> TokenStream {
    let place = |mut token: TokenTree| {
        token.set_span(span);
        token
    };
    tokens.into_iter().map(place).collect()
}

/// A call in some form: the call, and what makes its answer a truth or a number.
fn call_as(context: &Context, call: &Call, wanted: Form) -> TokenStream {
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

fn is_faulty_call(context: &Context, call: &Call) -> bool {
    let end = match (call.parentheses, call.arguments.last()) {
        (Some((_, close)), _) => close,
        (None, Some(last)) => last.span,
        (None, None) => call.function.span,
    };
    context.is_faulty(call.function.span, end)
}

/// `helper.function(&[a, b])`.
fn invocation(context: &Context, call: &Call) -> TokenStream {
    let Some(name) = identifier(&call.function.node, context.layout.token(call.function.span))
    else {
        return quote!(());
    };
    // The compiler marks what is wrong with the arguments from bracket to bracket.
    let (open, brackets) = match call.parentheses {
        Some((open, _)) => (context.layout.token(open), context.layout.group(open)),
        None => (Span::call_site(), Span::call_site()),
    };
    let arguments = call.arguments.iter().filter_map(|argument| {
        let argument = argument_tokens(context, argument)?;
        Some(quote!(#argument,))
    });
    let mut array = Group::new(Delimiter::Bracket, arguments.collect());
    array.set_span(brackets);
    let mut list = Group::new(Delimiter::Parenthesis, quote_spanned!(brackets=> &#array));
    list.set_span(brackets);
    let helper = local(context, "helper", open);
    let dot = quote_spanned!(open=> .);
    quote!(#helper #dot #name #list)
}

/// An argument; none where something stands that could never be one.
fn argument_tokens(context: &Context, argument: &Spanned<Argument>) -> Option<TokenStream> {
    let span = context.layout.token(argument.span);
    match &argument.node {
        Argument::Label(letter) => {
            identifier(&letter.to_string(), span).map(ToTokens::into_token_stream)
        }
        Argument::Move => {
            let found = local(context, "found", span);
            Some(quote_spanned!(span=> #found.mv))
        }
        Argument::Pass => Some(quote_spanned!(span=> Point::PASS)),
        Argument::Other(text) => identifier(text, span).map(ToTokens::into_token_stream),
    }
}

/// A name where a call is expected: `helper.name`, which the compiler explains and an editor
/// completes.
fn bare_name(context: &Context, name: &Spanned<String>) -> TokenStream {
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
fn missing(context: &Context, span: source::Span) -> TokenStream {
    if !context.editor {
        return neutral(Form::Truth);
    }
    let before = context.layout.punctuation_before(span);
    let helper = local(context, "helper", before);
    quote_spanned!(before=> #helper.missing)
}

/// What an operator does, with its Rust text.
enum Sign {
    Logical(&'static str),
    Comparison(&'static str),
    Arithmetic(&'static str),
}

fn sign(operator: BinaryOperator) -> Sign {
    match operator {
        BinaryOperator::Or => Sign::Logical("||"),
        BinaryOperator::And => Sign::Logical("&&"),
        BinaryOperator::Equal => Sign::Comparison("=="),
        BinaryOperator::NotEqual => Sign::Comparison("!="),
        BinaryOperator::Less => Sign::Comparison("<"),
        BinaryOperator::Greater => Sign::Comparison(">"),
        BinaryOperator::LessOrEqual => Sign::Comparison("<="),
        BinaryOperator::GreaterOrEqual => Sign::Comparison(">="),
        BinaryOperator::Add => Sign::Arithmetic("+"),
        BinaryOperator::Subtract => Sign::Arithmetic("-"),
        BinaryOperator::Multiply => Sign::Arithmetic("*"),
    }
}

/// An operator at its place.
fn operator_tokens(context: &Context, text: &str, span: source::Span) -> TokenStream {
    let span = context.layout.token(span);
    let last = text.chars().count().saturating_sub(1);
    let puncts = text.chars().enumerate().map(|(index, character)| {
        let spacing = if index < last { Spacing::Joint } else { Spacing::Alone };
        let mut punct = Punct::new(character, spacing);
        punct.set_span(span);
        TokenTree::from(punct)
    });
    puncts.collect()
}

fn in_parentheses(tokens: TokenStream) -> TokenStream {
    TokenTree::from(Group::new(Delimiter::Parenthesis, tokens)).into()
}
