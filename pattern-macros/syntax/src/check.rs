//! What a tree must be like beyond its grammar. A check reads the tree and notes faults; it
//! returns nothing, so none can stop another. One that cannot be decided because of an earlier
//! fault stays silent.

mod labels;

use crate::fault::Faults;
use crate::parse::ParseOptions;
use crate::parse::pattern::Facts;
use crate::source::Form;
use crate::tree::{AttributeMap, Database, Kind};

/// What holds for the whole database.
pub(crate) struct Check<'a> {
    pub(crate) kind: Kind,
    pub(crate) attribute_map: AttributeMap,
    pub(crate) form: Form,
    pub(crate) options: &'a ParseOptions,
}

/// All checks of a database.
pub(crate) fn check(cx: &Check<'_>, database: &Database, facts: &[Facts], faults: &mut Faults) {
    for (pattern, facts) in database.patterns().zip(facts) {
        labels::check_labels(pattern, facts, faults);
    }
    let _ = cx;
}
