//! `katachi suggest`: a position and the moves that patterns suggest.

use std::io::Write;

use katachi::{
    Clause, Context,
    board::{BoardSize, Point},
    matching::{Class, Classes, Kind, Verdict},
    runtime::Reader,
    suggest::{ClassCheck, Found, Reason, Suggestion, Suggestions, suggest},
};

use crate::{
    Console, SUCCESS,
    arguments::Suggest,
    board::write_board,
    failure::Failure,
    session::{Scene, load_databases},
    style, words,
};

pub(crate) fn run(arguments: &Suggest, console: &mut Console<'_>) -> Result<u8, Failure> {
    let scene = Scene::load(&arguments.game, console)?;
    // Those of other kinds propose what reading has to prove.
    let built_in = katachi::databases().retain(|database| database.has_kind(Kind::Moves));
    let databases = load_databases(&arguments.databases, built_in, &Reader::default(), console)?;
    let mut context = scene.analysis();
    let suggestions = suggest(&databases, scene.view(), &mut context);
    write_position(console.output, &scene, &suggestions)?;
    for suggestion in &suggestions.moves {
        write_suggestion(console.output, suggestion, &mut context)?;
    }
    write_rest(console.output, &suggestions)?;
    Ok(SUCCESS)
}

fn write_position(
    output: &mut dyn Write,
    scene: &Scene,
    suggestions: &Suggestions<'_>,
) -> std::io::Result<()> {
    let position = &scene.position;
    let marked: Vec<Point> = suggestions.moves.iter().map(|suggestion| suggestion.mv).collect();
    write_board(output, &position.board, position.last_move, &marked)?;
    let heading = style::HEADING;
    let last = position.last_move.map_or(String::new(), |played| {
        match words::vertex(played.point, position.board.size()) {
            Some(vertex) => format!(", the last by {} at {vertex}", played.colour),
            None => format!(", the last a pass of {}", played.colour),
        }
    });
    let moves = words::count(position.move_number, "move", "moves");
    writeln!(
        output,
        "\n{heading}{} to move{heading:#} after {moves}{last}",
        words::side(scene.side)
    )?;
    writeln!(output, "X black, O white, (.) the last move, * suggested\n")
}

fn write_suggestion(
    output: &mut dyn Write,
    suggestion: &Suggestion<'_>,
    context: &mut Context,
) -> std::io::Result<()> {
    let (vertex, size) = (style::VERTEX, context.board().size());
    let patterns = words::count(suggestion.reasons.len(), "match", "matches");
    writeln!(output, "{vertex}{}{vertex:#}  {patterns}", suggestion.mv.name(size))?;
    suggestion.reasons.iter().try_for_each(|reason| write_reason(output, reason, context))
}

fn write_reason(
    output: &mut dyn Write,
    reason: &Reason<'_>,
    context: &mut Context,
) -> std::io::Result<()> {
    let found = &reason.found;
    let (heading, faint) = (style::HEADING, style::FAINT);
    let turned = found.place.transformation;
    writeln!(
        output,
        "  {heading}{}{heading:#} {faint}({}, {}){faint:#}, transformation {}: {}",
        found.pattern.data.name,
        found.pattern.source,
        words::kind(found.pattern.kind),
        turned.number(),
        words::turned(turned),
    )?;
    write_labels(output, found, context.board().size())?;
    write_effects(output, found)?;
    write_verdict(output, reason)?;
    write_clauses(output, found.clauses(context).as_deref())?;
    write_unasked(output, &reason.checks)
}

fn write_labels(output: &mut dyn Write, found: &Found<'_>, size: BoardSize) -> std::io::Result<()> {
    let labels: Vec<String> =
        found.labels().map(|(letter, point)| format!("{letter} = {}", point.name(size))).collect();
    if labels.is_empty() {
        return Ok(());
    }
    writeln!(output, "      labels: {}", labels.join(", "))
}

/// What the pattern does where it holds: its action classes and its values.
fn write_effects(output: &mut dyn Write, found: &Found<'_>) -> std::io::Result<()> {
    let kind = found.pattern.kind;
    let classes = Classes::known(&found.pattern.data.classes).actions();
    for class in classes.iter() {
        writeln!(output, "      class {}", meaning(class, kind))?;
    }
    let values: Vec<String> =
        found.pattern.data.values.iter().map(|value| words::value_field(*value)).collect();
    if values.is_empty() {
        return Ok(());
    }
    writeln!(output, "      values: {}", values.join(", "))
}

/// The meaning of a class in one line: its documentation is broken into several.
fn meaning(class: Class, kind: Kind) -> String {
    let words: Vec<&str> = class.meaning(kind).split_whitespace().collect();
    words.join(" ").trim_end_matches('.').to_owned()
}

fn write_verdict(output: &mut dyn Write, reason: &Reason<'_>) -> std::io::Result<()> {
    let data = reason.found.pattern.data;
    let helper = data.helper.as_ref();
    let constraint = data.has_constraint().then(|| format!("constraint {}", data.constraint));
    let helper = helper.map(|name| format!("helper {name}"));
    let asked: Vec<String> = constraint.into_iter().chain(helper).collect();
    let (style, says) = match reason.verdict {
        Verdict::Accepted if asked.is_empty() => return Ok(()),
        Verdict::Accepted => (style::GOOD, "accepted by"),
        Verdict::RejectedByConstraint | Verdict::RejectedByHelper => (style::BAD, "rejected by"),
        Verdict::Unknown => (style::OPEN, "no verdict, the engine does not have all of it yet:"),
    };
    writeln!(output, "      {style}{says}{style:#} {}", asked.join(" and "))
}

/// Writes what each conjunct of a constraint says, where that can be told.
pub(crate) fn write_clauses(
    output: &mut dyn Write,
    clauses: Option<&[Clause]>,
) -> std::io::Result<()> {
    for Clause { text, holds, answers } in clauses.unwrap_or_default() {
        let (style, says) = if *holds { (style::GOOD, "holds") } else { (style::BAD, "fails") };
        let answers: Vec<String> =
            answers.iter().map(|(call, answer)| format!("{call} = {answer}")).collect();
        let faint = style::FAINT;
        let answers = answers.join(", ");
        let answers = if answers.is_empty() { answers } else { format!(", where {answers}") };
        writeln!(output, "        {style}{says}{style:#}: {text}{faint}{answers}{faint:#}")?;
    }
    Ok(())
}

/// The class checks that have not been asked.
fn write_unasked(output: &mut dyn Write, checks: &[ClassCheck]) -> std::io::Result<()> {
    let open = style::OPEN;
    for check in checks.iter().filter(|check| check.holds.is_none()) {
        let class = check
            .demand
            .class()
            .map_or(String::new(), |class| format!("class {}: ", class.letter()));
        writeln!(output, "      {open}not asked yet{open:#}: {class}{}", check.demand.words())?;
    }
    Ok(())
}

/// How many matches suggest nothing, and why.
fn write_rest(output: &mut dyn Write, suggestions: &Suggestions<'_>) -> std::io::Result<()> {
    if suggestions.moves.is_empty() {
        writeln!(output, "no pattern suggests a move")?;
    }
    let rest = [
        (suggestions.rejected, "rejected by constraint or helper"),
        (
            suggestions.refused,
            "refused: the move is not legal or not safe, or dragons live or die against a class",
        ),
        (suggestions.without_move, "of patterns without a move"),
    ];
    for (number, what) in rest.into_iter().filter(|(number, _)| *number > 0) {
        writeln!(output, "{} {what}", words::count(number, "match", "matches"))?;
    }
    Ok(())
}
