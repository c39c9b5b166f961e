//! The hand-written helpers that a database read at run time may name.

use std::collections::BTreeMap;

use katachi_engine::{autohelper::AutoHelper, helpers, matching::Match};

/// A hand-written helper for databases read at run time.
pub type RuntimeHelper = fn(&Match, &mut (dyn AutoHelper + 'static)) -> bool;

/// Hand-written helpers by name.
///
/// The default holds the helpers that databases in use call.
#[derive(Clone, Debug)]
pub struct HelperRegistry {
    helpers: BTreeMap<String, RuntimeHelper>,
}

impl Default for HelperRegistry {
    fn default() -> Self {
        let mut registry = HelperRegistry { helpers: BTreeMap::new() };
        registry
            .register("cutstone2_helper", helpers::cutstone2_helper)
            .register("high_handicap_helper", helpers::high_handicap_helper)
            .register("jump_out_far_helper", helpers::jump_out_far_helper)
            .register("jump_out_helper", helpers::jump_out_helper)
            .register("reinforce_helper", helpers::reinforce_helper)
            .register("thrash_around_helper", helpers::thrash_around_helper)
            .register("throw_in_atari_helper", helpers::throw_in_atari_helper);
        registry
    }
}

impl HelperRegistry {
    /// Adds a helper, or puts it in the place of the one of that name.
    pub fn register(&mut self, name: &str, helper: RuntimeHelper) -> &mut HelperRegistry {
        self.helpers.insert(name.to_owned(), helper);
        self
    }

    /// All names that a pattern may give.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.helpers.keys().map(String::as_str)
    }

    pub(super) fn find(&self, name: &str) -> Option<RuntimeHelper> {
        self.helpers.get(name).copied()
    }
}
