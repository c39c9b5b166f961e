//! The program `katachi`.
fn main() {}
