//! What class letters demand of reading and of dragons.

use super::Context;
use crate::{
    answer::{Answer, Reading, Status},
    board::{Colour, Point},
    matching::{Classes, Demand, Kind, Match, PatternData},
};

impl Context {
    /// Whether the classes of a pattern of this kind let a match take effect: every [`Demand`] is met, or it cannot be told
    /// whether it is.
    pub fn classes_accept(&mut self, kind: Kind, pattern: &PatternData, found: &Match) -> bool {
        let classes = Classes::known(&pattern.classes);
        Demand::of(kind, classes, !found.mv.is_pass())
            .all(|demand| self.meets(demand, pattern, found) != Some(false))
    }

    /// Whether a match meets a demand of its pattern's classes. None where it cannot be told, since the
    /// [dragons](Context::analyse) of the position are not known.
    pub fn meets(&mut self, demand: Demand, pattern: &PatternData, found: &Match) -> Option<bool> {
        let (friend, enemy, mv) = (found.side, found.side.other(), found.mv);
        let statuses = |context: &Context, colour, wanted: &[Status]| {
            context.dragons_are_as_wanted(pattern, found, colour, wanted)
        };
        match demand {
            Demand::Legal => Some(self.board.is_legal(friend, mv)),
            Demand::LegalButForKo => Some(self.board.legality_without_ko(friend, mv).is_ok()),
            Demand::Safe => Some(self.safe_move(friend, mv) == Reading::Win),
            Demand::SafeIfByKo => Some(self.safe_move(friend, mv).truth()),
            Demand::SafeForOpponent => Some(self.safe_move(enemy, mv).truth()),
            Demand::Rescue => Some(self.rescues_critical_strings(pattern, found)),
            Demand::FriendAlive => statuses(self, friend, &[Status::Alive, Status::Unknown]),
            Demand::FriendDead => statuses(self, friend, &[Status::Dead, Status::Unknown]),
            Demand::EnemyAlive => {
                statuses(self, enemy, &[Status::Alive, Status::Unknown, Status::Critical])
            }
            Demand::EnemyDead => statuses(self, enemy, &[Status::Dead, Status::Unknown]),
        }
    }

    /// Whether the move of a match rescues every string of its own side among the stones of the pattern
    /// that is tactically critical: one that could be captured, and saved, is none that can be captured without a ko
    /// after the move.
    ///
    /// Where the strings of the position have been analysed, the analysis says which are critical, else
    /// reading.
    fn rescues_critical_strings(&mut self, pattern: &PatternData, found: &Match) -> bool {
        let mut endangered: Vec<Point> = Vec::new();
        for stone in friends_of(pattern, found) {
            let Some(origin) = self.origin_of(stone, found.side) else { continue };
            if !endangered.contains(&origin) && self.is_critical(origin) {
                endangered.push(origin);
            }
        }
        endangered.is_empty()
            || self.after(found.side, &[found.mv], |after| {
                endangered.iter().all(|&string| after.read_attack(string).reading != Reading::Win)
            })
    }

    /// Whether the dragon of every stone of this colour that stands on an element of the pattern has one of these
    /// statuses; none while dragons are not known.
    fn dragons_are_as_wanted(
        &self,
        pattern: &PatternData,
        found: &Match,
        colour: Colour,
        wanted: &[Status],
    ) -> Option<bool> {
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
