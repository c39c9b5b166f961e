//! Random numbers that are the same everywhere for the same seed.

/// A generator of random numbers: SplitMix64 (Steele, Lea, Flood 2014).
///
/// ```
/// use katachi_engine::random::Random;
/// assert_eq!(Random::new(7).next_number(), Random::new(7).next_number());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    /// The generator of a seed.
    pub const fn new(seed: u64) -> Random {
        Random { state: seed }
    }

    /// The next number.
    pub const fn next_number(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`, each about equally likely; 0 if the bound is 0.
    pub const fn below(&mut self, bound: usize) -> usize {
        ((self.next_number() as u128 * bound as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stay_below_the_bound_and_reach_all() {
        let mut random = Random::new(1);
        let mut seen = [false; 7];
        (0..200).for_each(|_| seen[random.below(7)] = true);
        assert_eq!(seen, [true; 7]);
        assert_eq!(random.below(0), 0);
    }
}
