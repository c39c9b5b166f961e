//! Two strings at once: can one of them be captured, can both be saved?

use super::search::{CutShort, Found, Question, Search};
use crate::answer::Reading;
use crate::board::{Point, PointSet};

impl Search<'_> {
    /// Whether the attackers, who move, can capture one of two strings: by itself, or by a move
    /// after which not both can be saved.
    pub(super) fn attack_either(
        &mut self,
        pair: [Point; 2],
        ply: usize,
    ) -> Result<Found, CutShort> {
        let mut best = self.attack_uncoordinated(pair, ply)?;
        for point in self.moves_of_both(Question::Attack, pair, ply).iter() {
            if best.reading == Reading::Win {
                break;
            }
            let answer = self.after(Question::Attack, point, ply, |search| {
                Ok(search.defend_uncoordinated(pair, ply + 1)?.reading)
            })?;
            best = better(best, answer, point);
        }
        Ok(best)
    }

    /// Whether the strings' side, who moves, can save both.
    pub(super) fn defend_both(&mut self, pair: [Point; 2], ply: usize) -> Result<Found, CutShort> {
        let threat = self.attack_either(pair, ply)?.reading;
        let mut best = Found { reading: threat.for_the_opponent(), best: Point::PASS };
        for point in self.moves_of_both(Question::Defend, pair, ply).iter() {
            if best.reading == Reading::Win {
                break;
            }
            let answer = self.after(Question::Defend, point, ply, |search| {
                Ok(search.attack_either(pair, ply + 1)?.reading)
            })?;
            best = better(best, answer, point);
        }
        Ok(best)
    }

    /// The better of the attacks on one string alone.
    fn attack_uncoordinated(&mut self, pair: [Point; 2], ply: usize) -> Result<Found, CutShort> {
        let mut best = Found::LOSS;
        for string in pair {
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

    /// Whether one move saves both strings from all attacks on one of them alone.
    fn defend_uncoordinated(&mut self, pair: [Point; 2], ply: usize) -> Result<Found, CutShort> {
        let threat = self.attack_uncoordinated(pair, ply)?.reading;
        let mut best = Found { reading: threat.for_the_opponent(), best: Point::PASS };
        for point in self.moves_of_both(Question::Defend, pair, ply).iter() {
            if best.reading == Reading::Win {
                break;
            }
            let answer = self.after(Question::Defend, point, ply, |search| {
                Ok(search.attack_uncoordinated(pair, ply + 1)?.reading)
            })?;
            best = better(best, answer, point);
        }
        Ok(best)
    }

    /// The moves that come to mind for either string.
    fn moves_of_both(&mut self, question: Question, pair: [Point; 2], ply: usize) -> PointSet {
        pair.into_iter().fold(PointSet::EMPTY, |moves, string| {
            self.prey = string;
            moves | self.moves(question, ply)
        })
    }
}

/// The better of what has been found and a move.
fn better(best: Found, reading: Option<Reading>, point: Point) -> Found {
    match reading {
        Some(reading) if reading > best.reading => Found { reading, best: point },
        _ => best,
    }
}
