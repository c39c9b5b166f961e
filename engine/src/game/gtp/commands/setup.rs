//! The board, komi, rules and handicap.

use super::super::{
    arguments::Arguments,
    failure::{Answer, Failure},
    handicap,
    session::Session,
    table::Command,
};
use super::{done, vertices};
use crate::{
    board::{Board, BoardSize, Colour, Point, Vertex},
    game::{Game, HandicapFault, Repetition},
    moves,
};

pub(in super::super) static SETUP: &[Command] = &[
    Command::new("boardsize", "SIZE", "begin anew on a board of 1 to 19 lines", boardsize),
    Command::new("query_boardsize", "", "the number of lines", query_boardsize),
    Command::new("clear_board", "", "take all stones off and begin anew", clear_board),
    Command::new("komi", "NUMBER", "the points that White is given", komi),
    Command::new("get_komi", "", "the points that White is given", get_komi),
    Command::new("kgs-rules", "RULES", "chinese, aga, new_zealand or japanese", rules),
    Command::new("superko", "[on|off]", "whether earlier positions may not come back", superko),
    Command::new("fixed_handicap", "STONES", "put handicap stones on fixed points", fixed),
    Command::new("place_free_handicap", "STONES", "put handicap stones where wanted", place_free),
    Command::new("set_free_handicap", "VERTEX ...", "put handicap stones on these", set_free),
    Command::new("get_handicap", "", "the number of handicap stones", get_handicap),
];

fn boardsize(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let size: i64 = arguments.number(Failure::SizeNoInteger)?;
    let size = usize::try_from(size).map_err(|_| Failure::UnacceptableSize)?;
    let size = BoardSize::new(size).map_err(|_| Failure::UnacceptableSize)?;
    session.restart(Game::new(size));
    done()
}

fn query_boardsize(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    Ok(session.board().size().get().to_string())
}

fn clear_board(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let size = session.board().size();
    session.restart(Game::new(size));
    done()
}

fn komi(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let komi: f32 = arguments.number(Failure::KomiNoFloat)?;
    if !komi.is_finite() {
        return Err(Failure::KomiNoFloat);
    }
    session.game = session.game.clone().with_komi(komi);
    done()
}

fn get_komi(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    Ok(format!("{:.1}", session.game.komi()))
}

/// The rules that servers know, as far as they differ here.
fn rules(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let rules = arguments.word().and_then(|name| name.parse().ok());
    let rules = rules.ok_or(Failure::InvalidRules)?;
    session.set_rules(rules);
    done()
}

fn superko(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let rules = session.game.rules();
    let repetition = match arguments.word() {
        Some("on") => Repetition::Superko,
        Some("off") => Repetition::Allowed,
        Some(_) => return Err(Failure::NeitherOnNorOff),
        None => {
            let on = rules.repetition == Repetition::Superko;
            return Ok(if on { "on" } else { "off" }.to_owned());
        }
    };
    session.set_rules(rules.with_repetition(repetition));
    done()
}

/// Handicap stones go on an empty board, before the first move.
fn check_empty(session: &Session) -> Result<(), Failure> {
    let board = session.board();
    let is_empty = board.empties().len() == board.size().get().pow(2) && board.move_count() == 0;
    if is_empty { Ok(()) } else { Err(Failure::BoardNotEmpty) }
}

fn give(session: &mut Session, stones: &[Point]) -> Answer {
    let placed = session.game_mut()?.place_handicap(stones);
    placed.map_err(|fault| match fault {
        HandicapFault::NotEmpty => Failure::BoardNotEmpty,
        HandicapFault::TooFew | HandicapFault::TooMany => Failure::InvalidHandicap,
        HandicapFault::Twice(_) => Failure::RepeatedVertex,
        HandicapFault::OffBoard(_) => Failure::InvalidCoordinate,
    })?;
    done()
}

/// How many stones are asked for; none where the number is below.
fn handicap_stones(arguments: &mut Arguments<'_>) -> Result<usize, Failure> {
    let stones: i64 = arguments.number(Failure::HandicapNoInteger)?;
    Ok(usize::try_from(stones).unwrap_or(0))
}

fn fixed(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    check_empty(session)?;
    let size = session.board().size();
    let stones = handicap_stones(arguments)?;
    let points = handicap::fixed(size, stones).ok_or(Failure::InvalidHandicap)?;
    give(session, &points)?;
    Ok(vertices(points, size))
}

fn place_free(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    check_empty(session)?;
    let size = session.board().size();
    let stones = handicap_stones(arguments)?;
    if !(2..size.get().pow(2)).contains(&stones) {
        return Err(Failure::InvalidHandicap);
    }
    let points = wanted_handicap(session, stones);
    give(session, &points)?;
    Ok(vertices(points, size))
}

/// Each stone where patterns want it, else on the next of the usual points.
fn wanted_handicap(session: &Session, stones: usize) -> Vec<Point> {
    let size = session.board().size();
    let mut board = Board::new(size);
    let usual = handicap::free(size, stones);
    for placed in 0..usual.len() {
        let left = usual.len() - placed;
        let wanted = moves::handicap_stone(&board, &session.databases, left, usual.len());
        let free = usual.iter().copied().find(|point| board.vertex(*point) == Vertex::Empty);
        let Some(point) = wanted.or(free) else { break };
        board.set(point, Colour::Black.stone());
    }
    board.stones(Colour::Black).iter().collect()
}

fn set_free(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    check_empty(session)?;
    let points = arguments.vertices()?;
    give(session, &points)
}

fn get_handicap(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    Ok(session.game.handicap().to_string())
}
