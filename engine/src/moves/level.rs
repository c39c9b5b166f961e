//! Levels of play: how much work goes into a move.

use crate::reading::Depths;

/// A level of play, 1 to 10: the higher, the more moves are looked at and the further is read.
///
/// ```
/// use katachi_engine::moves::Level;
/// assert_eq!(Level::new(0), Level::WEAKEST);
/// assert_eq!(Level::new(99), Level::STRONGEST);
/// assert!(Level::new(3) < Level::default());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Default for Level {
    fn default() -> Level {
        Level::STRONGEST
    }
}

impl Level {
    /// The lowest.
    pub const WEAKEST: Level = Level(1);
    /// The highest.
    pub const STRONGEST: Level = Level(10);

    /// The level of this number; the nearest where there is none.
    pub fn new(number: u8) -> Level {
        Level(number).clamp(Level::WEAKEST, Level::STRONGEST)
    }

    /// Its number, 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How far is read: the nodes of a question grow with the level up to level 8, from where on they are
    /// [`Depths::default`]'s.
    pub fn depths(self) -> Depths {
        let all = Depths::default();
        let share = u64::from(self.0.min(FULL_DEPTH));
        Depths { nodes: all.nodes * share / u64::from(FULL_DEPTH), ..all }
    }

    /// The work that goes into a move.
    pub(super) const fn effort(self) -> Effort {
        let level = self.0 as usize;
        Effort {
            territorial: 6 + 2 * level,
            valued: 16 + 8 * level,
            examined: 1 + level / 2,
            most_examined: 4 * (1 + level / 2),
            pairs: 8 * level,
            reads_threats: level >= 4,
            games: 81_000 * self.0 as u32,
        }
    }
}

/// From this level on reading goes as far as it ever does.
const FULL_DEPTH: u8 = 8;

/// How much work goes into a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Effort {
    /// The moves that are considered for the territory that they seem to make alone.
    pub(super) territorial: usize,
    /// The most moves that are valued.
    pub(super) valued: usize,
    /// The best moves after which the whole position is looked at again.
    pub(super) examined: usize,
    /// The same where what is found disappoints.
    pub(super) most_examined: usize,
    /// The most pairs of strings that are read.
    pub(super) pairs: usize,
    /// How many games are played out, times the vertices of the board: as many moves are played on each.
    pub(super) games: u32,
    /// Whether threats to strings are read.
    pub(super) reads_threats: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn higher_levels_work_more() {
        let levels: Vec<Level> = (1..=10).map(Level::new).collect();
        for pair in levels.windows(2) {
            let [less, more] = [pair[0].effort(), pair[1].effort()];
            assert!(less.valued < more.valued && less.examined <= more.examined);
            assert!(pair[0].depths().nodes <= pair[1].depths().nodes);
        }
        assert_eq!(Level::new(8).depths(), Depths::default());
    }
}
