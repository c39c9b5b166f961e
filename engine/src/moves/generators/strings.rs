//! Strings that can be captured or saved, and threats of that.

use super::Effort;
use crate::{
    answer::{Answer, Reading},
    board::{Colour, Point},
    context::Context,
    moves::Reason,
    position::AnalysedString,
};

/// Strings with more liberties are not threatened.
const MOST_LIBERTIES: usize = 4;

/// Proposes the moves that decide the fate of strings, and threats.
pub(super) fn propose(context: &mut Context, effort: &Effort) {
    let colour = context.to_move();
    for string in strings(context) {
        match (string.colour == colour, string.is_critical()) {
            (true, true) => propose_defence(context, &string),
            (false, true) => propose_attack(context, &string),
            (false, false) if effort.reads_threats && string.attacks.is_empty() => {
                propose_attack_threats(context, &string);
            }
            (true, false) if effort.reads_threats && !string.attacks.is_empty() => {
                propose_defence_threats(context, &string);
            }
            _ => {}
        }
    }
}

/// Every move that is proposed for some purpose, whatever it is, may also capture or save a string nearby.
pub(super) fn confirm(context: &mut Context) {
    let colour = context.to_move();
    let critical: Vec<AnalysedString> =
        strings(context).into_iter().filter(AnalysedString::is_critical).collect();
    let proposed: Vec<Point> =
        context.proposals_mut().map_or(Vec::new(), |it| it.iter().map(|(at, _)| at).collect());
    for point in proposed {
        for string in &critical {
            let is_near = context.board().liberties(string.origin).contains(point)
                || point
                    .neighbours()
                    .iter()
                    .any(|next| context.board().liberties(string.origin).contains(*next));
            if is_near {
                confirm_one(context, colour, point, string);
            }
        }
    }
}

fn confirm_one(context: &mut Context, colour: Colour, point: Point, string: &AnalysedString) {
    if string.colour == colour {
        let reading = context.read_does_defend(point, string.origin);
        if reading.truth() {
            context.propose(point, Reason::DefendString { string: string.origin, reading });
        }
    } else {
        let reading = context.read_does_attack(point, string.origin);
        if reading.truth() {
            context.propose(point, Reason::AttackString { string: string.origin, reading });
        }
    }
}

fn strings(context: &Context) -> Vec<AnalysedString> {
    context.strings().into_iter().flat_map(|strings| strings.iter().cloned()).collect()
}

/// Saving a string keeps apart what surrounds it.
fn propose_defence(context: &mut Context, string: &AnalysedString) {
    let known = string.defenses.iter().map(|defense| (defense.point, defense.reading));
    let found = context.all_defences(string.origin);
    for (point, reading) in known.chain(found) {
        context.propose(point, Reason::DefendString { string: string.origin, reading });
        if reading == Reading::Win {
            propose_pairs(context, point, &string.neighbours, Reason::Cut);
        }
    }
}

/// Capturing a string connects what surrounds it.
fn propose_attack(context: &mut Context, string: &AnalysedString) {
    let known = string.attacks.iter().map(|attack| (attack.point, attack.reading));
    let found = context.all_attacks(string.origin);
    for (point, reading) in known.chain(found) {
        context.propose(point, Reason::AttackString { string: string.origin, reading });
        if reading == Reading::Win {
            propose_pairs(context, point, &string.neighbours, Reason::Connect);
        }
    }
}

fn propose_pairs(
    context: &mut Context,
    point: Point,
    strings: &[Point],
    reason: fn([Point; 2]) -> Reason,
) {
    for (index, one) in strings.iter().enumerate() {
        for other in &strings[index + 1..] {
            if !context.are_one_dragon(*one, *other) {
                context.propose(point, reason([*one, *other]));
            }
        }
    }
}

fn propose_attack_threats(context: &mut Context, string: &AnalysedString) {
    if string.liberties > MOST_LIBERTIES || string.invincible {
        return;
    }
    for threat in context.attack_threats(string.origin) {
        let reason = Reason::AttackThreat { string: string.origin, reading: threat.reading };
        context.propose(threat.point, reason);
    }
}

fn propose_defence_threats(context: &mut Context, string: &AnalysedString) {
    for threat in context.defense_threats(string.origin) {
        let reason = Reason::DefendThreat { string: string.origin, reading: threat.reading };
        context.propose(threat.point, reason);
    }
}
