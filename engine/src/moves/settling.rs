//! Making sure of stones that count as dead, and taking them off, where nothing is left that gains a point.
//!
//! Where area is counted, a stone in one's own area costs nothing, and who judges wrongly that a dragon is dead
//! loses it by passing. So the game is played on until no dead dragon is left that could still do something.

use super::{
    candidate::Candidate,
    decision::WORTHLESS,
    reasons::{Proposal, Reason},
    safety,
    situation::Situation,
    valuation::{Reviewer, Worth},
};
use crate::{
    answer::Status,
    board::{Board, Point, PointSet},
    context::{Context, Occasion},
    game::Counting,
    position::{Dragon, Dragons, Unconditional, eyes::EyeSpace},
};

/// What such a move counts for: just more than what is not played, less than a point that nobody can make territory of.
const SURE: f32 = WORTHLESS + 0.05;
/// So many moves are tried.
const TRIED: usize = 8;
/// A move may cost the point that it is played on, which area gives back, and hardly more.
const MOST_TERRITORY: f32 = 1.6;
/// It may weaken dragons by no more than this, in points.
const MOST_STRATEGY: f32 = 0.5;

/// A move that makes sure of a dead dragon of the opponent's, if there is a use for one. Who passes in answer to a pass ends
/// the game, and leaves it as it is.
pub(super) fn make_sure(context: &mut Context, situation: &Situation<'_>) -> Option<Candidate> {
    let is_asked_for = situation.counting == Counting::Area && situation.occasion == Occasion::Game;
    let is_last = situation.board.last_move().is_some_and(|(_, point)| point.is_pass());
    if !is_asked_for || is_last {
        return None;
    }
    let mut reviewer = Reviewer::new(context);
    let moves: Vec<(Point, Point)> = doubtful(context)
        .iter()
        .flat_map(|dragon| against(context, dragon).into_iter().map(|point| (dragon.origin, point)))
        .filter(|(_, point)| situation.may_play(*point))
        .collect();
    let mut is_harmless = |point| {
        let (territory, strategy) = reviewer.review(context, situation.databases, point);
        territory >= -MOST_TERRITORY
            && strategy >= -MOST_STRATEGY
            && safety::objections(context, situation.to_move, point).is_empty()
    };
    let found = moves.into_iter().take(TRIED).find(|(_, point)| is_harmless(*point));
    found.map(|(dragon, point)| candidate(dragon, point))
}

/// A move that helps to take dead stones of the opponent's off the board, once nothing else is left
/// to do: where reading captures one of them, else on a liberty of one, where nothing speaks against
/// it. A pass where there is none.
pub fn clean_up(situation: &Situation<'_>, dead: &PointSet) -> Point {
    let mut context = situation.context();
    let targets =
        context.board().strings_in(*dead & *context.board().stones(situation.to_move.other()));
    let moves: Vec<Point> = targets
        .flat_map(|string| {
            let known = context.strings().and_then(|strings| strings.get(string.origin()));
            let attacks = known.into_iter().flat_map(|known| known.attacks.iter());
            attacks.map(|attack| attack.point).chain(*string.liberties()).collect::<Vec<_>>()
        })
        .collect();
    let mut sensible =
        moves.into_iter().filter(|point| !point.is_pass() && situation.may_play(*point));
    let mut is_safe =
        |point: Point| safety::objections(&mut context, situation.to_move, point).is_empty();
    sensible.find(|point| is_safe(*point)).unwrap_or(Point::PASS)
}

fn candidate(dragon: Point, point: Point) -> Candidate {
    let mut proposal = Proposal::default();
    proposal.add(Reason::MakeSure(dragon));
    let worth = Worth { shape_factor: 1.0, total: SURE, ..Worth::default() };
    Candidate { point, worth, proposal, objections: Vec::new(), chance: 0.0 }
}

/// The opponent's dragons that count as dead and are not dead whatever happens: those first that would live with
/// two moves, then the largest.
fn doubtful(context: &Context) -> Vec<Dragon> {
    let colour = context.to_move().other();
    let dead = Unconditional::of(context.board()).dead(colour);
    let dragons = context.dragons().into_iter().flat_map(Dragons::iter);
    let mut doubtful: Vec<Dragon> = dragons
        .filter(|dragon| dragon.colour == colour && dragon.status == Status::Dead)
        .filter(|dragon| !dragon.stones.is_subset(&dead))
        .cloned()
        .collect();
    doubtful
        .sort_by_key(|dragon| std::cmp::Reverse((dragon.genus.defended_twice >= 2, dragon.size())));
    doubtful
}

/// Moves against a dragon's life: where its eyes are decided, then inside of its eye spaces, where there is most room
/// first, then its liberties.
fn against(context: &Context, dragon: &Dragon) -> Vec<Point> {
    let board = context.board();
    let eyes = context.eyes();
    let spaces: Vec<&EyeSpace> = eyes
        .into_iter()
        .flat_map(|eyes| eyes.spaces(dragon.colour))
        .filter(|space| space.strings.intersects(&dragon.stones))
        .collect();
    let vital = spaces.iter().filter_map(|space| space.attack_point);
    let inside = spaces.iter().flat_map(|space| by_room(board, space.points));
    let liberties = by_room(board, dragon.stones.neighbours());
    let mut moves: Vec<Point> = Vec::new();
    for point in dragon.attack_point.into_iter().chain(vital).chain(inside).chain(liberties) {
        if !moves.contains(&point) {
            moves.push(point);
        }
    }
    moves
}

/// The empty ones of some points, those first that have the most of them next to them.
fn by_room(board: &Board, points: PointSet) -> Vec<Point> {
    let empties = points & board.empties();
    let mut ordered: Vec<Point> = empties.iter().collect();
    let room = |point: &Point| PointSet::only(*point).neighbours().count_common(&empties);
    ordered.sort_by_key(|point| std::cmp::Reverse(room(point)));
    ordered
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{board::Colour, databases::Databases, moves::generate};

    /// White's corner lives if White plays twice: a wall of Black's shuts it in.
    const CORNER: [&str; 7] =
        ["...OX..", "...OX..", "OOOOX..", "XXXXX..", ".......", "......X", "......."];

    fn best(counting: Counting, passed: bool) -> Point {
        let mut board = Board::from_diagram(CORNER).unwrap();
        board.play(Colour::Black, Point::at(1, 1)).unwrap();
        board.play(Colour::White, Point::at(0, 0)).unwrap();
        board.play(Colour::Black, Point::at(0, 1)).unwrap();
        let answer = if passed { Point::PASS } else { Point::at(6, 6) };
        board.play(Colour::White, answer).unwrap();
        let databases = Databases::default();
        let situation = Situation { counting, ..Situation::new(&board, Colour::Black, &databases) };
        generate(&situation).best
    }

    #[test]
    fn dead_stones_are_made_sure_of_where_that_costs_nothing() {
        assert!(best(Counting::Area, false).row() < 3);
        assert_eq!(best(Counting::Area, true), Point::PASS);
        assert_eq!(best(Counting::Territory, false), Point::PASS);
    }

    #[test]
    fn dead_stones_are_cleaned_up() {
        let rows = ["..X.X", "..XXX", "XXX..", "XO.XX", "..XX."];
        let board = Board::from_diagram(rows).unwrap();
        let databases = Databases::default();
        let situation = Situation::new(&board, Colour::Black, &databases);
        let dead = PointSet::only(Point::at(3, 1));
        let point = clean_up(&situation, &dead);
        assert!(!point.is_pass());
    }
}
