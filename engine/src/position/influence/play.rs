//! A move with what it decides, of which influence is wanted.

use super::InfluenceQuery;
use crate::board::{Board, Colour, PerPoint, Point, PointSet};

/// A move, and what becomes of stones by it. Whoever values moves knows this from the reasons for the move.
///
/// ```
/// use katachi_engine::board::{Colour, Point, PointSet};
/// use katachi_engine::position::influence::Play;
/// let rescue = Play::new(Colour::Black, Point::at(2, 3)).saving(PointSet::only(Point::at(2, 2)));
/// assert!(rescue.stands && rescue.captured.is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Play {
    /// Who plays.
    pub side: Colour,
    /// Where.
    pub point: Point,
    /// Whether the stone played lives; a sacrifice does not.
    pub stands: bool,
    /// Stones of the side's own that live from then on.
    pub saved: PointSet,
    /// Stones of the opponent's that are dead from then on. Those that the move takes off the board need not be
    /// among them.
    pub captured: PointSet,
}

impl Play {
    /// A move whose stone lives, and that decides nothing else.
    pub const fn new(side: Colour, point: Point) -> Play {
        let (saved, captured) = (PointSet::EMPTY, PointSet::EMPTY);
        Play { side, point, stands: true, saved, captured }
    }

    /// The same, the stone played being given up.
    #[must_use]
    pub const fn given_up(self) -> Play {
        Play { stands: false, ..self }
    }

    /// The same, saving these stones too.
    #[must_use]
    pub fn saving(self, stones: PointSet) -> Play {
        Play { saved: self.saved | stones, ..self }
    }

    /// The same, these stones of the opponent being dead too.
    #[must_use]
    pub fn capturing(self, stones: PointSet) -> Play {
        Play { captured: self.captured | stones, ..self }
    }

    /// How safe stones are after the move, `before` being how safe they are without it.
    pub(super) fn safety(&self, before: &PerPoint<f32>) -> PerPoint<f32> {
        let mut safety = before.clone();
        self.captured.iter().for_each(|stone| safety[stone] = 0.0);
        self.saved.iter().for_each(|stone| safety[stone] = 1.0);
        if !self.point.is_pass() {
            safety[self.point] = f32::from(u8::from(self.stands));
        }
        safety
    }

    /// The same question, pushes from the stone played and from those it saves being allowed as well.
    pub(super) fn followed_up<'a>(&self, query: &InfluenceQuery<'a>) -> InfluenceQuery<'a> {
        let follow_up = query.follow_up | self.saved | PointSet::only(self.point);
        InfluenceQuery { follow_up, ..*query }
    }
}

/// The stones that a play took off the board, as points for White.
pub(super) fn prisoners_for_white(before: &Board, after: &Board) -> f32 {
    let taken = |colour| after.captured(colour) as f32 - before.captured(colour) as f32;
    taken(Colour::Black) - taken(Colour::White)
}
