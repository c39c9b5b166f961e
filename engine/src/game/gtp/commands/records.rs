//! Games from files and to them.

use std::path::Path;

use super::super::{
    arguments::Arguments,
    failure::{Answer, Failure},
    record,
    session::Session,
    table::Command,
};
use super::done;
use crate::{
    board::Point,
    game::{
        Game,
        sgf::{GameRecord, LoadError},
    },
};

pub(in super::super) static RECORDS: &[Command] = &[
    Command::new("loadsgf", "FILE [NUMBER|VERTEX]", "load the position before a move", loadsgf),
    Command::new("printsgf", "[FILE]", "the game as a record", printsgf),
];

/// Loads the position before the move of a number (1: before the first), before the first move at a
/// vertex, or after the last move: also where there is no such move. Answers who is to move.
fn loadsgf(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let file = arguments.word().ok_or(Failure::MissingFilename)?;
    let until = arguments.word();
    let record = GameRecord::load(file).map_err(|error| cannot_load(file, &error))?;
    let moves = until.and_then(|until| moves_before(&record, until));
    let position = moves
        .and_then(|moves| record.position(moves).ok())
        .unwrap_or_else(|| record.last_position());
    let to_move = position.to_move;
    let handicap = record.handicap_stones();
    session.restart(Game::from_board(position.board, to_move).with_handicap(handicap));
    if let Some(komi) = record.komi {
        session.game = session.game.clone().with_komi(komi);
    }
    if let Some(rules) = record.rules {
        // Where superko was asked for it stays: no record says otherwise.
        let repetition = session.game.rules().repetition.max(rules.repetition);
        session.set_rules(rules.with_repetition(repetition));
    }
    Ok(to_move.to_string())
}

fn cannot_load(file: &str, error: &LoadError) -> Failure {
    let reason = match error {
        LoadError::Io { error, .. } => error.to_string(),
        LoadError::Sgf { error, .. } => error.to_string(),
    };
    Failure::CannotLoad { file: file.to_owned(), reason }
}

/// The number of moves before the move that a word names.
fn moves_before(record: &GameRecord, word: &str) -> Option<usize> {
    if let Ok(number) = word.parse::<usize>() {
        return number.checked_sub(1);
    }
    let point = Point::from_name(word, record.size)?;
    let first = record.moves().find(|played| played.point == point)?;
    Some(first.number - 1)
}

fn printsgf(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let text = record::write(session);
    match arguments.word() {
        None => Ok(text),
        Some(file) => {
            write_file(Path::new(file), &text)?;
            done()
        }
    }
}

fn write_file(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text).map_err(|error| Failure::CannotWrite {
        file: path.display().to_string(),
        reason: error.to_string(),
    })
}
