//! The record of a game of a contest.

use katachi::{
    board::{Colour, Point},
    game::{
        Counting,
        sgf::{Collection, GameTree, Node, Property, point_name},
    },
};

use super::game::{Ending, Played, Terms};

/// A game as SGF, with the names of Black and White.
pub(crate) fn write(played: &Played, [black, white]: [&str; 2], terms: &Terms) -> String {
    let root = Node::from(vec![
        Property::new("GM", &["1"]),
        Property::new("FF", &["4"]),
        Property::new("CA", &["UTF-8"]),
        Property::new("SZ", &[&terms.size.get().to_string()]),
        Property::new("KM", &[&terms.komi.to_string()]),
        Property::new("RU", &[rules(terms)]),
        Property::new("PB", &[black]),
        Property::new("PW", &[white]),
        Property::new("RE", &[&result(&played.ending)]),
    ]);
    let mut tree = GameTree::new(root);
    let mut last = tree.root();
    for &(colour, point) in &played.moves {
        // A game of a contest never reaches the number of nodes that a tree can have.
        let Some(next) = tree.push(last, move_node(colour, point)) else { break };
        last = next;
    }
    Collection { trees: vec![tree], ..Collection::default() }.to_string()
}

fn rules(terms: &Terms) -> &'static str {
    match terms.rules.counting {
        Counting::Area => "Chinese",
        Counting::Territory => "Japanese",
    }
}

/// The result in the form that the format knows.
fn result(ending: &Ending) -> String {
    match ending {
        Ending::Counted(score) => score.clone(),
        Ending::Resigned(loser) => format!("{}+Resign", letter(loser.other())),
        Ending::Fault(loser, _) => format!("{}+Forfeit", letter(loser.other())),
        Ending::Uncounted(_) => "?".to_owned(),
    }
}

fn letter(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "B",
        Colour::White => "W",
    }
}

fn move_node(colour: Colour, point: Point) -> Node {
    Node::from(vec![Property::new(letter(colour), &[&point_name(point)])])
}
