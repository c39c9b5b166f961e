//! The sum of a contest.

use std::{fmt, time::Duration};

use super::{first_player_colour, game::Played};

/// How often A has won and lost, and what the moves of both took.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    wins: u32,
    losses: u32,
    undecided: u32,
    times: [Vec<Duration>; 2],
}

/// What a game was for A.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    Won,
    Lost,
    Undecided,
}

impl Outcome {
    /// Of the game of this number.
    pub(crate) fn of(played: &Played, number: u64) -> Outcome {
        match played.winner {
            None => Outcome::Undecided,
            Some(winner) if winner == first_player_colour(number) => Outcome::Won,
            Some(_) => Outcome::Lost,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Outcome::Won => "won",
            Outcome::Lost => "lost",
            Outcome::Undecided => "undecided",
        })
    }
}

impl Tally {
    /// Adds a game.
    pub(crate) fn add(&mut self, played: &Played, number: u64) {
        match Outcome::of(played, number) {
            Outcome::Won => self.wins += 1,
            Outcome::Lost => self.losses += 1,
            Outcome::Undecided => self.undecided += 1,
        }
        for (&(colour, _), &time) in played.moves.iter().zip(&played.times) {
            self.times[usize::from(colour != first_player_colour(number))].push(time);
        }
    }

    fn decided(&self) -> u32 {
        self.wins + self.losses
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { wins, losses, undecided, times: [a, b] } = self;
        write!(formatter, "A won {wins}, lost {losses}, undecided {undecided}")?;
        if let Some((low, high)) = interval(*wins, self.decided()) {
            let share = f64::from(*wins) / f64::from(self.decided());
            write!(
                formatter,
                ": {:.0} % (95 % interval {:.0} to {:.0} %)",
                100.0 * share,
                100.0 * low,
                100.0 * high
            )?;
        }
        writeln!(formatter)?;
        for (name, times) in [("A", a), ("B", b)] {
            if let Some((median, worst)) = median_and_worst(times) {
                writeln!(formatter, "{name}: median {median:.3} s a move, worst {worst:.2} s")?;
            }
        }
        Ok(())
    }
}

/// Between which shares of won games the true one lies with 95 % certainty: the score interval of
/// Wilson (1927). `None` without games.
fn interval(wins: u32, games: u32) -> Option<(f64, f64)> {
    const Z: f64 = 1.96;
    if games == 0 {
        return None;
    }
    let count = f64::from(games);
    let share = f64::from(wins) / count;
    let scale = 1.0 + Z * Z / count;
    let middle = (share + Z * Z / (2.0 * count)) / scale;
    let spread = share * (1.0 - share) / count + Z * Z / (4.0 * count * count);
    let half = Z * spread.sqrt() / scale;
    Some((middle - half, middle + half))
}

/// In seconds. `None` without moves.
fn median_and_worst(times: &[Duration]) -> Option<(f64, f64)> {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let worst = sorted.last()?.as_secs_f64();
    Some((sorted[sorted.len() / 2].as_secs_f64(), worst))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        // Values of the formula, worked out by hand.
        let (low, high) = interval(8, 10).unwrap();
        assert!((low - 0.4902).abs() < 1e-3 && (high - 0.9433).abs() < 1e-3, "{low} {high}");
        let (low, high) = interval(10, 10).unwrap();
        assert!((low - 0.7225).abs() < 1e-3 && (high - 1.0).abs() < 1e-9, "{low} {high}");
        assert_eq!(interval(0, 0), None);
    }

    #[test]
    fn the_middle_of_the_times() {
        let times = [5, 1, 3].map(Duration::from_secs);
        assert_eq!(median_and_worst(&times), Some((3.0, 5.0)));
        assert_eq!(median_and_worst(&[]), None);
    }
}
