//! The layer of eyes: the spaces in which either side may make them, and how many they make.

use std::collections::BTreeMap;

use katachi::{
    Context,
    board::{BoardSize, Colour, Point},
    position::eyes::{EyeKind, EyePoint, EyeSpace, Eyes},
};

use super::layer::{Layer, Mark, Strength};

/// Whose eye space each point is in, and what kind of point it is there.
pub(super) fn spaces(context: &Context) -> Layer {
    let size = context.board().size();
    let mut marks = BTreeMap::new();
    let mut notes = vec![
        "Black: x inside, + marginal, h half eye, f false eye; White: o, =, H, F; ? of both"
            .to_owned(),
    ];
    if let Some(eyes) = context.eyes() {
        for point in size.points() {
            if let Some(mark) = mark(eyes, point) {
                marks.insert(point, mark);
            }
        }
        for colour in Colour::ALL {
            notes.extend(eyes.spaces(colour).filter_map(|space| describe(space, size)));
        }
    }
    Layer { title: "eyes", width: 1, is_labelled: true, marks, notes }
}

fn mark(eyes: &Eyes, point: Point) -> Option<Mark> {
    let mut owners = Colour::ALL.into_iter().filter(|colour| eyes.kind(*colour, point).is_some());
    let colour = owners.next()?;
    if owners.next().is_some() {
        return Some(Mark { label: "?".to_owned(), shade: None });
    }
    let (letters, strength) = match (eyes.kind(colour, point)?, eyes.topology(colour, point)) {
        (_, Some(eye)) if eye.kind() == EyeKind::Half => (["h", "H"], Strength::Medium),
        (_, Some(eye)) if eye.kind() == EyeKind::False => (["f", "F"], Strength::Faint),
        (EyePoint::Marginal, _) => (["+", "="], Strength::Faint),
        (EyePoint::Proper, _) => (["x", "o"], Strength::Full),
    };
    let label = letters[colour.index()].to_owned();
    Some(Mark { label, shade: Some((colour, strength)) })
}

/// A line for a space that makes an eye, if only for whoever moves first.
fn describe(space: &EyeSpace, size: BoardSize) -> Option<String> {
    let value = space.value;
    if value.max == 0 {
        return None;
    }
    let colour = crate::words::side(space.colour);
    let origin = space.origin.name(size);
    let points = crate::words::count(space.points.len(), "point", "points");
    let eyes = crate::words::count(value.max.into(), "eye", "eyes");
    if value.min == value.max {
        return Some(format!("{colour} at {origin}, {points}: {eyes}"));
    }
    let vital = |point: Option<Point>| point.map_or_else(String::new, |it| it.name(size));
    Some(format!(
        "{colour} at {origin}, {points}: {eyes} by {}, {} if the opponent plays {}",
        vital(space.defense_point),
        value.min,
        vital(space.attack_point)
    ))
}
