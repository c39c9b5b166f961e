//! How strings hang together, as the context holds it.

use super::Context;
use crate::{
    answer::{Answer, Reading},
    board::{Colour, Point},
    databases::Databases,
    position::{ConnectionMatches, Connections, Step},
};

/// A string with so many liberties is captured, if at all, by a long sequence only.
const MANY_LIBERTIES: usize = 3;

impl Context {
    /// Finds out everything about the position that is found out without playing it on: its strings,
    /// then how they hang together.
    pub fn analyse(&mut self, databases: &Databases) {
        self.analyse_strings(databases);
        self.analyse_connections(databases);
    }

    /// Finds out which strings hang together: patterns of the kind connections mark cuts, then
    /// join strings. Their constraints read; where the strings have been [analysed](Self::analyse_strings),
    /// what is known of them is used.
    pub fn analyse_connections(&mut self, databases: &Databases) {
        self.connections = Some(Box::new(Connections::none(&self.board)));
        let matches = ConnectionMatches::find(&self.board, databases);
        for step in Step::ALL {
            matches.take(step, self);
        }
    }

    /// How strings hang together, if that has been analysed.
    pub fn connections(&self) -> Option<&Connections> {
        self.connections.as_deref()
    }

    pub(crate) fn connections_mut(&mut self) -> Option<&mut Connections> {
        self.connections.as_deref_mut()
    }

    /// How strings hang together in the position as it stands now, moves being tried included.
    fn connections_here(&self) -> Option<&Connections> {
        self.connections().filter(|known| known.position() == self.board.hash())
    }

    /// Whether this colour can be cut at a point.
    pub(super) fn can_be_cut(&self, colour: Colour, at: Point) -> bool {
        self.connections_here().is_some_and(|known| known.cuts_of(colour).contains(at))
    }

    /// Whether two stones are of one dragon: of one string, where nothing more is known.
    pub(super) fn are_one_dragon(&self, one: Point, other: Point) -> bool {
        match self.connections_here() {
            Some(known) => known.groups().same(one, other),
            None => self.board.same_string(one, other),
        }
    }

    /// The number of stones of the dragon at a point; of the string, where nothing more is known.
    pub(super) fn stones_of_dragon(&self, at: Point) -> usize {
        match self.connections_here() {
            Some(known) => known.groups().stones(at).map_or(0, |stones| stones.len()),
            None => self.board.string(at).map_or(0, |string| string.size()),
        }
    }

    /// Joins what the stones at two points belong to, if they are of one colour.
    pub(crate) fn join_groups(&mut self, one: Point, other: Point) {
        if self.board.vertex(one) == self.board.vertex(other)
            && let Some(known) = self.connections_mut()
        {
            known.groups_mut().join(one, other);
        }
    }

    /// Joins the dragon in the middle to the larger of the two others, the first if they are equal.
    pub(super) fn join_to_larger(&mut self, [one, middle, other]: [Point; 3]) {
        let larger =
            if self.stones_of_dragon(other) > self.stones_of_dragon(one) { other } else { one };
        self.join_groups(middle, larger);
    }

    /// Whether the capture of a string is nothing to build on: it takes long, or only a ko decides
    /// it, or, unless it comes at once, one of the strings that hold it can itself be captured.
    pub(super) fn capture_is_doubtful(&mut self, at: Point) -> bool {
        let attack = self.attack_at(at);
        if !attack.truth() {
            return false;
        }
        let holders: Vec<Point> =
            self.board.neighbours(at).map(|neighbour| neighbour.origin()).collect();
        attack != Reading::Win
            || self.board.liberty_count(at) >= MANY_LIBERTIES
            || (self.board.liberty_count(at) > 1
                && holders.into_iter().any(|holder| self.attack_at(holder).truth()))
    }
}
