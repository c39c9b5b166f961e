//! How to save a string.

use super::super::{candidates::Candidates, scene::Scene};
use super::score;
use crate::board::{Point, PointSet, StoneString};

/// Taking back a ko in which the string was captured.
pub(super) fn retake(scene: &Scene<'_>, candidates: &mut Candidates) {
    candidates.propose(scene.prey, 0);
}

/// Capturing the attackers' strings round the string.
pub(super) fn capture_hunters(scene: &Scene<'_>, candidates: &mut Candidates) {
    for hunter in scene.board.neighbours(scene.prey).short_of_liberties(1) {
        let worth = score::CAPTURE + score::CAPTURED_STONE * hunter.size().min(8) as i32;
        candidates.propose_all(*hunter.liberties(), worth);
    }
}

/// Extending: where most liberties are gained first.
pub(super) fn extend(scene: &Scene<'_>, candidates: &mut Candidates) {
    for liberty in scene.node.liberties() {
        let after = liberty.escape.liberties as i32;
        if after > 1 {
            candidates.propose(liberty.point, score::ESCAPE_LIBERTY * after);
        }
    }
}

/// Attacking the attackers' strings that are short of liberties.
pub(super) fn threaten_hunters(scene: &Scene<'_>, candidates: &mut Candidates) {
    let own = scene.prey_liberties().len();
    for hunter in scene.board.neighbours(scene.prey) {
        match hunter.liberty_count() {
            2 => threaten(scene, hunter, score::ATARI, candidates),
            count if count <= own + 2 && count <= 4 => {
                threaten(scene, hunter, score::THREAT, candidates);
            }
            _ => {}
        }
    }
}

fn threaten(scene: &Scene<'_>, hunter: &StoneString, worth: i32, candidates: &mut Candidates) {
    for liberty in hunter.liberties() {
        let own = scene.board.liberty_count_after(scene.prey_colour, liberty) as i32;
        if own > 1 || scene.board.captures_something(scene.prey_colour, liberty) {
            candidates.propose(liberty, worth + score::OWN_LIBERTY * own.min(4));
        } else if own == 1 && worth == score::ATARI {
            candidates.propose(liberty, worth + score::SELF_ATARI);
        } else if own == 0 {
            threaten_walls(scene, hunter, liberty, candidates);
        }
    }
}

/// A liberty of the attackers' string is closed to us: attacking what closes it.
fn threaten_walls(
    scene: &Scene<'_>,
    hunter: &StoneString,
    liberty: Point,
    candidates: &mut Candidates,
) {
    for wall in scene.board.strings_beside(liberty, scene.hunter_colour()) {
        if wall.liberty_count() <= 2 && wall.origin() != hunter.origin() {
            for point in wall.liberties() {
                if scene.board.liberty_count_after(scene.prey_colour, point) > 1 {
                    candidates.propose(point, score::THREAT);
                }
            }
        }
    }
}

/// Playing on the liberties that the attackers need to come nearer.
pub(super) fn hamper(scene: &Scene<'_>, candidates: &mut Candidates) {
    for liberty in scene.prey_liberties().iter() {
        let theirs = scene.board.liberties_after(scene.hunter_colour(), liberty);
        if !(1..=2).contains(&theirs.len()) {
            continue;
        }
        for point in theirs.iter() {
            if scene.board.liberty_count_after(scene.prey_colour, point) > 1 {
                candidates.propose(point, score::HAMPER - theirs.len() as i32);
            }
        }
    }
}

/// Jumping: the points next to the string's liberties.
pub(super) fn jump(scene: &Scene<'_>, candidates: &mut Candidates) {
    let liberties = scene.prey_liberties();
    for point in scene.second_order_liberties(liberties).iter() {
        let own = scene.board.liberty_count_after(scene.prey_colour, point) as i32;
        let risk = match own {
            0 => continue,
            1 => score::SELF_ATARI,
            _ => score::OWN_LIBERTY * own.min(4),
        };
        let seen = scene.neighbours_in(point, &liberties) as i32;
        candidates.propose(point, score::JUMP_LIBERTY * seen + risk);
    }
}

/// Saving the friends that the attackers' strings round the string are held by.
pub(super) fn save_holders(scene: &Scene<'_>, candidates: &mut Candidates) {
    for hunter in scene.board.neighbours(scene.prey).short_of_liberties(3) {
        for holder in scene.board.neighbours(hunter.origin()).short_of_liberties(1) {
            strengthen(scene, holder, candidates);
        }
    }
}

/// Strengthening the friends that the string can connect to while they are short of liberties.
pub(super) fn strengthen_friends(scene: &Scene<'_>, candidates: &mut Candidates) {
    let beside = scene.prey_liberties().neighbours() & *scene.board.stones(scene.prey_colour);
    for friend in scene.board.strings_in(beside).short_of_liberties(4) {
        strengthen(scene, friend, candidates);
    }
}

/// Extending a friend, or capturing what holds it.
fn strengthen(scene: &Scene<'_>, friend: &StoneString, candidates: &mut Candidates) {
    if friend.stones().contains(scene.prey) {
        return;
    }
    let urgency = score::FRIEND - 2 * friend.liberty_count() as i32;
    for liberty in friend.liberties() {
        let after = scene.board.liberty_count_after(scene.prey_colour, liberty);
        if after > 1 {
            candidates.propose(liberty, urgency + after.min(6) as i32);
        }
    }
    for holder in scene.board.neighbours(friend.origin()).short_of_liberties(1) {
        candidates.propose_all(*holder.liberties(), score::FRIEND + score::CAPTURED_STONE);
    }
}

/// Any other point that matters to the strings short of liberties round about: the friends and what
/// attacks them, the attackers, and the strings that hold those. First what touches the string's
/// liberties, and the liberties of holders.
pub(super) fn surroundings(scene: &Scene<'_>, candidates: &mut Candidates) {
    let liberties = scene.prey_liberties();
    let beside = liberties.neighbours() & *scene.board.stones(scene.prey_colour);
    let friends = || short(scene.board.strings_in(beside));
    let hunters = || short(scene.board.neighbours(scene.prey));
    let enemies = |string: &StoneString| short(scene.board.neighbours(string.origin()));
    let holders = liberties_of(hunters().flat_map(enemies));
    let near = liberties_of(friends().chain(friends().flat_map(enemies)).chain(hunters()));
    let near = near | holders | liberties;
    for point in (near | scene.second_order_liberties(near)).iter() {
        let own = scene.board.liberty_count_after(scene.prey_colour, point) as i32;
        let seen = scene.neighbours_in(point, &liberties) as i32;
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
pub(super) fn tenuki(scene: &Scene<'_>, candidates: &mut Candidates) {
    let is_closed = |liberty| scene.board.liberty_count_after(scene.hunter_colour(), liberty) <= 1;
    if scene.prey_liberties().iter().any(is_closed) {
        candidates.propose(Point::PASS, 0);
    }
}

/// Preparing for the ko or the snapback in which the string, a single stone, is about to be taken.
pub(super) fn prepare_for_ko(scene: &Scene<'_>, candidates: &mut Candidates) {
    let leaves_short =
        |liberty| scene.board.liberty_count_after(scene.hunter_colour(), liberty) <= 2;
    if scene.node.is_single() && scene.prey_liberties().iter().any(leaves_short) {
        strengthen_friends(scene, candidates);
        threaten_hunters(scene, candidates);
        save_holders(scene, candidates);
        candidates.propose(Point::PASS, i32::MIN);
    }
}
