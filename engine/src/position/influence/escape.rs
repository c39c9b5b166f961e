//! How much a vertex is worth to stones that run for it.

use super::{Influence, regions::Region};
use crate::board::{Colour, Point};

/// The value of a vertex of one's own moyo; the greatest.
const OWN_MOYO: u8 = 4;
/// The value of a vertex of one's own area.
const OWN_AREA: u8 = 3;
/// The value of a vertex that is nobody's.
const NEUTRAL: u8 = 2;
/// The value of a vertex of the opponent's area.
const ENEMY_AREA: u8 = 1;

impl Influence {
    /// How much it is worth to stones of a colour to get here, from 0, the opponent's moyo, to 4,
    /// their own. Ask it of the influence with the opponent to move.
    pub fn escape_value(&self, colour: Colour, point: Point) -> u8 {
        match self.region(point) {
            Region::Neutral => NEUTRAL,
            Region::Area(owner) if owner == colour => OWN_AREA,
            Region::Area(_) => ENEMY_AREA,
            region if region.moyo() == Some(colour) => OWN_MOYO,
            Region::Moyo(_) | Region::Territory(_) | Region::Stone(_) => 0,
        }
    }
}
