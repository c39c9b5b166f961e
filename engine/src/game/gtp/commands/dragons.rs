//! Questions about dragons.

use super::super::{
    arguments::Arguments,
    failure::{Answer, Failure},
    session::Session,
    table::Command,
};
use super::{queries::string_at, vertex, vertices};
use crate::{
    answer::Status,
    autohelper::AutoHelper,
    board::{BoardSize, Colour, Point, PointSet, Vertex},
    position::{Dragon, Dragons},
};

pub(in super::super) static DRAGONS: &[Command] = &[
    Command::new("same_dragon", "VERTEX VERTEX", "1 if two stones are of one dragon", same_dragon),
    Command::new("dragon_stones", "[COLOUR|VERTEX]", "the stones of each dragon", dragon_stones),
    Command::new("dragon_status", "[VERTEX]", "whether dragons live", dragon_status),
    Command::new("dragon_data", "[VERTEX]", "all that is known of dragons", dragon_data),
    Command::new("is_surrounded", "VERTEX", "1 if a dragon is surrounded, 2 weakly", is_surrounded),
    Command::new("does_surround", "MOVE VERTEX", "1 if a move surrounds a dragon", does_surround),
    Command::new("surround_map", "VERTEX VERTEX", "1 inside the hull, 2 beside it", surround_map),
];

fn same_dragon(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let one = string_at(session.board(), arguments)?.origin();
    let other = string_at(session.board(), arguments)?.origin();
    Ok(u8::from(session.analysis().same_dragon(&[one, other])).to_string())
}

/// The stones that a command speaks of: all, those of a colour, or one.
pub(super) fn chosen(
    session: &Session,
    arguments: &mut Arguments<'_>,
) -> Result<PointSet, Failure> {
    let board = session.board();
    if arguments.is_empty() {
        let stones = Colour::ALL.map(|colour| *board.stones(colour));
        return Ok(stones[0] | stones[1]);
    }
    if let Ok(colour) = arguments.clone().colour() {
        return Ok(*board.stones(colour));
    }
    Ok(PointSet::only(string_at(board, arguments)?.origin()))
}

/// The dragons that a command speaks of, each told in its own way.
fn tell(
    session: &mut Session,
    chosen: &PointSet,
    words: impl Fn(&Dragon, BoardSize) -> String,
) -> Answer {
    let analysis = session.analysis();
    let size = analysis.board().size();
    let dragons = analysis.dragons().into_iter().flat_map(Dragons::iter);
    let chosen = dragons.filter(|dragon| dragon.stones.intersects(chosen));
    let told: Vec<String> = chosen.map(|dragon| words(dragon, size)).collect();
    Ok(told.join("\n"))
}

/// A line for each dragon.
fn dragon_stones(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let chosen = chosen(session, arguments)?;
    tell(session, &chosen, |dragon, size| vertices(dragon.stones, size))
}

const fn word(status: Status) -> &'static str {
    match status {
        Status::Alive => "alive",
        Status::Critical => "critical",
        Status::Dead => "dead",
        Status::Unknown => "unknown",
    }
}

/// The status of one dragon, with the moves that decide it where it is critical; or of all.
fn dragon_status(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let names_them = arguments.is_empty();
    let chosen = chosen(session, arguments)?;
    tell(session, &chosen, |dragon, size| {
        let name =
            if names_them { format!("{}: ", vertex(dragon.origin, size)) } else { String::new() };
        name + &status_words(dragon, size)
    })
}

fn status_words(dragon: &Dragon, size: BoardSize) -> String {
    let name = |point: Option<Point>| vertex(point.unwrap_or(Point::PASS), size);
    let word = word(dragon.status);
    if dragon.status == Status::Critical {
        format!("{word} {} {}", name(dragon.attack_point), name(dragon.defense_point))
    } else {
        word.to_owned()
    }
}

/// The lines of each dragon, under its name; or that a vertex is empty.
fn dragon_data(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    if let Ok(point) = arguments.clone().vertex()
        && session.board().vertex(point) == Vertex::Empty
    {
        return Ok(format!("{} empty", vertex(point, session.board().size())));
    }
    let chosen = chosen(session, arguments)?;
    tell(session, &chosen, data)
}

fn data(dragon: &Dragon, size: BoardSize) -> String {
    let name = |point: Option<Point>| vertex(point.unwrap_or(Point::PASS), size);
    let lines = [
        ("color", dragon.colour.to_string()),
        ("origin", vertex(dragon.origin, size)),
        ("size", dragon.size().to_string()),
        ("effective_size", format!("{:.2}", dragon.effective_size)),
        ("genus", dragon.genus.to_string()),
        ("heye", name(dragon.half_eye)),
        ("escape_route", dragon.escape_route.to_string()),
        ("lunch", name(dragon.lunch)),
        ("status", word(dragon.status).to_owned()),
        ("safety", dragon.safety.words().to_owned()),
        ("weakness", format!("{:.2}", dragon.weakness)),
        ("moat_width", moat_width(dragon)),
        ("moat_size", dragon.moat.free_liberties.len().to_string()),
        ("surround_status", (dragon.surroundings.status as u8).to_string()),
        ("surround_size", dragon.surroundings.size().to_string()),
        ("moyo_size", dragon.moyo_size.to_string()),
        ("moyo_territorial_value", format!("{:.2}", dragon.moyo_value)),
        ("neighbors", vertices(dragon.neighbours.iter().copied(), size)),
        ("hostile_neighbors", dragon.hostile_neighbours.to_string()),
        ("attack_point", name(dragon.attack_point)),
        ("defense_point", name(dragon.defense_point)),
        ("strings", vertices(dragon.strings, size)),
    ];
    let lines = lines.map(|(label, value)| format!("{label:<24}{value}"));
    format!("{}:\n{}", vertex(dragon.origin, size), lines.join("\n"))
}

/// How many vertices part the dragon from the nearest living stone of the opponent.
fn moat_width(dragon: &Dragon) -> String {
    dragon.moat.width.map_or_else(|| "none".to_owned(), |width| width.to_string())
}

fn is_surrounded(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let dragon = string_at(session.board(), arguments)?.origin();
    Ok(session.analysis().is_surrounded(&[dragon]).to_string())
}

fn does_surround(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let point = arguments.vertex()?;
    if session.board().vertex(point) != Vertex::Empty {
        return Err(Failure::OccupiedMove);
    }
    let dragon = string_at(session.board(), arguments)?.origin();
    Ok(u8::from(session.analysis().does_surround(&[point, dragon])).to_string())
}

fn surround_map(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let dragon = string_at(session.board(), arguments)?.origin();
    let point = arguments.vertex()?;
    Ok(session.analysis().surround_map(&[dragon, point]).to_string())
}
