//! What the analysis of a position says of the life of its stones, once nobody wants to play on.

use crate::{
    answer::{Reading, Status},
    board::{Board, PointSet, StoneString},
    context::Context,
    position::{Dragon, Dragons, Strings},
};

/// The stones that are dead, and those of which the analysis is not sure. All others live.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Verdicts {
    pub(super) dead: PointSet,
    pub(super) open: PointSet,
}

/// Who has more liberties than this is in no seki.
const FEW_LIBERTIES: usize = 6;

impl Verdicts {
    /// Of a position that has been analysed. In any other all stones live.
    pub(super) fn of(context: &Context) -> Verdicts {
        Verdicts::found(context, |bench, dragon| bench.has_lost(dragon))
    }

    /// The same where nobody wants to play on: who makes no two eyes even if it moves first, among enemies that all
    /// live, is dead.
    pub(super) fn at_the_end(context: &Context) -> Verdicts {
        Verdicts::found(context, |bench, dragon| {
            bench.has_lost(dragon)
                || (dragon.genus.max < 2 && bench.has_living_enemies_only(dragon))
        })
    }

    fn found(context: &Context, is_dead: impl Fn(&Bench<'_>, &Dragon) -> bool) -> Verdicts {
        let (Some(dragons), Some(strings)) = (context.dragons(), context.strings()) else {
            return Verdicts::default();
        };
        let bench = Bench { board: context.board(), dragons, strings };
        let mut verdicts = Verdicts::default();
        for dragon in dragons.iter().filter(|dragon| dragon.status != Status::Alive) {
            match () {
                () if bench.is_in_seki(dragon) => {}
                () if is_dead(&bench, dragon) => verdicts.dead |= dragon.stones,
                () => verdicts.open |= dragon.stones,
            }
        }
        verdicts
    }
}

/// What is judged by.
struct Bench<'a> {
    board: &'a Board,
    dragons: &'a Dragons,
    strings: &'a Strings,
}

impl Bench<'_> {
    /// Whether a dragon is called dead and has lost against all others: it is caught, or only living stones of the
    /// opponent touch it. Beside an enemy that is no better off it may yet live.
    fn has_lost(&self, dragon: &Dragon) -> bool {
        dragon.status == Status::Dead
            && (self.is_caught(dragon) || self.has_living_enemies_only(dragon))
    }

    fn has_living_enemies_only(&self, dragon: &Dragon) -> bool {
        self.enemies(dragon).all(|enemy| enemy.status == Status::Alive)
    }

    /// Whether a dragon and one of the opponent's have few liberties, two of them or more in common, and neither can
    /// be captured even if its opponent moves first.
    fn is_in_seki(&self, dragon: &Dragon) -> bool {
        let own = self.liberties(dragon);
        let holds = |liberties: &PointSet| liberties.len() <= FEW_LIBERTIES;
        holds(&own)
            && self.is_out_of_reach(dragon)
            && self.enemies(dragon).any(|enemy| {
                let theirs = self.liberties(enemy);
                holds(&theirs) && (own & theirs).len() >= 2 && self.is_out_of_reach(enemy)
            })
    }

    fn liberties(&self, dragon: &Dragon) -> PointSet {
        dragon.stones.neighbours() & self.board.empties()
    }

    /// Whether none of its strings can be captured.
    fn is_out_of_reach(&self, dragon: &Dragon) -> bool {
        self.board.strings_in(dragon.stones).all(|string| {
            self.strings.get(string.origin()).is_some_and(|known| known.attacks.is_empty())
        })
    }

    /// Whether all its strings can be captured outright and not be saved, or are dead for good.
    fn is_caught(&self, dragon: &Dragon) -> bool {
        let sure = self.strings.unconditional().dead(dragon.colour);
        let is_captured = |string: &StoneString| {
            self.strings.get(string.origin()).is_some_and(|known| {
                known.attack() == Reading::Win && known.defense() == Reading::Loss
            })
        };
        dragon.stones.is_subset(&sure) || self.board.strings_in(dragon.stones).all(is_captured)
    }

    /// The dragons of the opponent that touch it, but for those that are caught themselves.
    fn enemies<'a>(&'a self, dragon: &Dragon) -> impl Iterator<Item = &'a Dragon> {
        let beside = dragon.stones.neighbours() & *self.board.stones(dragon.colour.other());
        let touching = self.dragons.iter().filter(move |other| other.stones.intersects(&beside));
        touching.filter(|other| !self.is_caught(other))
    }
}
