//! The search: whether a string can be captured, or saved.

use super::{
    Depths,
    cache::Cache,
    candidates::Candidates,
    ideas,
    ko::{Capture, Komaster},
    scene::{Node, Scene},
};
use crate::answer::Reading;
use crate::board::{Board, Colour, IllegalMove, Point, PointSet, StoneString};

/// What is asked about the string; who is asked for has the move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Question {
    /// Can it be captured?
    Attack,
    /// Can it be saved?
    Defend,
}

impl Question {
    /// What the opponent asks.
    pub(super) fn other(self) -> Question {
        match self {
            Question::Attack => Question::Defend,
            Question::Defend => Question::Attack,
        }
    }

    /// Who asks, of a string of this colour, and moves.
    pub(super) fn mover(self, prey: Colour) -> Colour {
        match self {
            Question::Attack => prey.other(),
            Question::Defend => prey,
        }
    }
}

/// An answer, and the move that brings it about: a pass if there is none or none is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Found {
    pub(super) reading: Reading,
    pub(super) best: Point,
}

impl Found {
    /// It fails.
    pub(super) const LOSS: Found = Found { reading: Reading::Loss, best: Point::PASS };

    /// What is too hard to read: then a string is taken to be safe.
    fn given_up(question: Question) -> Found {
        match question {
            Question::Attack => Found::LOSS,
            Question::Defend => Found::win(Point::PASS),
        }
    }

    /// It works.
    pub(super) fn win(best: Point) -> Found {
        Found { reading: Reading::Win, best }
    }
}

/// The nodes of a question are used up: it has no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CutShort;

/// A question being read.
pub(super) struct Search<'reader> {
    pub(super) board: &'reader mut Board,
    pub(super) depths: &'reader Depths,
    pub(super) cache: &'reader mut Cache,
    /// A stone of the string in question.
    pub(super) prey: Point,
    pub(super) prey_colour: Colour,
    pub(super) komaster: Komaster,
    /// The nodes that the question has cost, as if there were no cache.
    pub(super) nodes: u64,
    /// The count of nodes at which the part of the search that is under way is given up.
    pub(super) end: u64,
    /// Whether what has been found so far at this node rests on a part that was given up.
    pub(super) is_guess: bool,
}

impl Search<'_> {
    /// Reads a question at a distance of `ply` moves from the position asked about.
    ///
    /// # Errors
    /// If the nodes are used up.
    pub(super) fn read(&mut self, question: Question, ply: usize) -> Result<Found, CutShort> {
        self.is_guess = false;
        // The cache is asked first, so that the memory answers while the processor goes on.
        let key = self.key(question, ply);
        let hit = self.cache.get(key);
        // Step 1. What can be seen without playing a stone.
        let mut node = Node::default();
        if let Some(found) = self.at_a_glance(question, ply, &mut node) {
            return Ok(found);
        }
        // Step 2. What has been read before costs what it cost then.
        if let Some(hit) = hit {
            self.charge(hit.nodes)?;
            return Ok(hit.found);
        }
        // Step 3. Try the candidates, for no more nodes than the ply allows.
        let before = self.nodes;
        let outer_end = self.end;
        self.end = outer_end.min(before + self.depths.allowance(ply));
        let found = self.charge(1).and_then(|()| self.try_candidates(question, ply, &mut node));
        let end = std::mem::replace(&mut self.end, outer_end);
        // Step 4. Remember, but never what was cut short or rests on that.
        match found {
            Ok(found) => {
                if !self.is_guess {
                    self.cache.put(key, found, self.nodes - before);
                }
                Ok(found)
            }
            Err(CutShort) if end < outer_end => {
                self.nodes = end;
                self.is_guess = true;
                Ok(Found::given_up(question))
            }
            Err(CutShort) => Err(CutShort),
        }
    }

    /// Counts nodes.
    #[inline]
    fn charge(&mut self, nodes: u64) -> Result<(), CutShort> {
        self.nodes += nodes;
        if self.nodes > self.end {
            self.nodes = self.end;
            return Err(CutShort);
        }
        Ok(())
    }

    /// The key of a question about the position on the board.
    fn key(&self, question: Question, ply: usize) -> u64 {
        let string = self.board.origin(self.prey).unwrap_or(self.prey);
        let rules = (self.board.suicide() as u64) << 62 | (self.board.size().get() as u64) << 56;
        let kind =
            rules | (question as u64) << 63 | (ply as u64) << 40 | (string.index() as u64) << 24;
        let mixed = (kind | self.komaster.key()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.board.hash() ^ mixed ^ mixed >> 31
    }

    /// Plays the candidates in turn until one wins. Of those that do equally well in a ko the plainest
    /// is best: taking the string outright, then what costs fewest nodes.
    fn try_candidates(
        &mut self,
        question: Question,
        ply: usize,
        node: &mut Node,
    ) -> Result<Found, CutShort> {
        if let (Question::Attack, Some(prey)) = (question, self.prey_string()) {
            node.look(self.board, prey);
        }
        let mut best = Found::LOSS;
        let mut least = 0;
        let mut is_guess = false;
        let last_liberty = self.last_liberty().filter(|_| question == Question::Attack);
        let mut candidates = Candidates::default();
        for (index, stage) in ideas::stages(question, self.liberty_count()).iter().enumerate() {
            if index > 0 && self.is_hopeless(question, node, ply) {
                break;
            }
            stage.propose(&self.scene(node), self.depths, ply, &mut candidates);
            for _ in 0..stage.width(question, ply, self.depths) {
                let Some(point) = candidates.next() else { break };
                if self.is_refuted(question, node, point, ply) {
                    continue;
                }
                if question == Question::Attack && self.is_caught_by(node, point, ply) {
                    debug_assert_eq!(self.try_move(question, point, ply), Ok(Some(Reading::Win)));
                    self.is_guess = false;
                    return Ok(Found::win(point));
                }
                let before = self.nodes;
                let Some(reading) = self.try_move(question, point, ply)? else { continue };
                if reading == Reading::Win {
                    // Whatever the moves before were worth.
                    return Ok(Found { reading, best: point });
                }
                is_guess |= self.is_guess;
                let nodes = if last_liberty == Some(point) { 0 } else { self.nodes - before };
                if reading > best.reading || reading == best.reading && nodes < least {
                    best = Found { reading, best: point };
                    least = nodes;
                }
            }
            candidates.drop_waiting();
        }
        self.is_guess = is_guess;
        Ok(best)
    }

    /// What a move is worth to who asks. `None` if it may not be played.
    fn try_move(
        &mut self,
        question: Question,
        point: Point,
        ply: usize,
    ) -> Result<Option<Reading>, CutShort> {
        self.after(question, point, ply, |search| {
            Ok(search.read(question.other(), ply + 1)?.reading)
        })
    }

    /// What a move is worth to who asks, if the opponent's answer is worth what `answer` finds to the
    /// opponent. `None` if it may not be played.
    pub(super) fn after(
        &mut self,
        question: Question,
        point: Point,
        ply: usize,
        answer: impl FnOnce(&mut Self) -> Result<Reading, CutShort>,
    ) -> Result<Option<Reading>, CutShort> {
        let before = self.komaster;
        let Some(needs_threat) = self.play(question.mover(self.prey_colour), point, ply) else {
            return Ok(None);
        };
        let answer = answer(self);
        self.board.undo();
        self.komaster = before;
        let reading = answer?.for_the_opponent();
        Ok(Some(if needs_threat { reading.min(Reading::KoB) } else { reading }))
    }

    /// What one move is worth, played in the position asked about. A ko that may not be taken yet
    /// is not taken.
    pub(super) fn try_as_found(
        &mut self,
        question: Question,
        point: Point,
    ) -> Result<Found, CutShort> {
        if !self.board.is_legal(question.mover(self.prey_colour), point) {
            return Ok(Found::LOSS);
        }
        let reading = self.try_move(question, point, 0)?.unwrap_or(Reading::Loss);
        Ok(Found { reading, best: point })
    }

    /// All moves that come to mind, best or not.
    pub(super) fn moves(&self, question: Question, ply: usize) -> PointSet {
        let mut node = Node::default();
        if let Some(prey) = self.prey_string() {
            node.look(self.board, prey);
        }
        let mut candidates = Candidates::default();
        for stage in ideas::stages(question, self.liberty_count()) {
            stage.propose(&self.scene(&node), self.depths, ply, &mut candidates);
        }
        std::iter::from_fn(|| candidates.next()).collect()
    }

    /// Plays a move if the rules, the komaster and the depth allow it. Whether a ko threat is needed
    /// for it.
    fn play(&mut self, colour: Colour, point: Point, ply: usize) -> Option<bool> {
        if self.komaster.forbids(colour, point) {
            return None;
        }
        let ko = self.board.ko();
        let needs_threat = match self.board.play(colour, point) {
            Ok(()) => false,
            Err(IllegalMove::Ko) if ply <= self.depths.ko => {
                self.board.play_ignoring_ko(colour, point).ok()?;
                true
            }
            Err(_) => return None,
        };
        let Some(stone) = self.board.ko() else {
            if self.komaster != Komaster::None {
                self.komaster = self.komaster.after_quiet_move(self.board);
            }
            return Some(needs_threat);
        };
        let capture = Capture { colour, stone, needs_threat };
        match self.komaster.take(capture, ko) {
            Some(komaster) => self.komaster = komaster,
            None => {
                self.board.undo();
                return None;
            }
        }
        Some(needs_threat)
    }

    /// The colour of the attackers.
    #[inline]
    pub(super) fn hunter_colour(&self) -> Colour {
        self.prey_colour.other()
    }

    /// The string in question, if it is still there.
    #[inline]
    pub(super) fn prey_string(&self) -> Option<&StoneString> {
        self.board.string(self.prey).filter(|string| string.colour() == self.prey_colour)
    }

    /// What the ideas see of a node.
    fn scene<'node>(&'node self, node: &'node Node) -> Scene<'node> {
        let Search { prey, prey_colour, .. } = *self;
        Scene { board: self.board, prey, prey_colour, node }
    }

    /// The string's liberty, if it has only one.
    fn last_liberty(&self) -> Option<Point> {
        self.prey_string().filter(|prey| prey.in_atari())?.liberties().first()
    }

    #[inline]
    fn liberty_count(&self) -> usize {
        self.prey_string().map_or(0, StoneString::liberty_count)
    }
}
