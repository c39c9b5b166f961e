//! The patterns of a block, held as data or as the text that the macros write.
//!
//! A compiler takes long over thousands of structures in constants, and none over a string. So an
//! expansion holds its patterns as one text, which is read at first use:
//!
//! - patterns are separated by [`PATTERN_END`], the fields of one by [`FIELD_END`];
//! - the fields are name, rows, edges (their bits, decimal), symmetry (its letter), classes, values,
//!   labels, goal elements, callback data (their bits, decimal), constraint, `>` where there is an
//!   action, and helper;
//! - a value is the letter of `value` and a number or a label; values are separated by blanks;
//! - a label is its letter and the row and the column, a digit each to the base 36.
//!
//! A pattern that is not of this form, which no macro writes, is left empty.

use std::{borrow::Cow, ops::Deref, sync::OnceLock};

use super::pattern::{Edges, ElementSet, Label, PatternData, Symmetry, Value};

/// Ends a pattern but the last.
pub const PATTERN_END: char = '\u{1e}';
/// Ends a field but the last.
pub const FIELD_END: char = '\u{1f}';

/// The patterns of a block.
///
/// ```
/// use katachi_engine::matching::{PatternData, PatternList};
/// let list = PatternList::from(vec![PatternData { name: "Hane".into(), ..PatternData::default() }]);
/// assert_eq!(list[0].name, "Hane");
/// ```
#[derive(Debug)]
pub struct PatternList {
    /// What is read at first use.
    text: &'static str,
    list: OnceLock<Vec<PatternData>>,
}

impl PatternList {
    /// The patterns of a text of the macros.
    pub const fn written(text: &'static str) -> PatternList {
        PatternList { text, list: OnceLock::new() }
    }
}

impl From<Vec<PatternData>> for PatternList {
    fn from(list: Vec<PatternData>) -> PatternList {
        PatternList { text: "", list: OnceLock::from(list) }
    }
}

impl Deref for PatternList {
    type Target = [PatternData];

    fn deref(&self) -> &[PatternData] {
        self.list.get_or_init(|| read(self.text))
    }
}

fn read(text: &'static str) -> Vec<PatternData> {
    if text.is_empty() {
        return Vec::new();
    }
    text.split(PATTERN_END).map(|pattern| read_pattern(pattern).unwrap_or_default()).collect()
}

fn read_pattern(text: &'static str) -> Option<PatternData> {
    let mut fields = text.split(FIELD_END);
    let mut field = || fields.next();
    Some(PatternData {
        name: Cow::Borrowed(field()?),
        rows: Cow::Borrowed(field()?),
        edges: Edges(field()?.parse().ok()?),
        symmetry: symmetry(field()?)?,
        classes: Cow::Borrowed(field()?),
        values: field()?.split_whitespace().map(value).collect::<Option<_>>()?,
        labels: labels(field()?)?,
        goal_elements: ElementSet(field()?.parse().ok()?),
        callback_data: ElementSet(field()?.parse().ok()?),
        constraint: Cow::Borrowed(field()?),
        has_action: !field()?.is_empty(),
        helper: Some(field()?).filter(|name| !name.is_empty()).map(Cow::Borrowed),
    })
}

fn symmetry(letter: &str) -> Option<Symmetry> {
    Some(match letter {
        "8" => Symmetry::None,
        "|" => Symmetry::Vertical,
        "-" => Symmetry::Horizontal,
        "/" => Symmetry::Slash,
        "\\" => Symmetry::Backslash,
        "+" => Symmetry::Plus,
        "X" => Symmetry::Cross,
        "O" => Symmetry::Rotation,
        _ => return None,
    })
}

/// A value field: its letter, and its argument.
fn value(text: &str) -> Option<Value> {
    let kind = text.chars().next()?;
    let argument = text.get(kind.len_utf8()..)?;
    let number = || argument.parse::<f32>().ok();
    let label = || argument.chars().next();
    Some(match kind {
        'w' => Value::Weight(number()?),
        'v' => Value::MinValue(number()?),
        'V' => Value::MaxValue(number()?),
        't' => Value::MinTerritory(number()?),
        'T' => Value::MaxTerritory(number()?),
        's' => Value::Shape(number()?),
        'f' => Value::Followup(number()?),
        'r' => Value::ReverseFollowup(number()?),
        'c' => Value::ThreatensToCapture(label()?),
        'e' => Value::ThreatensEye(label()?),
        'R' => Value::ReverseSente(label()?),
        _ => return None,
    })
}

fn labels(text: &str) -> Option<Cow<'static, [Label]>> {
    let characters: Vec<char> = text.chars().collect();
    let digit = |character: char| character.to_digit(36).and_then(|digit| u8::try_from(digit).ok());
    let label = |group: &[char]| match *group {
        [letter, row, column] => Some(Label { letter, row: digit(row)?, column: digit(column)? }),
        _ => None,
    };
    characters.chunks(3).map(label).collect::<Option<Vec<_>>>().map(Cow::Owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two patterns as the macros write them.
    const TEXT: &str = "Net\u{1f}OX\n.*\u{1f}5\u{1f}\\\u{1f}aC\u{1f}s2.5 ca\u{1f}a00Bij\u{1f}6\u{1f}127\u{1f}\
                        lib(a) > 1\u{1f}>\u{1f}help\u{1e}Cut\u{1f}X*\u{1f}0\u{1f}8\u{1f}\u{1f}\u{1f}\u{1f}127\
                        \u{1f}0\u{1f}\u{1f}\u{1f}";

    #[test]
    fn a_text_is_read_at_first_use() {
        let list = PatternList::written(TEXT);
        let net = PatternData {
            name: "Net".into(),
            rows: "OX\n.*".into(),
            edges: Edges(Edges::TOP | Edges::LEFT),
            symmetry: Symmetry::Backslash,
            classes: "aC".into(),
            values: vec![Value::Shape(2.5), Value::ThreatensToCapture('a')].into(),
            labels: vec![
                Label { letter: 'a', row: 0, column: 0 },
                Label { letter: 'B', row: 18, column: 19 },
            ]
            .into(),
            goal_elements: ElementSet(6),
            callback_data: ElementSet::ALL,
            constraint: "lib(a) > 1".into(),
            has_action: true,
            helper: Some("help".into()),
        };
        let cut = PatternData {
            name: "Cut".into(),
            rows: "X*".into(),
            callback_data: ElementSet(0),
            ..PatternData::default()
        };
        assert_eq!(*list, [net, cut]);
    }

    #[test]
    fn what_is_not_of_the_form_is_an_empty_pattern() {
        let list = PatternList::written("Net\u{1f}OX\u{1e}\u{1e}x");
        assert_eq!(*list, [(); 3].map(|()| PatternData::default()));
        assert!(PatternList::written("").is_empty());
    }
}
