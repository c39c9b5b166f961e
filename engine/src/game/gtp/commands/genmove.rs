//! Moves of the program's own.

use super::super::{
    arguments::Arguments,
    failure::{Answer, Failure},
    session::Session,
    table::Command,
};
use super::vertex;
use crate::{
    board::{Colour, Point, PointSet},
    moves::{self, Decision, Situation},
};

pub(in super::super) static GENMOVE: &[Command] = &[
    Command::new("genmove", "COLOUR", "play a move", genmove),
    Command::new("reg_genmove", "COLOUR", "the move that would be played", reg_genmove),
    Command::new("kgs-genmove_cleanup", "COLOUR", "play on until dead stones are taken", cleanup),
    Command::new("top_moves", "COLOUR", "the best moves, with values and reasons", top_moves),
];

/// The moves that superko forbids beyond what the board does.
fn forbidden(session: &Session, colour: Colour) -> PointSet {
    let board = session.board();
    let empties = board.empties().iter();
    empties
        .filter(|&point| board.is_legal(colour, point) && session.legality(colour, point).is_err())
        .collect()
}

fn decide(session: &mut Session, colour: Colour) -> Decision {
    let board = session.board().clone();
    let forbidden = forbidden(session, colour);
    let databases = &session.databases;
    let situation =
        Situation { forbidden, seed: session.seed, ..Situation::new(&board, colour, databases) };
    moves::generate(&situation)
}

fn genmove(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let colour = arguments.colour()?;
    let best = decide(session, colour).best;
    play(session, colour, best)
}

fn play(session: &mut Session, colour: Colour, point: Point) -> Answer {
    session.game_mut()?.play(colour, point).map_err(|_| Failure::IllegalMove)?;
    Ok(vertex(point, session.board().size()))
}

fn reg_genmove(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let colour = arguments.colour()?;
    let best = decide(session, colour).best;
    Ok(vertex(best, session.board().size()))
}

fn cleanup(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let colour = arguments.colour()?;
    let mut point = decide(session, colour).best;
    if point.is_pass() {
        let dead = *session.judge().dead();
        let board = session.board().clone();
        let forbidden = forbidden(session, colour);
        let situation =
            Situation { forbidden, ..Situation::new(&board, colour, &session.databases) };
        point = moves::clean_up(&situation, &dead);
    }
    play(session, colour, point)
}

/// How many moves `top_moves` shows.
const SHOWN: usize = 10;

fn top_moves(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let colour = arguments.colour()?;
    let decision = decide(session, colour);
    let size = session.board().size();
    let shown = decision.candidates.iter().take(SHOWN);
    let lines: Vec<String> = shown.map(|candidate| candidate.describe(size)).collect();
    Ok(lines.join("\n"))
}
