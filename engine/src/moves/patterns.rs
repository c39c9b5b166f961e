//! Moves that patterns propose.

use super::{
    candidate::{PatternReason, Reason},
    safety::capture_after,
    strings::StringState,
};
use crate::{
    answer::Reading,
    board::{Board, Colour, Point},
    context::Context,
    databases::{Databases, NamedDatabase, PatternOf},
    matching::{Kind, Match, PatternData, Value, Verdict, View},
    reading::{self, Reader},
};

/// What the classes of a pattern are asked of.
pub(super) struct Judge<'a> {
    pub(super) board: &'a mut Board,
    pub(super) reader: &'a mut Reader,
    pub(super) strings: &'a [StringState],
    pub(super) colour: Colour,
}

/// The moves that patterns of the kind `moves` propose to the side to move, each with its reason.
pub(super) fn proposals(databases: &Databases, judge: &mut Judge<'_>) -> Vec<(Point, Reason)> {
    let mut context = Context::new(judge.board.clone(), judge.colour);
    let mut proposals = Vec::new();
    for database in databases.iter() {
        for found in database.matches(View::of(judge.board, judge.colour)) {
            let pattern = database.pattern(found.pattern);
            let Some(pattern) = pattern.filter(|pattern| pattern.kind == Kind::Moves) else {
                continue;
            };
            if judge.classes_hold(&pattern, &found)
                && database.ask(&found, &mut context) == Verdict::Accepted
            {
                proposals.push((found.mv, reason(database, pattern.data)));
            }
        }
    }
    proposals
}

impl Judge<'_> {
    /// Whether the classes of a pattern allow its move: legal; safe, unless it is a sacrifice; where
    /// its stones must live, such as stand or fall by who moves first are rescued; and where the
    /// opponent's move must be sensible too, that it is.
    fn classes_hold(&mut self, pattern: &PatternOf<'_>, found: &Match) -> bool {
        let has = |letter| pattern.data.classes.contains(letter);
        let (colour, point) = (self.colour, found.mv);
        if has('T') || self.board.legality(colour, point).is_err() {
            return false;
        }
        if !has('s') && self.capture(colour, point) != Reading::Loss {
            return false;
        }
        if has('n') && self.capture(colour.other(), point) == Reading::Win {
            return false;
        }
        !has('O') || self.critical_strings_are_rescued(pattern.data, found)
    }

    fn capture(&mut self, colour: Colour, point: Point) -> Reading {
        capture_after(self.board, self.reader, colour, point)
    }

    /// Whether the move rescues all critical strings of the pattern.
    fn critical_strings_are_rescued(&mut self, data: &PatternData, found: &Match) -> bool {
        let endangered: Vec<Point> = stones_of(data, found)
            .filter_map(|stone| {
                let string = self.strings.iter().find(|string| string.stones.contains(stone))?;
                (string.colour == self.colour && string.is_critical()).then_some(string.origin)
            })
            .collect();
        if endangered.is_empty() || self.board.play(self.colour, found.mv).is_err() {
            return true;
        }
        let rescued = endangered.iter().all(|&string| {
            reading::attack(self.reader, self.board, string).reading != Reading::Win
        });
        self.board.undo();
        rescued
    }
}

/// The vertices that a match covers with elements that may be friendly stones.
fn stones_of(data: &PatternData, found: &Match) -> impl Iterator<Item = Point> {
    let rows = data.rows.split('\n').zip(0..);
    rows.flat_map(move |(row, down)| {
        let friends =
            row.chars().zip(0..).filter(|(element, _)| matches!(element, 'O' | 'Q' | 'o'));
        friends.map(move |(_, right)| found.at(down, right))
    })
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
