//! From candidates to a move.

use std::collections::BTreeMap;

use super::{
    area::AreaEstimate,
    candidate::{Candidate, Reason},
    opening, patterns,
    safety::{self, share},
};
use crate::{
    answer::Reading,
    board::{Board, Colour, Point, PointSet},
    context::Context,
    databases::Databases,
    game::score::{Ownership, is_eye},
    position::{AnalysedString, Strings},
    random::Random,
};

/// The number of random games that tell what is settled.
const GAMES: u32 = 64;
/// A move that is worth no more than this is not played.
const WORTHLESS: f32 = 0.35;
/// At most so many candidates are tested for what they risk.
const TESTED: usize = 40;
/// Moves whose values differ by less than this are equal: chance decides.
const CHANCE: f32 = 0.01;

/// A position in which a move is wanted.
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
    /// The seed of whatever is drawn by lot.
    pub seed: u64,
}

impl<'a> Situation<'a> {
    /// A position in which the board's own rules alone hold.
    pub fn new(board: &'a Board, to_move: Colour, databases: &'a Databases) -> Situation<'a> {
        Situation { board, to_move, databases, forbidden: PointSet::EMPTY, seed: 1 }
    }

    /// The position with its strings analysed.
    fn context(&self) -> Context {
        let mut context = Context::new(self.board.clone(), self.to_move);
        context.analyse_strings(self.databases);
        context
    }

    /// Whether a move may be considered: legal, and no filling of an eye of one's own.
    fn may_play(&self, point: Point) -> bool {
        self.board.is_legal(self.to_move, point)
            && !self.forbidden.contains(point)
            && !is_eye(self.board, self.to_move, point)
    }
}

/// A move, and all that were considered.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// The move; a pass where none is worth anything.
    pub best: Point,
    /// What was considered, the best first.
    pub candidates: Vec<Candidate>,
}

/// Chooses a move.
pub fn generate(situation: &Situation<'_>) -> Decision {
    let mut context = situation.context();
    let mut reasons = Reasons::default();
    if let Some(strings) = context.strings() {
        add_tactics(&mut reasons, strings, situation.to_move);
    }
    reasons.extend(patterns::proposals(situation.databases, &mut context));
    for (point, value) in opening::corner_moves(situation.board) {
        reasons.add(point, Reason::Corner(value));
    }
    add_area(&mut reasons, situation, &context);
    let mut candidates = reasons.into_candidates(situation);
    weigh(&mut candidates, |candidate| {
        safety::objections(&mut context, situation.to_move, candidate.point)
    });
    decide(candidates)
}

/// The reasons found so far, by move.
#[derive(Default)]
struct Reasons(BTreeMap<Point, Vec<Reason>>);

impl Reasons {
    fn add(&mut self, point: Point, reason: Reason) {
        self.0.entry(point).or_default().push(reason);
    }

    fn extend(&mut self, reasons: Vec<(Point, Reason)>) {
        reasons.into_iter().for_each(|(point, reason)| self.add(point, reason));
    }

    /// The stones of the strings that a move captures or saves.
    fn decided_at(&self, point: Point, board: &Board) -> PointSet {
        let reasons = self.0.get(&point).into_iter().flatten();
        let strings = reasons.filter_map(|reason| match reason {
            Reason::Capture { string, .. } | Reason::Save { string, .. } => board.string(*string),
            _ => None,
        });
        strings.fold(PointSet::EMPTY, |all, string| all | *string.stones())
    }

    /// The moves that may be played, the best first; chance orders equal ones.
    fn into_candidates(self, situation: &Situation<'_>) -> Vec<Candidate> {
        let mut random =
            Random::new(situation.seed ^ situation.board.hash_to_move(situation.to_move));
        let playable = self.0.into_iter().filter(|(point, _)| situation.may_play(*point));
        let mut candidates: Vec<Candidate> = playable
            .map(|(point, reasons)| {
                let mut candidate = Candidate::new(point, reasons);
                candidate.value += CHANCE * random.below(1024) as f32 / 1024.0;
                candidate
            })
            .collect();
        sort(&mut candidates);
        candidates
    }
}

fn sort(candidates: &mut [Candidate]) {
    candidates.sort_by(|one, other| other.value.total_cmp(&one.value));
}

/// Strings that stand or fall by who moves first are captured or saved. The stake is the prisoners;
/// what the stones bear on shows in area.
fn add_tactics(reasons: &mut Reasons, strings: &Strings, colour: Colour) {
    for string in strings.iter().filter(|string| string.is_critical()) {
        let stake = 1.0 + string.size as f32;
        let origin = string.origin;
        if string.colour == colour {
            for defense in string.defenses.iter().filter(|defense| !defense.point.is_pass()) {
                let value = stake * share(string.attack()) * share(defense.reading);
                reasons.add(defense.point, Reason::Save { string: origin, value });
            }
        } else {
            for attack in string.attacks.iter().filter(|attack| !attack.point.is_pass()) {
                let value = stake * share(attack.reading);
                reasons.add(attack.point, Reason::Capture { string: origin, value });
            }
        }
    }
}

/// Whether a string can be captured outright, and not be saved.
fn is_dead(string: &AnalysedString) -> bool {
    string.attack() == Reading::Win && string.defenses.is_empty()
}

/// The stones of the strings of which this is true.
fn stones_of(context: &Context, wanted: fn(&AnalysedString) -> bool) -> PointSet {
    let strings = context.strings().into_iter().flat_map(Strings::iter);
    let chosen = strings.filter(|string| wanted(string));
    let stones = chosen.filter_map(|string| context.board().string(string.origin));
    stones.fold(PointSet::EMPTY, |all, string| all | *string.stones())
}

/// Every move has some area to win.
fn add_area(reasons: &mut Reasons, situation: &Situation<'_>, context: &Context) {
    let seed = situation.seed ^ situation.board.hash();
    let ownership = Ownership::sampled(situation.board, situation.to_move, GAMES, seed);
    let estimate = AreaEstimate {
        critical: stones_of(context, AnalysedString::is_critical),
        dead: stones_of(context, is_dead),
        ownership: &ownership,
    };
    let mut board = situation.board.clone();
    for point in situation.board.empties().iter().filter(|point| situation.may_play(*point)) {
        let decided = reasons.decided_at(point, situation.board);
        let gain = estimate.gain(&mut board, situation.to_move, point, &decided);
        let value = gain * opening::line_factor(situation.board, point);
        if value > 0.0 {
            reasons.add(point, Reason::Area(value));
        }
    }
}

/// Adds the reasons against the best candidates, until the best of all has been tested.
fn weigh(candidates: &mut [Candidate], mut against: impl FnMut(&Candidate) -> Vec<Reason>) {
    let mut best = f32::NEG_INFINITY;
    for candidate in candidates.iter_mut().take(TESTED) {
        if candidate.value <= best.max(WORTHLESS) {
            break;
        }
        let chance =
            candidate.value - Candidate::new(candidate.point, candidate.reasons.clone()).value;
        for reason in against(candidate) {
            candidate.add(reason);
        }
        candidate.value += chance;
        best = best.max(candidate.value);
    }
    sort(candidates);
}

fn decide(candidates: Vec<Candidate>) -> Decision {
    let best = candidates.first().filter(|candidate| candidate.value > WORTHLESS);
    Decision { best: best.map_or(Point::PASS, |candidate| candidate.point), candidates }
}

/// A move that helps to take dead stones of the opponent's off the board, once nothing else is left
/// to do: where reading captures one of them, else on a liberty of one, where nothing speaks against
/// it. A pass where there is none.
pub fn clean_up(situation: &Situation<'_>, dead: &PointSet) -> Point {
    let mut context = situation.context();
    let targets =
        context.board().strings_in(*dead & *context.board().stones(situation.to_move.other()));
    let moves: Vec<Point> = targets
        .flat_map(|string| {
            let known = context.strings().and_then(|strings| strings.get(string.origin()));
            let attacks = known.into_iter().flat_map(|known| known.attacks.iter());
            attacks.map(|attack| attack.point).chain(*string.liberties()).collect::<Vec<_>>()
        })
        .collect();
    let mut sensible =
        moves.into_iter().filter(|point| !point.is_pass() && situation.may_play(*point));
    let mut is_safe =
        |point: Point| safety::objections(&mut context, situation.to_move, point).is_empty();
    sensible.find(|point| is_safe(*point)).unwrap_or(Point::PASS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;

    fn best(rows: &[&str], colour: Colour) -> Point {
        let board = Board::from_diagram(rows).unwrap();
        let databases = Databases::default();
        generate(&Situation::new(&board, colour, &databases)).best
    }

    #[test]
    fn a_string_in_atari_is_captured_or_saved() {
        let rows = [".......", ".....O.", ".XXX.O.", ".XOO...", ".XXXX..", ".......", "......."];
        assert_eq!(best(&rows, Colour::Black), Point::at(3, 4));
        assert_eq!(best(&rows, Colour::White), Point::at(3, 4));
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

    #[test]
    fn dead_stones_are_cleaned_up() {
        let rows = ["..X.X", "..XXX", "XXX..", "XO.XX", "..XX."];
        let board = Board::from_diagram(rows).unwrap();
        let databases = Databases::default();
        let situation = Situation::new(&board, Colour::Black, &databases);
        let dead = PointSet::only(Point::at(3, 1));
        let point = clean_up(&situation, &dead);
        assert!(!point.is_pass());
    }
}
