//! Questions about eyes.

use super::super::{arguments::Arguments, failure::Answer, session::Session, table::Command};
use super::vertex;
use crate::{
    board::{BoardSize, Colour, Point},
    position::eyes::{EyeKind, EyeSpace, Eyes, TopologicalEye},
};

pub(in super::super) static EYES: &[Command] = &[
    Command::new("eval_eye", "VERTEX", "the eyes of a space, attacked and defended", eval_eye),
    Command::new("eye_data", "COLOUR VERTEX", "what is known of an eye space", eye_data),
    Command::new("half_eye_data", "VERTEX", "what the diagonals of a point tell", half_eye_data),
];

/// The eyes of the position.
fn eyes(session: &mut Session) -> Option<&Eyes> {
    session.analysis().eyes()
}

/// The least and the greatest number of eyes, and where they are decided if they differ. -1 where there is
/// no eye space, or one of each side that are worth different numbers.
fn eval_eye(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let point = arguments.vertex()?;
    let size = session.board().size();
    let spaces: Vec<&EyeSpace> =
        eyes(session).into_iter().flat_map(|eyes| eyes.spaces_at(point)).collect();
    let mut answers: Vec<String> = spaces.iter().map(|space| evaluation(space, size)).collect();
    answers.dedup();
    Ok(match answers.as_slice() {
        [answer] => answer.clone(),
        _ => "-1".to_owned(),
    })
}

fn evaluation(space: &EyeSpace, size: BoardSize) -> String {
    let value = space.value;
    let mut words = vec![value.min.to_string(), value.max.to_string()];
    if value.is_unsettled() {
        let name = |point: Option<Point>| vertex(point.unwrap_or(Point::PASS), size);
        words.extend([name(space.attack_point), name(space.defense_point)]);
    }
    words.join(" ")
}

/// Rows of a name and a value, the names in a column of this width.
fn rows(width: usize, pairs: &[(&str, String)]) -> String {
    let row = |(name, value): &(&str, String)| format!("{name:width$}{value}");
    pairs.iter().map(row).collect::<Vec<_>>().join("\n")
}

fn eye_data(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (colour, point) = (arguments.colour()?, arguments.vertex()?);
    let size = session.board().size();
    let space = eyes(session).and_then(|eyes| eyes.space(colour, point));
    Ok(describe_space(colour, point, space, size))
}

fn describe_space(
    colour: Colour,
    point: Point,
    space: Option<&EyeSpace>,
    size: BoardSize,
) -> String {
    let Some(space) = space else {
        return describe(["PASS", "empty", "0", "0", "0000", "0", "0", "0"].map(str::to_owned));
    };
    let beside = |points: crate::board::PointSet| {
        point.neighbours().iter().filter(|next| points.contains(**next)).count().to_string()
    };
    describe([
        vertex(space.origin, size),
        colour.to_string(),
        space.points.len().to_string(),
        space.marginal.len().to_string(),
        space.value.to_string(),
        u8::from(space.marginal.contains(point)).to_string(),
        beside(space.points),
        beside(space.marginal),
    ])
}

fn describe(values: [String; 8]) -> String {
    let names = [
        "origin",
        "color",
        "esize",
        "msize",
        "value",
        "marginal",
        "neighbors",
        "marginal_neighbors",
    ];
    let pairs: Vec<(&str, String)> = names.into_iter().zip(values).collect();
    rows(21, &pairs)
}

fn half_eye_data(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let point = arguments.vertex()?;
    let size = session.board().size();
    let eye = eyes(session)
        .and_then(|eyes| Colour::ALL.iter().find_map(|colour| eyes.topology(*colour, point)));
    Ok(describe_eye(eye, size))
}

fn describe_eye(eye: Option<&TopologicalEye>, size: BoardSize) -> String {
    let Some(eye) = eye else {
        let nothing =
            [("value", "0.00"), ("type", "0"), ("num_attacks", "0"), ("num_defenses", "0")];
        return rows(21, &nothing.map(|(name, value)| (name, value.to_owned())));
    };
    let kind = match eye.kind() {
        EyeKind::True => "0",
        EyeKind::Half => "HALF_EYE",
        EyeKind::False => "FALSE_EYE",
    };
    let points = |name: &str, points: &[Point]| -> Vec<String> {
        let row = |(index, point): (usize, &Point)| {
            format!("{:21}{}", format!("{name}[{index}]"), vertex(*point, size))
        };
        points.iter().enumerate().map(row).collect()
    };
    let mut lines = vec![
        format!("{:21}{:.2}", "value", eye.value),
        format!("{:21}{kind}", "type"),
        format!("{:21}{}", "num_attacks", eye.attacks.len()),
    ];
    lines.extend(points("attack_point", &eye.attacks));
    lines.push(format!("{:21}{}", "num_defenses", eye.defenses.len()));
    lines.extend(points("defense_point", &eye.defenses));
    lines.join("\n")
}
