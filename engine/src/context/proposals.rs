//! The reasons for moves, as the context holds them while a move is chosen; and the actions that add to them.

use super::Context;
use crate::{
    answer::{Answer, Reading, Status},
    autohelper::WholeGame,
    board::{Colour, Point, Vertex},
    moves::{Proposals, Reason},
    reading,
};

/// What saving a string by a threat is worth beside its stones.
const SAVED_BY_THREAT: f32 = 2.0;
impl Context {
    /// From now on reasons for moves are collected; those collected before are forgotten.
    pub(crate) fn begin_proposals(&mut self) {
        self.proposals = Some(Box::default());
    }

    /// The reasons collected so far; none are collected from now on.
    pub(crate) fn take_proposals(&mut self) -> Proposals {
        self.proposals.take().map(|it| *it).unwrap_or_default()
    }

    /// Reasons are added to these from now on.
    pub(crate) fn resume_proposals(&mut self, proposals: Proposals) {
        self.proposals = Some(Box::new(proposals));
    }

    /// The reasons for moves, while they are collected.
    pub(crate) fn proposals_mut(&mut self) -> Option<&mut Proposals> {
        self.proposals.as_deref_mut()
    }

    /// Adds a reason for a move, while reasons are collected.
    pub(crate) fn propose(&mut self, point: Point, reason: Reason) {
        if let Some(proposals) = self.proposals_mut() {
            proposals.add(point, reason);
        }
    }

    /// Adds a reason for the move of the match that is asked about.
    pub(super) fn propose_here(&mut self, reason: Reason) {
        if let Some(mv) = self.found().map(|found| found.mv) {
            self.propose(mv, reason);
        }
    }

    /// A reason about two stones of one colour, for the move that is asked about.
    pub(super) fn propose_pair(&mut self, pair: [Point; 2], reason: fn([Point; 2]) -> Reason) {
        let [one, other] = pair.map(|stone| self.board.origin(stone));
        if let (Some(one), Some(other)) = (one, other)
            && self.board.vertex(one) == self.board.vertex(other)
        {
            self.propose_here(reason([one, other]));
        }
    }

    /// A move is never to be played.
    pub(super) fn forbid_move(&mut self, point: Point) {
        if self.board.vertex(point) == Vertex::Empty {
            self.propose(point, Reason::Antisuji);
        }
    }

    /// One move is definitely better than another.
    pub(super) fn replace_move(&mut self, worse: Point, better: Point) {
        let are_empty =
            [worse, better].iter().all(|point| self.board.vertex(*point) == Vertex::Empty);
        if let Some(proposals) = self.proposals_mut().filter(|_| are_empty) {
            proposals.replacements.add(worse, better);
        }
    }

    /// Where O, having filled a point, would have to save a string by a further move, that move comes first.
    pub(super) fn replace_by_backfill(&mut self, point: Point, string: Point) {
        let friend = self.friend();
        let backfill = self.after(friend, &[point], |after| {
            let is_in_danger = after.board.string(string).is_some()
                && after.board.vertex(string) == friend.stone()
                && after.read_attack(string).reading.truth();
            is_in_danger.then(|| after.read_defense(string).best).flatten()
        });
        if let Some(backfill) = backfill.filter(|backfill| !backfill.is_pass()) {
            self.replace_move(point, backfill);
        }
    }

    /// Two strings of the opponent's that could both be defended now, but not after the move that is asked
    /// about: it attacks either, unless one of them falls by itself.
    pub(super) fn test_attack_on_either(&mut self, pair: [Point; 2]) {
        let Some(mv) = self.found().map(|found| found.mv) else { return };
        let friend = self.friend();
        let falls_alone =
            |context: &mut Context| pair.iter().any(|&string| context.attack_at(string).truth());
        let both = |context: &mut Context| {
            reading::defend_both(&mut context.reader, &mut context.board, pair).reading
        };
        if falls_alone(self) || both(self) != Reading::Win {
            return;
        }
        let is_attack = self.after(friend, &[mv], |after| both(after) != Reading::Win);
        if is_attack {
            self.propose_pair(pair, Reason::AttackEither);
        }
    }

    /// What a second move in a row would gain, for the move that is asked about.
    pub(super) fn add_followup(&mut self, value: f32) {
        if let Some(mv) = self.found().map(|found| found.mv).filter(|mv| !mv.is_pass())
            && let Some(proposals) = self.proposals_mut()
        {
            proposals.at(mv).extras.add_followup(value);
        }
    }

    /// What a second move in a row of the opponent's would gain, for the move that is asked about.
    pub(super) fn add_reverse_followup(&mut self, value: f32) {
        if let Some(mv) = self.found().map(|found| found.mv).filter(|mv| !mv.is_pass())
            && let Some(proposals) = self.proposals_mut()
        {
            proposals.at(mv).extras.add_reverse_followup(value);
        }
    }

    /// Twice the effective size of the string: what its capture changes.
    pub(crate) fn stake_in_string(&mut self, string: Point) -> f32 {
        let known = self.strings_here().and_then(|strings| strings.get(string));
        known.map_or_else(
            || 2.0 * self.board.string(string).map_or(0, |it| it.size()) as f32,
            |known| 2.0 * known.shape.effective_size,
        )
    }

    /// The move threatens to rescue a dead string.
    pub(super) fn threaten_to_rescue(&mut self, string: Point) {
        let stake = self.stake_in_string(string);
        if stake > 0.0 {
            self.add_followup(SAVED_BY_THREAT + stake);
        }
    }

    /// A string of two liberties can be put into atari by the opponent, who has a safe way to do so, and it
    /// cannot capture its way out: defending it beforehand spares what that would cost.
    pub(super) fn spare_atari(&mut self, string: Point) {
        let Some(known) = self.board.string(string) else { return };
        let (colour, liberties) = (known.colour(), *known.liberties());
        if known.liberty_count() != 2 || self.can_capture_its_way_out(string) {
            return;
        }
        let enemy = colour.other();
        let is_safe = |context: &mut Context, point| context.safe_move(enemy, point).truth();
        if liberties.iter().any(|liberty| is_safe(self, liberty)) {
            let stake = self.stake_in_string(string);
            self.add_reverse_followup(stake);
        }
    }

    fn can_capture_its_way_out(&mut self, string: Point) -> bool {
        let around: Vec<Point> = self.board.neighbours(string).map(|it| it.origin()).collect();
        around.into_iter().any(|neighbour| self.attack_at(neighbour).truth())
    }

    /// A threat to a string is sente, whatever the opponent could answer.
    pub(super) fn register_good_threat(&mut self, mv: Point, string: Point) {
        let Some(origin) = self.board.origin(string) else { return };
        if let Some(proposals) = self.proposals_mut() {
            proposals.good_threats.register(mv, origin);
        }
    }

    /// A move is safe whatever reading says.
    pub(super) fn note_safe_move(&mut self, point: Point) {
        if let Some(proposals) = self.proposals_mut() {
            proposals.known_safe.insert(point);
        }
    }

    /// Whether a colour owns the stone at a point.
    pub(crate) fn is_stone_of(&self, colour: Colour, point: Point) -> bool {
        self.board.vertex(point) == colour.stone()
    }
}

/// Who is behind by this share of the board has all but lost.
const HOPELESS: f32 = 0.15;
/// Not before this share of the board is filled.
const LATE: f32 = 0.4;

impl WholeGame for Context {
    fn enemy_stones(&mut self) -> usize {
        self.board.stones(self.enemy()).len()
    }

    fn enemy_lives_somewhere(&mut self) -> bool {
        let enemy = self.enemy();
        let mut stones = self.board.stones(enemy).iter();
        stones.any(|stone| self.status_at(stone) != Status::Dead)
    }

    fn is_all_but_lost(&mut self) -> bool {
        let (friend, enemy) = (self.friend(), self.enemy());
        let area = self.board.size().get().pow(2) as f32;
        let is_late = (self.board.empties().len() as f32) < (1.0 - LATE) * area;
        let prisoners = self.board.captured(enemy) as f32 - self.board.captured(friend) as f32;
        let komi = if friend == Colour::White { self.komi } else { -self.komi };
        let balance = self.influence(enemy).map_or(0.0, |influence| influence.balance(friend));
        is_late && balance + prisoners + komi < -HOPELESS * area
    }

    fn strings_to_throw_in(&mut self, at: Point) -> Vec<Point> {
        let beside = self.board.strings_beside(at, self.enemy());
        beside.filter(|string| string.liberty_count() == 2).map(|string| string.origin()).collect()
    }

    fn note_followup(&mut self, value: f32) {
        self.add_followup(value);
    }
}
