//! One game between two players.

use std::{
    fmt,
    time::{Duration, Instant},
};

use katachi::{
    board::{BoardSize, Colour, Point},
    game::{
        Game, Rules,
        score::{FinalPosition, score},
    },
};

use super::player::{Fault, Player, Unplayable};

/// What the games of a contest have in common.
pub(crate) struct Terms {
    pub(crate) size: BoardSize,
    pub(crate) komi: f32,
    pub(crate) rules: Rules,
    /// How long an answer may take.
    pub(crate) limit: Duration,
    /// The moves after which a game is counted as it stands.
    pub(crate) longest: usize,
}

/// A game that was played.
pub(crate) struct Played {
    /// Who has won, if that is known and somebody has.
    pub(crate) winner: Option<Colour>,
    pub(crate) ending: Ending,
    pub(crate) moves: Vec<(Colour, Point)>,
    /// What each of these moves took.
    pub(crate) times: Vec<Duration>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// It was counted: the score, such as `B+3.5`.
    Counted(String),
    /// This side gave up.
    Resigned(Colour),
    /// This side lost by a fault, which is told in words.
    Fault(Colour, String),
    /// Nobody could count it.
    Uncounted(String),
}

impl fmt::Display for Ending {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Counted(score) => formatter.write_str(score),
            Ending::Resigned(colour) => write!(formatter, "{colour} resigns"),
            Ending::Fault(colour, fault) => write!(formatter, "{colour}: {fault}"),
            Ending::Uncounted(why) => write!(formatter, "not counted: {why}"),
        }
    }
}

/// Plays a game between Black and White; without a referee, katachi counts it.
///
/// # Errors
/// If a player does not take the setup.
pub(crate) fn play(
    mut players: [Player; 2],
    mut referee: Option<Player>,
    terms: &Terms,
) -> Result<Played, Unplayable> {
    for player in players.iter_mut().chain(&mut referee) {
        player.set_up(terms)?;
    }
    let mut game = Game::new(terms.size).with_rules(terms.rules).with_komi(terms.komi);
    let mut times = Vec::new();
    let mut ending = None;
    while ending.is_none() && !game.is_over() && times.len() < terms.longest {
        ending = turn(&mut players, referee.as_mut(), &mut game, &mut times, terms).err();
    }
    let ending = ending.unwrap_or_else(|| count(&game, referee.as_mut(), terms));
    let winner = match &ending {
        Ending::Counted(score) => winner_of(score),
        Ending::Resigned(loser) | Ending::Fault(loser, _) => Some(loser.other()),
        Ending::Uncounted(_) => None,
    };
    Ok(Played { winner, ending, moves: game.board().moves().collect(), times })
}

/// Asks whose turn it is for a move and tells the others of it; fails where that ends the game.
fn turn(
    players: &mut [Player; 2],
    referee: Option<&mut Player>,
    game: &mut Game,
    times: &mut Vec<Duration>,
    terms: &Terms,
) -> Result<(), Ending> {
    let colour = game.to_move();
    let lost = |why: String| Ending::Fault(colour, why);
    let start = Instant::now();
    let answer = players[colour.index()].choose(colour, terms);
    let word = answer.map_err(|fault| lost(fault.to_string()))?;
    let time = start.elapsed();
    if word.eq_ignore_ascii_case("resign") {
        return Err(Ending::Resigned(colour));
    }
    let point = Point::from_name(&word, terms.size);
    let point = point.ok_or_else(|| lost(format!("`{word}` is no move")))?;
    game.play(colour, point).map_err(|error| lost(format!("{word}: {error}")))?;
    times.push(time);
    tell(players, referee, (colour, point), terms)
}

/// Tells everyone of a move; fails where that ends the game.
fn tell(
    players: &mut [Player; 2],
    referee: Option<&mut Player>,
    (colour, point): (Colour, Point),
    terms: &Terms,
) -> Result<(), Ending> {
    let not_taken = |fault: Fault| {
        let word = point.name(terms.size);
        Ending::Uncounted(format!("{word} of {colour} is not taken: {fault}"))
    };
    for (player, side) in players.iter_mut().zip(Colour::ALL) {
        player.see(colour, point, side == colour, terms).map_err(|fault| match fault {
            Fault::Gone | Fault::Slow(_) => Ending::Fault(side, fault.to_string()),
            Fault::Refused(_) => not_taken(fault),
        })?;
    }
    referee.map_or(Ok(()), |referee| referee.see(colour, point, false, terms)).map_err(not_taken)
}

/// The score of a game that is over, or as long as a game may be.
fn count(game: &Game, referee: Option<&mut Player>, terms: &Terms) -> Ending {
    match referee.map(|referee| referee.score(terms)) {
        Some(Ok(score)) => Ending::Counted(score),
        Some(Err(fault)) => Ending::Uncounted(fault.to_string()),
        None => {
            let mut context = game.context();
            let databases = katachi::databases();
            context.analyse(&databases);
            let position = FinalPosition::judge(&mut context, &databases, 1);
            Ending::Counted(score(&position, terms.rules.counting, terms.komi).to_string())
        }
    }
}

/// Whom a score such as `W+2.5` names.
fn winner_of(score: &str) -> Option<Colour> {
    match score.split_once('+')?.0 {
        "B" => Some(Colour::Black),
        "W" => Some(Colour::White),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_names_the_winner() {
        assert_eq!(winner_of("B+0.5"), Some(Colour::Black));
        assert_eq!(winner_of("W+Resign"), Some(Colour::White));
        assert_eq!(winner_of("0"), None);
    }
}
