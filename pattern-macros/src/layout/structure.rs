//! Lines guessed from the tokens alone: what is left where tokens have no places at all.
//!
//! Only the parts of a pattern can be told apart. Rows that cannot be are written as they come, and
//! all lines are marked as uncertain, so that nobody complains of their layout; labels, calls and
//! names still reach the editor.

use katachi_syntax::functions;

use super::{
    atoms::{Atom, Class},
    writer::{Writer, must_part},
};

/// Writes the parts of patterns as lines.
pub(super) fn read(atoms: &[Atom]) -> Writer {
    let mut writer = Writer::new();
    let mut state = State { part: Part::None, depth: 0 };
    let mut number = 0;
    for (index, atom) in atoms.iter().enumerate() {
        let previous = index.checked_sub(1).and_then(|before| atoms.get(before));
        let parted = previous.is_none_or(|previous| must_part(previous, atom));
        let begins = state.step(previous, atom, atoms.get(index + 1..).unwrap_or_default(), parted);
        match atom.class {
            Class::Doc => writer.doc(number + 1, atom),
            _ if begins => {
                number += 1;
                writer.begin(number, false);
                writer.put(0, atom);
            }
            _ => {
                let both_words = previous.is_some_and(|previous| previous.class == Class::Word)
                    && atom.class == Class::Word;
                writer.put_after(usize::from(both_words), atom);
            }
        }
    }
    writer
}

/// The part of a pattern that the last token belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    None,
    Keyword,
    Name,
    Diagram,
    Attributes,
    Labels,
    Expression,
}

struct State {
    part: Part,
    /// How many brackets are open.
    depth: usize,
}

impl State {
    /// Moves on by one token, and tells whether it begins a line.
    fn step(&mut self, previous: Option<&Atom>, atom: &Atom, rest: &[Atom], parted: bool) -> bool {
        let begun = if parted {
            Some(if atom.opens_pattern() { Part::Keyword } else { Part::None })
        } else {
            self.part_of(previous, atom, rest)
        };
        if let Some(part) = begun {
            self.part = part;
            self.depth = 0;
        }
        match atom.class {
            Class::Open => self.depth += 1,
            Class::Close => self.depth = self.depth.saturating_sub(1),
            _ => {}
        }
        begun.is_some_and(|part| part != Part::Name)
    }

    fn part_of(&self, previous: Option<&Atom>, atom: &Atom, rest: &[Atom]) -> Option<Part> {
        let opened = line_opened_by(atom);
        match self.part {
            Part::None => None,
            Part::Keyword if atom.class == Class::Word => Some(Part::Name),
            Part::Keyword | Part::Name => Some(opened.unwrap_or(Part::Diagram)),
            Part::Diagram | Part::Labels => {
                opened.or_else(|| parts_rows(previous, atom).then_some(self.part))
            }
            Part::Attributes if self.depth > 0 => None,
            Part::Attributes if belongs_to_attributes(previous, atom) => None,
            Part::Attributes => Some(opened.unwrap_or(Part::Labels)),
            Part::Expression if self.depth > 0 => None,
            Part::Expression if atom.is(";") => rest.first().and_then(|next| {
                (!next.opens_pattern() && line_opened_by(next).is_none())
                    .then_some(Part::Expression)
            }),
            Part::Expression => {
                let begins =
                    previous.is_some_and(|previous| previous.is(";")) || calls_for_effect(rest);
                (atom.is(">") && begins).then_some(Part::Expression)
            }
        }
    }
}

fn line_opened_by(atom: &Atom) -> Option<Part> {
    match atom.text.as_str() {
        _ if !matches!(atom.class, Class::Punct { .. }) => None,
        ":" => Some(Part::Attributes),
        ";" | ">" => Some(Part::Expression),
        _ => None,
    }
}

/// Whether two tokens of a diagram cannot stand in one row: two words, or punctuation after
/// punctuation that nothing followed at once.
fn parts_rows(previous: Option<&Atom>, atom: &Atom) -> bool {
    let Some(previous) = previous else { return false };
    matches!(
        (previous.class, atom.class),
        (Class::Word, Class::Word) | (Class::Punct { joint: false }, Class::Punct { .. })
    )
}

/// Whether a token may go on with the `:` line after another: fields and commas take turns.
fn belongs_to_attributes(previous: Option<&Atom>, atom: &Atom) -> bool {
    let Some(previous) = previous else { return false };
    let after_separator = previous.is(":") || previous.is(",");
    match atom.class {
        Class::Word | Class::Punct { .. } if after_separator => {
            atom.class == Class::Word || previous.is(":") || atom.is("-") || atom.is(",")
        }
        Class::Open => previous.class == Class::Word,
        Class::Close => true,
        _ => atom.is(","),
    }
}

/// Whether a call follows that is made for its effect, as in an action.
fn calls_for_effect(rest: &[Atom]) -> bool {
    let Some(name) = rest.first() else { return false };
    functions::function(&name.text)
        .is_some_and(|function| function.answer == functions::Answer::Nothing)
}
