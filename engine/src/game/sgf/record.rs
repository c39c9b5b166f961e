//! The main line of a game tree, understood: size, komi, setup, moves.

use std::path::Path;

use super::{
    error::{LoadError, Note, NoteKind, Place, SgfError, SgfErrorKind},
    points::{parse_move, parse_points},
    tree::{Collection, GameTree, Node, Property, Value},
};
use crate::{
    board::{BoardSize, Colour, PerPoint, Point, Vertex},
    game::Rules,
};

/// A game of Go: the main line of a [`GameTree`].
#[derive(Clone, Debug)]
pub struct GameRecord {
    /// The size of the board; 19 where the record does not say.
    pub size: BoardSize,
    /// The komi, where the record says.
    pub komi: Option<f32>,
    /// The number of handicap stones; 0 where the record does not say.
    pub handicap: u32,
    /// The rules, where the record names some that are known.
    pub rules: Option<Rules>,
    /// What was odd in the record and was passed over.
    pub notes: Vec<Note>,
    pub(super) steps: Vec<Step>,
    moves: usize,
}

/// What happens on the main line, in order.
#[derive(Clone, Debug)]
pub(super) enum Step {
    /// Stones are put and taken away.
    Setup { stones: Vec<(Point, Vertex)>, place: Place },
    /// The record says who moves next.
    ToPlay(Colour),
    /// A move.
    Move(RecordedMove),
}

/// A move of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordedMove {
    /// Its number, from 1; passes count.
    pub number: usize,
    /// Who plays it.
    pub colour: Colour,
    /// Where, or a pass.
    pub point: Point,
    /// Where it stands in the text.
    pub place: Place,
}

impl GameRecord {
    /// The main line of a tree.
    ///
    /// # Errors
    /// If it is a record of another game, if the board is no square of 1 to 19 lines, or if a
    /// move or a setup stone is not on the board.
    pub fn of(tree: &GameTree) -> Result<GameRecord, SgfError> {
        let root = tree.node(tree.root());
        let mut notes = Vec::new();
        check_game(root)?;
        let mut record = GameRecord {
            size: board_size(root)?,
            komi: number(root, "KM", &mut notes),
            handicap: number(root, "HA", &mut notes).unwrap_or(0),
            rules: rules(root, &mut notes),
            notes,
            steps: Vec::new(),
            moves: 0,
        };
        for id in tree.main_line() {
            record.add_node(tree.node(id))?;
        }
        Ok(record)
    }

    /// The first game of a file's bytes.
    ///
    /// # Errors
    /// As [`Collection::read`] and [`GameRecord::of`].
    pub fn read(bytes: &[u8]) -> Result<GameRecord, SgfError> {
        let collection = Collection::read(bytes)?;
        let tree = collection
            .trees
            .first()
            .ok_or(SgfError { place: Place { line: 1, column: 1 }, kind: SgfErrorKind::NoTree })?;
        let mut record = GameRecord::of(tree)?;
        record.notes.splice(0..0, collection.notes.0);
        Ok(record)
    }

    /// The first game of a file.
    ///
    /// # Errors
    /// If the file cannot be read, or as [`GameRecord::read`].
    pub fn load(path: impl AsRef<Path>) -> Result<GameRecord, LoadError> {
        let path = path.as_ref();
        let bytes =
            std::fs::read(path).map_err(|error| LoadError::Io { path: path.to_owned(), error })?;
        GameRecord::read(&bytes).map_err(|error| LoadError::Sgf { path: path.to_owned(), error })
    }

    /// The number of moves, passes included.
    pub fn move_count(&self) -> usize {
        self.moves
    }

    /// The moves.
    pub fn moves(&self) -> impl Iterator<Item = &RecordedMove> {
        self.steps.iter().filter_map(|step| match step {
            Step::Move(played) => Some(played),
            Step::Setup { .. } | Step::ToPlay(_) => None,
        })
    }

    /// Adds what a node says: setup first, since a node that has both means it so.
    fn add_node(&mut self, node: &Node) -> Result<(), SgfError> {
        self.add_setup(node)?;
        self.add_moves(node)?;
        for property in node.properties.iter().filter(|property| property.name == "PL") {
            self.add_to_play(property);
        }
        Ok(())
    }

    fn add_setup(&mut self, node: &Node) -> Result<(), SgfError> {
        let mut changes = PerPoint::filled(None);
        let mut first = None;
        for property in &node.properties {
            let Some(vertex) = setup_vertex(&property.name) else { continue };
            first.get_or_insert(property.place);
            for value in property.values.iter().filter(|value| !value.line().is_empty()) {
                for point in parse_points(value, self.size)? {
                    changes[point] = Some(vertex);
                }
            }
        }
        if let Some(place) = first {
            let points = self.size.points();
            let stones = points.filter_map(|point| Some((point, changes[point]?))).collect();
            self.steps.push(Step::Setup { stones, place });
        }
        Ok(())
    }

    fn add_moves(&mut self, node: &Node) -> Result<(), SgfError> {
        for property in &node.properties {
            let colour = match property.name.as_str() {
                "B" => Colour::Black,
                "W" => Colour::White,
                _ => continue,
            };
            for value in &property.values {
                self.moves += 1;
                let point = parse_move(value, self.size)?;
                let number = self.moves;
                self.steps.push(Step::Move(RecordedMove {
                    number,
                    colour,
                    point,
                    place: value.place,
                }));
            }
        }
        Ok(())
    }

    fn add_to_play(&mut self, property: &Property) {
        let value = property.values.first().map(Value::line).unwrap_or_default();
        match value.bytes().next() {
            Some(b'B' | b'b' | b'1') => self.steps.push(Step::ToPlay(Colour::Black)),
            Some(b'W' | b'w' | b'2') => self.steps.push(Step::ToPlay(Colour::White)),
            _ => self.notes.push(not_understood(property, value)),
        }
    }
}

fn setup_vertex(property: &str) -> Option<Vertex> {
    match property {
        "AB" => Some(Vertex::Black),
        "AW" => Some(Vertex::White),
        "AE" => Some(Vertex::Empty),
        _ => None,
    }
}

/// Refuses other games than Go, where the record says what it is.
fn check_game(root: &Node) -> Result<(), SgfError> {
    let Some(value) = root.value("GM") else { return Ok(()) };
    match value.line().parse() {
        Ok(1) | Err(_) => Ok(()),
        Ok(game) => Err(SgfError { place: value.place, kind: SgfErrorKind::OtherGame(game) }),
    }
}

fn board_size(root: &Node) -> Result<BoardSize, SgfError> {
    let Some(value) = root.value("SZ") else { return Ok(BoardSize::MAX) };
    let text = value.line();
    let fault = |kind| Err(SgfError { place: value.place, kind });
    let parts: Result<Vec<u32>, _> = text.split(':').map(|part| part.trim().parse()).collect();
    match parts.as_deref() {
        _ if text.is_empty() => Ok(BoardSize::MAX),
        Ok([columns, rows]) if columns != rows => {
            fault(SgfErrorKind::Rectangle { columns: *columns, rows: *rows })
        }
        Ok([size] | [size, _]) => match BoardSize::new(*size as usize) {
            Ok(size) => Ok(size),
            Err(_) => fault(SgfErrorKind::Size(size.to_string())),
        },
        Ok(_) | Err(_) if is_large_number(&text) => fault(SgfErrorKind::Size(text)),
        Ok(_) | Err(_) => fault(SgfErrorKind::SizeNoNumber(text)),
    }
}

/// Whether this is a number, though none that fits a machine word.
fn is_large_number(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// The number that a property gives, if it gives one.
fn number<T: std::str::FromStr>(root: &Node, name: &str, notes: &mut Vec<Note>) -> Option<T> {
    let property = root.property(name)?;
    let value = property.values.first()?.line();
    if value.is_empty() {
        return None;
    }
    let parsed = value.replace(',', ".").parse().ok();
    if parsed.is_none() {
        notes.push(not_understood(property, value));
    }
    parsed
}

/// The rules that a record names.
fn rules(root: &Node, notes: &mut Vec<Note>) -> Option<Rules> {
    let property = root.property("RU")?;
    let value = property.values.first()?.line();
    if value.is_empty() {
        return None;
    }
    let rules = value.parse().ok();
    if rules.is_none() {
        notes.push(not_understood(property, value));
    }
    rules
}

fn not_understood(property: &Property, value: String) -> Note {
    let kind = NoteKind::Value { property: property.name.clone(), value };
    Note { place: property.place, kind }
}
