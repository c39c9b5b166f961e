//! Combination attacks: chains of ataris, each of which must be answered, that end in the capture of a string which
//! cannot be captured outright.

use crate::{
    answer::{Answer, Reading},
    board::{Board, Colour, Point, PointSet},
    context::Context,
};

/// The most ataris of a chain.
const MOST_ATARIS: usize = 3;
/// The most positions that a search looks at.
const MOST_POSITIONS: usize = 60;

/// A chain of ataris that works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Combination {
    /// Its first move.
    pub(super) start: Point,
    /// A stone of the string that is captured if every atari is answered.
    pub(super) string: Point,
}

/// A chain of ataris with which a side, moving first, captures a string that it could not capture outright.
pub(super) fn find(context: &mut Context, attacker: Colour) -> Option<Combination> {
    let safe = safe_stones(context, attacker.other());
    let mut search = Search { attacker, safe, positions: 0 };
    search.chain(context, MOST_ATARIS)
}

/// The stones of a side that cannot be captured outright.
fn safe_stones(context: &mut Context, colour: Colour) -> PointSet {
    let strings: Vec<(Point, PointSet)> = strings_of(context.board(), colour).collect();
    let safe = strings.into_iter().filter(|(origin, _)| !context.attack_at(*origin).truth());
    safe.fold(PointSet::EMPTY, |all, (_, stones)| all | stones)
}

fn strings_of(board: &Board, colour: Colour) -> impl Iterator<Item = (Point, PointSet)> + '_ {
    let own = board.strings().filter(move |string| string.colour() == colour);
    own.map(|string| (string.origin(), *string.stones()))
}

struct Search {
    attacker: Colour,
    /// The defender's stones that stood before the first move.
    safe: PointSet,
    positions: usize,
}

impl Search {
    /// The first chain found of at most so many ataris.
    fn chain(&mut self, context: &mut Context, ataris: usize) -> Option<Combination> {
        let targets: Vec<(Point, PointSet)> = self.targets(context.board());
        for (string, liberties) in targets {
            for start in liberties.iter() {
                if let Some(captured) = self.atari(context, string, start, ataris) {
                    return Some(Combination { start, string: captured });
                }
            }
        }
        None
    }

    /// The defender's strings of two liberties among the stones that stood, with these.
    fn targets(&self, board: &Board) -> Vec<(Point, PointSet)> {
        let strings = board.strings().filter(|string| {
            string.colour() != self.attacker
                && string.liberty_count() == 2
                && string.stones().intersects(&self.safe)
        });
        strings.map(|string| (string.origin(), *string.liberties())).collect()
    }

    /// A stone of the string that this atari, and what follows, captures however it is answered.
    fn atari(
        &mut self,
        context: &mut Context,
        string: Point,
        start: Point,
        ataris: usize,
    ) -> Option<Point> {
        let attacker = self.attacker;
        if self.positions >= MOST_POSITIONS || !context.board().is_legal(attacker, start) {
            return None;
        }
        self.positions += 1;
        context.after(attacker, &[start], |after| {
            // Whoever cannot answer is captured.
            let mut captured = Some(string);
            for answer in answers(after.board(), string) {
                let colour = attacker.other();
                if !after.board().is_legal(colour, answer) {
                    continue;
                }
                captured =
                    Some(after.after(colour, &[answer], |after| self.goes_on(after, ataris))?);
            }
            captured
        })
    }

    /// After an answer: what can be captured outright now, or by going on.
    fn goes_on(&mut self, context: &mut Context, ataris: usize) -> Option<Point> {
        let in_danger: Vec<Point> = context
            .board()
            .strings()
            .filter(|string| string.colour() != self.attacker && string.liberty_count() <= 2)
            .filter_map(|string| (*string.stones() & self.safe).first())
            .collect();
        let mut falls = in_danger.into_iter();
        let fallen = falls.find(|stone| context.read_attack(*stone).reading == Reading::Win);
        if fallen.is_some() || ataris <= 1 {
            return fallen;
        }
        self.chain(context, ataris - 1).map(|combination| combination.string)
    }
}

/// What answers an atari: running, and capturing a string beside that is itself in atari.
fn answers(board: &Board, string: Point) -> Vec<Point> {
    let in_atari = board.neighbours(string).filter(|neighbour| neighbour.in_atari());
    let captures = in_atari.fold(PointSet::EMPTY, |all, neighbour| all | *neighbour.liberties());
    (captures | board.liberties(string)).iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::databases::Databases;

    fn found(rows: &[&str], attacker: Colour) -> Option<Combination> {
        let board = Board::from_diagram(rows).unwrap();
        let mut context = Context::new(board.clone(), attacker);
        context.analyse_strings(&Databases::default());
        let found = find(&mut context, attacker);
        assert_eq!(context.board(), &board);
        found
    }

    #[test]
    fn a_double_atari_is_a_combination() {
        let rows = [
            ".........",
            "..X.X....",
            ".XO.OX...",
            ".........",
            "..O.O....",
            ".........",
            ".........",
            ".........",
            ".........",
        ];
        // Neither string can be captured by itself.
        let combination = found(&rows, Colour::Black).unwrap();
        assert_eq!(combination.start, Point::at(2, 3));
        assert_eq!(found(&rows, Colour::White), None);
    }

    #[test]
    fn strings_of_many_liberties_are_safe() {
        let rows = [".....", ".X...", ".....", "...O.", "....."];
        assert_eq!(found(&rows, Colour::Black), None);
        assert_eq!(found(&rows, Colour::White), None);
    }
}
