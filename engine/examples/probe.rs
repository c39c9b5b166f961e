#[path = "../benches/matching/games.rs"]
mod games;
#[path = "../benches/matching/generate.rs"]
mod generate;
use katachi_engine::matching::*;
use std::time::Instant;
fn main() {
    let games = games::load();
    let boards = games::mid_game(&games);
    let n: usize = std::env::args().nth(1).map_or(1222, |a| a.parse().unwrap());
    let rounds: usize = std::env::args().nth(2).map_or(2000, |a| a.parse().unwrap());
    let database = generate::database(&games, n);
    let t = Instant::now();
    println!("{:?}", database.statistics());
    println!("build {:?}", t.elapsed());
    let mut m = Matcher::default();
    let mut best = [u128::MAX; 100];
    let mut total = 0;
    for _ in 0..rounds {
        for (i, b) in boards.iter().enumerate() {
            let t = Instant::now();
            total += m.find(&database, b.view()).as_found().len();
            best[i] = best[i].min(t.elapsed().as_nanos());
        }
    }
    let s: u128 = best[..boards.len()].iter().sum();
    println!(
        "find {:.2} us, {} matches",
        s as f64 / 1000. / boards.len() as f64,
        total / rounds / boards.len()
    );
    let mut trackers: Vec<Tracker> =
        boards.iter().map(|b| Tracker::new(&database, b.view())).collect();
    let mut after: Vec<_> = boards.iter().map(|b| b.board.clone()).collect();
    for (b, a) in boards.iter().zip(&mut after) {
        a.play(b.to_move, b.played).unwrap();
    }
    let mut best = [u128::MAX; 200];
    let mut ch = 0;
    for _ in 0..rounds {
        for (i, ((t, b), a)) in trackers.iter_mut().zip(&boards).zip(&after).enumerate() {
            for (j, bd) in [a, &b.board].into_iter().enumerate() {
                let s = Instant::now();
                let c = t.follow(bd.vertices(), bd.size());
                ch += c.added().len() + c.removed().len();
                best[2 * i + j] = best[2 * i + j].min(s.elapsed().as_nanos());
            }
        }
    }
    let s: u128 = best[..2 * boards.len()].iter().sum();
    println!(
        "move {:.2} us, {} changes",
        s as f64 / 2000. / boards.len() as f64,
        ch / rounds / boards.len() / 2
    );
    let database = generate::database(&games, 401);
    let goals: Vec<_> = boards
        .iter()
        .flat_map(|b| {
            b.board
                .strings()
                .filter(|s| s.size() >= 4)
                .map(move |s| (b.view(), *s.stones()))
                .collect::<Vec<_>>()
        })
        .collect();
    let mut best = vec![u128::MAX; goals.len()];
    let mut k = 0;
    for _ in 0..rounds / 8 + 1 {
        for (i, (v, g)) in goals.iter().enumerate() {
            let t = Instant::now();
            k += m.find_touching(&database, *v, g).as_found().len();
            best[i] = best[i].min(t.elapsed().as_nanos());
        }
    }
    let s: u128 = best.iter().sum();
    println!(
        "goal {:.2} us, {}",
        s as f64 / 1000. / goals.len() as f64,
        k / (rounds / 8 + 1) / goals.len()
    );
}
