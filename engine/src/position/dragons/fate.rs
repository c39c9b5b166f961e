//! What one move at the edge of a dragon does to its room and to its way to friends.
//!
//! A stand-in for reading, two moves deep: the few moves of the opponent that take most from the dragon are tried, each
//! with the dragon's best answer, and so are the dragon's own moves. Stones are laid on the map of what either side reaches,
//! not played: nothing is captured, and eyes count as they have been found.

use super::room::{Outlook, Walks};
use crate::board::{Board, Colour, Point, PointSet};

/// What becomes of a dragon that could not be judged as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// The opponent finds no move that leaves it without an answer.
    Lives,
    /// Whoever moves first decides.
    Hangs {
        /// Where the opponent plays.
        attack: Point,
        /// Where its owner plays.
        defense: Point,
    },
}

/// A dragon that is looked at.
pub(super) struct Siege<'a> {
    pub(super) board: &'a Board,
    pub(super) walks: &'a Walks,
    pub(super) colour: Colour,
    pub(super) stones: PointSet,
    /// The most eyes that it can make.
    pub(super) eyes: u8,
    /// Stones of other dragons of its side: who gets to them is safe.
    pub(super) havens: PointSet,
}

/// What a dragon has to its name before anything is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Prior {
    /// Something speaks for it.
    Open,
    /// Nothing does.
    Doomed,
}

/// A move, and how the dragon stands after it.
#[derive(Clone, Copy)]
struct Tried {
    mv: Point,
    outlook: Outlook,
}

/// How far from a dragon moves are tried, in steps.
const STEPS: usize = 2;
/// How many of the opponent's moves are answered.
const MOST_ATTACKS: usize = 6;
/// Who has so much room, the opponent moving first, lives: nothing need be tried. All room is counted so.
const AMPLE: usize = 12;
/// Who keeps so much room when the opponent's worst move has been answered lives; and who has so much now, if it keeps
/// [`SCANT`].
const ENOUGH: usize = 10;
/// Who keeps less than this is caught.
const SCANT: usize = 6;
/// Who can make two eyes lives if it keeps so much: the opponent cannot prevent both.
const BESIDES_EYES: usize = 5;
/// Who gets so much room by its own move is out, if something spoke for it already.
const OUT: usize = 9;
/// The same of one for which nothing spoke.
const OUT_OF_NOTHING: usize = 13;
/// Who keeps less than this is caught, if nothing spoke for it.
const SCANT_FOR_DOOMED: usize = 8;

impl Siege<'_> {
    /// Whether it lives though the opponent moves first. Its havens must live themselves.
    pub(super) fn lives(&self) -> bool {
        let resting = self.outlook(self.walks, None);
        if resting.room >= AMPLE {
            return true;
        }
        let wanted = if self.eyes >= 2 {
            BESIDES_EYES
        } else if resting.room >= ENOUGH {
            SCANT
        } else {
            ENOUGH
        };
        self.worst_attack(wanted).is_some_and(|attack| attack.outlook.is_enough(wanted))
    }

    /// Where its life is decided, if one move of the opponent's makes an end of it and one of its own saves it.
    pub(super) fn decision(&self, prior: Prior) -> Option<Fate> {
        let (scant, out) = match prior {
            Prior::Open => (SCANT, OUT),
            Prior::Doomed => (SCANT_FOR_DOOMED, OUT_OF_NOTHING),
        };
        let saved = self.best_defense(self.walks, None, usize::MAX);
        if saved.mv.is_pass() || !saved.outlook.is_enough(out) {
            return None;
        }
        let killed = self.worst_attack(scant)?;
        let decides = !killed.outlook.is_enough(scant);
        decides.then_some(Fate::Hangs { attack: killed.mv, defense: saved.mv })
    }

    /// The move of the opponent's after which the dragon, having answered, is worst off. It need not be found where
    /// all leave the dragon what is `wanted`.
    fn worst_attack(&self, wanted: usize) -> Option<Tried> {
        let mut attacks = self.attacks();
        attacks.sort_by_key(|tried| tried.outlook);
        let few = attacks.iter().take(MOST_ATTACKS);
        let answered = few.map(|attack| {
            let walks = self.walks.with(self.colour.other(), attack.mv);
            let answer = self.best_defense(&walks, Some(attack.mv), wanted);
            Tried { mv: attack.mv, outlook: answer.outlook }
        });
        answered.min_by_key(|tried| tried.outlook)
    }

    /// The opponent's moves, each with what it leaves the dragon if that does not answer.
    fn attacks(&self) -> Vec<Tried> {
        let enemy = self.colour.other();
        let near = self.near().into_iter().filter(|mv| self.stands(enemy, *mv));
        near.map(|mv| {
            let outlook = self.outlook(&self.walks.with(enemy, mv), None);
            Tried { mv, outlook }
        })
        .collect()
    }

    /// The best of the dragon's own moves, or passing where none is better. Any that gives what is `wanted` will do.
    fn best_defense(&self, walks: &Walks, taken: Option<Point>, wanted: usize) -> Tried {
        let mut best = Tried { mv: Point::PASS, outlook: self.outlook(walks, None) };
        for mv in self.near().into_iter().filter(|mv| Some(*mv) != taken) {
            if best.outlook.is_enough(wanted) {
                break;
            }
            if self.stands(self.colour, mv) {
                let outlook = self.outlook(&walks.with(self.colour, mv), Some(mv));
                if outlook > best.outlook {
                    best = Tried { mv, outlook };
                }
            }
        }
        best
    }

    /// How the dragon stands, with one stone more or as it is, if the opponent moves next.
    fn outlook(&self, walks: &Walks, added: Option<Point>) -> Outlook {
        let added: PointSet = added.into_iter().collect();
        let mut outlook = walks.outlook(self.colour, &(self.stones | added), &self.havens);
        outlook.meets_friend |= added.neighbours().intersects(&self.havens);
        outlook
    }

    /// Whether a stone played there would have two liberties.
    fn stands(&self, colour: Colour, mv: Point) -> bool {
        self.board.liberty_count_after(colour, mv) >= 2
    }

    /// The empty points near the dragon.
    fn near(&self) -> PointSet {
        let empties = self.board.empties();
        let grow = |reached: PointSet, _| reached | (reached.neighbours() & empties);
        (0..STEPS).fold(self.stones, grow) - self.stones
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::PerColour;

    /// White's string with the first stone of its colour, with all other white stones as havens.
    fn siege<T>(rows: &[&str], ask: impl FnOnce(&Siege<'_>) -> T) -> T {
        let board = Board::from_diagram(rows).unwrap();
        let white = *board.stones(Colour::White);
        let stones = *board.string(white.first().unwrap()).unwrap().stones();
        let walks = Walks::of(&board, &PerColour::default());
        let havens = white - stones;
        let colour = Colour::White;
        ask(&Siege { board: &board, walks: &walks, colour, stones, eyes: 0, havens })
    }

    fn decides(rows: &[&str]) -> Option<Fate> {
        siege(rows, |siege| siege.decision(Prior::Open))
    }

    #[test]
    fn who_has_room_whatever_is_tried_lives() {
        let (empty, ring) = (".............", "..X.X.X.X....");
        let middle = [".............", ".X..OOO..X...", ".............", "..X.....X...."];
        let mut rows = vec![empty, empty, ring];
        rows.extend(middle);
        rows.resize(13, empty);
        assert!(siege(&rows, |siege| siege.lives()));
        assert_eq!(decides(&rows), None);
    }

    #[test]
    fn who_is_shut_in_is_not_helped_by_trying() {
        let mut rows = vec![
            "..XXXXXXXX...",
            "..XOOO.......",
            "..X..........",
            "..X..XXXXX...",
            "..XXXX.......",
        ];
        rows.resize(13, ".............");
        assert!(!siege(&rows, |siege| siege.lives()));
        assert_eq!(decides(&rows), None);
    }

    /// The dragon is what stands in the middle, its friends are beyond the gaps.
    #[test]
    fn one_way_to_a_friend_is_cut_but_not_two() {
        let gap = Point::at(1, 5);
        let mut rows = vec![".XXOXX...", "O.OOO.OO.", "XXXXXXX.."];
        rows.resize(9, ".........");
        assert!(siege(&rows, |siege| siege.lives()), "each way makes up for the other");
        rows[1] = "XXOOO.OO.";
        assert!(!siege(&rows, |siege| siege.lives()));
        assert_eq!(decides(&rows), Some(Fate::Hangs { attack: gap, defense: gap }));
    }
}
