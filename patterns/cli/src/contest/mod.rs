//! `katachi contest`: two programs play games against each other, and the games are counted.

mod game;
mod player;
mod record;
mod tally;

use std::{
    fs,
    path::Path,
    sync::{
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc,
    },
    time::Duration,
};

use katachi::{board::Colour, game::Repetition};

use crate::{Console, SUCCESS, arguments::Contest, failure::Failure};
use game::{Played, Terms};
use player::Maker;
pub(crate) use player::Unplayable;
use tally::{Outcome, Tally};

/// Plays the games, as many at a time as wished, and prints a line for each in their order.
pub(crate) fn run(arguments: &Contest, console: &mut Console<'_>) -> Result<u8, Failure> {
    let contest = Setting {
        players: [Maker::parse(&arguments.first)?, Maker::parse(&arguments.second)?],
        referee: arguments.referee.as_deref().map(Maker::parse).transpose()?,
        terms: arguments.terms(),
        seed: arguments.seed,
    };
    if let Some(directory) = &arguments.out {
        fs::create_dir_all(directory)
            .map_err(|error| Failure::File { path: directory.clone(), error })?;
    }
    let mut tally = Tally::default();
    contest.games(arguments.games, arguments.jobs.get(), |number, played| {
        tally.add(&played, number);
        writeln!(
            console.output,
            "game {number}: A is {}, {} ({}), {} moves",
            first_player_colour(number),
            Outcome::of(&played, number),
            played.ending,
            played.moves.len(),
        )?;
        match &arguments.out {
            Some(directory) => keep(&contest, directory, number, &played),
            None => Ok(()),
        }
    })?;
    write!(console.output, "{tally}")?;
    Ok(SUCCESS)
}

/// The colours alternate; A begins.
fn first_player_colour(number: u64) -> Colour {
    if number % 2 == 1 { Colour::Black } else { Colour::White }
}

/// Who plays, and how.
struct Setting {
    players: [Maker; 2],
    referee: Option<Maker>,
    terms: Terms,
    seed: u64,
}

impl Setting {
    /// Plays so many games, `jobs` at a time, and hands each over in its turn.
    fn games(
        &self,
        count: u64,
        jobs: usize,
        mut each: impl FnMut(u64, Played) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let (next, given_up) = (AtomicU64::new(1), AtomicBool::new(false));
        let (sender, receiver) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..jobs {
                let (sender, next, given_up) = (sender.clone(), &next, &given_up);
                scope.spawn(move || {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number > count || given_up.load(Ordering::Relaxed) {
                            break;
                        }
                        if sender.send((number, self.game(number))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let outcome = in_order(&receiver, &mut each);
            given_up.store(outcome.is_err(), Ordering::Relaxed);
            outcome
        })
    }

    /// Plays one game with players of its own.
    fn game(&self, number: u64) -> Result<Played, Unplayable> {
        let seed = self.seed.wrapping_add(number - 1);
        let [a, b] = &self.players;
        let (black, white) =
            if first_player_colour(number) == Colour::Black { (a, b) } else { (b, a) };
        let referee = self.referee.as_ref().map(|maker| maker.start(seed, self.terms.size));
        game::play(
            [black.start(seed, self.terms.size)?, white.start(seed, self.terms.size)?],
            referee.transpose()?,
            &self.terms,
        )
    }
}

/// Hands games over by their numbers, however they come in.
fn in_order(
    receiver: &mpsc::Receiver<(u64, Result<Played, Unplayable>)>,
    each: &mut impl FnMut(u64, Played) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let (mut waiting, mut next) = (std::collections::BTreeMap::new(), 1);
    for (number, played) in receiver {
        waiting.insert(number, played?);
        while let Some(played) = waiting.remove(&next) {
            each(next, played)?;
            next += 1;
        }
    }
    Ok(())
}

/// Writes a game's record.
fn keep(contest: &Setting, directory: &Path, number: u64, played: &Played) -> Result<(), Failure> {
    let [a, b] = contest.players.each_ref().map(Maker::words);
    let names = if first_player_colour(number) == Colour::Black { [a, b] } else { [b, a] };
    let path = directory.join(format!("{number}.sgf"));
    fs::write(&path, record::write(played, names, &contest.terms))
        .map_err(|error| Failure::File { path, error })
}

impl Contest {
    fn terms(&self) -> Terms {
        Terms {
            size: self.size,
            komi: self.komi,
            // A position may come back, for players who do not know better; a game ends all the same.
            rules: self.rules.with_repetition(Repetition::Allowed),
            limit: Duration::from_secs(self.seconds),
            longest: self.longest,
        }
    }
}
