//! What the constraint classes of a pattern demand of a match.

use super::{
    classes::{Class, Classes},
    pattern::Kind,
};

/// Something that must be so before a match takes effect: a class letter demands it, or its absence does.
///
/// Which demands a pattern makes, [`Demand::of`] tells; whether one is met, the caller of the matcher knows:
/// [`Context::meets`](crate::context::Context::meets).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Demand {
    /// Without `s`: O's move is legal.
    Legal,
    /// `s`: O's move is legal, the ko rule aside.
    LegalButForKo,
    /// `O`: every dragon of O is alive or unknown.
    FriendAlive,
    /// `o`: every dragon of O is dead or unknown.
    FriendDead,
    /// `X`: every dragon of X is alive, unknown or critical.
    EnemyAlive,
    /// `x`: every dragon of X is dead or unknown.
    EnemyDead,
    /// Without `s`, in kind moves: O's move cannot be captured, not even by ko.
    Safe,
    /// Without `s`, in life-and-death kinds: O's move cannot be captured unconditionally.
    SafeIfByKo,
    /// `n`: X's move there could not be captured unconditionally.
    SafeForOpponent,
    /// `O`, in kind moves: the move rescues every string of O that can be captured and saved.
    Rescue,
}

impl Demand {
    /// All demands, those that are told at a glance before those that must be read.
    pub const ALL: [Demand; 10] = [
        Demand::Legal,
        Demand::LegalButForKo,
        Demand::FriendAlive,
        Demand::FriendDead,
        Demand::EnemyAlive,
        Demand::EnemyDead,
        Demand::Safe,
        Demand::SafeIfByKo,
        Demand::SafeForOpponent,
        Demand::Rescue,
    ];

    /// What a pattern of this kind with these classes demands. Nothing is demanded of the move where there is none, nor
    /// of one that the pattern only warns of (`N`).
    ///
    /// ```
    /// use katachi_engine::matching::{Classes, Demand, Kind};
    /// let demands: Vec<Demand> = Demand::of(Kind::Moves, Classes::known("sX"), true).collect();
    /// assert_eq!(demands, [Demand::LegalButForKo, Demand::EnemyAlive]);
    /// ```
    pub fn of(kind: Kind, classes: Classes, has_move: bool) -> impl Iterator<Item = Demand> {
        let tests_move = has_move && !classes.has(Class::Antisuji);
        Demand::ALL.into_iter().filter(move |demand| demand.is_made(kind, classes, tests_move))
    }

    fn is_made(self, kind: Kind, classes: Classes, tests_move: bool) -> bool {
        let is_sacrifice = classes.has(Class::Sacrifice);
        let is_of_moves = kind == Kind::Moves;
        let is_of_owl = matches!(kind, Kind::OwlAttack | Kind::OwlDefense | Kind::OwlVital);
        let tests_move = tests_move && (is_of_moves || is_of_owl);
        match self {
            Demand::Legal => tests_move && !is_sacrifice,
            Demand::LegalButForKo => tests_move && is_sacrifice,
            Demand::Safe => tests_move && is_of_moves && !is_sacrifice,
            Demand::SafeIfByKo => tests_move && is_of_owl && !is_sacrifice,
            Demand::SafeForOpponent => tests_move && classes.has(Class::SafeForBoth),
            Demand::Rescue => is_of_moves && classes.has(Class::FriendAlive),
            Demand::FriendAlive => classes.has(Class::FriendAlive),
            Demand::FriendDead => classes.has(Class::FriendDead),
            Demand::EnemyAlive => classes.has(Class::EnemyAlive),
            Demand::EnemyDead => classes.has(Class::EnemyDead),
        }
    }

    /// The class that makes it; none where the absence of `s` does.
    pub const fn class(self) -> Option<Class> {
        Some(match self {
            Demand::Legal | Demand::Safe | Demand::SafeIfByKo => return None,
            Demand::LegalButForKo => Class::Sacrifice,
            Demand::FriendAlive | Demand::Rescue => Class::FriendAlive,
            Demand::FriendDead => Class::FriendDead,
            Demand::EnemyAlive => Class::EnemyAlive,
            Demand::EnemyDead => Class::EnemyDead,
            Demand::SafeForOpponent => Class::SafeForBoth,
        })
    }

    /// The demand as a sentence.
    pub const fn words(self) -> &'static str {
        match self {
            Demand::Legal => "O's move is legal",
            Demand::LegalButForKo => "O's move is legal, the ko rule aside",
            Demand::FriendAlive => "every O dragon is alive or unknown",
            Demand::FriendDead => "every O dragon is dead or unknown",
            Demand::EnemyAlive => "every X dragon is alive, unknown or critical",
            Demand::EnemyDead => "every X dragon is dead or unknown",
            Demand::Safe => "O's move is safe without ko",
            Demand::SafeIfByKo => "O's move cannot be captured unconditionally",
            Demand::SafeForOpponent => "X's move there would be safe too, if only by ko",
            Demand::Rescue => "the move rescues every string of O that can be captured and saved",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn demands(kind: Kind, classes: &str) -> Vec<Demand> {
        Demand::of(kind, Classes::known(classes), true).collect()
    }

    /// The manual's table of constraint attributes, letter by letter.
    #[test]
    fn each_letter_demands_what_the_manual_says() {
        use Demand::*;
        let table: [(&str, &[Demand]); 8] = [
            ("", &[Legal, Safe]),
            ("s", &[LegalButForKo]),
            ("n", &[Legal, Safe, SafeForOpponent]),
            ("O", &[Legal, FriendAlive, Safe, Rescue]),
            ("o", &[Legal, FriendDead, Safe]),
            ("X", &[Legal, EnemyAlive, Safe]),
            ("x", &[Legal, EnemyDead, Safe]),
            ("OX", &[Legal, FriendAlive, EnemyAlive, Safe, Rescue]),
        ];
        for (classes, expected) in table {
            assert_eq!(demands(Kind::Moves, classes), expected, "class {classes}");
        }
    }

    #[test]
    fn other_kinds_demand_less_of_the_move() {
        use Demand::*;
        let owl = [Kind::OwlAttack, Kind::OwlDefense, Kind::OwlVital];
        for kind in owl {
            assert_eq!(demands(kind, "On"), [Legal, FriendAlive, SafeIfByKo, SafeForOpponent]);
            assert_eq!(demands(kind, "s"), [LegalButForKo]);
        }
        for kind in [Kind::Attack, Kind::Defense, Kind::Connections, Kind::Influence] {
            assert_eq!(demands(kind, "snx"), [EnemyDead], "{kind:?}");
        }
    }

    #[test]
    fn nothing_is_demanded_of_a_move_that_is_not_to_be_played() {
        assert_eq!(demands(Kind::Moves, "NX"), [Demand::EnemyAlive]);
        let without_move = Demand::of(Kind::Moves, Classes::known("nX"), false);
        assert_eq!(without_move.collect::<Vec<_>>(), [Demand::EnemyAlive]);
    }

    #[test]
    fn demands_name_their_class() {
        for demand in Demand::ALL {
            let letter = demand.class().map_or(String::new(), |class| class.letter().to_string());
            let made = Demand::of(Kind::Moves, Classes::known(&letter), true);
            let made_for_owl = Demand::of(Kind::OwlVital, Classes::known(&letter), true);
            assert!(made.chain(made_for_owl).any(|it| it == demand), "{demand:?}");
        }
    }
}
