//! Go knowledge written as shapes in Rust source.

pub use katachi_engine as engine;
pub use katachi_syntax as syntax;

pub mod runtime;
pub mod suggest;

use engine::databases::Databases;

/// The built-in databases.
pub fn databases() -> Databases {
    Databases::default()
}
