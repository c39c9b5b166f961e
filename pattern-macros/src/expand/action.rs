//! Actions as Rust statements.

use katachi_syntax::tree::{Expression, Statement};
use proc_macro2::TokenStream;
use quote::quote;

use super::{
    Context,
    constraint::{effect, truth},
};

/// The statements of an action, in order.
pub(super) fn statements(context: &Context, statements: &[Statement]) -> TokenStream {
    statements.iter().map(|statement| one(context, statement)).collect()
}

fn one(context: &Context, statement: &Statement) -> TokenStream {
    match statement {
        Statement::Expression(expression) => call(context, expression),
        Statement::If { condition, then, otherwise, .. } => {
            let condition = truth(context, condition);
            let (then, otherwise) = (statements(context, then), statements(context, otherwise));
            quote!(if #condition { #then } else { #otherwise })
        }
        Statement::Return { value, .. } => {
            let value = truth(context, value);
            quote!(return Some(#value);)
        }
    }
}

fn call(context: &Context, expression: &Expression) -> TokenStream {
    let effect = effect(context, expression);
    quote!(#effect;)
}
