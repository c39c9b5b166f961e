//! Tests over all crates.
