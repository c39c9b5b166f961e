//! Two strings at once: can one of them be captured, can both be saved?
//!
//! The two are read together only in their first moves: the attackers play a move that threatens something,
//! the strings' side tries what parries it, and so on for a few moves of either side. What each move
//! comes to in the end is read of each string alone.

use super::search::{CutShort, Found, Question, Search};
use crate::answer::Reading;
use crate::board::{Point, PointSet};

/// The most moves that the attackers play with both strings in mind.
pub(super) const MOST_COORDINATED: usize = 2;

impl Search<'_> {
    /// Whether the attackers, who move, can capture one of two strings: by itself, or by moves after
    /// which not both can be saved, at most `most` of them with both strings in mind. A move that leads there
    /// soon is preferred to one that takes longer, and what takes longer than there are nodes for is not found.
    pub(super) fn attack_either(
        &mut self,
        pair: [Point; 2],
        ply: usize,
        most: usize,
    ) -> Result<Found, CutShort> {
        let mut best = self.attack_one(pair, ply)?;
        for coordinated in 1..=most {
            if best.reading == Reading::Win {
                break;
            }
            match self.attack_together(pair, ply, coordinated) {
                Ok(found) => best = better(best, Some(found.reading), found.best),
                Err(CutShort) if coordinated > 1 => break,
                Err(CutShort) => return Err(CutShort),
            }
        }
        Ok(best)
    }

    /// Whether the strings' side, who moves, can save both.
    pub(super) fn defend_both(&mut self, pair: [Point; 2], ply: usize) -> Result<Found, CutShort> {
        let threat = self.attack_either(pair, ply, MOST_COORDINATED)?;
        self.parry(threat, pair, ply, |search, ply| {
            search.attack_either(pair, ply, MOST_COORDINATED)
        })
    }

    /// The best of the attacks on one of some strings alone.
    fn attack_one(
        &mut self,
        strings: impl IntoIterator<Item = Point>,
        ply: usize,
    ) -> Result<Found, CutShort> {
        let mut best = Found::LOSS;
        for string in strings {
            self.prey = string;
            let found = self.read(Question::Attack, ply)?;
            best = better(best, Some(found.reading), found.best);
            // Enough: and the other string may cost more nodes than there are.
            if best.reading == Reading::Win {
                break;
            }
        }
        Ok(best)
    }

    /// The best of so many moves of the attackers that are played with both strings in mind.
    fn attack_together(
        &mut self,
        pair: [Point; 2],
        ply: usize,
        moves: usize,
    ) -> Result<Found, CutShort> {
        let mut best = Found::LOSS;
        let moves_of_each = pair.map(|string| self.moves_of(Question::Attack, string, ply));
        for point in (moves_of_each[0] | moves_of_each[1]).iter() {
            if best.reading == Reading::Win {
                break;
            }
            let threatened = [0, 1].map(|n| moves_of_each[n].contains(point).then_some(pair[n]));
            let answer = self.after(Question::Attack, point, ply, |search| {
                // What threatens neither string can be left alone; and a move threatens a string only if it comes
                // to mind for it.
                let threat = search.attack_one(threatened.into_iter().flatten(), ply + 1)?;
                let answer = search.parry(threat, pair, ply + 1, |search, ply| {
                    let alone = search.attack_one(pair, ply)?;
                    if moves == 1 || alone.reading == Reading::Win {
                        return Ok(alone);
                    }
                    let together = search.attack_together(pair, ply, moves - 1)?;
                    Ok(better(alone, Some(together.reading), together.best))
                })?;
                Ok(answer.reading)
            })?;
            best = better(best, answer, point);
        }
        Ok(best)
    }

    /// The best answer of the strings' side to a threat, if `attack` finds what the attackers can do
    /// then. Where they would play is tried first.
    fn parry(
        &mut self,
        threat: Found,
        pair: [Point; 2],
        ply: usize,
        attack: impl Fn(&mut Self, usize) -> Result<Found, CutShort>,
    ) -> Result<Found, CutShort> {
        let mut best = Found { reading: threat.reading.for_the_opponent(), best: Point::PASS };
        if best.reading == Reading::Win {
            return Ok(best);
        }
        let mut moves = self.moves_of_both(Question::Defend, pair, ply);
        moves.remove(threat.best);
        for point in std::iter::once(threat.best).chain(moves) {
            if best.reading == Reading::Win {
                break;
            }
            let answer = self.after(Question::Defend, point, ply, |search| {
                Ok(attack(search, ply + 1)?.reading)
            })?;
            best = better(best, answer, point);
        }
        Ok(best)
    }

    /// The moves that come to mind for either string.
    fn moves_of_both(&mut self, question: Question, pair: [Point; 2], ply: usize) -> PointSet {
        let [one, other] = pair.map(|string| self.moves_of(question, string, ply));
        one | other
    }

    /// The moves that come to mind for a string.
    fn moves_of(&mut self, question: Question, string: Point, ply: usize) -> PointSet {
        self.prey = string;
        self.moves(question, ply)
    }
}

/// The better of what has been found and a move.
fn better(best: Found, reading: Option<Reading>, point: Point) -> Found {
    match reading {
        Some(reading) if reading > best.reading => Found { reading, best: point },
        _ => best,
    }
}
