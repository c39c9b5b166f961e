//! Threats to dragons that live by their eyes alone, and threats to make dead ones live.

use crate::{
    answer::Status,
    board::{Colour, Point, PointSet},
    context::Context,
    moves::Reason,
    position::{Dragon, Dragons, eyes::EyeSpace},
};

/// Eye spaces with more proper points leave too much to try.
const MOST_POINTS: usize = 8;
/// How many eyes a dragon needs.
const TWO_EYES: u8 = 2;

/// Proposes the moves after which one more would take the life of a dragon of the opponent's, or give life to a
/// dead one of one's own.
pub(super) fn propose(context: &mut Context) {
    let colour = context.to_move();
    let dragons = context.dragons().into_iter().flat_map(Dragons::iter);
    let dragons: Vec<Dragon> =
        dragons.filter(|dragon| can_be_threatened(colour, dragon)).cloned().collect();
    for dragon in dragons {
        let is_own = dragon.colour == colour;
        for point in points_to_try(context, &dragon).iter() {
            if threatens(context, &dragon, point) {
                let reason = if is_own {
                    Reason::DefendDragonThreat(dragon.origin)
                } else {
                    Reason::AttackDragonThreat(dragon.origin)
                };
                context.propose(point, reason);
            }
        }
    }
}

/// Whether two moves in a row decide otherwise than one: the eyes of a dragon that cannot run do.
fn can_be_threatened(to_move: Colour, dragon: &Dragon) -> bool {
    let genus = dragon.genus;
    match (dragon.colour == to_move, dragon.status) {
        (false, Status::Alive) => {
            dragon.escape_route == 0 && genus.min >= TWO_EYES && genus.attacked_twice < TWO_EYES
        }
        (true, Status::Dead) => genus.max < TWO_EYES && genus.defended_twice >= TWO_EYES,
        _ => false,
    }
}

/// The vital points of its eye spaces, and all points of small ones that a single move does not change.
fn points_to_try(context: &Context, dragon: &Dragon) -> PointSet {
    let spaces = context.eyes().into_iter().flat_map(|eyes| eyes.spaces(dragon.colour));
    let own = spaces.filter(|space| space.strings.intersects(&dragon.strings));
    let points = own.map(points_of).fold(PointSet::EMPTY, |all, points| all | points);
    points & context.board().empties()
}

fn points_of(space: &EyeSpace) -> PointSet {
    let [attacked_twice, min, max, defended_twice] = space.value.numbers();
    match () {
        () if space.value.is_unsettled() => {
            space.attack_point.into_iter().chain(space.defense_point).collect()
        }
        () if attacked_twice == min && max == defended_twice => PointSet::EMPTY,
        () if space.proper().len() > MOST_POINTS => PointSet::EMPTY,
        () => space.points,
    }
}

/// Whether one more move after this one decides.
fn threatens(context: &mut Context, dragon: &Dragon, point: Point) -> bool {
    let mover = context.to_move();
    if !context.board().is_legal(mover, point) {
        return false;
    }
    let eyes = context.after(mover, &[point], |after| after.eyes_of(&dragon.stones));
    if dragon.colour == mover { eyes.max >= TWO_EYES } else { eyes.min < TWO_EYES }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{board::Board, databases::Databases};

    fn proposed(rows: &[&str], to_move: Colour) -> Vec<(Point, Vec<Reason>)> {
        let mut context = Context::new(Board::from_diagram(rows).unwrap(), to_move)
            .analysed(&Databases::default());
        context.begin_proposals();
        propose(&mut context);
        let proposals = context.take_proposals();
        proposals.iter().map(|(point, said)| (point, said.reasons.clone())).collect()
    }

    /// Four in a row make two eyes, unless the opponent plays twice in the middle.
    const FOUR_IN_A_ROW: [&str; 9] = [
        "....XO...",
        "XXXXXO...",
        "OOOOOO...",
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
    ];

    #[test]
    fn a_move_within_four_in_a_row_threatens_its_life() {
        let all = proposed(&FOUR_IN_A_ROW, Colour::White);
        let dragon = Reason::AttackDragonThreat(Point::at(0, 4));
        let points: Vec<Point> =
            all.iter().filter(|(_, said)| said.contains(&dragon)).map(|(at, _)| *at).collect();
        assert!(points.contains(&Point::at(0, 1)) && points.contains(&Point::at(0, 2)));
        assert!(proposed(&FOUR_IN_A_ROW, Colour::Black).is_empty());
    }

    /// White's stone in the corner is dead, but Black has one eye only. The capture beside it makes two; White
    /// can still prevent that.
    #[test]
    fn a_move_beside_a_dead_stone_threatens_to_live() {
        let rows = [
            "..X.O....",
            ".OX.O....",
            "XXX.O....",
            "X.O......",
            "XO.......",
            ".O.......",
            "OO.......",
            ".........",
            ".........",
        ];
        let revives = vec![Reason::DefendDragonThreat(Point::at(0, 2))];
        let wanted = [Point::at(0, 1), Point::at(1, 0)].map(|at| (at, revives.clone()));
        assert_eq!(proposed(&rows, Colour::Black), wanted);
    }

    #[test]
    fn two_sure_eyes_cannot_be_threatened() {
        let mut rows = FOUR_IN_A_ROW;
        rows[0] = ".X..XO...";
        assert!(proposed(&rows, Colour::White).is_empty());
    }
}
