//! Handicap stones where patterns want them.

use super::{generators, situation::Situation};
use crate::{
    board::{Board, Colour, Point},
    context::{Context, Occasion},
    databases::{Databases, NamedDatabase},
    matching::PatternData,
};

/// Where patterns that ask how many handicap stones there are (`remaining_handicap_stones`,
/// `total_handicap_stones`) want the next one of Black's, `left` of `in_all` being still to be placed: the move whose
/// least value is greatest, the first of equals. None where no such pattern holds.
///
/// ```
/// use katachi_engine::{board::{Board, BoardSize}, databases::Databases, moves::handicap_stone};
/// let board = Board::new(BoardSize::MAX);
/// assert_eq!(handicap_stone(&board, &Databases::default(), 2, 2), None);
/// ```
pub fn handicap_stone(
    board: &Board,
    databases: &Databases,
    left: usize,
    in_all: usize,
) -> Option<Point> {
    let situation = Situation::new(board, Colour::Black, databases);
    let mut context = Context::new(board.clone(), Colour::Black)
        .with_occasion(Occasion::Handicap { left, in_all });
    context.analyse(databases);
    context.begin_proposals();
    generators::propose_patterns(&mut context, &situation, asks_about_handicap);
    let wanted = context.take_proposals().redistributed().into_iter();
    let playable = wanted.filter(|(point, _)| situation.may_play(*point));
    let valued = playable.filter_map(|(point, said)| Some((point, said.extras.min_value?)));
    let best = valued.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map(|(point, _)| point)
}

fn asks_about_handicap(_: &NamedDatabase, pattern: &PatternData) -> bool {
    pattern.constraint.contains("handicap_stones")
}
