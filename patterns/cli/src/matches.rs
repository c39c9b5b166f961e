//! `katachi match`: every match of every pattern.

use std::{collections::BTreeMap, io::Write};

use katachi::{
    board::BoardSize,
    matching::Verdict,
    runtime::Reader,
    suggest::{Found, find},
};
use serde::Serialize;

use crate::{
    Console, SUCCESS,
    arguments::Match,
    failure::Failure,
    session::{Scene, load_databases},
    style,
    words::{self, ValueArgument},
};

pub(crate) fn run(arguments: &Match, console: &mut Console<'_>) -> Result<u8, Failure> {
    let scene = Scene::load(&arguments.game, console)?;
    let databases = load_databases(
        &arguments.databases,
        katachi::databases(),
        &Reader { placements_only: arguments.geometry, ..Reader::default() },
        console,
    )?;
    let size = scene.position.board.size();
    let mut context = (!arguments.geometry).then(|| scene.analysis());
    let found = find(&databases, scene.view());
    let output = &mut std::io::BufWriter::new(&mut *console.output);
    for found in &found {
        let verdict = context.as_mut().map(|context| found.ask(context));
        if arguments.json {
            write_json(output, found, verdict, size)?;
        } else {
            write_line(output, found, verdict, size)?;
        }
    }
    if !arguments.json {
        writeln!(output, "{} for {}", words::count(found.len(), "match", "matches"), scene.side)?;
    }
    output.flush()?;
    Ok(SUCCESS)
}

/// A match as a line of JSON.
#[derive(Serialize)]
struct Line<'a> {
    /// The module or the file of the pattern.
    database: &'a str,
    /// The kind of the database.
    kind: &'a str,
    pattern: &'a str,
    transformation: u8,
    /// The vertex of `*`.
    #[serde(rename = "move")]
    mv: Option<String>,
    /// The side to move, that is `O`.
    color: String,
    /// What constraint and helper said; null where they were not asked, or call what the engine does
    /// not have yet.
    accepted: Option<bool>,
    /// The vertex of the diagram's top-left cell.
    origin: String,
    anchor: Option<String>,
    labels: BTreeMap<char, String>,
    classes: &'a str,
    values: BTreeMap<&'static str, JsonValue>,
}

/// The argument of a value field.
#[derive(Serialize)]
#[serde(untagged)]
enum JsonValue {
    Number(f32),
    Label(char),
}

fn write_json(
    output: &mut dyn Write,
    found: &Found<'_>,
    verdict: Option<Verdict>,
    size: BoardSize,
) -> Result<(), Failure> {
    let data = found.pattern.data;
    let line = Line {
        database: found.pattern.source,
        kind: words::kind(found.pattern.kind),
        pattern: &data.name,
        transformation: found.place.transformation.number(),
        mv: words::vertex(found.place.mv, size),
        color: found.place.side.to_string(),
        accepted: verdict.and_then(Verdict::accepted),
        origin: found.place.origin.name(size),
        anchor: words::vertex(found.place.anchor, size),
        labels: found.labels().map(|(letter, point)| (letter, point.name(size))).collect(),
        classes: &data.classes,
        values: data.values.iter().map(|value| json_value(words::value(*value))).collect(),
    };
    serde_json::to_writer(&mut *output, &line).map_err(std::io::Error::from)?;
    Ok(writeln!(output)?)
}

fn json_value((name, argument): (&'static str, ValueArgument)) -> (&'static str, JsonValue) {
    match argument {
        ValueArgument::Number(number) => (name, JsonValue::Number(number)),
        ValueArgument::Label(label) => (name, JsonValue::Label(label)),
    }
}

fn write_line(
    output: &mut dyn Write,
    found: &Found<'_>,
    verdict: Option<Verdict>,
    size: BoardSize,
) -> std::io::Result<()> {
    let (vertex, faint) = (style::VERTEX, style::FAINT);
    let mv = words::vertex(found.place.mv, size).unwrap_or_else(|| "-".to_owned());
    write!(
        output,
        "{vertex}{mv:<4}{vertex:#} {:<28} {} {faint}{}{faint:#}",
        found.pattern.data.name,
        found.place.transformation.number(),
        found.pattern.source,
    )?;
    if let Some(verdict) = verdict {
        let (style, word) = match verdict {
            Verdict::Accepted => (style::GOOD, "accepted"),
            Verdict::RejectedByConstraint => (style::BAD, "rejected by its constraint"),
            Verdict::RejectedByHelper => (style::BAD, "rejected by its helper"),
            Verdict::Unknown => (style::OPEN, "no verdict"),
        };
        write!(output, "  {style}{word}{style:#}")?;
    }
    for (letter, point) in found.labels() {
        write!(output, " {letter}={}", point.name(size))?;
    }
    writeln!(output)
}
