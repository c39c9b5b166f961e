//! Questions about strings: what the analysis knows of them. Controllers know them as worms.

use super::super::{
    arguments::Arguments,
    failure::{Answer, Failure},
    session::Session,
    table::Command,
};
use super::{dragons::chosen, queries::string_at, vertex, vertices};
use crate::{
    answer::Reading,
    board::{Board, BoardSize, Point},
    position::{AnalysedString, Cutstone, StringMove, Strings, UnconditionalStatus},
};

pub(in super::super) static STRINGS: &[Command] = &[
    Command::new(
        "worm_data",
        "[VERTEX]",
        "what is known of a string, or of all vertices",
        worm_data,
    ),
    Command::new("worm_stones", "[COLOUR|VERTEX]", "the stones of each string", worm_stones),
    Command::new(
        "worm_cutstone",
        "VERTEX",
        "2 if a string cuts, 1 if it may, else 0",
        worm_cutstone,
    ),
];

/// A line for each string.
fn worm_stones(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let chosen = chosen(session, arguments)?;
    let board = session.board();
    let strings = board.strings_in(chosen);
    let lines: Vec<String> =
        strings.map(|string| vertices(string.stones(), board.size())).collect();
    Ok(lines.join("\n"))
}

fn worm_cutstone(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let origin = string_at(session.board(), arguments)?.origin();
    let known = session.analysis().strings().and_then(|strings| strings.get(origin));
    Ok(known.map_or(0, |string| cutstone(string.shape.cutstone)).to_string())
}

fn worm_data(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let asked = match arguments.is_empty() {
        true => None,
        false => Some(arguments.vertex().map_err(|_| Failure::InvalidMove)?),
    };
    let analysis = session.analysis();
    let (board, strings) = (analysis.board(), analysis.strings());
    let all: Vec<Point> = board.size().points().collect();
    let points = asked.as_ref().map_or(&all[..], std::slice::from_ref);
    let lines = points.iter().flat_map(|&point| data(board, strings, point));
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

/// What is known of the vertex, a line for each fact.
fn data(board: &Board, strings: Option<&Strings>, point: Point) -> Vec<String> {
    let size = board.size();
    let string = strings.and_then(|strings| strings.get(point));
    let status = strings
        .map_or(UnconditionalStatus::Undecided, |strings| strings.unconditional().status(point));
    let facts = match (string, strings) {
        (Some(string), Some(strings)) => of_string(string, strings, size),
        _ => of_empty(point, size),
    };
    let facts = facts.into_iter().chain([("unconditional_status", status_word(status).to_owned())]);
    let lines = facts.map(|(name, value)| format!("{name:<20} {value}"));
    std::iter::once(format!("{}:", vertex(point, size))).chain(lines).collect()
}

type Facts = Vec<(&'static str, String)>;

fn of_string(string: &AnalysedString, strings: &Strings, size: BoardSize) -> Facts {
    let flag = |holds: bool| u8::from(holds).to_string();
    let lunch = strings.lunch(string.origin).map_or(Point::PASS, |lunch| lunch.origin);
    let [attack, defense] = [&string.attacks, &string.defenses].map(|moves| best(moves, size));
    let [_, second, third, fourth] = string.shape.liberties;
    vec![
        ("origin", vertex(string.origin, size)),
        ("color", string.colour.to_string()),
        ("size", string.size.to_string()),
        ("effective_size", format!("{:.2}", string.shape.effective_size)),
        ("liberties", string.liberties.to_string()),
        ("liberties2", second.to_string()),
        ("liberties3", third.to_string()),
        ("liberties4", fourth.to_string()),
        ("attack_code", attack.0),
        ("attack_point", attack.1),
        ("defense_code", defense.0),
        ("defense_point", defense.1),
        ("lunch", vertex(lunch, size)),
        ("cutstone", cutstone(string.shape.cutstone).to_string()),
        ("cutstone2", string.cutstone2().to_string()),
        ("genus", string.shape.genus.to_string()),
        ("inessential", flag(strings.is_inessential(string.origin))),
        ("invincible", flag(string.invincible)),
    ]
}

/// An empty vertex is given as a string without stones.
fn of_empty(point: Point, size: BoardSize) -> Facts {
    let zeros = |names: &[&'static str]| -> Facts {
        names.iter().map(|name| (*name, "0".to_owned())).collect()
    };
    let mut facts = vec![
        ("origin", vertex(point, size)),
        ("color", "empty".to_owned()),
        ("size", "0".to_owned()),
    ];
    facts.push(("effective_size", "0.00".to_owned()));
    facts.extend(zeros(&["liberties", "liberties2", "liberties3", "liberties4"]));
    for (code, point) in [("attack_code", "attack_point"), ("defense_code", "defense_point")] {
        facts.extend([(code, "0".to_owned()), (point, "PASS".to_owned())]);
    }
    facts.push(("lunch", "PASS".to_owned()));
    facts.extend(zeros(&["cutstone", "cutstone2", "genus", "inessential", "invincible"]));
    facts
}

/// The code of the best move, and the move.
fn best(moves: &[StringMove], size: BoardSize) -> (String, String) {
    let reading = moves.first().map_or(Reading::Loss, |best| best.reading);
    let point = moves.first().map_or(Point::PASS, |best| best.point);
    (code(reading).to_string(), vertex(point, size))
}

/// The code by which worm data tells a reading.
const fn code(reading: Reading) -> u8 {
    match reading {
        Reading::Loss => 0,
        Reading::KoB => 1,
        Reading::KoA => 4,
        Reading::Win => 5,
    }
}

const fn cutstone(cutstone: Cutstone) -> u8 {
    match cutstone {
        Cutstone::None => 0,
        Cutstone::Potential => 1,
        Cutstone::Cutting => 2,
    }
}

/// The word by which worm data tells what is sure: what is undecided is unknown.
const fn status_word(status: UnconditionalStatus) -> &'static str {
    match status {
        UnconditionalStatus::Undecided => "unknown",
        decided => decided.word(),
    }
}
