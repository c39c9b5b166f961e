//! Territory, moyo and area.

use crate::board::Colour;

/// A value from which on a vertex is territory.
const TERRITORY: f32 = 0.95;

/// How far one side outweighs the other in a region.
struct Threshold {
    /// The stronger influence is more than so many times the weaker.
    times: f32,
    /// The stronger is more than this.
    least: f32,
    /// The weaker is less than this.
    most: f32,
}

const MOYO: Threshold = Threshold { times: 7.0, least: 5.0, most: 10.0 };
const AREA: Threshold = Threshold { times: 3.0, least: 1.0, most: 40.0 };

impl Threshold {
    fn is_met(&self, stronger: f32, weaker: f32) -> bool {
        stronger > self.times * weaker && stronger > self.least && weaker < self.most
    }
}

/// Whose a vertex is, and how surely.
///
/// Territory will be points at the end of the game. Moyo easily becomes territory if the opponent
/// does nothing. In its area a side is stronger than its opponent. What is territory is moyo too, and
/// what is moyo is area.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Region {
    /// Neither side's.
    #[default]
    Neutral,
    /// One side's area, and no more.
    Area(Colour),
    /// One side's moyo, and no territory.
    Moyo(Colour),
    /// One side's territory.
    Territory(Colour),
    /// A living stone.
    Stone(Colour),
}

impl Region {
    /// Whose territory it is. A stone is none.
    pub const fn territory(self) -> Option<Colour> {
        match self {
            Region::Territory(colour) => Some(colour),
            _ => None,
        }
    }

    /// Whose moyo it is: territory and living stones included.
    pub const fn moyo(self) -> Option<Colour> {
        match self {
            Region::Moyo(colour) | Region::Territory(colour) | Region::Stone(colour) => {
                Some(colour)
            }
            Region::Neutral | Region::Area(_) => None,
        }
    }

    /// Whose area it is: moyo, territory and living stones included.
    pub const fn area(self) -> Option<Colour> {
        match self {
            Region::Neutral => None,
            Region::Area(colour)
            | Region::Moyo(colour)
            | Region::Territory(colour)
            | Region::Stone(colour) => Some(colour),
        }
    }

    /// The number by which controllers know it: 4 a stone, 3 territory, 2 moyo, 1 area, 0 neutral;
    /// negative for Black.
    pub const fn number(self) -> i32 {
        let (colour, number) = match self {
            Region::Neutral => return 0,
            Region::Area(colour) => (colour, 1),
            Region::Moyo(colour) => (colour, 2),
            Region::Territory(colour) => (colour, 3),
            Region::Stone(colour) => (colour, 4),
        };
        match colour {
            Colour::White => number,
            Colour::Black => -number,
        }
    }

    /// The region of a vertex without a living stone: `value` is its territorial value, positive for
    /// White.
    pub(super) fn of(black: f32, white: f32, value: f32) -> Region {
        let stronger = if white > black { Colour::White } else { Colour::Black };
        let (more, less) = (black.max(white), black.min(white));
        if value.abs() >= TERRITORY {
            Region::Territory(if value > 0.0 { Colour::White } else { Colour::Black })
        } else if MOYO.is_met(more, less) {
            Region::Moyo(stronger)
        } else if AREA.is_met(more, less) {
            Region::Area(stronger)
        } else {
            Region::Neutral
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn territory_is_moyo_and_moyo_is_area() {
        let black = Region::of(80.0, 0.0, -1.0);
        assert_eq!(black, Region::Territory(Colour::Black));
        assert_eq!((black.moyo(), black.area()), (Some(Colour::Black), Some(Colour::Black)));
        assert_eq!(Region::of(1.0, 20.0, 0.5), Region::Moyo(Colour::White));
        assert_eq!(Region::of(20.0, 5.0, 0.0), Region::Area(Colour::Black));
        assert_eq!(Region::of(20.0, 15.0, 0.0), Region::Neutral);
        assert_eq!(Region::of(0.0, 0.0, 0.0), Region::Neutral);
        assert_eq!(Region::Moyo(Colour::Black).number(), -2);
    }
}
