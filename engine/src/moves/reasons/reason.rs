//! The kinds of reasons.

use crate::{
    answer::Reading,
    board::{BoardSize, Point},
};

/// A reason to play a move, or never to play it. Strings and dragons are named by one of their stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// It captures a string that could be saved.
    AttackString {
        /// The string.
        string: Point,
        /// How well that goes.
        reading: Reading,
    },
    /// It saves a string that could be captured.
    DefendString {
        /// The string.
        string: Point,
        /// How well that goes.
        reading: Reading,
    },
    /// It threatens to capture a string that can still be saved then.
    AttackThreat {
        /// The string.
        string: Point,
        /// How well the second move goes.
        reading: Reading,
    },
    /// It threatens to save a string that can still be captured then.
    DefendThreat {
        /// The string.
        string: Point,
        /// How well the second move goes.
        reading: Reading,
    },
    /// It kills a dragon that could live.
    AttackDragon(Point),
    /// It makes a dragon live that could be killed.
    DefendDragon(Point),
    /// It threatens to kill a dragon.
    AttackDragonThreat(Point),
    /// It threatens to revive a dragon.
    DefendDragonThreat(Point),
    /// It connects two dragons.
    Connect([Point; 2]),
    /// It keeps two dragons of the opponent's apart.
    Cut([Point; 2]),
    /// It captures one of two strings, as the opponent likes.
    AttackEither([Point; 2]),
    /// It saves two strings from a move that attacks both.
    DefendBoth([Point; 2]),
    /// It wins a capturing race.
    Semeai {
        /// The dragon that is saved by it.
        own: Point,
        /// The dragon that is captured.
        enemy: Point,
    },
    /// It changes how many eyes a dragon, of either colour, makes.
    VitalEye(Point),
    /// It begins, or prevents, a chain of ataris that captures a string.
    Combination(Point),
    /// It makes or secures territory.
    ExpandTerritory,
    /// It makes a moyo, or reduces one.
    ExpandMoyo,
    /// It weakens a dragon.
    StrategicAttack(Point),
    /// It strengthens a dragon.
    StrategicDefence(Point),
    /// It is an invasion.
    Invasion,
    /// It takes an empty corner.
    EmptyCorner,
    /// What it threatens is worth playing for, even where the move itself gains nothing.
    WorthwhileThreat,
    /// It makes sure that a dead dragon stays dead.
    MakeSure(Point),
    /// Games that are played out after it go well.
    PlayedOut,
    /// It must never be played.
    Antisuji,
}

impl Reason {
    /// How well the move does what it is for; a win where that is not a question of reading.
    pub const fn reading(self) -> Reading {
        match self {
            Reason::AttackString { reading, .. }
            | Reason::DefendString { reading, .. }
            | Reason::AttackThreat { reading, .. }
            | Reason::DefendThreat { reading, .. } => reading,
            _ => Reading::Win,
        }
    }

    /// Whether two reasons say the same but for how well it goes.
    pub fn is_same_kind(self, other: Reason) -> bool {
        self.with_reading(Reading::Win) == other.with_reading(Reading::Win)
    }

    const fn with_reading(self, reading: Reading) -> Reason {
        match self {
            Reason::AttackString { string, .. } => Reason::AttackString { string, reading },
            Reason::DefendString { string, .. } => Reason::DefendString { string, reading },
            Reason::AttackThreat { string, .. } => Reason::AttackThreat { string, reading },
            Reason::DefendThreat { string, .. } => Reason::DefendThreat { string, reading },
            other => other,
        }
    }

    /// The reason in the words that controllers know, what follows the move's name.
    ///
    /// ```
    /// use katachi_engine::{board::{BoardSize, Point}, moves::Reason};
    /// let pair = [Point::at(15, 3), Point::at(16, 5)];
    /// assert_eq!(Reason::Cut(pair).words(BoardSize::MAX), "cuts D4 and F3");
    /// assert_eq!(Reason::ExpandTerritory.words(BoardSize::MAX), "expands territory");
    /// ```
    pub fn words(self, size: BoardSize) -> String {
        let name = |point: Point| point.name(size);
        let both = |[one, other]: [Point; 2]| format!("{} and {}", name(one), name(other));
        match self {
            Reason::AttackString { string, reading } => {
                format!("attacks {}{}", name(string), ko_words(reading))
            }
            Reason::DefendString { string, reading } => {
                format!("defends {}{}", name(string), ko_words(reading))
            }
            Reason::AttackThreat { string, reading } => {
                format!("threatens to attack {}{}", name(string), ko_words(reading))
            }
            Reason::DefendThreat { string, reading } => {
                format!("threatens to defend {}{}", name(string), ko_words(reading))
            }
            Reason::AttackDragon(dragon) => format!("kills {}", name(dragon)),
            Reason::DefendDragon(dragon) => format!("makes {} live", name(dragon)),
            Reason::AttackDragonThreat(dragon) => format!("threatens to kill {}", name(dragon)),
            Reason::DefendDragonThreat(dragon) => {
                format!("threatens to make {} live", name(dragon))
            }
            Reason::Connect(pair) => format!("connects {}", both(pair)),
            Reason::Cut(pair) => format!("cuts {}", both(pair)),
            Reason::AttackEither(pair) => format!("attacks either {}", both(pair)),
            Reason::DefendBoth(pair) => format!("defends both {}", both(pair)),
            Reason::Semeai { own, enemy } => {
                format!("wins the semeai of {} against {}", name(own), name(enemy))
            }
            Reason::VitalEye(dragon) => format!("is vital for the eyes of {}", name(dragon)),
            Reason::Combination(string) => {
                format!("decides the combination attack on {}", name(string))
            }
            Reason::ExpandTerritory => "expands territory".to_owned(),
            Reason::ExpandMoyo => "expands moyo".to_owned(),
            Reason::StrategicAttack(dragon) => format!("strategically attacks {}", name(dragon)),
            Reason::StrategicDefence(dragon) => format!("strategically defends {}", name(dragon)),
            Reason::Invasion => "invades".to_owned(),
            Reason::EmptyCorner => "takes an empty corner".to_owned(),
            Reason::WorthwhileThreat => "is a worthwhile threat".to_owned(),
            Reason::MakeSure(dragon) => format!("makes sure of {}", name(dragon)),
            Reason::PlayedOut => "does well in games played out".to_owned(),
            Reason::Antisuji => "is an antisuji".to_owned(),
        }
    }
}

const fn ko_words(reading: Reading) -> &'static str {
    match reading {
        Reading::Win | Reading::Loss => "",
        Reading::KoA => " with good ko",
        Reading::KoB => " with bad ko",
    }
}
