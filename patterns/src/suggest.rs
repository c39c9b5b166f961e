//! What patterns say about a position: all matches of a set of databases, gathered by move.
//!
//! This is the library side of `katachi suggest`: [`find`] gives every match with the pattern it is
//! of, [`class_checks`] what the pattern's classes demand, answered as far as board and reading
//! tell, and [`suggest`] the accepted ones grouped by the move that they suggest.

use katachi_engine::{
    board::Point,
    context::Context,
    databases::{Databases, NamedDatabase, PatternOf},
    matching::{Classes, Demand, Kind, Match, Verdict, View},
};

use crate::clauses::{Clause, clauses};

/// A match with the pattern it is of.
#[derive(Clone, Copy, Debug)]
pub struct Found<'a> {
    /// The database that has the pattern.
    pub database: &'a NamedDatabase,
    /// The pattern.
    pub pattern: PatternOf<'a>,
    /// Where it matches.
    pub place: Match,
}

impl Found<'_> {
    /// What constraint and hand-written helper say of it.
    pub fn ask(&self, context: &mut Context) -> Verdict {
        self.database.ask(&self.place, context)
    }

    /// What each conjunct of its constraint says; see [`clauses`](crate::clauses).
    pub fn clauses(&self, context: &mut Context) -> Option<Vec<Clause>> {
        clauses(self.pattern.data, &self.place, context)
    }

    /// Its labels and the vertices that they name, in the order of the diagram.
    pub fn labels(&self) -> impl Iterator<Item = (char, Point)> {
        let labels = self.pattern.data.labels.iter();
        labels.map(|label| (label.letter, self.place.at(label.row.into(), label.column.into())))
    }
}

/// Every match of the databases for one side, by database, pattern, transformation and place.
pub fn find<'a>(databases: &'a Databases, view: View<'_>) -> Vec<Found<'a>> {
    databases.iter().flat_map(|database| find_in(database, view)).collect()
}

fn find_in<'a>(database: &'a NamedDatabase, view: View<'_>) -> Vec<Found<'a>> {
    let mut matches = database.matches(view);
    matches.sort_unstable();
    let found =
        |place: Match| Some(Found { database, pattern: database.pattern(place.pattern)?, place });
    matches.into_iter().filter_map(found).collect()
}

/// Something that the classes of a pattern demand before it takes effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClassCheck {
    /// What is demanded.
    pub demand: Demand,
    /// Whether it is so. `None`: it cannot be told, since the [dragons](Context::analyse) of the position have
    /// not been analysed.
    pub holds: Option<bool>,
}

/// What the classes of a pattern demand at a match, answered as far as the context knows the position.
pub fn class_checks(found: &Found<'_>, context: &mut Context) -> Vec<ClassCheck> {
    let PatternOf { kind, data, .. } = found.pattern;
    let demands = Demand::of(kind, Classes::known(&data.classes), !found.place.mv.is_pass());
    demands
        .map(|demand| ClassCheck { demand, holds: context.meets(demand, data, &found.place) })
        .collect()
}

/// A match that suggests a move.
#[derive(Clone, Debug)]
pub struct Reason<'a> {
    /// The match.
    pub found: Found<'a>,
    /// What constraint and helper said: accepted or unknown.
    pub verdict: Verdict,
    /// What its classes demand.
    pub checks: Vec<ClassCheck>,
}

/// A move that patterns suggest.
#[derive(Clone, Debug)]
pub struct Suggestion<'a> {
    /// The move.
    pub mv: Point,
    /// The matches that suggest it.
    pub reasons: Vec<Reason<'a>>,
}

/// What patterns suggest, and how many matches say nothing.
#[derive(Clone, Default, Debug)]
pub struct Suggestions<'a> {
    /// The moves, those with the most reasons first.
    pub moves: Vec<Suggestion<'a>>,
    /// Matches that constraint or helper rejected.
    pub rejected: usize,
    /// Matches whose classes demand what is not so, such as a safe move, or a dragon that lives.
    pub refused: usize,
    /// Matches of patterns without a move, or whose `*` is none of the side's own, as in connections,
    /// where the opponent cuts there.
    pub without_move: usize,
}

/// The moves that the databases' patterns suggest for one side.
pub fn suggest<'a>(
    databases: &'a Databases,
    view: View<'_>,
    context: &mut Context,
) -> Suggestions<'a> {
    let mut suggestions = Suggestions::default();
    for found in find(databases, view) {
        suggestions.add(found, context);
    }
    suggestions.moves.sort_by_key(|suggestion| std::cmp::Reverse(suggestion.reasons.len()));
    suggestions
}

impl<'a> Suggestions<'a> {
    fn add(&mut self, found: Found<'a>, context: &mut Context) {
        if found.place.mv.is_pass() || found.pattern.kind == Kind::Connections {
            self.without_move += 1;
            return;
        }
        let verdict = found.ask(context);
        if verdict.accepted() == Some(false) {
            self.rejected += 1;
            return;
        }
        let checks = class_checks(&found, context);
        if checks.iter().any(|check| check.holds == Some(false)) {
            self.refused += 1;
            return;
        }
        self.of_move(found.place.mv).reasons.push(Reason { found, verdict, checks });
    }

    fn of_move(&mut self, mv: Point) -> &mut Suggestion<'a> {
        let index = self.moves.iter().position(|suggestion| suggestion.mv == mv);
        let index = index.unwrap_or_else(|| {
            self.moves.push(Suggestion { mv, reasons: Vec::new() });
            self.moves.len() - 1
        });
        &mut self.moves[index]
    }
}
