//! Go knowledge written as shapes in Rust source.
