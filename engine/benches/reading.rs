//! How fast tactical reading is: attack and defend of every string of mid-game positions, the cache
//! cleared before each question. The sum of the nodes is a signature: a change of it is a change of
//! what is read, and must be meant.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use katachi_engine::{
    answer::Answer,
    board::{Board, Point},
    game::sgf::GameRecord,
    reading::{self, Reader},
};

/// The games, and how far each is played.
const GAMES: [(&str, usize); 8] = [
    (include_str!("../../tests/games/19x19-01.sgf"), 100),
    (include_str!("../../tests/games/19x19-02.sgf"), 120),
    (include_str!("../../tests/games/19x19-03.sgf"), 140),
    (include_str!("../../tests/games/19x19-04.sgf"), 160),
    (include_str!("../../tests/games/19x19-05.sgf"), 100),
    (include_str!("../../tests/games/19x19-06.sgf"), 120),
    (include_str!("../../tests/games/19x19-07.sgf"), 140),
    (include_str!("../../tests/games/19x19-08.sgf"), 160),
];

/// Strings asked about, strings that can be captured, and nodes.
const SIGNATURE: (usize, usize, u64) = (549, 36, 45_025);

/// The positions with a stone of each string.
fn positions() -> Vec<(Board, Vec<Point>)> {
    let position = |(text, moves): &(&str, usize)| {
        let record = GameRecord::read(text.as_bytes()).unwrap();
        let board = record.position(*moves.min(&record.move_count())).unwrap().board;
        let strings = board.strings().map(|string| string.origin()).collect();
        (board, strings)
    };
    GAMES.iter().map(position).collect()
}

/// Asks about every string. How many there are, how many can be captured, and the nodes.
fn ask_all(reader: &mut Reader, positions: &mut [(Board, Vec<Point>)]) -> (usize, usize, u64) {
    let mut sum = (0, 0, 0);
    for (board, strings) in positions {
        for &string in strings.iter() {
            reader.clear();
            let attack = reading::attack(reader, board, string);
            reader.clear();
            let defend = reading::defend(reader, board, string);
            sum.0 += 1;
            sum.1 += usize::from(attack.reading.truth());
            sum.2 += attack.nodes + defend.nodes;
        }
    }
    sum
}

fn all_strings(criterion: &mut Criterion) {
    let mut positions = positions();
    let mut reader = Reader::default();
    let signature = ask_all(&mut reader, &mut positions);
    assert_eq!(signature, SIGNATURE, "strings, captured, nodes");
    let mut group = criterion.benchmark_group("reading");
    group.throughput(Throughput::Elements(signature.2)).sample_size(10);
    group.bench_function("attack and defend, nodes", |bencher| {
        bencher.iter(|| black_box(ask_all(&mut reader, &mut positions)));
    });
    group.finish();
}

criterion_group!(benches, all_strings);
criterion_main!(benches);
