//! `katachi genmove`: the move that the program would play in a position.

use std::path::Path;

use katachi::{
    board::BoardSize,
    game::{
        Game,
        gtp::{Identity, Session},
    },
    moves::{Decision, Level},
    runtime::Reader,
};

use crate::{
    Console, SUCCESS,
    arguments::{Choice, Genmove},
    failure::Failure,
    session::{Scene, load_databases},
    words,
};

pub(crate) fn run(arguments: &Genmove, console: &mut Console<'_>) -> Result<u8, Failure> {
    let scene = Scene::load(&arguments.game, console)?;
    let databases =
        load_databases(&arguments.databases, katachi::databases(), &Reader::default(), console)?;
    let game = Game::from_board(scene.position.board, scene.side)
        .with_handicap(scene.handicap)
        .with_komi(scene.komi)
        .with_rules(scene.rules);
    let size = game.board().size();
    let mut session = configured(Session::new(databases), &arguments.choice).with_game(game);
    let decision = session.choose(scene.side);
    if arguments.choice.trace {
        write!(console.errors, "{}", decision.trace(size))?;
    }
    if let Some(file) = &arguments.choice.out {
        write_record(&session, file)?;
    }
    writeln!(console.output, "{}", name(&decision, size))?;
    Ok(SUCCESS)
}

fn name(decision: &Decision, size: BoardSize) -> String {
    words::vertex(decision.best, size).unwrap_or_else(|| "pass".to_owned())
}

/// A session that chooses moves as the arguments want.
pub(crate) fn configured(session: Session, choice: &Choice) -> Session {
    let session = session
        .with_identity(Identity::default())
        .with_level(Level::new(choice.level))
        .with_seed(choice.seed)
        .with_every_pattern(choice.all_patterns);
    if choice.out.is_some() { session.keeping_choices() } else { session }
}

/// Writes the games so far, with all that was considered.
pub(crate) fn write_record(session: &Session, file: &Path) -> Result<(), Failure> {
    std::fs::write(file, session.records())
        .map_err(|error| Failure::File { path: file.to_owned(), error })
}
