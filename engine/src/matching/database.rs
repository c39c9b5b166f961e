//! Databases: blocks of patterns with what asks their constraints.

use std::{borrow::Cow, sync::Arc};

use super::pattern::{Kind, Match, PatternData};
use crate::autohelper::AutoHelper;

/// The patterns of one `patterns!` block or of one file.
pub struct Block<H: ?Sized + 'static = dyn AutoHelper> {
    /// Where it comes from: a module's path or a file's name.
    pub source: Cow<'static, str>,
    /// What its letters and elements mean.
    pub kind: Kind,
    /// Its patterns.
    pub patterns: Cow<'static, [PatternData]>,
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
        /// Does the action of a pattern, and tells what it returned (true where it returned nothing;
        /// see `explicit` in [`Script::action`]).
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
pub struct Database<H: ?Sized + 'static = dyn AutoHelper> {
    /// Its blocks; a pattern's index in the database counts through them.
    blocks: Cow<'static, [BlockRef<H>]>,
}

impl<H: ?Sized> Clone for BlockRef<H> {
    fn clone(&self) -> Self {
        match self {
            BlockRef::Static(block) => BlockRef::Static(block),
            BlockRef::Shared(block) => BlockRef::Shared(block.clone()),
        }
    }
}

impl<H: ?Sized> Database<H> {
    /// A database of blocks that the macros wrote.
    pub const fn of(blocks: &'static [BlockRef<H>]) -> Database<H> {
        Database { blocks: Cow::Borrowed(blocks) }
    }

    /// Several databases as one.
    pub fn join(databases: &[&Database<H>]) -> Database<H> {
        Database {
            blocks: databases.iter().flat_map(|database| database.blocks.iter().cloned()).collect(),
        }
    }

    /// Its blocks.
    pub fn blocks(&self) -> impl Iterator<Item = &Block<H>> {
        self.blocks.iter().map(|block| match block {
            BlockRef::Static(block) => *block,
            BlockRef::Shared(block) => &**block,
        })
    }
}

/// One pattern of a block, as the unit struct that the macros make for it.
pub trait Pattern {
    /// What its constraint asks.
    type Helpers: ?Sized + 'static;

    /// The block that holds it.
    fn block(&self) -> &'static Block<Self::Helpers>;

    /// Its index in the block.
    fn index(&self) -> u32;

    /// Its data.
    fn data(&self) -> &'static PatternData {
        &self.block().patterns[self.index() as usize]
    }
}
