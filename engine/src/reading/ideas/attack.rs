//! How to capture a string.

use super::super::{candidates::Candidates, search::Search};
use super::score;
use crate::board::{PointSet, StoneString};

/// Taking the last liberty.
pub(super) fn take(search: &Search<'_>, candidates: &mut Candidates) {
    candidates.propose_all(search.prey_liberties(), 0);
}

/// Taking a liberty: first the one where the string would gain most, or where a friend of it is taken.
pub(super) fn close_in(search: &Search<'_>, candidates: &mut Candidates) {
    for liberty in search.prey_liberties().iter() {
        let own = search.board.liberty_count_after(search.hunter_colour(), liberty) as i32;
        let escape = search.board.liberty_count_after(search.prey_colour, liberty) as i32;
        let risk = match own {
            0 => continue,
            1 => score::SELF_ATARI,
            _ => score::OWN_LIBERTY * own.min(4),
        };
        let takes = search.board.captures_something(search.hunter_colour(), liberty);
        let urgency = score::ESCAPE_LIBERTY * escape + score::TAKES_FRIEND * i32::from(takes);
        candidates.propose(liberty, urgency + risk);
    }
}

/// Saving one's own strings round the string when they are in atari: by extending, or by taking
/// what holds them.
pub(super) fn rescue_hunters(search: &Search<'_>, candidates: &mut Candidates) {
    for hunter in search.board.neighbours(search.prey).filter(|hunter| hunter.in_atari()) {
        rescue(search, hunter, candidates);
    }
}

fn rescue(search: &Search<'_>, hunter: &StoneString, candidates: &mut Candidates) {
    let worth = score::RESCUE + score::RESCUED_STONE * hunter.size().min(8) as i32;
    for liberty in hunter.liberties() {
        if search.board.liberty_count_after(search.hunter_colour(), liberty) > 1 {
            candidates.propose(liberty, worth);
        }
    }
    for holder in search.board.neighbours(hunter.origin()).filter(|holder| holder.in_atari()) {
        candidates.propose_all(*holder.liberties(), worth + score::OWN_LIBERTY);
    }
}

/// Approach moves: where a liberty cannot be taken yet, first what makes it possible.
pub(super) fn approach(search: &Search<'_>, candidates: &mut Candidates) {
    for liberty in search.prey_liberties().iter() {
        let after = search.board.liberties_after(search.hunter_colour(), liberty);
        match after.len() {
            0 => approach_from_outside(search, liberty, candidates),
            1 => approach_step(search, after, candidates),
            _ => {}
        }
    }
}

/// The stone's only liberty, and if that too would be self-atari, the one beyond.
fn approach_step(search: &Search<'_>, after: PointSet, candidates: &mut Candidates) {
    candidates.propose_all(after, score::APPROACH);
    for point in after.iter() {
        let beyond = search.board.liberties_after(search.hunter_colour(), point);
        if beyond.len() == 1 {
            candidates.propose_all(beyond, score::FAR_APPROACH);
        }
    }
}

/// The liberty is closed to us: the strings that close it must fall first.
fn approach_from_outside(
    search: &Search<'_>,
    liberty: crate::board::Point,
    candidates: &mut Candidates,
) {
    for wall in search.board.strings_beside(liberty, search.prey_colour) {
        if wall.liberty_count() <= 3 && !wall.stones().contains(search.prey) {
            candidates.propose_all(*wall.liberties(), score::FAR_APPROACH);
        }
    }
}

/// Nets and clamps: the points next to the string's liberties.
pub(super) fn net(search: &Search<'_>, candidates: &mut Candidates) {
    let liberties = search.prey_liberties();
    for point in search.second_order_liberties(liberties).iter() {
        let own = search.board.liberty_count_after(search.hunter_colour(), point) as i32;
        if own < 2 {
            continue;
        }
        let seen = search.neighbours_in(point, &liberties) as i32;
        candidates.propose(point, score::NET_LIBERTY * seen + score::OWN_LIBERTY * own.min(4));
    }
}

/// Attacking the strings that the string can connect to.
pub(super) fn friends(search: &Search<'_>, candidates: &mut Candidates) {
    let liberties = search.prey_liberties();
    let beside = liberties.neighbours() & *search.board.stones(search.prey_colour);
    for friend in search.board.strings_in(beside) {
        if friend.liberty_count() <= 3 && !friend.stones().contains(search.prey) {
            let urgency = score::FRIEND - friend.liberty_count() as i32;
            candidates.propose_all(*friend.liberties() - liberties, urgency);
        }
    }
}

/// Giving one's own strings round the string more liberties while they have two: by extending, or by
/// taking what holds them.
pub(super) fn reinforce_hunters(search: &Search<'_>, candidates: &mut Candidates) {
    for hunter in search.board.neighbours(search.prey).filter(|hunter| hunter.liberty_count() == 2)
    {
        for liberty in hunter.liberties() {
            let after = search.board.liberty_count_after(search.hunter_colour(), liberty);
            if after > 2 {
                candidates.propose(liberty, score::REINFORCE + after.min(6) as i32);
            }
        }
        for holder in search.board.neighbours(hunter.origin()).filter(|holder| holder.in_atari()) {
            candidates.propose_all(*holder.liberties(), score::RESCUE);
        }
    }
}

/// Taking liberties of the strings that hold one's own strings round the string, where both are short
/// of them.
pub(super) fn harass_holders(search: &Search<'_>, candidates: &mut Candidates) {
    for hunter in search.board.neighbours(search.prey).filter(|hunter| hunter.liberty_count() <= 2)
    {
        for holder in search.board.neighbours(hunter.origin()) {
            let count = holder.liberty_count();
            if count > hunter.liberty_count() + 1 || holder.stones().contains(search.prey) {
                continue;
            }
            for liberty in holder.liberties() {
                let own = search.board.liberty_count_after(search.hunter_colour(), liberty) as i32;
                if own > 1 {
                    let urgency = score::HARASS - 2 * count as i32;
                    candidates.propose(liberty, urgency + score::OWN_LIBERTY * own.min(4));
                }
            }
        }
    }
}

/// Shutting in the friends short of liberties that the string can connect to: the points next to
/// their liberties.
pub(super) fn enclose_friends(search: &Search<'_>, candidates: &mut Candidates) {
    let beside = search.prey_liberties().neighbours() & *search.board.stones(search.prey_colour);
    for friend in search.board.strings_in(beside).filter(|friend| friend.liberty_count() <= 2) {
        for point in search.second_order_liberties(*friend.liberties()).iter() {
            let own = search.board.liberty_count_after(search.hunter_colour(), point) as i32;
            if own > 1 {
                candidates.propose(point, score::FRIEND + score::OWN_LIBERTY * own.min(4));
            }
        }
    }
}
