//! Where to search a pattern from.
//!
//! A matcher looks up the 3x3 neighbourhood of each vertex, so a placement is best hung on a
//! vertex whose neighbourhood is rare on real boards: that alone refuses most candidates.

use std::sync::LazyLock;

use arrayvec::ArrayVec;

use super::{
    masks::{ANY_STATE, Neighbourhood, REACH, States, states},
    turned::{Frame, Step},
};
use crate::{
    board::MAX_SIZE,
    matching::{pattern::Transformation, shape::Shape, view::Seen},
};

/// Twelve positions of two games, as a sample of what boards look like.
const POSITIONS: &str = include_str!("sample.txt");

/// The number of words of a set of sampled neighbourhoods: whole parts.
const WORDS: usize = (12 * MAX_SIZE * MAX_SIZE).div_ceil(64 * PART) * PART;

/// The number of words that are counted in one go.
const PART: usize = 8;

/// A set of sampled neighbourhoods.
type Sampled = [u64; WORDS];

/// Neighbourhoods of real positions.
pub(super) struct Sample {
    /// Their codes, turned all ways and seen by both sides.
    codes: Vec<u32>,
    /// For each vertex of the neighbourhood and each set of states, those in which it has one.
    passing: Vec<[Sampled; 16]>,
}

/// The sample, computed once.
pub(super) static SAMPLE: LazyLock<Sample> = LazyLock::new(Sample::new);

impl Sample {
    fn new() -> Sample {
        let mut passing = vec![[[0; WORDS]; 16]; 9];
        for (number, neighbourhood) in neighbourhoods().enumerate().take(64 * WORDS) {
            for (sets, seen) in passing.iter_mut().zip(neighbourhood) {
                for (states, set) in sets.iter_mut().enumerate() {
                    set[number / 64] |= (states as u64 >> seen as u8 & 1) << (number % 64);
                }
            }
        }
        Sample { passing, codes: neighbourhoods().flat_map(|seen| variants(&seen)).collect() }
    }

    /// The codes of the neighbourhoods, each turned all ways and seen by both sides.
    pub(super) fn codes(&self) -> impl Iterator<Item = u32> {
        self.codes.iter().copied()
    }

    /// How many of the sampled neighbourhoods this one does not refuse, if that is below a limit.
    fn count_below(&self, limit: u32, neighbourhood: Neighbourhood) -> Option<u32> {
        let sets = self.passing.iter().enumerate().filter_map(|(vertex, sets)| {
            let states = neighbourhood.states(vertex);
            (states != ANY_STATE).then(|| sets[usize::from(states)].as_chunks::<PART>().0)
        });
        let sets: ArrayVec<&[[u64; PART]], 9> = sets.collect();
        // Part by part: most cells of a diagram are far above the limit after the first.
        let mut parts = 0..WORDS / PART;
        parts.try_fold(0, |count, part| {
            let mut left = [u64::MAX; PART];
            for passing in &sets {
                left.iter_mut().zip(passing[part]).for_each(|(left, passing)| *left &= passing);
            }
            let count = count + left.iter().map(|word| word.count_ones()).sum::<u32>();
            (count < limit).then_some(count)
        })
    }
}

/// The neighbourhoods of the sampled positions, each turned another way and seen by either side,
/// so that no direction and no colour counts for more.
fn neighbourhoods() -> impl Iterator<Item = [Seen; 9]> {
    let boards = POSITIONS.split("\n\n").map(|board| board.lines().collect::<Vec<_>>());
    let places = || {
        let lines = 0..MAX_SIZE as i32;
        lines.clone().flat_map(move |row| lines.clone().map(move |column| (row, column)))
    };
    let centred = boards.flat_map(move |board| places().map(move |place| (board.clone(), place)));
    centred.zip((0..8).cycle()).map(|((board, place), turn)| {
        let turn = Transformation::new(turn).unwrap_or_default();
        std::array::from_fn(|vertex| {
            let (down, right) = turn.apply(vertex as i32 / 3 - 1, vertex as i32 % 3 - 1);
            let seen = sampled(&board, (place.0 + down, place.1 + right));
            if turn.number().is_multiple_of(2) { seen } else { other_side(seen) }
        })
    })
}

/// The codes of a neighbourhood turned all ways and seen by both sides.
fn variants(neighbourhood: &[Seen; 9]) -> Vec<u32> {
    let code = |turn: Transformation, side: fn(Seen) -> Seen| {
        (0..9).fold(0, |code, vertex| {
            let (down, right) = turn.apply(vertex / 3 - 1, vertex % 3 - 1);
            let seen = neighbourhood[(3 * (down + 1) + right + 1) as usize];
            code | (side(seen) as u32) << (2 * vertex)
        })
    };
    let both = |turn: &Transformation| [code(*turn, |seen| seen), code(*turn, other_side)];
    Transformation::ALL.iter().flat_map(both).collect()
}

fn sampled(board: &[&str], (row, column): Step) -> Seen {
    let row = usize::try_from(row).ok().and_then(|row| board.get(row));
    let letter =
        row.zip(usize::try_from(column).ok()).and_then(|(row, column)| row.as_bytes().get(column));
    match letter {
        Some(b'O') => Seen::Friend,
        Some(b'X') => Seen::Enemy,
        Some(_) => Seen::Empty,
        None => Seen::Off,
    }
}

fn other_side(seen: Seen) -> Seen {
    match seen {
        Seen::Friend => Seen::Enemy,
        Seen::Enemy => Seen::Friend,
        Seen::Empty | Seen::Off => seen,
    }
}

/// The cell of a diagram, not turned, to search it from: the one whose neighbourhood is rarest.
///
/// Those from which the rings reach the whole diagram are preferred: only where another is a good
/// deal rarer is it that one. What is rare is so in every direction, so all transformations share the cell.
pub(super) fn choose(shape: &Shape) -> Step {
    let states = StateGrid::of(shape);
    let (height, width) = (i32::from(shape.height), i32::from(shape.width));
    let places = (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
    let mut rarest = (u32::MAX, Step::default());
    for place in places {
        let reaches = reaches(place.0, height) && reaches(place.1, width);
        let extra = if reaches { 0 } else { BEYOND_REACH };
        let limit = rarest.0.saturating_sub(extra);
        if let Some(count) = SAMPLE.count_below(limit, states.neighbourhood(place)) {
            rarest = (count + extra, place);
        }
    }
    rarest.1
}

/// How many sampled neighbourhoods rarer a cell must be from which the rings do not reach the whole
/// diagram: what lies outside them is compared vertex by vertex, and the search round a goal has to
/// go further out.
const BEYOND_REACH: u32 = 25;

/// Whether the rings reach from one of a diagram's lines to all of them.
fn reaches(line: i32, lines: i32) -> bool {
    line <= REACH && lines - 1 - line <= REACH
}

/// The states that each vertex in and round a diagram may have.
struct StateGrid {
    /// The number of columns, one at each side included.
    width: usize,
    /// Row by row, one above and one below included.
    states: Vec<States>,
}

impl StateGrid {
    fn of(shape: &Shape) -> StateGrid {
        let (height, width) = (usize::from(shape.height) + 2, usize::from(shape.width) + 2);
        let frame = Frame {
            top: 0,
            left: 0,
            height: shape.height.into(),
            width: shape.width.into(),
            edges: shape.edges,
        };
        let mut grid = StateGrid { width, states: vec![0; height * width] };
        for row in 0..height {
            for column in 0..width {
                let place = (row as i32 - 1, column as i32 - 1);
                grid.states[row * width + column] = frame.states(place);
            }
        }
        for cell in &shape.cells {
            let (row, column) = (usize::from(cell.row) + 1, usize::from(cell.column) + 1);
            grid.states[row * width + column] = states(cell.element);
        }
        grid
    }

    fn neighbourhood(&self, (row, column): Step) -> Neighbourhood {
        let first = row as usize * self.width + column as usize;
        Neighbourhood((0..9).fold(0, |all, vertex| {
            let states = self.states[first + vertex / 3 * self.width + vertex % 3];
            all | u64::from(states) << (4 * vertex)
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matching::{Kind, PatternData};

    #[test]
    fn the_sample_holds_whole_boards() {
        assert_eq!(neighbourhoods().count(), 12 * MAX_SIZE * MAX_SIZE);
        let corners = neighbourhoods()
            .filter(|vertices| vertices.iter().filter(|seen| **seen == Seen::Off).count() == 5);
        assert_eq!(corners.count(), 12 * 4);
        let everywhere = Neighbourhood(0xf_ffff_ffff ^ 8 << 16);
        let all = neighbourhoods().count() as u32;
        assert_eq!(SAMPLE.count_below(all + 1, everywhere), Some(all));
        assert_eq!(SAMPLE.count_below(all, everywhere), None);
    }

    #[test]
    fn a_rare_neighbourhood_is_chosen() {
        let data = PatternData { rows: "......\n..*OXO\n...XOX".into(), ..PatternData::default() };
        let shape = Shape::of(&data, Kind::Moves).expect("a shape");
        assert_eq!(
            choose(&shape),
            (1, 3),
            "where the stones are, and the rings reach the left side"
        );
    }
}
