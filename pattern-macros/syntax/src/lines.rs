//! The lines of a source as the parser sees them: characters, and what each line begins like.

use crate::source::{Form, Source, Span};

/// What a line is by the way it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LineKind {
    /// Nothing.
    Blank,
    /// `# ...`, and what is taken for it
    Comment,
    /// `/// ...`
    Doc,
    /// `Pattern ...`
    Pattern,
    /// `: ...`
    Attributes,
    /// `; ...`
    Constraint,
    /// `> ...`
    Action,
    /// Anything else: a row, a setting, a slip.
    Words,
}

/// One line.
#[derive(Debug)]
pub(crate) struct LineText {
    /// Its index in [`Source::lines`].
    pub(crate) index: u32,
    /// Its number in the file.
    pub(crate) number: u32,
    /// Its characters.
    pub(crate) chars: Vec<char>,
    /// What it is.
    pub(crate) kind: LineKind,
    /// See [`Line::certain`](crate::source::Line::certain).
    pub(crate) certain: bool,
    /// The first character that is no white space.
    pub(crate) first: usize,
    /// The character after the last that is no white space.
    pub(crate) end: usize,
}

impl LineText {
    /// The span of these characters.
    pub(crate) fn span(&self, start: usize, end: usize) -> Span {
        Span { line: self.index, start: narrow(start), end: narrow(end) }
    }

    /// What a comment begins with.
    pub(crate) fn comment_mark(&self) -> &'static str {
        match self.chars.get(self.first) {
            Some('%') => "%",
            Some('/') => "//",
            _ => "#",
        }
    }

    /// The span of the text without the white space round it.
    pub(crate) fn whole(&self) -> Span {
        self.span(self.first, self.end)
    }

    /// These characters as text.
    pub(crate) fn text(&self, start: usize, end: usize) -> String {
        self.chars.get(start..end).unwrap_or_default().iter().collect()
    }

    /// The first word at or after a character: where it begins and ends, both at the end of the
    /// line where there is none.
    pub(crate) fn word(&self, from: usize) -> (usize, usize) {
        let start = self.skip_space(from);
        let length = self.chars[start..self.end].iter().take_while(|c| !c.is_whitespace()).count();
        (start, start + length)
    }

    /// The first character at or after `from` that is no white space, or the end.
    pub(crate) fn skip_space(&self, from: usize) -> usize {
        let from = from.min(self.end);
        from + self.chars[from..self.end].iter().take_while(|c| c.is_whitespace()).count()
    }
}

/// All lines of a source.
#[derive(Debug)]
pub(crate) struct Lines {
    pub(crate) form: Form,
    list: Vec<LineText>,
}

impl Lines {
    /// Looks at each line once.
    pub(crate) fn new(source: &Source) -> Lines {
        let list = source
            .lines
            .iter()
            .zip(0..)
            .map(|(line, index)| {
                let chars: Vec<char> = line.text.chars().collect();
                let end = chars.iter().rposition(|c| !c.is_whitespace()).map_or(0, |last| last + 1);
                let first = chars[..end].iter().take_while(|c| c.is_whitespace()).count();
                let kind = if line.doc {
                    LineKind::Doc
                } else {
                    line_kind(&chars[first..end], source.form)
                };
                LineText {
                    index,
                    number: line.number,
                    chars,
                    kind,
                    certain: line.certain,
                    first,
                    end,
                }
            })
            .collect();
        Lines { form: source.form, list }
    }

    /// The line of this index.
    pub(crate) fn get(&self, index: usize) -> Option<&LineText> {
        self.list.get(index)
    }

    /// Whether nothing stands between two lines that follow each other: no blank line, written or
    /// left out by whoever made the lines.
    pub(crate) fn adjacent(&self, above: usize, below: usize) -> bool {
        match (self.get(above), self.get(below)) {
            (Some(upper), Some(lower)) => {
                below == above + 1 && lower.number <= upper.number.saturating_add(1)
            }
            _ => false,
        }
    }
}

/// What a line is, from its characters without white space round them.
fn line_kind(chars: &[char], form: Form) -> LineKind {
    match chars {
        [] => LineKind::Blank,
        ['#', ..] => LineKind::Comment,
        ['%', ..] | ['/', '/', ..] if form == Form::Text => LineKind::Comment,
        [':', ..] => LineKind::Attributes,
        [';', ..] => LineKind::Constraint,
        ['>', ..] => LineKind::Action,
        ['P', 'a', 't', 't', 'e', 'r', 'n', rest @ ..]
            if rest.first().is_none_or(|c| c.is_whitespace()) =>
        {
            LineKind::Pattern
        }
        _ => LineKind::Words,
    }
}

/// An index as a span holds it. No line is longer than four thousand million characters; one that
/// were would have its end said at the last that can be.
pub(crate) fn narrow(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX)
}
