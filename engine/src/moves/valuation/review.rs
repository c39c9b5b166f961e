//! Looking at the whole position again after a move.

use crate::{
    answer::Status,
    board::{Colour, PerColour, Point},
    context::Context,
    databases::Databases,
    position::{Dragon, Dragons},
};

/// What is at risk in a dragon: its stones and the points below them.
const STAKE: f32 = 2.0;
/// How much of that counts as strategy: the rest shows in territory.
const STRATEGIC: f32 = 0.5;

/// How a position stands, by everything that is known of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::moves) struct Standing {
    /// What White owns more than Black, in points, prisoners included.
    balance: f32,
    /// What is at risk in the weak dragons of each side.
    risk: PerColour<f32>,
}

impl Standing {
    /// Of a position that has been analysed, if this side moves next.
    pub(in crate::moves) fn of(context: &mut Context, to_move: Colour) -> Standing {
        let board = context.board();
        let prisoners = board.captured(Colour::Black) as f32 - board.captured(Colour::White) as f32;
        let balance = context.influence(to_move).map_or(0.0, |it| it.balance(Colour::White));
        let risk = Colour::ALL.map(|colour| {
            let dragons = context.dragons().into_iter().flat_map(Dragons::iter);
            dragons.filter(|dragon| dragon.colour == colour).map(at_risk).sum()
        });
        Standing { balance: balance + prisoners, risk: PerColour(risk) }
    }

    /// What a colour owns more than here, in points.
    pub(in crate::moves) fn territory_gain(&self, before: &Standing, colour: Colour) -> f32 {
        let gain = self.balance - before.balance;
        if colour == Colour::White { gain } else { -gain }
    }

    /// How much less a colour has at risk than before, and its opponent more.
    pub(in crate::moves) fn strategic_gain(&self, before: &Standing, colour: Colour) -> f32 {
        let less = |colour| before.risk[colour] - self.risk[colour];
        STRATEGIC * (less(colour) - less(colour.other()))
    }
}

/// What is at risk in a dragon that is neither dead nor decided by the next move: those show in territory.
fn at_risk(dragon: &Dragon) -> f32 {
    match dragon.status {
        Status::Dead | Status::Critical => 0.0,
        Status::Alive | Status::Unknown => {
            STAKE * dragon.effective_size * dragon.weakness * dragon.weakness
        }
    }
}

/// Positions after moves, each analysed from the beginning.
pub(in crate::moves) struct Reviewer {
    trial: Context,
    before: Standing,
}

impl Reviewer {
    /// For the position of a context that has been analysed.
    pub(in crate::moves) fn new(context: &mut Context) -> Reviewer {
        let enemy = context.to_move().other();
        let before = Standing::of(context, enemy);
        let trial = context.elsewhere(context.board().clone(), enemy);
        Reviewer { trial, before }
    }

    /// What a move gains in territory and in strategy by the analysis of the position after it.
    pub(in crate::moves) fn review(
        &mut self,
        context: &mut Context,
        databases: &Databases,
        point: Point,
    ) -> (f32, f32) {
        let colour = context.to_move();
        let after = context.after(colour, &[point], |after| after.board().clone());
        context.lend_reader(&mut self.trial, |trial| {
            trial.reset(&after, colour.other());
            trial.analyse(databases);
        });
        let standing = Standing::of(&mut self.trial, colour.other());
        (
            standing.territory_gain(&self.before, colour),
            standing.strategic_gain(&self.before, colour),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;

    #[test]
    fn capturing_a_critical_string_is_a_gain_for_its_captor() {
        let board = Board::from_diagram([
            ".......", ".....O.", ".XXX.O.", ".XOO...", ".XXXX..", ".......", ".......",
        ]);
        let mut context = Context::new(board.unwrap(), Colour::Black);
        let databases = Databases::default();
        context.analyse(&databases);
        let mut reviewer = Reviewer::new(&mut context);
        let (capture, _) = reviewer.review(&mut context, &databases, Point::at(3, 4));
        let (elsewhere, _) = reviewer.review(&mut context, &databases, Point::at(6, 0));
        assert!(capture > elsewhere + 3.0, "{capture} {elsewhere}");
        assert_eq!(context.board().move_count(), 0);
    }

    #[test]
    fn what_one_side_gains_the_other_loses() {
        let standing = |balance| Standing { balance, risk: PerColour([3.0, 1.0]) };
        let (before, after) = (standing(2.0), standing(7.0));
        assert_eq!(after.territory_gain(&before, Colour::White), 5.0);
        assert_eq!(after.territory_gain(&before, Colour::Black), -5.0);
        let safer = Standing { balance: 2.0, risk: PerColour([1.0, 1.0]) };
        let gains = Colour::ALL.map(|colour| safer.strategic_gain(&before, colour));
        assert_eq!(gains[0], -gains[1]);
    }
}
