//! What class letters demand of reading and of dragons.

use super::Context;
use crate::{
    answer::{Reading, Status},
    board::{Colour, Point},
    matching::{Class, Match, PatternData},
};

impl Context {
    /// Whether the move of a match rescues every string of its own side among the stones of the pattern
    /// that is tactically critical, as class `O` demands in databases of kind moves: one that could be
    /// captured, and saved, is none that can be captured without a ko after the move.
    ///
    /// Where the strings of the position have been analysed, the analysis says which are critical, else
    /// reading.
    pub fn rescues_critical_strings(&mut self, pattern: &PatternData, found: &Match) -> bool {
        let mut endangered: Vec<Point> = Vec::new();
        for stone in friends_of(pattern, found) {
            let Some(origin) = self.origin_of(stone, found.side) else { continue };
            if !endangered.contains(&origin) && self.is_critical(origin) {
                endangered.push(origin);
            }
        }
        self.after(found.side, &[found.mv], |after| {
            endangered.iter().all(|&string| after.read_attack(string).reading != Reading::Win)
        })
    }

    /// Whether the stones of a match are of dragons as this class wants them: `O`, `o`, `X` and `x` speak of
    /// every stone that stands on an element of the pattern. True for any other class; none while dragons
    /// are not known.
    pub fn dragons_are_as_wanted(
        &self,
        class: Class,
        pattern: &PatternData,
        found: &Match,
    ) -> Option<bool> {
        let (colour, wanted): (_, &[Status]) = match class {
            Class::FriendAlive => (found.side, &[Status::Alive, Status::Unknown]),
            Class::FriendDead => (found.side, &[Status::Dead, Status::Unknown]),
            Class::EnemyAlive => {
                (found.side.other(), &[Status::Alive, Status::Unknown, Status::Critical])
            }
            Class::EnemyDead => (found.side.other(), &[Status::Dead, Status::Unknown]),
            _ => return Some(true),
        };
        self.dragons_here()?;
        let is_as_wanted = |point: Point| {
            self.board.vertex(point) != colour.stone() || wanted.contains(&self.status_at(point))
        };
        Some(elements_of(pattern, found).all(is_as_wanted))
    }

    /// The first stone of a string of this colour.
    fn origin_of(&self, stone: Point, colour: Colour) -> Option<Point> {
        let string = self.board.string(stone)?;
        (string.colour() == colour).then(|| string.origin())
    }

    /// Whether a string can be captured and also saved.
    fn is_critical(&mut self, origin: Point) -> bool {
        let analysed = self.strings_here().and_then(|strings| strings.get(origin));
        match analysed {
            Some(string) => string.is_critical(),
            None => {
                self.read_attack(origin).reading != Reading::Loss
                    && self.read_defense(origin).reading != Reading::Loss
            }
        }
    }
}

/// The vertices that a match covers with elements.
fn elements_of(pattern: &PatternData, found: &Match) -> impl Iterator<Item = Point> {
    let rows = pattern.rows.split('\n').zip(0..);
    rows.flat_map(move |(row, down)| {
        let elements = row.chars().zip(0..).filter(|(element, _)| *element != '?');
        elements.map(move |(_, right)| found.at(down, right))
    })
}

/// The vertices that a match covers with elements that may be friendly stones.
fn friends_of(pattern: &PatternData, found: &Match) -> impl Iterator<Item = Point> {
    let rows = pattern.rows.split('\n').zip(0..);
    rows.flat_map(move |(row, down)| {
        let friends =
            row.chars().zip(0..).filter(|(element, _)| matches!(element, 'O' | 'Q' | 'o'));
        friends.map(move |(_, right)| found.at(down, right))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{board::Board, databases::Databases, matching::Transformation};

    /// A white stone in atari that can run to the right.
    const ATARI: [&str; 5] = [".....", ".X...", "XO...", ".X...", "....."];

    fn rescues(rows: [&str; 5], pattern: &str, origin: Point, mv: Point, analysed: bool) -> bool {
        let board = Board::from_diagram(rows).unwrap();
        let mut context = Context::new(board, Colour::White);
        if analysed {
            context.analyse_strings(&Databases::default());
        }
        let data = PatternData { rows: pattern.to_owned().into(), ..PatternData::default() };
        let found = Match {
            pattern: 0,
            transformation: Transformation::new(0).unwrap(),
            side: Colour::White,
            origin,
            mv,
            anchor: origin,
        };
        context.rescues_critical_strings(&data, &found)
    }

    #[test]
    fn a_string_in_atari_must_be_rescued() {
        let string = Point::at(2, 1);
        for analysed in [false, true] {
            for element in ["O*", "o*", "Q*"] {
                assert!(rescues(ATARI, element, string, Point::at(2, 2), analysed), "{element}");
            }
            assert!(!rescues(ATARI, "O..*", string, Point::at(2, 4), analysed), "elsewhere");
            assert!(rescues(ATARI, "?..*", string, Point::at(2, 4), analysed), "no element");
        }
    }

    #[test]
    fn what_cannot_be_captured_or_not_be_saved_is_not_critical() {
        let open = [".....", ".....", ".O...", ".....", "....."];
        assert!(rescues(open, "O..*", Point::at(2, 1), Point::at(2, 4), false));
        let lost = ["OX...", ".....", "X....", ".....", "....."];
        assert!(rescues(lost, "O....\n....*", Point::at(0, 0), Point::at(1, 4), false));
    }
}
