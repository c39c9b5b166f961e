//! Exact reading of eye shapes.

mod around;
mod game;
mod judge;
mod solve;

use super::{
    shape::{CellSet, EyeShape},
    value::EyeValue,
};
use around::Around;
use game::{LocalGame, Next, Side, State, Terms};
use solve::Solver;

/// The number of eyes of a shape, by reading all play in it.
///
/// Shapes of up to 9 cells are read to the end. Larger ones are read a few moves deep; the room that is left then
/// is judged by its size, its loops and the ways in.
///
/// ```
/// use katachi_engine::position::eyes::{EyeShape, read_eyes};
/// let bulky_five = EyeShape::from_diagram(["...", ".. "])?;
/// let value = read_eyes(&bulky_five);
/// assert_eq!((value.min, value.max), (1, 2));
/// assert_eq!(value.attack_points.iter().collect::<Vec<_>>(), [1]);
/// # Ok::<(), katachi_engine::position::eyes::ShapeError>(())
/// ```
pub fn read_eyes(shape: &EyeShape) -> EyeValue {
    let around = Around::of(shape);
    let mut attacked = Solved::new(shape, &around, Side::Attacker);
    let start = attacked.start(Side::Attacker);
    let min = attacked.eyes(&start);
    let attacks = attacked.first_moves(Side::Attacker);
    let attacked_twice =
        attacks.iter().fold(min, |least, play| {
            let passed = attacked.pass(&play.to);
            attacked.fewer(least, &passed)
        });

    // Without cells off the wall no stone can be captured alone, so there is no ko to win.
    let can_be_ko = shape.wall() != shape.cells();
    let mut other = can_be_ko.then(|| Solved::new(shape, &around, Side::Owner));
    let defended = other.as_mut().unwrap_or(&mut attacked);
    let defenses = defended.first_moves(Side::Owner);
    let max = defenses.iter().fold(min, |max, play| defended.more(max, &play.to));
    let defended_twice =
        defenses.iter().fold(max, |max, play| {
            let passed = defended.pass(&play.to);
            defended.more(max, &passed)
        });

    let value = EyeValue { attacked_twice, defended_twice, max, ..EyeValue::settled(min) };
    if min == max {
        return value;
    }
    let defense_points = defended.reaching(&defenses, max);
    EyeValue { attack_points: attacked.reaching(&attacks, min), defense_points, ..value }
}

/// A position of both games of a shape: without another eye, and with one.
#[derive(Clone, Copy)]
struct Both {
    /// None if the wall is captured.
    alone: Option<State>,
    with_eye: State,
}

/// A play in the space, and what it leads to.
struct Play {
    cell: usize,
    to: Both,
}

/// A shape with both of its games, as far as they have been solved.
struct Solved<'shape> {
    alone: Solver<'shape>,
    with_eye: Solver<'shape>,
}

impl<'shape> Solved<'shape> {
    fn new(shape: &'shape EyeShape, around: &'shape Around, ko_master: Side) -> Solved<'shape> {
        let game = |sure_eye| LocalGame { shape, around, terms: Terms { sure_eye, ko_master } };
        let solver = |sure_eye| Solver::new(game(sure_eye));
        Solved { alone: solver(false), with_eye: solver(true) }
    }

    fn start(&self, to_move: Side) -> Both {
        Both {
            alone: Some(self.alone.game().start(to_move)),
            with_eye: self.with_eye.game().start(to_move),
        }
    }

    fn pass(&self, both: &Both) -> Both {
        Both {
            alone: both.alone.map(|state| self.alone.game().pass(&state)),
            with_eye: self.with_eye.game().pass(&both.with_eye),
        }
    }

    fn eyes(&mut self, both: &Both) -> u8 {
        match () {
            () if both.alone.is_some_and(|state| self.alone.lives(&state)) => 2,
            () if self.with_eye.lives(&both.with_eye) => 1,
            () => 0,
        }
    }

    /// The eyes if there are more than so many, else so many.
    fn more(&mut self, known: u8, both: &Both) -> u8 {
        match known {
            0 => self.eyes(both),
            1 if both.alone.is_some_and(|state| self.alone.lives(&state)) => 2,
            _ => known,
        }
    }

    /// The eyes if there are fewer than so many, else so many.
    fn fewer(&mut self, known: u8, both: &Both) -> u8 {
        match known {
            0 => 0,
            1 if self.with_eye.lives(&both.with_eye) => 1,
            _ => known.min(self.eyes(both)),
        }
    }

    /// The cells of the plays that lead to so many eyes.
    fn reaching(&mut self, plays: &[Play], wanted: u8) -> CellSet {
        plays.iter().filter(|play| self.eyes(&play.to) == wanted).map(|play| play.cell).collect()
    }

    /// The plays in the space that a side can begin with.
    fn first_moves(&self, side: Side) -> Vec<Play> {
        let (alone, with_eye) = (self.alone.game(), self.with_eye.game());
        let start = alone.start(side);
        let play = |cell| {
            let alone = match alone.play(&start, cell)? {
                Next::State(next) => Some(next),
                Next::Captured => None,
            };
            // What captures the wall may be no move if that has an eye elsewhere.
            let with_eye = match with_eye.play(&start, cell) {
                Some(Next::State(next)) => next,
                Some(Next::Captured) | None => with_eye.pass(&start),
            };
            Some(Play { cell, to: Both { alone, with_eye } })
        };
        alone.moves(&start).iter().filter_map(play).collect()
    }
}
