//! Layers of influence: regions, and the value of territory.

use std::collections::BTreeMap;

use katachi::{
    Context,
    board::{Board, Colour, Point},
    position::influence::{Influence, Region},
};

use super::layer::{Layer, Mark, Strength};

/// What is worth less than this is not shown.
const NOTHING: f32 = 0.05;

/// Whose each vertex is: territory, moyo, area.
pub(super) fn regions(context: &mut Context, to_move: Colour) -> Layer {
    let board = context.board().clone();
    let marks = context.influence(to_move).map_or_else(BTreeMap::new, |influence| {
        let points = board.size().points();
        points.filter_map(|point| Some((point, region_mark(influence.region(point))?))).collect()
    });
    let counts = context.influence(to_move).map(|influence| count_regions(&board, influence));
    let mut notes =
        vec!["Black: x territory, + moyo, ' area; White: o territory, = moyo, , area".to_owned()];
    notes.extend(counts.into_iter().flatten());
    notes.extend(dead_stones(&board, &marks));
    Layer { title: "influence", width: 1, is_labelled: false, marks, notes }
}

fn region_mark(region: Region) -> Option<Mark> {
    let (colour, strength, labels) = match region {
        Region::Neutral | Region::Stone(_) => return None,
        Region::Area(colour) => (colour, Strength::Faint, ["'", ","]),
        Region::Moyo(colour) => (colour, Strength::Medium, ["+", "="]),
        Region::Territory(colour) => (colour, Strength::Full, ["x", "o"]),
    };
    let label = labels[colour.index()].to_owned();
    Some(Mark { label, shade: Some((colour, strength)) })
}

/// A line for each side: how many vertices are its own, and how surely.
fn count_regions(board: &Board, influence: &Influence) -> Vec<String> {
    let count = |region: Region| {
        board.size().points().filter(|point| influence.region(*point) == region).count()
    };
    let line = |colour: Colour| {
        format!(
            "{}: {} territory, {} moyo besides, {} area besides",
            crate::words::side(colour),
            count(Region::Territory(colour)),
            count(Region::Moyo(colour)),
            count(Region::Area(colour)),
        )
    };
    Colour::ALL.map(line).into()
}

/// Names the stones that are marked, which are dead.
fn dead_stones(board: &Board, marks: &BTreeMap<Point, Mark>) -> Option<String> {
    let stones = marks.keys().filter(|point| board.vertex(**point).is_stone());
    let names: Vec<String> = stones.map(|point| point.name(board.size())).collect();
    (!names.is_empty()).then(|| format!("dead: {}", names.join(" ")))
}

/// The value of each vertex as territory.
pub(super) fn territory(context: &mut Context, to_move: Colour) -> Layer {
    let board = context.board().clone();
    let mut notes = vec![
        "b1 to b9, w1 to w9: tenths of a point for Black, for White; b# and w# a whole point"
            .to_owned(),
    ];
    let mut marks = BTreeMap::new();
    if let Some(influence) = context.influence(to_move) {
        for point in board.size().points() {
            if let Some(mark) = value_mark(influence, point) {
                marks.insert(point, mark);
            }
        }
        notes.push(balance(influence));
    }
    notes.extend(dead_stones(&board, &marks));
    Layer { title: "territory", width: 2, is_labelled: true, marks, notes }
}

fn value_mark(influence: &Influence, point: Point) -> Option<Mark> {
    let value = influence.territory_value(Colour::White, point);
    let colour = if value > 0.0 { Colour::White } else { Colour::Black };
    let letter = if value > 0.0 { 'w' } else { 'b' };
    let (label, strength) = match value.abs() {
        less if less < NOTHING => return None,
        whole if whole >= 0.95 => (format!("{letter}#"), Strength::Full),
        part => {
            let strength = if part < 0.35 { Strength::Faint } else { Strength::Medium };
            (format!("{letter}{:.0}", (part * 10.0).round().clamp(1.0, 9.0)), strength)
        }
    };
    Some(Mark { label, shade: Some((colour, strength)) })
}

/// Who is ahead on the board: dead stones count, prisoners taken before do not.
fn balance(influence: &Influence) -> String {
    let white = influence.balance(Colour::White);
    let (leader, by) = if white > 0.0 { ("White", white) } else { ("Black", -white) };
    format!("on the board {leader} is ahead by {by:.1}, komi and earlier prisoners aside")
}
