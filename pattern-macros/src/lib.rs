//! The macros `patterns!` and `include_patterns!`.
