//! The macros `patterns!` and `include_patterns!`, which turn diagrams of Go patterns into Rust.
//!
//! Tokens become lines of text (`layout`), the parser of the language reads and checks them
//! (`katachi-syntax`), and what it read becomes items (`expand`), what it found wrong becomes
//! errors and warnings at the tokens (`report`). Use the macros through the crate `katachi`, whose
//! items the expansions name.
// A macro that panics takes the whole file down in an editor.
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

mod expand;
mod invocation;
mod layout;
mod report;
mod text;

#[cfg(test)]
mod tests;

use proc_macro::TokenStream;

/// Patterns as diagrams.
///
/// Each pattern becomes a public unit struct that implements `Pattern`, documented with its own
/// diagram; the block becomes one public static database, named by `#![name(..)]`, else `PATTERNS`.
///
/// ```text
/// patterns! {
///     #![kind(connections)]
///     #![name(CUTS)]
///
///     /// Connects by a threat to capture.
///     Pattern Conn311
///
///     O*.
///     ?XO
///
///     :8,C
///
///     O*a
///     ?BO
///
///     ;oplay_attack_either(*,a,a,B)
/// }
/// ```
///
/// Settings stand above the first pattern: `#![kind(..)]`, `#![attribute_map(..)]`,
/// `#![goal_elements("..")]`, `#![callback_data("..")]`, `#![name(..)]`, and `#![helpers(..)]`
/// with the path of a public trait that extends `AutoHelper` and whose functions constraints and
/// actions may call besides. Each takes `&mut self` and `&[Point; N]`, or `&[Point]` for any number,
/// and answers a number, a truth, a `Reading` or the like, or nothing. A trait of another crate is
/// named by a path that begins with `::`.
///
/// What Rust's lexer cannot take (a symmetry `\`, remarks with apostrophes) is written in the form
/// of a file, in a string: `patterns! { r#"..."# }`.
#[proc_macro]
pub fn patterns(tokens: TokenStream) -> TokenStream {
    invocation::patterns(tokens.into(), layout::in_editor()).into()
}

/// The patterns of a file: `include_patterns!("cuts.db", kind = connections, name = CUTS)`.
///
/// The file is looked for beside the source file, then from the folder of the package. The settings
/// `kind`, `attribute_map`, `helpers` and `name` may follow. The compiler reads the file again when
/// it changes.
#[proc_macro]
pub fn include_patterns(tokens: TokenStream) -> TokenStream {
    invocation::include_patterns(tokens.into(), layout::in_editor()).into()
}
