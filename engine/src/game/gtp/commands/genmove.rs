//! Moves of the program's own.

use super::super::{
    arguments::Arguments,
    failure::{Answer, Failure},
    session::{Session, Wish},
    table::Command,
};
use super::vertex;
use crate::{
    board::{Colour, Point, PointSet},
    moves::{self, Situation},
};

pub(in super::super) static GENMOVE: &[Command] = &[
    Command::new("genmove", "COLOUR", "play a move", genmove),
    Command::new("genmove_black", "", "play a move for Black", genmove_black),
    Command::new("genmove_white", "", "play a move for White", genmove_white),
    Command::new("reg_genmove", "COLOUR", "the move that would be played", reg_genmove),
    Command::new(
        "gg_genmove",
        "COLOUR [SEED]",
        "the move that would be played, drawn from a seed",
        gg_genmove,
    ),
    Command::new(
        "restricted_genmove",
        "COLOUR VERTEX ...",
        "the best of these moves, as it would be played",
        restricted,
    ),
    Command::new("kgs-genmove_cleanup", "COLOUR", "play on until dead stones are taken", cleanup),
];

fn genmove(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let colour = arguments.colour()?;
    play_own(session, colour)
}

fn genmove_black(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    play_own(session, Colour::Black)
}

fn genmove_white(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    play_own(session, Colour::White)
}

fn play_own(session: &mut Session, colour: Colour) -> Answer {
    let decision = session.choose(colour);
    if decision.resigns {
        return Ok("resign".to_owned());
    }
    let best = decision.best;
    play(session, colour, best)
}

fn play(session: &mut Session, colour: Colour, point: Point) -> Answer {
    session.game_mut()?.play(colour, point).map_err(|_| Failure::IllegalMove)?;
    Ok(vertex(point, session.board().size()))
}

fn tell(session: &mut Session, colour: Colour, wish: Wish) -> Answer {
    let best = session.decide(colour, wish).best;
    Ok(vertex(best, session.board().size()))
}

fn reg_genmove(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let colour = arguments.colour()?;
    tell(session, colour, Wish::default())
}

fn gg_genmove(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let colour = arguments.colour()?;
    let seed = arguments.optional(Failure::InvalidSeed)?.map(i64::cast_unsigned);
    tell(session, colour, Wish { seed, ..Wish::default() })
}

fn restricted(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let colour = arguments.colour()?;
    let allowed: PointSet = arguments.vertices()?.into_iter().collect();
    if allowed.is_empty() {
        return Err(Failure::NoAllowedVertex);
    }
    tell(session, colour, Wish { allowed: Some(allowed), ..Wish::default() })
}

fn cleanup(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let colour = arguments.colour()?;
    let mut point = session.decide(colour, Wish::default()).best;
    if point.is_pass() {
        let dead = *session.judge().dead();
        let board = session.board().clone();
        let forbidden = session.forbidden(colour);
        let situation =
            Situation { forbidden, ..Situation::new(&board, colour, &session.databases) };
        point = moves::clean_up(&situation, &dead);
    }
    play(session, colour, point)
}
