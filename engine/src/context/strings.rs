//! The analysis of strings, as the context holds it.

use super::Context;
use crate::{
    answer::Reading,
    autohelper::PotentialCuts,
    board::Point,
    databases::Databases,
    position::{self, Strings},
    reading::{self, Outcome},
};

impl Context {
    /// Analyses the strings of the position: reading first, then the patterns of the kinds attack and
    /// defense, whose moves reading verifies and whose actions are done.
    ///
    /// From then on `attack` and `defend` answer from the analysis wherever the position is the one
    /// that was analysed.
    pub fn analyse_strings(&mut self, databases: &Databases) {
        self.strings = None;
        self.threats.clear();
        // What is found out from here on must not rest on what was known before.
        self.eyes = None;
        self.eyes_tried = None;
        self.connections = None;
        self.dragons = None;
        self.influence.forget();
        self.analysed_at = self.board.move_count();
        self.databases = databases.clone();
        let strings = Strings::read(self);
        self.strings = Some(Box::new(strings));
        position::ask_patterns(self, databases);
        // What these patterns asked about influence rested on less than is known now.
        self.influence.forget();
    }

    /// What is known of the strings, if they have been analysed.
    pub fn strings(&self) -> Option<&Strings> {
        self.strings.as_deref()
    }

    pub(crate) fn strings_mut(&mut self) -> Option<&mut Strings> {
        self.strings.as_deref_mut()
    }

    /// What is known of the strings of the position as it stands now, moves being tried included.
    pub(crate) fn strings_here(&self) -> Option<&Strings> {
        self.strings().filter(|strings| strings.position() == self.board.hash())
    }

    /// Reads whether a string can be captured, whatever the analysis says.
    pub(crate) fn read_attack(&mut self, string: Point) -> Outcome {
        reading::attack(&mut self.reader, &mut self.board, string)
    }

    /// Reads whether a string can be saved, whatever the analysis says.
    pub(crate) fn read_defense(&mut self, string: Point) -> Outcome {
        reading::defend(&mut self.reader, &mut self.board, string)
    }

    /// Reads whether a move captures a string.
    pub(crate) fn read_does_attack(&mut self, point: Point, string: Point) -> Reading {
        reading::does_attack(&mut self.reader, &mut self.board, point, string)
    }

    /// Reads whether a move saves a string.
    pub(crate) fn read_does_defend(&mut self, point: Point, string: Point) -> Reading {
        reading::does_defend(&mut self.reader, &mut self.board, point, string)
    }
}

impl PotentialCuts for Context {
    fn cuts_once_saved(&mut self, cut: Point, string: Point) -> bool {
        let Some(known) = self.strings_here().and_then(|strings| strings.get(string)) else {
            return false;
        };
        let (colour, Some(save)) = (known.colour, known.defenses.first()) else { return false };
        let moves = [save.point, Point::PASS, cut];
        save.point != cut && self.after(colour, &moves, |after| after.both_stand([cut, string]))
    }

    fn note_potential_cut(&mut self, cut: Point, string: Point) {
        if let Some(strings) = self.strings_mut() {
            strings.add_potential_cut(string, cut);
        }
    }
}

impl Context {
    /// Whether two stones of a colour are there and neither can be captured, other than through a ko.
    fn both_stand(&mut self, pair: [Point; 2]) -> bool {
        let [one, other] = pair.map(|point| self.board.vertex(point).colour());
        one.is_some()
            && one == other
            && reading::attack_either_at_once(&mut self.reader, &mut self.board, pair).reading
                != Reading::Win
    }
}
