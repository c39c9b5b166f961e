//! Why a command cannot be carried out: one line each.

use std::{io, path::PathBuf};

use katachi::{board::BoardSize, game::sgf};

use crate::{contest::Unplayable, words};

/// Why a command cannot be carried out.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The record cannot be used.
    #[error(transparent)]
    Record(#[from] sgf::LoadError),
    /// The record is shorter.
    #[error("{}: {error}", game.display())]
    PastTheEnd { game: PathBuf, error: sgf::PastTheEnd },
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: io::Error },
    /// What stands after a file's colon is no kind.
    #[error("{file}: `{word}` is no kind of database ({kinds})")]
    Kind { file: String, word: String, kinds: String },
    /// No pattern of a database can be used.
    #[error(
        "{}: no pattern of this database can be used ({}; `katachi check` shows them)",
        path.display(),
        words::count(*.errors, "error", "errors")
    )]
    Unusable { path: PathBuf, errors: usize },
    /// There is no pattern of a name.
    #[error("there is no pattern named {name}{}", .nearest.as_ref().map(|near| format!("; did you mean {near}?")).unwrap_or_default())]
    NoPattern { name: String, nearest: Option<String> },
    /// A name of a vertex that is none.
    #[error("`{name}` is no vertex of a {0}x{0} board", size.get())]
    NoVertex { name: String, size: BoardSize },
    /// A contest cannot be played.
    #[error(transparent)]
    Contest(#[from] Unplayable),
    /// What the program says cannot be written.
    #[error("cannot write: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    /// Whether whoever reads the output has closed it.
    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}
