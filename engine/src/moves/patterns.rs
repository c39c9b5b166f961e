//! Moves that patterns propose.

use super::candidate::{PatternReason, Reason};
use crate::{
    answer::Reading,
    board::Point,
    context::Context,
    databases::{Databases, NamedDatabase, PatternOf},
    matching::{Classes, Kind, Match, PatternData, Value, Verdict, View},
};

/// The moves that patterns of the kind `moves` propose to the side to move, each with its reason. The
/// strings of the context have been analysed.
pub(super) fn proposals(databases: &Databases, context: &mut Context) -> Vec<(Point, Reason)> {
    let mut proposals = Vec::new();
    for database in databases.iter().filter(|database| database.has_kind(Kind::Moves)) {
        for found in database.matches(View::of(context.board(), context.to_move())) {
            let pattern = database.pattern(found.pattern);
            let Some(pattern) = pattern.filter(|pattern| pattern.kind == Kind::Moves) else {
                continue;
            };
            if classes_hold(&pattern, &found, context)
                && database.ask(&found, context) == Verdict::Accepted
            {
                proposals.push((found.mv, reason(database, pattern.data)));
            }
        }
    }
    proposals
}

/// Whether the classes of a pattern allow its move: legal; safe, unless it is a sacrifice; where its
/// stones must live, such as stand or fall by who moves first are rescued; and where the opponent's
/// move must be sensible too, that it is.
fn classes_hold(pattern: &PatternOf<'_>, found: &Match, context: &mut Context) -> bool {
    let has = |letter| pattern.data.classes.contains(letter);
    let (colour, point) = (found.side, found.mv);
    if has('T') || !context.board().is_legal(colour, point) {
        return false;
    }
    if !has('s') && context.safe_move(colour, point) != Reading::Win {
        return false;
    }
    if has('n') && context.safe_move(colour.other(), point) == Reading::Loss {
        return false;
    }
    dragons_are_as_wanted(pattern, found, context)
        && (!has('O') || context.rescues_critical_strings(pattern.data, found))
}

/// Whether the stones of the pattern live or are dead as its classes demand; true where that is not known.
fn dragons_are_as_wanted(pattern: &PatternOf<'_>, found: &Match, context: &Context) -> bool {
    Classes::known(&pattern.data.classes)
        .constraints()
        .iter()
        .all(|class| context.dragons_are_as_wanted(class, pattern.data, found).unwrap_or(true))
}

/// What a match adds to its move, by the classes and the values of the pattern.
fn reason(database: &NamedDatabase, data: &PatternData) -> Reason {
    if data.classes.contains('N') {
        return Reason::Antisuji { pattern: data.name.to_string() };
    }
    Reason::Pattern(PatternReason {
        database: database.name().to_owned(),
        pattern: data.name.to_string(),
        bonus: bonus(data),
        at_least: least(data),
        at_most: most(data),
    })
}

/// What the actions of the classes are worth in themselves: little, since most of what they do shows
/// in area and in the fate of strings.
fn bonus(data: &PatternData) -> f32 {
    let classes: f32 = data
        .classes
        .chars()
        .map(|class| match class {
            'B' | 'C' | 'U' => 2.0,
            'e' | 'E' | 'a' | 'd' | 'c' | 'b' | 'I' => 1.0,
            _ => 0.0,
        })
        .sum();
    let shape = data.values.iter().filter_map(|value| match value {
        Value::Shape(shape) => Some(shape / 4.0),
        _ => None,
    });
    0.5 + classes + shape.sum::<f32>()
}

/// The least value of the move: by its value field, or by the class of a joseki.
fn least(data: &PatternData) -> Option<f32> {
    let field = data.values.iter().filter_map(|value| match value {
        Value::MinValue(least) => Some(*least),
        _ => None,
    });
    let joseki = data.classes.chars().filter_map(|class| match class {
        'U' => Some(40.0),
        'J' => Some(27.0),
        'j' => Some(20.0),
        't' => Some(15.0),
        _ => None,
    });
    field.chain(joseki).reduce(f32::max)
}

fn most(data: &PatternData) -> Option<f32> {
    let fields = data.values.iter().filter_map(|value| match value {
        Value::MaxValue(most) => Some(*most),
        _ => None,
    });
    fields.reduce(f32::min)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn data(classes: &'static str, values: &'static [Value]) -> PatternData {
        PatternData { classes: classes.into(), values: values.into(), ..PatternData::default() }
    }

    #[test]
    fn values_come_from_fields_and_classes() {
        assert_eq!(least(&data("J", &[])), Some(27.0));
        assert_eq!(least(&data("j", &[Value::MinValue(30.0)])), Some(30.0));
        assert_eq!(least(&data("-", &[])), None);
        assert_eq!(most(&data("-", &[Value::MaxValue(3.0), Value::MaxValue(2.0)])), Some(2.0));
        assert_eq!(bonus(&data("CB", &[Value::Shape(4.0)])), 5.5);
    }
}
