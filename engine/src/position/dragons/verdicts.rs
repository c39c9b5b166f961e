//! What dragons mean for each other's life.
//!
//! A dragon that has nothing of its own to live by is not dead while it can join a friend that may live, or while
//! it is ahead in a race with an opponent that has nothing either: then nobody can say, short of reading it out.

use super::{
    fate::{Fate, Prior, Siege},
    rescue::Rescue,
    room::{Room, Walks},
    status::{Evidence, status},
};
use crate::{
    answer::Status,
    board::{Board, Colour, PointSet},
};

/// A dragon that is judged.
pub(super) struct Case {
    pub(super) colour: Colour,
    pub(super) stones: PointSet,
    pub(super) liberties: usize,
    /// Whether tactics make an end of it, or it does not matter: no friend can help it.
    pub(super) is_lost: bool,
    /// The stones of friends that it can join if it moves first; of a dragon that tactics endanger, once it has been saved.
    pub(super) friends: PointSet,
    pub(super) evidence: Evidence,
}

impl Case {
    /// The same dragon with what it has once it has been saved.
    pub(super) fn once_saved(self, rescue: &Rescue) -> Case {
        let room = Room { moving_first: 0, moving_second: rescue.room };
        Case {
            liberties: rescue.liberties,
            friends: rescue.friends,
            evidence: Evidence { room, ..self.evidence },
            ..self
        }
    }

    fn status(&self) -> Status {
        status(&self.evidence)
    }

    /// What speaks for it before moves at its edge are tried; none where these are not to the point.
    fn prior(&self) -> Option<Prior> {
        match self.status() {
            Status::Unknown => Some(Prior::Open),
            Status::Dead if !self.is_lost && !self.is_endangered() => Some(Prior::Doomed),
            _ => None,
        }
    }

    fn siege<'a>(&self, board: &'a Board, walks: &'a Walks, havens: PointSet) -> Siege<'a> {
        let (colour, stones, eyes) = (self.colour, self.stones, self.evidence.genus.max);
        let havens = (havens & *board.stones(colour)) - stones;
        Siege { board, walks, colour, stones, eyes, havens }
    }

    /// Whether tactics endanger it, but do not make an end of it.
    fn is_endangered(&self) -> bool {
        self.evidence.tactics.is_critical()
    }

    /// Whether it is dead but for the help of others.
    fn is_doomed(&self) -> bool {
        !self.is_lost && self.status() == Status::Dead
    }

    /// Whether it is ahead of an opponent that it touches, or level with it, neither having anything else to live
    /// by.
    fn is_ahead_of(&self, rival: &Case) -> bool {
        let races = matches!(rival.status(), Status::Dead | Status::Critical) && !rival.is_lost;
        races
            && rival.colour != self.colour
            && rival.liberties <= self.liberties
            && self.stones.neighbours().intersects(&rival.stones)
    }
}

/// Lets dragons bear on each other's evidence. The result does not depend on their order.
pub(super) fn settle(cases: &mut [Case]) {
    help_friends(cases);
    run_races(cases);
    help_friends(cases);
}

/// Who can join a friend that may live may live too, and so help others.
fn help_friends(cases: &mut [Case]) {
    loop {
        let living = stones_of(cases, may_live);
        let standing = stones_of(cases, |case| case.status() != Status::Dead);
        let helped = cases.iter_mut().filter(|case| case.is_doomed());
        // What two that are both in danger can do together once one has been saved, only reading could tell.
        let helpers = |case: &Case| if case.is_endangered() { standing } else { living };
        let mut helped = helped.filter(|case| case.friends.intersects(&helpers(case))).peekable();
        if helped.peek().is_none() {
            return;
        }
        helped.for_each(|case| case.evidence.has_living_friend = true);
    }
}

fn stones_of(cases: &[Case], are_wanted: impl Fn(&Case) -> bool) -> PointSet {
    let wanted = cases.iter().filter(|case| are_wanted(case));
    wanted.fold(PointSet::EMPTY, |all, case| all | case.stones)
}

fn may_live(case: &Case) -> bool {
    matches!(case.status(), Status::Alive | Status::Unknown)
}

/// Tries moves at the edge of all dragons whose life is in doubt: first who lives whatever the opponent tries, and who
/// then lives by joining these; then who lives or dies by who moves first.
pub(super) fn try_edges(board: &Board, walks: &Walks, cases: &mut [Case]) {
    let mut may_change = true;
    while may_change {
        let havens = stones_of(cases, |case| case.status() == Status::Alive);
        let lives = |case: &Case| {
            case.status() == Status::Unknown && case.siege(board, walks, havens).lives()
        };
        let found: Vec<bool> = cases.iter().map(lives).collect();
        may_change = found.contains(&true);
        mark(cases, found, |lives| lives.then_some(Fate::Lives));
    }
    let havens = stones_of(cases, may_live);
    let decided = |case: &Case| {
        let prior = case.prior()?;
        case.siege(board, walks, havens).decision(prior)
    };
    let found: Vec<Option<Fate>> = cases.iter().map(decided).collect();
    mark(cases, found, |fate| fate);
}

fn mark<T>(cases: &mut [Case], found: Vec<T>, fate: impl Fn(T) -> Option<Fate>) {
    for (case, found) in cases.iter_mut().zip(found) {
        case.evidence.fate = case.evidence.fate.or(fate(found));
    }
}

fn run_races(cases: &mut [Case]) {
    let is_ahead =
        |case: &Case| case.is_doomed() && cases.iter().any(|rival| case.is_ahead_of(rival));
    let ahead: Vec<bool> = cases.iter().map(is_ahead).collect();
    for (case, is_ahead) in cases.iter_mut().zip(ahead) {
        case.evidence.is_ahead |= is_ahead;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::Point,
        position::{Genus, Surrounded, Tactics, UnconditionalStatus, dragons::Room},
    };

    const BARE: Evidence = Evidence {
        unconditional: UnconditionalStatus::Undecided,
        genus: Genus::settled(0),
        has_lunch: false,
        escape_route: 0,
        moyo: 0.0,
        surrounded: Surrounded::Yes,
        tactics: Tactics {
            attack: crate::answer::Reading::Loss,
            defense: crate::answer::Reading::Loss,
        },
        room: Room { moving_first: 0, moving_second: 0 },
        has_living_friend: false,
        is_ahead: false,
        fate: None,
    };

    /// A stone in a row, without anything to live by.
    fn bare(colour: Colour, column: usize, liberties: usize) -> Case {
        let stones = PointSet::only(Point::at(3, column));
        let (is_lost, friends) = (false, PointSet::EMPTY);
        Case { colour, stones, liberties, is_lost, friends, evidence: BARE }
    }

    fn statuses(mut cases: Vec<Case>) -> Vec<Status> {
        settle(&mut cases);
        cases.iter().map(Case::status).collect()
    }

    #[test]
    fn help_goes_from_friend_to_friend() {
        let with_friend = |column, friend| Case {
            friends: PointSet::only(Point::at(3, friend)),
            ..bare(Colour::Black, column, 1)
        };
        let alive = Case {
            evidence: Evidence { genus: Genus::settled(2), ..BARE },
            ..bare(Colour::Black, 9, 1)
        };
        let chain = vec![with_friend(3, 6), with_friend(6, 9), alive, with_friend(12, 15)];
        let expected = [Status::Unknown, Status::Unknown, Status::Alive, Status::Dead];
        assert_eq!(statuses(chain), expected);
    }

    #[test]
    fn the_lost_are_not_helped() {
        let lost = Case {
            is_lost: true,
            friends: PointSet::only(Point::at(3, 6)),
            ..bare(Colour::Black, 3, 1)
        };
        let alive = Case {
            evidence: Evidence { genus: Genus::settled(2), ..BARE },
            ..bare(Colour::Black, 6, 1)
        };
        assert_eq!(statuses(vec![lost, alive]), [Status::Dead, Status::Alive]);
    }

    #[test]
    fn to_be_saved_is_not_to_live() {
        let critical =
            Tactics { attack: crate::answer::Reading::Win, defense: crate::answer::Reading::Win };
        let saved = |rescue: Rescue| {
            let endangered = Case {
                evidence: Evidence { tactics: critical, ..BARE },
                ..bare(Colour::Black, 3, 1)
            };
            let alive = Case {
                evidence: Evidence { genus: Genus::settled(2), ..BARE },
                ..bare(Colour::Black, 9, 1)
            };
            let others = [alive, bare(Colour::Black, 12, 1), bare(Colour::White, 4, 2)];
            let mut cases = vec![endangered.once_saved(&rescue)];
            cases.extend(others);
            statuses(cases)[0]
        };
        let nothing = Rescue::default();
        assert_eq!(saved(nothing), Status::Dead);
        assert_eq!(saved(Rescue { room: 9, ..nothing }), Status::Critical);
        let friends = PointSet::only(Point::at(3, 9));
        assert_eq!(saved(Rescue { friends, ..nothing }), Status::Critical);
        let friends = PointSet::only(Point::at(3, 12));
        assert_eq!(saved(Rescue { friends, ..nothing }), Status::Dead, "the friend is dead itself");
        assert_eq!(saved(Rescue { liberties: 2, ..nothing }), Status::Critical, "it wins the race");
    }

    #[test]
    fn who_has_more_liberties_is_ahead() {
        let race = |black, white| {
            statuses(vec![bare(Colour::Black, 3, black), bare(Colour::White, 4, white)])
        };
        assert_eq!(race(5, 3), [Status::Unknown, Status::Dead]);
        assert_eq!(race(3, 3), [Status::Unknown, Status::Unknown]);
        let apart = vec![bare(Colour::Black, 3, 5), bare(Colour::White, 5, 3)];
        assert_eq!(statuses(apart), [Status::Dead, Status::Dead]);
    }
}
