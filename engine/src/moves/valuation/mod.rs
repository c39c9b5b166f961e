//! Valuation: what moves are worth, once all reasons for them are known.
//!
//! A move's value is made of the territory that it changes, what it does for the safety of dragons, its
//! shape, and what second moves would gain; bounds that patterns give come last ([`Worth`] tells all parts).

mod appraiser;
mod credibility;
mod review;
mod stones;
mod strategy;
mod threats;
mod worth;

pub(super) use appraiser::{Appraiser, settle};
pub(super) use credibility::credible;
pub(super) use review::Reviewer;
pub(super) use stones::{Decided, safety_after, safety_alone};
pub(super) use threats::share;
pub use worth::Worth;
pub(super) use worth::sente;
