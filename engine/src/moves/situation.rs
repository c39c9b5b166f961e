//! What a move is wanted for.

use super::level::Level;
use crate::{
    board::{Board, Colour, Point, PointSet},
    context::{Context, Occasion},
    databases::Databases,
    game::{Counting, score::is_eye},
    reading::Reader,
};

/// A position in which a move is wanted, and how it is to be found.
#[derive(Clone, Copy, Debug)]
pub struct Situation<'a> {
    /// The board.
    pub board: &'a Board,
    /// Who is to move.
    pub to_move: Colour,
    /// The patterns.
    pub databases: &'a Databases,
    /// Where the rules of the game, beyond those of the board, forbid a move.
    pub forbidden: PointSet,
    /// The only moves that may be played, if not all.
    pub allowed: Option<PointSet>,
    /// How the game is counted.
    pub counting: Counting,
    /// Komi, in points.
    pub komi: f32,
    /// The number of handicap stones of the game.
    pub handicap: usize,
    /// What the move is wanted for.
    pub occasion: Occasion,
    /// How much work goes into the move.
    pub level: Level,
    /// The seed of whatever is drawn by lot.
    pub seed: u64,
    /// Whether a game that cannot be won may be given up.
    pub may_resign: bool,
    /// Whether every match of every pattern is asked, even those that can add nothing.
    pub every_pattern: bool,
}

impl<'a> Situation<'a> {
    /// A position in which the board's own rules alone hold.
    pub fn new(board: &'a Board, to_move: Colour, databases: &'a Databases) -> Situation<'a> {
        Situation {
            board,
            to_move,
            databases,
            forbidden: PointSet::EMPTY,
            allowed: None,
            counting: Counting::default(),
            komi: 0.0,
            handicap: 0,
            occasion: Occasion::default(),
            level: Level::default(),
            seed: 1,
            may_resign: false,
            every_pattern: false,
        }
    }

    /// The position with everything known of it, read as far as the level wants.
    pub fn context(&self) -> Context {
        let mut context = Context::new(self.board.clone(), self.to_move)
            .with_komi(self.komi)
            .with_handicap(self.handicap)
            .with_occasion(self.occasion);
        context.exchange_reader(&mut Reader::new(self.level.depths()));
        context.analyse(self.databases);
        context
    }

    /// The seed of what is drawn for this position alone.
    pub(super) fn seed_here(&self) -> u64 {
        self.seed ^ self.board.hash_to_move(self.to_move)
    }

    /// Whether a move may be considered: legal, wanted, and no filling of an eye of one's own.
    pub(super) fn may_play(&self, point: Point) -> bool {
        self.board.is_legal(self.to_move, point)
            && !self.forbidden.contains(point)
            && self.allowed.is_none_or(|allowed| allowed.contains(point))
            && !is_eye(self.board, self.to_move, point)
    }
}
