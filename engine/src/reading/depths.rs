//! How far reading goes.

/// How deep each kind of idea is read, in moves from the position asked about, and the most nodes that
/// a question may cost.
///
/// Branching thins out with depth: each idea has a last ply at which it is still tried, and the
/// number of liberties that counts as safe falls. What is left at the end is a ladder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Depths {
    /// The last ply at which a string of four liberties is still attacked.
    pub four_liberties: usize,
    /// The last ply at which a string of three liberties is still attacked. Beyond, three are safe.
    pub three_liberties: usize,
    /// The last ply at which a string of three liberties is attacked otherwise than by taking
    /// its liberties.
    pub branch: usize,
    /// The last ply at which nets and jumps are tried.
    pub net: usize,
    /// The last ply at which approach moves are tried.
    pub backfill: usize,
    /// The last ply at which the strings round the string are attacked for having two liberties
    /// or more.
    pub chain: usize,
    /// The last ply at which strings that the string may connect to are attacked.
    pub superstring: usize,
    /// The last ply at which, to save the string, all that matters to the strings round it is tried.
    pub surroundings: usize,
    /// The last ply at which a ko is taken for which a threat must be found first.
    pub ko: usize,
    /// The length of the longest line, whatever it is. No ladder on a board reaches it; it ends what
    /// repeats itself.
    pub longest: usize,
    /// The most moves of a thinning stage that are tried to capture a string, at plies 0 and 1, 2 and
    /// 3, 4 and 5, and beyond.
    pub attack_widths: [usize; 4],
    /// The same for saving it. Wider, so that what is said to be captured can be relied on.
    pub defence_widths: [usize; 4],
    /// The same of the moves that matter to the strings round it.
    pub surroundings_widths: [usize; 4],
    /// The most nodes that a question may cost.
    pub nodes: u64,
    /// The nodes that may be spent on a move, however deep.
    pub least_nodes: u64,
}

impl Default for Depths {
    fn default() -> Depths {
        Depths {
            four_liberties: 6,
            three_liberties: 8,
            branch: 10,
            net: 5,
            backfill: 7,
            chain: 8,
            superstring: 5,
            surroundings: 7,
            ko: 8,
            longest: 250,
            attack_widths: [6, 4, 3, 1],
            defence_widths: [8, 5, 3, 2],
            surroundings_widths: [8, 5, 3, 1],
            nodes: 400_000,
            least_nodes: 100,
        }
    }
}

impl Depths {
    /// These depths with `by` plies more of everything.
    #[must_use]
    pub fn deeper(&self, by: isize) -> Depths {
        let more = |depth: usize| depth.saturating_add_signed(by);
        Depths {
            four_liberties: more(self.four_liberties),
            three_liberties: more(self.three_liberties),
            branch: more(self.branch),
            net: more(self.net),
            backfill: more(self.backfill),
            chain: more(self.chain),
            superstring: more(self.superstring),
            surroundings: more(self.surroundings),
            ko: more(self.ko),
            longest: self.longest,
            attack_widths: self.attack_widths,
            defence_widths: self.defence_widths,
            surroundings_widths: self.surroundings_widths,
            nodes: self.nodes,
            least_nodes: self.least_nodes,
        }
    }

    /// The most nodes that may be spent on one move at this ply: half as many with each ply, but
    /// enough for a ladder.
    #[inline]
    pub(super) fn allowance(&self, ply: usize) -> u64 {
        (self.nodes >> (ply).min(60)).max(self.least_nodes.min(self.nodes))
    }

    /// The number of liberties with which a string is out of danger at this ply, whoever moves.
    #[inline]
    pub(super) fn safe_liberties(&self, ply: usize) -> usize {
        if ply > self.three_liberties {
            3
        } else if ply > self.four_liberties {
            4
        } else {
            5
        }
    }
}
