//! Vital points of eye spaces.

use crate::{
    answer::Status,
    board::Point,
    context::Context,
    moves::Reason,
    position::{Dragon, Dragons, eyes::EyeSpace},
};

/// Dragons that are safer than this need no eyes.
const SAFE: f32 = 0.1;

/// Proposes, for every dragon whose life is not settled, the points that decide how many eyes it makes.
pub(super) fn propose(context: &mut Context) {
    let unsettled: Vec<Dragon> = context
        .dragons()
        .into_iter()
        .flat_map(Dragons::iter)
        .filter(|dragon| dragon.status != Status::Dead && dragon.weakness > SAFE)
        .cloned()
        .collect();
    for dragon in unsettled {
        for point in vital_points(context, &dragon) {
            context.propose(point, Reason::VitalEye(dragon.origin));
        }
    }
}

fn vital_points(context: &Context, dragon: &Dragon) -> Vec<Point> {
    let is_of_dragon =
        |space: &&EyeSpace| space.value.is_unsettled() && space.strings.intersects(&dragon.stones);
    let spaces = context.eyes().into_iter().flat_map(|eyes| eyes.spaces(dragon.colour));
    let points = spaces.filter(is_of_dragon).flat_map(|space| {
        let (first, second) = if dragon.colour == context.to_move() {
            (space.defense_point, space.attack_point)
        } else {
            (space.attack_point, space.defense_point)
        };
        first.into_iter().chain(second)
    });
    points.collect()
}
