//! The end of a game.

use super::super::{
    arguments::Arguments,
    failure::{Answer, Failure},
    session::Session,
    table::Command,
};
use super::vertices;
use crate::{
    board::{Board, Point},
    game::score::{FinalStatus, ScoreEstimate, score},
    position::Unconditional,
};

pub(in super::super) static SCORING: &[Command] = &[
    Command::new("final_score", "", "the score of the finished game", final_score),
    Command::new("estimate_score", "", "what the score may come to, by influence", estimate),
    Command::new("final_status", "VERTEX", "what a vertex comes to in the end", final_status),
    Command::new("unconditional_status", "VERTEX", "what is sure if one side passes on", sure),
    Command::new("final_status_list", "STATUS", "the vertices that come to this", list),
];

fn final_score(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let position = session.judge();
    Ok(score(&position, session.game.rules().counting, session.game.komi()).to_string())
}

fn estimate(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let (counting, komi) = (session.game.rules().counting, session.game.komi());
    Ok(ScoreEstimate::of(session.analysis(), counting, komi).to_string())
}

fn final_status(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let point = arguments.vertex()?;
    Ok(session.judge().status(point).word().to_owned())
}

/// What holds even if the opponent plays on and on while the owner passes.
fn sure(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let point = arguments.vertex()?;
    Ok(Unconditional::of(session.board()).status(point).word().to_owned())
}

/// Stones are given string by string, a line for each; empty vertices in one line.
fn list(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let word = arguments.word().ok_or(Failure::MissingStatus)?;
    let wanted = FinalStatus::from_word(word).ok_or(Failure::InvalidStatus)?;
    let position = session.judge();
    let board = position.board();
    let holds = |point: &Point| position.status(*point) == wanted;
    Ok(match wanted {
        FinalStatus::Alive | FinalStatus::Dead | FinalStatus::Seki => by_string(board, holds),
        FinalStatus::Territory(_) | FinalStatus::Dame => {
            vertices(board.empties().iter().filter(holds), board.size())
        }
    })
}

fn by_string(board: &Board, holds: impl Fn(&Point) -> bool) -> String {
    let strings = board.strings().filter(|string| holds(&string.origin()));
    let lines: Vec<String> =
        strings.map(|string| vertices(string.stones(), board.size())).collect();
    lines.join("\n")
}
