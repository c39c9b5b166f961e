//! The fast matcher finds what the definition says: at once, move by move, and round a goal.

mod common;

use std::collections::BTreeSet;

use common::{Position, Random, random_database};
use katachi_engine::{
    board::{BoardSize, Colour, Point, PointSet},
    matching::{Database, Match, Matcher, Tracker, View, plain, shape::Shape},
};
use proptest::prelude::*;

/// Matches as a set; none may be found twice.
fn set(matches: impl IntoIterator<Item = Match>) -> BTreeSet<Match> {
    let mut found = BTreeSet::new();
    for one in matches {
        assert!(found.insert(one), "{one:?} is found twice");
    }
    found
}

/// Few cases by default, since the definition is slow; as many as `PROPTEST_CASES` says where it is
/// set.
fn cases() -> ProptestConfig {
    let default = ProptestConfig::default();
    let asked = std::env::var_os("PROPTEST_CASES").is_some();
    ProptestConfig { cases: if asked { default.cases } else { 40 }, ..default }
}

proptest! {
    #![proptest_config(cases())]

    /// One matcher asked about several positions finds what the definition says.
    #[test]
    fn finds_what_the_definition_says(seed: u64) {
        let mut random = Random(seed);
        let mut position = Position::random(&mut random);
        let database = random_database(&mut random, &position);
        let mut matcher = Matcher::default();
        for _ in 0..3 {
            for side in Colour::ALL {
                let view = position.view(side);
                let plainly = set(database.matches_plainly(view));
                prop_assert_eq!(&set(matcher.find(&database, view)), &plainly);
                prop_assert_eq!(&set(database.matches(view)), &plainly);
            }
            position.change(&mut random, 40);
        }
        let other = Position::random(&mut random);
        let view = other.view(Colour::White);
        prop_assert_eq!(set(matcher.find(&database, view)), set(database.matches_plainly(view)));
    }

    /// What a tracker adds and removes leads from the matches of one position to those of the next.
    #[test]
    fn follows_changes(seed: u64) {
        let mut random = Random(seed);
        let mut position = Position::random(&mut random);
        let database = random_database(&mut random, &position);
        let mut trackers = Colour::ALL.map(|side| Tracker::new(&database, position.view(side)));
        let mut sets = trackers.each_ref().map(|tracker| set(tracker.matches()));
        let mut past = Vec::new();
        for step in 0..8 {
            match step {
                5 => position = past.pop().expect("a past position"),
                6 => position = Position::random(&mut random),
                _ => {
                    past.push(position.clone());
                    position.change(&mut random, if step == 3 { 60 } else { 3 });
                }
            }
            for (tracker, matches) in trackers.iter_mut().zip(&mut sets) {
                let change = tracker.follow(&position.vertices, position.size);
                for removed in change.removed() {
                    prop_assert!(matches.remove(&removed), "{:?} was none", removed);
                }
                for added in change.added() {
                    prop_assert!(matches.insert(added), "{:?} was one before", added);
                }
                prop_assert_eq!(tracker.len(), matches.len());
                prop_assert_eq!(&set(tracker.matches()), &*matches);
            }
            for (side, matches) in Colour::ALL.into_iter().zip(&sets) {
                prop_assert_eq!(matches, &set(database.matches(position.view(side))));
            }
        }
    }

    /// Round a goal those of all matches are found that touch it.
    #[test]
    fn finds_what_touches_a_goal(seed: u64) {
        let mut random = Random(seed);
        let position = Position::random(&mut random);
        let database = random_database(&mut random, &position);
        let view = position.view(random.pick(&Colour::ALL));
        let points: Vec<Point> = position.size.points().collect();
        let goal: PointSet = (0..random.below(6)).map(|_| random.pick(&points)).collect();
        let touching = database.matches(view).into_iter();
        let touching = touching.filter(|found| touches(&database, view, found, &goal));
        let mut matcher = Matcher::default();
        prop_assert_eq!(set(matcher.find_touching(&database, view, &goal)), set(touching));
    }
}

/// Whether an element of a match that counts for goals lies on the goal, read off the diagram.
fn touches(database: &Database, view: View<'_>, found: &Match, goal: &PointSet) -> bool {
    let entry = database.pattern(found.pattern).expect("a pattern");
    let shape = Shape::of(entry.data, entry.kind()).expect("a diagram that means something");
    let holds = plain::check(&shape, view, found.transformation, found.origin);
    assert_eq!(holds, Ok(()), "{entry:?} matches where it does not hold");
    let mut counting = shape.cells.iter().filter(|cell| {
        let set = entry.data.goal_elements;
        match cell.element.letter() {
            '.' | '*' => set.0 & 1 != 0,
            'X' | 'Y' => set.0 & 2 != 0,
            'O' | 'Q' => set.0 & 4 != 0,
            'x' => set.0 & 8 != 0,
            'o' => set.0 & 16 != 0,
            ',' => set.0 & (32 | 1) != 0,
            _ => set.0 & (64 | 1) != 0,
        }
    });
    counting.any(|cell| goal.contains(found.at(cell.row.into(), cell.column.into())))
}

/// A database with no pattern, and a pattern larger than the board, match nowhere.
#[test]
fn nothing_matches_nowhere() {
    let mut random = Random(1);
    let position = Position::random(&mut random);
    let empty = Database::<dyn katachi_engine::autohelper::AutoHelper>::empty();
    assert_eq!(empty.matches(position.view(Colour::Black)), []);
    assert_eq!(empty.statistics().placements, 0);
    let pattern =
        katachi_engine::matching::PatternData { rows: ".........*".into(), ..Default::default() };
    let database = Database::read(common::block(Default::default(), vec![pattern]));
    let size = BoardSize::new(9).expect("a size");
    let small = Position { size, vertices: katachi_engine::board::PerPoint::empty_board(size) };
    assert_eq!(database.matches(small.view(Colour::Black)), []);
    assert_eq!(database.statistics().placements, 4);
}
