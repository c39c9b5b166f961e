//! How to save a string.

use super::super::{candidates::Candidates, search::Search};
use super::score;
use crate::board::{Point, StoneString};

/// Taking back a ko in which the string was captured.
pub(super) fn retake(search: &Search<'_>, candidates: &mut Candidates) {
    candidates.propose(search.prey, 0);
}

/// Capturing the attackers' strings round the string.
pub(super) fn capture_hunters(search: &Search<'_>, candidates: &mut Candidates) {
    for hunter in search.board.neighbours(search.prey).filter(|hunter| hunter.in_atari()) {
        let worth = score::CAPTURE + score::CAPTURED_STONE * hunter.size().min(8) as i32;
        candidates.propose_all(*hunter.liberties(), worth);
    }
}

/// Extending: where most liberties are gained first.
pub(super) fn extend(search: &Search<'_>, candidates: &mut Candidates) {
    for liberty in search.prey_liberties().iter() {
        let after = search.board.liberties_after(search.prey_colour, liberty).len() as i32;
        if after > 1 {
            candidates.propose(liberty, score::ESCAPE_LIBERTY * after);
        }
    }
}

/// Attacking the attackers' strings that are short of liberties.
pub(super) fn threaten_hunters(search: &Search<'_>, candidates: &mut Candidates) {
    let own = search.prey_liberties().len();
    for hunter in search.board.neighbours(search.prey) {
        match hunter.liberty_count() {
            2 => threaten(search, hunter, score::ATARI, candidates),
            count if count <= own && count <= 3 => {
                threaten(search, hunter, score::THREAT, candidates);
            }
            _ => {}
        }
    }
}

fn threaten(search: &Search<'_>, hunter: &StoneString, worth: i32, candidates: &mut Candidates) {
    for liberty in hunter.liberties() {
        let own = search.board.liberties_after(search.prey_colour, liberty).len() as i32;
        if own > 1 || search.board.captures_something(search.prey_colour, liberty) {
            candidates.propose(liberty, worth + score::OWN_LIBERTY * own.min(4));
        } else if own == 1 && worth == score::ATARI {
            candidates.propose(liberty, worth + score::SELF_ATARI);
        } else if own == 0 {
            threaten_walls(search, hunter, liberty, candidates);
        }
    }
}

/// A liberty of the attackers' string is closed to us: attacking what closes it.
fn threaten_walls(
    search: &Search<'_>,
    hunter: &StoneString,
    liberty: Point,
    candidates: &mut Candidates,
) {
    for wall in search.board.strings_beside(liberty, search.hunter_colour()) {
        if wall.liberty_count() <= 2 && wall.origin() != hunter.origin() {
            for point in wall.liberties() {
                if search.board.liberties_after(search.prey_colour, point).len() > 1 {
                    candidates.propose(point, score::THREAT);
                }
            }
        }
    }
}

/// Playing on the liberties that the attackers need to come nearer.
pub(super) fn hamper(search: &Search<'_>, candidates: &mut Candidates) {
    for liberty in search.prey_liberties().iter() {
        let theirs = search.board.liberties_after(search.hunter_colour(), liberty);
        if !(1..=2).contains(&theirs.len()) {
            continue;
        }
        for point in theirs.iter() {
            if search.board.liberties_after(search.prey_colour, point).len() > 1 {
                candidates.propose(point, score::HAMPER - theirs.len() as i32);
            }
        }
    }
}

/// Jumping: the points next to the string's liberties.
pub(super) fn jump(search: &Search<'_>, candidates: &mut Candidates) {
    let liberties = search.prey_liberties();
    for point in search.second_order_liberties(liberties).iter() {
        let own = search.board.liberties_after(search.prey_colour, point).len() as i32;
        if own < 2 {
            continue;
        }
        let seen = search.neighbours_in(point, &liberties) as i32;
        candidates.propose(point, score::JUMP_LIBERTY * seen + score::OWN_LIBERTY * own.min(4));
    }
}

/// Saving the friends that the attackers' strings round the string are held by.
pub(super) fn save_holders(search: &Search<'_>, candidates: &mut Candidates) {
    for hunter in search.board.neighbours(search.prey).filter(|hunter| hunter.liberty_count() <= 3)
    {
        for holder in search.board.neighbours(hunter.origin()).filter(|holder| holder.in_atari()) {
            strengthen(search, holder, candidates);
        }
    }
}

/// Strengthening the friends that the string can connect to while they are short of liberties.
pub(super) fn strengthen_friends(search: &Search<'_>, candidates: &mut Candidates) {
    let beside = search.prey_liberties().neighbours() & *search.board.stones(search.prey_colour);
    for friend in search.board.strings_in(beside).filter(|friend| friend.liberty_count() <= 4) {
        strengthen(search, friend, candidates);
    }
}

/// Extending a friend, or capturing what holds it.
fn strengthen(search: &Search<'_>, friend: &StoneString, candidates: &mut Candidates) {
    if friend.stones().contains(search.prey) {
        return;
    }
    for liberty in friend.liberties() {
        let after = search.board.liberties_after(search.prey_colour, liberty).len();
        if after > 1 {
            candidates.propose(liberty, score::FRIEND + after.min(6) as i32);
        }
    }
    for holder in search.board.neighbours(friend.origin()).filter(|holder| holder.in_atari()) {
        candidates.propose_all(*holder.liberties(), score::FRIEND + score::CAPTURED_STONE);
    }
}

/// Playing elsewhere, where the attackers cannot come nearer at once.
pub(super) fn tenuki(search: &Search<'_>, candidates: &mut Candidates) {
    let is_closed =
        |liberty| search.board.liberties_after(search.hunter_colour(), liberty).len() <= 1;
    if search.prey_liberties().iter().any(is_closed) {
        candidates.propose(Point::PASS, 0);
    }
}
