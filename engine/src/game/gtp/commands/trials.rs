//! Moves tried on a board of their own, for questions about what comes of them.

use super::super::{arguments::Arguments, failure::Answer, session::Session, table::Command};
use super::{done, vertex};

pub(in super::super) static TRIALS: &[Command] = &[
    Command::new("trymove", "COLOUR VERTEX", "try a move", try_move),
    Command::new("tryko", "COLOUR VERTEX", "try a move that may take a ko back", try_ko),
    Command::new("popgo", "", "take back the last move tried", pop),
    Command::new("dump_stack", "", "the moves tried", dump),
];

fn try_move(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (colour, point) = arguments.play()?;
    session.try_move(|board| board.play(colour, point))?;
    done()
}

fn try_ko(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (colour, point) = arguments.play()?;
    session.try_move(|board| board.play_ignoring_ko(colour, point))?;
    done()
}

fn pop(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    session.pop_move()?;
    done()
}

fn dump(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let size = session.board().size();
    let moves: Vec<String> = session
        .tried()
        .map(|(colour, point)| format!("{colour} {}", vertex(point, size)))
        .collect();
    Ok(moves.join("\n"))
}
