//! Where the opponent of invincible strings cannot live.

use super::{emptiable, invincible::all};
use crate::board::{Board, Colour, Point, PointSet, StoneString, Suicide};

/// The points outside the invincible stones of `owner` where the opponent cannot live.
pub(super) fn held(board: &Board, owner: Colour, invincible: &PointSet) -> PointSet {
    let possible = possible_eyes(board, owner, invincible);
    let lives = |enclosure: &PointSet| {
        has_two_eyes(enclosure, *enclosure & possible)
            || has_lasting_pair(board, owner, enclosure, invincible)
    };
    (all(board) - *invincible)
        .components()
        .filter(|enclosure| !lives(enclosure))
        .fold(PointSet::EMPTY, |held, enclosure| held | enclosure)
}

/// The points that may become eyes of the owner's opponent: those of stones of the owner that are not
/// invincible, and those that can be empty when these are captured.
fn possible_eyes(board: &Board, owner: Colour, invincible: &PointSet) -> PointSet {
    let stones = *board.stones(owner);
    let captured = stones - *invincible;
    let filled = match board.suicide() {
        Suicide::Forbidden => stones.neighbours(),
        Suicide::Allowed => invincible.neighbours(),
    };
    captured | (emptiable(board, all(board), owner) - filled)
}

/// Whether two of the possible eyes, not side by side, leave no part of the enclosure beyond one of them.
fn has_two_eyes(enclosure: &PointSet, possible: PointSet) -> bool {
    let mut found = PointSet::EMPTY;
    for eye in possible.iter().filter(|eye| !is_cut_vertex(enclosure, *eye)) {
        if !(found - PointSet::only(eye).neighbours()).is_empty() {
            return true;
        }
        found.insert(eye);
    }
    false
}

/// Whether the enclosure, connected, falls apart without this point of it.
fn is_cut_vertex(enclosure: &PointSet, point: Point) -> bool {
    let mut rest = *enclosure;
    rest.remove(point);
    !is_locally_connected(&rest, point) && !rest.is_empty() && !rest.is_connected()
}

/// Whether the points of the set next to this one are connected around it, within the eight points round it. Then
/// nothing is cut off here.
fn is_locally_connected(rest: &PointSet, point: Point) -> bool {
    let beside = PointSet::only(point).neighbours();
    let around = beside | point.diagonals().into_iter().collect::<PointSet>();
    let next = *rest & beside;
    next.first().is_none_or(|seed| next.is_subset(&(*rest & around).component(seed)))
}

/// Whether the opponent can enclose two stones of the owner so that the owner cannot take the eye away.
fn has_lasting_pair(
    board: &Board,
    owner: Colour,
    enclosure: &PointSet,
    invincible: &PointSet,
) -> bool {
    board
        .strings_in(*enclosure & *board.stones(owner))
        .filter(|string| string.size() == 2)
        .any(|pair| is_lasting(pair, enclosure, invincible))
}

/// Whether each of the two stones has two liberties, of which the opponent fills one when the owner
/// takes the other, so that four stones in a row are captured in the end, whichever the owner takes; and the
/// opponent's stones round them are then connected.
fn is_lasting(pair: &StoneString, enclosure: &PointSet, invincible: &PointSet) -> bool {
    let free = *pair.liberties() - invincible.neighbours();
    let mut sides =
        pair.stones().iter().map(|stone| couples(free & PointSet::only(stone).neighbours()));
    let (Some(one), Some(other)) = (sides.next(), sides.next()) else { return false };
    one.iter().any(|left| {
        let mut right = other.iter().filter(|right| !left.neighbours().intersects(right));
        right.any(|right| {
            left.iter().all(|x| {
                right.iter().all(|z| {
                    let mut rest = *enclosure - *pair.stones();
                    rest.remove(x);
                    rest.remove(z);
                    rest.is_connected()
                })
            })
        })
    })
}

/// All sets of two of the points.
fn couples(points: PointSet) -> Vec<PointSet> {
    let later = |first: Point| points.iter().skip_while(move |point| *point <= first);
    points
        .iter()
        .flat_map(|first| later(first).map(move |second| [first, second].into_iter().collect()))
        .collect()
}
