//! What games played out to the end say of the moves that are considered.

use super::{
    candidate::Candidate,
    reasons::{Proposal, Reason},
    situation::Situation,
    valuation::Worth,
};
use crate::{
    board::Point,
    context::Occasion,
    game::Counting,
    playouts::{Findings, Question, search},
};

/// Boards with no more vertices than this are small: every move is tried, and the games find the best. On larger ones they
/// are too few for that; they compare the moves that all else speaks for.
const SMALL: usize = 13 * 13;
/// What the most tried move gains on a small board, in points, where no more vertices are empty than a board of nine lines
/// has; where there are more it is less in proportion, as a game tells the less of a move the more of it is still to be
/// played.
const FOUND: f32 = 40.0;
/// The empty vertices that this is for.
const FOUND_AMONG: f32 = 81.0;
/// A move that nobody proposed is considered if it was tried in so many of the games that the most tried one was.
const DISCOVERED: f32 = 0.5;
/// So many moves are compared on a large board.
const COMPARED: usize = 6;
/// What winning all games would be worth there beside what the mean of all moves wins, in points.
const WON: f32 = 200.0;
/// A move that was tried in so many games has half of what its share of them says.
const DOUBTFUL: f32 = 30.0;
/// So many moves are tried on a small board where a move in one's own territory costs a point: only what is proposed is.
const PROPOSED: usize = 24;
/// How many games an opinion on a move is worth.
const TRUST: f32 = 20.0;
/// What is thought of a move that nothing speaks for.
const UNKNOWN: f32 = 0.25;

/// Plays games after the moves that are considered, and adds what they say to what the moves are worth.
pub(super) fn look_ahead(situation: &Situation<'_>, candidates: &mut Vec<Candidate>) {
    let lines = situation.board.size().get();
    let moves = moves_to_try(situation, candidates);
    let games = situation.level.effort().games / (lines * lines) as u32;
    if moves.len() < 2 || games == 0 || situation.occasion != Occasion::Game {
        return;
    }
    let question = Question {
        board: situation.board,
        to_move: situation.to_move,
        komi: situation.komi,
        moves: &moves,
        trust: TRUST,
        games,
        seed: situation.seed_here(),
    };
    let findings = search(&question, situation.databases.playout_shapes());
    if is_small(situation) {
        add_found(situation, &findings, candidates);
    } else {
        add_compared(&findings, candidates);
    }
}

fn is_small(situation: &Situation<'_>) -> bool {
    situation.board.size().get().pow(2) <= SMALL
}

/// Adds what the games found: the more they tried a move, the better it is.
fn add_found(situation: &Situation<'_>, findings: &Findings, candidates: &mut Vec<Candidate>) {
    let most = findings.moves.iter().map(|tried| tried.games).max().unwrap_or(0).max(1) as f32;
    let left = situation.board.empties().len() as f32;
    let points = FOUND * (FOUND_AMONG / left).min(1.0);
    for tried in &findings.moves {
        let share = tried.games as f32 / most;
        if let Some(candidate) = candidates.iter_mut().find(|it| it.point == tried.point) {
            candidate.look_ahead(points * share);
        } else if share >= DISCOVERED {
            candidates.push(discovery(tried.point, points * share));
        }
    }
}

/// Adds by how much the games after a move went better than those after all moves.
fn add_compared(findings: &Findings, candidates: &mut [Candidate]) {
    let games: f32 = findings.moves.iter().map(|tried| tried.games as f32).sum();
    let won: f32 = findings.moves.iter().map(|tried| tried.games as f32 * tried.won).sum();
    for tried in &findings.moves {
        let sure = tried.games as f32 / (tried.games as f32 + DOUBTFUL);
        if let Some(candidate) = candidates.iter_mut().find(|it| it.point == tried.point) {
            candidate.look_ahead(WON * sure * (tried.won - won / games));
        }
    }
}

/// The moves that are tried, each with what is thought of it.
fn moves_to_try(situation: &Situation<'_>, candidates: &[Candidate]) -> Vec<(Point, f32)> {
    let best = candidates.iter().map(Candidate::value).fold(1.0, f32::max);
    let proposed = candidates.iter().filter(|it| it.value() > 0.0);
    let opinion = |candidate: &Candidate| UNKNOWN + (1.0 - UNKNOWN) * candidate.value() / best;
    let mut moves: Vec<(Point, f32)> = proposed.map(|it| (it.point, opinion(it))).collect();
    if !is_small(situation) {
        moves.truncate(COMPARED);
        return moves;
    }
    if situation.counting == Counting::Territory {
        moves.truncate(PROPOSED);
        return moves;
    }
    for point in situation.board.size().points().filter(|point| situation.may_play(*point)) {
        let is_banned =
            candidates.iter().any(|it| it.point == point && it.proposal.has(Reason::Antisuji));
        if !is_banned && moves.iter().all(|(known, _)| *known != point) {
            moves.push((point, UNKNOWN));
        }
    }
    moves
}

/// A move that only the games speak for.
fn discovery(point: Point, points: f32) -> Candidate {
    let mut proposal = Proposal::default();
    proposal.add(Reason::PlayedOut);
    let worth = Worth { shape_factor: 1.0, playouts: points, total: points, ..Worth::default() };
    Candidate { point, worth, proposal, objections: Vec::new(), chance: 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::{Board, BoardSize, Colour},
        databases::Databases,
        moves::{Decision, Level, generate},
    };

    fn decided(board: &Board, occasion: Occasion) -> Decision {
        let databases = Databases::default();
        let situation = Situation::new(board, Colour::Black, &databases);
        generate(&Situation { level: Level::new(2), occasion, ..situation })
    }

    fn added(decision: &Decision) -> Vec<f32> {
        decision.candidates.iter().map(|candidate| candidate.worth.playouts).collect()
    }

    #[test]
    fn on_a_small_board_the_most_tried_move_gains_most() {
        let board = Board::from_diagram([".....", "..O..", ".XO..", "..X..", "....."]).unwrap();
        let added = added(&decided(&board, Occasion::Game));
        assert!(added.iter().all(|points| (0.0..=FOUND).contains(points)), "{added:?}");
        assert!(added.contains(&FOUND), "{added:?}");
    }

    #[test]
    fn on_a_large_board_the_best_few_are_compared_with_their_mean() {
        let mut board = Board::new(BoardSize::MAX);
        board.play(Colour::Black, Point::at(3, 3)).unwrap();
        board.play(Colour::White, Point::at(3, 15)).unwrap();
        let added = added(&decided(&board, Occasion::Game));
        let compared: Vec<f32> = added.into_iter().filter(|points| *points != 0.0).collect();
        assert!((2..=COMPARED).contains(&compared.len()), "{compared:?}");
        assert!(compared.iter().any(|points| *points > 0.0), "{compared:?}");
        assert!(compared.iter().any(|points| *points < 0.0), "{compared:?}");
    }

    #[test]
    fn no_games_are_played_for_moves_while_a_game_is_scored() {
        let board = Board::from_diagram(["....", ".XO.", ".XO.", "...."]).unwrap();
        assert!(added(&decided(&board, Occasion::Scoring)).iter().all(|points| *points == 0.0));
    }
}
