//! How fast databases are matched: whole boards, move by move, round goals; and built.
//!
//! The database is made of shapes cut out of the repository's games, the boards are mid-game
//! positions of them. Every figure is of one core and one side to move; times per board are the
//! time of one round over all boards divided by their number.

mod games;
mod generate;

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use criterion::{
    BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main, measurement::WallTime,
};
use games::Situation;
use katachi_engine::{
    board::{Colour, PointSet},
    matching::{Database, Match, Matcher, Tracker, View},
};

/// The number of patterns that the targets are stated for.
const PATTERNS: usize = 1222;
/// About as many as make 60,000 placements.
const MANY_PATTERNS: usize = 7820;
/// The number of patterns for life-and-death reading.
const GOAL_PATTERNS: usize = 401;

/// The number of all matches on these boards.
fn count(matcher: &mut Matcher, database: &Database, boards: &[&Situation]) -> usize {
    boards.iter().map(|board| matcher.find(database, board.view()).as_found().len()).sum()
}

/// Something of each part of a match, so that expanding it cannot be left out.
fn digest(found: Match) -> usize {
    found.origin.index() ^ found.mv.index() ^ found.anchor.index() ^ found.pattern as usize
}

fn whole_boards(criterion: &mut Criterion) {
    let games = games::load();
    let boards = games::mid_game(&games);
    let database = generate::database(&games, PATTERNS);
    report(&database, &boards, || generate::database(&games, PATTERNS));
    let mut group = criterion.benchmark_group("whole board");
    let mut matcher = Matcher::default();
    measure(&mut group, "counted", boards.len(), || count(&mut matcher, &database, &boards));
    measure(&mut group, "expanded", boards.len(), || {
        let matches = |board: &&Situation| -> usize {
            matcher.find(&database, board.view()).map(digest).sum()
        };
        boards.iter().map(matches).sum()
    });
    let many = generate::database(&games, MANY_PATTERNS);
    report(&many, &boards, || generate::database(&games, MANY_PATTERNS));
    measure(&mut group, "counted, 60,000 placements", boards.len(), || {
        count(&mut matcher, &many, &boards)
    });
}

/// Prints what the database is like, how many matches it has, and the least time it takes to build.
fn report(database: &Database, boards: &[&Situation], again: impl Fn() -> Database) {
    let mut matcher = Matcher::default();
    let matches = count(&mut matcher, database, boards) as f64 / boards.len() as f64;
    let stones = |board: &&Situation| Colour::ALL.map(|colour| board.board.stones(colour).len());
    let stones: usize = boards.iter().flat_map(stones).sum();
    let build = |_| {
        let database = again();
        let start = Instant::now();
        black_box(database.statistics());
        start.elapsed()
    };
    let least = (0..5).map(build).min().unwrap_or(Duration::ZERO);
    println!("{:?}", database.statistics());
    println!(
        "{} boards with {:.0} stones, {matches:.1} matches a board, built in {:.1} ms",
        boards.len(),
        stones as f64 / boards.len() as f64,
        least.as_secs_f64() * 1e3
    );
}

/// Measures a round over so many boards, and prints its least time for one of them beside what
/// Criterion says: on a machine that does other things too, the least is what tells.
fn measure(
    group: &mut BenchmarkGroup<'_, WallTime>,
    name: &str,
    boards: usize,
    mut round: impl FnMut() -> usize,
) {
    let mut least = Duration::MAX;
    group.throughput(Throughput::Elements(boards as u64));
    group.bench_function(name, |bencher| {
        bencher.iter_custom(|rounds| {
            let mut all = Duration::ZERO;
            for _ in 0..rounds {
                let start = Instant::now();
                black_box(round());
                let time = start.elapsed();
                least = least.min(time);
                all += time;
            }
            all
        });
    });
    if least < Duration::MAX {
        println!("{name}: at least {:.2} us each", least.as_secs_f64() * 1e6 / boards as f64);
    }
}

fn one_move(criterion: &mut Criterion) {
    let games = games::load();
    let boards = games::mid_game(&games);
    let database = generate::database(&games, PATTERNS);
    let mut trackers: Vec<Tracker> =
        boards.iter().map(|board| Tracker::new(&database, board.view())).collect();
    let mut after: Vec<_> = boards.iter().map(|board| board.board.clone()).collect();
    for (board, after) in boards.iter().zip(&mut after) {
        after.play(board.to_move, board.played).expect("a move of the record");
    }
    let mut group = criterion.benchmark_group("one move");
    measure(&mut group, "played and taken back", 2 * boards.len(), || {
        let mut changes = 0;
        for ((tracker, before), after) in trackers.iter_mut().zip(&boards).zip(&after) {
            for board in [after, &before.board] {
                let change = tracker.follow(board.vertices(), board.size());
                changes += change.added().len() + change.removed().len();
            }
        }
        changes
    });
}

/// Each string of four stones or more, with its board.
fn goals<'a>(boards: &[&'a Situation]) -> Vec<(View<'a>, PointSet)> {
    let of_board = |board: &&'a Situation| {
        let strings = board.board.strings().filter(|string| string.size() >= 4);
        let view = board.view();
        strings.map(move |string| (view, *string.stones())).collect::<Vec<_>>()
    };
    boards.iter().flat_map(of_board).collect()
}

fn round_goals(criterion: &mut Criterion) {
    let games = games::load();
    let boards = games::mid_game(&games);
    let database = generate::database(&games, GOAL_PATTERNS);
    let goals = goals(&boards);
    let mut matcher = Matcher::default();
    let mut count = || -> usize {
        let count = |(view, goal): &(View<'_>, PointSet)| {
            matcher.find_touching(&database, *view, goal).as_found().len()
        };
        goals.iter().map(count).sum()
    };
    let (placements, matches) = (database.statistics().placements, count() as f64);
    println!(
        "{} goals, {placements} placements, {:.1} matches a goal",
        goals.len(),
        matches / goals.len() as f64
    );
    let mut group = criterion.benchmark_group("round a goal");
    measure(&mut group, "counted", goals.len(), count);
}

criterion_group!(benches, whole_boards, one_move, round_goals);
criterion_main!(benches);
