//! Moves that seem to make territory, whatever else speaks for them.

use super::Effort;
use crate::{
    board::Point,
    context::Context,
    databases::Databases,
    game::{Counting, score::is_eye},
    moves::{
        GoodThreats, Reason, Situation,
        valuation::{Appraiser, Decided},
    },
    position::influence::Region,
};

/// Moves that gain less are not worth a look, in points.
const LEAST_GAIN: f32 = 0.2;

/// A point, and what either side would gain there.
struct Place {
    point: Point,
    own: f32,
    enemy: f32,
}

impl Place {
    /// What it is worth to move there first: what is gained, and half of what the opponent would gain more.
    fn worth(&self) -> f32 {
        self.own + (self.enemy - self.own).max(0.0) / 2.0
    }
}

/// Proposes the empty points where a stone of either side changes territory most. It is estimated without patterns,
/// which is fast enough to look at all points.
pub(super) fn propose(context: &mut Context, situation: &Situation<'_>, effort: &Effort) {
    let colour = context.to_move();
    let (none, no_threats) = (Databases::default(), GoodThreats::default());
    let [own, enemy] =
        [colour, colour.other()].map(|side| Appraiser::new(context, side, &none, &no_threats));
    let open: Vec<Point> = context
        .board()
        .empties()
        .iter()
        .filter(|point| situation.may_play(*point) && is_open(context, &own, *point))
        .collect();
    let nothing = Decided::default();
    let mut places: Vec<Place> = open
        .into_iter()
        .map(|point| Place {
            point,
            own: own.gain(context, point, &nothing),
            enemy: enemy.gain(context, point, &nothing),
        })
        .filter(|place| place.worth() > LEAST_GAIN)
        .collect();
    places.sort_by(|one, other| other.worth().total_cmp(&one.worth()));
    if let Some(proposals) = context.proposals_mut() {
        for place in places.iter().take(effort.territorial) {
            proposals.add(place.point, Reason::ExpandTerritory);
        }
    }
    propose_neutral(context, situation, &own);
}

/// Whether it is not settled whose a point is: it is nobody's territory for sure, or next to such a point.
fn is_open(context: &Context, appraiser: &Appraiser<'_>, point: Point) -> bool {
    let board = context.board();
    let is_settled = |at: Point| {
        matches!(appraiser.influence().region(at), Region::Territory(_) | Region::Stone(_))
    };
    let around = point.neighbours();
    let vertices = around.iter().filter(|next| board.vertex(**next) != crate::board::Vertex::Off);
    !is_settled(point) || vertices.clone().any(|next| !is_settled(*next))
}

/// A point that is nobody's is worth taking in the end: where area counts, as much as any; where territory does, as
/// long as it costs nothing.
fn propose_neutral(context: &mut Context, situation: &Situation<'_>, appraiser: &Appraiser<'_>) {
    let colour = context.to_move();
    let neutral: Vec<Point> = context
        .board()
        .empties()
        .iter()
        .filter(|point| appraiser.influence().region(*point).territory().is_none())
        .filter(|point| situation.may_play(*point) && !is_eye(context.board(), colour, *point))
        .collect();
    for point in neutral {
        let value = match situation.counting {
            Counting::Area => NEUTRAL_AREA,
            Counting::Territory if is_free(context, appraiser, point) => NEUTRAL,
            Counting::Territory => continue,
        };
        if let Some(proposals) = context.proposals_mut() {
            proposals.at(point).extras.neutral = value;
        }
    }
}

/// Whether a point lies at stones, and a stone there takes no territory of one's own.
fn is_free(context: &mut Context, appraiser: &Appraiser<'_>, point: Point) -> bool {
    let board = context.board();
    let is_at_stones = point.neighbours().into_iter().any(|next| board.vertex(next).is_stone());
    is_at_stones && appraiser.gain(context, point, &Decided::default()) > -LEAST_GAIN
}

/// What a point is worth that nobody can make territory of, where area counts.
const NEUTRAL_AREA: f32 = 0.5;
/// The same where territory counts: just more than a pass.
const NEUTRAL: f32 = 0.2;
