//! The strings of a position with their points of attack and defense.
//!
//! Reading tells of each string whether it can be captured and saved, and how. It looks at the moves
//! that its own ideas propose, so patterns of the kinds attack and defense propose more: each is
//! verified by reading before it counts. A pattern may also withdraw an attack (`remove_attack`).

use crate::{
    answer::Reading,
    board::{Colour, PerPoint, Point, PointSet},
    context::Context,
    databases::{Databases, NamedDatabase},
    matching::{Class, Classes, Kind, Match, Verdict, View, shape::Shape},
};

/// A move about a string, and how well it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StringMove {
    /// The move.
    pub point: Point,
    /// What it comes to for who plays it. Never a loss.
    pub reading: Reading,
}

/// A string and what can be done to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnalysedString {
    /// Its first stone.
    pub origin: Point,
    /// Its colour.
    pub colour: Colour,
    /// The number of its stones.
    pub size: usize,
    /// The number of its liberties.
    pub liberties: usize,
    /// The moves that capture it, best first. Empty: it cannot be captured.
    pub attacks: Vec<StringMove>,
    /// The moves that save it, best first. Empty where it cannot be captured or not be saved.
    pub defenses: Vec<StringMove>,
}

impl AnalysedString {
    /// How well an attack goes if the opponent moves first.
    pub fn attack(&self) -> Reading {
        self.attacks.first().map_or(Reading::Loss, |best| best.reading)
    }

    /// How well a defense goes if its owner moves first; a loss where there is no attack.
    pub fn defense(&self) -> Reading {
        self.defenses.first().map_or(Reading::Loss, |best| best.reading)
    }

    /// Whether it can be captured and also saved: whoever moves first decides.
    pub fn is_critical(&self) -> bool {
        !self.attacks.is_empty() && !self.defenses.is_empty()
    }
}

/// All strings of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Strings {
    list: Vec<AnalysedString>,
    /// The index in `list` of the string at a point, one more than it.
    at: PerPoint<u16>,
    /// The hash of the position, the ko included.
    position: u64,
}

impl Strings {
    /// The string at a point.
    pub fn get(&self, at: Point) -> Option<&AnalysedString> {
        self.list.get((self.at[at] as usize).checked_sub(1)?)
    }

    /// All strings, by origin.
    pub fn iter(&self) -> impl Iterator<Item = &AnalysedString> {
        self.list.iter()
    }

    /// The hash of the position that they are of: [`Board::hash`](crate::board::Board::hash).
    pub fn position(&self) -> u64 {
        self.position
    }

    fn get_mut(&mut self, at: Point) -> Option<&mut AnalysedString> {
        self.list.get_mut((self.at[at] as usize).checked_sub(1)?)
    }

    /// Takes back that the string at a point can be captured.
    pub(crate) fn remove_attack(&mut self, at: Point) {
        if let Some(string) = self.get_mut(at) {
            string.attacks.clear();
            string.defenses.clear();
        }
    }

    /// What reading says of each string.
    pub(crate) fn read(context: &mut Context) -> Strings {
        let mut at = PerPoint::filled(0);
        let mut list = Vec::new();
        let origins: Vec<Point> = context.board().strings().map(|string| string.origin()).collect();
        for origin in origins {
            let Some(string) = read_string(context, origin) else { continue };
            list.push(string);
            let number = list.len() as u16;
            for stone in
                context.board().string(origin).into_iter().flat_map(|it| it.stones().iter())
            {
                at[stone] = number;
            }
        }
        Strings { list, at, position: context.board().hash() }
    }
}

fn read_string(context: &mut Context, origin: Point) -> Option<AnalysedString> {
    let string = context.board().string(origin)?;
    let (colour, size, liberties) = (string.colour(), string.size(), string.liberty_count());
    let attack = context.read_attack(origin);
    let attacks = found(attack.best, attack.reading);
    let defenses = if attacks.is_empty() {
        Vec::new()
    } else {
        let defense = context.read_defense(origin);
        found(defense.best, defense.reading)
    };
    Some(AnalysedString { origin, colour, size, liberties, attacks, defenses })
}

fn found(best: Option<Point>, reading: Reading) -> Vec<StringMove> {
    best.into_iter().map(|point| StringMove { point, reading }).collect()
}

/// Lets the patterns of the kinds attack and defense propose moves, for either side as `O`, and
/// does their actions. The context holds the strings as read.
pub(crate) fn ask_patterns(context: &mut Context, databases: &Databases) {
    for kind in [Kind::Attack, Kind::Defense] {
        for side in Colour::ALL {
            for database in databases.iter() {
                for place in matches_of_kind(database, kind, side, context) {
                    ask_pattern(context, database, &place);
                }
            }
        }
    }
}

fn matches_of_kind(
    database: &NamedDatabase,
    kind: Kind,
    side: Colour,
    context: &Context,
) -> Vec<Match> {
    let is_of_kind = |index| database.pattern(index).is_some_and(|pattern| pattern.kind == kind);
    if !(0..database.len()).any(is_of_kind) {
        return Vec::new();
    }
    let mut matches = database.matches(View::of(context.board(), side));
    matches.retain(|place| is_of_kind(place.pattern));
    matches.sort_unstable();
    matches
}

/// Tries what one match proposes, if its constraint accepts it.
fn ask_pattern(context: &mut Context, database: &NamedDatabase, place: &Match) {
    let Some(pattern) = database.pattern(place.pattern) else { return };
    let classes = Classes::known(&pattern.data.classes);
    let Ok(shape) = Shape::of(pattern.data, pattern.kind) else { return };
    let attacked = strings_to_try(context, place, &shape, classes);
    if attacked.is_empty() && !pattern.data.has_action {
        return;
    }
    if database.ask(place, context) != Verdict::Accepted {
        return;
    }
    for origin in attacked {
        if classes.has(Class::Attack) && pattern.kind == Kind::Attack {
            try_attack(context, origin, place.mv);
        }
        if classes.has(Class::Defend) && pattern.kind == Kind::Defense {
            try_defense(context, origin, place.mv);
        }
    }
    database.act(place, context);
}

/// The strings that the pattern's class speaks of: all of `X` that it shows for `A`, those of `O`
/// that can be captured for `D`; less those for which its move is known already.
fn strings_to_try(context: &Context, place: &Match, shape: &Shape, classes: Classes) -> Vec<Point> {
    let colour = match () {
        () if classes.has(Class::Attack) => place.side.other(),
        () if classes.has(Class::Defend) => place.side,
        () => return Vec::new(),
    };
    let shown: PointSet =
        shape.cells.iter().map(|cell| place.at(cell.row.into(), cell.column.into())).collect();
    let Some(strings) = context.strings() else { return Vec::new() };
    let wanted = |string: &AnalysedString| {
        let known = if classes.has(Class::Attack) { &string.attacks } else { &string.defenses };
        string.colour == colour
            && (classes.has(Class::Attack) || !string.attacks.is_empty())
            && !known.iter().any(|it| it.point == place.mv)
    };
    let origins = context.board().strings_in(shown).map(|string| string.origin());
    origins.filter(|origin| strings.get(*origin).is_some_and(wanted)).collect()
}

/// Counts a move as a point of attack if it captures the string; where the string was thought safe,
/// looks for a defense.
fn try_attack(context: &mut Context, origin: Point, mv: Point) {
    let reading = context.read_does_attack(mv, origin);
    if reading == Reading::Loss {
        return;
    }
    let was_safe =
        context.strings().and_then(|it| it.get(origin)).is_some_and(|it| it.attacks.is_empty());
    let defense = was_safe.then(|| context.read_defense(origin));
    let Some(string) = context.strings_mut().and_then(|it| it.get_mut(origin)) else { return };
    insert(&mut string.attacks, StringMove { point: mv, reading });
    if let Some(defense) = defense {
        string.defenses = found(defense.best, defense.reading);
    }
}

/// Counts a move as a point of defense if it saves the string.
fn try_defense(context: &mut Context, origin: Point, mv: Point) {
    let reading = context.read_does_defend(mv, origin);
    if reading == Reading::Loss {
        return;
    }
    let Some(string) = context.strings_mut().and_then(|it| it.get_mut(origin)) else { return };
    insert(&mut string.defenses, StringMove { point: mv, reading });
}

/// Keeps the better move in front; of equals, the one known longer.
fn insert(moves: &mut Vec<StringMove>, mv: StringMove) {
    let at = moves.partition_point(|known| known.reading >= mv.reading);
    moves.insert(at, mv);
}
