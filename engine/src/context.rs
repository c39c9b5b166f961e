//! What patterns ask about a position.

mod classes;
mod cuts;
mod dragons;
mod eyes;
mod functions;
mod influence;
mod parting;
mod proposals;
mod shape;
mod strings;
mod tactics;
mod threats;

use crate::{
    autohelper::MatchScope,
    board::{Board, Colour, Point},
    databases::Databases,
    game::{Game, Rules},
    matching::Match,
    moves::Proposals,
    position::{
        Connections, Dragons, Strings,
        eyes::{Eyes, ShapeCache},
    },
    reading::Reader,
};

/// A position with what the functions of the language need to know of it: the engine's
/// [`AutoHelper`](crate::autohelper::AutoHelper).
///
/// It owns what it knows, so a database that asks it can be a static, and a trait of functions of
/// one's own is implemented for it.
///
/// ```
/// use katachi_engine::{autohelper::AutoHelper, board::{Board, Colour, Point}, context::Context};
/// let board = Board::from_diagram([
///     ".XO",
///     "XO.",
///     "...",
/// ])?;
/// let mut context = Context::new(board, Colour::Black);
/// assert_eq!(context.lib(&[Point::at(0, 1)]), 1);
/// assert_eq!(context.olib(&[Point::at(0, 0)]), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Context {
    board: Board,
    to_move: Colour,
    komi: f32,
    rules: Rules,
    handicap: usize,
    occasion: Occasion,
    scope: Scope,
    reader: Reader,
    /// What is known of the strings, once they have been analysed.
    strings: Option<Box<Strings>>,
    /// The threats of these strings that have been asked for.
    threats: Vec<threats::StringThreats>,
    /// The databases of that analysis.
    databases: Databases,
    /// The number of moves made when the strings were analysed.
    analysed_at: usize,
    influence: influence::InfluenceMemory,
    /// How they hang together, once that has been analysed.
    connections: Option<Box<Connections>>,
    /// What is known of the dragons, once they have been analysed.
    dragons: Option<Box<Dragons>>,
    /// What is known of the eyes, once they have been analysed.
    eyes: Option<Box<Eyes>>,
    /// The eyes of the last position with moves being tried in which something was asked about them.
    eyes_tried: Option<Box<Eyes>>,
    /// The eye shapes that have been read.
    shapes: ShapeCache,
    /// The reasons for moves, while they are collected.
    proposals: Option<Box<Proposals>>,
}

/// What moves are wanted for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Occasion {
    /// A game is played.
    #[default]
    Game,
    /// Handicap stones are being placed.
    Handicap {
        /// How many are still to be placed, the next one included.
        left: usize,
        /// How many there are in all.
        in_all: usize,
    },
    /// A finished game is being scored, by playing on.
    Scoring,
}

impl Occasion {
    /// How many handicap stones are still to be placed.
    pub const fn handicap_left(self) -> usize {
        match self {
            Occasion::Handicap { left, .. } => left,
            Occasion::Game | Occasion::Scoring => 0,
        }
    }
}

/// The match that is asked about.
#[derive(Clone, Copy, Debug)]
struct Scope {
    found: Option<Match>,
    weight: f32,
    /// The colour of `O`.
    friend: Colour,
}

impl Scope {
    fn outside_matches(friend: Colour) -> Scope {
        Scope { found: None, weight: 0.0, friend }
    }
}

impl Context {
    /// A position with this side to move, without komi, by Japanese rules.
    pub fn new(board: Board, to_move: Colour) -> Context {
        let scope = Scope::outside_matches(to_move);
        let rules = Rules::default();
        Context {
            board,
            to_move,
            komi: 0.0,
            rules,
            handicap: 0,
            occasion: Occasion::default(),
            scope,
            reader: Reader::default(),
            strings: None,
            threats: Vec::new(),
            databases: Databases::default(),
            analysed_at: 0,
            influence: influence::InfluenceMemory::default(),
            connections: None,
            dragons: None,
            eyes: None,
            eyes_tried: None,
            shapes: ShapeCache::default(),
            proposals: None,
        }
    }

    /// The same with komi, in points.
    #[must_use]
    pub fn with_komi(mut self, komi: f32) -> Context {
        self.komi = komi;
        self
    }

    /// The same by these rules.
    #[must_use]
    pub fn with_rules(mut self, rules: Rules) -> Context {
        self.rules = rules;
        self
    }

    /// The same in a game with so many handicap stones.
    #[must_use]
    pub fn with_handicap(mut self, handicap: usize) -> Context {
        self.handicap = handicap;
        self
    }

    /// The same on this occasion.
    #[must_use]
    pub fn with_occasion(mut self, occasion: Occasion) -> Context {
        self.occasion = occasion;
        self
    }

    /// Takes over komi, rules and handicap of a game; not its position.
    pub fn set_terms(&mut self, game: &Game) {
        self.komi = game.komi();
        self.rules = game.rules();
        self.handicap = game.handicap();
    }

    /// Another position, of which nothing is known yet, by the same rules, with the same komi and handicap and on
    /// the same occasion.
    #[must_use]
    pub fn elsewhere(&self, board: Board, to_move: Colour) -> Context {
        let context = Context::new(board, to_move).with_komi(self.komi).with_rules(self.rules);
        context.with_handicap(self.handicap).with_occasion(self.occasion)
    }

    /// Does something on another occasion.
    pub(crate) fn on_occasion<T>(
        &mut self,
        occasion: Occasion,
        work: impl FnOnce(&mut Context) -> T,
    ) -> T {
        let before = std::mem::replace(&mut self.occasion, occasion);
        let done = work(self);
        self.occasion = before;
        done
    }

    /// The number of handicap stones of the game; while they are being placed, of all that there will be.
    pub fn handicap(&self) -> usize {
        match self.occasion {
            Occasion::Handicap { in_all, .. } => in_all,
            Occasion::Game | Occasion::Scoring => self.handicap,
        }
    }

    /// What moves are wanted for.
    pub fn occasion(&self) -> Occasion {
        self.occasion
    }

    /// Reads with this reader from now on, and gives back the last: so what has been read for one
    /// position serves the next.
    pub fn exchange_reader(&mut self, reader: &mut Reader) {
        std::mem::swap(&mut self.reader, reader);
    }

    /// Does something with another context that reads with this one's reader meanwhile.
    pub(crate) fn lend_reader(&mut self, other: &mut Context, work: impl FnOnce(&mut Context)) {
        other.exchange_reader(&mut self.reader);
        work(other);
        other.exchange_reader(&mut self.reader);
    }

    /// Goes over to another position. What was known of the last is forgotten, its room is used
    /// again; komi, rules, handicap and occasion stay.
    pub fn reset(&mut self, board: &Board, to_move: Colour) {
        self.board.clone_from(board);
        self.to_move = to_move;
        self.scope = Scope::outside_matches(to_move);
        self.strings = None;
        self.threats.clear();
        self.influence.forget();
        self.connections = None;
        self.dragons = None;
        self.eyes = None;
        self.eyes_tried = None;
        self.proposals = None;
    }

    /// The position.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    pub fn to_move(&self) -> Colour {
        self.to_move
    }

    /// Komi, in points.
    pub fn komi(&self) -> f32 {
        self.komi
    }

    /// The rules of the game.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The match that is asked about, if one is.
    pub fn found(&self) -> Option<&Match> {
        self.scope.found.as_ref()
    }

    /// The weight of the pattern that is asked about, 0 where it has none.
    pub fn weight(&self) -> f32 {
        self.scope.weight
    }

    /// The colour of `O`: the side to move of the match that is asked about.
    pub fn friend(&self) -> Colour {
        self.scope.friend
    }

    /// The colour of `X`.
    pub fn enemy(&self) -> Colour {
        self.scope.friend.other()
    }

    /// Plays moves by turns, `first` first, asks something about what arises, and takes them back.
    ///
    /// [`Point::PASS`] passes the turn. A move that is illegal is left out, and the next is played by
    /// the other side all the same.
    ///
    /// ```
    /// use katachi_engine::{board::{Board, BoardSize, Colour, Point}, context::Context};
    /// let mut context = Context::new(Board::new(BoardSize::MAX), Colour::Black);
    /// let moves = [Point::at(3, 3), Point::PASS, Point::at(3, 4)];
    /// let liberties =
    ///     context.after(Colour::Black, &moves, |after| after.board().liberty_count(Point::at(3, 3)));
    /// assert_eq!(liberties, 6);
    /// assert_eq!(context.board().liberty_count(Point::at(3, 3)), 0);
    /// ```
    pub fn after<T>(
        &mut self,
        first: Colour,
        moves: &[Point],
        ask: impl FnOnce(&mut Context) -> T,
    ) -> T {
        let before = self.board.move_count();
        let turns = [first, first.other()].into_iter().cycle();
        for (&point, colour) in moves.iter().zip(turns) {
            // An illegal move changes nothing, which is all that is wanted of it here.
            let _ = self.board.play(colour, point);
        }
        let answer = ask(self);
        self.board.undo_to(before);
        answer
    }
}

impl MatchScope for Context {
    fn enter(&mut self, found: &Match, weight: f32) {
        self.scope = Scope { found: Some(*found), weight, friend: found.side };
    }
}
