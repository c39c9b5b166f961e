//! Exact reading of eye shapes.

mod game;
mod solve;

use super::{
    shape::{CellSet, EyeShape},
    value::EyeValue,
};
use game::{LocalGame, Next, Side, State, Terms};
use solve::Solution;

/// The number of eyes of a shape, by reading all play in it.
///
/// Shapes of up to 7 cells are read to the end. What of a larger one goes beyond the bound of positions
/// counts as alive.
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
    let attacked = Solved::new(shape, Side::Attacker);
    // Without cells off the wall no stone can be captured alone, so there is no ko to win.
    let can_be_ko = shape.wall() != shape.cells();
    let defended = can_be_ko.then(|| Solved::new(shape, Side::Owner));
    let defended = defended.as_ref().unwrap_or(&attacked);

    let min = attacked.eyes(&attacked.start(Side::Attacker));
    let defenses = defended.first_moves(Side::Owner);
    let max = defenses.iter().map(|play| defended.eyes(&play.to)).fold(min, u8::max);
    let attacks = attacked.first_moves(Side::Attacker);
    let again = |solved: &Solved<'_>, play: &Play| solved.eyes(&solved.pass(&play.to));
    let attacked_twice = attacks.iter().map(|play| again(&attacked, play)).fold(min, u8::min);
    let defended_twice = defenses.iter().map(|play| again(defended, play)).fold(max, u8::max);
    if min == max {
        return EyeValue { attacked_twice, defended_twice, ..EyeValue::settled(min) };
    }
    let points = |plays: &[Play], solved: &Solved<'_>, wanted: u8| -> CellSet {
        plays.iter().filter(|play| solved.eyes(&play.to) == wanted).map(|play| play.cell).collect()
    };
    EyeValue {
        attacked_twice,
        min,
        max,
        defended_twice,
        attack_points: points(&attacks, &attacked, min),
        defense_points: points(&defenses, defended, max),
    }
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

/// A shape with both of its games solved.
struct Solved<'shape> {
    alone: (LocalGame<'shape>, Solution),
    with_eye: (LocalGame<'shape>, Solution),
}

impl<'shape> Solved<'shape> {
    fn new(shape: &'shape EyeShape, ko_master: Side) -> Solved<'shape> {
        let solve = |sure_eye| {
            let game = LocalGame { shape, terms: Terms { sure_eye, ko_master } };
            let roots = [game.start(Side::Attacker), game.start(Side::Owner)];
            (game, Solution::of(&game, &roots))
        };
        Solved { alone: solve(false), with_eye: solve(true) }
    }

    fn start(&self, to_move: Side) -> Both {
        Both { alone: Some(self.alone.0.start(to_move)), with_eye: self.with_eye.0.start(to_move) }
    }

    fn pass(&self, both: &Both) -> Both {
        Both {
            alone: both.alone.map(|state| self.alone.0.pass(&state)),
            with_eye: self.with_eye.0.pass(&both.with_eye),
        }
    }

    fn eyes(&self, both: &Both) -> u8 {
        match () {
            () if both.alone.is_some_and(|state| self.alone.1.lives(&state)) => 2,
            () if self.with_eye.1.lives(&both.with_eye) => 1,
            () => 0,
        }
    }

    /// The plays in the space that a side can begin with.
    fn first_moves(&self, side: Side) -> Vec<Play> {
        let (alone, with_eye) = (&self.alone.0, &self.with_eye.0);
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
