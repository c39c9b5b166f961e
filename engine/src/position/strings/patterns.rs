//! The moves that patterns of the kinds attack and defense propose for strings.

use super::{AnalysedString, StringMove, found};
use crate::{
    answer::Reading,
    board::{Colour, Point, PointSet},
    context::Context,
    databases::{Databases, NamedDatabase},
    matching::{Class, Classes, Kind, Match, Verdict, View, shape::Shape},
};

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
    let Some(shape) = pattern.shape else { return };
    let attacked = strings_to_try(context, place, shape, classes);
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
