//! Which moves are tried, in which order: the ideas, by who asks and by the liberties of the string.
//!
//! An idea proposes moves with scores. Ideas are grouped into stages; a stage is only thought of
//! when every move of the stages before has failed.

mod attack;
mod defend;
mod score;

use super::{Depths, candidates::Candidates, scene::Scene, search::Question};

/// How long an idea is followed.
#[derive(Clone, Copy, Debug)]
enum Until {
    /// As deep as the search goes.
    End,
    Branch,
    Net,
    Backfill,
    Chain,
    Superstring,
    Surroundings,
}

impl Until {
    /// The last ply at which the idea is tried.
    fn ply(self, depths: &Depths) -> usize {
        match self {
            Until::End => depths.longest,
            Until::Branch => depths.branch,
            Until::Net => depths.net,
            Until::Backfill => depths.backfill,
            Until::Chain => depths.chain,
            Until::Superstring => depths.superstring,
            Until::Surroundings => depths.surroundings,
        }
    }
}

/// What an idea is: a way to find moves.
type Idea = fn(&Scene<'_>, &mut Candidates);

/// Ideas whose moves are tried together, the best first.
pub(super) struct Stage {
    ideas: &'static [(Until, Idea)],
    breadth: Breadth,
}

/// How many of a stage's moves are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Breadth {
    All,
    /// Fewer with each ply.
    Best,
    /// The same, of moves further from the string.
    Far,
}

impl Stage {
    /// Proposes the moves of the ideas still followed at this ply.
    pub(super) fn propose(
        &self,
        scene: &Scene<'_>,
        depths: &Depths,
        ply: usize,
        candidates: &mut Candidates,
    ) {
        for (until, idea) in self.ideas {
            if ply <= until.ply(depths) {
                idea(scene, candidates);
            }
        }
    }

    /// The most moves to try.
    pub(super) fn width(&self, question: Question, ply: usize, depths: &Depths) -> usize {
        let widths = match (self.breadth, question) {
            (Breadth::All, _) => return usize::MAX,
            (Breadth::Best, Question::Attack) => depths.attack_widths,
            (Breadth::Best, Question::Defend) => depths.defence_widths,
            (Breadth::Far, _) => depths.surroundings_widths,
        };
        widths[(ply / 2).min(3)]
    }
}

/// All of the moves that the ideas have.
const fn all(ideas: &'static [(Until, Idea)]) -> Stage {
    Stage { ideas, breadth: Breadth::All }
}

/// Fewer of the moves that the ideas have with each ply.
const fn best(ideas: &'static [(Until, Idea)]) -> Stage {
    Stage { ideas, breadth: Breadth::Best }
}

/// The same, of moves further from the string.
const fn far(ideas: &'static [(Until, Idea)]) -> Stage {
    Stage { ideas, breadth: Breadth::Far }
}

/// Only a stone that may come back gets here: everything else is plain. A win without it is better than
/// one with it.
const ATTACK_ONE_LIBERTY: &[Stage] = &[
    best(&[
        (Until::Backfill, attack::rescue_hunters),
        (Until::Net, attack::net),
        (Until::Superstring, attack::friends),
        (Until::Superstring, attack::reinforce_hunters),
    ]),
    all(&[(Until::End, attack::take)]),
];
const ATTACK_TWO_LIBERTIES: &[Stage] = &[
    all(&[(Until::End, attack::close_in), (Until::Branch, attack::rescue_hunters)]),
    best(&[(Until::Backfill, attack::approach), (Until::Net, attack::net)]),
    best(&[
        (Until::Superstring, attack::friends),
        (Until::Chain, attack::reinforce_hunters),
        (Until::Net, attack::harass_holders),
        (Until::Net, attack::enclose_friends),
    ]),
];
const ATTACK_THREE_LIBERTIES: &[Stage] = &[
    all(&[(Until::End, attack::close_in), (Until::Branch, attack::rescue_hunters)]),
    best(&[(Until::Backfill, attack::approach), (Until::Net, attack::net)]),
    best(&[
        (Until::Superstring, attack::friends),
        (Until::Chain, attack::reinforce_hunters),
        (Until::Net, attack::harass_holders),
    ]),
];
const ATTACK_FOUR_LIBERTIES: &[Stage] = &[
    best(&[(Until::End, attack::close_in)]),
    best(&[(Until::Superstring, attack::net), (Until::Superstring, attack::rescue_hunters)]),
];

const DEFEND_NO_LIBERTY: &[Stage] = &[all(&[(Until::End, defend::retake)])];
const DEFEND_ONE_LIBERTY: &[Stage] = &[
    all(&[(Until::End, defend::capture_hunters), (Until::End, defend::extend)]),
    best(&[(Until::Backfill, defend::prepare_for_ko)]),
    far(&[(Until::Surroundings, defend::surroundings)]),
];
const DEFEND_TWO_OR_THREE_LIBERTIES: &[Stage] = &[
    all(&[(Until::End, defend::capture_hunters), (Until::End, defend::extend)]),
    best(&[(Until::Chain, defend::threaten_hunters), (Until::Backfill, defend::hamper)]),
    best(&[
        (Until::Net, defend::jump),
        (Until::Superstring, defend::strengthen_friends),
        (Until::Superstring, defend::save_holders),
    ]),
    far(&[(Until::Surroundings, defend::surroundings)]),
    all(&[(Until::End, defend::tenuki)]),
];
const DEFEND_FOUR_LIBERTIES: &[Stage] = &[
    all(&[(Until::End, defend::capture_hunters), (Until::End, defend::extend)]),
    best(&[
        (Until::Chain, defend::threaten_hunters),
        (Until::Superstring, defend::jump),
        (Until::Superstring, defend::strengthen_friends),
    ]),
    far(&[(Until::Surroundings, defend::surroundings)]),
];

/// The stages for a question about a string of so many liberties.
pub(super) fn stages(question: Question, liberties: usize) -> &'static [Stage] {
    match (question, liberties) {
        (Question::Attack, 1) => ATTACK_ONE_LIBERTY,
        (Question::Attack, 2) => ATTACK_TWO_LIBERTIES,
        (Question::Attack, 3) => ATTACK_THREE_LIBERTIES,
        (Question::Attack, 4) => ATTACK_FOUR_LIBERTIES,
        (Question::Defend, 0) => DEFEND_NO_LIBERTY,
        (Question::Defend, 1) => DEFEND_ONE_LIBERTY,
        (Question::Defend, 2 | 3) => DEFEND_TWO_OR_THREE_LIBERTIES,
        (Question::Defend, 4) => DEFEND_FOUR_LIBERTIES,
        (Question::Attack | Question::Defend, _) => &[],
    }
}
