//! Games played to the end at random: who comes to own which vertex.

use crate::{
    board::{Board, BoardSize, Colour, PerPoint, Point, PointSet, Vertex},
    random::Random,
};

/// How often each vertex came to be Black's, of a number of games.
#[derive(Clone, Debug)]
pub struct Ownership {
    games: u32,
    black: PerPoint<u32>,
    white: PerPoint<u32>,
}

impl Ownership {
    /// Plays `games` games to the end, this colour first; every second one the other.
    ///
    /// Moves are drawn among the legal ones that fill no eye of one's own and put no large string
    /// in atari, so that what is settled stays as it is; ataris are answered. The same seed gives the same games.
    pub fn sampled(board: &Board, first: Colour, games: u32, seed: u64) -> Ownership {
        let mut ownership =
            Ownership { games, black: PerPoint::filled(0), white: PerPoint::filled(0) };
        let mut random = Random::new(seed);
        let mut start = board.clone();
        start.forget_moves();
        for game in 0..games {
            let colour = if game % 2 == 0 { first } else { first.other() };
            let mut end = start.clone();
            play_out(&mut end, colour, &mut random);
            ownership.count(&end);
        }
        ownership
    }

    /// How likely a vertex is to be a colour's in the end, 0 to 1; 0 if no game was played.
    pub fn share(&self, colour: Colour, point: Point) -> f32 {
        let counts = match colour {
            Colour::Black => &self.black,
            Colour::White => &self.white,
        };
        if self.games == 0 { 0.0 } else { counts[point] as f32 / self.games as f32 }
    }

    fn count(&mut self, end: &Board) {
        let owned = [(Colour::Black, &mut self.black), (Colour::White, &mut self.white)];
        let empties = end.empties();
        let regions: Vec<PointSet> = empties.components().collect();
        for (colour, counts) in owned {
            let strange = *end.stones(colour.other());
            let mut own = *end.stones(colour);
            for region in regions.iter().filter(|region| !region.neighbours().intersects(&strange))
            {
                own |= *region;
            }
            own.iter().for_each(|point| counts[point] += 1);
        }
    }
}

/// Plays random moves until both sides have none, or for a number of moves that games do not reach.
fn play_out(board: &mut Board, first: Colour, random: &mut Random) {
    let points: Vec<Point> = board.size().points().collect();
    let mut colour = first;
    let mut passes = 0;
    let mut last = Point::PASS;
    for _ in 0..longest_game(board.size()) {
        let reply = reply_to(board, colour, last);
        let point = reply.unwrap_or_else(|| random_move(board, colour, &points, random));
        passes = if point.is_pass() { passes + 1 } else { 0 };
        if passes == 2 || board.play(colour, point).is_err() {
            return;
        }
        colour = colour.other();
        last = point;
    }
}

/// What the last move calls for: to take the string that has just been put in atari by its own side,
/// else to lead a string out of the atari that the move gave, if that gains liberties.
fn reply_to(board: &Board, colour: Colour, last: Point) -> Option<Point> {
    let string = board.string(last)?;
    let take = string.liberties().first().filter(|_| string.in_atari());
    let extend = || {
        let endangered = board.strings_beside(last, colour).filter(|own| own.in_atari());
        let exits = endangered.filter_map(|own| own.liberties().first());
        exits.filter(|exit| board.liberties_after(colour, *exit).len() >= 2).max()
    };
    take.or_else(extend).filter(|point| board.is_legal(colour, *point))
}

fn longest_game(size: BoardSize) -> usize {
    3 * size.get() * size.get()
}

/// The first sensible move at or after a random point; a pass where there is none.
fn random_move(board: &Board, colour: Colour, points: &[Point], random: &mut Random) -> Point {
    let start = random.below(points.len());
    let (before, after) = points.split_at(start);
    let sensible = |point: &&Point| {
        board.vertex(**point) == Vertex::Empty
            && !is_eye(board, colour, **point)
            && board.is_legal(colour, **point)
            && !is_large_self_atari(board, colour, **point)
    };
    after.iter().chain(before).find(sensible).copied().unwrap_or(Point::PASS)
}

/// The most stones that may be given up to take the opponent's eyes from within.
const LARGEST_SACRIFICE: usize = 4;

/// Whether a move captures nothing and puts more stones in atari than a sacrifice inside an eye
/// takes: it would break a seki.
fn is_large_self_atari(board: &Board, colour: Colour, point: Point) -> bool {
    let open = point.neighbours().into_iter().filter(|next| board.vertex(*next) == Vertex::Empty);
    if open.count() >= 2 || board.captures_something(colour, point) {
        return false;
    }
    let stones: usize = board.strings_beside(point, colour).map(|string| string.size()).sum();
    stones >= LARGEST_SACRIFICE && board.liberties_after(colour, point).len() < 2
}

/// Whether an empty vertex is an eye of a colour, as far as its eight neighbours tell: its own
/// stones at all four sides, and the opponent's at no more than one of the diagonals; none at the
/// edge.
pub fn is_eye(board: &Board, colour: Colour, point: Point) -> bool {
    let closed = point.neighbours().into_iter().all(|next| {
        let vertex = board.vertex(next);
        vertex == colour.stone() || vertex == Vertex::Off
    });
    if !closed {
        return false;
    }
    let at =
        |vertex| point.diagonals().iter().filter(|next| board.vertex(**next) == vertex).count();
    let edge = usize::from(at(Vertex::Off) > 0);
    at(colour.other().stone()) + edge < 2
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let shares = |seed| {
            let ownership = Ownership::sampled(&board, Colour::Black, 8, seed);
            let points = board.size().points();
            points.map(|point| ownership.share(Colour::Black, point)).collect::<Vec<_>>()
        };
        assert_eq!(shares(5), shares(5));
        assert_ne!(shares(5), shares(6));
    }

    #[test]
    fn eyes_at_the_edge_need_all_their_corners() {
        let board = Board::from_diagram([".XO.", "XX..", "O.X.", ".X.X"]).unwrap();
        assert!(is_eye(&board, Colour::Black, Point::at(0, 0)));
        assert!(!is_eye(&board, Colour::Black, Point::at(2, 1)));
        assert!(is_eye(&board, Colour::Black, Point::at(3, 2)));
        assert!(!is_eye(&board, Colour::Black, Point::at(0, 3)));
    }
}
