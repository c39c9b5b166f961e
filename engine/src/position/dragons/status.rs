//! The status of a dragon, as far as it is known without life-and-death reading.
//!
//! [`status`] is the one place where it is decided. It weighs eyes, room to run, friends, races and tactics.

use super::{fate::Fate, genus::Genus, room::Room, surround::Surrounded};
use crate::{
    answer::{Reading, Status},
    position::UnconditionalStatus,
};

/// What speaks for and against the life of a dragon.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Evidence {
    /// What holds even if one side moves without end.
    pub unconditional: UnconditionalStatus,
    /// Its eyes.
    pub genus: Genus,
    /// Whether it can capture a string next to it that can also be saved: as good as an eye, with luck.
    pub has_lunch: bool,
    /// How well it can run; see [`Dragon::escape_route`](super::Dragon::escape_route).
    pub escape_route: u32,
    /// What it may surround, in points.
    pub moyo: f32,
    /// Whether it is surrounded.
    pub surrounded: Surrounded,
    /// Whether its stones can be captured by tactics: how well that goes, and how well they are saved. The best
    /// of its strings counts, since the others may hang on that.
    pub tactics: Tactics,
    /// The room that it gets to before the opponent; of a dragon that tactics endanger, once it has been saved.
    pub room: Room,
    /// Whether it can join a friend that may live, if it moves first; of a dragon that tactics endanger, whether it has
    /// any friend to join once it has been saved.
    pub has_living_friend: bool,
    /// Whether it has as many liberties as an opponent that it touches, which has nothing else to live by either.
    pub is_ahead: bool,
    /// What moves at its edge make of it; none where that was not looked at, or settles nothing.
    pub fate: Option<Fate>,
}

impl Evidence {
    /// Whether something speaks for its life that only reading could refute.
    fn leaves_hope(&self) -> bool {
        let has_room =
            self.room.moving_first >= OPEN || self.room.moving_second >= OPEN_IN_ANY_CASE;
        has_room || self.has_living_friend || self.is_ahead
    }
}

/// What tactical reading says of a dragon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tactics {
    /// How well an attack on it goes.
    pub attack: Reading,
    /// How well a defense against that goes.
    pub defense: Reading,
}

/// Who can run this well, and is not surrounded, lives.
const RUNS: u32 = 20;
/// Who can run no better than this is caught.
const CAUGHT: u32 = 4;
/// Who may surround no more than this has no room for a further eye, in points.
const NARROW: f32 = 3.0;

/// Who gets to so many points, moving first, has room for more than can be told without reading.
const OPEN: usize = 15;
/// The same if the opponent moves first.
const OPEN_IN_ANY_CASE: usize = 9;

impl Tactics {
    /// Whether it lives or dies by who moves first.
    pub(super) const fn is_critical(self) -> bool {
        !matches!(
            self,
            Tactics { attack: Reading::Loss, .. }
                | Tactics { attack: Reading::Win, defense: Reading::Loss }
        )
    }
}

/// The status of a dragon. It is dead only where nothing speaks for it: while it may run, connect, win a race or find
/// room for eyes, it is unknown. One that tactics endanger is critical, unless nothing speaks for it even once it
/// has been saved. What moves at its edge settle counts for more than how it stands.
pub fn status(evidence: &Evidence) -> Status {
    match evidence.fate {
        Some(Fate::Lives) => Status::Alive,
        Some(Fate::Hangs { .. }) => Status::Critical,
        None => status_as_it_stands(evidence),
    }
}

fn status_as_it_stands(evidence: &Evidence) -> Status {
    if let Some(sure) = sure_status(evidence) {
        return sure;
    }
    let Genus { min, max, .. } = evidence.genus;
    let best = max + u8::from(evidence.has_lunch);
    let may_settle =
        evidence.escape_route > CAUGHT || evidence.moyo > NARROW || evidence.leaves_hope();
    match () {
        () if evidence.tactics.is_critical() && (best >= 2 || may_settle) => Status::Critical,
        () if evidence.tactics.is_critical() => Status::Dead,
        () if min >= 2 => Status::Alive,
        () if evidence.escape_route >= RUNS && evidence.surrounded == Surrounded::No => {
            Status::Alive
        }
        () if evidence.escape_route > CAUGHT || evidence.moyo > NARROW => Status::Unknown,
        () if max >= 2 => Status::Critical,
        () if best >= 2 || evidence.leaves_hope() => Status::Unknown,
        () => Status::Dead,
    }
}

/// What is sure whatever the eyes: unconditional life and death, and what tactics decide.
fn sure_status(evidence: &Evidence) -> Option<Status> {
    match evidence.unconditional {
        UnconditionalStatus::Alive => return Some(Status::Alive),
        UnconditionalStatus::Dead => return Some(Status::Dead),
        _ => {}
    }
    let is_captured =
        evidence.tactics.attack == Reading::Win && evidence.tactics.defense == Reading::Loss;
    is_captured.then_some(Status::Dead)
}
