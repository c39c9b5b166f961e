//! Playing moves and taking them back.

use super::super::{
    arguments::Arguments,
    failure::{Answer, Failure},
    session::Session,
    table::Command,
};
use super::{done, vertex};
use crate::{
    board::{Board, Colour, Point},
    game::Game,
};

pub(in super::super) static PLAY: &[Command] = &[
    Command::new("play", "COLOUR VERTEX", "play a move", play),
    Command::new("black", "VERTEX", "play a black move", black),
    Command::new("white", "VERTEX", "play a white move", white),
    Command::new("undo", "", "take back the last move", undo),
    Command::new("gg-undo", "[COUNT]", "take back the last moves", undo_several),
    Command::new("gogui-play_sequence", "[COLOUR VERTEX ...]", "play moves", play_sequence),
    Command::new("last_move", "", "the last move", last_move),
    Command::new("move_history", "", "all moves, the last first, one a line", move_history),
];

fn make(session: &mut Session, colour: Colour, point: Point) -> Answer {
    session.game_mut()?.play(colour, point).map_err(|_| Failure::IllegalMove)?;
    done()
}

fn play(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (colour, point) = arguments.play()?;
    make(session, colour, point)
}

fn black(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let point = arguments.vertex_or_pass()?;
    make(session, Colour::Black, point)
}

fn white(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let point = arguments.vertex_or_pass()?;
    make(session, Colour::White, point)
}

/// Plays all moves or, if one is illegal, none.
fn play_sequence(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let mut moves = Vec::new();
    while !arguments.is_empty() {
        moves.push(arguments.play()?);
    }
    let game = session.game_mut()?;
    let before = game.board().move_count();
    for (colour, point) in moves {
        if game.play(colour, point).is_err() {
            undo_to(game, before);
            return Err(Failure::IllegalMove);
        }
    }
    done()
}

fn undo_to(game: &mut Game, moves: usize) {
    while game.board().move_count() > moves && game.undo().is_some() {}
}

fn take_back(session: &mut Session, count: usize) -> Answer {
    let game = session.game_mut().map_err(|_| Failure::CannotUndo)?;
    let left = game.board().move_count().checked_sub(count).ok_or(Failure::CannotUndo)?;
    undo_to(game, left);
    done()
}

fn undo(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    take_back(session, 1)
}

fn undo_several(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let count = arguments.optional(Failure::NotAnInteger)?.unwrap_or(1);
    take_back(session, count)
}

fn named(board: &Board, (colour, point): (Colour, Point)) -> String {
    format!("{colour} {}", vertex(point, board.size()))
}

fn last_move(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let board = session.board();
    board.last_move().map(|last| named(board, last)).ok_or(Failure::NoPreviousMove)
}

fn move_history(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let board = session.board();
    let moves: Vec<String> = board.moves().rev().map(|made| named(board, made)).collect();
    Ok(moves.join("\n"))
}
