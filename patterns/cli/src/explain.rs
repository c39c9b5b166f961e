//! `katachi explain`: why a pattern matches at a vertex, or does not.

use std::io::Write;

use katachi::{
    Context, Databases, NamedDatabase,
    board::{BoardSize, Point},
    matching::{Match, Mismatch, Verdict},
    runtime::Reader,
    suggest::{Found, class_checks},
    syntax::near::nearest,
};

use crate::{
    Console, SUCCESS,
    arguments::Explain,
    failure::Failure,
    session::{Scene, load_databases},
    style,
    suggest::write_clauses,
    words,
};

pub(crate) fn run(arguments: &Explain, console: &mut Console<'_>) -> Result<u8, Failure> {
    let scene = Scene::load(&arguments.game, console)?;
    let databases =
        load_databases(&arguments.databases, katachi::databases(), &Reader::default(), console)?;
    let size = scene.position.board.size();
    let at = Point::from_name(&arguments.at, size)
        .filter(|point| !point.is_pass())
        .ok_or_else(|| Failure::NoVertex { name: arguments.at.clone(), size })?;
    let patterns = patterns_named(&databases, &arguments.pattern);
    if patterns.is_empty() {
        let nearest = nearest(&arguments.pattern, names(&databases));
        return Err(Failure::NoPattern { name: arguments.pattern.clone(), nearest });
    }
    let mut context = scene.analysis();
    for (database, index) in patterns {
        explain(console.output, &scene, &mut context, (database, index), at)?;
    }
    Ok(SUCCESS)
}

/// Explains one pattern: a line for each transformation, and more where the diagram matches.
fn explain(
    output: &mut dyn Write,
    scene: &Scene,
    context: &mut Context,
    (database, index): (&NamedDatabase, u32),
    at: Point,
) -> std::io::Result<()> {
    let Some(pattern) = database.pattern(index) else { return Ok(()) };
    let size = scene.position.board.size();
    let (heading, name) = (style::HEADING, &pattern.data.name);
    let (side, vertex) = (scene.side, at.name(size));
    writeln!(output, "{heading}{name}{heading:#} ({}) for {side} at {vertex}", pattern.source)?;
    let mut told = Vec::new();
    for (turn, outcome) in database.explain(index, scene.view(), at) {
        write!(output, "  {} ({}): ", turn.number(), words::turned(turn))?;
        match outcome {
            Err(mismatch) => write_mismatch(output, mismatch, size)?,
            Ok(place) => {
                told.push(place);
                write_match(output, &Found { database, pattern, place }, context, size)?;
            }
        }
    }
    let covering = matches_covering(database, index, scene, at);
    for place in covering.into_iter().filter(|place| !told.contains(place)) {
        let turn = place.transformation;
        let where_else = match place.mv.is_pass() {
            true => format!("its anchor at {}", place.anchor.name(size)),
            false => format!("its `*` at {}", place.mv.name(size)),
        };
        write!(output, "  {} ({}), with {where_else}: ", turn.number(), words::turned(turn))?;
        write_match(output, &Found { database, pattern, place }, context, size)?;
    }
    Ok(())
}

/// The matches of a pattern whose diagram covers a vertex.
fn matches_covering(database: &NamedDatabase, index: u32, scene: &Scene, at: Point) -> Vec<Match> {
    let Some(pattern) = database.pattern(index) else { return Vec::new() };
    let rows = pattern.data.rows.split('\n').zip(0..);
    let cells: Vec<(i32, i32)> = rows
        .flat_map(|(row, down)| (0..).zip(row.chars()).map(move |(right, _)| (down, right)))
        .collect();
    let covers = |place: &Match| cells.iter().any(|&(down, right)| place.at(down, right) == at);
    let mut matches = database.matches(scene.view());
    matches.retain(|place| place.pattern == index && covers(place));
    matches.sort_unstable();
    matches
}

/// All patterns of this name.
fn patterns_named<'a>(databases: &'a Databases, name: &str) -> Vec<(&'a NamedDatabase, u32)> {
    let all = databases.iter().flat_map(|database| (0..database.len()).map(move |i| (database, i)));
    all.filter(|(database, index)| {
        database.pattern(*index).is_some_and(|pattern| pattern.data.name == name)
    })
    .collect()
}

fn names(databases: &Databases) -> impl Iterator<Item = &str> {
    databases.iter().flat_map(|database| {
        (0..database.len()).filter_map(|index| Some(&*database.pattern(index)?.data.name))
    })
}

fn write_mismatch(
    output: &mut dyn Write,
    mismatch: Mismatch,
    size: BoardSize,
) -> std::io::Result<()> {
    let bad = style::BAD;
    writeln!(output, "{bad}no match{bad:#}: {}", mismatch.describe(size))
}

fn write_match(
    output: &mut dyn Write,
    found: &Found<'_>,
    context: &mut Context,
    size: BoardSize,
) -> std::io::Result<()> {
    let good = style::GOOD;
    let labels: Vec<String> =
        found.labels().map(|(letter, point)| format!(" {letter} = {}", point.name(size))).collect();
    writeln!(output, "{good}the diagram matches{good:#}{}", labels.join(","))?;
    for check in class_checks(found, context) {
        let (style, answer) = match check.holds {
            Some(true) => (style::GOOD, "yes"),
            Some(false) => (style::BAD, "no"),
            None => (style::OPEN, "not asked yet"),
        };
        writeln!(output, "      {}: {style}{answer}{style:#}", check.demand.words())?;
    }
    write_verdict(output, found.ask(context))?;
    write_clauses(output, found.clauses(context).as_deref())
}

fn write_verdict(output: &mut dyn Write, verdict: Verdict) -> std::io::Result<()> {
    let (style, says) = match verdict {
        Verdict::Accepted => (style::GOOD, "accepted"),
        Verdict::RejectedByConstraint => (style::BAD, "rejected by its constraint"),
        Verdict::RejectedByHelper => (style::BAD, "rejected by its helper"),
        Verdict::Unknown => (style::OPEN, "no verdict: it calls what the engine does not have yet"),
    };
    writeln!(output, "      {style}{says}{style:#}")
}
