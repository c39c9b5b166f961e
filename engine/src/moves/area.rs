//! What a move is worth in area.

use super::influence::Influence;
use crate::{
    board::{Board, Colour, Point, PointSet},
    game::score::Ownership,
};

/// What area gains are reckoned from.
pub(super) struct AreaEstimate<'a> {
    /// Strings that stand or fall by who moves first.
    pub(super) critical: PointSet,
    /// Strings that are dead.
    pub(super) dead: PointSet,
    /// How random games end.
    pub(super) ownership: &'a Ownership,
}

/// A vertex that one side owns in this share of random games is settled.
const SETTLED: f32 = 0.93;

impl AreaEstimate<'_> {
    /// Half of the difference that it makes who of the two plays here, as far as it is not settled.
    /// The strings of `decided` stand or fall with that. The board is as before afterwards.
    pub(super) fn gain(
        &self,
        board: &mut Board,
        colour: Colour,
        point: Point,
        decided: &PointSet,
    ) -> f32 {
        if decided.is_empty() && self.is_settled(board, point) {
            return 0.0;
        }
        let sign = if colour == Colour::Black { 1.0 } else { -1.0 };
        let own = self.balance_after(board, colour, point, decided);
        let other = self.balance_after(board, colour.other(), point, decided);
        let gain = (sign * (own - other) / 2.0).max(0.0);
        if decided.is_empty() { gain * self.openness(point) } else { gain }
    }

    /// The balance after a move with which the strings of `decided` go as its side wants.
    fn balance_after(
        &self,
        board: &mut Board,
        colour: Colour,
        point: Point,
        decided: &PointSet,
    ) -> f32 {
        let lost = *decided & *board.stones(colour.other());
        let moves = board.move_count();
        // Where one side may not play, the position stays as it is.
        let _ = board.play(colour, point);
        let critical = self.critical - *decided;
        let balance = Influence::of(board, &critical, &(self.dead | lost)).balance(board);
        board.undo_to(moves);
        balance
    }

    /// Whether it is settled whose the vertex and all around it are.
    fn is_settled(&self, board: &Board, point: Point) -> bool {
        let around = point.neighbours().into_iter().chain([point]);
        let on_board = around.filter(|near| board.size().points().any(|there| there == *near));
        on_board.clone().count() > 0
            && Colour::ALL.iter().any(|&colour| {
                on_board.clone().all(|near| self.ownership.share(colour, near) >= SETTLED)
            })
    }

    /// From 0, settled, to 1, quite open.
    fn openness(&self, point: Point) -> f32 {
        let black = self.ownership.share(Colour::Black, point);
        let white = self.ownership.share(Colour::White, point);
        (4.0 * black.max(0.02) * white.max(0.02)).min(1.0).sqrt()
    }
}
