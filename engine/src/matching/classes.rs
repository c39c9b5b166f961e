//! Class letters: what a pattern demands before it takes effect, and what it then does.

use super::pattern::Kind;

/// Whether a class letter restricts where its pattern holds, or says what the pattern does there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClassRole {
    /// Something is checked before the match is accepted.
    Constraint,
    /// Something is done with an accepted match.
    Action,
    /// Neither: a note of the author's.
    Note,
}

macro_rules! classes {
    ($($(#[doc = $doc:literal])+ $name:ident = $letter:literal, $role:ident;)*) => {
        /// A class letter.
        ///
        /// What is said here holds in databases of kind moves unless other kinds are named;
        /// [`Class::meaning`] tells what a letter does in a given kind.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Class {
            $($(#[doc = $doc])+ $name,)*
        }

        impl Class {
            /// All classes: those that constrain first.
            pub const ALL: &[Class] = &[$(Class::$name),*];

            /// Its letter.
            pub const fn letter(self) -> char {
                match self { $(Class::$name => $letter,)* }
            }

            /// Whether it constrains, acts, or only notes.
            pub const fn role(self) -> ClassRole {
                match self { $(Class::$name => ClassRole::$role,)* }
            }

            /// What it means where no kind says otherwise: the text of its documentation.
            pub const fn documentation(self) -> &'static str {
                match self { $(Class::$name => concat!($($doc),+),)* }
            }
        }
    };
}

classes! {
    /// `s`: a sacrifice. O's move must be legal (the ko rule aside) and need not be safe.
    Sacrifice = 's', Constraint;
    /// `n`: X's move there would be safe too, if only by ko.
    SafeForBoth = 'n', Constraint;
    /// `O`: every O stone's dragon is alive or unknown; in kind moves a string that is tactically
    /// critical must moreover be rescued by the move.
    FriendAlive = 'O', Constraint;
    /// `o`: every O stone's dragon is dead or unknown.
    FriendDead = 'o', Constraint;
    /// `X`: every X stone's dragon is alive, unknown or critical.
    EnemyAlive = 'X', Constraint;
    /// `x`: every X stone's dragon is dead or unknown.
    EnemyDead = 'x', Constraint;
    /// `C`: the move connects each two O dragons of the pattern.
    Connect = 'C', Action;
    /// `c`: a weak connection: it defends all O dragons strategically, with a little shape. In owl
    /// databases: the move can be combined with others.
    WeakConnect = 'c', Action;
    /// `B`: the move cuts each two X dragons of the pattern.
    Cut = 'B', Action;
    /// `b`: the move blocks, which makes or secures territory.
    Block = 'b', Action;
    /// `e`: the move makes or secures territory.
    Territory = 'e', Action;
    /// `E`: the move builds a moyo.
    Moyo = 'E', Action;
    /// `a`: the move strategically attacks all X dragons of the pattern.
    StrategicAttack = 'a', Action;
    /// `d`: the move strategically defends all O dragons of the pattern.
    StrategicDefense = 'd', Action;
    /// `I`: the move invades.
    Invasion = 'I', Action;
    /// `J`: a standard joseki move, worth 27 at least.
    StandardJoseki = 'J', Action;
    /// `j`: a lesser joseki move, worth 20 at least; 20.1 with `F`.
    LesserJoseki = 'j', Action;
    /// `t`: a minor joseki move, worth 15 at least; 15.07 with `F`.
    MinorJoseki = 't', Action;
    /// `U`: an urgent joseki move, with a shape value of 15 and worth 40 at least.
    UrgentJoseki = 'U', Action;
    /// `T`: a trick move of a joseki, never played.
    Trick = 'T', Action;
    /// `F`: a move of the opening.
    Fuseki = 'F', Action;
    /// `W`: the threat is worthwhile: the move is worth playing for it alone.
    WorthwhileThreat = 'W', Action;
    /// `N`: antisuji, a move never to be played.
    Antisuji = 'N', Action;
    /// `A`: in attack databases, the move may capture each X string of the pattern.
    Attack = 'A', Action;
    /// `D`: in defense databases, the move may save each O string of the pattern.
    Defend = 'D', Action;
    /// `Y`: marks an experiment.
    Experiment = 'Y', Note;
}

impl Class {
    /// The class of a letter.
    pub fn from_letter(letter: char) -> Option<Class> {
        Class::ALL.iter().copied().find(|class| class.letter() == letter)
    }

    /// What it means in a database of this kind.
    pub const fn meaning(self, kind: Kind) -> &'static str {
        match kind {
            Kind::Influence => self.meaning_in_influence(),
            Kind::Connections => self.meaning_in_connections(),
            Kind::OwlAttack | Kind::OwlDefense | Kind::OwlVital => self.meaning_in_owl(),
            Kind::Moves | Kind::Attack | Kind::Defense | Kind::Corner => self.documentation(),
        }
    }

    const fn meaning_in_influence(self) -> &'static str {
        match self {
            Class::Moyo => "`E`: a source of influence at the move",
            Class::Invasion => "`I`: a source of influence at the move, for invasions",
            Class::Territory => "`e`: enhances a source in escape influence",
            Class::Attack => "`A`: stops O's influence at each `,` and weakens it at each `!`",
            Class::Defend => "`D`: stops X's influence at each `,` and weakens it at each `!`",
            Class::Cut => "`B`: an intrusion at each `!` or `,`, credited to the anchor",
            Class::MinorJoseki => "`t`: only the action acts",
            Class::Sacrifice => "`s`: the stones' strength is not tested",
            _ => self.documentation(),
        }
    }

    const fn meaning_in_connections(self) -> &'static str {
        match self {
            Class::Cut => "`B`: the connection is inhibited at each `*` and `!`, where X can cut",
            Class::Connect => "`C`: the O strings of the pattern are one dragon",
            Class::Territory => "`e`: eye spaces are modified",
            Class::Moyo => "`E`: explicit connections, asked by themselves",
            Class::Sacrifice => "`s`: stones that can be captured do not matter",
            _ => self.documentation(),
        }
    }

    const fn meaning_in_owl(self) -> &'static str {
        match self {
            Class::Sacrifice => {
                "`s`: a sacrifice: O's move must be legal (the ko rule aside); without `s`, legal and \
                 not capturable unconditionally"
            }
            Class::Moyo => "`E`: an escape move",
            Class::Cut => "`B`: the move joins its stones to the dragon, if it connects to it",
            Class::Block => "`b`: the move joins the dragon",
            Class::StrategicAttack => "`a`: the move joins the dragon although it is not connected",
            Class::WeakConnect => "`c`: the move can be combined with others",
            _ => self.documentation(),
        }
    }
}

/// The class letters of a pattern.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Classes(u32);

/// A character is no class letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no class letter")]
pub struct UnknownClass(pub char);

impl Classes {
    /// The classes that these letters name; `-` is a placeholder.
    ///
    /// ```
    /// use katachi_engine::matching::{Class, Classes};
    /// let classes = Classes::parse("sXC")?;
    /// assert!(classes.has(Class::Connect));
    /// assert_eq!(classes.constraints().to_string(), "sX");
    /// # Ok::<(), katachi_engine::matching::UnknownClass>(())
    /// ```
    ///
    /// # Errors
    /// At the first character that is no class letter.
    pub fn parse(letters: &str) -> Result<Classes, UnknownClass> {
        letters.chars().filter(|letter| *letter != '-').try_fold(
            Classes::default(),
            |classes, letter| {
                let class = Class::from_letter(letter).ok_or(UnknownClass(letter))?;
                Ok(Classes(classes.0 | 1 << class as u8))
            },
        )
    }

    /// The classes that these letters name, unknown ones passed over.
    pub fn known(letters: &str) -> Classes {
        letters.chars().filter_map(Class::from_letter).collect()
    }

    /// Whether this class is among them.
    pub const fn has(self, class: Class) -> bool {
        self.0 >> class as u8 & 1 != 0
    }

    /// Those that constrain.
    #[must_use]
    pub fn constraints(self) -> Classes {
        self.of_role(ClassRole::Constraint)
    }

    /// Those that act.
    #[must_use]
    pub fn actions(self) -> Classes {
        self.of_role(ClassRole::Action)
    }

    fn of_role(self, role: ClassRole) -> Classes {
        self.iter().filter(|class| class.role() == role).collect()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, those that constrain first.
    pub fn iter(self) -> impl Iterator<Item = Class> + Clone {
        Class::ALL.iter().copied().filter(move |class| self.has(*class))
    }
}

impl FromIterator<Class> for Classes {
    fn from_iter<I: IntoIterator<Item = Class>>(classes: I) -> Classes {
        Classes(classes.into_iter().fold(0, |bits, class| bits | 1 << class as u8))
    }
}

impl std::fmt::Display for Classes {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.iter().try_for_each(|class| write!(formatter, "{}", class.letter()))
    }
}

impl std::fmt::Debug for Classes {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "Classes({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_of_the_language_is_a_class_and_names_itself() {
        for letter in "snOoXxCcBbeEadIJjtUTFWNADY".chars() {
            let class = Class::from_letter(letter).expect("a class");
            assert_eq!(class.letter(), letter);
            let named = format!("`{letter}`: ");
            for kind in [Kind::Moves, Kind::Connections, Kind::Influence, Kind::OwlAttack] {
                assert!(class.meaning(kind).trim_start().starts_with(&named), "{letter} {kind:?}");
            }
        }
        assert_eq!(Class::ALL.len(), 26);
    }

    #[test]
    fn classes_are_parsed_and_told_apart() {
        assert_eq!(Classes::parse("O-q"), Err(UnknownClass('q')));
        let classes = Classes::parse("-sYaO").expect("known letters");
        assert_eq!(classes.to_string(), "sOaY");
        assert_eq!(classes.actions().to_string(), "a");
        assert_eq!(Classes::known("?sq"), Classes::parse("s").expect("a known letter"));
    }
}
