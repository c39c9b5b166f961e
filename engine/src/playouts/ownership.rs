//! Who comes to own which vertex when games are played to the end.

use super::{
    board::{At, FastBoard, NOWHERE},
    neighbourhood::LocalShapes,
    policy::Playout,
};
use crate::{
    board::{Board, Colour, PerPoint, Point},
    random::Random,
};

/// How often each vertex came to be Black's, and White's, of a number of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ownership {
    games: u32,
    black: PerPoint<u32>,
    white: PerPoint<u32>,
}

impl Ownership {
    /// Plays `games` games to the end, this colour first; every second one the other. The same seed gives the same games.
    pub fn sampled(board: &Board, first: Colour, games: u32, seed: u64) -> Ownership {
        let mut ownership = Ownership::none();
        let mut random = Random::new(seed);
        let (start, shapes) = (FastBoard::of(board), LocalShapes::default());
        for game in 0..games {
            let mut playout = Playout {
                board: start.clone(),
                shapes: &shapes,
                to_move: if game % 2 == 0 { first } else { first.other() },
                last: NOWHERE,
                passes: 0,
            };
            playout.finish(&mut random, |_, _| ());
            ownership.count(&playout.board);
        }
        ownership
    }

    /// Of no game.
    pub(super) fn none() -> Ownership {
        Ownership { games: 0, black: PerPoint::filled(0), white: PerPoint::filled(0) }
    }

    /// Counts a game that has been played out: by how many points of area Black is ahead.
    pub(super) fn count(&mut self, end: &FastBoard) -> i32 {
        self.games += 1;
        let mut ahead = 0;
        for point in end.size().points() {
            match end.owner(point.index() as At) {
                Some(Colour::Black) => {
                    self.black[point] += 1;
                    ahead += 1;
                }
                Some(Colour::White) => {
                    self.white[point] += 1;
                    ahead -= 1;
                }
                None => {}
            }
        }
        ahead
    }

    /// How likely a vertex is to be a colour's in the end, 0 to 1; 0 if no game was played.
    pub fn share(&self, colour: Colour, point: Point) -> f32 {
        let counts = match colour {
            Colour::Black => &self.black,
            Colour::White => &self.white,
        };
        if self.games == 0 { 0.0 } else { counts[point] as f32 / self.games as f32 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;

    #[test]
    fn what_is_settled_stays() {
        let rows = [".X.XO", "XXXXO", "XOOOO", "OO.O.", "O.OO."];
        let board = Board::from_diagram(rows).unwrap();
        let ownership = Ownership::sampled(&board, Colour::Black, 20, 1);
        assert_eq!(ownership.share(Colour::Black, Point::at(0, 0)), 1.0);
        assert_eq!(ownership.share(Colour::White, Point::at(3, 2)), 1.0);
        assert_eq!(ownership.share(Colour::White, Point::at(0, 2)), 0.0);
    }

    #[test]
    fn the_same_seed_gives_the_same_games() {
        let board = Board::new(BoardSize::new(9).unwrap());
        let sampled = |seed| Ownership::sampled(&board, Colour::Black, 8, seed);
        assert_eq!(sampled(5), sampled(5));
        assert_ne!(sampled(5), sampled(6));
    }

    #[test]
    fn area_is_counted_where_all_is_played_out() {
        let board = Board::from_diagram([".XO.", "XXOO", "XOO.", ".XOO"]).unwrap();
        assert_eq!(Ownership::none().count(&FastBoard::of(&board)), 7 - 9);
    }
}
