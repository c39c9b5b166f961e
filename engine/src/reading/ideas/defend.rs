//! How to save a string.

use super::super::{candidates::Candidates, search::Search};
use super::score;
use crate::board::{Point, PointSet, StoneString};

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
        let after = search.board.liberty_count_after(search.prey_colour, liberty) as i32;
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
            count if count <= own + 2 && count <= 4 => {
                threaten(search, hunter, score::THREAT, candidates);
            }
            _ => {}
        }
    }
}

fn threaten(search: &Search<'_>, hunter: &StoneString, worth: i32, candidates: &mut Candidates) {
    for liberty in hunter.liberties() {
        let own = search.board.liberty_count_after(search.prey_colour, liberty) as i32;
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
                if search.board.liberty_count_after(search.prey_colour, point) > 1 {
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
            if search.board.liberty_count_after(search.prey_colour, point) > 1 {
                candidates.propose(point, score::HAMPER - theirs.len() as i32);
            }
        }
    }
}

/// Jumping: the points next to the string's liberties.
pub(super) fn jump(search: &Search<'_>, candidates: &mut Candidates) {
    let liberties = search.prey_liberties();
    for point in search.second_order_liberties(liberties).iter() {
        let own = search.board.liberty_count_after(search.prey_colour, point) as i32;
        let risk = match own {
            0 => continue,
            1 => score::SELF_ATARI,
            _ => score::OWN_LIBERTY * own.min(4),
        };
        let seen = search.neighbours_in(point, &liberties) as i32;
        candidates.propose(point, score::JUMP_LIBERTY * seen + risk);
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
    let urgency = score::FRIEND - 2 * friend.liberty_count() as i32;
    for liberty in friend.liberties() {
        let after = search.board.liberty_count_after(search.prey_colour, liberty);
        if after > 1 {
            candidates.propose(liberty, urgency + after.min(6) as i32);
        }
    }
    for holder in search.board.neighbours(friend.origin()).filter(|holder| holder.in_atari()) {
        candidates.propose_all(*holder.liberties(), score::FRIEND + score::CAPTURED_STONE);
    }
}

/// Any other point that matters to the strings short of liberties round about: the friends and what
/// attacks them, the attackers, and the strings that hold those. First what touches the string's
/// liberties, and the liberties of holders.
pub(super) fn surroundings(search: &Search<'_>, candidates: &mut Candidates) {
    let liberties = search.prey_liberties();
    let beside = liberties.neighbours() & *search.board.stones(search.prey_colour);
    let friends = || short(search.board.strings_in(beside));
    let hunters = || short(search.board.neighbours(search.prey));
    let enemies = |string: &StoneString| short(search.board.neighbours(string.origin()));
    let holders = liberties_of(hunters().flat_map(enemies));
    let near = liberties_of(friends().chain(friends().flat_map(enemies)).chain(hunters()));
    let near = near | holders | liberties;
    for point in (near | search.second_order_liberties(near)).iter() {
        let own = search.board.liberty_count_after(search.prey_colour, point) as i32;
        let seen = search.neighbours_in(point, &liberties) as i32;
        let holds = score::HOLDER_LIBERTY * i32::from(holders.contains(point));
        if own > 0 {
            candidates.propose(point, own.min(4) + seen + holds);
        }
    }
}

/// The strings that are short of liberties: they have three or fewer.
fn short<'board>(
    strings: impl Iterator<Item = &'board StoneString>,
) -> impl Iterator<Item = &'board StoneString> {
    strings.filter(|string| string.liberty_count() <= 3)
}

/// The liberties of all of them.
fn liberties_of<'board>(strings: impl Iterator<Item = &'board StoneString>) -> PointSet {
    strings.fold(PointSet::EMPTY, |liberties, string| liberties | *string.liberties())
}

/// Playing elsewhere, where the attackers cannot come nearer at once.
pub(super) fn tenuki(search: &Search<'_>, candidates: &mut Candidates) {
    let is_closed =
        |liberty| search.board.liberty_count_after(search.hunter_colour(), liberty) <= 1;
    if search.prey_liberties().iter().any(is_closed) {
        candidates.propose(Point::PASS, 0);
    }
}

/// Preparing for the ko or the snapback in which the string, a single stone, is about to be taken.
pub(super) fn prepare_for_ko(search: &Search<'_>, candidates: &mut Candidates) {
    let leaves_short =
        |liberty| search.board.liberty_count_after(search.hunter_colour(), liberty) <= 2;
    let is_single = search.prey_string().is_some_and(|prey| prey.size() == 1);
    if is_single && search.prey_liberties().iter().any(leaves_short) {
        strengthen_friends(search, candidates);
        threaten_hunters(search, candidates);
        save_holders(search, candidates);
        candidates.propose(Point::PASS, i32::MIN);
    }
}
