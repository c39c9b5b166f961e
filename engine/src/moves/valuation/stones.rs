//! How far each stone can be counted on: what the fate of dragons and strings makes of influence.

use crate::{
    board::{Board, Colour, PerPoint, Point, PointSet},
    position::influence::{Influence, Region},
};

/// What a move decides.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::moves) struct Decided {
    /// The stones of its own side that it saves.
    pub(in crate::moves) saved: PointSet,
    /// The stones of the opponent's that it captures, or kills.
    pub(in crate::moves) captured: PointSet,
    /// Whether its own stone stands, whatever tactical reading says.
    pub(in crate::moves) stands: bool,
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

    #[test]
    fn a_move_saves_captures_and_joins() {
        let rows = [".....", ".XX..", ".....", "..O..", "....."];
        let mut board = Board::from_diagram(rows).unwrap();
        let point = Point::at(1, 3);
        board.play(Colour::Black, point).unwrap();
        let before = PerPoint::filled(0.5);
        let decided = Decided {
            captured: PointSet::only(Point::at(3, 2)),
            saved: PointSet::only(Point::at(1, 1)),
            ..Decided::default()
        };
        let after = safety_after(&board, &before, point, 0.1, &decided);
        assert_eq!(after[Point::at(3, 2)], 0.0);
        assert_eq!((after[point], after[Point::at(1, 2)]), (1.0, 1.0), "the string is saved");
        let untouched = safety_after(&board, &before, point, 0.1, &Decided::default());
        assert_eq!(untouched[point], 0.5, "a stone is as safe as what it joins");
    }
}
