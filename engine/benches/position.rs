//! What the analysis of a position costs without reading: the strings of mid-game and finished positions, and what is
//! unconditionally alive in them. The sums are a signature: a change of one is a change of what is found, and must be
//! meant.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use katachi_engine::{
    board::{Board, Colour},
    game::sgf::GameRecord,
    position::{StringShape, Strings, Unconditional},
};

/// The games, and how far each is played.
const GAMES: [(&str, usize); 8] = [
    (include_str!("../../tests/games/19x19-01.sgf"), 100),
    (include_str!("../../tests/games/19x19-02.sgf"), 120),
    (include_str!("../../tests/games/19x19-03.sgf"), 140),
    (include_str!("../../tests/games/19x19-04.sgf"), 160),
    (include_str!("../../tests/games/19x19-05.sgf"), 180),
    (include_str!("../../tests/games/19x19-06.sgf"), 400),
    (include_str!("../../tests/games/19x19-07.sgf"), 400),
    (include_str!("../../tests/games/19x19-08.sgf"), 400),
];

/// Liberties of all orders, genus, and points that are unconditionally someone's.
const SIGNATURE: [usize; 3] = [9439, 5, 127];

fn positions() -> Vec<Board> {
    let position = |(text, moves): &(&str, usize)| {
        let record = GameRecord::read(text.as_bytes()).unwrap();
        record.position(*moves.min(&record.move_count())).unwrap().board
    };
    GAMES.iter().map(position).collect()
}

fn signature(positions: &[Board]) -> [usize; 3] {
    let shapes: Vec<StringShape> = positions.iter().flat_map(StringShape::of_all).collect();
    let liberties = shapes.iter().flat_map(|shape| shape.liberties).sum();
    let genus = shapes.iter().map(|shape| shape.genus).sum();
    let owned = positions.iter().map(|board| {
        let sure = Unconditional::of(board);
        Colour::ALL.into_iter().map(|colour| sure.owned(colour).len()).sum::<usize>()
    });
    [liberties, genus, owned.sum()]
}

fn analysis(criterion: &mut Criterion) {
    let positions = positions();
    assert_eq!(signature(&positions), SIGNATURE);
    let mut group = criterion.benchmark_group("position");
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("shapes of strings", |bencher| {
        bencher.iter(|| {
            positions.iter().map(|board| black_box(StringShape::of_all(board)).len()).sum::<usize>()
        });
    });
    group.bench_function("unconditional status", |bencher| {
        bencher.iter(|| positions.iter().for_each(|board| _ = black_box(Unconditional::of(board))));
    });
    group.bench_function("strings without reading", |bencher| {
        bencher.iter(|| positions.iter().for_each(|board| _ = black_box(Strings::of_board(board))));
    });
    group.finish();
}

criterion_group!(benches, analysis);
criterion_main!(benches);
