//! What a move risks.

use super::{candidate::Objection, combination, valuation::share};
use crate::{
    answer::Reading,
    board::{Colour, Point, PointSet},
    context::Context,
    position::AnalysedString,
};

/// What a move risks: that the stone can be captured, or that other strings can be that
/// could not be before. The strings of the context have been analysed.
pub(super) fn objections(context: &mut Context, colour: Colour, point: Point) -> Vec<Objection> {
    let near = strings_near(context, colour, point);
    let before = context.board().captured(colour.other());
    context.after(colour, &[point], |after| {
        let Some(string) = after.board().string(point) else {
            return vec![Objection::Unsafe { cost: f32::INFINITY }];
        };
        let own = *string.stones();
        let captured = after.board().captured(colour.other()) - before;
        let mut objections = Vec::new();
        let lost = after.read_attack(point).reading;
        if lost != Reading::Loss {
            let stake = 2.0 * own.len() as f32 - captured as f32;
            objections.push(Objection::Unsafe { cost: (stake * share(lost)).max(0.0) + 1.0 });
        }
        for string in near.iter().filter(|string| !own.contains(string.origin)) {
            let now = after.read_attack(string.origin).reading;
            if now != Reading::Loss {
                let cost = 2.0 * string.size as f32 * share(now);
                objections.push(Objection::Endangers { string: string.origin, cost });
            }
        }
        objections
    })
}

/// The combination attack that a move allows, if there is one. (Where there was one before the move, that is a
/// reason to play against it, and no objection to other moves.)
pub(super) fn combination(
    context: &mut Context,
    colour: Colour,
    point: Point,
) -> Option<Objection> {
    let found =
        context.after(colour, &[point], |after| combination::find(after, colour.other()))?;
    let cost = context.stake_in_string(found.string).max(2.0);
    Some(Objection::Combination { string: found.string, cost })
}

/// The strings of a colour that cannot be captured and that a move at a point may concern: those that
/// have a liberty there or beside it.
fn strings_near(context: &Context, colour: Colour, point: Point) -> Vec<AnalysedString> {
    let around = PointSet::only(point) | PointSet::only(point).neighbours();
    let strings = context.strings().into_iter().flat_map(|strings| strings.iter());
    strings
        .filter(|string| string.colour == colour && string.attacks.is_empty())
        .filter(|string| context.board().liberties(string.origin).intersects(&around))
        .cloned()
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{board::Board, databases::Databases};

    fn against(rows: [&str; 5], point: Point) -> Vec<Objection> {
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
        assert!(matches!(against(rows, Point::at(1, 2))[..], [Objection::Unsafe { .. }]));
    }

    #[test]
    fn nothing_speaks_against_an_open_move() {
        assert!(against([".....", ".....", ".....", ".....", "....O"], Point::at(2, 2)).is_empty());
    }
}
