//! From candidates to a move.

use super::{
    candidate::{Candidate, Objection},
    combination, generators, ko, lookahead,
    reasons::{Proposal, Proposals},
    safety, settling,
    situation::Situation,
    valuation::{Appraiser, Reviewer},
};
use crate::{
    board::{BoardSize, Colour, Point, PointSet},
    context::Context,
    moves::Reason,
    random::Random,
};

/// A move that is worth no more than this is not played: even a point that nobody can make territory of is better
/// than a pass.
pub(super) const WORTHLESS: f32 = 0.15;
/// Where no move is worth more than this, in points, the patterns of the endgame are asked too: the manual's measure.
const ENDGAME: f32 = 6.0;
/// At most so many candidates are tested for what they risk.
const TESTED: usize = 40;
/// So many of them are tested for combination attacks that they allow.
const TESTED_FOR_COMBINATIONS: usize = 8;
/// Moves whose values differ by less than this are equal: chance decides.
const CHANCE: f32 = 0.01;

/// A move, and all that were considered.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// The move; a pass where none is worth anything.
    pub best: Point,
    /// What was considered, the best first.
    pub candidates: Vec<Candidate>,
    /// Whether the game is given up rather than that the move is played: only where that is allowed.
    pub resigns: bool,
}

impl Decision {
    /// How likely each move is to be the one that chance prefers, were other seeds drawn from: moves whose
    /// values are almost equal share. Only moves that are likely at all.
    pub fn probabilities(&self) -> Vec<(Point, f32)> {
        let best = self.candidates.first().map_or(0.0, |candidate| candidate.worth.total);
        if best <= WORTHLESS {
            return vec![(Point::PASS, 1.0)];
        }
        let near: Vec<&Candidate> = self
            .candidates
            .iter()
            .filter(|candidate| candidate.worth.total > best - CHANCE)
            .collect();
        let mut wins = vec![0_u16; near.len()];
        let mut random = Random::new(0);
        for _ in 0..DRAWS {
            let drawn = near.iter().map(|candidate| candidate.worth.total + chance(&mut random));
            let winner = drawn.enumerate().max_by(|one, other| one.1.total_cmp(&other.1));
            winner.into_iter().for_each(|(index, _)| wins[index] += 1);
        }
        let shares = wins.into_iter().map(|wins| f32::from(wins) / f32::from(DRAWS));
        near.iter().map(|it| it.point).zip(shares).filter(|(_, share)| *share > 0.0).collect()
    }

    /// Every move that was considered, with its value and all that was said of it, a line each.
    pub fn trace(&self, size: BoardSize) -> String {
        let lines = self.candidates.iter().flat_map(|candidate| {
            let name = candidate.point.name(size);
            let words = candidate.words(size);
            let reasons = words.into_iter().map(move |words| format!("Move at {name} {words}"));
            reasons.chain([value_line(candidate, size)])
        });
        lines.map(|line| line + "\n").collect()
    }
}

/// The parts of a move's value.
fn value_line(candidate: &Candidate, size: BoardSize) -> String {
    let (name, worth) = (candidate.point.name(size), &candidate.worth);
    format!(
        "Move values {:.2} at {name}: territory {:.2}, strategy {:.2}, shape factor {:.2}, \
         secondary {:.2}, followup {:.2}, reverse followup {:.2}, sente {:.2}, playouts {:.2}, risk {:.2}",
        worth.total,
        worth.territory,
        worth.strategy,
        worth.shape_factor,
        worth.secondary,
        worth.followup,
        worth.reverse_followup,
        worth.sente,
        worth.playouts,
        worth.risk,
    )
}

/// How often chance is drawn to tell probabilities.
const DRAWS: u16 = 1000;

/// What chance adds to a value.
fn chance(random: &mut Random) -> f32 {
    CHANCE * random.below(1024) as f32 / 1024.0
}

/// Chooses a move.
pub fn generate(situation: &Situation<'_>) -> Decision {
    generate_in(&mut situation.context(), situation)
}

/// Chooses a move in a position that has been [analysed](Context::analyse), with the side to move of the
/// situation and with its databases.
pub fn generate_in(context: &mut Context, situation: &Situation<'_>) -> Decision {
    context.begin_proposals();
    generators::propose(context, situation);
    let proposals = context.take_proposals();
    let (mut candidates, balance) = valued(context, situation, &proposals, &[]);
    if candidates.iter().all(|it| it.value() <= ENDGAME) {
        context.resume_proposals(proposals);
        generators::propose_endgame(context, situation);
        let proposals = context.take_proposals();
        candidates = valued(context, situation, &proposals, &candidates).0;
    }
    if let Some(stake) = ko::stake(situation) {
        ko::value_threats(&mut candidates, stake);
    }
    sort(&mut candidates);
    review(context, situation, &mut candidates);
    if candidates.first().is_some_and(|candidate| candidate.value() > WORTHLESS) {
        lookahead::look_ahead(situation, &mut candidates);
        sort(&mut candidates);
    }
    weigh(context, &mut candidates);
    if candidates.first().is_none_or(|candidate| candidate.value() <= WORTHLESS)
        && let Some(settling) = settling::make_sure(context, situation)
    {
        candidates.retain(|candidate| candidate.point != settling.point);
        candidates.insert(0, settling);
    }
    let best = candidates.first().filter(|candidate| candidate.value() > WORTHLESS);
    let best = best.map_or(Point::PASS, |candidate| candidate.point);
    let resigns = situation.may_resign && is_hopeless(context, situation, balance);
    Decision { best, candidates, resigns }
}

/// The moves that have been proposed with their values: where there are many the most urgent ones, and as many more as it
/// takes to find one that is worth something. And by how many points the side to move is ahead on the board. What is
/// said of a move as before is not valued anew.
fn valued(
    context: &mut Context,
    situation: &Situation<'_>,
    proposals: &Proposals,
    before: &[Candidate],
) -> (Vec<Candidate>, f32) {
    let appraiser =
        Appraiser::new(context, situation.to_move, situation.databases, &proposals.good_threats);
    let mut random = Random::new(situation.seed_here());
    let playable = proposals.redistributed().into_iter();
    let mut playable: Vec<(Point, Proposal)> =
        playable.filter(|(point, _)| situation.may_play(*point)).collect();
    playable.sort_by_key(|(_, proposal)| std::cmp::Reverse(urgency(proposal)));
    let mut candidates: Vec<Candidate> = Vec::new();
    for (point, proposal) in playable {
        let is_enough = candidates.len() >= situation.level.effort().valued;
        if is_enough && candidates.iter().any(|it| it.value() > WORTHLESS) {
            break;
        }
        let known = before.iter().find(|it| it.point == point && it.proposal == proposal);
        let worth = known.map(|candidate| candidate.worth);
        candidates.push(Candidate {
            point,
            worth: worth.unwrap_or_else(|| appraiser.appraise(context, point, &proposal)),
            proposal,
            objections: Vec::new(),
            chance: chance(&mut random),
        });
    }
    (candidates, appraiser.balance())
}

/// Who is behind by this share of the board gives up.
const HOPELESS: f32 = 0.35;
/// Not before this share of the board is filled.
const LATE: f32 = 0.4;

/// Whether a game is lost for sure: late, and by far.
fn is_hopeless(context: &Context, situation: &Situation<'_>, balance: f32) -> bool {
    let board = context.board();
    let area = board.size().get().pow(2) as f32;
    let prisoners = |colour: Colour| board.captured(colour) as f32;
    let own = situation.to_move;
    let komi = if own == Colour::White { situation.komi } else { -situation.komi };
    let ahead = balance + prisoners(own.other()) - prisoners(own) + komi;
    let is_late = (board.empties().len() as f32) < (1.0 - LATE) * area;
    is_late && ahead < -HOPELESS * area
}

/// What is valued first, where not all can be: what decides the fate of stones, then what patterns propose.
fn urgency(proposal: &Proposal) -> usize {
    let decides = |reason: &Reason| {
        !matches!(
            reason,
            Reason::ExpandTerritory
                | Reason::ExpandMoyo
                | Reason::StrategicAttack(_)
                | Reason::StrategicDefence(_)
        )
    };
    let deeds = proposal.reasons.iter().filter(|reason| decides(reason)).count();
    8 * deeds + 4 * proposal.patterns.len().min(4) + proposal.reasons.len()
}

fn sort(candidates: &mut [Candidate]) {
    candidates.sort_by(|one, other| other.value().total_cmp(&one.value()));
}

/// Looks at the whole position again after each of the best moves. What is found then takes the place of what the
/// reasons for the move promise. Where that disappoints, the next moves are looked at too, which may promise the same,
/// until the best of all is one that has been looked at. A move that is known to be safe keeps what its reasons promise:
/// the analysis would find it captured.
fn review(context: &mut Context, situation: &Situation<'_>, candidates: &mut [Candidate]) {
    let mut reviewer = Reviewer::new(context);
    let effort = situation.level.effort();
    look_at_best(candidates, effort.examined, effort.most_examined, |candidate| {
        if candidate.proposal.known_safe {
            return;
        }
        let (territory, strategy) = reviewer.review(context, situation.databases, candidate.point);
        candidate.reconsider(territory, strategy, context);
    });
    sort(candidates);
}

/// Looks at the best so many candidates, and at further ones, up to the most, as long as one that has not been looked at
/// is better than all that have.
fn look_at_best(
    candidates: &mut [Candidate],
    usual: usize,
    most: usize,
    mut look: impl FnMut(&mut Candidate),
) {
    let mut seen = PointSet::EMPTY;
    for count in 0..most {
        let best = best_of(candidates, |point| seen.contains(point));
        let Some(next) = best_of(candidates, |point| !seen.contains(point)) else { return };
        let known = best.map_or(WORTHLESS, |best| candidates[best].value().max(WORTHLESS));
        let needed = if count < usual { WORTHLESS } else { known };
        let candidate = &mut candidates[next];
        if candidate.value() <= needed {
            return;
        }
        seen.insert(candidate.point);
        look(candidate);
    }
}

/// The index of the best of some candidates.
fn best_of(candidates: &[Candidate], is_wanted: impl Fn(Point) -> bool) -> Option<usize> {
    let wanted = candidates.iter().enumerate().filter(|(_, candidate)| is_wanted(candidate.point));
    wanted.max_by(|one, other| one.1.value().total_cmp(&other.1.value())).map(|(index, _)| index)
}

/// Adds what the best candidates risk, until the best of all has been tested. Whether a stone can be captured that is known
/// to be safe is not asked.
fn weigh(context: &mut Context, candidates: &mut [Candidate]) {
    let colour = context.to_move();
    let threatened = combination::threatened(context, colour.other());
    let mut best = f32::NEG_INFINITY;
    for (rank, candidate) in candidates.iter_mut().take(TESTED).enumerate() {
        if candidate.value() <= best.max(WORTHLESS) {
            break;
        }
        let mut objections = safety::objections(context, colour, candidate.point);
        if candidate.proposal.known_safe {
            objections.retain(|objection| !matches!(objection, Objection::Unsafe { .. }));
        }
        if objections.is_empty() && rank < TESTED_FOR_COMBINATIONS {
            let found = safety::combination(context, colour, candidate.point, &threatened);
            objections.extend(found);
        }
        candidate.object(objections);
        best = best.max(candidate.value());
    }
    sort(candidates);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{answer::Reading, board::Board, databases::Databases, moves::Worth};

    fn best(rows: &[&str], colour: Colour) -> Point {
        let board = Board::from_diagram(rows).unwrap();
        let databases = Databases::default();
        generate(&Situation::new(&board, colour, &databases)).best
    }

    #[test]
    fn a_string_in_atari_is_captured_or_saved() {
        let rows = ["X.XOO.O", ".XXXOOO", "XXXXO.O", "XXOO.OO", "XXXXXOO", "XXXXXOO", "X.XXXO."];
        assert_eq!(best(&rows, Colour::White), Point::at(3, 4));
        let capture = best(&rows, Colour::Black);
        let mut context = Context::new(Board::from_diagram(rows).unwrap(), Colour::Black);
        assert_eq!(context.read_does_attack(capture, Point::at(3, 2)), Reading::Win);
    }

    fn promising(column: usize, territory: f32) -> Candidate {
        let worth = Worth { territory, shape_factor: 1.0, total: territory, ..Worth::default() };
        let (proposal, objections) = (Proposal::default(), Vec::new());
        Candidate { point: Point::at(0, column), proposal, objections, worth, chance: 0.0 }
    }

    #[test]
    fn where_the_best_disappoint_the_next_are_looked_at_too() {
        let mut candidates: Vec<Candidate> = [9.0, 8.0, 7.0, 6.0]
            .into_iter()
            .zip(0..)
            .map(|(gain, at)| promising(at, gain))
            .collect();
        let mut looked = Vec::new();
        look_at_best(&mut candidates, 1, 8, |candidate| {
            looked.push(candidate.point.column());
            candidate.worth.total = if looked.len() < 3 { 1.0 } else { 6.5 };
        });
        assert_eq!(looked, [0, 1, 2], "the third is better than what the fourth promises");
        look_at_best(&mut candidates, 1, 1, |candidate| looked.push(candidate.point.column()));
        assert_eq!(looked[3..], [2], "no more than the most");
    }

    #[test]
    fn a_finished_game_is_passed() {
        let rows = ["..XO.", ".XXOO", "X.XO.", "XXXOO", ".XXOO"];
        assert_eq!(best(&rows, Colour::Black), Point::PASS);
        assert_eq!(best(&rows, Colour::White), Point::PASS);
    }

    #[test]
    fn the_first_move_is_in_a_corner_and_the_same_for_a_seed() {
        let board = Board::new(BoardSize::MAX);
        let databases = Databases::default();
        let situation = Situation::new(&board, Colour::Black, &databases);
        let decision = generate(&situation);
        let line = |line: usize| line.min(18 - line);
        assert!(
            [line(decision.best.row()), line(decision.best.column())]
                .iter()
                .all(|at| (2..4).contains(at))
        );
        assert_eq!(generate(&situation), decision);
    }
}
