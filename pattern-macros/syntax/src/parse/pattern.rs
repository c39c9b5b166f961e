//! One pattern: its lines sorted into parts, and the parts read.

use super::action::action;
use super::attributes::{ReadAttributes, attributes};
use super::cursor::Cursor;
use super::diagram::{RawRow, ReadDiagram, diagram, raw_row};
use super::expression::constraint;
use super::labels::labels;
use super::setting::{ends_pattern, is_misspelt_setting};
use super::tokens::{LONGEST, Token, expression_end, read_line};
use super::{Parser, is_misspelt_pattern};
use crate::fault::{Fault, FaultKind, Faults};
use crate::lines::{LineKind, LineText};
use crate::source::{Form, Span};
use crate::tree::{
    Action, Attributes, Comment, Constraint, Diagram, Label, Pattern, Place, Spanned,
};

/// A pattern as read, and what later checks can rely on.
#[derive(Debug)]
pub(crate) struct ReadPattern {
    pub(crate) pattern: Pattern,
    pub(crate) facts: Facts,
}

/// What was found sound while reading, so that no check adds a second fault to a first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facts {
    /// The first line of the pattern, its name's.
    pub(crate) first_line: u32,
    /// Its last line.
    pub(crate) last_line: u32,
    /// Whether the layout of its lines is known.
    pub(crate) certain: bool,
    /// Whether the diagram's rows and edges are whole.
    pub(crate) diagram_regular: bool,
    /// Whether the constraint diagram's are.
    pub(crate) constraint_regular: bool,
    /// Whether the symmetry is what the author declared.
    pub(crate) symmetry_known: bool,
}

impl Facts {
    /// Whether one of these lines, which are in order, is of this pattern.
    pub(crate) fn has_line_of(&self, lines: &[u32]) -> bool {
        let first = lines.partition_point(|line| *line < self.first_line);
        lines.get(first).is_some_and(|line| *line <= self.last_line)
    }
}

/// Lines of one constraint or action: each line's index in the parser, and where its text begins.
#[derive(Default, Debug)]
struct Section {
    lines: Vec<Segment>,
    /// How many parentheses are open at the end of the last line.
    open: usize,
}

#[derive(Clone, Copy, Debug)]
struct Segment {
    line: usize,
    start: usize,
}

impl Section {
    fn push(&mut self, index: usize, line: &LineText, start: usize, form: Form) {
        for c in &line.chars[start..expression_end(line, form).max(start)] {
            match c {
                '(' => self.open += 1,
                ')' => self.open = self.open.saturating_sub(1),
                _ => {}
            }
        }
        self.lines.push(Segment { line: index, start });
    }
}

/// Which part the last line belonged to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Head,
    Diagram,
    Attributes,
    ConstraintDiagram,
    Constraint,
    Action,
}

/// The parts of a pattern while its lines are sorted.
struct Parts {
    last: Part,
    last_line: usize,
    rows: Vec<RawRow>,
    /// The first row after a blank line, should the `:` line be missing.
    second_group: Option<usize>,
    attributes: Option<ReadAttributes>,
    constraint_rows: Vec<RawRow>,
    constraint: Section,
    action: Section,
    comments: Vec<Comment>,
    certain: bool,
}

/// Reads the pattern that begins at the parser's next line.
pub(crate) fn pattern(parser: &mut Parser<'_>) -> ReadPattern {
    let head = parser.next;
    let above = parser.take_comments_above(head);
    let docs = parser.take_docs();
    let mut parts = Parts {
        last: Part::Head,
        last_line: head,
        rows: Vec::new(),
        second_group: None,
        attributes: None,
        constraint_rows: Vec::new(),
        constraint: Section::default(),
        action: Section::default(),
        comments: above,
        certain: true,
    };
    let (keyword, name) = head_line(parser, head, &mut parts);
    parser.next += 1;
    while let Some(line) = parser.lines.get(parser.next) {
        if !sort_line(parser, line.kind, &mut parts) {
            break;
        }
    }
    let ends = parser.take_comments_below(parts.last_line);
    parts.comments.extend(ends);
    finish(parser, parts, keyword, name, docs)
}

/// `Pattern NAME`, and a remark.
fn head_line(parser: &mut Parser<'_>, head: usize, parts: &mut Parts) -> (Span, Spanned<String>) {
    let lines = parser.lines;
    let Some(line) = lines.get(head) else {
        let nowhere = Span::default();
        return (nowhere, Spanned { node: String::new(), span: nowhere });
    };
    parts.certain &= line.certain;
    let (start, end) = line.word(0);
    let keyword = line.span(start, end);
    let (from, to) = line.word(end);
    let commented = line.chars[from..to].iter().position(|c| *c == '#');
    let to = commented.map_or(to, |hash| from + hash);
    if from == to && line.kind == LineKind::Pattern {
        parser.faults.at(keyword, FaultKind::MissingName);
    }
    let beside = line.skip_space(to);
    if beside < line.end {
        let span = line.span(beside, line.end);
        if lines.form == Form::Inline {
            parser.faults.at(span, FaultKind::BareRemark);
        }
        let text = line.text(beside, line.end);
        let node = text.strip_prefix('#').map_or_else(|| format!(" {text}"), str::to_owned);
        parts.comments.push(Comment { place: Place::Diagram(0), text: Spanned { node, span } });
    }
    let span = if from == to { keyword } else { line.span(from, to) };
    (keyword, Spanned { node: line.text(from, to), span })
}

/// Sorts the parser's next line into its part; says false where the pattern has ended before it.
fn sort_line(parser: &mut Parser<'_>, kind: LineKind, parts: &mut Parts) -> bool {
    match kind {
        LineKind::Pattern => return false,
        LineKind::Blank => {
            if !parts.rows.is_empty() && parts.second_group.is_none() && parts.last == Part::Diagram
            {
                parts.second_group = Some(parts.rows.len());
            }
        }
        LineKind::Comment | LineKind::Doc => parser.keep_comment(),
        LineKind::Attributes => attributes_line(parser, parts),
        LineKind::Constraint => section_line(parser, parts, Part::Constraint, 1),
        LineKind::Action => section_line(parser, parts, Part::Action, 1),
        LineKind::Words => return words_line(parser, parts),
    }
    parser.next += 1;
    true
}

/// The parts whose lines may go on: open parentheses.
fn open_section(parts: &Parts) -> Option<Part> {
    match parts.last {
        Part::Constraint if parts.constraint.open > 0 => Some(Part::Constraint),
        Part::Action if parts.action.open > 0 => Some(Part::Action),
        _ => None,
    }
}

fn attributes_line(parser: &mut Parser<'_>, parts: &mut Parts) {
    if let (Some(open), true) = (open_section(parts), parts.attributes.is_some()) {
        // The `:` of `? :` at the beginning of a line.
        return section_line(parser, parts, open, 0);
    }
    let Some(line) = parser.lines.get(parser.next) else { return };
    if let Some(first) = &parts.attributes {
        let fault = Fault::new(FaultKind::RepeatedAttributes, line.whole());
        parser.faults.note(fault.and(first.attributes.span, "the first one"));
        parts.last_line = parser.next;
        return;
    }
    let map = parser.attribute_map();
    parts.attributes = Some(attributes(line, parser.lines.form, map, &mut parser.faults));
    enter(parser, parts, Part::Attributes, Place::Attributes);
}

/// Adds the next line to the constraint or the action.
fn section_line(parser: &mut Parser<'_>, parts: &mut Parts, part: Part, mark: usize) {
    let section = match part {
        Part::Constraint => &parts.constraint,
        _ => &parts.action,
    };
    let index = crate::lines::narrow(section.lines.len());
    let place = match part {
        Part::Constraint => Place::Constraint(index),
        _ => Place::Action(index),
    };
    enter(parser, parts, part, place);
    let Some(line) = parser.lines.get(parser.next) else { return };
    let form = parser.lines.form;
    let section = match part {
        Part::Constraint => &mut parts.constraint,
        _ => &mut parts.action,
    };
    section.push(parser.next, line, line.first + mark, form);
    let end = expression_end(line, form);
    if end < line.end {
        // A remark beside a line stands before the next one.
        let node = line.text(end + 1, line.end);
        let place = match part {
            Part::Constraint => Place::Constraint(index + 1),
            _ => Place::Action(index + 1),
        };
        let text = Spanned { node, span: line.span(end, line.end) };
        parts.comments.push(Comment { place, text });
    }
}

/// A line of this part is next: comments since the last part stand before it.
fn enter(parser: &mut Parser<'_>, parts: &mut Parts, part: Part, place: Place) {
    parts.comments.extend(parser.take_comments(place));
    parts.last = part;
    parts.last_line = parser.next;
    if let Some(line) = parser.lines.get(parser.next) {
        parts.certain &= line.certain;
    }
}

/// A line without a mark: a row of a diagram, a continued line, or the end of the pattern.
fn words_line(parser: &mut Parser<'_>, parts: &mut Parts) -> bool {
    let Some(line) = parser.lines.get(parser.next) else { return false };
    if let Some(open) = open_section(parts) {
        section_line(parser, parts, open, 0);
        parser.next += 1;
        return true;
    }
    let in_rows = matches!(parts.last, Part::Diagram | Part::ConstraintDiagram)
        && parser.lines.adjacent(parts.last_line, parser.next);
    let is_misspelt = || is_misspelt_pattern(line) || is_misspelt_setting(line);
    if ends_pattern(line, parser.lines.form, in_rows) || !in_rows && is_misspelt() {
        return false;
    }
    match parts.last {
        Part::Head | Part::Diagram => {
            let place = Place::Diagram(crate::lines::narrow(parts.rows.len()));
            enter(parser, parts, Part::Diagram, place);
            parts.rows.push(raw_row(line, parser.lines.form, &mut parser.faults));
        }
        Part::Attributes | Part::ConstraintDiagram => {
            let place = Place::ConstraintDiagram(crate::lines::narrow(parts.constraint_rows.len()));
            enter(parser, parts, Part::ConstraintDiagram, place);
            parts.constraint_rows.push(raw_row(line, parser.lines.form, &mut parser.faults));
        }
        Part::Constraint | Part::Action => {
            if !parser.lines.adjacent(parts.last_line, parser.next) {
                return false;
            }
            unmarked_line(parser, parts);
        }
    }
    parser.next += 1;
    true
}

/// A line right below a constraint or action, with neither mark nor open parenthesis.
fn unmarked_line(parser: &mut Parser<'_>, parts: &mut Parts) {
    let Some(line) = parser.lines.get(parser.next) else { return };
    let (part, mark) = match parts.last {
        Part::Constraint => ("constraint", ';'),
        _ => ("action", '>'),
    };
    parser.faults.at(line.whole(), FaultKind::UnmarkedContinuation { part, mark });
    section_line(parser, parts, parts.last, 0);
}

/// Reads the parts and puts the pattern together.
fn finish(
    parser: &mut Parser<'_>,
    mut parts: Parts,
    keyword: Span,
    name: Spanned<String>,
    docs: Vec<Spanned<String>>,
) -> ReadPattern {
    if parts.attributes.is_none() {
        missing_attributes(parser, &mut parts, keyword, &name);
    }
    let read = diagram(std::mem::take(&mut parts.rows), &mut parser.faults);
    let empty = read.diagram.rows.iter().all(|row| row.cells.is_empty());
    if empty && !name.node.is_empty() {
        let kind = FaultKind::EmptyPattern { name: name.node.clone() };
        parser.faults.at(name.span, kind);
    }
    let second = if parts.constraint_rows.is_empty() {
        None
    } else {
        Some(diagram(std::mem::take(&mut parts.constraint_rows), &mut parser.faults))
    };
    let facts = Facts {
        first_line: keyword.line,
        last_line: parser.lines.get(parts.last_line).map_or(keyword.line, |line| line.index),
        certain: parts.certain,
        diagram_regular: read.regular && !empty,
        constraint_regular: second.as_ref().is_none_or(|read| read.regular),
        symmetry_known: parts.attributes.as_ref().is_some_and(|read| read.symmetry_known),
    };
    let second = second.map(|read: ReadDiagram| read.diagram);
    let labels = label_list(&read.diagram, second.as_ref());
    let constraint = read_constraint(parser, &parts.constraint);
    let action = read_action(parser, &parts.action);
    let attributes: Option<Attributes> = parts.attributes.map(|read| read.attributes);
    parts.comments.sort_by_key(|comment| comment.place);
    let pattern = Pattern {
        docs,
        comments: parts.comments,
        keyword,
        name,
        diagram: read.diagram,
        attributes,
        constraint_diagram: second,
        constraint,
        action,
        labels,
        sound: true,
        placeable: true,
    };
    ReadPattern { pattern, facts }
}

/// Without a `:` line, rows after a blank line are probably the constraint diagram.
fn missing_attributes(
    parser: &mut Parser<'_>,
    parts: &mut Parts,
    keyword: Span,
    name: &Spanned<String>,
) {
    if let Some(second) = parts.second_group {
        parts.constraint_rows = parts.rows.split_off(second);
    }
    if !parts.rows.is_empty() {
        let span = if name.node.is_empty() { keyword } else { name.span };
        parser.faults.at(span, FaultKind::MissingAttributes { name: name.node.clone() });
    }
}

fn label_list(diagram: &Diagram, constraint_diagram: Option<&Diagram>) -> Vec<Label> {
    constraint_diagram.map(|drawn| labels(diagram, drawn)).unwrap_or_default()
}

/// The tokens of all lines of a section.
struct SectionTokens {
    tokens: Vec<Token>,
    /// Each line's span.
    lines: Vec<Span>,
    /// The last line as far as it belongs to the section.
    end: Span,
    /// Whether there were too many tokens.
    truncated: bool,
}

impl SectionTokens {
    fn cursor<'a>(&'a self, faults: &'a mut Faults) -> Cursor<'a> {
        Cursor::new(&self.tokens, self.end, self.truncated, faults)
    }
}

fn section_tokens(parser: &mut Parser<'_>, section: &Section) -> SectionTokens {
    let lines = parser.lines;
    let mut tokens = Vec::new();
    let mut spans = Vec::new();
    let mut last = Span::default();
    for segment in &section.lines {
        let Some(line) = lines.get(segment.line) else { continue };
        let end = expression_end(line, lines.form);
        read_line(line, segment.start, end, &mut tokens, &mut parser.faults);
        spans.push(line.whole());
        last = line.span(line.first, end.max(line.first));
    }
    let truncated = tokens.len() > LONGEST;
    if let Some(first) = tokens.get(LONGEST) {
        parser.faults.at(first.span, FaultKind::TooLong { limit: LONGEST });
        tokens.truncate(LONGEST);
    }
    SectionTokens { tokens, lines: spans, end: last, truncated }
}

fn read_constraint(parser: &mut Parser<'_>, section: &Section) -> Option<Constraint> {
    if section.lines.is_empty() {
        return None;
    }
    let read = section_tokens(parser, section);
    let expression = constraint(&mut read.cursor(&mut parser.faults));
    Some(Constraint { expression, lines: read.lines })
}

fn read_action(parser: &mut Parser<'_>, section: &Section) -> Option<Action> {
    if section.lines.is_empty() {
        return None;
    }
    let read = section_tokens(parser, section);
    let statements = action(&mut read.cursor(&mut parser.faults));
    // Separators alone do nothing.
    (!statements.is_empty()).then_some(Action { statements, lines: read.lines })
}
