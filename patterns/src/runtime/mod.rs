//! Databases read at run time: the language's text forms, without recompiling.
//!
//! A [`Reader`] turns text to a [`Database`] like those that the macros make: the same matches,
//! the same verdicts. A faulty pattern is reported and left out, the others work. A function that
//! the engine does not have yet is told once; patterns that call it match, without a verdict. To take
//! up a change of the text, read it again.
//!
//! ```
//! use katachi::runtime::Reader;
//!
//! let read = Reader::default().read_text(
//!     "mine.db",
//!     "
//! Pattern Hane
//!
//! XO
//! *.
//!
//! :8,-
//!
//! XO
//! *a
//!
//! ;olib(*) > 2
//! ",
//! );
//! assert!(read.faults.is_empty());
//! assert_eq!(read.database.blocks().next().unwrap().patterns[0].name, "Hane");
//! ```

pub(crate) mod code;
pub(crate) mod compile;
mod data;
mod helpers;
mod load;
mod script;

use std::path::Path;

use katachi_engine::matching::Database;
use katachi_syntax::{ParseOptions, fault::Fault, source::Source, tree};

pub use helpers::{HelperRegistry, RuntimeHelper};

use load::Loader;

/// Reads databases.
#[derive(Clone, Debug, Default)]
pub struct Reader {
    /// The kind of the databases read. Without it, the text's own `kind` line or, where it has
    /// none, moves.
    pub kind: Option<tree::Kind>,
    /// The hand-written helpers that a pattern may name.
    pub helpers: HelperRegistry,
    /// Take in every pattern that can be placed, and none of what constraints, actions and helpers
    /// say: a pattern that has any gives no verdict. For whoever asks where patterns lie, and no more.
    pub placements_only: bool,
}

/// A database read at run time, and what was to be said of its text.
pub struct ReadDatabase {
    /// The sound patterns.
    pub database: Database,
    /// The text, for whoever shows the faults.
    pub source: Source,
    /// Its name: that of the file.
    pub name: String,
    /// All faults, in the order of the text.
    pub faults: Vec<Fault>,
    /// What its patterns call and the engine does not have yet, by name.
    pub lacking: Vec<Lacking>,
    /// The number of patterns left out because of faults.
    pub left_out: usize,
}

/// A function of the language that the engine does not have yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lacking {
    /// Its name.
    pub name: String,
    /// The number of patterns that call it.
    pub patterns: usize,
}

impl std::fmt::Display for Lacking {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Lacking { name, patterns } = self;
        let call = if *patterns == 1 { "pattern calls" } else { "patterns call" };
        write!(
            formatter,
            "the engine does not have the function `{name}` yet: {patterns} {call} it"
        )
    }
}

impl Reader {
    /// Reads a file.
    ///
    /// # Errors
    /// If it cannot be read. Faults of its text are no errors here.
    pub fn read_file(&self, path: impl AsRef<Path>) -> std::io::Result<ReadDatabase> {
        let path = path.as_ref();
        let bytes = std::fs::read(path)?;
        let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
        Ok(self.read_text(&name, &text_of(bytes)))
    }

    /// Reads a text, which faults and matches will call `name`.
    pub fn read_text(&self, name: &str, text: &str) -> ReadDatabase {
        self.read_source(name, Source::from_text(text))
    }

    /// Reads the lines of a text, which faults and matches will call `name`.
    pub fn read_source(&self, name: &str, source: Source) -> ReadDatabase {
        let options = ParseOptions { kind: self.kind, ..ParseOptions::default() };
        let parsed = katachi_syntax::parse_with(&source, &options);
        let mut loader = Loader::new(&self.helpers, self.placements_only);
        loader.load(&parsed.database);
        let mut faults = parsed.faults;
        faults.append(&mut loader.faults);
        faults.sort_by_key(|fault| fault.span);
        let kind = data::kind(parsed.kind);
        ReadDatabase {
            source,
            name: name.to_owned(),
            faults,
            lacking: loader.lacking(),
            left_out: loader.left_out,
            database: loader.finish(name, kind),
        }
    }
}

/// The text of a database's file: UTF-8, else taken for Latin-1, as old databases are.
pub fn text_of(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes)
        .unwrap_or_else(|error| error.as_bytes().iter().copied().map(char::from).collect())
}
