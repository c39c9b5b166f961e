//! Finding the dragons of a position, and all that is known of them.
//!
//! Everything here follows from what has been found out before: strings, how they hang together, eyes and
//! influence.

use super::{
    connections::Connections,
    dragon::{Dragon, Dragons},
    escape::{Refuge, escape_route},
    fate::Fate,
    moat::Moat,
    neighbours::Reach,
    rescue::Rescue,
    room::{Room, Walks},
    sketch::{Sketch, lost_stones, worth_as_friends},
    status::{Evidence, status},
    surround::{Surrounded, Surroundings},
    verdicts::{Case, settle, try_edges},
    weakness::{safety, weakness},
};
use crate::{
    answer::{Reading, Status},
    board::{Board, Colour, PerColour, PerPoint, Point, PointSet},
    position::{
        StringMove, Strings,
        eyes::{EyeKind, EyeSpace, Eyes},
        influence::Influence,
    },
};

/// What dragons are made of and judged by.
#[derive(Clone, Copy)]
pub(crate) struct Findings<'a> {
    pub(crate) board: &'a Board,
    pub(crate) strings: &'a Strings,
    pub(crate) connections: &'a Connections,
    pub(crate) eyes: &'a Eyes,
    /// Of each colour, the influence with the other to move: what the colour can count on.
    pub(crate) influence: PerColour<&'a Influence>,
}

/// Pairs of strings that share an eye space: they surround it together. Points where the opponent can cut are not
/// shared, and inessential strings surround nothing.
pub(crate) fn strings_round_eyes(
    board: &Board,
    strings: &Strings,
    connections: &Connections,
    eyes: &Eyes,
) -> Vec<[Point; 2]> {
    let mut pairs = Vec::new();
    for colour in Colour::ALL {
        for space in eyes.spaces(colour).filter(|space| is_closed(space)) {
            let inside = space.proper() - *connections.cuts_of(colour);
            let beside = inside.neighbours() & *board.stones(colour);
            let round = board.strings_in(beside).map(|string| string.origin());
            let round: Vec<Point> =
                round.filter(|origin| !strings.is_inessential(*origin)).collect();
            pairs.extend(round.windows(2).map(|pair| [pair[0], pair[1]]));
        }
    }
    pairs
}

/// A space with more proper points than this is open ground rather than an eye, unless it is closed all round.
const EYE_SIZE: usize = 7;

/// Whether the strings round an eye space hold it together: it is closed, or small with at most one way in.
fn is_closed(space: &EyeSpace) -> bool {
    let proper = space.proper().len();
    proper > 0 && (space.marginal.is_empty() || (proper <= EYE_SIZE && space.marginal.len() <= 1))
}

/// What the surroundings of a dragon hold for it.
struct Prospects {
    /// The numbers of the dragons near it.
    neighbours: Vec<usize>,
    moat: Moat,
    surroundings: Surroundings,
    escape_route: u32,
    moyo_size: usize,
    moyo_value: f32,
}

impl Findings<'_> {
    /// All dragons.
    pub(crate) fn dragons(&self) -> Dragons {
        let groups = self.connections.groups();
        let sketches: Vec<Sketch> =
            groups.iter().filter_map(|stones| self.sketch(stones)).collect();
        let reach = Reach::of(self.board, groups);
        let worth = worth_as_friends(&sketches);
        let lost = lost_stones(&sketches);
        let prospects: Vec<Prospects> = (0..sketches.len())
            .map(|number| {
                self.prospects(&sketches, number, reach.neighbours(number), &worth, &lost)
            })
            .collect();
        let evidence = self.settled_evidence(&sketches, &prospects, &lost);
        let parts = sketches.iter().zip(prospects).zip(evidence);
        let list = parts.map(|((sketch, prospects), evidence)| {
            self.dragon(&sketches, sketch, prospects, &evidence)
        });
        Dragons::new(list.collect(), self.board.hash())
    }

    /// What the surroundings of a dragon hold for it.
    fn prospects(
        &self,
        sketches: &[Sketch],
        number: usize,
        neighbours: impl Iterator<Item = usize>,
        worth: &PerPoint<u8>,
        lost: &PerColour<PointSet>,
    ) -> Prospects {
        let sketch = &sketches[number];
        let neighbours: Vec<usize> = neighbours.collect();
        let hostile = hostile_stones(sketches, sketch, &neighbours);
        let surroundings = Surroundings::of(self.board, &sketch.stones, &hostile);
        let escape_route = self.escape_route(sketch, &hostile, worth, surroundings.status);
        let (moyo_size, moyo_value) = self.moyo(sketch);
        let rivals = &lost[sketch.colour.other()];
        let moat = Moat::of(self.board, sketch.colour, &sketch.stones, rivals);
        Prospects { neighbours, moat, surroundings, escape_route, moyo_size, moyo_value }
    }

    /// What speaks for each dragon, once they have been looked at together.
    fn settled_evidence(
        &self,
        sketches: &[Sketch],
        prospects: &[Prospects],
        lost: &PerColour<PointSet>,
    ) -> Vec<Evidence> {
        let walks = Walks::of(self.board, lost);
        let empties = self.board.empties();
        let pairs = sketches.iter().zip(prospects);
        let mut cases: Vec<Case> = pairs
            .map(|(sketch, prospects)| {
                let case = Case {
                    colour: sketch.colour,
                    stones: sketch.stones,
                    liberties: (sketch.stones.neighbours() & empties).len(),
                    is_lost: !sketch.counts(),
                    friends: walks.friends(sketch.colour, &sketch.stones),
                    evidence: evidence(sketch, prospects, &walks),
                };
                if sketch.tactics.is_critical() {
                    case.once_saved(&self.rescue(sketch, lost))
                } else {
                    case
                }
            })
            .collect();
        settle(&mut cases);
        try_edges(self.board, &walks, &mut cases);
        cases.into_iter().map(|case| case.evidence).collect()
    }

    /// What a dragon that tactics endanger has once its owner has saved one of its strings.
    fn rescue(&self, sketch: &Sketch, lost: &PerColour<PointSet>) -> Rescue {
        let strings = self.strings_of(&sketch.stones);
        let moves = strings.flat_map(|string| string.defenses.iter().map(|saving| saving.point));
        Rescue::by(self.board, lost, sketch.colour, &sketch.stones, moves)
    }

    fn dragon(
        &self,
        sketches: &[Sketch],
        sketch: &Sketch,
        prospects: Prospects,
        evidence: &Evidence,
    ) -> Dragon {
        let status = status(evidence);
        let safety = safety(evidence, status, sketch.is_inessential);
        let (attack_point, defense_point) = self.vital_points(sketch, evidence);
        let neighbours = &prospects.neighbours;
        let is_hostile = |number: &&usize| sketches[**number].colour != sketch.colour;
        Dragon {
            origin: sketch.stones.first().unwrap_or(Point::PASS),
            colour: sketch.colour,
            stones: sketch.stones,
            strings: sketch.strings,
            effective_size: self.effective_size(&sketch.stones),
            genus: sketch.genus,
            half_eye: self.half_eye(sketch),
            attack_point,
            defense_point,
            lunch: sketch.lunch,
            escape_route: prospects.escape_route,
            moyo_size: prospects.moyo_size,
            moyo_value: prospects.moyo_value,
            moat: prospects.moat,
            surroundings: prospects.surroundings,
            neighbours: neighbours.iter().filter_map(|it| sketches[*it].stones.first()).collect(),
            hostile_neighbours: neighbours.iter().filter(is_hostile).count(),
            is_inessential: sketch.is_inessential,
            status,
            safety,
            weakness: weakness(evidence, safety),
        }
    }

    /// The manual's rule: half where the dragon is weakly surrounded, nothing where it is surrounded.
    fn escape_route(
        &self,
        sketch: &Sketch,
        hostile: &PointSet,
        worth: &PerPoint<u8>,
        surrounded: Surrounded,
    ) -> u32 {
        let (influence, colour) = (self.influence[sketch.colour], sketch.colour);
        let ground = Ground { influence, colour, worth };
        let route = escape_route(self.board, colour, &sketch.stones, hostile, &ground);
        match surrounded {
            Surrounded::No => route,
            Surrounded::Weakly => route / 2,
            Surrounded::Yes => 0,
        }
    }

    /// The empty points of its colour's moyo that hang together with it: their number, and their worth
    /// in points.
    fn moyo(&self, sketch: &Sketch) -> (usize, f32) {
        let (influence, colour) = (self.influence[sketch.colour], sketch.colour);
        let own = |point: &Point| influence.region(*point).moyo() == Some(colour);
        let ground: PointSet = self.board.empties().iter().filter(own).collect();
        let mut moyo = sketch.stones.neighbours() & ground;
        loop {
            let grown = moyo | (moyo.neighbours() & ground);
            if grown == moyo {
                break;
            }
            moyo = grown;
        }
        let value = |point| influence.territory_value(colour, point);
        (moyo.len(), moyo.iter().map(value).fold(0.0, |sum, value| sum + value))
    }

    /// Where its life is decided: by tactics where these endanger it, at its edge where that decides, else in the
    /// unsettled eye space that matters most.
    fn vital_points(&self, sketch: &Sketch, evidence: &Evidence) -> (Option<Point>, Option<Point>) {
        if let Some(Fate::Hangs { attack, defense }) = evidence.fate {
            return (Some(attack), Some(defense));
        }
        if sketch.tactics.attack != Reading::Loss {
            let strings = self.strings_of(&sketch.stones);
            let largest = strings.max_by_key(|it| (it.size, std::cmp::Reverse(it.origin)));
            let first = |moves: &[StringMove]| moves.first().map(|best| best.point);
            return largest.map_or((None, None), |it| (first(&it.attacks), first(&it.defenses)));
        }
        let unsettled = self
            .eyes
            .spaces(sketch.colour)
            .filter(|space| space.value.is_unsettled() && space.strings.intersects(&sketch.stones));
        let vital =
            unsettled.max_by_key(|space| (space.value.max - space.value.min, space.points.len()));
        vital.map_or((None, None), |space| (space.attack_point, space.defense_point))
    }

    fn half_eye(&self, sketch: &Sketch) -> Option<Point> {
        let near = sketch.stones.neighbours();
        near.iter().find(|point| {
            self.eyes.topology(sketch.colour, *point).is_some_and(|eye| eye.kind() == EyeKind::Half)
        })
    }
}

/// What speaks for a dragon by itself.
fn evidence(sketch: &Sketch, prospects: &Prospects, walks: &Walks) -> Evidence {
    let room = walks.room(sketch.colour, &sketch.stones);
    Evidence {
        unconditional: sketch.unconditional,
        genus: sketch.genus,
        has_lunch: sketch.lunch.is_some(),
        escape_route: prospects.escape_route,
        moyo: prospects.moyo_value,
        surrounded: prospects.surroundings.status,
        tactics: sketch.tactics,
        room: if sketch.counts() { room } else { Room::default() },
        has_living_friend: false,
        is_ahead: false,
        fate: None,
    }
}

/// The stones that hem a dragon in: those of the other colour's dragons near it that tactics do not make an
/// end of.
fn hostile_stones(sketches: &[Sketch], dragon: &Sketch, neighbours: &[usize]) -> PointSet {
    let near = neighbours.iter().map(|number| &sketches[*number]);
    let hostile = near.filter(|other| other.colour != dragon.colour && !other.is_lost());
    hostile.fold(PointSet::EMPTY, |all, other| all | other.stones)
}

/// Whether a stone of the other side on an empty vertex surrounds a dragon that is free.
pub(crate) fn would_surround(
    board: &Board,
    dragons: &Dragons,
    dragon: &Dragon,
    point: Point,
) -> bool {
    let near = dragon.neighbours.iter().filter_map(|origin| dragons.get(*origin));
    let hostile = near.filter(|it| it.colour != dragon.colour && it.status != Status::Dead);
    let hostile = hostile.fold(PointSet::only(point), |all, it| all | it.stones);
    dragon.surroundings.status == Surrounded::No
        && Surroundings::of(board, &dragon.stones, &hostile).status != Surrounded::No
}

/// What influence makes of vertices to run to.
struct Ground<'a> {
    influence: &'a Influence,
    colour: Colour,
    worth: &'a PerPoint<u8>,
}

impl Refuge for Ground<'_> {
    fn of_vertex(&self, point: Point) -> u32 {
        self.influence.escape_value(self.colour, point).into()
    }

    fn of_friend(&self, stone: Point) -> u32 {
        self.worth[stone].into()
    }
}
