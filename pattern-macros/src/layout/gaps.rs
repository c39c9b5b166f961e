//! Lines told apart by the distances between tokens: what rust-analyzer gives.
//!
//! There all tokens claim the same line and column, but a span printed for debugging tells the
//! bytes that it covers. So a distance is known, and not whether a line ends in it. In a diagram
//! any distance begins a new row, since rows have no blanks. In an expression tokens may be
//! spaced; a `;` or `>` two or more bytes after the last token begins a new line. Where a block
//! stands at the left margin, even a line end is one byte: there a `>` with nothing before its
//! operand begins one.

use std::ops::Range;

use proc_macro2::Span;

use super::{
    atoms::{Atom, Class},
    writer::{Writer, must_part},
};

/// The bytes of the file that a span covers, out of its text for debugging: `#0 bytes(17..31)` in
/// the compiler, `SpanData { range: 16..30, anchor: .. }` in rust-analyzer.
pub(super) fn byte_range(span: Span) -> Option<Range<usize>> {
    let text = format!("{span:?}");
    let mut dots = text.match_indices("..");
    dots.find_map(|(at, _)| {
        let (before, after) = (text.get(..at)?, text.get(at + 2..)?);
        let digits_before = before.trim_end_matches(|character: char| character.is_ascii_digit());
        let end_of_digits = after.find(|character: char| !character.is_ascii_digit());
        let start = before.get(digits_before.len()..)?.parse().ok()?;
        let end = after.get(..end_of_digits.unwrap_or(after.len()))?.parse().ok()?;
        Some(start..end)
    })
}

/// Writes rows and lines as the distances tell them; columns count from the first token of a line.
pub(super) fn read(atoms: &[Atom]) -> Writer {
    let ranges: Vec<_> = atoms.iter().map(|atom| byte_range(atom.span)).collect();
    let mut gaps = ranges.windows(2).map(gap_between).collect::<Vec<_>>().into_iter();
    let mut writer = Writer::new();
    let mut state = State::default();
    let mut gap_before = FAR;
    let mut number = 0;
    for (index, atom) in atoms.iter().enumerate() {
        let gap_after = gaps.next().unwrap_or(FAR);
        let previous = index.checked_sub(1).and_then(|before| atoms.get(before));
        let parted = previous.is_none_or(|previous| must_part(previous, atom));
        let begins = state.step(previous, atom, parted, gap_before, gap_after);
        match atom.class {
            Class::Doc => writer.doc(number + 1, atom),
            _ if begins => {
                number += 1;
                writer.begin(number, true);
                writer.put(0, atom);
            }
            _ => writer.put_after(gap_before, atom),
        }
        gap_before = gap_after;
    }
    writer
}

/// The distance across which nothing belongs together.
const FAR: usize = usize::MAX;

fn gap_between(pair: &[Option<Range<usize>>]) -> usize {
    match pair {
        [Some(left), Some(right)] => right.start.checked_sub(left.end).unwrap_or(FAR),
        _ => FAR,
    }
}

/// The part of a pattern that the last token belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Part {
    /// None: a setting, or nothing yet.
    #[default]
    None,
    /// The word `Pattern`.
    Keyword,
    /// The diagram.
    Diagram,
    /// The `:` line.
    Attributes,
    /// The constraint diagram.
    Labels,
    /// A constraint or an action.
    Expression,
}

#[derive(Default)]
struct State {
    part: Part,
    /// Whether rows of some diagram are one byte apart: the block stands at the left margin.
    at_margin: bool,
    /// How many brackets are open.
    depth: usize,
    /// How many `?` outside brackets wait for their `:`.
    questions: usize,
}

impl State {
    /// Moves on by one token, and tells whether it begins a line.
    fn step(
        &mut self,
        previous: Option<&Atom>,
        atom: &Atom,
        parted: bool,
        gap_before: usize,
        gap_after: usize,
    ) -> bool {
        if parted {
            self.enter(if atom.opens_pattern() { Part::Keyword } else { Part::None });
            self.count(atom);
            return true;
        }
        let next = self.part_of(previous, atom, gap_before, gap_after);
        if let Some(part) = next {
            self.enter(part);
        }
        self.count(atom);
        next.is_some_and(|part| part != Part::Keyword)
    }

    fn enter(&mut self, part: Part) {
        let goes_on = self.depth > 0 && part == Part::Expression && self.part == part;
        if goes_on {
            return;
        }
        self.part = part;
        self.depth = 0;
        self.questions = 0;
    }

    fn count(&mut self, atom: &Atom) {
        match atom.class {
            Class::Open => self.depth += 1,
            Class::Close => self.depth = self.depth.saturating_sub(1),
            _ if self.depth > 0 => {}
            _ if atom.is("?") => self.questions += 1,
            _ if atom.is(":") => self.questions = self.questions.saturating_sub(1),
            _ => {}
        }
    }

    /// The part that a token begins or in which it begins a new row; none where it goes on with
    /// the line.
    fn part_of(
        &mut self,
        previous: Option<&Atom>,
        atom: &Atom,
        gap_before: usize,
        gap_after: usize,
    ) -> Option<Part> {
        match self.part {
            Part::None => None,
            Part::Keyword => self.after_keyword(previous, gap_before),
            Part::Diagram | Part::Labels => self.in_diagram(atom, gap_before),
            Part::Attributes => self.in_attributes(previous, atom, gap_before),
            Part::Expression => self.in_expression(atom, gap_before, gap_after),
        }
    }

    /// The name, one blank after the word; then the diagram.
    fn after_keyword(&mut self, previous: Option<&Atom>, gap: usize) -> Option<Part> {
        let named = !previous.is_some_and(Atom::opens_pattern);
        (gap > 0 && (named || gap > 1)).then_some(Part::Diagram)
    }

    fn in_diagram(&mut self, atom: &Atom, gap: usize) -> Option<Part> {
        if gap == 0 {
            return None;
        }
        self.at_margin |= gap == 1;
        Some(line_opened_by(atom).unwrap_or(self.part))
    }

    /// A blank in the `:` line is to be expected after a comma, or anywhere but at the margin.
    fn in_attributes(&mut self, previous: Option<&Atom>, atom: &Atom, gap: usize) -> Option<Part> {
        let awaits_more = previous.is_some_and(|previous| previous.is(",") || previous.is(":"));
        let same_line = gap == 0 || (gap == 1 && (awaits_more || !self.at_margin));
        if self.depth > 0 || same_line {
            return None;
        }
        Some(line_opened_by(atom).unwrap_or(Part::Labels))
    }

    fn in_expression(&mut self, atom: &Atom, before: usize, after: usize) -> Option<Part> {
        let part = line_opened_by(atom)?;
        let belongs = part == Part::Attributes && self.questions > 0;
        let at_margin = self.at_margin && before == 1 && after == 0;
        // Inside brackets `>` compares, and `;` can only be the mark of a line that goes on.
        let marks = self.depth == 0 || atom.is(";");
        (marks && !belongs && (before > 1 || at_margin)).then_some(part)
    }
}

/// The part that this token opens when it is the first of a line.
fn line_opened_by(atom: &Atom) -> Option<Part> {
    match atom.text.as_str() {
        _ if !matches!(atom.class, Class::Punct { .. }) => None,
        ":" => Some(Part::Attributes),
        ";" | ">" => Some(Part::Expression),
        _ => None,
    }
}
