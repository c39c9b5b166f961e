//! Random games after a move, compared with those after a pass.

use crate::{
    board::{Board, Colour, Point, PointSet, Vertex},
    game::score::{Begins, Ownership},
};

/// The number of games after each move, times the vertices of the board: large boards take longer.
const GAMES_TIMES_VERTICES: usize = 20_000;
/// The most games after each move.
const MOST_GAMES: usize = 250;
/// How far from the move vertices are counted, in steps: what is farther away is noise.
const REACH: usize = 5;

/// The games after a pass, with which those after moves are compared.
pub(super) struct Trial<'a> {
    board: &'a Board,
    colour: Colour,
    games: u32,
    seed: u64,
    after_pass: Ownership,
}

impl<'a> Trial<'a> {
    /// Plays the games after a pass.
    pub(super) fn new(board: &'a Board, colour: Colour, seed: u64) -> Trial<'a> {
        let vertices = board.size().get().pow(2);
        let games = (GAMES_TIMES_VERTICES / vertices).min(MOST_GAMES) as u32;
        let after_pass = Ownership::sampled(board, Begins::Always(colour.other()), games, seed);
        Trial { board, colour, games, seed, after_pass }
    }

    /// Half of what a move gains near it over a pass, in points.
    pub(super) fn gain(&self, point: Point) -> f32 {
        let mut after = self.board.clone();
        if after.play(self.colour, point).is_err() {
            return 0.0;
        }
        let begins = Begins::Always(self.colour.other());
        let ownership = Ownership::sampled(&after, begins, self.games, self.seed);
        let lead = |ownership: &Ownership, near: Point| {
            ownership.share(self.colour, near) - ownership.share(self.colour.other(), near)
        };
        let near = near(point).iter().filter(|near| self.board.vertex(*near) != Vertex::Off);
        near.map(|near| lead(&ownership, near) - lead(&self.after_pass, near)).sum::<f32>() / 2.0
    }
}

/// The points within reach, padding included.
fn near(point: Point) -> PointSet {
    let mut near = PointSet::only(point);
    for _ in 0..REACH {
        near |= near.neighbours();
    }
    near
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_eye_is_worth_the_group() {
        let rows = [
            "X...XO...",
            "XXXXXO...",
            "OOOOOO...",
            ".........",
            "....O....",
            ".........",
            ".........",
            "..O...O..",
            ".........",
        ];
        let board = Board::from_diagram(rows).unwrap();
        let trial = Trial::new(&board, Colour::Black, 1);
        assert!(trial.gain(Point::at(0, 2)) > 3.0);
        assert!(trial.gain(Point::at(8, 8)) < 3.0);
    }
}
