//! What patterns of kind influence say: barriers, further sources, and points that are no territory.

use super::{
    InfluenceQuery, Purpose,
    ground::Ground,
    sources::{self, Source, SourceKind},
};
use crate::{
    board::{Colour, PerColour, PerPoint, Point, PointSet},
    context::Context,
    databases::{Databases, NamedDatabase, PatternOf},
    matching::{Class, Classes, Kind, Match, Verdict, View, shape::Element},
};

/// What is known before influence spreads.
pub(super) struct Plan<'a> {
    pub(super) query: &'a InfluenceQuery<'a>,
    /// How safe each stone is, 0 where it is dead.
    pub(super) safety: &'a PerPoint<f32>,
    pub(super) ground: Ground,
    /// The stones first.
    pub(super) sources: Vec<Source>,
    /// Where each colour gets no territory.
    pub(super) excluded: PerColour<PointSet>,
}

/// A place where a stone can push in.
#[derive(Clone, Copy)]
struct Intrusion {
    anchor: Point,
    source: Source,
    /// Whether it gets through barriers: a `,` of the pattern, not a `!`.
    breaks_barriers: bool,
}

/// What a match of a pattern does.
#[derive(Clone, Copy)]
enum Effect {
    /// Stops influence of a colour.
    Barrier(Colour),
    /// Adds sources for the pattern's `O`, where the anchor's side can push in.
    Intrusion,
    /// Adds such sources for the follow-up of a move, where the action allows it.
    FollowUp,
    /// Adds a source at the move, for the pattern's `O` or for both sides.
    Source { kind: SourceKind, for_both: bool },
    /// Only its action acts.
    ActionOnly,
}

/// Lets all patterns speak.
///
/// Barriers come before intrusions, whatever the order of the patterns: where a side can push in,
/// nothing stops it.
pub(super) fn apply(plan: &mut Plan<'_>, context: &mut Context, databases: &Databases) {
    let mut intrusions: Vec<Intrusion> = Vec::new();
    for database in databases.iter().filter(|database| database.has_kind(Kind::Influence)) {
        for side in Colour::ALL {
            let mut matches = database.matches(View::of(context.board(), side));
            matches.sort_unstable();
            for found in &matches {
                plan.hear(context, database, found, &mut intrusions);
            }
        }
    }
    for intrusion in &intrusions {
        let mut source = intrusion.source;
        source.strength *= share(&intrusions, intrusion.anchor);
        if intrusion.breaks_barriers {
            plan.ground.open_to(source.colour, source.point);
        } else if plan.ground.is_barred(source.colour, source.point) {
            continue;
        }
        plan.add_source(source);
    }
}

/// Adds an intrusion; where its stone has one at the same place already, the two become one.
fn collect(intrusions: &mut Vec<Intrusion>, new: Intrusion) {
    let is_same = |known: &&mut Intrusion| {
        known.anchor == new.anchor && known.source.point == new.source.point
    };
    match intrusions.iter_mut().find(is_same) {
        Some(known) => {
            known.source.strength = known.source.strength.max(new.source.strength);
            known.breaks_barriers |= new.breaks_barriers;
        }
        None => intrusions.push(new),
    }
}

/// What is left of each intrusion of a stone, which cannot make all of them.
fn share(intrusions: &[Intrusion], anchor: Point) -> f32 {
    let of_anchor = intrusions.iter().filter(|intrusion| intrusion.anchor == anchor);
    let sum: f32 = of_anchor.map(|intrusion| intrusion.source.strength).sum();
    (sources::MOST_INTRUSION / sum).min(1.0)
}

impl Plan<'_> {
    /// Asks one match and does what it says; intrusions are only collected.
    fn hear(
        &mut self,
        context: &mut Context,
        database: &NamedDatabase,
        found: &Match,
        intrusions: &mut Vec<Intrusion>,
    ) {
        let Some(pattern) = database.pattern(found.pattern) else { return };
        let classes = Classes::known(&pattern.data.classes);
        let Some(effect) = self.effect(&pattern, classes, found) else { return };
        if !self.stones_are_strong(&pattern, classes, found, effect)
            || !context.classes_accept(pattern.kind, pattern.data, found)
            || database.ask(found, context) != Verdict::Accepted
        {
            return;
        }
        match effect {
            Effect::Barrier(against) => self.put_barrier(&pattern, found, against),
            Effect::Source { kind, for_both } => {
                self.add_shape(&pattern, classes, found, kind, for_both);
            }
            Effect::Intrusion => self.collect_intrusions(&pattern, found, intrusions),
            Effect::FollowUp if database.act(found, context) == Some(true) => {
                self.collect_intrusions(&pattern, found, intrusions);
            }
            Effect::FollowUp => {}
            // Its answer means nothing; what it does is to exclude territory.
            Effect::ActionOnly => _ = database.act(found, context),
        }
    }

    /// What a pattern would do where it matches for this side, if anything.
    fn effect(&self, pattern: &PatternOf<'_>, classes: Classes, found: &Match) -> Option<Effect> {
        if pattern.kind != Kind::Influence || !self.is_wanted(classes) {
            return None;
        }
        let to_move = self.query.to_move;
        let is_first = found.side == to_move;
        let for_both = classes.has(Class::Sacrifice);
        match () {
            () if classes.has(Class::Attack) => is_first.then_some(Effect::Barrier(to_move)),
            () if classes.has(Class::Defend) => {
                is_first.then_some(Effect::Barrier(to_move.other()))
            }
            () if classes.has(Class::Cut) && is_first => Some(Effect::Intrusion),
            () if classes.has(Class::Cut) => {
                self.query.follow_up.contains(found.anchor).then_some(Effect::FollowUp)
            }
            () if classes.has(Class::MinorJoseki) => is_first.then_some(Effect::ActionOnly),
            () if classes.has(Class::Invasion) => (is_first || for_both)
                .then_some(Effect::Source { kind: SourceKind::Invasion, for_both }),
            () if classes.has(Class::Moyo) => (self.query.purpose != Purpose::Territory)
                .then_some(Effect::Source { kind: SourceKind::Shape, for_both: false }),
            () => None,
        }
    }

    /// `Y` restricts a pattern to the influence that territory is valued by, `FY` to the other.
    fn is_wanted(&self, classes: Classes) -> bool {
        let is_restricted = classes.has(Class::Experiment);
        let for_territory = !classes.has(Class::Fuseki);
        !is_restricted || for_territory == (self.query.purpose == Purpose::Territory)
    }

    /// Whether the stones that the effect rests on live. `s` says that it does not matter.
    fn stones_are_strong(
        &self,
        pattern: &PatternOf<'_>,
        classes: Classes,
        found: &Match,
        effect: Effect,
    ) -> bool {
        let lives = |stone: Point| self.safety[stone] > 0.0;
        let all_live = |elements: [Element; 2]| {
            cells(pattern, found)
                .filter(|(element, _)| elements.contains(element))
                .all(|(_, stone)| lives(stone))
        };
        if classes.has(Class::Sacrifice) {
            return true;
        }
        match effect {
            Effect::Barrier(against) if against == found.side => {
                all_live([Element::Enemy, Element::EnemyAnchor])
            },
            Effect::Barrier(_) | Effect::Source { kind: SourceKind::Shape, .. } => {
                all_live([Element::Friend, Element::FriendAnchor])
            }
            Effect::Intrusion | Effect::FollowUp => lives(found.anchor),
            Effect::Source { .. } | Effect::ActionOnly => true,
        }
    }

    fn put_barrier(&mut self, pattern: &PatternOf<'_>, found: &Match, against: Colour) {
        for (element, point) in cells(pattern, found) {
            match element {
                Element::Comma => self.ground.stop(against, point),
                Element::Mark => self.ground.weaken(against, point),
                _ => {}
            }
        }
    }

    fn add_shape(
        &mut self,
        pattern: &PatternOf<'_>,
        classes: Classes,
        found: &Match,
        kind: SourceKind,
        for_both: bool,
    ) {
        let class = if kind == SourceKind::Invasion { Class::Invasion } else { Class::Moyo };
        let factor = sources::escape_factor(self.query.purpose, classes.has(Class::Territory));
        let strength = sources::strength(class, pattern.data.weight()) * factor;
        for colour in [found.side, found.side.other()].into_iter().take(1 + usize::from(for_both)) {
            self.add_source(self.source(found.mv, colour, strength, kind));
        }
    }

    /// A stone can push in as strongly as it is safe.
    fn collect_intrusions(
        &self,
        pattern: &PatternOf<'_>,
        found: &Match,
        intrusions: &mut Vec<Intrusion>,
    ) {
        let safety = if found.anchor.is_pass() { 1.0 } else { self.safety[found.anchor].min(1.0) };
        let strength = sources::strength(Class::Cut, pattern.data.weight()) * safety;
        for (element, point) in cells(pattern, found) {
            if !matches!(element, Element::Comma | Element::Mark) {
                continue;
            }
            let source = self.source(point, found.side, strength, SourceKind::Intrusion);
            let breaks_barriers = element == Element::Comma;
            collect(intrusions, Intrusion { anchor: found.anchor, source, breaks_barriers });
        }
    }

    fn source(&self, point: Point, colour: Colour, strength: f32, kind: SourceKind) -> Source {
        Source { point, colour, strength, attenuation: self.query.purpose.attenuation(), kind }
    }

    /// Adds a source; of two of one colour at a vertex the stronger counts. Not where there is a
    /// stone.
    fn add_source(&mut self, source: Source) {
        if source.point.is_pass() || self.ground.is_stopped[source.point] {
            return;
        }
        let is_here =
            |known: &&mut Source| known.point == source.point && known.colour == source.colour;
        match self.sources.iter_mut().find(is_here) {
            Some(known) if known.strength >= source.strength => {}
            Some(known) => *known = source,
            None => self.sources.push(source),
        }
    }
}

/// The vertices that a match covers, with the diagram's elements.
fn cells<'a>(
    pattern: &PatternOf<'a>,
    found: &'a Match,
) -> impl Iterator<Item = (Element, Point)> + 'a {
    let cells = pattern.shape.into_iter().flat_map(|shape| &shape.cells);
    cells.map(|cell| (cell.element, found.at(cell.row.into(), cell.column.into())))
}
