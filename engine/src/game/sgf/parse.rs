//! Text to trees. A loop over the characters, never recursive; what can be mended is.

use super::{
    encoding::decode,
    error::{Note, NoteKind, Place, SgfError, SgfErrorKind},
    tree::{Collection, GameTree, Node, NodeId, Notes, Property, Value},
};

impl Collection {
    /// Reads the bytes of a file: any version of the format, any encoding.
    ///
    /// Text outside the trees is passed over, missing closing parentheses are added, and lower
    /// case letters of property names dropped, as the old versions have it. What was mended is
    /// told in the notes.
    ///
    /// # Errors
    /// If there is no tree in it, or a value is never closed.
    pub fn read(bytes: &[u8]) -> Result<Collection, SgfError> {
        let (text, note) = decode(bytes);
        let mut collection = Collection::from_text(&text)?;
        collection.notes.0.splice(0..0, note);
        Ok(collection)
    }

    /// Reads text, as [`Collection::read`] does bytes.
    ///
    /// # Errors
    /// If there is no tree in it, or a value is never closed.
    pub fn from_text(text: &str) -> Result<Collection, SgfError> {
        let mut cursor = Cursor::new(text.strip_prefix('\u{feff}').unwrap_or(text));
        let mut trees = Vec::new();
        let mut notes = Vec::new();
        let mut first = None;
        while cursor.seek_tree() {
            first.get_or_insert(cursor.place);
            trees.extend(parse_tree(&mut cursor, &mut notes)?);
        }
        let fault = |place, kind| Err(SgfError { place, kind });
        let Some(first) = first else {
            return fault(Place { line: 1, column: 1 }, SgfErrorKind::NoTree);
        };
        let empty = |tree: &GameTree| tree.nodes().iter().all(|node| node.properties.is_empty());
        if notes.iter().any(is_stray) && trees.iter().all(empty) {
            return fault(first, SgfErrorKind::NoProperty);
        }
        Ok(Collection { trees, notes: Notes(notes) })
    }
}

/// Whether text was found where properties should be.
fn is_stray(note: &Note) -> bool {
    matches!(note.kind, NoteKind::Stray(_) | NoteKind::NoValue(_))
}

/// A place in the text.
struct Cursor<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Cursor<'a> {
    fn new(text: &'a str) -> Cursor<'a> {
        Cursor { rest: text, place: Place { line: 1, column: 1 } }
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Takes a character. A line ends at `\n`, or at a `\r` that no `\n` follows.
    fn next(&mut self) -> Option<char> {
        let mut characters = self.rest.chars();
        let character = characters.next()?;
        self.rest = characters.as_str();
        if character == '\n' || (character == '\r' && !self.rest.starts_with('\n')) {
            self.place = Place { line: self.place.line.saturating_add(1), column: 1 };
        } else {
            self.place.column = self.place.column.saturating_add(1);
        }
        Some(character)
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let start = self.rest;
        while self.peek().is_some_and(&wanted) {
            self.next();
        }
        &start[..start.len() - self.rest.len()]
    }

    /// Goes to the next `(` that only white space parts from a `;`. False when there is none.
    fn seek_tree(&mut self) -> bool {
        while let Some(character) = self.peek() {
            if character == '(' && self.rest[1..].trim_start().starts_with(';') {
                return true;
            }
            self.next();
            if character == '(' {
                // Else a run of `(` with much white space after each would be looked at again
                // and again.
                self.take_while(char::is_whitespace);
            }
        }
        false
    }
}

/// A tree being built.
#[derive(Default)]
struct Builder {
    tree: Option<GameTree>,
    /// The node that what follows belongs to or hangs from.
    current: Option<NodeId>,
    /// That node for each open parenthesis, as it was before it.
    open: Vec<Option<NodeId>>,
    /// Whether no `;` was seen since the last parenthesis.
    between: bool,
}

impl Builder {
    fn begin_node(&mut self, place: Place) -> Result<NodeId, SgfError> {
        let full = SgfError { place, kind: SgfErrorKind::TooManyNodes };
        let id = match (&mut self.tree, self.current) {
            (Some(tree), parent) => {
                let parent = parent.unwrap_or(tree.root());
                tree.push(parent, Node::default()).ok_or(full)?
            }
            (none, _) => none.insert(GameTree::new(Node::default())).root(),
        };
        self.current = Some(id);
        self.between = false;
        Ok(id)
    }

    fn add(&mut self, property: Property, notes: &mut Vec<Note>) -> Result<(), SgfError> {
        let node = match self.current {
            Some(node) if !self.between => node,
            _ => {
                notes.push(Note { place: property.place, kind: NoteKind::NoSemicolon });
                self.begin_node(property.place)?
            }
        };
        if let Some(tree) = &mut self.tree {
            tree.properties_mut(node).push(property);
        }
        Ok(())
    }

    fn open(&mut self) {
        self.open.push(self.current);
        self.between = true;
    }

    /// Closes a parenthesis; tells whether it was the last.
    fn close(&mut self) -> bool {
        self.current = self.open.pop().flatten();
        self.between = true;
        self.open.is_empty()
    }
}

/// Reads the tree whose `(` the cursor is at.
fn parse_tree(
    cursor: &mut Cursor<'_>,
    notes: &mut Vec<Note>,
) -> Result<Option<GameTree>, SgfError> {
    let mut builder = Builder::default();
    while let Some(character) = cursor.peek() {
        let place = cursor.place;
        match character {
            '(' => builder.open(),
            ')' if builder.close() => {
                cursor.next();
                return Ok(builder.tree);
            }
            ')' => {}
            ';' => _ = builder.begin_node(place)?,
            letter if letter.is_ascii_alphabetic() => {
                if let Some(property) = parse_property(cursor, notes)? {
                    builder.add(property, notes)?;
                }
                continue;
            }
            white if white.is_whitespace() || white == '\0' => {}
            _ => {
                skip_stray(cursor, notes);
                continue;
            }
        }
        cursor.next();
    }
    let kind = NoteKind::MissingParentheses(builder.open.len());
    notes.push(Note { place: cursor.place, kind });
    Ok(builder.tree)
}

/// Passes over what belongs to nothing: a value without a name, or else one run of characters.
fn skip_stray(cursor: &mut Cursor<'_>, notes: &mut Vec<Note>) {
    let place = cursor.place;
    let text = cursor.take_while(|character| {
        !character.is_whitespace()
            && !character.is_ascii_alphabetic()
            && !matches!(character, '(' | ')' | ';')
    });
    notes.push(Note { place, kind: NoteKind::Stray(shortened(text)) });
}

/// At most the first twenty characters, for a message.
fn shortened(text: &str) -> String {
    match text.char_indices().nth(20) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Reads a property; none where its name has no value.
fn parse_property(
    cursor: &mut Cursor<'_>,
    notes: &mut Vec<Note>,
) -> Result<Option<Property>, SgfError> {
    let place = cursor.place;
    let written =
        cursor.take_while(|character| character.is_ascii_alphanumeric() || character == '_');
    let mut values = Vec::new();
    loop {
        cursor.take_while(char::is_whitespace);
        if cursor.peek() != Some('[') {
            break;
        }
        values.push(parse_value(cursor)?);
    }
    if values.is_empty() {
        notes.push(Note { place, kind: NoteKind::NoValue(shortened(written)) });
        return Ok(None);
    }
    Ok(Some(Property { name: property_name(written), values, place }))
}

/// The name as the format's last version has it: `B` for `Black`. One all in lower case is taken
/// in upper case.
fn property_name(written: &str) -> String {
    let name: String =
        written.chars().filter(|character| !character.is_ascii_lowercase()).collect();
    if name.is_empty() { written.to_ascii_uppercase() } else { name }
}

/// Reads a value from its `[` to its `]`.
fn parse_value(cursor: &mut Cursor<'_>) -> Result<Value, SgfError> {
    let place = cursor.place;
    cursor.next();
    let start = cursor.rest;
    loop {
        match cursor.next() {
            Some(']') => break,
            Some('\\') => _ = cursor.next(),
            Some(_) => {}
            None => return Err(SgfError { place, kind: SgfErrorKind::UnclosedValue }),
        }
    }
    let length = start.len() - cursor.rest.len() - 1;
    Ok(Value::from_raw(&start[..length], place))
}
