//! Lines told apart by the line numbers of tokens: what the compiler gives.

use super::{
    atoms::{Atom, Class},
    writer::{Writer, must_part},
};

/// Writes each token at its own column of its own line; a setting stays on one.
pub(super) fn read(atoms: &[Atom]) -> Writer {
    let mut writer = Writer::new();
    let mut previous: Option<(usize, &Atom)> = None;
    for atom in atoms {
        let place = atom.span.start();
        let goes_on = previous.is_some_and(|(line, previous)| {
            (line == place.line || atom.setting > 0) && !must_part(previous, atom)
        });
        match atom.class {
            Class::Doc => writer.doc(place.line, atom),
            _ if goes_on => writer.put(place.column, atom),
            _ => {
                writer.begin(place.line, true);
                writer.put(place.column, atom);
            }
        }
        previous = Some((place.line, atom));
    }
    writer
}

/// Writes each setting as a line, wherever its tokens stand.
pub(super) fn read_settings(atoms: &[Atom]) -> Writer {
    let mut writer = Writer::new();
    let mut previous: Option<&Atom> = None;
    for atom in atoms {
        if previous.is_none_or(|previous| must_part(previous, atom)) {
            writer.begin(0, true);
        }
        writer.put_after(0, atom);
        previous = Some(atom);
    }
    writer
}
