//! The game of a session as a record.

use super::{annotation, session::Session};
use crate::{
    board::{Board, Colour, Point, PointSet},
    game::{
        Counting,
        sgf::{Collection, GameTree, Node, Property, point_name},
    },
};

/// The game as SGF: the stones that were put, then the moves; where choices are kept, each with the position
/// that it was made in.
pub(super) fn write(session: &Session) -> String {
    let board = session.game.board();
    let mut start = board.clone();
    start.undo_to(0);
    let mut first = root(session, &start);
    annotate(&mut first, session, 0);
    let mut tree = GameTree::new(first);
    let mut last = tree.root();
    for ((colour, point), number) in board.moves().zip(1..) {
        let mut node = move_node(colour, point);
        annotate(&mut node, session, number);
        // A record of a session never reaches the number of nodes that a tree can have.
        let Some(next) = tree.push(last, node) else { break };
        last = next;
    }
    Collection { trees: vec![tree], ..Collection::default() }.to_string()
}

/// Adds what was considered in the position after so many moves.
fn annotate(node: &mut Node, session: &Session, moves: usize) {
    if let Some(decision) = session.choice_after(moves) {
        node.properties.extend(annotation::properties(decision, session.game.board().size()));
    }
}

fn root(session: &Session, start: &Board) -> Node {
    let game = &session.game;
    let rules = match game.rules().counting {
        Counting::Area => "Chinese",
        Counting::Territory => "Japanese",
    };
    let application = format!("{} {}", session.identity.name, session.identity.version);
    let mut properties = vec![
        Property::new("GM", &["1"]),
        Property::new("FF", &["4"]),
        Property::new("CA", &["UTF-8"]),
        Property::new("AP", &[&application]),
        Property::new("SZ", &[&start.size().get().to_string()]),
        Property::new("KM", &[&game.komi().to_string()]),
        Property::new("RU", &[rules]),
    ];
    if game.handicap() > 0 {
        properties.push(Property::new("HA", &[&game.handicap().to_string()]));
    }
    properties.extend(setup(start));
    if first_mover(session) == Colour::White {
        properties.push(Property::new("PL", &["W"]));
    }
    Node::from(properties)
}

fn first_mover(session: &Session) -> Colour {
    let first = session.game.board().moves().next();
    first.map_or(session.to_move(), |(colour, _)| colour)
}

fn setup(start: &Board) -> impl Iterator<Item = Property> {
    let stones = [("AB", *start.stones(Colour::Black)), ("AW", *start.stones(Colour::White))];
    let some = stones.into_iter().filter(|(_, points)| !points.is_empty());
    some.map(|(name, points)| points_property(name, &points))
}

fn points_property(name: &str, points: &PointSet) -> Property {
    let points: Vec<String> = points.iter().map(point_name).collect();
    let values: Vec<&str> = points.iter().map(String::as_str).collect();
    Property::new(name, &values)
}

fn move_node(colour: Colour, point: Point) -> Node {
    let name = match colour {
        Colour::Black => "B",
        Colour::White => "W",
    };
    Node::from(vec![Property::new(name, &[&point_name(point)])])
}
