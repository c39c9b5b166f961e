//! What a move risks.

use super::{candidate::Objection, combination, valuation::share};
use crate::{
    answer::Reading,
    board::{Colour, Point, PointSet},
    context::Context,
    position::AnalysedString,
};

/// What a move risks: that the stone can be captured, that other strings can be that could not be
/// before, and that strings of the opponent's can be saved that could not be before. The strings of the context
/// have been analysed.
pub(super) fn objections(context: &mut Context, colour: Colour, point: Point) -> Vec<Objection> {
    let near = strings_near(context, colour, point);
    let before = context.board().captured(colour.other());
    context.after(colour, &[point], |after| {
        let Some(string) = after.board().string(point) else {
            return vec![Objection::Unsafe { cost: f32::INFINITY }];
        };
        let own = *string.stones();
        let captured = after.board().captured(colour.other()) - before;
        let mut objections: Vec<Objection> =
            loss_of_stone(after, point, &own, captured).into_iter().collect();
        for string in near.iter().filter(|string| !own.contains(string.origin)) {
            objections.extend(if string.colour == colour {
                endangered(after, string)
            } else {
                revived(after, string)
            });
        }
        objections
    })
}

/// After a move: whether its string can be captured, by which so many stones were captured.
fn loss_of_stone(
    after: &mut Context,
    point: Point,
    own: &PointSet,
    captured: usize,
) -> Option<Objection> {
    let lost = after.read_attack(point).reading;
    let stake = 2.0 * own.len() as f32 - captured as f32;
    let cost = (stake * share(lost)).max(0.0) + 1.0;
    (lost != Reading::Loss).then_some(Objection::Unsafe { cost })
}

/// After a move: whether a string of its side can be captured that could not be before.
fn endangered(after: &mut Context, string: &AnalysedString) -> Option<Objection> {
    if !string.attacks.is_empty() {
        return None;
    }
    let now = after.read_attack(string.origin).reading;
    let cost = 2.0 * string.size as f32 * share(now);
    (now != Reading::Loss).then_some(Objection::Endangers { string: string.origin, cost })
}

/// After a move: whether a string of the opponent's can be saved, or no longer be captured, that was lost before.
fn revived(after: &mut Context, string: &AnalysedString) -> Option<Objection> {
    let was_lost = string.attack() == Reading::Win && string.defenses.is_empty();
    if !was_lost || after.board().string(string.origin).is_none() {
        return None;
    }
    let saved = match after.read_attack(string.origin).reading {
        Reading::Loss => Reading::Win,
        _ => after.read_defense(string.origin).reading,
    };
    let cost = 2.0 * string.size as f32 * share(saved);
    (saved != Reading::Loss).then_some(Objection::Revives { string: string.origin, cost })
}

/// The combination attack that a move allows, if there is one. Stones that are `known` to fall to one before the
/// move do not count: that is a reason to play against it, and no objection to other moves.
pub(super) fn combination(
    context: &mut Context,
    colour: Colour,
    point: Point,
    known: &PointSet,
) -> Option<Objection> {
    let (string, size) = context.after(colour, &[point], |after| {
        let string = combination::find(after, colour.other(), known)?.string;
        Some((string, after.board().string(string).map_or(1, |string| string.size())))
    })?;
    let cost = context.stake_in_string(string).max(2.0 * size as f32);
    Some(Objection::Combination { string, cost })
}

/// The strings that a move may concern: those that have a liberty there or beside it, and the opponent's next to
/// what it joins, which may have lost a race to that.
fn strings_near(context: &Context, colour: Colour, point: Point) -> Vec<AnalysedString> {
    let board = context.board();
    let around = PointSet::only(point) | PointSet::only(point).neighbours();
    let joined = board.strings_beside(point, colour).map(|string| *string.stones());
    let rivals = joined.fold(PointSet::EMPTY, |all, stones| all | stones).neighbours();
    let strings = context.strings().into_iter().flat_map(|strings| strings.iter());
    strings
        .filter(|string| {
            let stones = board.string(string.origin).map(|it| *it.stones()).unwrap_or_default();
            let is_rival = string.colour != colour && stones.intersects(&rivals);
            is_rival || board.liberties(string.origin).intersects(&around)
        })
        .cloned()
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{board::Board, databases::Databases};

    fn against(rows: &[&str], point: Point) -> Vec<Objection> {
        let board = Board::from_diagram(rows).unwrap();
        let mut context = Context::new(board.clone(), Colour::Black);
        context.analyse_strings(&Databases::default());
        let objections = objections(&mut context, Colour::Black, point);
        assert_eq!(context.board(), &board);
        objections
    }

    #[test]
    fn self_atari_is_unsafe() {
        let rows = ["..O..", ".O.O.", ".....", ".....", "....."];
        assert!(matches!(against(&rows, Point::at(1, 2))[..], [Objection::Unsafe { .. }]));
    }

    /// Black wins the race in the corner by a move, unless he fills a liberty of his own.
    #[test]
    fn a_string_that_was_lost_must_not_be_revived() {
        let rows = [
            "..XX.XX..",
            "OOOOXX...",
            "XXXXO....",
            "...OO....",
            "OOOO.....",
            ".........",
            ".........",
            ".........",
            ".........",
        ];
        let revives = |point| {
            let objections = against(&rows, point);
            objections.iter().any(|it| matches!(it, Objection::Revives { .. }))
        };
        assert!(revives(Point::at(3, 1)));
        assert!(!revives(Point::at(0, 1)));
    }

    #[test]
    fn nothing_speaks_against_an_open_move() {
        assert!(
            against(&[".....", ".....", ".....", ".....", "....O"], Point::at(2, 2)).is_empty()
        );
    }
}
