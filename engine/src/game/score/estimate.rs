//! What the score of an unfinished game may come to, by influence.

use super::Score;
use crate::{board::Colour, context::Context, game::Counting};

/// What a game may come to, if both sides make of their influence what it promises.
///
/// ```
/// use katachi_engine::{
///     board::{Board, Colour}, context::Context, databases::Databases,
///     game::{Counting, score::ScoreEstimate},
/// };
/// let board = Board::from_diagram([".XO..", "XXOO.", ".XO..", "XXO.O", ".XOO."])?;
/// let mut context = Context::new(board, Colour::Black).analysed(&Databases::default());
/// let estimate = ScoreEstimate::of(&mut context, Counting::Area, 0.5);
/// assert_eq!(estimate.to_string(), "W+5.5 (upper bound: 5.5, lower: 5.5)");
/// # Ok::<(), katachi_engine::board::DiagramError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ScoreEstimate {
    /// The score if Black moves next wherever something is to be decided.
    pub black_first: Score,
    /// The score if White does.
    pub white_first: Score,
}

impl ScoreEstimate {
    /// For a position that has been analysed. The komi is White's.
    pub fn of(context: &mut Context, counting: Counting, komi: f32) -> ScoreEstimate {
        let settled = f32::from(match counting {
            Counting::Area => stones_on_board(context),
            Counting::Territory => prisoners(context),
        });
        let mut score = |to_move| {
            let balance = context.influence(to_move).map_or(0.0, |it| it.balance(Colour::Black));
            Score(balance + settled - komi)
        };
        ScoreEstimate { black_first: score(Colour::Black), white_first: score(Colour::White) }
    }

    /// The middle between both.
    pub fn middle(self) -> Score {
        Score((self.black_first.0 + self.white_first.0) / 2.0)
    }
}

/// The prisoners that Black has more than White.
fn prisoners(context: &Context) -> i16 {
    let board = context.board();
    board.captured(Colour::White) as i16 - board.captured(Colour::Black) as i16
}

/// The stones on the board that Black has more than White. Territory counts a dead stone twice, so that with
/// all stones it makes area.
fn stones_on_board(context: &Context) -> i16 {
    let count = |colour| context.board().stones(colour).len() as i16;
    count(Colour::Black) - count(Colour::White)
}

/// The form in which GNU Go tells an estimate: the bounds are White's points.
impl std::fmt::Display for ScoreEstimate {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (upper, lower) = (0.0 - self.white_first.0, 0.0 - self.black_first.0);
        write!(formatter, "{} (upper bound: {upper:.1}, lower: {lower:.1})", self.middle())
    }
}
