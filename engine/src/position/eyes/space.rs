//! Eye spaces: connected points of the board in which a side may make eyes.

use super::{cache::ShapeCache, graph::Graph, topology::TopologicalEye, value::EyeValue};
use crate::board::{Board, Colour, Point, PointSet};

/// A connected eye space of a side.
#[derive(Clone, PartialEq, Debug)]
pub struct EyeSpace {
    /// Whose it is.
    pub colour: Colour,
    /// Its first point: a name for it.
    pub origin: Point,
    /// All its points, with those that the opponent's dead stones are on.
    pub points: PointSet,
    /// The points where the opponent can come in.
    pub marginal: PointSet,
    /// The owner's strings next to it, by their origins.
    pub strings: PointSet,
    /// How many eyes it makes.
    pub value: EyeValue,
    /// The best point to keep the owner to the minimum, if it matters who moves.
    pub attack_point: Option<Point>,
    /// The best point for the owner to reach the maximum, if it matters who moves.
    pub defense_point: Option<Point>,
}

impl EyeSpace {
    /// A space of these points, not yet valued.
    pub(super) fn new(
        board: &Board,
        colour: Colour,
        points: PointSet,
        marginal: PointSet,
    ) -> EyeSpace {
        let beside = points.neighbours() & *board.stones(colour);
        EyeSpace {
            colour,
            origin: points.first().unwrap_or(Point::PASS),
            points,
            marginal: marginal & points,
            strings: board.strings_in(beside).map(|string| string.origin()).collect(),
            value: EyeValue::settled(0),
            attack_point: None,
            defense_point: None,
        }
    }

    /// Its points that are not marginal.
    pub fn proper(&self) -> PointSet {
        self.points - self.marginal
    }

    /// Counts its eyes. `topology` are its points with at most one neighbour in it.
    ///
    /// Where a half eye depends on a ko, whoever moves first is taken to win it: the space is read twice.
    pub(super) fn evaluate(
        &mut self,
        board: &Board,
        topology: &[(Point, TopologicalEye)],
        cache: &mut ShapeCache,
    ) {
        let attacked = Graph::of(board, self, topology, TopologicalEye::kind_attacked);
        let depends_on_ko =
            topology.iter().any(|(_, eye)| eye.kind_attacked() != eye.kind_defended());
        let defended = depends_on_ko
            .then(|| Graph::of(board, self, topology, TopologicalEye::kind_defended))
            .flatten();
        let Some(attacked) = attacked else {
            self.value = EyeValue::settled(2);
            (self.attack_point, self.defense_point) = (None, None);
            return;
        };
        let value = cache.value(attacked.shape());
        let Some(defended) = defended else {
            self.value = value;
            (self.attack_point, self.defense_point) = attacked.vital_points(&value);
            return;
        };
        let value_defended = cache.value(defended.shape());
        let (attack, defense) = attacked.vital_points(&value);
        let (attack_defended, defense_defended) = defended.vital_points(&value_defended);
        self.value = EyeValue {
            max: value_defended.max.max(value.min),
            defended_twice: value_defended.defended_twice.max(value.min),
            ..value
        };
        let key = |points: fn(&TopologicalEye) -> Option<&Point>| {
            topology.iter().find_map(|(_, eye)| points(eye)).copied()
        };
        self.attack_point = attack.or(attack_defended).or_else(|| key(|eye| eye.attacks.first()));
        self.defense_point =
            defense_defended.or(defense).or_else(|| key(|eye| eye.defenses.first()));
        if !self.value.is_unsettled() {
            (self.attack_point, self.defense_point) = (None, None);
        }
    }
}

/// The connected parts of eye spaces. Two marginal points that are neighbours do not connect.
pub(super) fn parts(points: PointSet, marginal: PointSet) -> impl Iterator<Item = PointSet> {
    let mut left = points;
    std::iter::from_fn(move || {
        let mut part = PointSet::only(left.first()?);
        loop {
            let from_proper = (part - marginal).neighbours() & left;
            let from_marginal = (part & marginal).neighbours() & (left - marginal);
            let grown = part | from_proper | from_marginal;
            if grown == part {
                break;
            }
            part = grown;
        }
        left -= part;
        Some(part)
    })
}

/// How many neighbours a point has among others.
pub(super) fn neighbours_in(point: Point, points: &PointSet) -> usize {
    point.neighbours().iter().filter(|next| points.contains(**next)).count()
}
