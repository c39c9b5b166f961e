//! How fast influence is computed: whole computations in mid-game positions, strings being analysed
//! before, with the built-in patterns and without any.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use katachi::{
    Colour, Context, Databases,
    game::sgf::GameRecord,
    position::influence::{Influence, InfluenceQuery},
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

/// The positions with their strings analysed.
fn positions(databases: &Databases) -> Vec<Context> {
    let position = |(text, moves): &(&str, usize)| {
        let record = GameRecord::read(text.as_bytes()).unwrap();
        let board = record.position(*moves.min(&record.move_count())).unwrap().board;
        let mut context = Context::new(board, Colour::Black);
        context.analyse_strings(databases);
        context
    };
    GAMES.iter().map(position).collect()
}

fn influence(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("influence");
    group.throughput(Throughput::Elements(GAMES.len() as u64));
    for (name, databases) in
        [("without patterns", Databases::default()), ("with patterns", katachi::databases())]
    {
        let mut positions = positions(&databases);
        let query = InfluenceQuery::new(Colour::Black);
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                for context in &mut positions {
                    black_box(Influence::of(context, &databases, &query));
                }
            });
        });
    }
    group.finish();
}

criterion_group!(benches, influence);
criterion_main!(benches);
