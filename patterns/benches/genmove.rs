//! How long a move takes in the middle of a game of 19 lines, at each of some levels: the median over the
//! positions and the longest, and the nodes that were read. `cargo bench -p katachi --bench genmove`.
//!
//! Nothing is known before a move: in a game the cache of the reader is warm, and moves take less. Of
//! the times of a position the least of some runs counts. The nodes depend on the code alone.

mod midgame;

use std::time::{Duration, Instant};

use katachi::{
    Databases,
    moves::{Level, Situation, generate_in},
    reading::Reader,
};
use midgame::{Position, positions};

/// The runs of which the least counts.
const RUNS: usize = 3;

/// The levels that are timed.
const LEVELS: [u8; 4] = [1, 5, 8, 10];

/// The least time that a move takes, with the analysis, and the nodes that were read.
fn choose((board, to_move): &Position, level: Level, databases: &Databases) -> (Duration, u64) {
    let runs = (0..RUNS).map(|_| {
        let start = Instant::now();
        let situation = Situation { level, ..Situation::new(board, *to_move, databases) };
        let mut context = situation.context();
        std::hint::black_box(generate_in(&mut context, &situation));
        let time = start.elapsed();
        let mut reader = Reader::default();
        context.exchange_reader(&mut reader);
        (time, reader.nodes())
    });
    runs.min().unwrap()
}

fn main() {
    let (positions, databases) = (positions(), katachi::databases());
    println!("level     median    longest        nodes");
    for level in LEVELS {
        let level = Level::new(level);
        let chosen: Vec<_> =
            positions.iter().map(|position| choose(position, level, &databases)).collect();
        let mut times: Vec<Duration> = chosen.iter().map(|(time, _)| *time).collect();
        times.sort_unstable();
        let (median, longest) = (times[times.len() / 2], times[times.len() - 1]);
        let nodes: u64 = chosen.iter().map(|(_, nodes)| nodes).sum();
        println!(
            "{:>5} {:>7} ms {:>7} ms {nodes:>12}",
            level.number(),
            median.as_millis(),
            longest.as_millis(),
        );
    }
}
