//! What is known of a dragon before its surroundings are looked at.

use super::{analysis::Findings, genus::Genus, status::Tactics};
use crate::{
    answer::Reading,
    board::{Colour, PerColour, PerPoint, Point, PointSet},
    position::{AnalysedString, UnconditionalStatus, eyes::EyeSpace},
};

/// A friend that lives is worth so much to a dragon that runs for it.
const LIVING_FRIEND: u32 = 6;
/// A friend of which nothing is known.
const UNKNOWN_FRIEND: u32 = 3;

/// What is known of a dragon before its surroundings are looked at.
pub(super) struct Sketch {
    pub(super) colour: Colour,
    pub(super) stones: PointSet,
    pub(super) strings: PointSet,
    pub(super) genus: Genus,
    pub(super) lunch: Option<Point>,
    pub(super) tactics: Tactics,
    pub(super) unconditional: UnconditionalStatus,
    pub(super) is_inessential: bool,
}

impl Sketch {
    /// Whether tactics alone make an end of it.
    pub(super) fn is_lost(&self) -> bool {
        self.unconditional == UnconditionalStatus::Dead
            || (self.tactics.attack == Reading::Win && self.tactics.defense == Reading::Loss)
    }

    /// Whether its stones count as such: they are neither lost nor inessential.
    pub(super) fn counts(&self) -> bool {
        !self.is_lost() && !self.is_inessential
    }

    /// What it is worth to a friend that runs for it.
    fn worth_as_friend(&self) -> u32 {
        match () {
            () if self.is_lost() => 0,
            () if self.unconditional == UnconditionalStatus::Alive || self.genus.min >= 2 => {
                LIVING_FRIEND
            }
            () => UNKNOWN_FRIEND,
        }
    }
}

impl Findings<'_> {
    pub(super) fn strings_of<'s>(
        &'s self,
        stones: &'s PointSet,
    ) -> impl Iterator<Item = &'s AnalysedString> {
        self.strings.iter().filter(|string| stones.contains(string.origin))
    }

    pub(super) fn sketch(&self, stones: &PointSet) -> Option<Sketch> {
        let first = stones.first()?;
        let colour = self.board.vertex(first).colour()?;
        let strings: PointSet = self.strings_of(stones).map(|string| string.origin).collect();
        let tactics = self.strings_of(stones).map(tactics_of).reduce(Tactics::better);
        let is_inessential = strings.len() == 1 && self.strings.is_inessential(first);
        Some(Sketch {
            colour,
            stones: *stones,
            strings,
            genus: self.genus(colour, stones),
            lunch: self.lunch(colour, stones),
            tactics: tactics.unwrap_or_default(),
            unconditional: self.unconditional_status(stones),
            is_inessential,
        })
    }

    /// The eye spaces that are this dragon's alone.
    fn spaces<'s>(
        &'s self,
        colour: Colour,
        stones: &'s PointSet,
    ) -> impl Iterator<Item = &'s EyeSpace> {
        self.eyes.spaces(colour).filter(move |space| {
            let inside = space.proper() - *self.connections.cuts_of(colour);
            let beside = inside.neighbours() & *self.board.stones(colour);
            beside.intersects(stones) && self.essential(&beside).is_subset(stones)
        })
    }

    /// Those of these stones that are not of inessential strings.
    fn essential(&self, stones: &PointSet) -> PointSet {
        stones.iter().filter(|stone| !self.strings.is_inessential(*stone)).collect()
    }

    pub(super) fn effective_size(&self, stones: &PointSet) -> f32 {
        self.strings_of(stones).map(|string| string.shape.effective_size).sum()
    }

    fn genus(&self, colour: Colour, stones: &PointSet) -> Genus {
        let numbers = self.spaces(colour, stones).map(|space| Genus::of(space.value.numbers()));
        numbers.reduce(Genus::and).unwrap_or_default()
    }

    /// The largest string next to the dragon that it can capture and that can also be saved.
    fn lunch(&self, colour: Colour, stones: &PointSet) -> Option<Point> {
        let beside = stones.neighbours() & *self.board.stones(colour.other());
        let strings = self.board.strings_in(beside);
        let food =
            strings.filter_map(|string| self.strings.get(string.origin())).filter(|string| {
                string.is_critical()
                    && !self.strings.is_inessential(string.origin)
                    && !self.connections.is_no_lunch(string.origin, stones)
            });
        let largest = food.max_by_key(|string| (string.size, std::cmp::Reverse(string.origin)));
        largest.map(|string| string.origin)
    }

    /// Alive if one stone is; dead if all are.
    fn unconditional_status(&self, stones: &PointSet) -> UnconditionalStatus {
        let sure = self.strings.unconditional();
        let has = |wanted| stones.iter().any(|stone| sure.status(stone) == wanted);
        match () {
            () if has(UnconditionalStatus::Alive) => UnconditionalStatus::Alive,
            () if has(UnconditionalStatus::Undecided) => UnconditionalStatus::Undecided,
            () if has(UnconditionalStatus::Dead) => UnconditionalStatus::Dead,
            () => UnconditionalStatus::Undecided,
        }
    }
}

fn tactics_of(string: &AnalysedString) -> Tactics {
    Tactics { attack: string.attack(), defense: string.defense() }
}

/// The stones of each colour that do not count.
pub(super) fn lost_stones(sketches: &[Sketch]) -> PerColour<PointSet> {
    let mut lost = PerColour::default();
    for sketch in sketches.iter().filter(|sketch| !sketch.counts()) {
        lost[sketch.colour] |= sketch.stones;
    }
    lost
}

/// What each stone is worth to a friend that runs for it.
pub(super) fn worth_as_friends(sketches: &[Sketch]) -> PerPoint<u8> {
    let mut worth = PerPoint::filled(0);
    for sketch in sketches {
        sketch.stones.iter().for_each(|stone| worth[stone] = sketch.worth_as_friend() as u8);
    }
    worth
}
