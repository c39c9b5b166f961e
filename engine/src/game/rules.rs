//! The rules of a game, as far as they differ.

use crate::board::Suicide;

/// The rules that a game is played by.
///
/// ```
/// use katachi_engine::game::{Counting, Rules};
/// let rules: Rules = "Chinese".parse()?;
/// assert_eq!(rules, Rules::CHINESE);
/// assert_eq!(Rules::default().counting, Counting::Territory);
/// # Ok::<(), katachi_engine::game::UnknownRules>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// How the finished game is counted.
    pub counting: Counting,
    /// Which repetitions are illegal.
    pub repetition: Repetition,
    /// Whether suicide is allowed.
    pub suicide: Suicide,
}

/// How a finished game is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Counting {
    /// Stones and territory: the Chinese way.
    Area,
    /// Territory and prisoners, with none counted in seki: the Japanese way.
    #[default]
    Territory,
}

/// Which repetitions are illegal, beyond the ko that may not be taken back at once. The stricter is greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Repetition {
    /// None.
    #[default]
    Allowed,
    /// A move after which all stones are as they were before in the game, whoever is to move:
    /// positional superko.
    Superko,
}

/// There are no rules of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no rules are called \"{0}\": there are {names}", names = Rules::NAMES.join(", "))]
pub struct UnknownRules(pub String);

impl Rules {
    /// Territory and prisoners; no superko, no suicide.
    pub const JAPANESE: Rules = Rules {
        counting: Counting::Territory,
        repetition: Repetition::Allowed,
        suicide: Suicide::Forbidden,
    };
    /// Area; superko, no suicide.
    pub const CHINESE: Rules = Rules {
        counting: Counting::Area,
        repetition: Repetition::Superko,
        suicide: Suicide::Forbidden,
    };
    /// Area; superko; suicide is allowed (but superko keeps a single stone from it).
    pub const TROMP_TAYLOR: Rules = Rules {
        counting: Counting::Area,
        repetition: Repetition::Superko,
        suicide: Suicide::Allowed,
    };
    /// The names by which rules are known, in lower case.
    pub const NAMES: [&str; 3] = ["japanese", "chinese", "tromp-taylor"];

    /// The same with other rules about repetition.
    #[must_use]
    pub const fn with_repetition(self, repetition: Repetition) -> Rules {
        Rules { repetition, ..self }
    }

    /// The same with other rules about suicide.
    #[must_use]
    pub const fn with_suicide(self, suicide: Suicide) -> Rules {
        Rules { suicide, ..self }
    }
}

/// Japanese rules.
impl Default for Rules {
    fn default() -> Rules {
        Rules::JAPANESE
    }
}

/// By one of [`Rules::NAMES`], or by what records and servers call such rules, in letters of either case.
///
/// ```
/// use katachi_engine::game::Rules;
/// assert_eq!("AGA".parse(), Ok(Rules::CHINESE));
/// assert_eq!("NZ".parse(), Ok(Rules::TROMP_TAYLOR));
/// ```
impl std::str::FromStr for Rules {
    type Err = UnknownRules;

    fn from_str(name: &str) -> Result<Rules, UnknownRules> {
        match name.trim().to_ascii_lowercase().as_str() {
            "japanese" | "korean" => Ok(Rules::JAPANESE),
            "chinese" | "aga" => Ok(Rules::CHINESE),
            "tromp-taylor" | "tromp/taylor" | "goe" | "nz" | "new zealand" | "new_zealand" => {
                Ok(Rules::TROMP_TAYLOR)
            }
            _ => Err(UnknownRules(name.to_owned())),
        }
    }
}
