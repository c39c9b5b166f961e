//! Databases: blocks of patterns with what asks their constraints.

use std::{borrow::Cow, fmt, sync::Arc};

use once_cell::sync::OnceCell;

use super::{
    classes::Classes,
    index::{Index, Matcher, Source, Statistics},
    list::PatternList,
    pattern::{Kind, Match, PatternData},
    plain,
    shape::Shape,
    view::View,
};
use crate::autohelper::AutoHelper;

/// The patterns of one `patterns!` block or of one file.
pub struct Block<H: ?Sized + 'static = dyn AutoHelper> {
    /// Where it comes from: a module's path or a file's name.
    pub source: Cow<'static, str>,
    /// What its letters and elements mean.
    pub kind: Kind,
    /// Its patterns.
    pub patterns: PatternList,
    /// What asks their constraints and does their actions.
    pub program: Program<H>,
}

/// A hand-written helper: accepts or rejects a match.
pub type Helper<H> = fn(&Match, &mut H) -> bool;

/// How constraints are asked and actions done. Patterns are named by their index in the block.
pub enum Program<H: ?Sized + 'static> {
    /// By code that the macros wrote.
    Compiled {
        /// Whether the constraint of a pattern holds; true where there is none.
        constraint: fn(u32, &Match, &mut H) -> bool,
        /// Does the action of a pattern, and tells what it returned; `None` where it returned
        /// nothing.
        action: fn(u32, &Match, &mut H) -> Option<bool>,
        /// The hand-written helpers, by pattern, ascending.
        helpers: &'static [(u32, Helper<H>)],
    },
    /// By whatever reads databases at run time.
    Read(Arc<dyn Script<H> + Send + Sync>),
}

/// Constraints and actions of a block read at run time.
pub trait Script<H: ?Sized> {
    /// Whether the constraint of a pattern holds. `None` where it calls a function that the engine
    /// does not have.
    fn constraint(&self, pattern: u32, found: &Match, helper: &mut H) -> Option<bool>;
    /// Does the action of a pattern. `None` where it returned nothing.
    fn action(&self, pattern: u32, found: &Match, helper: &mut H) -> Option<bool>;
    /// What the hand-written helper says; true where there is none. `None` where the engine does
    /// not have it yet.
    fn helper(&self, pattern: u32, found: &Match, helper: &mut H) -> Option<bool>;
}

/// A block, owned by the program text or shared.
pub enum BlockRef<H: ?Sized + 'static> {
    /// From the macros.
    Static(&'static Block<H>),
    /// Read at run time.
    Shared(Arc<Block<H>>),
}

/// A database: one or more blocks, matched together.
///
/// Patterns are counted through the blocks: [`Match::pattern`] is such an index.
pub struct Database<H: ?Sized + 'static = dyn AutoHelper> {
    /// Its blocks.
    blocks: Cow<'static, [BlockRef<H>]>,
    /// What is computed of them at first use.
    compiled: OnceCell<Compiled>,
}

/// What matching needs of a database's patterns.
struct Compiled {
    /// The index of the first pattern of each block, and last the number of patterns.
    starts: Vec<u32>,
    /// The diagrams, decoded; none of one that means nothing.
    shapes: Vec<Option<Shape>>,
    /// The fast matcher's index.
    index: Arc<Index>,
}

/// A pattern of a database.
pub struct Entry<'a, H: ?Sized + 'static = dyn AutoHelper> {
    /// Its index in the database.
    pub index: u32,
    /// The block that it stands in.
    pub block: &'a Block<H>,
    /// Its index in the block.
    pub number: u32,
    /// The pattern.
    pub data: &'a PatternData,
}

impl<'a, H: ?Sized> Entry<'a, H> {
    /// What its letters and elements mean.
    pub fn kind(&self) -> Kind {
        self.block.kind
    }

    /// Its classes; letters that are none are passed over.
    pub fn classes(&self) -> Classes {
        Classes::known(&self.data.classes)
    }

    /// Its weight: 0 where it has none.
    pub fn weight(&self) -> f32 {
        self.data.weight()
    }
}

impl<H: ?Sized> Clone for Entry<'_, H> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<H: ?Sized> Copy for Entry<'_, H> {}

impl<H: ?Sized> fmt::Debug for Entry<'_, H> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}::{} ({})", self.block.source, self.data.name, self.index)
    }
}

impl<H: ?Sized> Clone for BlockRef<H> {
    fn clone(&self) -> Self {
        match self {
            BlockRef::Static(block) => BlockRef::Static(block),
            BlockRef::Shared(block) => BlockRef::Shared(block.clone()),
        }
    }
}

impl<H: ?Sized> std::ops::Deref for BlockRef<H> {
    type Target = Block<H>;

    fn deref(&self) -> &Block<H> {
        match self {
            BlockRef::Static(block) => block,
            BlockRef::Shared(block) => block,
        }
    }
}

impl<H: ?Sized> Database<H> {
    /// A database of blocks that the macros wrote.
    pub const fn of(blocks: &'static [BlockRef<H>]) -> Database<H> {
        Database { blocks: Cow::Borrowed(blocks), compiled: OnceCell::new() }
    }

    /// A database with no pattern.
    pub const fn empty() -> Database<H> {
        Database { blocks: Cow::Borrowed(&[]), compiled: OnceCell::new() }
    }

    /// A database of one block read at run time.
    pub fn read(block: Block<H>) -> Database<H> {
        Database::from_iter([BlockRef::Shared(Arc::new(block))])
    }

    /// Several databases as one.
    pub fn join(databases: &[&Database<H>]) -> Database<H> {
        databases.iter().flat_map(|database| database.blocks.iter().cloned()).collect()
    }

    /// Its blocks.
    pub fn blocks(&self) -> impl Iterator<Item = &Block<H>> {
        self.blocks.iter().map(|block| &**block)
    }

    /// The number of its patterns.
    pub fn len(&self) -> usize {
        self.blocks().map(|block| block.patterns.len()).sum()
    }

    /// Whether it has no pattern.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Its patterns, in the order of their indices.
    pub fn patterns(&self) -> impl Iterator<Item = Entry<'_, H>> {
        let numbered = self.blocks().flat_map(|block| {
            block.patterns.iter().zip(0..).map(move |(data, number)| (block, number, data))
        });
        numbered.zip(0..).map(|((block, number, data), index)| Entry { index, block, number, data })
    }

    /// The pattern of this index.
    pub fn pattern(&self, index: u32) -> Option<Entry<'_, H>> {
        let starts = &self.compiled().starts;
        let of_block = starts.partition_point(|start| *start <= index).checked_sub(1)?;
        let block: &Block<H> = self.blocks.get(of_block)?;
        let number = index - starts[of_block];
        Some(Entry { index, block, number, data: block.patterns.get(number as usize)? })
    }

    /// The diagram of the pattern of this index, decoded; `None` if it means nothing.
    pub fn shape(&self, index: u32) -> Option<&Shape> {
        self.compiled().shapes.get(index as usize)?.as_ref()
    }

    /// The first pattern of this name.
    pub fn find(&self, name: &str) -> Option<Entry<'_, H>> {
        self.patterns().find(|entry| entry.data.name == name)
    }

    /// Where its patterns match for one side, in no particular order.
    ///
    /// Whoever asks often keeps a [`Matcher`], which spares the memory, or a
    /// [`Tracker`](super::Tracker), which follows a game.
    pub fn matches(&self, view: View<'_>) -> Vec<Match> {
        Matcher::default().find(self, view).collect()
    }

    /// The same by the definition, a thousand times slower: for tests.
    pub fn matches_plainly(&self, view: View<'_>) -> Vec<Match> {
        let mut matches = Vec::new();
        for entry in self.patterns() {
            if let Some(shape) = self.shape(entry.index) {
                let merged = entry.data.is_merged();
                plain::find(shape, entry.index, merged, view, &mut |found| matches.push(found));
            }
        }
        matches
    }

    /// Does at once what is done at first use otherwise, and tells how large the result is.
    pub fn statistics(&self) -> Statistics {
        self.index().statistics()
    }

    /// What the fast matcher needs.
    pub(super) fn index(&self) -> &Arc<Index> {
        &self.compiled().index
    }

    /// What is computed of the patterns at first use.
    fn compiled(&self) -> &Compiled {
        self.compiled.get_or_init(|| {
            let shape = |entry: Entry<'_, H>| Shape::of(entry.data, entry.kind()).ok();
            let shapes: Vec<Option<Shape>> = self.patterns().map(shape).collect();
            Compiled { starts: self.starts(), index: self.build_index(&shapes), shapes }
        })
    }

    fn starts(&self) -> Vec<u32> {
        let next = self.blocks().scan(0, |next, block| {
            *next += block.patterns.len() as u32;
            Some(*next)
        });
        [0].into_iter().chain(next).collect()
    }

    fn build_index(&self, shapes: &[Option<Shape>]) -> Arc<Index> {
        let shapes = self.patterns().zip(shapes);
        Arc::new(Index::of(shapes.filter_map(|(entry, shape)| {
            Some(Source {
                pattern: entry.index,
                shape: shape.clone()?,
                merged: entry.data.is_merged(),
                goal_elements: entry.data.goal_elements,
            })
        })))
    }
}

impl<H: ?Sized> FromIterator<BlockRef<H>> for Database<H> {
    fn from_iter<I: IntoIterator<Item = BlockRef<H>>>(blocks: I) -> Self {
        Database { blocks: blocks.into_iter().collect(), compiled: OnceCell::new() }
    }
}

impl<H: ?Sized> fmt::Debug for Database<H> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sizes = self.blocks().map(|block| (&block.source, block.patterns.len()));
        formatter.debug_map().entries(sizes).finish()
    }
}

/// One pattern of a block, as the unit struct that the macros make for it.
pub trait Pattern {
    /// What its constraint asks.
    type Helpers: ?Sized + 'static;

    /// The block that holds it, and its index there.
    fn place(&self) -> (&'static Block<Self::Helpers>, u32);

    /// The block that holds it.
    fn block(&self) -> &'static Block<Self::Helpers> {
        self.place().0
    }

    /// Its index in the block.
    fn index(&self) -> u32 {
        self.place().1
    }

    /// Its data.
    fn data(&self) -> &'static PatternData {
        &self.block().patterns[self.index() as usize]
    }
}
