//! The influence of the position, as the context holds it.

use super::Context;
use crate::{
    answer::Answer,
    board::{Colour, PerColour, Point, PointSet},
    databases::Databases,
    position::influence::{Influence, InfluenceQuery, Region},
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
    /// Moves that are being tried do not change it. None while it is being computed: patterns of kind
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

    /// Holds this influence as the one of the position, for the side that it takes to move first: once
    /// more is known of the safety of stones.
    pub fn set_influence(&mut self, influence: Influence) {
        let to_move = influence.to_move();
        self.influence.known[to_move] = Some(Box::new(influence));
    }

    /// Moves that are being tried are taken back meanwhile.
    fn compute_influence(&mut self, to_move: Colour) -> Influence {
        let tried = (self.board.move_count() > self.analysed_at).then(|| self.board.clone());
        self.board.undo_to(self.analysed_at);
        let databases = self.databases.clone();
        let influence = Influence::of(self, &databases, &InfluenceQuery::new(to_move));
        if let Some(tried) = tried {
            self.board = tried;
        }
        influence
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

    /// Where patterns have excluded territory since the computation began.
    pub(crate) fn take_excluded(&mut self) -> PerColour<PointSet> {
        std::mem::take(&mut self.influence.excluded)
    }

    /// A colour gets no territory here. It matters only while influence is computed.
    pub(super) fn exclude_territory(&mut self, colour: Colour, point: Point) {
        if self.influence.is_being_computed {
            self.influence.excluded[colour].insert(point);
        }
    }

    /// Whether a string can be captured, and if so also be saved. After moves a string that was safe
    /// and has not lost liberties is still taken to be safe.
    pub(crate) fn tactics_at(&mut self, origin: Point) -> (bool, bool) {
        if self.strings_here().is_none() && self.is_as_safe_as_before(origin) {
            return (false, false);
        }
        let attack = self.attack_at(origin).truth();
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
