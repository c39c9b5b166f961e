//! What a command works on: a position of a record, and the databases.

use std::path::{Path, PathBuf};

use katachi::{
    Context, Databases,
    board::Colour,
    game::{
        Rules,
        sgf::{GameRecord, Note, Position},
    },
    matching::View,
    runtime::{ReadDatabase, Reader},
    syntax::{fault::Fault, tree::Kind},
};

use crate::{
    Console,
    arguments::{self, Game},
    failure::Failure,
    style,
};

/// A position and the side that the patterns speak for.
pub(crate) struct Scene {
    pub(crate) position: Position,
    pub(crate) side: Colour,
    /// The number of handicap stones of the game.
    pub(crate) handicap: usize,
    /// Komi, in points; 0 where the record does not say.
    pub(crate) komi: f32,
    /// The rules of the game; Japanese where the record does not say.
    pub(crate) rules: Rules,
}

impl Scene {
    /// Loads the position that the arguments name. What was odd in the record is told.
    pub(crate) fn load(game: &Game, console: &mut Console<'_>) -> Result<Scene, Failure> {
        let record = GameRecord::load(&game.game)?;
        let wanted = game.move_number.unwrap_or(record.move_count());
        let position = record
            .position(wanted)
            .map_err(|error| Failure::PastTheEnd { game: game.game.clone(), error })?;
        tell_notes(&game.game, record.notes.iter().chain(&position.notes), console)?;
        let side = game.color.unwrap_or(position.to_move);
        let (handicap, komi) = (record.handicap_stones(), record.komi.unwrap_or(0.0));
        let rules = record.rules.unwrap_or_default();
        Ok(Scene { side, position, handicap, komi, rules })
    }

    /// The position as the patterns see it.
    pub(crate) fn view(&self) -> View<'_> {
        View::of(&self.position.board, self.side)
    }

    /// The position, nothing of it analysed.
    pub(crate) fn context(&self) -> Context {
        let context = Context::new(self.position.board.clone(), self.side);
        context.with_handicap(self.handicap).with_komi(self.komi)
    }

    /// What constraints are asked of: the position, analysed with the built-in databases.
    pub(crate) fn analysis(&self) -> Context {
        let mut context = self.context();
        context.analyse(&katachi::databases());
        context
    }
}

/// At most so many notes of a record are told.
const NOTES_TOLD: usize = 5;

fn tell_notes<'a>(
    game: &Path,
    notes: impl Iterator<Item = &'a Note>,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let notes: Vec<&Note> = notes.collect();
    for note in notes.iter().take(NOTES_TOLD) {
        tell(console, &format!("{}: {note}", game.display()))?;
    }
    if let Some(more) = notes.len().checked_sub(NOTES_TOLD).filter(|more| *more > 0) {
        tell(console, &format!("{}: {more} more such notes", game.display()))?;
    }
    Ok(())
}

/// Writes a note to standard error.
pub(crate) fn tell(console: &mut Console<'_>, note: &str) -> Result<(), Failure> {
    let style = style::NOTE;
    Ok(writeln!(console.errors, "{style}note:{style:#} {note}")?)
}

/// The built-in databases, unless they are left out, and those of the arguments.
pub(crate) fn load_databases(
    arguments: &arguments::Databases,
    built_in: Databases,
    reader: &Reader,
    console: &mut Console<'_>,
) -> Result<Databases, Failure> {
    let built_in = if arguments.only { Databases::default() } else { built_in };
    arguments.db.iter().try_fold(built_in, |databases, file| {
        let (path, read) = load_database(file, reader)?;
        tell_faults(&path, &read, console)?;
        Ok(databases.with(read.name, read.database))
    })
}

/// Reads a database, given as `FILE` or `FILE:KIND`, of which at least one pattern can be used.
fn load_database(file: &str, reader: &Reader) -> Result<(PathBuf, ReadDatabase), Failure> {
    let (path, read) = read_database(file, reader)?;
    let errors = read.faults.iter().filter(|fault| fault.is_error()).count();
    if read.database.is_empty() && errors > 0 {
        return Err(Failure::Unusable { path, errors });
    }
    Ok((path, read))
}

/// Reads a database, given as `FILE` or `FILE:KIND`.
pub(crate) fn read_database(
    file: &str,
    reader: &Reader,
) -> Result<(PathBuf, ReadDatabase), Failure> {
    let (path, kind) = split_kind(file)?;
    let reader = Reader { kind, ..reader.clone() };
    match reader.read_file(&path) {
        Ok(read) => Ok((path, read)),
        Err(error) => Err(Failure::File { path, error }),
    }
}

/// The file and the kind that `FILE` or `FILE:KIND` names. What stands after the colon is part of
/// the file's name if there is a file of that name.
pub(crate) fn split_kind(file: &str) -> Result<(PathBuf, Option<Kind>), Failure> {
    let Some((path, word)) = file.rsplit_once(':') else { return Ok((file.into(), None)) };
    match Kind::from_word(word) {
        Some(kind) => Ok((path.into(), Some(kind))),
        None if !Path::new(file).exists() && Path::new(path).exists() => Err(Failure::Kind {
            file: path.to_owned(),
            word: word.to_owned(),
            kinds: Kind::ALL.map(Kind::word).join(", "),
        }),
        None => Ok((file.into(), None)),
    }
}

/// Tells what is wrong with a database that was read: errors in full, warnings by their number.
fn tell_faults(path: &Path, read: &ReadDatabase, console: &mut Console<'_>) -> Result<(), Failure> {
    let (errors, warnings): (Vec<Fault>, Vec<Fault>) =
        read.faults.iter().cloned().partition(Fault::is_error);
    crate::check::write_faults(console.errors, &read.source, path, &errors)?;
    if read.left_out > 0 {
        let left_out =
            crate::words::count(read.left_out, "faulty pattern is", "faulty patterns are");
        tell(console, &format!("{}: {left_out} left out", read.name))?;
    }
    if !warnings.is_empty() {
        let warnings = crate::words::count(warnings.len(), "warning", "warnings");
        tell(console, &format!("{}: {warnings}; `katachi check` shows them", read.name))?;
    }
    for lacking in &read.lacking {
        tell(console, &format!("{}: {lacking}", read.name))?;
    }
    Ok(())
}
