//! How fast the board is: random games, and playing and undoing moves in mid-game positions.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use katachi_engine::board::{Board, BoardSize, Colour, Point, Vertex};

/// XorShift (Marsaglia 2003): games must be the same on every run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

/// Whether the empty vertex looks like an eye: all neighbours are friends.
fn is_eye(board: &Board, colour: Colour, point: Point) -> bool {
    point.neighbours().into_iter().all(|next| {
        let vertex = board.vertex(next);
        vertex == colour.stone() || vertex == Vertex::Off
    })
}

/// A legal move that does not fill an eye, chosen at random; a pass if there is none.
fn random_move(board: &Board, colour: Colour, points: &[Point], random: &mut Random) -> Point {
    let start = random.below(points.len());
    let (before, after) = points.split_at(start);
    let mut candidates = after.iter().chain(before).copied();
    let playable = |point: &Point| board.is_legal(colour, *point) && !is_eye(board, colour, *point);
    candidates.find(playable).unwrap_or(Point::PASS)
}

/// Plays a random game to its end or to `limit` moves.
fn random_game(board: &mut Board, points: &[Point], random: &mut Random, limit: usize) -> usize {
    let mut passes = 0;
    let mut colour = Colour::Black;
    while passes < 2 && board.move_count() < limit {
        let point = random_move(board, colour, points, random);
        passes = if point.is_pass() { passes + 1 } else { 0 };
        if board.play(colour, point).is_err() {
            break;
        }
        colour = colour.other();
    }
    board.move_count()
}

/// The points in a random order.
fn shuffled_points(size: BoardSize, random: &mut Random) -> Vec<Point> {
    let mut points: Vec<Point> = size.points().collect();
    for index in (1..points.len()).rev() {
        points.swap(index, random.below(index + 1));
    }
    points
}

fn random_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random games");
    group.throughput(Throughput::Elements(1));
    for lines in [9, 19] {
        let size = BoardSize::new(lines).unwrap_or(BoardSize::MAX);
        let mut random = Random(0x9e37_79b9);
        let points = shuffled_points(size, &mut random);
        let mut board = Board::new(size);
        group.bench_function(format!("{lines}x{lines}, undone"), |bencher| {
            bencher.iter(|| {
                let moves = random_game(&mut board, &points, &mut random, 3 * points.len());
                board.undo_to(0);
                moves
            });
        });
    }
    group.finish();
}

/// Plays and undoes every legal move of both colours; the number of moves.
fn play_all(board: &mut Board, points: &[Point]) -> u64 {
    let mut moves = 0;
    for colour in Colour::ALL {
        for &point in points {
            if board.play(colour, point).is_ok() {
                moves += 1;
                board.undo();
            }
        }
    }
    moves
}

fn play_and_undo(criterion: &mut Criterion) {
    let mut random = Random(0x1234_5678);
    let points = shuffled_points(BoardSize::MAX, &mut random);
    let mut boards: Vec<Board> = (0..50)
        .map(|number| {
            let mut board = Board::new(BoardSize::MAX);
            random_game(&mut board, &points, &mut random, 60 + 3 * number);
            board
        })
        .collect();
    let in_order: Vec<Point> = BoardSize::MAX.points().collect();
    let moves: u64 = boards.iter_mut().map(|board| play_all(board, &in_order)).sum();
    let mut group = criterion.benchmark_group("mid-game positions");
    group.throughput(Throughput::Elements(moves));
    group.bench_function("play and undo", |bencher| {
        bencher.iter(|| boards.iter_mut().map(|board| play_all(board, &in_order)).sum::<u64>());
    });
    group.bench_function("liberties after", |bencher| {
        bencher.iter(|| {
            for board in &boards {
                for colour in Colour::ALL {
                    for &point in &in_order {
                        black_box(board.liberties_after(colour, point));
                    }
                }
            }
        });
    });
    group.finish();
}

criterion_group!(benches, random_games, play_and_undo);
criterion_main!(benches);
