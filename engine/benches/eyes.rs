//! How fast eyes are analysed: shapes read anew, and the eyes of mid-game positions when reading and shapes
//! are remembered.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use katachi_engine::{
    board::Colour,
    context::Context,
    databases::Databases,
    game::sgf::GameRecord,
    position::eyes::{EyeShape, read_eyes},
};

/// The games, and how far each is played.
const GAMES: [(&str, usize); 4] = [
    (include_str!("../../tests/games/19x19-01.sgf"), 100),
    (include_str!("../../tests/games/19x19-02.sgf"), 150),
    (include_str!("../../tests/games/19x19-03.sgf"), 200),
    (include_str!("../../tests/games/19x19-04.sgf"), 250),
];

/// A name and a drawing.
const SHAPES: [(&str, &[&str]); 4] = [
    ("three", &["..."]),
    ("five, bulky", &["...", ".. "]),
    ("six, in the corner", &["+---", "|...", "|..."]),
    ("seven", &[" ..", "...", ".. "]),
];

fn shapes(criterion: &mut Criterion) {
    for (name, rows) in SHAPES {
        let shape = EyeShape::from_diagram(rows).unwrap();
        criterion.bench_function(&format!("read eyes: {name}"), |bencher| {
            bencher.iter(|| read_eyes(black_box(&shape)));
        });
    }
}

fn positions(criterion: &mut Criterion) {
    for (number, (text, moves)) in (1..).zip(GAMES) {
        let record = GameRecord::read(text.as_bytes()).unwrap();
        let board = record.position(moves.min(record.move_count())).unwrap().board;
        let mut context = Context::new(board, Colour::Black);
        context.analyse_strings(&Databases::default());
        context.analyse_eyes();
        criterion.bench_function(&format!("eyes of game {number} at move {moves}"), |bencher| {
            bencher.iter(|| context.analyse_eyes().spaces(Colour::Black).count());
        });
    }
}

criterion_group!(benches, shapes, positions);
criterion_main!(benches);
