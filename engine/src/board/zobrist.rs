//! Keys of the position hash.

use super::{
    colour::Colour,
    point::{POINTS, PerPoint, Point},
};

/// The random numbers that a position's hash is made of, by XOR.
struct Keys {
    stones: [PerPoint<u64>; 2],
    ko: PerPoint<u64>,
    white_to_move: u64,
}

static KEYS: Keys = {
    let (black, state) = random_keys(0x6b61_7461_6368_6921);
    let (white, state) = random_keys(state);
    let (ko, state) = random_keys(state);
    Keys { stones: [black, white], ko, white_to_move: next_random(state).0 }
};

/// The key of a stone.
#[inline]
pub(super) fn stone(colour: Colour, point: Point) -> u64 {
    KEYS.stones[colour.index()][point]
}

/// The key of a point where a ko may not be taken back.
#[inline]
pub(super) fn ko(point: Point) -> u64 {
    KEYS.ko[point]
}

/// The key of the side to move.
#[inline]
pub(super) fn to_move(colour: Colour) -> u64 {
    match colour {
        Colour::Black => 0,
        Colour::White => KEYS.white_to_move,
    }
}

/// A key for each point, and the generator's next state.
const fn random_keys(mut state: u64) -> (PerPoint<u64>, u64) {
    let mut keys = [0; POINTS];
    let mut index = 0;
    while index < POINTS {
        (keys[index], state) = next_random(state);
        index += 1;
    }
    (PerPoint(keys), state)
}

/// SplitMix64 (Steele, Lea, Flood 2014): a number and the next state.
const fn next_random(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (mixed ^ (mixed >> 31), state)
}
