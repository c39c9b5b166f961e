//! Who may take which ko while reading.
//!
//! Without a rule about kos a search would go round in circles, or find that a side wins two kos for the
//! price of one. The rule is the one that the manual describes as its fifth scheme: a side that takes a
//! ko back at once, as if it had found a threat, becomes *komaster* of that ko. The opponent may not take
//! there any more, and the komaster may take no other ko than one nested in it.

use crate::board::{Board, Colour, Point};

/// Who has become master of a ko in the line being read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Komaster {
    /// Nobody.
    #[default]
    None,
    /// A side that has taken back the ko at the point, for which it had to find a threat.
    Master(Colour, Point),
    /// The same, but then the opponent has taken another ko: no more may be taken.
    Both(Colour, Point),
    /// Nobody, but a ko has just been answered by another: only one nested in that may be taken.
    Weak(Point),
}

/// A ko about to be taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct Capture {
    /// Who takes it.
    pub(super) colour: Colour,
    /// The stone taken.
    pub(super) stone: Point,
    /// Whether it may be taken only after a threat.
    pub(super) needs_threat: bool,
}

impl Komaster {
    /// Who is master after a ko is taken; `None` if it may not be. `ko` is the point where a
    /// stone was taken in a ko by the move before.
    pub(super) fn take(self, capture: Capture, ko: Option<Point>) -> Option<Komaster> {
        let Capture { colour, stone, needs_threat } = capture;
        let becomes_master = Komaster::Master(colour, stone);
        match self {
            Komaster::None | Komaster::Weak(_) if needs_threat => Some(becomes_master),
            Komaster::None => Some(ko.map_or(Komaster::None, Komaster::Weak)),
            Komaster::Weak(point) => {
                are_nested(point, stone).then(|| Komaster::Weak(ko.unwrap_or(point)))
            }
            Komaster::Master(master, point) if master == colour => {
                are_nested(point, stone).then_some(becomes_master)
            }
            Komaster::Master(master, point) => Some(Komaster::Both(master, point)),
            Komaster::Both(..) => None,
        }
    }

    /// Whether the master forbids this move, which would take the ko back.
    pub(super) fn forbids(self, colour: Colour, point: Point) -> bool {
        matches!(self, Komaster::Master(master, ko) if master != colour && ko == point)
    }

    /// Who is master after a move that took no ko, just played on the board.
    pub(super) fn after_quiet_move(self, board: &Board) -> Komaster {
        match self {
            Komaster::Master(master, point) | Komaster::Both(master, point)
                if !is_decided(board, master, point) =>
            {
                self
            }
            _ => Komaster::None,
        }
    }

    /// A number for each state, for the cache.
    pub(super) fn key(self) -> u64 {
        let (kind, point) = match self {
            Komaster::None => (0, Point::PASS),
            Komaster::Master(colour, point) => (1 + colour.index(), point),
            Komaster::Both(colour, point) => (3 + colour.index(), point),
            Komaster::Weak(point) => (5, point),
        };
        (kind as u64) << 16 | point.index() as u64
    }
}

/// Whether the ko at the point is over for good: filled, or no ko any more and closed to the
/// master's opponent.
fn is_decided(board: &Board, master: Colour, point: Point) -> bool {
    board.vertex(point).is_stone()
        || board.ko_capture(master.other(), point).is_none()
            && board.is_suicide(master.other(), point)
}

/// Whether two kos are so close that one must be taken for the other.
fn are_nested(one: Point, other: Point) -> bool {
    one.diagonals().contains(&other)
}
