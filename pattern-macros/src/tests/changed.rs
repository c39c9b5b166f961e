//! Patterns of the built-in databases, spoilt at random: whatever is typed into a real block, the
//! macros answer with Rust.

use std::{fs, path::Path, sync::LazyLock};

use proptest::{prelude::*, sample::Index};

use super::random;

/// The bodies of the built-in blocks, their settings first and then one pattern each.
static BLOCKS: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| {
    let mut blocks = Vec::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../patterns/src");
    collect(&folder, &mut blocks);
    blocks
});

fn collect(folder: &Path, blocks: &mut Vec<Vec<String>>) {
    let mut entries: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            collect(&path, blocks);
        } else {
            let text = fs::read_to_string(&path).unwrap();
            let bodies = text.split("\npatterns! {\n").skip(1);
            blocks.extend(
                bodies.filter_map(|rest| rest.split_once("\n}")).map(|(body, _)| parts(body)),
            );
        }
    }
}

/// A body cut at its `Pattern` lines; documentation stays with the pattern above.
fn parts(body: &str) -> Vec<String> {
    let mut parts = body.split("\n    Pattern ");
    let settings = parts.next().unwrap_or_default().to_owned();
    std::iter::once(settings).chain(parts.map(|rest| format!("\n    Pattern {rest}"))).collect()
}

/// The settings of a block and up to three patterns of it that follow one another.
fn some_patterns(block: Index, first: Index, count: usize) -> String {
    let parts = block.get(&BLOCKS);
    let (settings, patterns) = parts.split_first().unwrap();
    let first = first.index(patterns.len());
    settings.clone() + &patterns[first..patterns.len().min(first + count)].concat()
}

/// A change to a text, at a place in it.
#[derive(Clone, Debug)]
enum Edit {
    Remove(usize),
    Insert(String),
    Copy(Index, usize),
}

fn edit() -> impl Strategy<Value = (Index, Edit)> {
    let change = prop_oneof![
        3 => (1_usize..12).prop_map(Edit::Remove),
        4 => "[OXxo.,!*?+|:;>#&=<a-z0-9 \n'()-]{1,3}|\n    Pattern |\\PC".prop_map(Edit::Insert),
        2 => (any::<Index>(), 1_usize..60).prop_map(|(from, count)| Edit::Copy(from, count)),
    ];
    (any::<Index>(), change)
}

fn edited(text: &str, (at, edit): &(Index, Edit)) -> String {
    let chars: Vec<char> = text.chars().collect();
    let at = at.index(chars.len() + 1);
    let (before, after) = chars.split_at(at);
    let (middle, after) = match edit {
        Edit::Remove(count) => (String::new(), &after[after.len().min(*count)..]),
        Edit::Insert(text) => (text.clone(), after),
        Edit::Copy(from, count) => {
            (chars.iter().skip(from.index(chars.len() + 1)).take(*count).collect(), after)
        }
    };
    before.iter().collect::<String>() + &middle + &after.iter().collect::<String>()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(
        std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(60)
    ))]

    #[test]
    fn changed_built_in_patterns_expand(
        (block, first, count) in (any::<Index>(), any::<Index>(), 1_usize..4),
        edits in proptest::collection::vec(edit(), 1..6),
    ) {
        let text = some_patterns(block, first, count);
        random::check(&edits.iter().fold(text, |text, edit| edited(&text, edit)));
    }
}
