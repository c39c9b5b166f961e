//! A game under way.

use super::rules::{Repetition, Rules};
use crate::{
    board::{Board, BoardFault, BoardSize, Colour, IllegalMove, Point, Vertex},
    context::Context,
};

/// A game under way: the board and the moves so far, whose turn it is, komi and rules.
///
/// Either side may move at any time, as records and controllers of programs want it.
///
/// ```
/// use katachi_engine::{board::{BoardSize, Colour, Point}, game::{Game, Rules}};
/// let mut game = Game::new(BoardSize::new(9)?).with_rules(Rules::CHINESE).with_komi(7.0);
/// game.play(Colour::Black, Point::at(4, 4))?;
/// game.play(Colour::White, Point::at(2, 4))?;
/// assert_eq!(game.to_move(), Colour::Black);
/// assert_eq!(game.undo(), Some((Colour::White, Point::at(2, 4))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    board: Board,
    /// The hash of the stones before each move that can be undone, and now.
    seen: Vec<u64>,
    /// Who was to move before each move that can be undone.
    turns: Vec<Colour>,
    to_move: Colour,
    komi: f32,
    rules: Rules,
    handicap: usize,
}

/// Why handicap stones cannot be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HandicapFault {
    /// There are stones on the board, or moves were made.
    #[error("handicap stones are placed on an empty board, before the first move")]
    NotEmpty,
    /// A handicap is two stones or more.
    #[error("a handicap is two stones or more")]
    TooFew,
    /// A point is named twice.
    #[error("{0:?} is named twice")]
    Twice(Point),
    /// A point is not on the board.
    #[error("{0:?} is not on the board")]
    OffBoard(Point),
    /// No empty vertex would be left.
    #[error("so many stones leave no empty vertex")]
    TooMany,
}

impl Game {
    /// An empty board of this size, Black to move, without komi, by Japanese rules.
    pub fn new(size: BoardSize) -> Game {
        Game::from_board(Board::new(size), Colour::Black)
    }

    /// A game that goes on from a position; the moves that can be undone on its board belong to it.
    pub fn from_board(board: Board, to_move: Colour) -> Game {
        let rules = Rules::default().with_suicide(board.suicide());
        Game {
            seen: hashes(&board),
            turns: board.moves().map(|(colour, _)| colour).collect(),
            board,
            to_move,
            komi: 0.0,
            rules,
            handicap: 0,
        }
    }

    /// The same by these rules.
    #[must_use]
    pub fn with_rules(mut self, rules: Rules) -> Game {
        self.board.set_suicide(rules.suicide);
        self.rules = rules;
        self
    }

    /// The same with komi, in points.
    #[must_use]
    pub fn with_komi(mut self, komi: f32) -> Game {
        self.komi = komi;
        self
    }

    /// The same with so many handicap stones, which stand on the board already.
    #[must_use]
    pub fn with_handicap(mut self, handicap: usize) -> Game {
        self.handicap = handicap;
        self
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Colour {
        self.to_move
    }

    /// Komi, in points.
    pub fn komi(&self) -> f32 {
        self.komi
    }

    /// The rules.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The number of handicap stones.
    pub fn handicap(&self) -> usize {
        self.handicap
    }

    /// What patterns ask of the position.
    pub fn context(&self) -> Context {
        let mut context = Context::new(self.board.clone(), self.to_move);
        context.set_terms(self);
        context
    }

    /// Whether the last two moves were passes.
    pub fn is_over(&self) -> bool {
        let mut last = self.board.moves().rev();
        (0..2).all(|_| last.next().is_some_and(|(_, point)| point.is_pass()))
    }

    /// Whether a move is legal in this game, and if not, why. A pass always is.
    ///
    /// # Errors
    /// The reason why it is not.
    pub fn legality(&self, colour: Colour, point: Point) -> Result<(), IllegalMove> {
        self.board.legality(colour, point)?;
        let repeats = || self.seen.contains(&self.board.stones_hash_after(colour, point));
        match self.rules.repetition {
            Repetition::Superko if !point.is_pass() && repeats() => Err(IllegalMove::Superko),
            Repetition::Superko | Repetition::Allowed => Ok(()),
        }
    }

    /// The points where this side may play.
    pub fn legal_points(&self, colour: Colour) -> impl Iterator<Item = Point> + '_ {
        let points = self.board.size().points();
        points.filter(move |point| self.legality(colour, *point).is_ok())
    }

    /// Plays a move, or passes. Then it is the other side's turn.
    ///
    /// # Errors
    /// If the move is illegal; then nothing has changed.
    pub fn play(&mut self, colour: Colour, point: Point) -> Result<(), IllegalMove> {
        self.legality(colour, point)?;
        self.board.play(colour, point)?;
        self.seen.push(self.board.stones_hash());
        self.turns.push(self.to_move);
        self.to_move = colour.other();
        Ok(())
    }

    /// Takes back the last move and tells which it was. `None` if there is none: what was set up
    /// stays.
    pub fn undo(&mut self) -> Option<(Colour, Point)> {
        let undone = self.board.undo()?;
        self.seen.pop();
        self.to_move = self.turns.pop().unwrap_or(undone.0);
        Some(undone)
    }

    /// Says whose turn it is.
    pub fn set_to_move(&mut self, colour: Colour) {
        self.to_move = colour;
    }

    /// Puts stones on the board and takes others away, whatever is there. The moves made before can no
    /// longer be undone, and earlier positions no longer count as repeated.
    ///
    /// # Errors
    /// If a string would be left without a liberty; then nothing has changed.
    pub fn set_up(&mut self, stones: &[(Point, Vertex)]) -> Result<(), BoardFault> {
        let mut board = self.board.clone();
        for &(point, vertex) in stones {
            board.set(point, vertex);
        }
        board.check()?;
        self.restart(board);
        Ok(())
    }

    /// Puts Black's handicap stones on the empty board. Then it is White's turn.
    ///
    /// # Errors
    /// If there are stones or moves already, if there are fewer than two points, or if they are not
    /// all different and on the board, with a vertex left empty.
    pub fn place_handicap(&mut self, points: &[Point]) -> Result<(), HandicapFault> {
        let empties = self.board.empties().len();
        if self.board.move_count() > 0 || empties < self.board.size().get().pow(2) {
            return Err(HandicapFault::NotEmpty);
        }
        match points.len() {
            0 | 1 => return Err(HandicapFault::TooFew),
            stones if stones >= empties => return Err(HandicapFault::TooMany),
            _ => {}
        }
        let mut board = self.board.clone();
        for &point in points {
            match board.vertex(point) {
                Vertex::Empty => board.set(point, Vertex::Black),
                Vertex::Off => return Err(HandicapFault::OffBoard(point)),
                Vertex::Black | Vertex::White => return Err(HandicapFault::Twice(point)),
            }
        }
        self.restart(board);
        self.handicap = points.len();
        self.to_move = Colour::White;
        Ok(())
    }

    /// Goes on with a board that was set up.
    fn restart(&mut self, board: Board) {
        self.seen = vec![board.stones_hash()];
        self.turns.clear();
        self.board = board;
    }
}

/// The hashes of the stones before each move that can be undone, and now.
fn hashes(board: &Board) -> Vec<u64> {
    let mut earlier = board.clone();
    let mut hashes = vec![earlier.stones_hash()];
    while earlier.undo().is_some() {
        hashes.push(earlier.stones_hash());
    }
    hashes.reverse();
    hashes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Suicide;

    fn game(diagram: &str) -> Game {
        let board: Board = diagram.parse().unwrap();
        assert_eq!(board.check(), Ok(()));
        Game::from_board(board, Colour::Black)
    }

    const KO: &str = "
        .OX..
        O.OX.
        .OX..
        .....
        .....
    ";

    #[test]
    fn superko_forbids_what_the_ko_rule_does_not() {
        let (taker, taken) = (Point::at(1, 1), Point::at(1, 2));
        let mut game = game(KO).with_rules(Rules::CHINESE);
        game.play(Colour::Black, taker).unwrap();
        assert_eq!(game.legality(Colour::White, taken), Err(IllegalMove::Ko));
        game.play(Colour::White, Point::PASS).unwrap();
        game.play(Colour::Black, Point::PASS).unwrap();
        assert_eq!(game.play(Colour::White, taken), Err(IllegalMove::Superko));
        assert!(!game.legal_points(Colour::White).any(|point| point == taken));
        assert!(game.is_over());
        let mut game = game.with_rules(Rules::JAPANESE);
        assert_eq!(game.play(Colour::White, taken), Ok(()));
        assert!(!game.is_over());
    }

    #[test]
    fn a_threat_makes_the_ko_playable_again() {
        let (taker, taken) = (Point::at(1, 1), Point::at(1, 2));
        let mut game = game(KO).with_rules(Rules::CHINESE);
        game.play(Colour::Black, taker).unwrap();
        game.play(Colour::White, Point::at(4, 4)).unwrap();
        game.play(Colour::Black, Point::at(4, 0)).unwrap();
        assert_eq!(game.play(Colour::White, taken), Ok(()));
    }

    #[test]
    fn a_single_stone_cannot_kill_itself_under_superko() {
        let mut game = game(".O.\nO..\n...").with_rules(Rules::TROMP_TAYLOR);
        assert_eq!(game.legality(Colour::Black, Point::at(0, 0)), Err(IllegalMove::Superko));
        game = game.with_rules(Rules::JAPANESE.with_suicide(Suicide::Allowed));
        assert_eq!(game.play(Colour::Black, Point::at(0, 0)), Ok(()));
        assert_eq!(game.board().captured(Colour::Black), 1);
        game = game.with_rules(Rules::JAPANESE);
        assert_eq!(game.legality(Colour::Black, Point::at(0, 0)), Err(IllegalMove::Suicide));
    }

    #[test]
    fn undoing_goes_back_to_the_setup() {
        let mut game = Game::new(BoardSize::new(5).unwrap());
        game.play(Colour::White, Point::at(0, 0)).unwrap();
        game.set_up(&[(Point::at(2, 2), Vertex::Black)]).unwrap();
        game.set_to_move(Colour::Black);
        game.play(Colour::White, Point::at(3, 3)).unwrap();
        assert_eq!(game.to_move(), Colour::Black);
        assert_eq!(game.undo(), Some((Colour::White, Point::at(3, 3))));
        assert_eq!(game.to_move(), Colour::Black, "though White had moved");
        assert_eq!(game.undo(), None);
        assert_eq!(game.board().vertex(Point::at(0, 0)), Vertex::White);
    }

    #[test]
    fn a_setup_without_liberties_is_refused() {
        let mut game = Game::new(BoardSize::new(2).unwrap());
        let full: Vec<_> = game.board().size().points().map(|at| (at, Vertex::Black)).collect();
        assert_eq!(game.set_up(&full), Err(BoardFault::NoLiberty(Point::at(0, 0))));
        assert!(game.board().string(Point::at(0, 0)).is_none());
    }

    #[test]
    fn handicap_stones_are_checked() {
        let size = BoardSize::new(9).unwrap();
        let (one, other) = (Point::at(2, 6), Point::at(6, 2));
        let place = |points: &[Point]| Game::new(size).place_handicap(points);
        assert_eq!(place(&[one]), Err(HandicapFault::TooFew));
        assert_eq!(place(&[one, one]), Err(HandicapFault::Twice(one)));
        assert_eq!(place(&[one, Point::PASS]), Err(HandicapFault::OffBoard(Point::PASS)));
        let all: Vec<Point> = size.points().collect();
        assert_eq!(place(&all), Err(HandicapFault::TooMany));
        let mut game = Game::new(size);
        game.place_handicap(&[one, other]).unwrap();
        assert_eq!((game.handicap(), game.to_move()), (2, Colour::White));
        assert_eq!(game.undo(), None);
        assert_eq!(game.place_handicap(&[one, other]), Err(HandicapFault::NotEmpty));
    }

    #[test]
    fn a_board_brings_its_moves() {
        let mut board: Board = KO.parse().unwrap();
        board.play(Colour::Black, Point::at(1, 1)).unwrap();
        board.play(Colour::White, Point::at(4, 4)).unwrap();
        board.play(Colour::Black, Point::at(4, 4)).unwrap_err();
        let mut game = Game::from_board(board, Colour::Black).with_rules(Rules::CHINESE);
        game.play(Colour::Black, Point::PASS).unwrap();
        assert!(game.undo().is_some() && game.undo().is_some() && game.undo().is_some());
        assert_eq!(game.undo(), None);
        assert_eq!(game.to_move(), Colour::Black);
    }
}
