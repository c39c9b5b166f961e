//! A tree to a block: each sound pattern's data and routine.

use std::{collections::BTreeMap, sync::Arc};

use katachi_engine::matching::{Block, Database, Kind, PatternData, Program};
use katachi_syntax::{
    database::ElementSettings,
    fault::{Fault, FaultKind},
    near, tree,
};

use super::{
    Lacking,
    compile::{Compiler, Obstacle},
    data,
    helpers::HelperRegistry,
    script::{Part, Routine, Routines},
};

/// A block under way.
pub(super) struct Loader<'a> {
    helpers: &'a HelperRegistry,
    placements_only: bool,
    patterns: Vec<PatternData>,
    routines: Vec<Routine>,
    /// How many patterns call what the engine lacks.
    lacking: BTreeMap<String, usize>,
    pub(super) faults: Vec<Fault>,
    pub(super) left_out: usize,
}

impl<'a> Loader<'a> {
    pub(super) fn new(helpers: &'a HelperRegistry, placements_only: bool) -> Loader<'a> {
        Loader {
            helpers,
            placements_only,
            patterns: Vec::new(),
            routines: Vec::new(),
            lacking: BTreeMap::new(),
            faults: Vec::new(),
            left_out: 0,
        }
    }

    /// Takes in all of a tree.
    pub(super) fn load(&mut self, database: &tree::Database) {
        for (settings, pattern) in database.patterns_with_settings() {
            self.add(pattern, settings);
        }
    }

    /// What the engine lacks.
    pub(super) fn lacking(&self) -> Vec<Lacking> {
        let lacking = self.lacking.iter();
        lacking
            .map(|(name, patterns)| Lacking { name: name.clone(), patterns: *patterns })
            .collect()
    }

    /// The database of what was taken in.
    pub(super) fn finish(self, name: &str, kind: Kind) -> Database {
        let block = Block {
            source: name.to_owned().into(),
            kind,
            patterns: self.patterns.into(),
            program: Program::Read(Arc::new(Routines(self.routines))),
        };
        Database::read(block)
    }

    fn add(&mut self, pattern: &tree::Pattern, settings: ElementSettings) {
        let routine = match self.placements_only {
            true => pattern.placeable.then(|| silent_routine(pattern)),
            false if pattern.sound => self.routine(pattern),
            false => None,
        };
        match routine {
            Some(routine) => {
                self.patterns.push(data::pattern_data(pattern, settings));
                self.routines.push(routine);
            }
            None => self.left_out += 1,
        }
    }

    /// What a pattern says and does. `None` where it cannot be used.
    fn routine(&mut self, pattern: &tree::Pattern) -> Option<Routine> {
        let compiler = || Compiler::new(pattern);
        let constraint = pattern.constraint.as_ref().map(|part| compiler().constraint(part));
        let action = pattern.action.as_ref().map(|part| compiler().action(part));
        let mut called = Vec::new();
        let routine = Routine {
            constraint: part(constraint, &mut called)?,
            action: part(action, &mut called)?,
            helper: self.helper(pattern)?,
        };
        called.sort_unstable();
        called.dedup();
        called.into_iter().for_each(|name| *self.lacking.entry(name).or_default() += 1);
        Some(routine)
    }

    fn helper(&mut self, pattern: &tree::Pattern) -> Option<Part<super::RuntimeHelper>> {
        let Some(name) = pattern.attributes.as_ref().and_then(|line| line.helper.as_ref()) else {
            return Some(Part::None);
        };
        if let Some(helper) = self.helpers.find(&name.node) {
            return Some(Part::Here(helper));
        }
        let nearest = near::nearest(&name.node, self.helpers.names());
        let kind = FaultKind::UnknownHelper { name: name.node.clone(), nearest };
        self.faults.push(Fault::new(kind, name.span));
        None
    }
}

/// A routine that gives no verdict where the pattern asks for one.
fn silent_routine(pattern: &tree::Pattern) -> Routine {
    fn silent<T>(is_there: bool) -> Part<T> {
        if is_there { Part::Lacking } else { Part::None }
    }
    let helper = pattern.attributes.as_ref().and_then(|line| line.helper.as_ref());
    Routine {
        constraint: silent(pattern.constraint.is_some()),
        action: silent(pattern.action.is_some()),
        helper: silent(helper.is_some()),
    }
}

/// A compiled part, with the names of the functions that the engine lacks. `None` where the part is
/// unsound.
fn part<T>(
    compiled: Option<Result<T, Vec<Obstacle>>>,
    called: &mut Vec<String>,
) -> Option<Part<T>> {
    match compiled {
        None => Some(Part::None),
        Some(Ok(code)) => Some(Part::Here(code)),
        Some(Err(obstacles)) => {
            for obstacle in obstacles {
                match obstacle {
                    Obstacle::Missing(name) => called.push(name),
                    Obstacle::Unsound => return None,
                }
            }
            Some(Part::Lacking)
        }
    }
}
