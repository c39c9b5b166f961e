//! What the whole analysis of a mid-game position costs, with the built-in patterns: microseconds per position, and the
//! share of each part. `cargo bench -p katachi --bench position`.
//!
//! Of every time the least of some runs counts. A position is analysed by a fresh context, which knows nothing; and
//! by one that has analysed all of them before. The signature is a sum of what was read and found: if it
//! changes, answers or work have changed, and it must be meant.

mod midgame;

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use katachi::{Colour, Context, Databases, position::Strings, reading::Reader};
use midgame::{Position, positions};

/// The runs of which the least counts.
const RUNS: usize = 5;

fn fresh((board, to_move): &Position) -> Context {
    Context::new(board.clone(), *to_move)
}

fn time<T>(work: impl FnOnce() -> T) -> Duration {
    let start = Instant::now();
    black_box(work());
    start.elapsed()
}

/// The parts in the order of the analysis, each by a name.
const PARTS: [&str; 6] = [
    "strings, by the board alone",
    "strings, read",
    "strings, patterns",
    "connections",
    "eyes",
    "influence, either side to move",
];

/// How long each part takes that does not rest on those before it, and the whole.
fn times_of_parts(position: &Position, databases: &Databases) -> [Duration; PARTS.len() + 1] {
    let none = Databases::default();
    let by_board = time(|| Strings::of_board(&position.0));
    let mut context = fresh(position);
    let read = time(|| context.analyse_strings(&none));
    let mut context = fresh(position);
    let with_patterns = time(|| context.analyse_strings(databases));
    let connections = time(|| context.analyse_connections(databases));
    let eyes = time(|| context.analyse_eyes().spaces(Colour::Black).count());
    let influence =
        time(|| Colour::ALL.into_iter().all(|to_move| context.influence(to_move).is_some()));
    let whole = time(|| {
        let mut context = fresh(position);
        context.analyse(databases);
        context
    });
    let read_alone = read.saturating_sub(by_board);
    let patterns = with_patterns.saturating_sub(read);
    [by_board, read_alone, patterns, connections, eyes, influence, whole]
}

/// The least of some runs.
fn least<const N: usize>(mut run: impl FnMut() -> [Duration; N]) -> [Duration; N] {
    let runs = std::iter::repeat_with(&mut run).take(RUNS);
    runs.fold([Duration::MAX; N], |least, times| std::array::from_fn(|n| least[n].min(times[n])))
}

/// [`signature`] of the positions.
const SIGNATURE: [u64; 5] = [416_780, 54, 46, 179, 200];

/// Nodes read, strings that can be captured, cut points, dragons, eyes at least, over all positions.
fn signature(positions: &[Position], databases: &Databases) -> [u64; 5] {
    let mut sums = [0; 5];
    for position in positions {
        let mut context = fresh(position);
        context.analyse(databases);
        let mut reader = Reader::default();
        context.exchange_reader(&mut reader);
        let strings = context.strings().unwrap();
        let connections = context.connections().unwrap();
        let eyes = context.eyes().unwrap();
        let spaces = Colour::ALL.into_iter().flat_map(|colour| eyes.spaces(colour));
        let counts = [
            reader.nodes(),
            strings.iter().filter(|string| !string.attacks.is_empty()).count() as u64,
            Colour::ALL.iter().map(|colour| connections.cuts_of(*colour).len() as u64).sum(),
            context.dragons().unwrap().iter().count() as u64,
            spaces.map(|space| u64::from(space.value.min)).sum(),
        ];
        sums = std::array::from_fn(|n| sums[n] + counts[n]);
    }
    sums
}

fn main() {
    let (positions, databases) = (positions(), katachi::databases());
    assert_eq!(signature(&positions, &databases), SIGNATURE);
    let mut sums = [Duration::ZERO; PARTS.len() + 1];
    for position in &positions {
        let times = least(|| times_of_parts(position, &databases));
        sums = std::array::from_fn(|n| sums[n] + times[n]);
    }
    let count = positions.len() as u32;
    let [parts @ .., whole] = sums;
    let rest = whole.saturating_sub(parts.iter().sum());
    let line = |name: &str, time: Duration| {
        let share = 100.0 * time.as_secs_f64() / whole.as_secs_f64();
        println!("{name:34} {:>8} µs {share:>5.1} %", (time / count).as_micros());
    };
    PARTS.iter().zip(parts).for_each(|(name, time)| line(name, time));
    line("dragons, patterns about eyes", rest);
    line("whole, by a fresh context", whole);
    let mut used = fresh(&positions[0]);
    let [again] = least(|| {
        [time(|| {
            for (board, to_move) in &positions {
                used.reset(board, *to_move);
                used.analyse(&databases);
            }
        })]
    });
    line("whole, by a used context", again);
}
