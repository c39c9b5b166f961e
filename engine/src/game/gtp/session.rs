//! What a controller talks to: a game, and what has been set.

use std::collections::BTreeMap;

use super::{failure::Failure, record};
use crate::{
    board::{Board, BoardSize, Colour, IllegalMove, Point, PointSet},
    context::Context,
    databases::Databases,
    game::{Game, Rules, score::FinalPosition},
    moves::{self, Decision, Level, Situation},
    reading::Reader,
};

/// The name and version that a session gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Identity {
    /// The program's name.
    pub name: String,
    /// Its version.
    pub version: String,
}

impl Default for Identity {
    fn default() -> Identity {
        Identity { name: "katachi".to_owned(), version: env!("CARGO_PKG_VERSION").to_owned() }
    }
}

/// One game and all that a controller has set. Sessions know nothing of each other.
#[derive(Clone, Debug)]
pub struct Session {
    pub(super) identity: Identity,
    pub(super) databases: Databases,
    pub(super) reader: Reader,
    /// The nodes that the reader had read when they were last set to 0.
    pub(super) nodes_before: u64,
    pub(super) game: Game,
    /// The board on which moves are tried, and the number of moves before the first.
    trial: Option<(Board, usize)>,
    /// The board on which the reader plays, kept for its room.
    scratch: Board,
    /// What is known of the last position that was asked about.
    analysis: Option<Box<Context>>,
    pub(super) seed: u64,
    level: Level,
    may_resign: bool,
    /// The last move chosen, with the size of the board and the hash of the position it was chosen in.
    decision: Option<((BoardSize, u64), Decision)>,
    /// The last position judged as finished, with the side to move and the seed.
    judged: Option<(FinalPosition, (Colour, u64))>,
    /// Whether nobody has looked at that yet.
    decision_is_new: bool,
    /// The choices made in the game, by the number of moves before; none where they are not kept.
    choices: Option<BTreeMap<usize, Decision>>,
    /// The records of earlier games in which choices were kept.
    earlier: String,
    /// Whether every match of every pattern is asked.
    every_pattern: bool,
    quit: bool,
}

/// What is wished of a move, beyond that it be good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Wish {
    /// Whether the game may be given up.
    pub(super) may_resign: bool,
    /// The only moves that may be played, if not all.
    pub(super) allowed: Option<PointSet>,
    /// A seed to draw from instead of the session's.
    pub(super) seed: Option<u64>,
}

impl Default for Session {
    /// A session without patterns.
    fn default() -> Session {
        Session::new(Databases::default())
    }
}

impl Session {
    /// A session with an empty board of 19 lines that plays with these databases.
    pub fn new(databases: Databases) -> Session {
        Session {
            identity: Identity::default(),
            databases,
            reader: Reader::default(),
            nodes_before: 0,
            game: Game::new(BoardSize::MAX),
            trial: None,
            scratch: Board::new(BoardSize::MAX),
            analysis: None,
            seed: 1,
            level: Level::default(),
            may_resign: false,
            decision: None,
            judged: None,
            decision_is_new: false,
            choices: None,
            earlier: String::new(),
            every_pattern: false,
            quit: false,
        }
    }

    /// A session that gives this name and version.
    #[must_use]
    pub fn with_identity(mut self, identity: Identity) -> Session {
        self.identity = identity;
        self
    }

    /// A session that plays by these rules.
    #[must_use]
    pub fn with_rules(mut self, rules: Rules) -> Session {
        self.set_rules(rules);
        self
    }

    /// A session in which whatever is drawn by lot is drawn from this seed on.
    #[must_use]
    pub fn with_seed(mut self, seed: u64) -> Session {
        self.seed = seed;
        self
    }

    /// A session that plays at this level.
    #[must_use]
    pub fn with_level(mut self, level: Level) -> Session {
        self.set_level(level);
        self
    }

    /// A session that asks every match of every pattern, even those that can add nothing.
    #[must_use]
    pub fn with_every_pattern(mut self, every_pattern: bool) -> Session {
        self.every_pattern = every_pattern;
        self
    }

    /// A session that keeps the choices of moves, for [`Session::records`] to tell.
    #[must_use]
    pub fn keeping_choices(mut self) -> Session {
        self.choices = Some(BTreeMap::new());
        self
    }

    /// A session that goes on with this game, by its rules and with its komi.
    #[must_use]
    pub fn with_game(mut self, game: Game) -> Session {
        self.trial = None;
        self.game = game;
        self
    }

    /// Chooses a move for a side, which is not played.
    pub fn choose(&mut self, colour: Colour) -> Decision {
        let may_resign = self.may_resign;
        self.decide(colour, Wish { may_resign, ..Wish::default() })
    }

    /// The last choice of a move, if it has not been asked for before.
    pub fn fresh_decision(&mut self) -> Option<&Decision> {
        let is_new = std::mem::take(&mut self.decision_is_new);
        self.decision.as_ref().filter(|_| is_new).map(|(_, decision)| decision)
    }

    /// The game as a record; where choices are kept, with every considered move labelled by its value.
    pub fn record(&self) -> String {
        record::write(self)
    }

    /// The records of the games of the session: the earlier ones in which a choice was kept, then this one.
    ///
    /// ```
    /// use katachi_engine::{game::gtp::{Session, serve}, moves::Level};
    /// let mut session = Session::default().with_level(Level::WEAKEST).keeping_choices();
    /// let commands = "boardsize 3\ngenmove black\nclear_board\ngenmove black\n";
    /// serve(commands.as_bytes(), &mut Vec::new(), &mut session)?;
    /// assert_eq!(session.records().matches("(;").count(), 2);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn records(&self) -> String {
        format!("{}{}", self.earlier, self.record())
    }

    /// What was chosen in the position after so many moves, if that is kept.
    pub(super) fn choice_after(&self, moves: usize) -> Option<&Decision> {
        self.choices.as_ref()?.get(&moves)
    }

    /// A session that may give up games that cannot be won.
    #[must_use]
    pub fn with_resigning(mut self, may_resign: bool) -> Session {
        self.may_resign = may_resign;
        self
    }

    /// Plays at this level from now on, and reads as far as that wants.
    pub(super) fn set_level(&mut self, level: Level) {
        if level.depths() != self.level.depths() {
            self.reader.set_depths(level.depths());
            self.forget_analysis();
        }
        self.level = level;
    }

    /// The board, moves that are tried included.
    pub fn board(&self) -> &Board {
        self.trial.as_ref().map_or(self.game.board(), |(board, _)| board)
    }

    /// Who is to move in the game.
    pub fn to_move(&self) -> Colour {
        self.game.to_move()
    }

    /// Whether the controller has said `quit`.
    pub fn has_quit(&self) -> bool {
        self.quit
    }

    pub(super) fn quit(&mut self) {
        self.quit = true;
    }

    /// Plays by these rules from now on.
    pub(super) fn set_rules(&mut self, rules: Rules) {
        self.game = self.game.clone().with_rules(rules);
    }

    /// The game, to be changed; moves that are tried forbid it.
    pub(super) fn game_mut(&mut self) -> Result<&mut Game, Failure> {
        if self.trial.is_some() { Err(Failure::MovesTried) } else { Ok(&mut self.game) }
    }

    /// Goes over to another game, with the komi and by the rules of the last one. Moves that are
    /// tried are forgotten.
    pub(super) fn restart(&mut self, game: Game) {
        self.trial = None;
        if self.choices.as_ref().is_some_and(|choices| !choices.is_empty()) {
            self.earlier = self.records() + "\n";
        }
        self.choices.iter_mut().for_each(BTreeMap::clear);
        self.game = game.with_rules(self.game.rules()).with_komi(self.game.komi());
    }

    /// Whether a move is legal: in the game, or on the board where moves are tried.
    pub(super) fn legality(&self, colour: Colour, point: Point) -> Result<(), IllegalMove> {
        match &self.trial {
            Some((board, _)) => board.legality(colour, point),
            None => self.game.legality(colour, point),
        }
    }

    /// Asks the reader about the board, moves that are tried included.
    pub(super) fn read<T>(&mut self, ask: impl FnOnce(&mut Reader, &mut Board) -> T) -> T {
        let board = self.trial.as_ref().map_or(self.game.board(), |(board, _)| board);
        self.scratch.clone_from(board);
        ask(&mut self.reader, &mut self.scratch)
    }

    /// The position with everything known of it, moves that are tried included. It is found out at the
    /// first question about a position, and kept until there is one about another.
    pub(super) fn analysis(&mut self) -> &mut Context {
        let context = self.analysed(self.to_move());
        self.analysis.insert(context)
    }

    /// The same with this side to move, taken out of the session.
    fn analysed(&mut self, to_move: Colour) -> Box<Context> {
        let mut context = self.context();
        context.set_terms(&self.game);
        let is_known = context.dragons().is_some()
            && context.board() == self.board()
            && context.to_move() == to_move;
        if !is_known {
            context.reset(self.board(), to_move);
            context.exchange_reader(&mut self.reader);
            context.analyse(&self.databases);
            context.exchange_reader(&mut self.reader);
        }
        context
    }

    /// The context of the last analysis, or a fresh one: what it has read of eye shapes serves any
    /// position.
    fn context(&mut self) -> Box<Context> {
        let known = self.analysis.take();
        known.unwrap_or_else(|| Box::new(Context::new(self.board().clone(), self.to_move())))
    }

    /// Chooses a move, which is not played.
    pub(super) fn decide(&mut self, colour: Colour, wish: Wish) -> Decision {
        let mut context = self.analysed(colour);
        let board = self.board().clone();
        let situation = Situation {
            forbidden: self.forbidden(colour),
            allowed: wish.allowed,
            counting: self.game.rules().counting,
            komi: self.game.komi(),
            handicap: self.game.handicap(),
            level: self.level,
            seed: wish.seed.unwrap_or(self.seed),
            may_resign: wish.may_resign,
            every_pattern: self.every_pattern,
            ..Situation::new(&board, colour, &self.databases)
        };
        context.exchange_reader(&mut self.reader);
        let decision = moves::generate_in(&mut context, &situation);
        context.exchange_reader(&mut self.reader);
        self.analysis = Some(context);
        if let Some(choices) = self.choices.as_mut().filter(|_| self.trial.is_none()) {
            choices.insert(board.move_count(), decision.clone());
        }
        self.decision = Some(((board.size(), board.hash()), decision.clone()));
        self.decision_is_new = true;
        decision
    }

    /// The last move that was chosen, if that was in the position that there is now.
    pub(super) fn last_decision(&self) -> Option<&Decision> {
        let (position, decision) = self.decision.as_ref()?;
        let board = self.board();
        (*position == (board.size(), board.hash())).then_some(decision)
    }

    /// The moves that the rules of the game forbid beyond what the board does.
    pub(super) fn forbidden(&self, colour: Colour) -> PointSet {
        let board = self.board();
        let empties = board.empties().iter();
        empties
            .filter(|&point| board.is_legal(colour, point) && self.legality(colour, point).is_err())
            .collect()
    }

    /// Forgets what is known of the position, since reading would now find something else.
    pub(super) fn forget_analysis(&mut self) {
        self.analysis = None;
        self.decision = None;
    }

    /// Judges which stones are dead, the game being over.
    pub(super) fn judge(&mut self) -> FinalPosition {
        let (to_move, seed) = (self.to_move(), self.seed);
        if let Some((known, of)) = &self.judged
            && *of == (to_move, seed)
            && known.board() == self.board()
        {
            return known.clone();
        }
        let mut context = self.analysed(to_move);
        context.exchange_reader(&mut self.reader);
        let judged = FinalPosition::judge(&mut context, &self.databases, seed);
        context.exchange_reader(&mut self.reader);
        self.analysis = Some(context);
        self.judged = Some((judged.clone(), (to_move, seed)));
        judged
    }

    /// Tries a move.
    pub(super) fn try_move(
        &mut self,
        play: impl FnOnce(&mut Board) -> Result<(), IllegalMove>,
    ) -> Result<(), Failure> {
        let mut trial = self.trial.take().unwrap_or_else(|| {
            let board = self.game.board().clone();
            let moves = board.move_count();
            (board, moves)
        });
        let played = play(&mut trial.0);
        let (board, start) = &trial;
        if board.move_count() > *start {
            self.trial = Some(trial);
        }
        played.map_err(|_| Failure::IllegalMove)
    }

    /// Takes back the last move tried.
    pub(super) fn pop_move(&mut self) -> Result<(), Failure> {
        let (board, start) = self.trial.as_mut().ok_or(Failure::StackEmpty)?;
        board.undo();
        if board.move_count() == *start {
            self.trial = None;
        }
        Ok(())
    }

    /// The moves tried, the first first.
    pub(super) fn tried(&self) -> impl Iterator<Item = (Colour, Point)> + '_ {
        self.trial.iter().flat_map(|(board, start)| board.moves().skip(*start))
    }
}
