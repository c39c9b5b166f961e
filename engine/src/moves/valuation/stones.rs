//! How far each stone can be counted on: what the fate of dragons and strings makes of influence.

use crate::{
    answer::{Reading, Status},
    board::{Board, Colour, PerPoint, Point, PointSet},
    context::Context,
    position::{
        Dragon,
        influence::{Influence, Region},
    },
};

/// How much less a stone counts that is as weak as can be.
const WEAKNESS_COST: f32 = 0.6;

/// How far each stone can be counted on if this side moves next, from 0 (dead) to 1. Dragons are judged by
/// their status: [`crate::position::status`].
pub(in crate::moves) fn stone_safety(context: &Context, to_move: Colour) -> PerPoint<f32> {
    let mut safety = PerPoint::filled(0.0);
    let (Some(dragons), Some(strings)) = (context.dragons(), context.strings()) else {
        return safety;
    };
    for dragon in dragons.iter() {
        let of_dragon = dragon_safety(dragon, to_move);
        for origin in dragon.strings.iter() {
            let is_owners_turn = dragon.colour == to_move;
            let falls = strings.get(origin).is_some_and(|string| {
                string.attack() == Reading::Win
                    && !(is_owners_turn && string.defense() == Reading::Win)
            });
            let stones = context.board().string(origin).map(|string| *string.stones());
            for stone in stones.into_iter().flatten().filter(|_| !falls) {
                safety[stone] = of_dragon;
            }
        }
    }
    safety
}

/// How far the stones of a dragon can be counted on.
fn dragon_safety(dragon: &Dragon, to_move: Colour) -> f32 {
    match dragon.status {
        Status::Dead => 0.0,
        Status::Critical if dragon.colour == to_move => 1.0,
        Status::Critical => 0.0,
        Status::Alive | Status::Unknown => 1.0 - WEAKNESS_COST * dragon.weakness * dragon.weakness,
    }
}

/// What a move decides.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::moves) struct Decided {
    /// The stones of its own side that it saves.
    pub(in crate::moves) saved: PointSet,
    /// The stones of the opponent's that it captures, or kills.
    pub(in crate::moves) captured: PointSet,
}

/// How far each stone can be counted on after a move, which has been played on the board: as before, but for what
/// the move decides. The stones that it joins count as the best of them; alone it counts for `alone`.
pub(in crate::moves) fn safety_after(
    board: &Board,
    before: &PerPoint<f32>,
    point: Point,
    alone: f32,
    decided: &Decided,
) -> PerPoint<f32> {
    let mut safety = before.clone();
    decided.captured.iter().for_each(|stone| safety[stone] = 0.0);
    decided.saved.iter().for_each(|stone| safety[stone] = 1.0);
    let joined = board.string(point).map(|string| *string.stones()).unwrap_or_default();
    let friends = joined - PointSet::only(point);
    let best = if friends.is_empty() {
        alone
    } else {
        friends.iter().map(|stone| safety[stone]).fold(0.0, f32::max)
    };
    joined.iter().for_each(|stone| safety[stone] = best);
    safety
}

/// How far a stone that joins no other can be counted on, by whose ground it is played on.
pub(in crate::moves) fn safety_alone(influence: &Influence, colour: Colour, point: Point) -> f32 {
    match influence.region(point) {
        Region::Territory(owner) if owner != colour => 0.05,
        Region::Moyo(owner) if owner != colour => 0.3,
        Region::Area(owner) if owner != colour => 0.6,
        _ => 1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::databases::Databases;

    fn analysed(rows: &[&str]) -> Context {
        let board = Board::from_diagram(rows).unwrap();
        let mut context = Context::new(board, Colour::Black);
        context.analyse(&Databases::default());
        context
    }

    #[test]
    fn whose_turn_it_is_decides_about_critical_stones() {
        let context = analysed(&[
            ".......", ".....O.", ".XXX.O.", ".XOO...", ".XXXX..", ".......", ".......",
        ]);
        let stone = Point::at(3, 2);
        assert_eq!(stone_safety(&context, Colour::Black)[stone], 0.0);
        assert_eq!(stone_safety(&context, Colour::White)[stone], 1.0);
    }

    #[test]
    fn a_move_saves_captures_and_joins() {
        let context = analysed(&[".....", ".XX..", ".....", "..O..", "....."]);
        let mut board = context.board().clone();
        let point = Point::at(1, 3);
        board.play(Colour::Black, point).unwrap();
        let before = PerPoint::filled(0.5);
        let decided = Decided {
            captured: PointSet::only(Point::at(3, 2)),
            saved: PointSet::only(Point::at(1, 1)),
        };
        let after = safety_after(&board, &before, point, 0.1, &decided);
        assert_eq!(after[Point::at(3, 2)], 0.0);
        assert_eq!((after[point], after[Point::at(1, 2)]), (1.0, 1.0), "the string is saved");
        let untouched = safety_after(&board, &before, point, 0.1, &Decided::default());
        assert_eq!(untouched[point], 0.5, "a stone is as safe as what it joins");
    }
}
