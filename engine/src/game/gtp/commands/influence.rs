//! Questions about influence.

use super::super::{
    arguments::Arguments,
    failure::{Answer, Failure},
    session::Session,
    table::Command,
};
use crate::{
    answer::Answer as _,
    board::{Board, Colour, Point},
    context::Context,
    position::influence::{Influence, Play, Purpose, Region, Source},
};

pub(in super::super) static INFLUENCE: &[Command] = &[
    Command::new("initial_influence", "COLOUR WHAT", "influence, a side moving first", initial),
    Command::new("move_influence", "COLOUR VERTEX WHAT", "influence after a move", after_move),
    Command::new(
        "followup_influence",
        "COLOUR VERTEX WHAT",
        "influence if a move is followed up",
        follow_up,
    ),
];

/// What is told of each vertex.
#[derive(Clone, Copy)]
enum What {
    Influence(Colour),
    Strength(Colour),
    Attenuation(Colour),
    Permeability(Colour),
    TerritoryValue,
    Regions,
    NonTerritory,
}

impl What {
    fn from_word(word: &str) -> Option<What> {
        let of_colour = |colour, kind| match kind {
            "influence" => Some(What::Influence(colour)),
            "strength" => Some(What::Strength(colour)),
            "attenuation" => Some(What::Attenuation(colour)),
            "permeability" => Some(What::Permeability(colour)),
            _ => None,
        };
        match word.split_once('_')? {
            ("black", kind) => of_colour(Colour::Black, kind),
            ("white", kind) => of_colour(Colour::White, kind),
            ("territory", "value") => Some(What::TerritoryValue),
            ("influence", "regions") => Some(What::Regions),
            ("non", "territory") => Some(What::NonTerritory),
            _ => None,
        }
    }

    /// What it is at a vertex, as controllers expect it.
    fn show(self, influence: &Influence, board: &Board, point: Point) -> String {
        match self {
            What::Influence(colour) => real(influence.at(colour, point)),
            What::Strength(colour) => {
                real(source_at(influence, colour, point).map_or(0.0, |source| source.strength))
            }
            What::Attenuation(colour) => {
                let source = source_at(influence, colour, point);
                real(source.map_or(Purpose::Territory.attenuation(), |source| source.attenuation))
            }
            What::Permeability(colour) => real(influence.permeability(colour, point)),
            What::TerritoryValue => real(influence.territory_value(Colour::White, point)),
            // Controllers want to know where stones are, dead ones too.
            What::Regions => {
                let stone = board.vertex(point).colour().map(Region::Stone);
                whole(stone.unwrap_or(influence.region(point)).number())
            }
            What::NonTerritory => whole(non_territory(influence, point)),
        }
    }
}

fn real(number: f32) -> String {
    format!("{number:6.2} ")
}

fn whole(number: i32) -> String {
    format!("{number:2} ")
}

fn source_at(influence: &Influence, colour: Colour, point: Point) -> Option<&Source> {
    influence.sources().iter().find(|source| source.point == point && source.colour == colour)
}

/// The colours that get no territory: 1 for White, 2 for Black, 3 for both.
fn non_territory(influence: &Influence, point: Point) -> i32 {
    let has = |colour| i32::from(influence.excluded(colour).contains(point));
    has(Colour::White) + 2 * has(Colour::Black)
}

/// What is wanted, the last argument.
fn what(arguments: &mut Arguments<'_>) -> Result<What, Failure> {
    arguments.word().and_then(What::from_word).ok_or(Failure::UnknownInfluence)
}

/// A line for each row, a number and a blank for each vertex.
fn show(influence: &Influence, board: &Board, what: What) -> String {
    let size = board.size();
    let row = |row| -> String {
        (0..size.get()).map(|column| what.show(influence, board, Point::at(row, column))).collect()
    };
    let rows: Vec<String> = (0..size.get()).map(row).collect();
    rows.join("\n")
}

fn initial(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let colour = arguments.colour()?;
    let what = what(arguments)?;
    let influence = session.analysis().influence(colour).cloned();
    tell(session, influence.as_ref(), what)
}

/// How influence is computed after a move.
type AfterMove = fn(&mut Context, &Play) -> Option<Influence>;

fn after(session: &mut Session, arguments: &mut Arguments<'_>, compute: AfterMove) -> Answer {
    let (colour, point) = arguments.play().map_err(|_| Failure::NoMove)?;
    session.board().legality(colour, point).map_err(|_| Failure::IllegalMove)?;
    let what = what(arguments)?;
    let analysis = session.analysis();
    let play = Play::new(colour, point);
    let stands = analysis.safe_move(colour, point).truth();
    let influence = compute(analysis, &if stands { play } else { play.given_up() });
    tell(session, influence.as_ref(), what)
}

fn tell(session: &Session, influence: Option<&Influence>, what: What) -> Answer {
    Ok(influence.map_or_else(String::new, |influence| show(influence, session.board(), what)))
}

fn after_move(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    after(session, arguments, Context::influence_after)
}

fn follow_up(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    after(session, arguments, Context::follow_up_influence)
}
