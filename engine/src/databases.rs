//! The databases that an engine is driven with: each named, and asked through whatever its
//! constraints call.
//!
//! A [`Database`] is generic over the helpers that its patterns call, which may be a trait of the
//! user's. [`Databases`] holds databases of different helpers side by side, each with the function
//! that lends the engine's [`Context`] as those helpers.

use std::sync::Arc;

use crate::{
    autohelper::{AutoHelper, MatchScope},
    board::Point,
    context::Context,
    matching::{
        Database, Kind, Match, Mismatch, PatternData, Transformation, Verdict, View, shape::Shape,
    },
    playouts::LocalShapes,
};

/// A set of databases.
///
/// ```
/// use katachi_engine::{databases::Databases, matching::Database};
/// let databases = Databases::default().with("shapes", Database::empty());
/// assert_eq!(databases.iter().count(), 1);
/// ```
#[derive(Clone, Default)]
pub struct Databases {
    sets: Vec<NamedDatabase>,
    playout_shapes: Arc<LocalShapes>,
}

/// A database with its name and what asks it.
#[derive(Clone)]
pub struct NamedDatabase {
    name: String,
    is_for_endgame: bool,
    driver: Arc<dyn Drive>,
}

/// A pattern of a database, whatever the database's helpers are.
#[derive(Clone, Copy, Debug)]
pub struct PatternOf<'a> {
    /// Where its block comes from: a module's path or a file's name.
    pub source: &'a str,
    /// What its letters and elements mean.
    pub kind: Kind,
    /// The pattern.
    pub data: &'a PatternData,
    /// Its diagram, decoded; `None` if that means nothing, and it never matches.
    pub shape: Option<&'a Shape>,
}

/// Lends a context as what a database's constraints call.
pub type Lend<H> = fn(&mut Context) -> &mut H;

/// A database held by whoever drives it: one of the program text, or one made at run time.
pub enum Held<H: ?Sized + 'static> {
    /// A static, as the macros make them.
    Static(&'static Database<H>),
    /// Any other.
    Shared(Arc<Database<H>>),
}

impl<H: ?Sized> From<&'static Database<H>> for Held<H> {
    fn from(database: &'static Database<H>) -> Self {
        Held::Static(database)
    }
}

impl<H: ?Sized> From<Arc<Database<H>>> for Held<H> {
    fn from(database: Arc<Database<H>>) -> Self {
        Held::Shared(database)
    }
}

impl<H: ?Sized> From<Database<H>> for Held<H> {
    fn from(database: Database<H>) -> Self {
        Held::Shared(Arc::new(database))
    }
}

impl<H: ?Sized> std::ops::Deref for Held<H> {
    type Target = Database<H>;

    fn deref(&self) -> &Database<H> {
        match self {
            Held::Static(database) => database,
            Held::Shared(database) => database,
        }
    }
}

impl Databases {
    /// Adds a database of the language's own functions.
    #[must_use]
    pub fn with(
        self,
        name: impl Into<String>,
        database: impl Into<Held<dyn AutoHelper>>,
    ) -> Databases {
        self.with_helpers(name, database, |context| context)
    }

    /// Adds a database whose constraints call functions of `H`, which `lend` makes of the context:
    /// `|context| context` where `H` is a trait that the context implements.
    #[must_use]
    pub fn with_helpers<H: ?Sized + MatchScope + 'static>(
        mut self,
        name: impl Into<String>,
        database: impl Into<Held<H>>,
        lend: Lend<H>,
    ) -> Databases {
        let driver = Arc::new(Driver { database: database.into(), lend });
        self.sets.push(NamedDatabase { name: name.into(), is_for_endgame: false, driver });
        self
    }

    /// Adds a database of moves that are looked for only when no large move is left.
    ///
    /// ```
    /// use katachi_engine::{databases::Databases, matching::Database};
    /// let databases = Databases::default().with_endgame("endgame", Database::empty());
    /// assert!(databases.iter().all(|database| database.is_for_endgame()));
    /// ```
    #[must_use]
    pub fn with_endgame(
        self,
        name: impl Into<String>,
        database: impl Into<Held<dyn AutoHelper>>,
    ) -> Databases {
        let mut all = self.with(name, database);
        if let Some(last) = all.sets.last_mut() {
            last.is_for_endgame = true;
        }
        all
    }

    /// Adds small shapes that games are played out with. They propose moves there and nowhere else.
    #[must_use]
    pub fn with_playout_shapes<H: ?Sized>(mut self, database: &Database<H>) -> Databases {
        self.playout_shapes = Arc::new(self.playout_shapes.union(&LocalShapes::of(database)));
        self
    }

    /// The small shapes that games are played out with.
    pub fn playout_shapes(&self) -> &LocalShapes {
        &self.playout_shapes
    }

    /// Both sets together, these first.
    #[must_use]
    pub fn and(mut self, other: Databases) -> Databases {
        self.sets.extend(other.sets);
        self.playout_shapes = Arc::new(self.playout_shapes.union(&other.playout_shapes));
        self
    }

    /// Only the databases that `wanted` accepts.
    #[must_use]
    pub fn retain(mut self, wanted: impl FnMut(&NamedDatabase) -> bool) -> Databases {
        self.sets.retain(wanted);
        self
    }

    /// The databases, in the order of adding.
    pub fn iter(&self) -> impl Iterator<Item = &NamedDatabase> {
        self.sets.iter()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.sets.is_empty()
    }
}

impl NamedDatabase {
    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether its moves are looked for only when no large move is left.
    pub fn is_for_endgame(&self) -> bool {
        self.is_for_endgame
    }

    /// The number of its patterns.
    pub fn len(&self) -> u32 {
        self.driver.len()
    }

    /// Whether it has no pattern.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The pattern of this index.
    pub fn pattern(&self, index: u32) -> Option<PatternOf<'_>> {
        self.driver.pattern(index)
    }

    /// Whether a pattern of it is of this kind.
    pub fn has_kind(&self, kind: Kind) -> bool {
        self.driver.has_kind(kind)
    }

    /// Where its patterns match for one side, in any order; see [`Database::matches`].
    pub fn matches(&self, view: View<'_>) -> Vec<Match> {
        self.driver.matches(view)
    }

    /// Asks constraint and hand-written helper of a match; see [`Database::ask`].
    pub fn ask(&self, found: &Match, context: &mut Context) -> Verdict {
        self.driver.ask(found, context)
    }

    /// Does the action of a match; see [`Database::act`].
    pub fn act(&self, found: &Match, context: &mut Context) -> Option<bool> {
        self.driver.act(found, context)
    }

    /// Why a pattern does not match with its move at a vertex; see [`Database::explain`].
    pub fn explain(
        &self,
        pattern: u32,
        view: View<'_>,
        at: Point,
    ) -> Vec<(Transformation, Result<Match, Mismatch>)> {
        self.driver.explain(pattern, view, at)
    }
}

impl std::fmt::Debug for NamedDatabase {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "{} ({} patterns)", self.name, self.len())
    }
}

impl std::fmt::Debug for Databases {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_list().entries(&self.sets).finish()
    }
}

/// A database whose helpers' type is hidden.
trait Drive: Send + Sync {
    fn len(&self) -> u32;
    fn has_kind(&self, kind: Kind) -> bool;
    fn pattern(&self, index: u32) -> Option<PatternOf<'_>>;
    fn matches(&self, view: View<'_>) -> Vec<Match>;
    fn ask(&self, found: &Match, context: &mut Context) -> Verdict;
    fn act(&self, found: &Match, context: &mut Context) -> Option<bool>;
    fn explain(
        &self,
        pattern: u32,
        view: View<'_>,
        at: Point,
    ) -> Vec<(Transformation, Result<Match, Mismatch>)>;
}

struct Driver<H: ?Sized + 'static> {
    database: Held<H>,
    lend: Lend<H>,
}

impl<H: ?Sized + MatchScope + 'static> Drive for Driver<H> {
    fn len(&self) -> u32 {
        self.database.len() as u32
    }

    fn has_kind(&self, kind: Kind) -> bool {
        self.database.blocks().any(|block| block.kind == kind && !block.patterns.is_empty())
    }

    fn pattern(&self, index: u32) -> Option<PatternOf<'_>> {
        let entry = self.database.pattern(index)?;
        Some(PatternOf {
            source: &entry.block.source,
            kind: entry.kind(),
            data: entry.data,
            shape: self.database.shape(index),
        })
    }

    fn matches(&self, view: View<'_>) -> Vec<Match> {
        self.database.matches(view)
    }

    fn ask(&self, found: &Match, context: &mut Context) -> Verdict {
        self.database.ask(found, (self.lend)(context))
    }

    fn act(&self, found: &Match, context: &mut Context) -> Option<bool> {
        self.database.act(found, (self.lend)(context))
    }

    fn explain(
        &self,
        pattern: u32,
        view: View<'_>,
        at: Point,
    ) -> Vec<(Transformation, Result<Match, Mismatch>)> {
        self.database.explain(pattern, view, at)
    }
}
