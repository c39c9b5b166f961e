//! Questions about the board.

use super::super::{
    arguments::Arguments,
    failure::{Answer, Failure},
    picture,
    session::Session,
    table::Command,
};
use super::vertices;
use crate::board::{Board, Point, StoneString, Vertex};

pub(in super::super) static QUERIES: &[Command] = &[
    Command::new("showboard", "", "draw the board", showboard),
    Command::new("color", "VERTEX", "black, white or empty", colour_at),
    Command::new("list_stones", "COLOUR", "where stones of a colour are", list_stones),
    Command::new("captures", "COLOUR", "the number of stones that a colour has taken", captures),
    Command::new("countlib", "VERTEX", "the number of liberties of a string", count_liberties),
    Command::new("findlib", "VERTEX", "the liberties of a string", find_liberties),
    Command::new("accuratelib", "COLOUR VERTEX", "the liberties after a move", liberties_after),
    Command::new("is_legal", "COLOUR VERTEX", "1 if a move is legal, 0 if not", is_legal),
    Command::new("all_legal", "COLOUR", "all legal moves", all_legal),
];

/// The string at the vertex that a command names.
pub(super) fn string_at<'b>(
    board: &'b Board,
    arguments: &mut Arguments<'_>,
) -> Result<&'b StoneString, Failure> {
    board.string(arguments.vertex()?).ok_or(Failure::EmptyVertex)
}

fn showboard(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    Ok(picture::draw(session.board()))
}

fn colour_at(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let vertex = session.board().vertex(arguments.vertex()?);
    Ok(vertex.colour().map_or("empty".to_owned(), |colour| colour.to_string()))
}

fn list_stones(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let stones = session.board().stones(arguments.colour()?);
    Ok(vertices(stones, session.board().size()))
}

fn captures(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    Ok(session.board().captured(arguments.colour()?.other()).to_string())
}

fn count_liberties(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    Ok(string_at(session.board(), arguments)?.liberty_count().to_string())
}

fn find_liberties(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let string = string_at(session.board(), arguments)?;
    Ok(vertices(string.liberties(), session.board().size()))
}

fn liberties_after(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (colour, point) = arguments.play()?;
    if session.board().vertex(point) != Vertex::Empty {
        return Err(Failure::OccupiedVertex);
    }
    let liberties = session.board().liberties_after(colour, point);
    Ok(vertices(liberties, session.board().size()))
}

fn is_legal(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (colour, point) = arguments.play()?;
    Ok(u8::from(session.legality(colour, point).is_ok()).to_string())
}

fn all_legal(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let colour = arguments.colour()?;
    let size = session.board().size();
    let legal: Vec<Point> =
        size.points().filter(|&point| session.legality(colour, point).is_ok()).collect();
    Ok(vertices(legal, size))
}
