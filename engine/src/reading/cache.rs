//! What has been read already.

use super::search::Found;

/// The binary logarithm of the number of entries.
const SIZE_LOG2: u32 = 13;

/// One answer, in a quarter of a line of the processor's cache.
#[derive(Clone, Copy, Debug)]
struct Entry {
    /// The question's key and the generation in one: what was remembered before the last clearing
    /// matches nothing.
    mark: u64,
    /// What the answer cost, without any cache.
    nodes: u32,
    found: Found,
}

impl Entry {
    const VOID: Entry = Entry { mark: 0, nodes: 0, found: Found::LOSS };
}

/// Answers by question and position. A newer answer takes the place of another with the same index.
///
/// Forgetting everything costs nothing: it only starts a new generation.
#[derive(Clone, Debug)]
pub(super) struct Cache {
    entries: Vec<Entry>,
    /// The number of entries that there shall be.
    size: usize,
    generation: u64,
}

/// An answer from the cache.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hit {
    pub(super) found: Found,
    pub(super) nodes: u64,
}

impl Cache {
    /// An empty cache. It takes its room when the first answer comes.
    pub(super) fn new() -> Cache {
        Cache { entries: Vec::new(), size: 1 << SIZE_LOG2, generation: 1 }
    }

    /// A cache that never remembers.
    pub(super) fn none() -> Cache {
        Cache { entries: Vec::new(), size: 0, generation: 1 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.generation += 1;
    }

    /// What an entry of this generation bears that holds the answer under the key.
    #[inline]
    fn mark(&self, key: u64) -> u64 {
        key ^ self.generation.wrapping_mul(0xd6e8_feb8_6659_fd93)
    }

    /// The answer under this key.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Hit> {
        let entry = self.entries.get(index(key)).filter(|entry| entry.mark == self.mark(key))?;
        Some(Hit { found: entry.found, nodes: entry.nodes.into() })
    }

    /// Remembers an answer and what it cost.
    #[inline]
    pub(super) fn put(&mut self, key: u64, found: Found, nodes: u64) {
        let Ok(nodes) = u32::try_from(nodes) else { return };
        if self.entries.len() < self.size {
            self.entries = vec![Entry::VOID; self.size];
        }
        let mark = self.mark(key);
        if let Some(entry) = self.entries.get_mut(index(key)) {
            *entry = Entry { mark, nodes, found };
        }
    }
}

fn index(key: u64) -> usize {
    (key >> (64 - SIZE_LOG2)) as usize
}
