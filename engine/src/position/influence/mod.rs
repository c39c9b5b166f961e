//! Influence: how strongly each side bears on each vertex, and what that makes the vertex.
//!
//! Living stones are sources of influence, which spreads from each of them and weakens with the
//! distance; stones and barriers stop it, and close to enemy stones less of it passes. From the
//! influence of both sides follow the [`Region`] of a vertex (territory, moyo, area) and the value
//! that it is likely to have in the end. Patterns of kind influence add what stones alone do not
//! show: connections that stop the opponent ([`A`](crate::matching::Class::Attack) and
//! [`D`](crate::matching::Class::Defend)), places to push in or invade, and points that are no
//! territory.
//!
//! Influence depends on who is to move, since that side is taken to move first everywhere.
//!
//! ```
//! use katachi_engine::board::{Board, Colour, Point};
//! use katachi_engine::{context::Context, databases::Databases};
//! use katachi_engine::position::influence::{Influence, InfluenceQuery, Region};
//! let board = Board::from_diagram([
//!     "...XO....",
//!     "...XO....",
//!     "...XO....",
//!     "...XO....",
//!     "...XO....",
//!     "...XO....",
//!     "...XO....",
//!     "...XO....",
//!     "...XO....",
//! ])?;
//! let mut context = Context::new(board, Colour::Black);
//! let query = InfluenceQuery::new(Colour::Black);
//! let influence = Influence::of(&mut context, &Databases::default(), &query);
//! assert_eq!(influence.region(Point::at(4, 1)), Region::Territory(Colour::Black));
//! assert_eq!(influence.at(Colour::White, Point::at(4, 1)), 0.0);
//! assert_eq!(influence.balance(Colour::White).round(), 9.0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The model is the one that GNU Go's manual describes (chapter 13); the constants were fitted to
//! what that program answers over GTP.

mod escape;
mod ground;
mod play;
mod regions;
mod safety;
mod shapes;
mod sources;
mod spread;
mod territory;

pub use play::Play;
pub use regions::Region;
pub use safety::{dragon_safety, tactical_safety};
pub use sources::{Source, SourceKind};

use crate::{
    board::{Board, Colour, PerColour, PerPoint, Point, PointSet},
    context::Context,
    databases::Databases,
};
use ground::Ground;
use shapes::Plan;
use territory::Outlook;

/// What influence is wanted for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Purpose {
    /// To value territory.
    #[default]
    Territory,
    /// To see how strong groups are: patterns of class `E` count, and influence reaches less far.
    Strength,
    /// To see where groups can run: as [`Purpose::Strength`], and sources of class `e` count for more.
    Escape,
}

/// A question about influence.
#[derive(Clone, Copy, Debug)]
pub struct InfluenceQuery<'a> {
    /// Who moves first everywhere.
    pub to_move: Colour,
    /// What it is for.
    pub purpose: Purpose,
    /// How safe each stone is, from 0 (dead) to 1; without it, as
    /// [tactics](tactical_safety) tell.
    pub safety: Option<&'a PerPoint<f32>>,
    /// Stones of the side that is not to move which may push in all the same: a move just played, and
    /// what it saves. Empty but for follow-up influence.
    pub follow_up: PointSet,
}

impl<'a> InfluenceQuery<'a> {
    /// Asks for territory, the safety of stones being told by tactics.
    pub fn new(to_move: Colour) -> InfluenceQuery<'a> {
        let purpose = Purpose::Territory;
        InfluenceQuery { to_move, purpose, safety: None, follow_up: PointSet::EMPTY }
    }

    /// The same for another purpose.
    #[must_use]
    pub fn with_purpose(self, purpose: Purpose) -> InfluenceQuery<'a> {
        InfluenceQuery { purpose, ..self }
    }

    /// The same with this safety of stones.
    #[must_use]
    pub fn with_safety(self, safety: &'a PerPoint<f32>) -> InfluenceQuery<'a> {
        InfluenceQuery { safety: Some(safety), ..self }
    }
}

/// The influence of both sides on each vertex.
///
/// A function of the position, the query and the patterns. Its values are reckoned for White and
/// Black alike: exchanging the colours exchanges them.
#[derive(Clone, PartialEq, Debug)]
pub struct Influence {
    to_move: Colour,
    sources: Vec<Source>,
    permeability: PerColour<PerPoint<f32>>,
    influence: PerColour<PerPoint<f32>>,
    excluded: PerColour<PointSet>,
    /// How safe each stone was taken to be.
    safety: PerPoint<f32>,
    /// Positive for White.
    values: PerPoint<f32>,
    /// The stones that the move before took off the board, as points for White.
    prisoners: f32,
    regions: PerPoint<Region>,
    vertices: Vec<Point>,
}

impl Influence {
    /// The influence in the position of the context.
    pub fn of(
        context: &mut Context,
        databases: &Databases,
        query: &InfluenceQuery<'_>,
    ) -> Influence {
        let safety =
            query.safety.cloned().unwrap_or_else(|| tactical_safety(context, query.to_move));
        let board = context.board();
        let ground = Ground::of(board, &safety);
        let excluded = Colour::ALL.map(|colour| ground.beside_living(board, colour.other()));
        let mut plan = Plan {
            query,
            safety: &safety,
            ground,
            sources: sources::stones(board, &safety, query.purpose).collect(),
            excluded: PerColour(excluded),
        };
        context.while_influence_is_computed(|context| {
            shapes::apply(&mut plan, context, databases);
            for (colour, points) in Colour::ALL.into_iter().zip(context.take_excluded().0) {
                plan.excluded[colour] |= points;
            }
        });
        Influence::spread(context.board(), query.to_move, plan)
    }

    /// The influence after a move. The safety that the query gives is that of the position before the move;
    /// the play says what it changes. Without one, tactics decide after the move.
    ///
    /// The context is as before when it returns; an illegal move changes nothing on the board.
    pub fn after(
        context: &mut Context,
        databases: &Databases,
        query: &InfluenceQuery<'_>,
        play: &Play,
    ) -> Influence {
        let safety = query.safety.map(|before| play.safety(before));
        let query = InfluenceQuery { safety: safety.as_ref(), ..*query };
        let before = context.board().clone();
        context.after(play.side, &[play.point], |after| {
            let mut influence = Influence::of(after, databases, &query);
            influence.prisoners = play::prisoners_for_white(&before, after.board());
            influence
        })
    }

    /// The influence after a move, if its side could move there again: the patterns of class `B` whose
    /// anchor is the stone played, or one that it saves, count for it, as far as their action says that they are
    /// not stopped.
    pub fn follow_up(
        context: &mut Context,
        databases: &Databases,
        query: &InfluenceQuery<'_>,
        play: &Play,
    ) -> Influence {
        Influence::after(context, databases, &play.followed_up(query), play)
    }

    /// Lets the influence of all sources spread.
    fn spread(board: &Board, to_move: Colour, plan: Plan<'_>) -> Influence {
        let mut influence = PerColour([PerPoint::filled(0.0), PerPoint::filled(0.0)]);
        for source in &plan.sources {
            spread::spread(source, &plan.ground, &mut influence[source.colour]);
        }
        let outlook = Outlook {
            board,
            ground: &plan.ground,
            influence: &influence,
            excluded: &plan.excluded,
        };
        let values = outlook.values();
        let mut regions = PerPoint::filled(Region::Neutral);
        for point in board.size().points() {
            let living = plan.ground.has_living_stone(board, point);
            let stone = board.vertex(point).colour().filter(|_| living);
            let [black, white] = Colour::ALL.map(|colour| influence[colour][point]);
            regions[point] =
                stone.map_or_else(|| Region::of(black, white, values[point]), Region::Stone);
        }
        Influence {
            to_move,
            sources: plan.sources,
            permeability: plan.ground.permeability,
            influence,
            excluded: plan.excluded,
            safety: plan.safety.clone(),
            values,
            prisoners: 0.0,
            regions,
            vertices: board.size().points().collect(),
        }
    }

    /// Who moves first everywhere.
    pub fn to_move(&self) -> Colour {
        self.to_move
    }

    /// The influence of a colour on a vertex: 100 at a quite safe stone.
    pub fn at(&self, colour: Colour, point: Point) -> f32 {
        self.influence[colour][point]
    }

    /// What it comes from, the stones first.
    pub fn sources(&self) -> &[Source] {
        &self.sources
    }

    /// How much of a colour's influence a vertex passes on, from 0 to 1.
    pub fn permeability(&self, colour: Colour, point: Point) -> f32 {
        self.permeability[colour][point]
    }

    /// The value of a vertex as territory for a colour, in points: from -1 to 1, as likely as it is to
    /// become that side's or the opponent's; one more where a dead stone stands; 0 for living stones.
    pub fn territory_value(&self, colour: Colour, point: Point) -> f32 {
        match colour {
            Colour::White => self.values[point],
            Colour::Black => -self.values[point],
        }
    }

    /// The sum of the values of all vertices for a colour, in points; after a move, with the prisoners that it
    /// took.
    pub fn balance(&self, colour: Colour) -> f32 {
        let prisoners = match colour {
            Colour::White => self.prisoners,
            Colour::Black => -self.prisoners,
        };
        let values = self.vertices.iter().map(|point| self.territory_value(colour, *point));
        values.sum::<f32>() + prisoners
    }

    /// What a colour gains in territory, in points, from the position `before` was of to this one.
    pub fn gain(&self, before: &Influence, colour: Colour) -> f32 {
        self.balance(colour) - before.balance(colour)
    }

    /// How safe each stone was taken to be, from 0 (dead) to 1.
    pub fn safety(&self) -> &PerPoint<f32> {
        &self.safety
    }

    /// Whose a vertex is, and how surely.
    pub fn region(&self, point: Point) -> Region {
        self.regions[point]
    }

    /// Where a colour gets no territory: next to living stones of the opponent, and where patterns say
    /// so. Vertices off the board may be among them.
    pub fn excluded(&self, colour: Colour) -> &PointSet {
        &self.excluded[colour]
    }

    /// The vertices round a vertex that are the same side's area, itself included, connected along the
    /// lines; none where it is nobody's.
    pub fn area_round(&self, point: Point) -> PointSet {
        let Some(owner) = self.region(point).area() else { return PointSet::EMPTY };
        let whole: PointSet = self
            .vertices
            .iter()
            .copied()
            .filter(|other| self.region(*other).area() == Some(owner))
            .collect();
        let mut area = PointSet::only(point);
        loop {
            let grown = area | (area.neighbours() & whole);
            if grown == area {
                return area;
            }
            area = grown;
        }
    }
}
