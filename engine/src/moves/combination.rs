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
/// So many chains are told of in one position.
const MOST_CHAINS: usize = 4;

/// A chain of ataris that works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Combination {
    /// Its first move.
    pub(super) start: Point,
    /// A stone of the string that is captured if every atari is answered.
    pub(super) string: Point,
}

/// A chain of ataris with which a side, moving first, captures a string that it could not capture outright. Stones
/// that are `known` to fall to a chain do not count.
pub(super) fn find(
    context: &mut Context,
    attacker: Colour,
    known: &PointSet,
) -> Option<Combination> {
    let safe = safe_stones(context, attacker.other()) - *known;
    let mut search = Search { attacker, safe, positions: 0 };
    search.chain(context, MOST_ATARIS)
}

/// The stones that a side can capture by chains of ataris, one string with each.
pub(super) fn threatened(context: &mut Context, attacker: Colour) -> PointSet {
    let mut threatened = PointSet::EMPTY;
    for _ in 0..MOST_CHAINS {
        let Some(found) = find(context, attacker, &threatened) else { break };
        let fallen = context.board().string(found.string).map(|string| *string.stones());
        threatened |= fallen.unwrap_or_default();
    }
    threatened
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

/// What a chain captures: a stone of the string, and how many of its stones stood before.
#[derive(Clone, Copy)]
struct Prey {
    stone: Point,
    size: usize,
}

impl Search {
    /// The first chain found of at most so many ataris.
    fn chain(&mut self, context: &mut Context, ataris: usize) -> Option<Combination> {
        for (string, liberties) in self.targets(context.board()) {
            for start in liberties.iter() {
                if let Some(captured) = self.atari(context, string, start, ataris) {
                    return Some(Combination { start, string: captured.stone });
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

    /// What this atari, and what follows, captures however it is answered: the defender, who may always give up
    /// the string itself, loses as little as he can.
    fn atari(
        &mut self,
        context: &mut Context,
        string: Point,
        start: Point,
        ataris: usize,
    ) -> Option<Prey> {
        let attacker = self.attacker;
        if self.positions >= MOST_POSITIONS || !context.board().is_legal(attacker, start) {
            return None;
        }
        self.positions += 1;
        let mut least = self.prey(context.board(), string)?;
        context.after(attacker, &[start], |after| {
            let colour = attacker.other();
            for answer in answers(after.board(), string) {
                if !after.board().is_legal(colour, answer) {
                    continue;
                }
                let prey = after.after(colour, &[answer], |after| self.goes_on(after, ataris))?;
                if prey.size < least.size {
                    least = prey;
                }
            }
            Some(least)
        })
    }

    /// After an answer: what can be captured outright now, or by going on.
    fn goes_on(&mut self, context: &mut Context, ataris: usize) -> Option<Prey> {
        let in_danger: Vec<Prey> = context
            .board()
            .strings()
            .filter(|string| string.colour() != self.attacker && string.liberty_count() <= 2)
            .filter_map(|string| self.prey(context.board(), string.origin()))
            .collect();
        let mut falls = in_danger.into_iter();
        let fallen = falls.find(|prey| context.read_attack(prey.stone).reading == Reading::Win);
        if fallen.is_some() || ataris <= 1 {
            return fallen;
        }
        let further = self.chain(context, ataris - 1)?;
        self.prey(context.board(), further.string)
    }

    /// A string as prey, if stones of it stood before the first move.
    fn prey(&self, board: &Board, string: Point) -> Option<Prey> {
        let stood = *board.string(string)?.stones() & self.safe;
        stood.first().map(|stone| Prey { stone, size: stood.len() })
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
        let found = find(&mut context, attacker, &PointSet::EMPTY);
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

    /// The defender gives up what is smaller.
    #[test]
    fn of_two_strings_the_smaller_is_captured_and_what_is_known_does_not_count() {
        let rows = [
            ".........",
            "..X.XX...",
            ".XO.OOX..",
            ".....X...",
            "..O.O....",
            ".........",
            ".........",
            ".........",
            ".........",
        ];
        let combination = found(&rows, Colour::Black).unwrap();
        assert_eq!(combination.string, Point::at(2, 2));
        let board = Board::from_diagram(rows).unwrap();
        let mut context = Context::new(board, Colour::Black);
        context.analyse_strings(&Databases::default());
        let known = threatened(&mut context, Colour::Black);
        assert!(known.contains(Point::at(2, 2)));
        assert_eq!(find(&mut context, Colour::Black, &known), None);
    }

    #[test]
    fn strings_of_many_liberties_are_safe() {
        let rows = [".....", ".X...", ".....", "...O.", "....."];
        assert_eq!(found(&rows, Colour::Black), None);
        assert_eq!(found(&rows, Colour::White), None);
    }
}
