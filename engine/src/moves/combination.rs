//! Combination attacks: chains of ataris, each of which must be answered, that end in the capture of a string which
//! cannot be captured outright.

use crate::{
    answer::{Answer, Reading, Status},
    board::{Board, Colour, Point, PointSet},
    context::Context,
};

/// The most forcing moves of a chain.
const MOST_ATARIS: usize = 3;
/// The first move of a chain may threaten a string of so many liberties, instead of putting one in atari.
const LIBERTIES_OF_THREATENED: usize = 3;
/// The most positions that a search looks at.
const MOST_POSITIONS: usize = 100;
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

/// The chain of ataris with which a side, moving first, captures the largest string that it could not capture outright.
/// Stones that are `known` to fall to a chain do not count.
pub(super) fn find(
    context: &mut Context,
    attacker: Colour,
    known: &PointSet,
) -> Option<Combination> {
    let safe = safe_stones(context, attacker.other()) - *known;
    let mut search = Search { attacker, safe, positions: 0 };
    let (start, prey) = search.chain(context, MOST_ATARIS)?;
    Some(Combination { start, string: prey.stone })
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

/// The stones of a side that cannot be captured outright and, as far as dragons are known, are not dead.
fn safe_stones(context: &mut Context, colour: Colour) -> PointSet {
    let strings: Vec<(Point, PointSet)> = strings_of(context.board(), colour)
        .filter(|(origin, _)| !is_dead(context, *origin))
        .collect();
    let safe = strings.into_iter().filter(|(origin, _)| !context.attack_at(*origin).truth());
    safe.fold(PointSet::EMPTY, |all, (_, stones)| all | stones)
}

/// Whether a stone was dead in the position that was analysed, whatever has been tried since.
fn is_dead(context: &Context, stone: Point) -> bool {
    let known = context.dragons().and_then(|dragons| dragons.get(stone));
    known.is_some_and(|dragon| dragon.status == Status::Dead)
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
    /// A chain of at most so many forcing moves: ataris and, for the first move alone, other threats. Of those that
    /// begin with the first move the one that captures most is told; further on any will do.
    fn chain(&mut self, context: &mut Context, moves: usize) -> Option<(Point, Prey)> {
        let is_first = moves == MOST_ATARIS;
        let most = if is_first { LIBERTIES_OF_THREATENED } else { 2 };
        let mut best: Option<(Point, Prey)> = None;
        for liberties in 2..=most {
            for (string, points) in self.targets(context.board(), liberties) {
                for start in points.iter() {
                    let Some(prey) = self.force(context, string, start, moves) else { continue };
                    if best.is_none_or(|(_, known)| prey.size > known.size) {
                        best = Some((start, prey));
                    }
                    if !is_first {
                        return best;
                    }
                }
            }
        }
        best
    }

    /// The defender's strings of so many liberties among the stones that stood, with these.
    fn targets(&self, board: &Board, liberties: usize) -> Vec<(Point, PointSet)> {
        let strings = board.strings().filter(|string| {
            string.colour() != self.attacker
                && string.liberty_count() == liberties
                && string.stones().intersects(&self.safe)
        });
        strings.map(|string| (string.origin(), *string.liberties())).collect()
    }

    /// What this move against a string, and what follows, captures however it is answered: the defender, who may
    /// always give up the string itself, loses as little as he can.
    fn force(
        &mut self,
        context: &mut Context,
        string: Point,
        start: Point,
        moves: usize,
    ) -> Option<Prey> {
        let attacker = self.attacker;
        if self.positions >= MOST_POSITIONS || !context.board().is_legal(attacker, start) {
            return None;
        }
        self.positions += 1;
        let mut least = self.prey(context.board(), string)?;
        context.after(attacker, &[start], |after| {
            let colour = attacker.other();
            for answer in answers(after, string)? {
                if !after.board().is_legal(colour, answer) {
                    continue;
                }
                let prey = after.after(colour, &[answer], |after| self.goes_on(after, moves))?;
                if prey.size < least.size {
                    least = prey;
                }
            }
            Some(least)
        })
    }

    /// After an answer: what can be captured outright now, or by going on.
    fn goes_on(&mut self, context: &mut Context, moves: usize) -> Option<Prey> {
        let in_danger: Vec<Prey> = context
            .board()
            .strings()
            .filter(|string| string.colour() != self.attacker && string.liberty_count() <= 2)
            .filter_map(|string| self.prey(context.board(), string.origin()))
            .collect();
        let mut falls = in_danger.into_iter();
        let fallen = falls.find(|prey| context.read_attack(prey.stone).reading == Reading::Win);
        if fallen.is_some() || moves <= 1 {
            return fallen;
        }
        self.chain(context, moves - 1).map(|(_, prey)| prey)
    }

    /// A string as prey, if stones of it stood before the first move.
    fn prey(&self, board: &Board, string: Point) -> Option<Prey> {
        let stood = *board.string(string)?.stones() & self.safe;
        stood.first().map(|stone| Prey { stone, size: stood.len() })
    }
}

/// What answers a move against a string. An atari: running, and capturing a string beside that is itself in atari.
/// Another threat: all that reading finds. `None` where the move threatens nothing.
fn answers(context: &mut Context, string: Point) -> Option<Vec<Point>> {
    let board = context.board();
    if board.liberty_count(string) == 1 {
        let in_atari = board.neighbours(string).filter(|neighbour| neighbour.in_atari());
        let captures =
            in_atari.fold(PointSet::EMPTY, |all, neighbour| all | *neighbour.liberties());
        return Some((captures | board.liberties(string)).iter().collect());
    }
    if !context.read_attack(string).reading.truth() {
        return None;
    }
    Some(context.all_defences(string).into_iter().map(|(point, _)| point).collect())
}

/// Where a side begins a chain of ataris that captures something, if there is one.
///
/// ```
/// use katachi_engine::board::{Board, Colour, Point};
/// use katachi_engine::{context::Context, databases::Databases, moves::combination_attack};
/// let board = Board::from_diagram([
///     ".........",
///     "..X.X....",
///     ".XO.OX...",
///     ".........",
///     "..O.O....",
///     ".........",
///     ".........",
///     ".........",
///     ".........",
/// ])?;
/// let mut context = Context::new(board, Colour::Black);
/// context.analyse_strings(&Databases::default());
/// assert_eq!(combination_attack(&mut context, Colour::Black), Some(Point::at(2, 3)));
/// assert_eq!(combination_attack(&mut context, Colour::White), None);
/// # Ok::<(), katachi_engine::board::DiagramError>(())
/// ```
pub fn combination_attack(context: &mut Context, attacker: Colour) -> Option<Point> {
    find(context, attacker, &PointSet::EMPTY).map(|found| found.start)
}

/// The safe moves of the other side after which the first chain found of a side no longer captures what it did; none
/// where there is no chain.
pub fn combination_defences(context: &mut Context, attacker: Colour) -> Vec<Point> {
    let Some(found) = find(context, attacker, &PointSet::EMPTY) else { return Vec::new() };
    let near = context.board().liberties(found.string) | PointSet::only(found.start);
    near.iter().filter(|point| spoils(context, attacker, *point, found.string)).collect()
}

/// Where a side answers a chain of ataris that a move of its own allows, which was not there before; `None` where
/// the move allows none. A pass stands for no answer that helps.
pub fn combination_allowed(context: &mut Context, colour: Colour, point: Point) -> Option<Point> {
    let known = threatened(context, colour.other());
    context.after(colour, &[point], |after| {
        find(after, colour.other(), &known)?;
        Some(combination_defences(after, colour.other()).first().copied().unwrap_or(Point::PASS))
    })
}

/// Whether a chain of a side's no longer captures a string after a move of the other that is itself safe.
fn spoils(context: &mut Context, attacker: Colour, point: Point, string: Point) -> bool {
    let colour = attacker.other();
    let all = *context.board().stones(colour);
    let stones = context.board().string(string).map(|it| *it.stones()).unwrap_or_default();
    context.safe_move(colour, point).truth()
        && context.after(colour, &[point], |after| find(after, attacker, &(all - stones)).is_none())
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
