//! Where influence comes from.

use crate::{
    board::{Board, Colour, PerPoint, Point},
    matching::Class,
};

use super::Purpose;

/// The strength of a stone that is quite safe.
const STONE: f32 = 100.0;
/// The strength of a source that a pattern adds without saying how strong it is.
const SHAPE: f32 = 20.0;
/// The same at an invasion.
const INVASION: f32 = 5.0;
/// The same at an intrusion.
const INTRUSION: f32 = 30.0;
/// All intrusions of one stone together are not stronger than this.
pub(super) const MOST_INTRUSION: f32 = 90.0;
/// In escape influence, how much stronger a source of class `e` is.
const ESCAPE_BONUS: f32 = 2.0;

/// Why influence comes from a vertex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SourceKind {
    /// A living stone.
    Stone,
    /// A shape that is worth more than its stones, such as a wall (class `E`).
    Shape,
    /// The other side can invade here (class `I`).
    Invasion,
    /// The other side can push in here (class `B`).
    Intrusion,
}

/// A source of influence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Source {
    /// Where.
    pub point: Point,
    /// Whose.
    pub colour: Colour,
    /// The influence at the source itself; a quite safe stone has 100.
    pub strength: f32,
    /// By what influence is divided in a straight step.
    pub attenuation: f32,
    /// Why.
    pub kind: SourceKind,
}

impl Purpose {
    /// The attenuation of sources in this kind of influence.
    pub const fn attenuation(self) -> f32 {
        match self {
            Purpose::Territory => 2.4,
            Purpose::Strength | Purpose::Escape => 3.0,
        }
    }
}

/// The living stones, each as strong as it is safe.
pub(super) fn stones<'a>(
    board: &'a Board,
    safety: &'a PerPoint<f32>,
    purpose: Purpose,
) -> impl Iterator<Item = Source> + 'a {
    let stones = Colour::ALL
        .into_iter()
        .flat_map(|colour| board.stones(colour).iter().map(move |point| (point, colour)));
    stones.filter(|(point, _)| safety[*point] > 0.0).map(move |(point, colour)| Source {
        point,
        colour,
        strength: STONE * safety[point].min(1.0),
        attenuation: purpose.attenuation(),
        kind: SourceKind::Stone,
    })
}

/// The strength of a source that a pattern of a class adds: what the pattern says, if it says
/// something.
pub(super) fn strength(class: Class, weight: f32) -> f32 {
    let usual = match class {
        Class::Invasion => INVASION,
        Class::Cut => INTRUSION,
        _ => SHAPE,
    };
    if weight > 0.0 { weight } else { usual }
}

/// How much a source of class `E` counts, with or without class `e`.
pub(super) const fn escape_factor(purpose: Purpose, enhanced: bool) -> f32 {
    match (purpose, enhanced) {
        (Purpose::Escape, true) => ESCAPE_BONUS,
        _ => 1.0,
    }
}
