//! Eye spaces of the board as graphs.

use arrayvec::ArrayVec;

use super::{
    shape::{Cell, CellSet, EyeShape, MAX_CELLS, Occupant, OutsideLiberties},
    space::EyeSpace,
    topology::{EyeKind, TopologicalEye},
    value::EyeValue,
};
use crate::board::{Board, Point, PointSet};

/// A space with so many empty proper points, and two more for each marginal one, makes two eyes, whatever its
/// shape: the attacker's move at a margin, with the answer, costs the owner two points.
const LARGE: usize = 8;

/// A cell of a graph as it lies on the board.
#[derive(Clone, Copy)]
struct Place {
    /// Where the attacker plays to play at the cell.
    attack: Point,
    /// Where the owner does.
    defense: Point,
    /// Whether it is the key of a half eye and not itself a point of the space.
    is_key: bool,
}

/// An eye space as a graph.
pub(super) struct Graph {
    shape: EyeShape,
    places: ArrayVec<Place, MAX_CELLS>,
}

impl Graph {
    /// The graph of a space; none if it is too large to be read. `kind` tells what the points with at most
    /// one neighbour are.
    pub(super) fn of(
        board: &Board,
        space: &EyeSpace,
        topology: &[(Point, TopologicalEye)],
        kind: impl Fn(&TopologicalEye) -> EyeKind,
    ) -> Option<Graph> {
        let stones = *board.stones(space.colour.other());
        if (space.proper() - stones).len() >= LARGE + 2 * space.marginal.len() {
            return None;
        }
        let ground = Ground::of(board, space, topology, &kind);
        let mut graph = Graph { shape: EyeShape::new(ground.outside), places: ArrayVec::new() };
        for point in (space.points | ground.loose).iter() {
            graph.add_point(board, space, &ground, point)?;
        }
        graph.connect_neighbours();
        for (point, eye) in topology.iter().filter(|(_, eye)| kind(eye) == EyeKind::Half) {
            graph.add_half_eye(*point, eye)?;
        }
        Some(graph)
    }

    pub(super) fn shape(&self) -> &EyeShape {
        &self.shape
    }

    fn add(&mut self, cell: Cell, place: Place) -> Option<usize> {
        let number = self.shape.add(cell)?;
        self.places.push(place);
        Some(number)
    }

    fn add_point(
        &mut self,
        board: &Board,
        space: &EyeSpace,
        ground: &Ground,
        point: Point,
    ) -> Option<usize> {
        let marginal = ground.marginal.contains(point);
        let beside_wall = point.neighbours().iter().any(|next| ground.wall.contains(*next));
        let occupant = match board.vertex(point).colour() {
            None => Occupant::Nothing,
            Some(colour) if colour == space.colour => Occupant::Owner,
            Some(_) => Occupant::Attacker,
        };
        // What the owner plays at a margin joins its stones beyond.
        let cell = Cell { wall: marginal || beside_wall, marginal, occupant };
        // Stones are played at from outside: the owner takes their last liberty.
        let outside = board.string(point).and_then(|string| string.liberties().first());
        let defense = outside.unwrap_or(point);
        self.add(cell, Place { attack: point, defense, is_key: false })
    }

    fn connect_neighbours(&mut self) {
        for one in 0..self.places.len() {
            for other in one + 1..self.places.len() {
                let next = self.places[other].attack;
                if self.places[one].attack.neighbours().contains(&next) {
                    self.shape.connect(one, other);
                }
            }
        }
    }

    /// Joins a half eye to its key: a marginal cell, that of the point itself where that belongs to the
    /// space.
    fn add_half_eye(&mut self, point: Point, eye: &TopologicalEye) -> Option<()> {
        let at = self.cell_of(point)?;
        let (attack, defense) = match (eye.attacks.first(), eye.defenses.first()) {
            (Some(attack), Some(defense)) => (*attack, *defense),
            (Some(only), None) | (None, Some(only)) => (*only, *only),
            (None, None) => return Some(()),
        };
        let key = match self.cell_of(attack).or_else(|| self.cell_of(defense)) {
            Some(key) => key,
            None => {
                let cell = Cell { wall: true, marginal: true, occupant: Occupant::Nothing };
                self.add(cell, Place { attack, defense, is_key: true })?
            }
        };
        self.shape.connect(at, key);
        Some(())
    }

    fn cell_of(&self, point: Point) -> Option<usize> {
        self.places.iter().position(|place| place.attack == point)
    }

    /// The best points of attack and defense for a value of this graph.
    pub(super) fn vital_points(&self, value: &EyeValue) -> (Option<Point>, Option<Point>) {
        let common = value.attack_points & value.defense_points;
        let of = |cells| self.best(if common.is_empty() { cells } else { common });
        let attack = of(value.attack_points).map(|cell| self.places[cell].attack);
        let defense = of(value.defense_points).map(|cell| self.places[cell].defense);
        (attack, defense)
    }

    /// The best of some cells to play at: the one with the most neighbours, one of the space rather than a
    /// key of a half eye, the first.
    fn best(&self, cells: CellSet) -> Option<usize> {
        let degree = |cell: usize| self.shape.adjacent(cell).len();
        cells
            .iter()
            .min_by_key(|cell| (std::cmp::Reverse(degree(*cell)), self.places[*cell].is_key))
    }
}

/// What lies round a space.
struct Ground {
    /// The owner's stones round it.
    wall: PointSet,
    /// The owner's stones inside it that touch nothing else.
    loose: PointSet,
    marginal: PointSet,
    outside: OutsideLiberties,
}

impl Ground {
    fn of(
        board: &Board,
        space: &EyeSpace,
        topology: &[(Point, TopologicalEye)],
        kind: impl Fn(&TopologicalEye) -> EyeKind,
    ) -> Ground {
        let mut ground = Ground {
            wall: PointSet::EMPTY,
            loose: PointSet::EMPTY,
            marginal: space.marginal,
            outside: OutsideLiberties::None,
        };
        let mut liberties = PointSet::EMPTY;
        for string in board.strings_in(space.strings) {
            let around = (string.stones().neighbours() - *string.stones()) & on_board(board);
            if around.is_subset(&space.points) {
                ground.loose |= *string.stones();
            } else {
                ground.wall |= *string.stones();
                liberties |= *string.liberties();
            }
        }
        if ground.wall.is_empty() {
            std::mem::swap(&mut ground.wall, &mut ground.loose);
        }
        ground.outside = OutsideLiberties::new((liberties - space.points).len());
        // Points that only the outcome of a ko makes false.
        let falsified = topology
            .iter()
            .filter(|(_, eye)| kind(eye) == EyeKind::False && eye.kind() != EyeKind::False);
        ground.marginal.extend(falsified.map(|(point, _)| *point));
        ground
    }
}

fn on_board(board: &Board) -> PointSet {
    board.size().points().collect()
}
