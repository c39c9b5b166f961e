//! Generators: each looks at the position from one side and says why moves should be considered.

mod combinations;
mod doubles;
mod dragon_threats;
mod dragons;
mod eyes;
mod ladders;
mod opening;
mod patterns;
mod races;
mod strings;
mod territory;

use super::{level::Effort, situation::Situation};
use crate::context::Context;

pub(super) use patterns::propose as propose_patterns;

/// Lets all generators speak, but for what waits for the endgame. The context has been analysed and collects reasons.
pub(super) fn propose(context: &mut Context, situation: &Situation<'_>) {
    let effort: Effort = situation.level.effort();
    strings::propose(context, &effort);
    doubles::propose(context, &effort);
    dragons::propose(context);
    if effort.reads_threats {
        dragon_threats::propose(context);
    }
    eyes::propose(context);
    combinations::propose(context);
    races::propose(context);
    patterns::propose(context, situation, |database, _| !database.is_for_endgame());
    opening::propose(context);
    territory::propose(context, situation, &effort);
    if effort.reads_threats {
        ladders::propose(context);
    }
    strings::confirm(context);
}

/// Lets those patterns speak that wait until no large move is left.
pub(super) fn propose_endgame(context: &mut Context, situation: &Situation<'_>) {
    patterns::propose(context, situation, |database, _| database.is_for_endgame());
    strings::confirm(context);
}
