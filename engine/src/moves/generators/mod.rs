//! Generators: each looks at the position from one side and says why moves should be considered.

mod combinations;
mod doubles;
mod dragons;
mod eyes;
mod opening;
mod patterns;
mod races;
mod strings;
mod territory;

use super::{level::Effort, situation::Situation};
use crate::context::Context;

pub(super) use patterns::propose as propose_patterns;

/// Lets all generators speak. The context has been analysed and collects reasons.
pub(super) fn propose(context: &mut Context, situation: &Situation<'_>) {
    let effort: Effort = situation.level.effort();
    strings::propose(context, &effort);
    doubles::propose(context, &effort);
    dragons::propose(context);
    eyes::propose(context);
    combinations::propose(context);
    races::propose(context);
    patterns::propose(context, situation, |_| true);
    opening::propose(context);
    territory::propose(context, situation, &effort);
    strings::confirm(context);
}
