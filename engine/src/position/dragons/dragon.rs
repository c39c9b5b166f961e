//! Dragons, and what is known of each.

use super::{
    genus::Genus,
    moat::Moat,
    surround::Surroundings,
    weakness::{Safety, WEAK},
};
use crate::{
    answer::Status,
    board::{Colour, PerPoint, Point, PointSet},
};

/// A dragon: strings that live or die together.
#[derive(Clone, PartialEq, Debug)]
pub struct Dragon {
    /// Its first stone, in the order of the points: a name for it.
    pub origin: Point,
    /// Its colour.
    pub colour: Colour,
    /// Its stones.
    pub stones: PointSet,
    /// The origins of its strings.
    pub strings: PointSet,
    /// Its stones, and the empty points nearer to it than to any other dragon, shared ones in part.
    pub effective_size: f32,
    /// How many eyes it makes.
    pub genus: Genus,
    /// A half eye of its own.
    pub half_eye: Option<Point>,
    /// Where the opponent plays against its life: where it captures it, or takes an eye from it.
    pub attack_point: Option<Point>,
    /// Where it plays for its life: where it saves itself, or makes an eye more.
    pub defense_point: Option<Point>,
    /// A string next to it that it can capture, and that could also be saved; the largest.
    pub lunch: Option<Point>,
    /// How well it can run to safety: the worth of what it reaches in four steps, less where it is
    /// surrounded.
    pub escape_route: u32,
    /// The number of points that it may surround.
    pub moyo_size: usize,
    /// What these are worth, in points.
    pub moyo_value: f32,
    /// What parts it from the opponent's living stones.
    pub moat: Moat,
    /// How it is surrounded.
    pub surroundings: Surroundings,
    /// The origins of the dragons near it, of either colour.
    pub neighbours: Vec<Point>,
    /// How many of these are the opponent's.
    pub hostile_neighbours: usize,
    /// Whether it is one inessential string.
    pub is_inessential: bool,
    /// Whether it lives.
    pub status: Status,
    /// How safe it is.
    pub safety: Safety,
    /// How weak it is, from 0 (safe) to 1.
    pub weakness: f32,
}

impl Dragon {
    /// The number of its stones.
    pub fn size(&self) -> usize {
        self.stones.len()
    }

    /// Whether it is weak enough to be looked after.
    pub fn is_weak(&self) -> bool {
        self.weakness > WEAK
    }
}

/// All dragons of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Dragons {
    list: Vec<Dragon>,
    /// The index in `list` of the dragon at a point, one more than it.
    at: PerPoint<u16>,
    /// The hash of the position, the ko included.
    position: u64,
}

impl Dragons {
    pub(super) fn new(list: Vec<Dragon>, position: u64) -> Dragons {
        let mut at = PerPoint::filled(0);
        for (dragon, number) in list.iter().zip(1..) {
            dragon.stones.iter().for_each(|stone| at[stone] = number);
        }
        Dragons { list, at, position }
    }

    /// The dragon at a point.
    pub fn get(&self, at: Point) -> Option<&Dragon> {
        self.list.get(usize::from(self.at[at]).checked_sub(1)?)
    }

    /// All dragons, by origin.
    pub fn iter(&self) -> impl Iterator<Item = &Dragon> {
        self.list.iter()
    }

    /// The hash of the position that they are of: [`Board::hash`](crate::board::Board::hash).
    pub fn position(&self) -> u64 {
        self.position
    }
}
