//! The hand-written helpers that a database read at run time may name.

use std::collections::BTreeMap;

use katachi_engine::{autohelper::AutoHelper, helpers, matching::Match};

/// A hand-written helper for databases read at run time.
pub type RuntimeHelper = fn(&Match, &mut (dyn AutoHelper + 'static)) -> bool;

/// Hand-written helpers by name.
///
/// The default holds the names of the helpers that databases in use call. Most of them the engine does
/// not have yet: a pattern that names one of these is matched, and no verdict is given.
#[derive(Clone, Debug)]
pub struct HelperRegistry {
    helpers: BTreeMap<String, Option<RuntimeHelper>>,
}

/// What a registry knows of a name.
#[derive(Clone, Copy, Debug)]
pub(super) enum Known {
    /// It is here.
    Here(RuntimeHelper),
    /// It is a helper of the language that the engine does not have yet.
    NotYet,
    /// It is nothing.
    Nothing,
}

/// The helpers of databases in use that the engine does not have yet.
const AWAITED: [&str; 6] = [
    "high_handicap_helper",
    "jump_out_far_helper",
    "jump_out_helper",
    "reinforce_helper",
    "thrash_around_helper",
    "throw_in_atari_helper",
];

impl Default for HelperRegistry {
    fn default() -> Self {
        let helpers = AWAITED.iter().map(|name| ((*name).to_owned(), None)).collect();
        let mut registry = HelperRegistry { helpers };
        registry.register("cutstone2_helper", helpers::cutstone2_helper);
        registry
    }
}

impl HelperRegistry {
    /// Adds a helper, or puts it in the place of the one of that name.
    pub fn register(&mut self, name: &str, helper: RuntimeHelper) -> &mut HelperRegistry {
        self.helpers.insert(name.to_owned(), Some(helper));
        self
    }

    /// All names that a pattern may give.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.helpers.keys().map(String::as_str)
    }

    pub(super) fn find(&self, name: &str) -> Known {
        match self.helpers.get(name) {
            Some(Some(helper)) => Known::Here(*helper),
            Some(None) => Known::NotYet,
            None => Known::Nothing,
        }
    }
}
