//! What a tree must be like beyond its grammar. A check reads the tree and notes faults; it
//! returns nothing, so none can stop another. One that cannot be decided because of an earlier
//! fault stays silent.

mod attributes;
mod database;
mod diagram;
mod expression;
mod labels;
mod names;
mod symmetry;

pub(crate) use attributes::CLASSES;

use crate::fault::Faults;
use crate::parse::ParseOptions;
use crate::parse::pattern::Facts;
use crate::source::Form;
use crate::tree::{Database, Kind};

/// What holds for the whole database.
pub(crate) struct Check<'a> {
    /// The kind, unless the line that should name it does not.
    pub(crate) kind: Option<Kind>,
    pub(crate) form: Form,
    pub(crate) options: &'a ParseOptions,
    /// Whether functions of the user's own may be called: a name outside the table is then left
    /// to rustc.
    pub(crate) has_helpers: bool,
}

/// All checks of a database.
pub(crate) fn check(cx: &Check<'_>, database: &Database, facts: &[Facts], faults: &mut Faults) {
    for (pattern, facts) in database.patterns().zip(facts) {
        names::check_name(cx, pattern, faults);
        diagram::check_diagram(cx, pattern, facts, faults);
        attributes::check_classes(pattern, faults);
        symmetry::check_declared(pattern, facts, faults);
        labels::check_labels(pattern, facts, faults);
        expression::check_values(pattern, facts, faults);
        expression::check_expressions(cx, pattern, facts, faults);
    }
    symmetry::check_undeclared(database, facts, faults);
    database::check_duplicate_names(database, faults);
    database::check_identical_patterns(database, facts, faults);
    database::check_block_length(cx, database, faults);
}
