//! The points of eye spaces, and which of them are marginal.

use crate::{
    answer::Answer,
    board::{Board, Colour, PerColour, Point, PointSet, Vertex},
    context::Context,
};

use super::domains::{domains, is_on_first_line};

/// The points of a side's eye spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct EyePoints {
    /// All of them.
    pub(super) all: PointSet,
    /// Those where the opponent can come in.
    pub(super) marginal: PointSet,
}

/// The points of both sides' eye spaces, of a position of which the strings have been analysed, or one that moves lead to
/// from there.
pub(super) fn eye_points(context: &mut Context) -> PerColour<EyePoints> {
    let living = living_stones(context);
    let land = Land::of(context.board(), living);
    let mut points = PerColour(Colour::ALL.map(|colour| land.eye_points(context.board(), colour)));
    let dropped = false_margins(context, &land, &points);
    for colour in Colour::ALL {
        points[colour].all -= dropped;
        points[colour].marginal -= dropped;
    }
    points
}

/// Who lives where, and who reaches what.
struct Land {
    living: PerColour<PointSet>,
    reached: PerColour<PointSet>,
    /// Empty points that both reach.
    contested: PointSet,
}

impl Land {
    fn of(board: &Board, living: PerColour<PointSet>) -> Land {
        let reached = domains(board, &living);
        let both = reached[Colour::Black] & reached[Colour::White];
        let contested = both.iter().filter(|point| board.vertex(*point) == Vertex::Empty).collect();
        Land { living, reached, contested }
    }

    /// What this side alone reaches, its living stones included.
    fn own(&self, colour: Colour) -> PointSet {
        self.reached[colour] - self.reached[colour.other()]
    }

    /// What a side alone reaches is eye space; marginal where it meets what the opponent alone reaches. So is
    /// what both reach next to that, or to the side's living stones: marginal, but for nooks.
    fn eye_points(&self, board: &Board, colour: Colour) -> EyePoints {
        let own = self.own(colour);
        let given_up = self.given_up(board, colour);
        let lost = (self.own(colour.other()) - self.living[colour.other()]) | given_up;
        let inside = own - *board.stones(colour);
        let border = inside & lost.neighbours();
        let nooks: PointSet =
            self.contested.iter().filter(|point| self.is_nook(board, colour, *point)).collect();
        let next_to = own.neighbours() | nooks.neighbours();
        let open = (self.contested & next_to) - nooks - given_up;
        EyePoints { all: inside | nooks | open, marginal: border | open }
    }

    /// Contested points on the first line next to what the side reaches alone, but away from its stones:
    /// there the opponent crawls in unhindered.
    fn given_up(&self, board: &Board, colour: Colour) -> PointSet {
        let living = &self.living[colour];
        let is_free = |point: &Point| {
            let around = point.neighbours();
            is_on_first_line(board, *point)
                && !around.iter().any(|next| living.contains(*next))
                && !around.iter().any(|next| {
                    !is_on_first_line(board, *next)
                        && next.neighbours().iter().any(|beyond| living.contains(*beyond))
                })
        };
        let candidates = self.contested & (self.own(colour) - *living).neighbours();
        candidates.iter().filter(is_free).collect()
    }

    /// Whether a contested point is as good as inside: the side's own, or the edge, on two sides, its living
    /// stones among them; nothing of the opponent's beside it; and the ways out of it guarded.
    fn is_nook(&self, board: &Board, colour: Colour, point: Point) -> bool {
        let (own, living) = (self.own(colour), &self.living[colour]);
        let lost = self.own(colour.other());
        let around = point.neighbours();
        let is_off = |next: &Point| board.vertex(*next) == Vertex::Off;
        let is_guarded = |next: &Point| {
            is_off(next)
                || own.contains(*next)
                || is_on_first_line(board, *next)
                || next.neighbours().iter().any(|beyond| living.contains(*beyond))
        };
        around.iter().filter(|next| is_off(next) || own.contains(**next)).count() >= 2
            && around.iter().any(|next| living.contains(*next))
            && !around.iter().any(|next| lost.contains(*next))
            && around.iter().all(is_guarded)
    }
}

/// The stones of each side that cannot be captured, or can be saved, and have prospects of life; all of a position of
/// which nothing is known.
fn living_stones(context: &mut Context) -> PerColour<PointSet> {
    let strings: Vec<(Point, Colour, PointSet)> = context
        .board()
        .strings()
        .map(|string| (string.origin(), string.colour(), *string.stones()))
        .collect();
    let mut living = PerColour::<PointSet>::default();
    for (origin, colour, stones) in strings {
        if lives(context, origin) {
            living[colour] |= stones;
        }
    }
    living
}

fn lives(context: &mut Context, origin: Point) -> bool {
    if let Some(strings) = context.strings_here() {
        return strings.get(origin).is_none_or(|string| {
            (string.attacks.is_empty() || !string.defenses.is_empty())
                && !strings.is_inessential(origin)
        });
    }
    if context.strings().is_none() {
        return true;
    }
    let (can_be_captured, can_be_saved) = context.tactics_at(origin);
    !can_be_captured || can_be_saved
}

/// Margins where the opponent cannot in fact come in: next to its stones, which cannot be captured, but what
/// it plays there is.
///
/// ```text
///  OOOOXX
/// OXaX..
/// ------
/// ```
fn false_margins(context: &mut Context, land: &Land, points: &PerColour<EyePoints>) -> PointSet {
    let mut found = PointSet::EMPTY;
    for colour in Colour::ALL {
        let EyePoints { all, marginal } = points[colour];
        let candidates = marginal & land.contested & (all - marginal).neighbours();
        for point in candidates.iter() {
            if is_false_margin(context, colour.other(), point) {
                found.insert(point);
            }
        }
    }
    found
}

fn is_false_margin(context: &mut Context, opponent: Colour, point: Point) -> bool {
    let board = context.board();
    let is_safe = |origin: Point| {
        let strings = context.strings_here();
        strings.and_then(|it| it.get(origin)).is_none_or(|string| string.attacks.is_empty())
    };
    let mut safe_beside =
        board.strings_beside(point, opponent).filter(|string| is_safe(string.origin()));
    if safe_beside.next().is_none() {
        return false;
    }
    let liberties = board.liberty_count_after(opponent, point);
    liberties <= 1 || (liberties == 2 && !context.safe_move(opponent, point).truth())
}
