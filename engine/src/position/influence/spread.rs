//! How the influence of one source spreads.
//!
//! From the source it goes outwards, step by step, to the eight neighbours of each vertex it has
//! reached. A step keeps `P * D / A` of the influence: the permeability P of the vertex that is left,
//! the squared cosine D of the angle between the step and the direction from the source (1 from the
//! source itself), and the attenuation A of the source, in a diagonal step [`DIAGONAL`] times as much.
//! A diagonal step is also multiplied by the greater permeability of the two vertices that it passes
//! between. Steps that do not lead away from the source are none.
//!
//! Every step leads farther from the source, so the vertices are walked by their distance: when one's
//! turn comes, all that it will ever get has arrived.

use std::sync::LazyLock;

use super::{ground::Ground, sources::Source};
use crate::board::{PerPoint, STRIDE};

/// The attenuation of a diagonal step, as a multiple of that of a straight one.
const DIAGONAL: f32 = 1.7;
/// Influence weaker than this is not passed on.
pub(super) const FAINTEST: f32 = 0.02;
/// Vertices farther away than the square root of this are not reached.
const REACH_SQUARED: i32 = 146;
/// The largest whole number whose square is within [`REACH_SQUARED`].
const REACH: i32 = 12;
/// At least as many cells as there are within reach.
const MOST_CELLS: usize = 512;

/// The vertices in reach of a source, as seen from it, and the steps between them.
struct Field {
    /// By their distance, the source first.
    cells: Vec<Cell>,
    /// The steps from each cell, one cell's after the other's.
    steps: Vec<Step>,
}

/// A vertex in reach of a source.
struct Cell {
    /// The vertex's index less that of the source.
    offset: i32,
    /// Where its straight steps begin, its diagonal ones, and the next cell's.
    straight: usize,
    diagonal: usize,
    end: usize,
}

/// A step from a cell to one farther away.
struct Step {
    /// The cell that it leads to.
    cell: usize,
    /// The index of the vertex there less that of the source.
    offset: i32,
    /// What the step keeps of the influence, permeability and attenuation aside.
    kept: f32,
    /// The offsets of the vertices that a diagonal step passes between.
    between: [i32; 2],
}

static FIELD: LazyLock<Field> = LazyLock::new(|| {
    let places = places();
    let mut field = Field { cells: Vec::new(), steps: Vec::new() };
    for &place in &places {
        field.add_cell(place, &places);
    }
    field
});

impl Field {
    fn add_cell(&mut self, place: (i32, i32), places: &[(i32, i32)]) {
        let directions = || (-1..=1).flat_map(|down| (-1..=1).map(move |right| (down, right)));
        let steps = |length: i32| {
            let wanted = directions().filter(move |direction| squared(*direction) == length);
            wanted.filter_map(move |direction| step(place, direction, places))
        };
        let straight = self.steps.len();
        self.steps.extend(steps(1));
        let diagonal = self.steps.len();
        self.steps.extend(steps(2));
        self.cells.push(Cell { offset: offset(place), straight, diagonal, end: self.steps.len() });
    }
}

/// The places within reach as `(down, right)`, by their distance.
fn places() -> Vec<(i32, i32)> {
    let around = (-REACH..=REACH).flat_map(|down| (-REACH..=REACH).map(move |right| (down, right)));
    let mut places: Vec<(i32, i32)> =
        around.filter(|place| squared(*place) <= REACH_SQUARED).collect();
    places.sort_by_key(|place| squared(*place));
    places
}

const fn squared((down, right): (i32, i32)) -> i32 {
    down * down + right * right
}

const fn offset((down, right): (i32, i32)) -> i32 {
    down * STRIDE as i32 + right
}

/// The step from a place in a direction, if it leads away from the source and not out of reach.
fn step(place: (i32, i32), direction: (i32, i32), places: &[(i32, i32)]) -> Option<Step> {
    let outwards = place.0 * direction.0 + place.1 * direction.1;
    if outwards <= 0 && place != (0, 0) {
        return None;
    }
    let to = (place.0 + direction.0, place.1 + direction.1);
    let is_diagonal = squared(direction) == 2;
    let bend = match squared(place) {
        0 => 1.0,
        distance => (outwards * outwards) as f32 / (distance * squared(direction)) as f32,
    };
    Some(Step {
        cell: places.iter().position(|other| *other == to)?,
        offset: offset(to),
        kept: if is_diagonal { bend / DIAGONAL } else { bend },
        between: [offset((to.0, place.1)), offset((place.0, to.1))],
    })
}

/// Adds the influence of a source to a field.
pub(super) fn spread(source: &Source, ground: &Ground, field: &mut PerPoint<f32>) {
    let permeability = &ground.permeability[source.colour].0;
    let is_stopped = &ground.is_stopped.0;
    let Field { cells, steps } = &*FIELD;
    // Steps start on the board, so they end on it or in the padding round it.
    let at = |offset: i32| (source.point.index() as i32 + offset) as usize;
    let keeps_per_step = 1.0 / source.attenuation;
    let mut arrived = [0.0; MOST_CELLS];
    arrived[0] = source.strength;
    let mut last = 0;
    let mut index = 0;
    while index <= last {
        let (cell, strength) = (&cells[index], arrived[index]);
        index += 1;
        if strength <= 0.0 {
            continue;
        }
        let point = at(cell.offset);
        field.0[point] += strength;
        let passed = if index == 1 { strength } else { strength * permeability[point] };
        if strength < FAINTEST || passed <= 0.0 {
            continue;
        }
        let passed = passed * keeps_per_step;
        for step in &steps[cell.straight..cell.diagonal] {
            if !is_stopped[at(step.offset)] {
                arrived[step.cell] += passed * step.kept;
                last = last.max(step.cell);
            }
        }
        for step in &steps[cell.diagonal..cell.end] {
            if !is_stopped[at(step.offset)] {
                let [one, other] = step.between;
                let squeezed = permeability[at(one)].max(permeability[at(other)]);
                arrived[step.cell] += passed * step.kept * squeezed;
                last = last.max(step.cell);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::{BoardSize, Colour, Point},
        position::influence::SourceKind,
    };

    #[test]
    fn every_step_leads_to_a_later_cell() {
        assert!(FIELD.cells.len() <= MOST_CELLS);
        for (index, cell) in FIELD.cells.iter().enumerate() {
            let steps = &FIELD.steps[cell.straight..cell.end];
            assert!(steps.iter().all(|step| step.cell > index));
        }
    }

    fn alone(point: Point) -> PerPoint<f32> {
        let ground = Ground::open(BoardSize::MAX);
        let (colour, kind) = (Colour::Black, SourceKind::Stone);
        let source = Source { point, colour, strength: 100.0, attenuation: 3.0, kind };
        let mut field = PerPoint::filled(0.0);
        spread(&source, &ground, &mut field);
        field
    }

    #[test]
    fn influence_falls_with_every_step() {
        let field = alone(Point::at(9, 9));
        let at = |down: usize, right: usize| field[Point::at(9 + down, 9 + right)];
        assert_eq!(at(0, 0), 100.0);
        assert!((at(1, 0) - 100.0 / 3.0).abs() < 1e-4);
        assert!((at(2, 0) - 100.0 / 9.0).abs() < 1e-4);
        assert!((at(1, 1) - 100.0 / 3.0 / DIAGONAL).abs() < 1e-4);
        // From (0, 1) diagonally, cos² = 1/2; from (1, 1) straight, cos² = 1/2.
        let knight = at(0, 1) / 3.0 / DIAGONAL / 2.0 + at(1, 1) / 3.0 / 2.0;
        assert!((at(1, 2) - knight).abs() < 1e-4);
    }

    #[test]
    fn a_lone_source_spreads_alike_to_all_sides() {
        let field = alone(Point::at(9, 9));
        for (down, right) in [(1, 2), (0, 5), (3, 3), (4, 7)] {
            let values = [(down, right), (-down, right), (down, -right), (right, down)]
                .map(|place| field[Point::at(9, 9).offset(offset(place))]);
            assert!(values.iter().all(|value| (value - values[0]).abs() < 1e-4));
        }
    }
}
