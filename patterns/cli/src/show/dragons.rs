//! A layer of dragons: which stones belong together, and whether they live.

use std::collections::BTreeMap;

use katachi::{
    Context, Status,
    board::BoardSize,
    position::{Dragon, Dragons},
};

use super::layer::{Layer, Mark, Strength};
use crate::words;

/// The letters that name dragons; those after the last are drawn with a sign and told apart by what is
/// written below.
const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// The dragons of a position that has been analysed.
pub(super) fn dragons(context: &Context) -> Layer {
    let size = context.board().size();
    let known = context.dragons().into_iter().flat_map(Dragons::iter);
    let lettered = known.zip(LETTERS.chars().chain(std::iter::repeat('#')));
    let (mut marks, mut notes) = (BTreeMap::new(), Vec::new());
    for (dragon, letter) in lettered {
        let shade = Some((dragon.colour, strength(dragon.status)));
        let mark = Mark { label: letter.to_string(), shade };
        marks.extend(dragon.stones.iter().map(|stone| (stone, mark.clone())));
        notes.push(format!("{letter}: {}", describe(dragon, size)));
    }
    Layer { title: "dragons", width: 2, is_labelled: true, marks, notes }
}

const fn strength(status: Status) -> Strength {
    match status {
        Status::Alive => Strength::Full,
        Status::Unknown => Strength::Medium,
        Status::Critical | Status::Dead => Strength::Faint,
    }
}

fn describe(dragon: &Dragon, size: BoardSize) -> String {
    let name = |vital: Option<katachi::Point>| vital.map(|point| point.name(size));
    let status = match dragon.status {
        Status::Critical => {
            let points = [name(dragon.attack_point), name(dragon.defense_point)];
            let [attack, defense] = points.map(|point| point.unwrap_or_else(|| "?".to_owned()));
            format!("critical (attacked at {attack}, defended at {defense})")
        }
        _ => dragon.safety.words().to_owned(),
    };
    format!(
        "{} at {}, {}: {status}, eyes {}, escape {}, weakness {:.2}",
        words::side(dragon.colour),
        dragon.origin.name(size),
        words::count(dragon.size(), "stone", "stones"),
        dragon.genus,
        dragon.escape_route,
        dragon.weakness,
    )
}
