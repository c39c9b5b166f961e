//! Settings between patterns.

use super::attributes::{is_identifier, is_path};
use crate::fault::{FaultKind, Faults};
use crate::lines::LineText;
use crate::near::nearest;
use crate::source::{Form, Span};
use crate::tree::{AttributeMap, Element, ElementSet, Kind, Setting, SettingValue, Spanned};

/// The words that begin a setting.
pub(crate) const SETTINGS: [&str; 6] =
    ["kind", "attribute_map", "goal_elements", "callback_data", "name", "helpers"];

/// Whether a line begins with the word of a setting.
pub(crate) fn is_setting(line: &LineText) -> bool {
    let (start, end) = line.word(0);
    if !line.chars.get(start).is_some_and(char::is_ascii_lowercase) {
        return false;
    }
    SETTINGS.contains(&line.text(start, end).as_str())
}

/// Whether a line begins with what is nearly the word of a setting, and cannot be a row of a diagram.
pub(crate) fn is_misspelt_setting(line: &LineText) -> bool {
    let (start, end) = line.word(0);
    let word = line.text(start, end);
    word.contains('_') && nearest(&word, SETTINGS).is_some()
}

/// Whether a line within a pattern is a setting, and so the pattern's end: not if it can be a row
/// of labels, `name`, or one with a remark.
pub(crate) fn ends_pattern(line: &LineText, form: Form, after_row: bool) -> bool {
    if !is_setting(line) {
        return false;
    }
    let (start, end) = line.word(0);
    let can_be_row = !line.text(start, end).contains('_');
    let can_have_remark = form == Form::Text && after_row;
    !(can_be_row && (end == line.end || can_have_remark))
}

/// Reads a setting; none where its value is missing or unknown.
pub(crate) fn setting(line: &LineText, form: Form, faults: &mut Faults) -> Option<Setting> {
    let (start, end) = line.word(0);
    let word = line.text(start, end);
    let stop = super::tokens::expression_end(line, form);
    let from = line.skip_space(end).min(stop);
    let length = line.text(from, stop).trim_end().chars().count();
    let span = line.span(from, from + length);
    let text = line.text(from, from + length);
    if text.is_empty() {
        faults.at(line.span(start, end), FaultKind::MissingSettingValue { setting: word });
        return None;
    }
    let value = setting_value(&word, text, span, faults)?;
    Some(Setting { value, span: line.span(start, from + length) })
}

fn setting_value(
    word: &str,
    text: String,
    span: Span,
    faults: &mut Faults,
) -> Option<SettingValue> {
    match word {
        "kind" => {
            let kind = Kind::from_word(&text);
            if kind.is_none() {
                let nearest = nearest(&text, Kind::ALL.map(Kind::word));
                faults.at(span, FaultKind::UnknownKind { word: text, nearest });
            }
            kind.map(SettingValue::Kind)
        }
        "attribute_map" => {
            let map = AttributeMap::from_word(&text);
            if map.is_none() {
                let nearest = nearest(&text, AttributeMap::ALL.map(AttributeMap::word));
                faults.at(span, FaultKind::UnknownAttributeMap { word: text, nearest });
            }
            map.map(SettingValue::AttributeMap)
        }
        "goal_elements" => element_set(&text, span, faults).map(|set| {
            // A goal area of empty points covers those that a pattern speaks of specially.
            let dot = set.has(Element::Empty);
            let covered = if dot { Element::Comma.bit() | Element::Bang.bit() } else { 0 };
            SettingValue::GoalElements(ElementSet(set.0 | covered))
        }),
        "callback_data" => element_set(&text, span, faults).map(SettingValue::CallbackData),
        "name" => named(text, span, is_identifier, "identifier", faults).map(SettingValue::Name),
        _ => named(text, span, is_path, "path of a trait", faults).map(SettingValue::Helpers),
    }
}

fn named(
    word: String,
    span: Span,
    is_good: fn(&str) -> bool,
    wanted: &'static str,
    faults: &mut Faults,
) -> Option<Spanned<String>> {
    if is_good(word.strip_prefix("::").unwrap_or(&word)) {
        return Some(Spanned { node: word, span });
    }
    faults.at(span, FaultKind::BadSettingName { word, wanted });
    None
}

/// A run of element kinds, or `none`.
fn element_set(text: &str, span: Span, faults: &mut Faults) -> Option<ElementSet> {
    if text == "none" {
        return Some(ElementSet::NONE);
    }
    let mut set = 0;
    for (character, start) in text.chars().zip(span.start..) {
        match Element::from_character(character) {
            Some(Element::Move | Element::Any | Element::AnchorO | Element::AnchorX) | None => {
                if !character.is_whitespace() {
                    let span = Span { start, end: start + 1, ..span };
                    faults.at(span, FaultKind::UnknownSetElement { character });
                    return None;
                }
            }
            Some(element) => set |= element.bit(),
        }
    }
    Some(ElementSet(set))
}
