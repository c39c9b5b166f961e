//! Reading a database: never fails, forgets nothing that can be read, notes every fault.
//!
//! Lines are told apart by how they begin ([`lines`](crate::lines)); a pattern ends where the next
//! begins, so a faulty one cannot disturb its neighbours.

mod action;
pub(crate) mod attributes;
mod cursor;
mod diagram;
mod expression;
pub(crate) mod labels;
pub(crate) mod pattern;
mod setting;
#[cfg(test)]
mod tests;
mod tokens;

use crate::fault::{Fault, FaultKind, Faults};
use crate::lines::{LineKind, LineText, Lines};
use crate::near::nearest;
use crate::source::{Form, Source, Span};
use crate::tree::{
    AttributeMap, Comment, Database, Item, Kind, Place, Setting, SettingValue, Spanned,
};
use pattern::{Facts, ReadPattern, pattern};
use setting::{SETTINGS, is_setting, setting};

/// What is known of a database beside its text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ParseOptions {
    /// Its kind, where that is not written in it (`--db FILE:connections`). It prevails over a
    /// `kind` line.
    pub kind: Option<Kind>,
    /// The attribute map to begin with, where no line of the text sets one.
    pub attribute_map: Option<AttributeMap>,
    /// Whether functions of the user's own may be called, so that a name outside the table is
    /// left to rustc (`include_patterns!("x.db", helpers = ..)`).
    pub helpers: bool,
    /// Whether a function that the engine does not have yet is a fault. In the macros it is; a
    /// database read at run time takes such a constraint as undecided.
    pub refuse_unavailable: bool,
}

/// A database as read: what could be read of it, and everything that is wrong with it.
#[derive(Clone, PartialEq, Debug)]
pub struct Parsed {
    /// The tree.
    pub database: Database,
    /// The kind that holds for it.
    pub kind: Kind,
    /// The attribute map that holds for it.
    pub attribute_map: AttributeMap,
    /// All faults in the order of the text.
    pub faults: Vec<Fault>,
}

/// Reads a database and checks it.
///
/// ```
/// use katachi_syntax::{parse, source::Source};
///
/// let parsed = parse(&Source::from_text("Pattern Cut1\n\nOX\n*O\n\n:/,C\n"));
/// assert!(parsed.faults.is_empty());
/// assert_eq!(parsed.database.patterns().next().unwrap().name.node, "Cut1");
/// ```
pub fn parse(source: &Source) -> Parsed {
    parse_with(source, &ParseOptions::default())
}

/// Reads a database of which more is known than its text says, and checks it.
pub fn parse_with(source: &Source, options: &ParseOptions) -> Parsed {
    let lines = Lines::new(source);
    let mut parser = Parser {
        lines: &lines,
        next: 0,
        pending: Vec::new(),
        faults: Faults::default(),
        items: Vec::new(),
        facts: Vec::new(),
        map: options.attribute_map.unwrap_or_default(),
        kind_unknown: false,
        map_unknown: false,
        stray: false,
        first_pattern: None,
    };
    parser.database();
    let kind_known = options.kind.is_some() || !parser.kind_unknown;
    let Parser { mut faults, items, facts, map: attribute_map, .. } = parser;
    let mut database = Database { items };
    let kind = options.kind.unwrap_or_else(|| database.kind());
    let has_helpers = options.helpers || database.helpers().is_some();
    let check = crate::check::Check {
        kind: kind_known.then_some(kind),
        form: source.form,
        options,
        has_helpers,
    };
    crate::check::check(&check, &database, &facts, &mut faults);
    forgive_uncertain_layout(&database, &facts, &mut faults);
    mark_unsound(&mut database, &facts, &faults);
    Parsed { database, kind, attribute_map, faults: faults.into_list() }
}

/// Where the layout of a pattern is not known, nothing is said about it.
fn forgive_uncertain_layout(database: &Database, facts: &[Facts], faults: &mut Faults) {
    let uncertain: Vec<_> = facts.iter().filter(|facts| !facts.certain).collect();
    if uncertain.is_empty() {
        return;
    }
    debug_assert_eq!(database.patterns().count(), facts.len());
    faults.retain(|fault| {
        let inside =
            |facts: &&Facts| (facts.first_line..=facts.last_line).contains(&fault.span.line);
        !(fault.kind.is_of_layout() && uncertain.iter().any(inside))
    });
}

/// A pattern with an error in its lines is unsound; it can still be placed if the error is not about
/// where it matches.
fn mark_unsound(database: &mut Database, facts: &[Facts], faults: &Faults) {
    let bad = faults.error_lines(|_| true);
    let misplacing = faults.error_lines(|kind| !kind.leaves_placements());
    for (pattern, facts) in database.patterns_mut().zip(facts) {
        pattern.sound = !facts.has_line_of(&bad);
        pattern.placeable = !facts.has_line_of(&misplacing);
    }
}

/// The state of reading.
pub(crate) struct Parser<'a> {
    lines: &'a Lines,
    next: usize,
    /// Comment and doc lines that are not yet known to belong to a part.
    pending: Vec<usize>,
    faults: Faults,
    items: Vec<Item>,
    facts: Vec<Facts>,
    /// The attribute map in force.
    map: AttributeMap,
    /// Whether a `kind` line names no kind: what depends on it cannot be said.
    kind_unknown: bool,
    /// The same for `attribute_map`.
    map_unknown: bool,
    /// Whether the last line read stood outside of any pattern; one fault a run is enough.
    stray: bool,
    first_pattern: Option<Span>,
}

impl Parser<'_> {
    fn database(&mut self) {
        while let Some(line) = self.lines.get(self.next) {
            match line.kind {
                LineKind::Blank => self.next += 1,
                LineKind::Comment | LineKind::Doc => {
                    self.keep_comment();
                    self.next += 1;
                }
                LineKind::Pattern => self.pattern(),
                LineKind::Words if is_misspelt_pattern(line) => {
                    let (start, end) = line.word(0);
                    let word = line.text(start, end);
                    self.faults.at(line.span(start, end), FaultKind::MisspeltPattern { word });
                    self.pattern();
                }
                LineKind::Words if is_setting(line) => self.setting(line),
                _ => self.stray_line(line),
            }
        }
        self.free_comments();
    }

    fn pattern(&mut self) {
        self.stray = false;
        let at = self.items.len();
        let ReadPattern { pattern, facts } = pattern(self);
        self.first_pattern.get_or_insert(pattern.keyword);
        // Comments that turned out to be free stand before the pattern.
        debug_assert!(at <= self.items.len());
        self.items.push(Item::Pattern(Box::new(pattern)));
        self.facts.push(facts);
        // What stands between this pattern and the next is kept until that is known.
    }

    fn setting(&mut self, line: &LineText) {
        self.stray = false;
        self.free_comments();
        self.next += 1;
        let Some(setting) = setting(line, self.lines.form, &mut self.faults) else {
            return self.unknown_setting(line);
        };
        self.check_setting_place(&setting);
        if let SettingValue::AttributeMap(map) = setting.value {
            self.map = map;
        }
        self.items.push(Item::Setting(setting));
        let end = tokens::expression_end(line, self.lines.form);
        if end < line.end {
            let text = line.text(end + 1, line.end);
            self.items.push(Item::Comment(Spanned { node: text, span: line.span(end, line.end) }));
        }
    }

    /// A setting whose value cannot be read.
    fn unknown_setting(&mut self, line: &LineText) {
        let (start, end) = line.word(0);
        match line.text(start, end).as_str() {
            "kind" => self.kind_unknown = true,
            "attribute_map" => self.map_unknown = true,
            _ => {}
        }
    }

    /// Settings for the whole database stand once, above the first pattern.
    fn check_setting_place(&mut self, setting: &Setting) {
        let Some(word) = global_word(&setting.value) else { return };
        let first = self.items.iter().find_map(|item| match item {
            Item::Setting(other) if global_word(&other.value) == Some(word) => Some(other.span),
            _ => None,
        });
        if let Some(first) = first {
            let kind = FaultKind::RepeatedSetting { setting: word.into() };
            self.faults.note(Fault::new(kind, setting.span).and(first, "the first one"));
        } else if let Some(pattern) = self.first_pattern {
            let kind = FaultKind::LateSetting { setting: word.into() };
            self.faults.note(Fault::new(kind, setting.span).and(pattern, "the first pattern"));
        }
    }

    /// A line that belongs to nothing.
    fn stray_line(&mut self, line: &LineText) {
        self.free_comments();
        self.next += 1;
        let (start, end) = line.word(0);
        let word = line.text(start, end);
        let near = nearest(&word, SETTINGS);
        // Inside Rust, `#![word(value)]` arrives as two words.
        let two_words = self.lines.form == Form::Inline && end < line.end;
        let is_like_setting = attributes::is_identifier(&word) && (two_words || word.contains('_'));
        if near.is_some() || is_like_setting {
            let kind = FaultKind::UnknownSetting { word, nearest: near };
            self.faults.at(line.span(start, end), kind);
        } else if line.certain && !std::mem::replace(&mut self.stray, true) {
            self.faults.at(line.whole(), FaultKind::TextOutsidePattern);
        }
    }

    /// The attribute map in force here, if it is known.
    fn attribute_map(&self) -> Option<AttributeMap> {
        (!self.map_unknown).then_some(self.map)
    }

    /// Keeps the comment at the next line until it is known what it belongs to.
    fn keep_comment(&mut self) {
        let Some(line) = self.lines.get(self.next) else { return };
        if line.kind == LineKind::Comment && self.lines.form == Form::Inline {
            self.faults.at(line.span(line.first, line.first + 1), FaultKind::HashComment);
        }
        let mark = line.comment_mark();
        if line.kind == LineKind::Comment && mark != "#" {
            let span = line.span(line.first, line.first + mark.len());
            self.faults.at(span, FaultKind::ForeignComment { mark });
        }
        self.pending.push(self.next);
    }

    fn comment(&self, index: usize) -> Option<Spanned<String>> {
        let line = self.lines.get(index)?;
        let mark = if line.kind == LineKind::Comment { line.comment_mark().len() } else { 0 };
        let start = (line.first + mark).min(line.end);
        let start = if line.kind == LineKind::Doc { 0 } else { start };
        let node = line.text(start, line.end);
        Some(Spanned { node, span: line.whole() })
    }

    /// All comments kept, at this place of a pattern.
    fn take_comments(&mut self, place: Place) -> Vec<Comment> {
        let kept = std::mem::take(&mut self.pending);
        self.placed(&kept, place)
    }

    fn placed(&self, indices: &[usize], place: Place) -> Vec<Comment> {
        let texts = indices.iter().filter_map(|index| self.comment(*index));
        texts.map(|text| Comment { place, text }).collect()
    }

    /// The comments in the lines right above this one.
    fn take_comments_above(&mut self, head: usize) -> Vec<Comment> {
        let docs: Vec<usize> = self.pending_of(LineKind::Doc);
        self.pending.retain(|index| !docs.contains(index));
        let mut from = self.pending.len();
        let mut below = head;
        while from > 0 {
            let above = self.pending[from - 1];
            let between = (above + 1..below).all(|index| docs.contains(&index));
            if !between || docs.is_empty() && !self.lines.adjacent(above, below) {
                break;
            }
            below = above;
            from -= 1;
        }
        let above = self.pending.split_off(from);
        self.free_comments();
        self.pending = docs;
        self.placed(&above, Place::Above)
    }

    fn pending_of(&self, kind: LineKind) -> Vec<usize> {
        let is_kind = |index: &usize| self.lines.get(*index).is_some_and(|line| line.kind == kind);
        self.pending.iter().copied().filter(is_kind).collect()
    }

    /// The doc lines kept.
    fn take_docs(&mut self) -> Vec<Spanned<String>> {
        let docs = std::mem::take(&mut self.pending);
        docs.into_iter().filter_map(|index| self.comment(index)).collect()
    }

    /// The comments in the lines right below this one, unless they stand right above the next
    /// pattern.
    fn take_comments_below(&mut self, last: usize) -> Vec<Comment> {
        let mut count = 0;
        let mut above = last;
        while let Some(&index) = self.pending.get(count)
            && self.lines.adjacent(above, index)
            && self.lines.get(index).is_some_and(|line| line.kind == LineKind::Comment)
        {
            above = index;
            count += 1;
        }
        let pattern_follows = self.lines.adjacent(above, above + 1)
            && self
                .lines
                .get(above + 1)
                .is_some_and(|line| line.kind == LineKind::Pattern || is_misspelt_pattern(line));
        if pattern_follows {
            return Vec::new();
        }
        let below: Vec<usize> = self.pending.drain(..count).collect();
        self.placed(&below, Place::End)
    }

    /// The comments kept belong to no pattern.
    fn free_comments(&mut self) {
        let kept = std::mem::take(&mut self.pending);
        let texts: Vec<_> = kept.iter().filter_map(|index| self.comment(*index)).collect();
        self.items.extend(texts.into_iter().map(Item::Comment));
    }
}

/// The word of a setting that holds for a whole database.
fn global_word(value: &SettingValue) -> Option<&'static str> {
    match value {
        SettingValue::Kind(_) => Some("kind"),
        SettingValue::AttributeMap(_) => Some("attribute_map"),
        SettingValue::Name(_) => Some("name"),
        SettingValue::Helpers(_) => Some("helpers"),
        SettingValue::GoalElements(_) | SettingValue::CallbackData(_) => None,
    }
}

/// Whether a line seems to begin a pattern but for a slip, or half typed: `pattern Hane1`, `Patt`.
fn is_misspelt_pattern(line: &LineText) -> bool {
    if line.kind != LineKind::Words {
        return false;
    }
    let (start, end) = line.word(0);
    let (from, to) = line.word(end);
    let (word, name) = (line.text(start, end), line.text(from, to));
    if word.len() >= 3 && "Pattern".starts_with(&word) {
        // Half typed. It cannot be a row of labels: `t` is none.
        return true;
    }
    word.len() >= 5 && attributes::is_identifier(&name) && nearest(&word, ["pattern"]).is_some()
}
