//! Faults as a person reads them: with file, line, column and the row shown.

use annotate_snippets::{AnnotationKind, Element, Level, Renderer, Snippet};

use crate::fault::{Fault, Severity};
use crate::source::{Source, Span};

/// Whether a rendered fault has colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Style {
    /// For a file, a pipe, a message of the compiler.
    #[default]
    Plain,
    /// With the escape codes of a terminal.
    Coloured,
}

/// Lines further apart than this are shown as two extracts.
const NEAR: u32 = 12;

/// A fault with the lines that it speaks of, as several lines of text.
///
/// `path` is the name of the file as the reader knows it.
///
/// ```
/// use katachi_syntax::render::{Style, render};
/// use katachi_syntax::{parse, source::Source};
///
/// let source = Source::from_text("Pattern Cut1\nOX\n*O\n:/,Z\n");
/// let parsed = parse(&source);
/// let shown = render(&source, "cuts.db", &parsed.faults[0], Style::Plain);
/// assert!(shown.starts_with("error: unknown class `Z`\n --> cuts.db:4:4\n"));
/// ```
pub fn render(source: &Source, path: &str, fault: &Fault, style: Style) -> String {
    let renderer = match style {
        Style::Plain => Renderer::plain(),
        Style::Coloured => Renderer::styled(),
    };
    let title = fault.kind.to_string();
    let help = fault.kind.help();
    let group = level(fault.severity()).primary_title(title.as_str());
    let group = group.elements(snippets(source, path, fault)).element(Level::HELP.message(&help));
    renderer.render(&[group])
}

/// A fault on one line: `cuts.db:4:4: error: unknown class Z; help: ...`.
///
/// ```
/// use katachi_syntax::render::one_line;
/// use katachi_syntax::{parse, source::Source};
///
/// let source = Source::from_text("Pattern Cut1\nOX\n*O\n:/,c,value(3)\n");
/// let parsed = parse(&source);
/// assert_eq!(
///     one_line(&source, "cuts.db", &parsed.faults[0]),
///     "cuts.db:4:6: error: the attribute map `none` does not allow `value`; \
///      set `attribute_map general` (or another map) above the first pattern"
/// );
/// ```
pub fn one_line(source: &Source, path: &str, fault: &Fault) -> String {
    let word = match fault.severity() {
        Severity::Error => "error",
        Severity::Warning => "warning",
    };
    let line = line_number(source, fault.span);
    let column = fault.span.start + 1;
    format!("{path}:{line}:{column}: {word}: {}; {}", fault.kind, fault.kind.help())
}

fn level(severity: Severity) -> Level<'static> {
    match severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    }
}

fn line_number(source: &Source, span: Span) -> u32 {
    source.lines.get(span.line as usize).map_or(span.line + 1, |line| line.number)
}

/// The extract with the fault, and the second place in the same one or in one of its own.
fn snippets<'a>(source: &Source, path: &'a str, fault: &'a Fault) -> Vec<Element<'a>> {
    let Some((also, note)) = &fault.also else {
        return vec![extract(source, path, &[(fault.span, None)])];
    };
    let (first, second) = ((fault.span, None), (*also, Some(note.as_str())));
    if fault.span.line.abs_diff(also.line) <= NEAR {
        vec![extract(source, path, &[first, second])]
    } else {
        vec![extract(source, path, &[first]), extract(source, path, &[second])]
    }
}

/// The lines from the first to the last of these places; the place without a note is the fault's.
fn extract<'a>(source: &Source, path: &'a str, places: &[(Span, Option<&'a str>)]) -> Element<'a> {
    let first = places.iter().map(|(span, _)| span.line).min().unwrap_or_default();
    let last = places.iter().map(|(span, _)| span.line).max().unwrap_or_default();
    let lines: Vec<&str> = (first..=last)
        .map(|line| source.lines.get(line as usize).map_or("", |line| line.text.as_str()))
        .collect();
    let start = Span { line: first, start: 0, end: 0 };
    let annotations = places.iter().map(|(span, note)| {
        let above: usize =
            lines.iter().take((span.line - first) as usize).map(|l| l.len() + 1).sum();
        let text = lines.get((span.line - first) as usize).copied().unwrap_or_default();
        let range = above + byte_of(text, span.start)..above + byte_of(text, span.end);
        match note {
            None => AnnotationKind::Primary.span(range),
            Some(note) => AnnotationKind::Context.span(range).label(*note),
        }
    });
    Snippet::source(lines.join("\n"))
        .line_start(line_number(source, start) as usize)
        .path(path)
        .annotations(annotations)
        .into()
}

/// Where a character of a line begins, in bytes; the end of the line where it has no such one.
fn byte_of(text: &str, character: u32) -> usize {
    text.char_indices().nth(character as usize).map_or(text.len(), |(byte, _)| byte)
}
