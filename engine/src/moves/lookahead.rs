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
    playouts::{Question, Tried, search},
};

/// What the best move by the games gains, in points, where no more vertices are empty than a board of nine lines has; where
/// there are more it is less in proportion, as a game tells the less of a move the more of it is still to be played.
const WEIGHT: f32 = 40.0;
/// The empty vertices that the weight is for.
const WEIGHED_FOR: f32 = 81.0;
/// Boards with more vertices than this are too large to try every move: only what is proposed is.
const SMALL: usize = 13 * 13;
/// So many of the proposed moves are tried on large boards.
const TRIED: usize = 24;
/// How many games an opinion on a move is worth.
const TRUST: f32 = 20.0;
/// What is thought of a move that nothing speaks for.
const UNKNOWN: f32 = 0.25;
/// A move that nobody proposed is considered if it was tried in so many of the games that the most tried one was.
const DISCOVERED: f32 = 0.5;

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
        seed: situation.seed ^ situation.board.hash_to_move(situation.to_move),
    };
    let findings = search(&question, situation.databases.playout_shapes());
    let most = findings.moves.iter().map(|tried| tried.games).max().unwrap_or(0).max(1) as f32;
    let left = situation.board.empties().len() as f32;
    let weight = WEIGHT * (WEIGHED_FOR / left).min(1.0);
    for tried in &findings.moves {
        let share = tried.games as f32 / most;
        if let Some(candidate) = candidates.iter_mut().find(|it| it.point == tried.point) {
            candidate.look_ahead(weight * share);
        } else if share >= DISCOVERED {
            candidates.push(discovery(tried, weight * share));
        }
    }
}

/// The moves that are tried, each with what is thought of it.
fn moves_to_try(situation: &Situation<'_>, candidates: &[Candidate]) -> Vec<(Point, f32)> {
    let best = candidates.iter().map(Candidate::value).fold(1.0, f32::max);
    let proposed = candidates.iter().filter(|it| it.value() > 0.0);
    let opinion = |candidate: &Candidate| UNKNOWN + (1.0 - UNKNOWN) * candidate.value() / best;
    let mut moves: Vec<(Point, f32)> = proposed.map(|it| (it.point, opinion(it))).collect();
    let size = situation.board.size();
    if size.get().pow(2) > SMALL || situation.counting == Counting::Territory {
        moves.truncate(TRIED);
        return moves;
    }
    for point in size.points().filter(|point| situation.may_play(*point)) {
        let is_banned =
            candidates.iter().any(|it| it.point == point && it.proposal.has(Reason::Antisuji));
        if !is_banned && moves.iter().all(|(known, _)| *known != point) {
            moves.push((point, UNKNOWN));
        }
    }
    moves
}

/// A move that only the games speak for.
fn discovery(tried: &Tried, points: f32) -> Candidate {
    let mut proposal = Proposal::default();
    proposal.add(Reason::PlayedOut);
    let worth = Worth { shape_factor: 1.0, playouts: points, total: points, ..Worth::default() };
    Candidate { point: tried.point, worth, proposal, objections: Vec::new(), chance: 0.0 }
}
