//! What a block read at run time says and does.

use katachi_engine::{
    autohelper::AutoHelper,
    matching::{Match, Script},
};

use super::{
    code::{self, Code, Step},
    helpers::RuntimeHelper,
};

/// A part of a pattern that is asked.
#[derive(Clone, Debug)]
pub(super) enum Part<T> {
    /// The pattern has none.
    None,
    /// It can be asked.
    Here(T),
    /// The engine lacks something that it calls.
    Lacking,
}

/// Constraint, action and helper of a pattern.
#[derive(Clone, Debug)]
pub(super) struct Routine {
    pub(super) constraint: Part<Code>,
    pub(super) action: Part<Vec<Step>>,
    pub(super) helper: Part<RuntimeHelper>,
}

/// The routines of a block, by pattern.
#[derive(Clone, Debug)]
pub(super) struct Routines(pub(super) Vec<Routine>);

impl Routines {
    fn of(&self, pattern: u32) -> Option<&Routine> {
        self.0.get(pattern as usize)
    }
}

impl Script<dyn AutoHelper> for Routines {
    /// `None` also where the hand-written helper lacks: there is no verdict then, whatever the
    /// constraint says.
    fn constraint(
        &self,
        pattern: u32,
        found: &Match,
        helper: &mut (dyn AutoHelper + 'static),
    ) -> Option<bool> {
        let routine = self.of(pattern)?;
        if matches!(routine.helper, Part::Lacking) {
            return None;
        }
        match &routine.constraint {
            Part::None => Some(true),
            Part::Here(code) => Some(code.holds(found, helper)),
            Part::Lacking => None,
        }
    }

    fn action(
        &self,
        pattern: u32,
        found: &Match,
        helper: &mut (dyn AutoHelper + 'static),
    ) -> Option<bool> {
        match &self.of(pattern)?.action {
            Part::Here(steps) => code::run(steps, found, helper),
            Part::None | Part::Lacking => None,
        }
    }

    fn helper(
        &self,
        pattern: u32,
        found: &Match,
        helper: &mut (dyn AutoHelper + 'static),
    ) -> Option<bool> {
        match &self.of(pattern)?.helper {
            Part::None => Some(true),
            Part::Here(ask) => Some(ask(found, helper)),
            Part::Lacking => None,
        }
    }
}
