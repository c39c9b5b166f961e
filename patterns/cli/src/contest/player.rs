//! The players of a game: programs that speak the Go Text Protocol, and one that moves at random.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    time::Duration,
};

use katachi::{
    board::{BoardSize, Colour, Point},
    game::{Game, Repetition},
    random::Random,
};

use super::game::Terms;

/// Why a contest cannot be played at all.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unplayable {
    /// The words of a command line cannot be told apart.
    #[error("`{0}` is no command line: a quotation mark is not closed, or it is empty")]
    CommandLine(String),
    /// A program does not start.
    #[error("cannot start `{line}`: {error}")]
    Start { line: String, error: std::io::Error },
    /// A program does not take what every game begins with.
    #[error("`{line}` does not take `{command}`: {fault}")]
    Setup { line: String, command: String, fault: Fault },
}

/// Why a player gives no answer.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Fault {
    /// It has ended, or closed its output.
    #[error("it has ended")]
    Gone,
    /// It took longer than it may.
    #[error("no answer within {} s", .0.as_secs())]
    Slow(Duration),
    /// It answered with an error.
    #[error("it answers `{0}`")]
    Refused(String),
}

/// How a player is made: a command line, or the word `random`.
pub(crate) enum Maker {
    Random,
    Program { line: String, words: Vec<String> },
}

/// What stands for the game's seed in a command line.
const SEED: &str = "{seed}";

impl Maker {
    /// The player that words name.
    ///
    /// # Errors
    /// If they are no command line.
    pub(crate) fn parse(line: &str) -> Result<Maker, Unplayable> {
        if line.trim() == "random" {
            return Ok(Maker::Random);
        }
        let words = shlex::split(line).filter(|words| !words.is_empty());
        let words = words.ok_or_else(|| Unplayable::CommandLine(line.to_owned()))?;
        Ok(Maker::Program { line: line.to_owned(), words })
    }

    /// The words that it was made from.
    pub(crate) fn words(&self) -> &str {
        match self {
            Maker::Random => "random",
            Maker::Program { line, .. } => line,
        }
    }

    /// Starts the player of a game.
    ///
    /// # Errors
    /// If the program does not start.
    pub(crate) fn start(&self, seed: u64, size: BoardSize) -> Result<Player, Unplayable> {
        match self {
            Maker::Random => Ok(Player::Random(Box::new(Chance::new(seed, size)))),
            Maker::Program { line, words } => {
                let words: Vec<String> =
                    words.iter().map(|word| word.replace(SEED, &seed.to_string())).collect();
                let program = Program::start(&words);
                let program =
                    program.map_err(|error| Unplayable::Start { line: line.clone(), error })?;
                Ok(Player::Program { program, line: line.clone() })
            }
        }
    }
}

/// A player of one game.
pub(crate) enum Player {
    Random(Box<Chance>),
    Program { program: Program, line: String },
}

impl Player {
    /// Tells of the game.
    ///
    /// # Errors
    /// If the program does not take it.
    pub(crate) fn set_up(&mut self, terms: &Terms) -> Result<(), Unplayable> {
        let (program, line) = match self {
            Player::Random(chance) => {
                chance.set_up(terms);
                return Ok(());
            }
            Player::Program { program, line } => (program, line),
        };
        let size = terms.size.get();
        for command in
            [format!("boardsize {size}"), "clear_board".to_owned(), format!("komi {}", terms.komi)]
        {
            program.ask(&command, terms.limit).map_err(|fault| Unplayable::Setup {
                line: line.clone(),
                command,
                fault,
            })?;
        }
        Ok(())
    }

    /// Its move: a vertex, `pass` or `resign`, in letters of either case.
    ///
    /// # Errors
    /// If it gives none.
    pub(crate) fn choose(&mut self, colour: Colour, terms: &Terms) -> Result<String, Fault> {
        match self {
            Player::Random(chance) => Ok(chance.choose(colour).name(terms.size)),
            Player::Program { program, .. } => {
                program.ask(&format!("genmove {colour}"), terms.limit)
            }
        }
    }

    /// Tells of a move that was played: of the other's; the program knows its own.
    ///
    /// # Errors
    /// If it does not take it.
    pub(crate) fn see(
        &mut self,
        colour: Colour,
        point: Point,
        own: bool,
        terms: &Terms,
    ) -> Result<(), Fault> {
        match self {
            Player::Random(chance) => chance.see(colour, point),
            Player::Program { .. } if own => Ok(()),
            Player::Program { program, .. } => {
                let command = format!("play {colour} {}", point.name(terms.size));
                program.ask(&command, terms.limit).map(drop)
            }
        }
    }

    /// What it says the score is.
    ///
    /// # Errors
    /// If it says nothing.
    pub(crate) fn score(&mut self, terms: &Terms) -> Result<String, Fault> {
        match self {
            Player::Random(_) => Err(Fault::Refused("chance counts no games".to_owned())),
            Player::Program { program, .. } => program.ask("final_score", terms.limit),
        }
    }
}

/// A player of whom every legal move is as likely as any other; it passes where there is none. No position comes
/// back by a move of its own, so that programs that know superko take them all.
pub(crate) struct Chance {
    random: Random,
    game: Game,
}

impl Chance {
    fn new(seed: u64, size: BoardSize) -> Chance {
        Chance { random: Random::new(seed), game: Game::new(size) }
    }

    fn set_up(&mut self, terms: &Terms) {
        self.game = Game::new(terms.size).with_rules(terms.rules);
    }

    fn choose(&mut self, colour: Colour) -> Point {
        let rules = self.game.rules().with_repetition(Repetition::Superko);
        let game = self.game.clone().with_rules(rules);
        let legal: Vec<Point> = game.legal_points(colour).collect();
        let drawn = self.random.below(legal.len());
        legal.get(drawn).copied().unwrap_or(Point::PASS)
    }

    fn see(&mut self, colour: Colour, point: Point) -> Result<(), Fault> {
        self.game.play(colour, point).map_err(|error| Fault::Refused(error.to_string()))
    }
}

/// A running program. It is killed when it is dropped.
pub(crate) struct Program {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
}

impl Program {
    fn start(words: &[String]) -> std::io::Result<Program> {
        let [program, arguments @ ..] = words else {
            return Err(std::io::ErrorKind::InvalidInput.into());
        };
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(std::io::ErrorKind::BrokenPipe.into());
        };
        Ok(Program { child, input, answers: answers(output) })
    }

    /// Sends a command and waits for its answer.
    fn ask(&mut self, command: &str, limit: Duration) -> Result<String, Fault> {
        writeln!(self.input, "{command}").map_err(|_| Fault::Gone)?;
        let answer = self.answers.recv_timeout(limit).map_err(|error| match error {
            RecvTimeoutError::Timeout => Fault::Slow(limit),
            RecvTimeoutError::Disconnected => Fault::Gone,
        })?;
        match answer.strip_prefix('=') {
            Some(text) => Ok(text.trim().to_owned()),
            None => Err(Fault::Refused(answer)),
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // A program that has ended by itself cannot be killed, which is as well.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// The answers of a program as they come, each up to the empty line after it.
fn answers(output: ChildStdout) -> Receiver<String> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        let mut answer = String::new();
        for line in BufReader::new(output).lines() {
            let Ok(line) = line else { break };
            if !line.trim().is_empty() {
                answer.push_str(line.trim_end());
                answer.push('\n');
            } else if !answer.is_empty()
                && sender.send(std::mem::take(&mut answer).trim_end().to_owned()).is_err()
            {
                break;
            }
        }
    });
    receiver
}

#[cfg(test)]
mod tests {
    use super::*;

    /// On so small a board chance would soon go in circles.
    #[test]
    fn chance_brings_no_position_back() {
        let size = BoardSize::new(2).unwrap();
        let mut chance = Chance::new(3, size);
        let mut seen = vec![chance.game.board().stones_hash()];
        let mut colour = Colour::Black;
        while !chance.game.is_over() {
            let point = chance.choose(colour);
            chance.see(colour, point).unwrap();
            let hash = chance.game.board().stones_hash();
            assert!(point == Point::PASS || !seen.contains(&hash), "{seen:?}");
            seen.push(hash);
            colour = colour.other();
        }
    }
}
