//! Which strings hang together: what the patterns of the kind connections say.

use super::groups::Groups;
use crate::{
    answer::{Answer, Reading},
    board::{Board, Colour, PerColour, Point, PointSet},
    context::Context,
    databases::{Databases, NamedDatabase, PatternOf},
    matching::{
        Class, Classes, Kind, Match, Verdict, View,
        shape::{Cell, Element, Shape},
    },
};

/// The strings of a position, joined as far as nobody can part them, and the points where they can
/// be parted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Connections {
    groups: Groups,
    /// Where each colour can be cut.
    cuts: PerColour<PointSet>,
    /// Strings that are no food for a dragon, each with a stone of the dragon.
    no_lunch: Vec<[Point; 2]>,
    /// The hash of the position, the ko included.
    position: u64,
}

impl Connections {
    /// Of a position about which nothing is known yet: no string is joined to another.
    pub fn none(board: &Board) -> Connections {
        let groups = Groups::of_strings(board);
        let cuts = PerColour::default();
        Connections { groups, cuts, no_lunch: Vec::new(), position: board.hash() }
    }

    /// The joined strings.
    pub fn groups(&self) -> &Groups {
        &self.groups
    }

    /// Where this colour can be cut by the other, or a connection must at least not be counted on.
    pub fn cuts_of(&self, colour: Colour) -> &PointSet {
        &self.cuts[colour]
    }

    /// The hash of the position that they are of: [`Board::hash`].
    pub fn position(&self) -> u64 {
        self.position
    }

    /// Whether patterns have said that a string, named by its first stone, is no food for a dragon: capturing
    /// it gives no eye.
    pub fn is_no_lunch(&self, string: Point, dragon: &PointSet) -> bool {
        self.no_lunch.iter().any(|[food, eater]| *food == string && dragon.contains(*eater))
    }

    pub(crate) fn add_no_lunch(&mut self, string: Point, dragon: Point) {
        self.no_lunch.push([string, dragon]);
    }

    pub(crate) fn groups_mut(&mut self) -> &mut Groups {
        &mut self.groups
    }
}

/// The steps in which the patterns are asked. Each pattern has its turn in one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Patterns of the class `B` mark where strings can be cut.
    Cuts,
    /// Patterns of the class `C` join strings; those of no class act.
    Connections,
    /// Patterns of the class `E` act on eye spaces as they have been found.
    EyeSpaces,
    /// Patterns of the class `e` act on eye spaces whose half eyes are known, and on food.
    Eyes,
}

impl Step {
    const fn has(self, classes: Classes) -> bool {
        let (cut, spaces, eyes) =
            (classes.has(Class::Cut), classes.has(Class::Moyo), classes.has(Class::Territory));
        match self {
            Step::Cuts => cut,
            Step::Connections => !cut && !spaces && !eyes,
            Step::EyeSpaces => spaces,
            Step::Eyes => eyes,
        }
    }
}

/// All matches of the patterns of the kind connections, for either side as `O`. The stones stay as
/// they are through all steps, so matching is done once.
pub(crate) struct ConnectionMatches<'a>(Vec<ConnectionMatch<'a>>);

struct ConnectionMatch<'a> {
    database: &'a NamedDatabase,
    pattern: PatternOf<'a>,
    classes: Classes,
    place: Match,
}

impl<'a> ConnectionMatches<'a> {
    /// By database, then in the order of the patterns: what one does may depend on what an earlier one
    /// has done.
    pub(crate) fn find(board: &Board, databases: &'a Databases) -> ConnectionMatches<'a> {
        let of_kind = databases.iter().filter(|database| database.has_kind(Kind::Connections));
        ConnectionMatches(of_kind.flat_map(|database| matches_in(database, board)).collect())
    }

    /// Lets each pattern of this step that matches have its effect.
    pub(crate) fn take(&self, step: Step, context: &mut Context) {
        for found in self.0.iter().filter(|found| step.has(found.classes)) {
            found.take_effect(context);
        }
    }
}

fn matches_in<'a>(database: &'a NamedDatabase, board: &Board) -> Vec<ConnectionMatch<'a>> {
    let both = Colour::ALL.into_iter();
    let mut places: Vec<Match> =
        both.flat_map(|side| database.matches(View::of(board, side))).collect();
    places.sort_unstable();
    let found = |place: Match| {
        let pattern = database.pattern(place.pattern)?;
        let classes = Classes::known(&pattern.data.classes);
        (pattern.kind == Kind::Connections).then_some(ConnectionMatch {
            database,
            pattern,
            classes,
            place,
        })
    };
    places.into_iter().filter_map(found).collect()
}

impl ConnectionMatch<'_> {
    fn take_effect(&self, context: &mut Context) {
        let Some(shape) = self.pattern.shape else { return };
        let acts = self.pattern.data.has_action || self.pattern.data.helper.is_some();
        if !acts && !self.may_change_something(shape, context) {
            return;
        }
        let cuts = self.classes.has(Class::Cut);
        // Of what must all hold, first what costs least to find out.
        let is_open = cuts && !self.is_in_atari(context);
        if cuts && !(self.stones_stand(shape, context) && (is_open || self.is_safe(context))) {
            return;
        }
        if self.database.ask(&self.place, context) != Verdict::Accepted {
            return;
        }
        if is_open && !self.is_safe(context) {
            return;
        }
        if cuts {
            let marked = self.marked(shape);
            if let Some(connections) = context.connections_mut() {
                let cuts = &mut connections.cuts[self.place.side];
                *cuts |= marked;
            }
        }
        if self.classes.has(Class::Connect) {
            self.join(shape, context);
        }
        self.database.act(&self.place, context);
    }

    /// Whether the match, accepted, would mark a new cut or join what is not joined yet.
    fn may_change_something(&self, shape: &Shape, context: &Context) -> bool {
        let Some(connections) = context.connections() else { return false };
        let cuts = self.classes.has(Class::Cut)
            && !self.marked(shape).is_subset(connections.cuts_of(self.place.side));
        let mut friends = self.vertices(shape, is_friend);
        let first = friends.next();
        let joins = self.classes.has(Class::Connect)
            && first.is_some_and(|first| {
                friends.any(|friend| !connections.groups().same(first, friend))
            });
        cuts || joins
    }

    /// The vertices of the elements that are as wanted.
    fn vertices<'s>(
        &'s self,
        shape: &'s Shape,
        wanted: fn(Element) -> bool,
    ) -> impl Iterator<Item = Point> + 's {
        let cells = shape.cells.iter().filter(move |cell| wanted(cell.element));
        cells.map(|cell: &Cell| self.place.at(cell.row.into(), cell.column.into()))
    }

    /// Where a connection is inhibited.
    fn marked(&self, shape: &Shape) -> PointSet {
        self.vertices(shape, |element| matches!(element, Element::Move | Element::Mark)).collect()
    }

    /// Whether X's play leaves its own stone with one liberty at most.
    fn is_in_atari(&self, context: &Context) -> bool {
        let (enemy, mv) = (self.place.side.other(), self.place.mv);
        !mv.is_pass() && context.board().liberty_count_after(enemy, mv) <= 1
    }

    /// Whether X's play is safe. A cut without a play needs none.
    fn is_safe(&self, context: &mut Context) -> bool {
        let (enemy, mv) = (self.place.side.other(), self.place.mv);
        mv.is_pass() || context.safe_move(enemy, mv).truth()
    }

    /// Whether X's stones stand, with its play if they must be saved.
    fn stones_stand(&self, shape: &Shape, context: &mut Context) -> bool {
        let mv = self.place.mv;
        let mut stones = self.vertices(shape, is_enemy);
        self.classes.has(Class::Sacrifice)
            || stones.all(|stone| {
                context.attack_at(stone) != Reading::Win
                    || (!mv.is_pass() && context.read_does_defend(mv, stone).truth())
            })
    }

    /// Joins the strings of the pattern that cannot be captured.
    fn join(&self, shape: &Shape, context: &mut Context) {
        let mut first = None;
        for stone in self.vertices(shape, is_friend) {
            if !self.classes.has(Class::Sacrifice) && context.attack_at(stone).truth() {
                continue;
            }
            context.join_groups(*first.get_or_insert(stone), stone);
        }
    }
}

fn is_friend(element: Element) -> bool {
    matches!(element, Element::Friend | Element::FriendAnchor)
}

fn is_enemy(element: Element) -> bool {
    matches!(element, Element::Enemy | Element::EnemyAnchor)
}
