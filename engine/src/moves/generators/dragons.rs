//! Dragons that live or die by who moves first, and weak ones.

use crate::{
    answer::Status,
    board::{Point, PointSet},
    context::Context,
    moves::Reason,
    position::{Dragon, Dragons},
};

/// Smaller dragons are not looked after for their own sake.
const LEAST_SIZE: usize = 2;
/// How far from a weak dragon moves are looked for, in steps.
const STEPS: usize = 2;

/// Proposes the moves that decide the life of dragons, and the moves round weak ones that may help.
pub(super) fn propose(context: &mut Context) {
    let dragons: Vec<Dragon> =
        context.dragons().into_iter().flat_map(Dragons::iter).cloned().collect();
    for dragon in &dragons {
        if dragon.status == Status::Critical {
            propose_fate(context, dragon);
        }
        let may_live = matches!(dragon.status, Status::Unknown | Status::Alive);
        if dragon.is_weak() && may_live && dragon.size() >= LEAST_SIZE {
            propose_help(context, dragon);
        }
    }
}

/// What decides the fate of a dragon. Where tactics do, the strings speak for themselves.
fn propose_fate(context: &mut Context, dragon: &Dragon) {
    let is_tactical = dragon.strings.iter().all(|string| {
        let known = context.strings().and_then(|strings| strings.get(string));
        known.is_some_and(|known| !known.attacks.is_empty())
    });
    if is_tactical {
        return;
    }
    let (point, reason) = if dragon.colour == context.to_move() {
        (dragon.defense_point, Reason::DefendDragon(dragon.origin))
    } else {
        (dragon.attack_point, Reason::AttackDragon(dragon.origin))
    };
    if let Some(point) = point {
        context.propose(point, reason);
    }
}

/// The empty points near a dragon: there it runs or makes eyes, or is shut in.
fn propose_help(context: &mut Context, dragon: &Dragon) {
    let reason = if dragon.colour == context.to_move() {
        Reason::StrategicDefence(dragon.origin)
    } else {
        Reason::StrategicAttack(dragon.origin)
    };
    for point in near(context, dragon) {
        context.propose(point, reason);
    }
}

fn near(context: &Context, dragon: &Dragon) -> Vec<Point> {
    let empties = context.board().empties();
    let reached: PointSet =
        (0..STEPS).fold(dragon.stones, |near, _| near | (near.neighbours() & empties));
    (reached - dragon.stones).iter().collect()
}
