//! Names that are nearly right.

/// The candidate nearest to a word, if one is near enough to have been meant: at most a third of
/// its letters differ.
///
/// ```
/// use katachi_syntax::near::nearest;
///
/// assert_eq!(nearest("oplay_atack", ["oplay_attack", "oplay_defend"]), Some("oplay_attack".into()));
/// assert_eq!(nearest("escape", ["oplay_attack", "oplay_defend"]), None);
/// ```
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<String> {
    // A word of any length is compared, but no name is longer than this.
    const LONGEST: usize = 64;
    let letters: Vec<char> = word.chars().take(LONGEST + 1).collect();
    if letters.is_empty() || letters.len() > LONGEST {
        return None;
    }
    let limit = (letters.len() / 3).max(1);
    candidates
        .into_iter()
        .map(|candidate| (distance(&letters, candidate), candidate))
        .filter(|&(distance, candidate)| distance <= limit && distance < candidate.len())
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, candidate)| candidate.to_owned())
}

/// How many letters must be put in, left out, changed or exchanged with the next to make one word
/// of the other; capitals count as their small letters.
fn distance(word: &[char], candidate: &str) -> usize {
    let word: Vec<char> = word.iter().map(char::to_ascii_lowercase).collect();
    let other: Vec<char> = candidate.chars().map(|c| c.to_ascii_lowercase()).collect();
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=other.len()).collect();
    for row in 1..=word.len() {
        let mut current = vec![row; other.len() + 1];
        for column in 1..=other.len() {
            let changed = above[column - 1] + usize::from(word[row - 1] != other[column - 1]);
            let mut best = changed.min(above[column] + 1).min(current[column - 1] + 1);
            if row > 1
                && column > 1
                && word[row - 1] == other[column - 2]
                && word[row - 2] == other[column - 1]
            {
                best = best.min(before[column - 2] + 1);
            }
            current[column] = best;
        }
        before = std::mem::replace(&mut above, current);
    }
    above[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances() {
        let distance = |a: &str, b| distance(&a.chars().collect::<Vec<_>>(), b);
        assert_eq!(distance("lib", "lib"), 0);
        assert_eq!(distance("libs", "lib"), 1);
        assert_eq!(distance("bil", "lib"), 2);
        assert_eq!(distance("ilb", "lib"), 1);
        assert_eq!(distance("", "lib"), 3);
        assert_eq!(distance("Attack", "attack"), 0);
    }
}
