//! The influence of the position, as the context holds it.

use super::Context;
use crate::{
    answer::{Answer, Reading},
    board::{Colour, PerColour, PerPoint, Point, PointSet},
    databases::Databases,
    position::influence::{Influence, InfluenceQuery, Play, Region, dragon_safety},
};

/// What is known of influence, and what is needed while it is computed.
#[derive(Clone, Debug, Default)]
pub(super) struct InfluenceMemory {
    /// By who is to move.
    known: PerColour<Option<Box<Influence>>>,
    is_being_computed: bool,
    /// Where patterns have said that a colour gets no territory.
    excluded: PerColour<PointSet>,
}

/// What is in the area round a vertex.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct AreaRound {
    /// The living stones.
    pub(super) stones: usize,
    /// The other vertices.
    pub(super) space: usize,
}

impl InfluenceMemory {
    /// Forgets what is known.
    pub(super) fn forget(&mut self) {
        self.known = PerColour::default();
    }
}

impl Context {
    /// The influence of the position that has been analysed, this side moving first everywhere; it is
    /// computed when it is first asked for, with the databases of the analysis. Without an analysis
    /// the position is analysed, without patterns.
    ///
    /// Before dragons are known, tactics tell how safe stones are; once they are, dragons do: influence is computed
    /// anew then. Moves that are being tried do not change it. None while it is being computed: patterns of kind
    /// influence cannot ask about influence.
    ///
    /// ```
    /// use katachi_engine::{board::{Board, Colour, Point}, context::Context};
    /// let board = Board::from_diagram([".XO.", ".XO.", ".XO.", ".XO."])?;
    /// let mut context = Context::new(board, Colour::Black);
    /// let influence = context.influence(Colour::Black).unwrap();
    /// assert_eq!(influence.region(Point::at(1, 3)).territory(), Some(Colour::White));
    /// # Ok::<(), katachi_engine::board::DiagramError>(())
    /// ```
    pub fn influence(&mut self, to_move: Colour) -> Option<&Influence> {
        if self.influence.is_being_computed {
            return None;
        }
        if self.strings.is_none() {
            self.analyse_strings(&Databases::default());
        }
        if self.influence.known[to_move].is_none() {
            let influence = self.compute_influence(to_move);
            self.set_influence(influence);
        }
        self.influence.known[to_move].as_deref()
    }

    /// The influence with this side moving first, if it has been computed.
    pub(super) fn known_influence(&self, to_move: Colour) -> Option<&Influence> {
        self.influence.known[to_move].as_deref()
    }

    /// Holds this influence as the one of the position, for the side that it takes to move first.
    pub fn set_influence(&mut self, influence: Influence) {
        let to_move = influence.to_move();
        self.influence.known[to_move] = Some(Box::new(influence));
    }

    /// The influence after a move in the position that has been analysed, the other side moving first everywhere:
    /// to be compared with [`Context::influence`] of that side by [`Influence::gain`].
    ///
    /// ```
    /// use katachi_engine::{board::{Board, Colour, Point}, context::Context, databases::Databases};
    /// use katachi_engine::position::influence::Play;
    /// let board = Board::from_diagram([
    ///     "..XO..",
    ///     "..XO..",
    ///     "......",
    ///     "..XO..",
    ///     "..XO..",
    ///     "..XO..",
    /// ])?;
    /// let mut context = Context::new(board, Colour::Black).analysed(&Databases::default());
    /// let wall = Play::new(Colour::Black, Point::at(2, 2));
    /// let after = context.influence_after(&wall).unwrap();
    /// let before = context.influence(Colour::White).unwrap();
    /// assert!(after.gain(before, Colour::Black) > 0.0);
    /// # Ok::<(), katachi_engine::board::DiagramError>(())
    /// ```
    ///
    /// None where [`Context::influence`] is none.
    pub fn influence_after(&mut self, play: &Play) -> Option<Influence> {
        self.compute_after(play, Influence::after)
    }

    /// The same if the move could be followed up at once by another of its side, from the stone played or from those
    /// that it saves: what it threatens.
    pub fn follow_up_influence(&mut self, play: &Play) -> Option<Influence> {
        self.compute_after(play, Influence::follow_up)
    }

    fn compute_after(
        &mut self,
        play: &Play,
        compute: impl FnOnce(&mut Context, &Databases, &InfluenceQuery<'_>, &Play) -> Influence,
    ) -> Option<Influence> {
        let to_move = play.side.other();
        let safety = self.influence(to_move)?.safety().clone();
        let query = InfluenceQuery::new(to_move).with_safety(&safety);
        Some(
            self.in_analysed_position(|context, databases| {
                compute(context, databases, &query, play)
            }),
        )
    }

    /// With the safety of dragons where they are known, else with that of strings.
    fn compute_influence(&mut self, to_move: Colour) -> Influence {
        self.in_analysed_position(|context, databases| {
            let safety = context.safety_of_dragons(to_move);
            let query = InfluenceQuery { safety: safety.as_ref(), ..InfluenceQuery::new(to_move) };
            Influence::of(context, databases, &query)
        })
    }

    fn safety_of_dragons(&mut self, to_move: Colour) -> Option<PerPoint<f32>> {
        let dragons = self.dragons.take()?;
        let is_here = dragons.position() == self.board.hash();
        let safety = is_here.then(|| dragon_safety(self, &dragons, to_move));
        self.dragons = Some(dragons);
        safety
    }

    /// Asks about the position that has been analysed, with the databases of the analysis. Moves that are being
    /// tried are taken back meanwhile.
    fn in_analysed_position<T>(&mut self, ask: impl FnOnce(&mut Context, &Databases) -> T) -> T {
        let tried = (self.board.move_count() > self.analysed_at).then(|| self.board.clone());
        self.board.undo_to(self.analysed_at);
        let databases = self.databases.clone();
        let answer = ask(self, &databases);
        if let Some(tried) = tried {
            self.board = tried;
        }
        answer
    }

    /// Does something during which questions about influence have no answer, and territory can be
    /// excluded. What is being asked about now is asked about again afterwards.
    pub(crate) fn while_influence_is_computed(&mut self, work: impl FnOnce(&mut Context)) {
        let scope = self.scope;
        let was_computed = std::mem::replace(&mut self.influence.is_being_computed, true);
        self.influence.excluded = PerColour::default();
        work(self);
        self.influence.is_being_computed = was_computed;
        self.scope = scope;
    }

    /// Where there is no territory: patterns have excluded it since the computation began, or a false eye must
    /// be filled.
    pub(crate) fn take_excluded(&mut self) -> PerColour<PointSet> {
        let mut excluded = std::mem::take(&mut self.influence.excluded);
        for colour in Colour::ALL {
            excluded[colour] |= self.false_eyes_to_fill(colour);
        }
        excluded
    }

    /// A colour gets no territory here. It matters only while influence is computed.
    pub(super) fn exclude_territory(&mut self, colour: Colour, point: Point) {
        if self.influence.is_being_computed {
            self.influence.excluded[colour].insert(point);
        }
    }

    /// Whether a string can be captured without a ko, and if so also be saved. After moves a string that was safe
    /// and has not lost liberties is still taken to be safe.
    pub(crate) fn tactics_at(&mut self, origin: Point) -> (bool, bool) {
        if self.strings_here().is_none() && self.is_as_safe_as_before(origin) {
            return (false, false);
        }
        let attack = self.attack_at(origin) == Reading::Win;
        (attack, attack && self.defend_at(origin).truth())
    }

    fn is_as_safe_as_before(&self, origin: Point) -> bool {
        let known = self.strings().and_then(|strings| strings.get(origin));
        let string = self.board.string(origin);
        known.zip(string).is_some_and(|(known, string)| {
            known.attacks.is_empty()
                && known.colour == string.colour()
                && known.size <= string.size()
                && known.liberties <= string.liberty_count()
        })
    }

    /// Whose a vertex is, this side moving first; nobody's while influence is computed.
    pub(super) fn region_of(&mut self, to_move: Colour, point: Point) -> Region {
        self.influence(to_move).map_or(Region::Neutral, |influence| influence.region(point))
    }

    /// The area round a vertex, the opponent moving first.
    pub(super) fn area_round(&mut self, point: Point) -> AreaRound {
        let enemy = self.enemy();
        let Some(influence) = self.influence(enemy) else { return AreaRound::default() };
        let is_stone = |point: &Point| matches!(influence.region(*point), Region::Stone(_));
        let area = influence.area_round(point);
        let stones = area.iter().filter(is_stone).count();
        AreaRound { stones, space: area.len() - stones }
    }
}
