//! How safe a dragon is, and how weak.

use super::{
    genus::Genus,
    status::{Evidence, Tactics},
    surround::Surrounded,
};
use crate::{
    answer::{Reading, Status},
    position::UnconditionalStatus,
};

/// How safe a dragon is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Safety {
    /// Captured by tactics: very reliable.
    TacticallyDead,
    /// Dead.
    Dead,
    /// Dead and of no importance: stones in an eye of the opponent's.
    Inessential,
    /// It lives or dies by who moves first.
    Critical,
    /// Nobody has found out.
    Unknown,
    /// It lives.
    Alive,
    /// It lives without much question.
    StronglyAlive,
    /// It lives even after many moves elsewhere.
    Invincible,
}

impl Safety {
    /// The words that controllers know it by.
    pub const fn words(self) -> &'static str {
        match self {
            Safety::TacticallyDead => "tactically dead",
            Safety::Dead => "dead",
            Safety::Inessential => "inessential",
            Safety::Critical => "critical",
            Safety::Unknown => "unknown",
            Safety::Alive => "alive",
            Safety::StronglyAlive => "strongly alive",
            Safety::Invincible => "invincible",
        }
    }
}

/// How safe a dragon of this status is.
pub(super) fn safety(evidence: &Evidence, status: Status, is_inessential: bool) -> Safety {
    match status {
        Status::Dead if is_inessential => Safety::Inessential,
        Status::Dead
            if evidence.tactics.attack == Reading::Win
                && evidence.tactics.defense == Reading::Loss =>
        {
            Safety::TacticallyDead
        }
        Status::Dead => Safety::Dead,
        Status::Critical => Safety::Critical,
        Status::Unknown => Safety::Unknown,
        Status::Alive if evidence.unconditional == UnconditionalStatus::Alive => Safety::Invincible,
        Status::Alive if is_strong(evidence) => Safety::StronglyAlive,
        Status::Alive => Safety::Alive,
    }
}

/// Two eyes whoever moves twice, or one that can be had besides room to run.
fn is_strong(evidence: &Evidence) -> bool {
    let Genus { attacked_twice, min, .. } = evidence.genus;
    attacked_twice >= 2 || (min >= 2 && evidence.surrounded == Surrounded::No)
}

/// Eyes count for so much of what a dragon needs.
const BY_EYES: f32 = 0.45;
/// This much room to run is all that a dragon needs.
const FREE: f32 = 30.0;
/// So many points to surround are all that a dragon needs.
const SETTLED: f32 = 16.0;
/// What is left of a dragon's weakness by its room to run alone, and by what it may surround alone.
const UNPROVED: f32 = 0.15;

/// How weak a dragon is, from 0 (safe) to 1 (as good as dead). It needs eyes, or room to run, or ground to make
/// eyes on: each takes its share of the weakness away.
pub(super) fn weakness(evidence: &Evidence, safety: Safety) -> f32 {
    match safety {
        Safety::Invincible => return 0.0,
        Safety::TacticallyDead | Safety::Dead | Safety::Inessential => return 1.0,
        Safety::Critical => return 0.9,
        Safety::Unknown | Safety::Alive | Safety::StronglyAlive => {}
    }
    let Genus { min, max, .. } = evidence.genus;
    let eyes = f32::from(min.min(2) + max.min(2)) / 4.0;
    let by_eyes = if min >= 2 { 0.05 } else { 1.0 - BY_EYES * eyes };
    let share_left = |part: f32| UNPROVED + (1.0 - UNPROVED) * (1.0 - part.clamp(0.0, 1.0));
    let by_running = share_left(evidence.escape_route as f32 / FREE);
    let by_ground = share_left(evidence.moyo / SETTLED);
    (by_eyes * by_running * by_ground).clamp(0.0, 1.0)
}

/// A dragon is called weak from here on.
pub(super) const WEAK: f32 = 0.4;

impl Tactics {
    /// The better of two strings: the one that is harder to capture, then easier to save.
    #[must_use]
    pub fn better(self, other: Tactics) -> Tactics {
        let rank = |tactics: Tactics| (tactics.attack.for_the_opponent(), tactics.defense);
        if rank(other) > rank(self) { other } else { self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::dragons::Room;

    const BARE: Evidence = Evidence {
        unconditional: UnconditionalStatus::Undecided,
        genus: Genus::settled(0),
        has_lunch: false,
        escape_route: 0,
        moyo: 0.0,
        surrounded: Surrounded::Yes,
        tactics: Tactics { attack: Reading::Loss, defense: Reading::Loss },
        room: Room { moving_first: 0, moving_second: 0 },
        has_living_friend: false,
        is_ahead: false,
        fate: None,
    };

    #[test]
    fn whatever_helps_makes_a_dragon_less_weak() {
        let weak = |evidence: Evidence| weakness(&evidence, Safety::Unknown);
        assert_eq!(weak(BARE), 1.0);
        assert!(weak(Evidence { genus: Genus::of([0, 0, 1, 1]), ..BARE }) < 1.0);
        assert!(weak(Evidence { escape_route: 12, ..BARE }) < 0.8);
        assert!(weak(Evidence { escape_route: 30, moyo: 16.0, ..BARE }) < 0.05);
        assert!(weak(Evidence { genus: Genus::settled(2), ..BARE }) < WEAK);
    }

    #[test]
    fn the_string_that_stands_counts() {
        let standing = Tactics::default();
        let captured = Tactics { attack: Reading::Win, defense: Reading::Loss };
        let critical = Tactics { attack: Reading::Win, defense: Reading::Win };
        assert_eq!(captured.better(standing), standing);
        assert_eq!(standing.better(captured), standing);
        assert_eq!(captured.better(critical), critical);
    }
}
