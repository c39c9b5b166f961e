//! The class letters of the `:` line.

use crate::fault::{FaultKind, Faults};
use crate::tree::Pattern;

/// Every class letter: constraints, actions, those of attack and defense, and experiments.
pub(crate) const CLASSES: &str = "snOoXxCcBbeEadIJjtUTFWNADY";

/// Unknown class letters.
pub(super) fn check_classes(pattern: &Pattern, faults: &mut Faults) {
    let Some(attributes) = &pattern.attributes else { return };
    for class in &attributes.classes {
        if !CLASSES.contains(class.node) {
            let meant = other_case(class.node).filter(|letter| CLASSES.contains(*letter));
            faults.at(class.span, FaultKind::UnknownClass { letter: class.node, meant });
        }
    }
}

fn other_case(letter: char) -> Option<char> {
    if letter.is_ascii_uppercase() {
        Some(letter.to_ascii_lowercase())
    } else if letter.is_ascii_lowercase() {
        Some(letter.to_ascii_uppercase())
    } else {
        None
    }
}
