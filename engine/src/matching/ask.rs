//! Asking a match's constraint and helper, and doing its action.

use super::{
    database::{Block, Database, Program},
    pattern::{Match, Value},
    view::View,
};
use crate::autohelper::MatchScope;

/// What constraint and helper say of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// Both accept it, or there are none.
    Accepted,
    /// The constraint does not hold. (The helper is then not asked.)
    RejectedByConstraint,
    /// The hand-written helper rejects it.
    RejectedByHelper,
    /// The constraint calls a function that the engine does not have, or there is no helper of the
    /// name that the pattern gives; nothing else rejects it.
    Unknown,
}

impl Verdict {
    /// Whether the match is accepted. None where it is unknown.
    pub const fn accepted(self) -> Option<bool> {
        match self {
            Verdict::Accepted => Some(true),
            Verdict::RejectedByConstraint | Verdict::RejectedByHelper => Some(false),
            Verdict::Unknown => None,
        }
    }
}

impl<H: ?Sized + MatchScope> Database<H> {
    /// Announces a match to the helper, then asks constraint and hand-written helper. Classes are
    /// not asked here: what they demand depends on what the caller knows.
    ///
    /// A match of another database is accepted or rejected as its pattern's index says; one that is
    /// out of range is rejected.
    pub fn ask(&self, found: &Match, helper: &mut H) -> Verdict {
        let Some(entry) = self.pattern(found.pattern) else {
            return Verdict::RejectedByConstraint;
        };
        helper.enter(found, entry.weight());
        entry.block.ask(entry.number, found, helper)
    }

    /// Where its patterns match for one side and are accepted, by pattern, transformation and place.
    pub fn accepted(&self, view: View<'_>, helper: &mut H) -> Vec<Match> {
        let mut matches = self.matches(view);
        matches.retain(|found| self.ask(found, helper) == Verdict::Accepted);
        matches.sort_unstable();
        matches
    }

    /// Announces a match to the helper, then does its action. None where there is no action, where
    /// it returned nothing, and where it calls a function that the engine does not have.
    pub fn act(&self, found: &Match, helper: &mut H) -> Option<bool> {
        let entry = self.pattern(found.pattern)?;
        if !entry.data.has_action {
            return None;
        }
        helper.enter(found, entry.weight());
        match &entry.block.program {
            Program::Compiled { action, .. } => action(entry.number, found, helper),
            Program::Read(script) => script.action(entry.number, found, helper),
        }
    }
}

impl<H: ?Sized> Block<H> {
    fn ask(&self, number: u32, found: &Match, helper: &mut H) -> Verdict {
        let constraint = self.ask_constraint(number, found, helper);
        if constraint == Some(false) {
            return Verdict::RejectedByConstraint;
        }
        match (constraint, self.ask_helper(number, found, helper)) {
            (_, Some(false)) => Verdict::RejectedByHelper,
            (Some(_), Some(true)) => Verdict::Accepted,
            (None, _) | (_, None) => Verdict::Unknown,
        }
    }

    fn ask_constraint(&self, number: u32, found: &Match, helper: &mut H) -> Option<bool> {
        let has_constraint = self.patterns.get(number as usize)?.has_constraint();
        match &self.program {
            _ if !has_constraint => Some(true),
            Program::Compiled { constraint, .. } => Some(constraint(number, found, helper)),
            Program::Read(script) => script.constraint(number, found, helper),
        }
    }

    fn ask_helper(&self, number: u32, found: &Match, helper: &mut H) -> Option<bool> {
        match &self.program {
            Program::Compiled { helpers, .. } => {
                let of_pattern = helpers.binary_search_by_key(&number, |(pattern, _)| *pattern);
                Some(of_pattern.map_or(true, |at| helpers[at].1(found, helper)))
            }
            Program::Read(script) => script.helper(number, found, helper),
        }
    }
}

impl super::pattern::PatternData {
    /// Whether there is a constraint.
    pub fn has_constraint(&self) -> bool {
        !self.constraint.is_empty()
    }

    /// The weight of the pattern: its `value` where that is no value of the move; 0 where it has
    /// none.
    pub fn weight(&self) -> f32 {
        let weight = self.values.iter().find_map(|value| match value {
            Value::Weight(weight) => Some(*weight),
            _ => None,
        });
        weight.unwrap_or(0.0)
    }
}
