//! A choice of a move as properties of a record: what was considered, and what each move is worth.

use crate::{
    board::BoardSize,
    game::sgf::{Property, point_name},
    moves::{Candidate, Decision},
};

/// How many moves the comment names.
const NAMED: usize = 10;

/// The properties of the node of the position in which the move was chosen: a label with its value on every
/// move that is worth something, and the best moves in the comment, with what speaks for them.
pub(super) fn properties(decision: &Decision, size: BoardSize) -> Vec<Property> {
    let worthy: Vec<&Candidate> =
        decision.candidates.iter().filter(|candidate| candidate.worth.total > 0.0).collect();
    let labels: Vec<(String, String)> = worthy
        .iter()
        .map(|candidate| (point_name(candidate.point), format!("{:.1}", candidate.worth.total)))
        .collect();
    let lines: Vec<String> =
        worthy.iter().take(NAMED).map(|candidate| candidate.describe(size)).collect();
    let comment =
        if lines.is_empty() { "Nothing is worth a move.".to_owned() } else { lines.join("\n") };
    let mut properties = vec![Property::new("C", &[&comment])];
    if !labels.is_empty() {
        properties.push(Property::composed("LB", &labels));
    }
    properties
}
