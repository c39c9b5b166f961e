//! How strings hang together, and dragons, as the context holds them.

use super::{Context, Scope};
use crate::{
    answer::{Answer, Reading, Status},
    board::{Colour, PerColour, Point, PointSet, Vertex},
    databases::Databases,
    position::{
        ConnectionMatches, Connections, Dragon, Dragons, Findings, Genus, Step, strings_round_eyes,
        would_surround,
    },
};

/// A string with so many liberties is captured, if at all, by a long sequence only.
const MANY_LIBERTIES: usize = 3;

impl Context {
    /// Finds out everything about the position that is found out without playing it on: its strings, how
    /// they hang together, its eyes, and its dragons. The functions of the language then answer from it.
    ///
    /// ```
    /// use katachi_engine::{board::{Board, Colour, Point}, context::Context, databases::Databases};
    /// use katachi_engine::answer::Status;
    /// let board = Board::from_diagram([
    ///     ".X.XO",
    ///     "XXXXO",
    ///     "OOOO.",
    ///     ".....",
    ///     ".....",
    /// ])?;
    /// let mut context = Context::new(board, Colour::White);
    /// context.analyse(&Databases::default());
    /// let dragon = context.dragons().and_then(|dragons| dragons.get(Point::at(0, 1))).unwrap();
    /// assert_eq!((dragon.size(), dragon.status), (6, Status::Alive));
    /// # Ok::<(), katachi_engine::board::DiagramError>(())
    /// ```
    pub fn analyse(&mut self, databases: &Databases) {
        self.analyse_strings(databases);
        let matches = self.connect(databases);
        self.analyse_eyes();
        self.join_by_eyes();
        matches.take(Step::EyeSpaces, self);
        matches.take(Step::Eyes, self);
        self.analyse_dragons();
        self.leave_match();
    }

    /// The same position with everything known of it.
    ///
    /// ```
    /// use katachi_engine::{board::{Board, Colour}, context::Context, databases::Databases};
    /// let board = Board::from_diagram(["...", ".X.", "..."])?;
    /// let context = Context::new(board, Colour::White).analysed(&Databases::default());
    /// assert!(context.dragons().is_some());
    /// # Ok::<(), katachi_engine::board::DiagramError>(())
    /// ```
    #[must_use]
    pub fn analysed(mut self, databases: &Databases) -> Context {
        self.analyse(databases);
        self
    }

    /// Finds out which strings hang together: patterns of the kind connections mark cuts, then
    /// join strings. Their constraints read; where the strings have been [analysed](Self::analyse_strings),
    /// what is known of them is used. This is a part of [`Context::analyse`], for whoever wants no more.
    pub fn analyse_connections(&mut self, databases: &Databases) {
        self.connect(databases);
        self.leave_match();
    }

    /// Marks cuts and joins strings. The matches serve the later steps too.
    fn connect<'a>(&mut self, databases: &'a Databases) -> ConnectionMatches<'a> {
        self.connections = Some(Box::new(Connections::none(&self.board)));
        let matches = ConnectionMatches::find(&self.board, databases);
        matches.take(Step::Cuts, self);
        matches.take(Step::Connections, self);
        matches
    }

    /// Nothing is asked about a match any more.
    fn leave_match(&mut self) {
        self.scope = Scope::outside_matches(self.to_move);
    }

    /// Strings that share an eye space are one dragon.
    fn join_by_eyes(&mut self) {
        let known = (self.strings(), self.connections(), self.eyes());
        let (Some(strings), Some(connections), Some(eyes)) = known else { return };
        for [one, other] in strings_round_eyes(&self.board, strings, connections, eyes) {
            self.join_groups(one, other);
        }
    }

    /// Finds out about the dragons what follows from all else that has been found out. Influence is one of the things
    /// they are judged by; then it is forgotten, to be computed with the safety of the dragons.
    fn analyse_dragons(&mut self) {
        self.dragons = None;
        for to_move in Colour::ALL {
            self.influence(to_move);
        }
        let dragons = self.findings().map(|findings| findings.dragons());
        self.dragons = dragons.map(Box::new);
        self.influence.forget();
    }

    fn findings(&self) -> Option<Findings<'_>> {
        let [black, white] = Colour::ALL.map(|colour| self.known_influence(colour.other()));
        Some(Findings {
            board: &self.board,
            strings: self.strings()?,
            connections: self.connections()?,
            eyes: self.eyes()?,
            influence: PerColour([black?, white?]),
        })
    }

    /// What is known of the dragons, if they have been analysed.
    pub fn dragons(&self) -> Option<&Dragons> {
        self.dragons.as_deref()
    }

    /// What is known of the dragons of the position as it stands now, moves being tried included.
    pub(super) fn dragons_here(&self) -> Option<&Dragons> {
        self.dragons().filter(|known| known.position() == self.board.hash())
    }

    /// The dragon at a point, if dragons are known.
    pub(super) fn dragon_at(&self, at: Point) -> Option<&Dragon> {
        self.dragons_here()?.get(at)
    }

    /// The status of the dragon at a point; unknown where nothing is known, or no stone is.
    pub(crate) fn status_at(&self, at: Point) -> Status {
        self.dragon_at(at).map_or(Status::Unknown, |dragon| dragon.status)
    }

    /// Whether a side has a stone on one of the points whose dragon is not dead.
    pub(super) fn has_living_stone_on(&self, colour: Colour, points: &[Point]) -> bool {
        points.iter().any(|&point| {
            self.board.vertex(point) == colour.stone() && self.status_at(point) != Status::Dead
        })
    }

    /// Whether a stone of the other side on an empty vertex surrounds the dragon at a point, free until
    /// then.
    pub(super) fn surrounds(&self, point: Point, at: Point) -> bool {
        let Some(dragons) = self.dragons_here() else { return false };
        let Some(dragon) = dragons.get(at) else { return false };
        self.board.vertex(point) == Vertex::Empty
            && would_surround(&self.board, dragons, dragon, point)
    }

    /// Whether the dragon at a point is dead, and its owner could rescue one of its strings by two moves in a row, or
    /// make two eyes by them.
    pub(super) fn may_be_saved_by_a_threat(&mut self, at: Point) -> bool {
        let Some(dragon) = self.dragon_at(at) else { return false };
        if dragon.status != Status::Dead {
            return false;
        }
        let (strings, eyes) = (dragon.strings, dragon.genus.defended_twice);
        eyes >= 2 || strings.iter().any(|string| !self.defense_threats(string).is_empty())
    }

    /// How many eyes stones of one dragon make in the position as it stands now, moves being tried included: in all
    /// eye spaces next to them, whoever shares these.
    pub(crate) fn eyes_of(&mut self, stones: &PointSet) -> Genus {
        let colour = stones.first().and_then(|stone| self.board.vertex(stone).colour());
        let Some(colour) = colour else { return Genus::default() };
        let spaces = self.eyes_here().spaces(colour);
        let own = spaces.filter(|space| space.proper().neighbours().intersects(stones));
        own.map(|space| Genus::of(space.value.numbers())).reduce(Genus::and).unwrap_or_default()
    }

    /// A string is no food for a dragon.
    pub(super) fn deny_lunch(&mut self, string: Point, dragon: Point) {
        let Some(origin) = self.board.origin(string) else { return };
        if let Some(known) = self.connections_mut() {
            known.add_no_lunch(origin, dragon);
        }
    }

    /// How strings hang together, if that has been analysed.
    pub fn connections(&self) -> Option<&Connections> {
        self.connections.as_deref()
    }

    pub(crate) fn connections_mut(&mut self) -> Option<&mut Connections> {
        self.connections.as_deref_mut()
    }

    /// How strings hang together in the position as it stands now, moves being tried included.
    fn connections_here(&self) -> Option<&Connections> {
        self.connections().filter(|known| known.position() == self.board.hash())
    }

    /// Whether this colour can be cut at a point.
    pub(super) fn can_be_cut(&self, colour: Colour, at: Point) -> bool {
        self.connections_here().is_some_and(|known| known.cuts_of(colour).contains(at))
    }

    /// Whether two stones are of one dragon: of one string, where nothing more is known.
    pub(crate) fn are_one_dragon(&self, one: Point, other: Point) -> bool {
        match self.connections_here() {
            Some(known) => known.groups().same(one, other),
            None => self.board.same_string(one, other),
        }
    }

    /// The number of stones of the dragon at a point; of the string, where nothing more is known.
    pub(super) fn stones_of_dragon(&self, at: Point) -> usize {
        match self.connections_here() {
            Some(known) => known.groups().stones(at).map_or(0, |stones| stones.len()),
            None => self.board.string(at).map_or(0, |string| string.size()),
        }
    }

    /// Joins what the stones at two points belong to, if they are of one colour.
    pub(crate) fn join_groups(&mut self, one: Point, other: Point) {
        if self.board.vertex(one) == self.board.vertex(other)
            && let Some(known) = self.connections_mut()
        {
            known.groups_mut().join(one, other);
        }
    }

    /// Joins the dragon in the middle to the larger of the two others, the first if they are equal.
    pub(super) fn join_to_larger(&mut self, [one, middle, other]: [Point; 3]) {
        let larger =
            if self.stones_of_dragon(other) > self.stones_of_dragon(one) { other } else { one };
        self.join_groups(middle, larger);
    }

    /// Whether the capture of a string is nothing to build on: it takes long, or only a ko decides
    /// it, or, unless it comes at once, one of the strings that hold it can itself be captured.
    pub(super) fn capture_is_doubtful(&mut self, at: Point) -> bool {
        let attack = self.attack_at(at);
        if !attack.truth() {
            return false;
        }
        let holders: Vec<Point> =
            self.board.neighbours(at).map(|neighbour| neighbour.origin()).collect();
        attack != Reading::Win
            || self.board.liberty_count(at) >= MANY_LIBERTIES
            || (self.board.liberty_count(at) > 1
                && holders.into_iter().any(|holder| self.attack_at(holder).truth()))
    }
}
