//! How to capture a string.

use super::super::{
    candidates::Candidates,
    scene::{Liberty, Scene},
};
use super::score;
use crate::board::{PointSet, Prospect, StoneString};

/// Taking the last liberty.
pub(super) fn take(scene: &Scene<'_>, candidates: &mut Candidates) {
    candidates.propose_all(scene.prey_liberties(), 0);
}

/// Taking a liberty: first the one where the string would gain most, or where a friend of it is taken.
pub(super) fn close_in(scene: &Scene<'_>, candidates: &mut Candidates) {
    for &Liberty { point: liberty, escape } in scene.node.liberties() {
        let escape = escape.liberties as i32;
        let Prospect { liberties: own, captures: takes } =
            scene.board.prospect(scene.hunter_colour(), liberty);
        let own = own as i32;
        let risk = match own {
            0 => continue,
            1 => score::SELF_ATARI,
            _ => score::OWN_LIBERTY * own.min(4),
        };
        let urgency = score::ESCAPE_LIBERTY * escape + score::TAKES_FRIEND * i32::from(takes);
        candidates.propose(liberty, urgency + risk);
    }
}

/// Saving one's own strings round the string when they are in atari: by extending, or by taking
/// what holds them.
pub(super) fn rescue_hunters(scene: &Scene<'_>, candidates: &mut Candidates) {
    for hunter in scene.board.neighbours(scene.prey).short_of_liberties(1) {
        rescue(scene, hunter, candidates);
    }
}

fn rescue(scene: &Scene<'_>, hunter: &StoneString, candidates: &mut Candidates) {
    let worth = score::RESCUE + score::RESCUED_STONE * hunter.size().min(8) as i32;
    for liberty in hunter.liberties() {
        if scene.board.liberty_count_after(scene.hunter_colour(), liberty) > 1 {
            candidates.propose(liberty, worth);
        }
    }
    for holder in scene.board.neighbours(hunter.origin()).short_of_liberties(1) {
        candidates.propose_all(*holder.liberties(), worth + score::OWN_LIBERTY);
    }
}

/// Approach moves: where a liberty cannot be taken yet, first what makes it possible.
pub(super) fn approach(scene: &Scene<'_>, candidates: &mut Candidates) {
    for liberty in scene.prey_liberties().iter() {
        let after = scene.board.liberties_after(scene.hunter_colour(), liberty);
        match after.len() {
            0 => approach_from_outside(scene, liberty, candidates),
            1 => approach_step(scene, after, candidates),
            _ => {}
        }
    }
}

/// The stone's only liberty, and if that too would be self-atari, the one beyond.
fn approach_step(scene: &Scene<'_>, after: PointSet, candidates: &mut Candidates) {
    candidates.propose_all(after, score::APPROACH);
    for point in after.iter() {
        let beyond = scene.board.liberties_after(scene.hunter_colour(), point);
        if beyond.len() == 1 {
            candidates.propose_all(beyond, score::FAR_APPROACH);
        }
    }
}

/// The liberty is closed to us: the strings that close it must fall first.
fn approach_from_outside(
    scene: &Scene<'_>,
    liberty: crate::board::Point,
    candidates: &mut Candidates,
) {
    for wall in scene.board.strings_beside(liberty, scene.prey_colour) {
        if wall.liberty_count() <= 3 && !wall.stones().contains(scene.prey) {
            candidates.propose_all(*wall.liberties(), score::FAR_APPROACH);
        }
    }
}

/// Nets and clamps: the points next to the string's liberties.
pub(super) fn net(scene: &Scene<'_>, candidates: &mut Candidates) {
    let liberties = scene.prey_liberties();
    for point in scene.second_order_liberties(liberties).iter() {
        let own = scene.board.liberty_count_after(scene.hunter_colour(), point) as i32;
        if own < 2 {
            continue;
        }
        let seen = scene.neighbours_in(point, &liberties) as i32;
        candidates.propose(point, score::NET_LIBERTY * seen + score::OWN_LIBERTY * own.min(4));
    }
}

/// Attacking the strings that the string can connect to.
pub(super) fn friends(scene: &Scene<'_>, candidates: &mut Candidates) {
    let liberties = scene.prey_liberties();
    let beside = liberties.neighbours() & *scene.board.stones(scene.prey_colour);
    for friend in scene.board.strings_in(beside) {
        if friend.liberty_count() <= 3 && !friend.stones().contains(scene.prey) {
            let urgency = score::FRIEND - friend.liberty_count() as i32;
            candidates.propose_all(*friend.liberties() - liberties, urgency);
        }
    }
}

/// Giving one's own strings round the string more liberties while they have two: by extending, or by
/// taking what holds them.
pub(super) fn reinforce_hunters(scene: &Scene<'_>, candidates: &mut Candidates) {
    for hunter in scene.board.neighbours(scene.prey).filter(|hunter| hunter.liberty_count() == 2) {
        for liberty in hunter.liberties() {
            let after = scene.board.liberty_count_after(scene.hunter_colour(), liberty);
            if after > 2 {
                candidates.propose(liberty, score::REINFORCE + after.min(6) as i32);
            }
        }
        for holder in scene.board.neighbours(hunter.origin()).short_of_liberties(1) {
            candidates.propose_all(*holder.liberties(), score::RESCUE);
        }
    }
}

/// Taking liberties of the strings that hold one's own strings round the string, where both are short
/// of them.
pub(super) fn harass_holders(scene: &Scene<'_>, candidates: &mut Candidates) {
    for hunter in scene.board.neighbours(scene.prey).short_of_liberties(2) {
        for holder in scene.board.neighbours(hunter.origin()) {
            let count = holder.liberty_count();
            if count > hunter.liberty_count() + 1 || holder.stones().contains(scene.prey) {
                continue;
            }
            for liberty in holder.liberties() {
                let own = scene.board.liberty_count_after(scene.hunter_colour(), liberty) as i32;
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
pub(super) fn enclose_friends(scene: &Scene<'_>, candidates: &mut Candidates) {
    let beside = scene.prey_liberties().neighbours() & *scene.board.stones(scene.prey_colour);
    for friend in scene.board.strings_in(beside).short_of_liberties(2) {
        for point in scene.second_order_liberties(*friend.liberties()).iter() {
            let own = scene.board.liberty_count_after(scene.hunter_colour(), point) as i32;
            if own > 1 {
                candidates.propose(point, score::FRIEND + score::OWN_LIBERTY * own.min(4));
            }
        }
    }
}
