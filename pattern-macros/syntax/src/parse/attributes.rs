//! The `:` line: symmetry, classes, value fields, helper.

use crate::fault::{FaultKind, Faults};
use crate::lines::LineText;
use crate::near::nearest;
use crate::source::{Form, Span};
use crate::tree::{AttributeMap, Attributes, Spanned, Symmetry, Value, ValueArgument, ValueField};

use super::tokens::expression_end;

/// The `:` line, and whether its symmetry is what the author declared.
pub(crate) struct ReadAttributes {
    pub(crate) attributes: Attributes,
    pub(crate) symmetry_known: bool,
}

/// A field between two commas, white space round it left out.
#[derive(Clone)]
struct Field {
    text: String,
    span: Span,
}

/// Reads the `:` line.
pub(crate) fn attributes(
    line: &LineText,
    form: Form,
    map: Option<AttributeMap>,
    faults: &mut Faults,
) -> ReadAttributes {
    let end = expression_end(line, form);
    let fields = fields(line, line.first + 1, end);
    let (symmetry, symmetry_known) = symmetry(fields.first(), line, faults);
    let remark = (end < line.end).then(|| {
        let start = line.skip_space(end + 1);
        Spanned { node: line.text(start, line.end), span: line.span(start, line.end) }
    });
    let mut attributes = Attributes {
        span: line.whole(),
        symmetry,
        classes: Vec::new(),
        values: Vec::new(),
        helper: None,
        remark,
    };
    let mut rest = fields.get(1..).unwrap_or_default();
    if let [first, others @ ..] = rest
        && !looks_like_field(&first.text)
    {
        attributes.classes = classes(first, faults);
        rest = others;
    }
    for (index, field) in rest.iter().enumerate() {
        let last = rest[index + 1..].iter().all(|later| later.text.is_empty());
        read_field(&mut attributes, field, last, map, faults);
    }
    ReadAttributes { attributes, symmetry_known }
}

/// Splits at commas outside of parentheses.
fn fields(line: &LineText, start: usize, end: usize) -> Vec<Field> {
    let mut list = Vec::new();
    let mut from = start;
    let mut depth = 0_usize;
    for at in start..=end {
        match line.chars.get(at).filter(|_| at < end) {
            Some('(') => depth += 1,
            Some(')') => depth = depth.saturating_sub(1),
            Some(',') if depth == 0 => {
                list.push(field(line, from, at));
                from = at + 1;
            }
            None => list.push(field(line, from, at)),
            Some(_) => {}
        }
    }
    list
}

fn field(line: &LineText, from: usize, to: usize) -> Field {
    let start = from + line.chars[from..to].iter().take_while(|c| c.is_whitespace()).count();
    let trailing = line.chars[start..to].iter().rev().take_while(|c| c.is_whitespace()).count();
    let end = to - trailing;
    Field { text: line.text(start, end), span: line.span(start, end) }
}

fn symmetry(
    field: Option<&Field>,
    line: &LineText,
    faults: &mut Faults,
) -> (Spanned<Symmetry>, bool) {
    let nothing = Field { text: String::new(), span: line.span(line.first, line.first + 1) };
    let field = field.filter(|field| !field.text.is_empty()).unwrap_or(&nothing);
    let known = Symmetry::from_text(&field.text);
    if field.text.is_empty() {
        faults.at(field.span, FaultKind::MissingSymmetry);
    } else if known.is_none() {
        faults.at(field.span, FaultKind::UnknownSymmetry { text: field.text.clone() });
    }
    (Spanned { node: known.unwrap_or_default(), span: field.span }, known.is_some())
}

/// Whether a field where the classes should be is a value, `NULL` or a helper: the classes may be
/// left out.
fn looks_like_field(text: &str) -> bool {
    text.contains('(') || text.contains('_') || text == "NULL" || ValueField::WORDS.contains(&text)
}

fn classes(field: &Field, faults: &mut Faults) -> Vec<Spanned<char>> {
    let letters: Vec<char> = field.text.chars().take_while(|c| !c.is_whitespace()).collect();
    if let Some((_, words)) = field.text.split_once(char::is_whitespace) {
        let text = words.trim().to_owned();
        let start = field.span.end - crate::lines::narrow(text.chars().count());
        faults.at(Span { start, ..field.span }, FaultKind::UnknownAttribute { text });
    }
    letters
        .into_iter()
        .zip(field.span.start..)
        .filter(|(letter, _)| *letter != '-')
        .map(|(node, start)| Spanned { node, span: Span { start, end: start + 1, ..field.span } })
        .collect()
}

/// A value field, the helper, or nothing.
fn read_field(
    attributes: &mut Attributes,
    field: &Field,
    last: bool,
    map: Option<AttributeMap>,
    faults: &mut Faults,
) {
    let text = field.text.as_str();
    if text.is_empty() || text == "NULL" {
        return;
    }
    if text.contains('(') || ValueField::WORDS.contains(&text) {
        attributes.values.extend(value(field, map, faults));
    } else if !is_path(text) {
        faults.at(field.span, FaultKind::UnknownAttribute { text: text.to_owned() });
    } else {
        if !last {
            faults.at(field.span, FaultKind::HelperNotLast { name: text.to_owned() });
        }
        attributes.helper = Some(Spanned { node: text.to_owned(), span: field.span });
    }
}

/// An identifier, or several joined by `::`.
pub(crate) fn is_path(text: &str) -> bool {
    text.split("::").all(|part| is_identifier(part.trim()))
}

/// Letters, digits and `_`, not a digit first: what Rust takes for an identifier.
pub(crate) fn is_identifier(text: &str) -> bool {
    let mut characters = text.chars();
    characters.next().is_some_and(|c| c == '_' || unicode_ident::is_xid_start(c))
        && characters.all(unicode_ident::is_xid_continue)
}

/// A value field up to its `)`; words that follow it, a remark without `#`, are a fault of their own.
fn without_words(field: &Field, faults: &mut Faults) -> Field {
    let cut =
        field.text.split_once(')').filter(|(_, words)| words.starts_with(char::is_whitespace));
    let Some((_, words)) = cut else { return field.clone() };
    let words = words.trim();
    let start = field.span.end - crate::lines::narrow(words.chars().count());
    let text = words.to_owned();
    faults.at(Span { start, ..field.span }, FaultKind::UnknownAttribute { text });
    let kept: String = field.text.chars().take_while(|c| *c != ')').chain([')']).collect();
    let end = field.span.start + crate::lines::narrow(kept.chars().count());
    Field { text: kept, span: Span { end, ..field.span } }
}

/// `shape(2)`.
fn value(field: &Field, map: Option<AttributeMap>, faults: &mut Faults) -> Option<Value> {
    let field = &without_words(field, faults);
    let text = field.text.as_str();
    let (name, inside) = text.split_once('(').unwrap_or((text, ""));
    let name_length = crate::lines::narrow(name.trim_end().chars().count());
    let name_span = Span { end: field.span.start + name_length, ..field.span };
    let name = name.trim_end();
    let Some(known) = ValueField::from_word(name, map.unwrap_or_default()) else {
        let near = nearest(name, ValueField::WORDS);
        faults.at(name_span, FaultKind::UnknownField { name: name.to_owned(), nearest: near });
        return None;
    };
    if let Some(map) = map.filter(|map| !known.allowed_in(*map)) {
        faults.at(name_span, FaultKind::FieldNotAllowed { name: name.to_owned(), map });
    }
    let unclosed = text.contains('(') && !text.ends_with(')');
    if unclosed {
        let gap = Span { start: field.span.end, ..field.span };
        faults.at(gap, FaultKind::UnclosedField);
    }
    let open = name_length + 1;
    let span = Span {
        start: (field.span.start + open).min(field.span.end),
        end: field.span.end.saturating_sub(u32::from(text.ends_with(')'))),
        ..field.span
    };
    let inside = inside.strip_suffix(')').unwrap_or(inside);
    if inside.trim().is_empty() {
        if !unclosed {
            faults.at(field.span, FaultKind::MissingFieldValue { field: known });
        }
        return None;
    }
    let argument = argument(known, inside.trim(), span, faults)?;
    Some(Value {
        field: Spanned { node: known, span: name_span },
        argument: Spanned { node: argument, span },
    })
}

fn argument(
    field: ValueField,
    text: &str,
    span: Span,
    faults: &mut Faults,
) -> Option<ValueArgument> {
    if field.takes_label() {
        let mut letters = text.chars();
        return match (letters.next(), letters.next()) {
            (Some(letter), None) if letter.is_ascii_alphabetic() => {
                Some(ValueArgument::Label(letter))
            }
            _ => {
                faults.at(span, FaultKind::ValueNotLabel { text: text.to_owned(), field });
                None
            }
        };
    }
    let digits = text.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | '-' | '+'));
    match text.parse::<f32>() {
        Ok(number) if digits && number.is_finite() => Some(ValueArgument::Number(number)),
        _ => {
            faults.at(span, FaultKind::ValueNotNumber { text: text.to_owned() });
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers() {
        assert!(is_identifier("EB112") && is_identifier("_x") && is_identifier("été"));
        assert!(!is_identifier("") && !is_identifier("1x") && !is_identifier("a-b"));
        assert!(!is_identifier("a²") && !is_identifier("Ⓐb"));
        assert!(is_path("shapes::helper") && !is_path("shapes::"));
    }
}
