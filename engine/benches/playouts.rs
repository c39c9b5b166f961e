//! How fast games are played out, in the tree and below it: a hundred games from an empty board of nine lines, and from the
//! middle of a game on nineteen. How often the most tried move was tried is a signature: a change of it is a change of what
//! the games say, and must be meant.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use katachi_engine::{
    board::{Board, BoardSize, Colour, Point},
    game::sgf::GameRecord,
    playouts::{LocalShapes, Question, search},
};

const GAMES: u32 = 100;

/// How often the most tried first move was tried in each position.
const SIGNATURE: [u32; 2] = [27, 26];

fn positions() -> [Board; 2] {
    let text = include_str!("../../tests/games/19x19-01.sgf");
    let record = GameRecord::read(text.as_bytes()).unwrap();
    [Board::new(BoardSize::new(9).unwrap()), record.position(100).unwrap().board]
}

/// Searches with no small shapes. How often the most tried first move was tried.
fn most_tried(board: &Board) -> u32 {
    let to_move = Colour::Black;
    let legal = board.size().points().filter(|point| board.is_legal(to_move, *point));
    let moves: Vec<(Point, f32)> = legal.map(|point| (point, 0.5)).collect();
    let (moves, komi, trust, games, seed) = (&moves[..], 6.5, 20.0, GAMES, 1);
    let question = Question { board, to_move, komi, moves, trust, games, seed };
    let findings = search(&question, &LocalShapes::default());
    findings.moves.iter().map(|tried| tried.games).max().unwrap_or(0)
}

fn games(criterion: &mut Criterion) {
    let positions = positions();
    assert_eq!(positions.each_ref().map(most_tried), SIGNATURE);
    let mut group = criterion.benchmark_group("playouts");
    group.throughput(Throughput::Elements(GAMES.into()));
    for (name, board) in ["9x9", "19x19"].into_iter().zip(&positions) {
        group.bench_function(name, |bencher| bencher.iter(|| most_tried(black_box(board))));
    }
    group.finish();
}

criterion_group!(benches, games);
criterion_main!(benches);
