//! Playing on where a finished game is not settled.

use super::{FinalPosition, verdict::Verdicts};
use crate::{
    board::{Board, Colour, PerColour, PointSet},
    context::{Context, Occasion},
    databases::Databases,
    game::Counting,
    moves::{Level, Situation, generate_in},
};

/// Where more points than this are unsettled, the game is far from its end, and nobody can play all of it out.
const MOST_POINTS: usize = 180;
/// The most moves that are played on, so that a ko ends.
const MOST_MOVES: usize = 120;
/// The most points that are looked at while the game is played on, all of the board after each move: so a large board that is
/// still open takes no longer than a small one.
const MOST_LOOKED_AT: usize = 12_000;

/// The points where the game is played on: the connected regions without a living stone in which stones are
/// not known to live or die; and of those on which both sides border, and which are not neutral all over, what is
/// nobody's territory.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unsettled(PointSet);

impl Unsettled {
    /// Of a position that has been analysed.
    pub(super) fn of(context: &mut Context, verdicts: &Verdicts) -> Unsettled {
        let territories = territories(context);
        let board = context.board();
        let all: PointSet = board.size().points().collect();
        let nobodys = all - territories[Colour::Black] - territories[Colour::White];
        let stones = *board.stones(Colour::Black) | *board.stones(Colour::White);
        let living = stones - verdicts.dead - verdicts.open;
        let [black, white] =
            Colour::ALL.map(|colour| (*board.stones(colour) & living).neighbours());
        let unsettled = |region: PointSet| {
            let is_contested = region.intersects(&black) && region.intersects(&white);
            match () {
                () if region.intersects(&verdicts.open) => region,
                () if is_contested && !region.is_subset(&(black & white)) => region & nobodys,
                () => PointSet::EMPTY,
            }
        };
        Unsettled(
            (all - living).components().map(unsettled).fold(PointSet::EMPTY, |all, it| all | it),
        )
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether so much is unsettled that playing on would tell nothing.
    fn is_too_much(&self) -> bool {
        self.0.len() > MOST_POINTS
    }
}

/// Plays on there until all is settled or both sides pass, and gives the position that arises, which the context then
/// knows. `None` where there is too much to settle; the context knows another position then.
pub(super) fn play_on(
    context: &mut Context,
    databases: &Databases,
    unsettled: &Unsettled,
    seed: u64,
) -> Option<Board> {
    if unsettled.is_too_much() {
        return None;
    }
    context
        .on_occasion(Occasion::Scoring, |context| play_moves(context, databases, unsettled, seed))
}

fn play_moves(
    context: &mut Context,
    databases: &Databases,
    unsettled: &Unsettled,
    seed: u64,
) -> Option<Board> {
    let mut board = context.board().clone();
    board.forget_moves();
    let mut colour = context.to_move();
    let mut passes = 0;
    let most_moves = MOST_MOVES.min(MOST_LOOKED_AT / board.size().get().pow(2));
    for _ in 0..most_moves {
        context.reset(&board, colour);
        context.analyse(databases);
        let verdicts = Verdicts::of(context);
        if Unsettled::of(context, &verdicts).is_empty() {
            return Some(board);
        }
        let situation = Situation {
            allowed: Some(unsettled.0),
            counting: Counting::Area,
            occasion: Occasion::Scoring,
            level: Level::WEAKEST,
            seed,
            ..Situation::new(&board, colour, databases)
        };
        let best = generate_in(context, &situation).best;
        passes = if best.is_pass() { passes + 1 } else { 0 };
        if passes == 2 || board.play(colour, best).is_err() {
            context.reset(&board, colour);
            context.analyse(databases);
            return Some(board);
        }
        colour = colour.other();
    }
    None
}

/// Where influence sees territory of either side.
pub(super) fn territories(context: &mut Context) -> PerColour<PointSet> {
    let to_move = context.to_move();
    let points = context.board().size().points();
    let mut territories = PerColour::<PointSet>::default();
    if let Some(influence) = context.influence(to_move) {
        for point in points {
            if let Some(owner) = influence.region(point).territory() {
                territories[owner].insert(point);
            }
        }
    }
    territories
}

impl FinalPosition {
    /// The same, where ground on which both sides border goes to whose territory it was before the game was played
    /// on, or else to whom it came to then. A stone that was played next to the opponent's closes a
    /// border and is no territory.
    pub(super) fn settled_by(
        self,
        end: &FinalPosition,
        territories: &PerColour<PointSet>,
    ) -> FinalPosition {
        let open = self.board().empties() | *self.dead();
        let closed = self.surrounded(Colour::Black) | self.surrounded(Colour::White);
        let gained = |colour: Colour| {
            let rivals = end.living(colour.other()) | end.surrounded(colour.other());
            let inside = end.living(colour) - rivals.neighbours();
            let won = (end.surrounded(colour) | inside) - territories[colour.other()];
            (open - closed) & (territories[colour] | won)
        };
        self.with_ground(&PerColour(Colour::ALL.map(gained)))
    }
}
