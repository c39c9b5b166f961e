//! Valuing one move after the other in a position.

use super::{
    Decided, Worth, credible, safety_after, safety_alone, sente, share, strategy, threats,
};
use crate::{
    answer::{Answer, Reading, Status},
    board::{Colour, PerPoint, Point, PointSet},
    context::Context,
    databases::Databases,
    moves::{GoodThreats, Proposal, Reason, reasons::without_redundant},
    position::influence::{Influence, InfluenceQuery},
};

/// Secondary reasons weigh so little that they can only tip the scales.
const SECONDARY: f32 = 0.05;
/// A threat that is worthwhile by itself is worth so much, or what it threatens where that is less.
const WORTHWHILE: f32 = 1.0;
/// Where a pattern's minimum raises a value, so much of the value itself tells equal ones apart.
const GENUINE: f32 = 0.005;

/// Values moves in a position that has been analysed.
///
/// What a move gains is the difference between the position after it and the position as it is, with the
/// opponent to move in both.
pub(in crate::moves) struct Appraiser<'a> {
    databases: &'a Databases,
    colour: Colour,
    /// How far each stone can be counted on if the opponent moves next.
    safety: PerPoint<f32>,
    /// Influence now, the opponent moving first everywhere.
    influence: Influence,
    balance: f32,
    good_threats: &'a GoodThreats,
}

impl<'a> Appraiser<'a> {
    /// For moves of a colour in the position of a context that has been analysed. Influence is computed with these
    /// databases.
    pub(in crate::moves) fn new(
        context: &mut Context,
        colour: Colour,
        databases: &'a Databases,
        good_threats: &'a GoodThreats,
    ) -> Appraiser<'a> {
        let enemy = colour.other();
        let known = context.influence(enemy).map(|influence| influence.safety().clone());
        let safety = known.unwrap_or_else(|| PerPoint::filled(1.0));
        let query = InfluenceQuery::new(enemy).with_safety(&safety);
        let influence = Influence::of(context, databases, &query);
        let balance = influence.balance(colour);
        Appraiser { databases, colour, safety, influence, balance, good_threats }
    }

    /// Influence now, the opponent moving first everywhere.
    pub(in crate::moves) fn influence(&self) -> &Influence {
        &self.influence
    }

    /// By how many points the side to move is ahead on the board, if the opponent moves next. Komi and prisoners
    /// that have been taken do not count.
    pub(in crate::moves) fn balance(&self) -> f32 {
        self.balance
    }

    /// The value of a move with all that speaks for it.
    pub(in crate::moves) fn appraise(
        &self,
        context: &mut Context,
        point: Point,
        proposal: &Proposal,
    ) -> Worth {
        let reasons = reasons_that_count(context, proposal);
        let extras = &proposal.extras;
        let territory = self.territory(context, point, &reasons, proposal.known_safe);
        let mut worth = Worth {
            territory: credible(territory, proposal, point, context),
            shape_factor: extras.shape_factor(),
            secondary: extras.neutral,
            followup: extras.followup,
            reverse_followup: extras.reverse_followup,
            ..Worth::default()
        };
        for &reason in &reasons {
            worth.strategy += strategy::strategic_value(context, reason);
            worth.secondary += SECONDARY;
            let followup = threats::followup_value(context, self.good_threats, point, reason);
            worth.followup = worth.followup.max(followup);
        }
        settle(&mut worth, proposal);
        worth
    }

    /// The territory that a move makes or saves. Where a ko decides, as much as it is likely to.
    fn territory(
        &self,
        context: &mut Context,
        point: Point,
        reasons: &[Reason],
        stands: bool,
    ) -> f32 {
        let decided = Decided { stands, ..decided_by(context, reasons) };
        let gain = self.gain(context, point, &decided);
        let certainty = certainty(reasons);
        if certainty >= 1.0 {
            return gain;
        }
        let without = self.gain(context, point, &Decided { stands, ..Decided::default() });
        certainty * gain + (1.0 - certainty) * without.max(0.0)
    }

    /// The territory that a move gains if it decides what it is said to.
    pub(in crate::moves) fn gain(
        &self,
        context: &mut Context,
        point: Point,
        decided: &Decided,
    ) -> f32 {
        let enemy = self.colour.other();
        let alone = self.safety_of_stone(context, point, decided.stands);
        let prisoners = context.board().captured(enemy);
        let balance = context.after(self.colour, &[point], |after| {
            let safety = safety_after(after.board(), &self.safety, point, alone, decided);
            let query = InfluenceQuery::new(enemy).with_safety(&safety);
            let influence = Influence::of(after, self.databases, &query);
            let captured = after.board().captured(enemy) - prisoners;
            influence.balance(self.colour) + captured as f32
        });
        balance - self.balance
    }

    /// How far the stone of a move can be counted on by itself.
    fn safety_of_stone(&self, context: &mut Context, point: Point, stands: bool) -> f32 {
        let reading = if stands { Reading::Win } else { context.safe_move(self.colour, point) };
        share(reading) * safety_alone(&self.influence, self.colour, point)
    }
}

/// The reasons of a move without those that others imply.
fn reasons_that_count(context: &Context, proposal: &Proposal) -> Vec<Reason> {
    let dragon_of = |stone: Point| {
        let dragon = context.dragons().and_then(|dragons| dragons.get(stone));
        dragon.map_or(stone, |dragon| dragon.origin)
    };
    let mut reasons = without_redundant(&proposal.reasons, &dragon_of);
    reasons.retain(|reason| !is_vain(context, *reason));
    reasons
}

/// Whether a reason saves a string of a dragon that is dead all the same. Who can be saved from capture, and could live
/// then, is critical.
pub(super) fn is_vain(context: &Context, reason: Reason) -> bool {
    match reason {
        Reason::DefendString { string, .. } => context.status_at(string) == Status::Dead,
        _ => false,
    }
}

/// Adds the parts up.
pub(in crate::moves) fn settle(worth: &mut Worth, proposal: &Proposal) {
    worth.territory = proposal.extras.bounded_territory(worth.territory);
    let direct = worth.direct();
    worth.sente = sente(direct, worth.followup, worth.reverse_followup);
    let value = direct + worth.sente.max(worth.ko);
    let value = if proposal.has(Reason::WorthwhileThreat) {
        value.max(WORTHWHILE.min(worth.followup))
    } else {
        value
    };
    let bounded = proposal.extras.bounded(value);
    let genuine = if bounded > value { GENUINE * value.max(0.0) } else { 0.0 };
    // A fixed value stays what it is, so that chance chooses among moves that have it.
    worth.total = proposal.extras.bounded(bounded + genuine) + worth.playouts - worth.risk;
    if proposal.has(Reason::Antisuji) {
        worth.total = f32::NEG_INFINITY;
    }
}

/// What the reasons of a move decide.
fn decided_by(context: &Context, reasons: &[Reason]) -> Decided {
    let mut decided = Decided::default();
    for reason in reasons {
        match *reason {
            Reason::AttackString { string, .. } => {
                decided.captured |= string_stones(context, string)
            }
            Reason::DefendString { string, .. } => {
                decided.saved |= string_stones(context, string);
                decided.saved |= critical_dragon(context, string);
            }
            Reason::AttackDragon(dragon) => decided.captured |= dragon_stones(context, dragon),
            Reason::DefendDragon(dragon) => decided.saved |= dragon_stones(context, dragon),
            Reason::Semeai { own, enemy } => {
                decided.saved |= dragon_stones(context, own);
                decided.captured |= dragon_stones(context, enemy);
            }
            _ => {}
        }
    }
    decided
}

fn string_stones(context: &Context, string: Point) -> PointSet {
    context.board().string(string).map(|string| *string.stones()).unwrap_or_default()
}

fn dragon_stones(context: &Context, dragon: Point) -> PointSet {
    let known = context.dragons().and_then(|dragons| dragons.get(dragon));
    known.map_or_else(|| string_stones(context, dragon), |known| known.stones)
}

/// The stones of the dragon that a string is of, if its life hangs on this.
fn critical_dragon(context: &Context, string: Point) -> PointSet {
    let known = context.dragons().and_then(|dragons| dragons.get(string));
    let critical = known.filter(|known| known.status == Status::Critical);
    critical.map_or(PointSet::EMPTY, |known| known.stones)
}

/// How sure it is that a move decides what it is said to: the best of its deeds counts.
fn certainty(reasons: &[Reason]) -> f32 {
    let deeds = reasons.iter().filter(|reason| {
        matches!(reason, Reason::AttackString { .. } | Reason::DefendString { .. })
    });
    let best = deeds.map(|reason| reason.reading()).max();
    best.map_or(1.0, |best| if best.truth() { share(best) } else { 1.0 })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;

    /// The stone inside has room to run, and none to live.
    #[test]
    fn to_save_a_string_of_a_dead_dragon_is_vain() {
        let board = Board::from_diagram([
            "OOOOOOOOO",
            "O.O...O.O",
            "OOO.X.OOO",
            "O.OOOOO.O",
            "OOO.O.OOO",
            "XXXXXXXXX",
            ".X.X.X.X.",
            "XXXXXXXXX",
            "XX.XXX.XX",
        ])
        .unwrap();
        let context = Context::new(board, Colour::Black).analysed(&Databases::default());
        let saves = |string| Reason::DefendString { string, reading: Reading::Win };
        assert!(is_vain(&context, saves(Point::at(2, 4))));
        assert!(!is_vain(&context, saves(Point::at(5, 4))));
        assert!(!is_vain(&context, Reason::ExpandTerritory));
    }
}
