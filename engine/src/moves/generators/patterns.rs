//! Moves that patterns propose: what their classes, values and actions say.

use crate::{
    answer::Answer,
    board::{Colour, Point},
    context::Context,
    databases::{Databases, NamedDatabase, PatternOf},
    matching::{Class, Classes, Kind, Match, PatternData, Value, Verdict, View},
    moves::{Extras, PatternName, Reason, Situation},
};

/// A joseki of class `J` is worth at least so much.
const STANDARD_JOSEKI: f32 = 27.0;
/// One of class `j`; and exactly so much with `F`.
const LESSER_JOSEKI: [f32; 2] = [20.0, 20.1];
/// One of class `t`; and exactly so much with `F`.
const MINOR_JOSEKI: [f32; 2] = [15.0, 15.07];
/// One of class `U`, and its shape.
const URGENT_JOSEKI: [f32; 2] = [40.0, 15.0];
/// The shape of a weak connection.
const WEAK_CONNECTION: f32 = 1.0;

/// Lets every wanted pattern of the kind moves that holds say what it has to say.
pub(in crate::moves) fn propose(
    context: &mut Context,
    situation: &Situation<'_>,
    is_wanted: fn(&NamedDatabase, &PatternData) -> bool,
) {
    for (database, found) in matches(situation.databases, context) {
        let Some(pattern) = database.pattern(found.pattern) else { continue };
        if pattern.kind != Kind::Moves
            || !is_wanted(database, pattern.data)
            || (!situation.every_pattern && is_superfluous(context, database, &pattern, &found))
        {
            continue;
        }
        let accepted = PatternMatch { database, pattern: &pattern, found: &found };
        if accepted.holds(context) {
            accepted.speak(context);
        }
    }
}

/// All matches for the side to move, by database, then in the order of the patterns.
fn matches<'a>(databases: &'a Databases, context: &Context) -> Vec<(&'a NamedDatabase, Match)> {
    let of_kind = databases.iter().filter(|database| database.has_kind(Kind::Moves));
    let view = View::of(context.board(), context.to_move());
    let mut all = Vec::new();
    for database in of_kind {
        let mut found = database.matches(view);
        found.sort_unstable();
        all.extend(found.into_iter().map(|found| (database, found)));
    }
    all
}

/// Whether the pattern has spoken for this move already, turned otherwise, and can add nothing: it acts by its
/// values alone.
fn is_superfluous(
    context: &mut Context,
    database: &NamedDatabase,
    pattern: &PatternOf<'_>,
    found: &Match,
) -> bool {
    let classes = Classes::known(&pattern.data.classes);
    let speaks_of_stones = [
        Class::Connect,
        Class::WeakConnect,
        Class::Cut,
        Class::StrategicAttack,
        Class::StrategicDefense,
        Class::StandardJoseki,
        Class::UrgentJoseki,
    ]
    .iter()
    .any(|class| classes.has(*class));
    let name = name(database, pattern);
    !speaks_of_stones
        && !pattern.data.has_action
        && context
            .proposals_mut()
            .and_then(|proposals| proposals.get(found.mv))
            .is_some_and(|proposal| proposal.patterns.contains(&name))
}

fn name(database: &NamedDatabase, pattern: &PatternOf<'_>) -> PatternName {
    PatternName { database: database.name().to_owned(), pattern: pattern.data.name.to_string() }
}

/// A match that is asked about.
struct PatternMatch<'a> {
    database: &'a NamedDatabase,
    pattern: &'a PatternOf<'a>,
    found: &'a Match,
}

impl PatternMatch<'_> {
    fn has(&self, class: Class) -> bool {
        Classes::known(&self.pattern.data.classes).has(class)
    }

    /// Whether classes, constraint and helper accept the match. A trick is never played, and a pattern without move
    /// has only its action to speak.
    fn holds(&self, context: &mut Context) -> bool {
        let has_say = !self.found.mv.is_pass() || self.pattern.data.has_action;
        has_say
            && !self.has(Class::Trick)
            && context.classes_accept(self.pattern.kind, self.pattern.data, self.found)
            && self.database.ask(self.found, context) == Verdict::Accepted
    }

    /// Says what classes, values and action of the pattern say.
    fn speak(&self, context: &mut Context) {
        let point = self.found.mv;
        if !point.is_pass() {
            self.speak_of_stones(context);
            if let Some(proposals) = context.proposals_mut() {
                let proposal = proposals.at(point);
                proposal.patterns.push(name(self.database, self.pattern));
                self.plain_reasons().for_each(|reason| proposal.add(reason));
                self.bound_by_class(&mut proposal.extras);
                self.pattern
                    .data
                    .values
                    .iter()
                    .for_each(|value| add_value(&mut proposal.extras, value));
            }
        }
        self.database.act(self.found, context);
    }

    /// The reasons of classes that are about no stone.
    fn plain_reasons(&self) -> impl Iterator<Item = Reason> + '_ {
        let is_lesser_joseki = self.has(Class::LesserJoseki) || self.has(Class::MinorJoseki);
        [
            (
                Reason::ExpandTerritory,
                self.has(Class::Territory) || self.has(Class::Block) || is_lesser_joseki,
            ),
            (Reason::ExpandMoyo, self.has(Class::Moyo) || is_lesser_joseki),
            (Reason::Invasion, self.has(Class::Invasion)),
            (Reason::WorthwhileThreat, self.has(Class::WorthwhileThreat)),
            (Reason::Antisuji, self.has(Class::Antisuji)),
        ]
        .into_iter()
        .filter_map(|(reason, is_given)| is_given.then_some(reason))
    }

    /// Bounds and shape that classes give, as the manual's table of attributes has them.
    fn bound_by_class(&self, extras: &mut Extras) {
        let is_fuseki = self.has(Class::Fuseki);
        let mut bound = |class, [least, fixed]: [f32; 2]| {
            if self.has(class) {
                if is_fuseki { extras.fix(fixed) } else { extras.at_least(least) }
            }
        };
        bound(Class::LesserJoseki, LESSER_JOSEKI);
        bound(Class::MinorJoseki, MINOR_JOSEKI);
        if self.has(Class::StandardJoseki) {
            extras.at_least(STANDARD_JOSEKI);
        }
        if self.has(Class::UrgentJoseki) {
            extras.at_least(URGENT_JOSEKI[0]);
            extras.add_shape(URGENT_JOSEKI[1]);
        }
        if self.has(Class::WeakConnect) {
            extras.add_shape(WEAK_CONNECTION);
        }
    }

    /// The reasons of classes that are about the dragons of the pattern.
    fn speak_of_stones(&self, context: &mut Context) {
        let point = self.found.mv;
        let is_joseki = self.has(Class::StandardJoseki) || self.has(Class::UrgentJoseki);
        let defends =
            is_joseki || self.has(Class::StrategicDefense) || self.has(Class::WeakConnect);
        let attacks = is_joseki || self.has(Class::StrategicAttack);
        let friends = self.dragons(context, self.found.side);
        let standing: Vec<Point> =
            friends.iter().copied().filter(|stone| self.stands(context, *stone)).collect();
        let enemies = self.dragons(context, self.found.side.other());
        if self.has(Class::Connect) {
            propose_pairs(context, point, &standing, Reason::Connect);
        }
        if self.has(Class::Cut) {
            propose_pairs(context, point, &enemies, Reason::Cut);
        }
        for dragon in standing.iter().filter(|_| defends) {
            context.propose(point, Reason::StrategicDefence(*dragon));
        }
        for dragon in enemies.iter().filter(|_| attacks) {
            context.propose(point, Reason::StrategicAttack(*dragon));
        }
    }

    /// A stone of each dragon of this colour in the pattern.
    fn dragons(&self, context: &Context, colour: Colour) -> Vec<Point> {
        let Some(shape) = self.pattern.shape else { return Vec::new() };
        let mut dragons: Vec<Point> = Vec::new();
        for cell in &shape.cells {
            let stone = self.found.at(cell.row.into(), cell.column.into());
            if context.is_stone_of(colour, stone)
                && !dragons.iter().any(|known| context.are_one_dragon(*known, stone))
            {
                dragons.push(stone);
            }
        }
        dragons
    }

    /// Whether a string of ours cannot be captured, or is saved by this move.
    fn stands(&self, context: &mut Context, stone: Point) -> bool {
        !context.attack_at(stone).truth() || context.read_does_defend(self.found.mv, stone).truth()
    }
}

fn propose_pairs(
    context: &mut Context,
    point: Point,
    dragons: &[Point],
    reason: fn([Point; 2]) -> Reason,
) {
    for (index, one) in dragons.iter().enumerate() {
        for other in &dragons[index + 1..] {
            context.propose(point, reason([*one, *other]));
        }
    }
}

/// What a value field says. Weights and the fields of life-and-death databases mean nothing here.
fn add_value(extras: &mut Extras, value: &Value) {
    match *value {
        Value::MinValue(least) => extras.at_least(least),
        Value::MaxValue(most) => extras.at_most(most),
        Value::MinTerritory(least) => extras.territory_at_least(least),
        Value::MaxTerritory(most) => extras.territory_at_most(most),
        Value::Shape(shape) => extras.add_shape(shape),
        Value::Followup(followup) => extras.add_followup(followup),
        Value::ReverseFollowup(followup) => extras.add_reverse_followup(followup),
        Value::Weight(_)
        | Value::ThreatensToCapture(_)
        | Value::ThreatensEye(_)
        | Value::ReverseSente(_) => {}
    }
}
