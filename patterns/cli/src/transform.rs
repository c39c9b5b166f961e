//! `katachi transform`: patterns turned or mirrored.

use std::path::PathBuf;

use katachi::{
    runtime::text_of,
    syntax::{
        ParseOptions, Parsed,
        near::nearest,
        parse_with,
        print::print,
        source::{Form, Source},
        symmetry::Transformation,
        tree::{Database, Item},
    },
};

use crate::{
    Console, SUCCESS,
    arguments::{Transform, Turn},
    check::{FOUND_ERRORS, write_faults},
    failure::Failure,
    session::split_kind,
};

pub(crate) fn run(arguments: &Transform, console: &mut Console<'_>) -> Result<u8, Failure> {
    let Text { path, source, parsed, .. } = read(&arguments.file, console)?;
    let mut database = chosen(parsed.database, arguments.pattern.as_deref())?;
    for pattern in database.patterns_mut() {
        *pattern = pattern.transformed(transformation(arguments.transformation));
    }
    write!(console.output, "{}", print(&database, Form::Text))?;
    let errors: Vec<_> = parsed.faults.into_iter().filter(|fault| fault.is_error()).collect();
    write_faults(console.errors, &source, &path, &errors)?;
    Ok(if errors.is_empty() { SUCCESS } else { FOUND_ERRORS })
}

/// A database as text and as tree.
pub(crate) struct Text {
    /// The file.
    pub(crate) path: PathBuf,
    /// Its name without folders.
    pub(crate) name: String,
    pub(crate) source: Source,
    pub(crate) parsed: Parsed,
}

/// Reads a database, given as `FILE`, `FILE:KIND`, or `-` for standard input.
pub(crate) fn read(file: &str, console: &mut Console<'_>) -> Result<Text, Failure> {
    let (path, kind) = split_kind(file)?;
    let bytes = if path.as_os_str() == "-" {
        let mut bytes = Vec::new();
        console.input.read_to_end(&mut bytes).map(|_| bytes)
    } else {
        std::fs::read(&path)
    };
    let text = text_of(bytes.map_err(|error| Failure::File { path: path.clone(), error })?);
    let source = Source::from_text(&text);
    let parsed = parse_with(&source, &ParseOptions { kind, ..ParseOptions::default() });
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    Ok(Text { path, name, source, parsed })
}

/// The sound patterns, or one of them alone.
fn chosen(database: Database, name: Option<&str>) -> Result<Database, Failure> {
    let is_sound = |item: &Item| !matches!(item, Item::Pattern(pattern) if !pattern.sound);
    let items = database.items.into_iter().filter(is_sound);
    let Some(name) = name else { return Ok(Database { items: items.collect() }) };
    let (wanted, others): (Vec<Item>, Vec<Item>) =
        items.partition(|item| matches!(item, Item::Pattern(pattern) if pattern.name.node == name));
    if wanted.is_empty() {
        let names = others.iter().filter_map(|item| match item {
            Item::Pattern(pattern) => Some(pattern.name.node.as_str()),
            Item::Setting(_) | Item::Comment(_) => None,
        });
        return Err(Failure::NoPattern { name: name.to_owned(), nearest: nearest(name, names) });
    }
    Ok(Database { items: wanted })
}

fn transformation(turn: Turn) -> Transformation {
    Transformation::ALL[turn as usize]
}
