//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use katachi::{
    board::{BoardSize, Colour},
    game::Rules,
};

/// Go knowledge written as shapes: shows what patterns say about a game.
#[derive(Parser, Debug)]
#[command(name = "katachi", version, propagate_version = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Show a position and the moves that patterns suggest there.
    Suggest(Suggest),
    /// List every match of every pattern in a position.
    Match(Match),
    /// Tell why a pattern matches at a vertex, or does not.
    Explain(Explain),
    /// Draw what is known of a position: influence, the value of territory, eyes, or dragons.
    Show(Show),
    /// Write a database as Rust modules that hold its patterns.
    Convert(Convert),
    /// Turn or mirror the patterns of a database.
    Transform(Transform),
    /// Show everything that is wrong with databases.
    Check(Check),
    /// Tell which move the program would play.
    Genmove(Genmove),
    /// Play and answer questions in the Go Text Protocol, version 2.
    Gtp(Gtp),
    /// Let two programs play games against each other, and count.
    Contest(Contest),
}

/// A position of a game record.
#[derive(Args, Debug)]
pub(crate) struct Game {
    /// The game record (SGF).
    #[arg(value_name = "GAME.sgf")]
    pub(crate) game: PathBuf,
    /// The number of moves to play first; without it, all.
    #[arg(long = "move", value_name = "N")]
    pub(crate) move_number: Option<usize>,
    /// The side whose moves the patterns suggest; without it, the side to move: whom the record
    /// names (PL), else who plays next in it.
    #[arg(long, alias = "colour", value_name = "black|white", value_parser = parse_colour)]
    pub(crate) color: Option<Colour>,
}

/// The databases to match.
#[derive(Args, Debug)]
pub(crate) struct Databases {
    /// A database of your own, beside the built-in ones. Its kind (moves, attack, defense,
    /// connections, influence, owl_attack, owl_defense, owl_vital, corner) stands after a colon or
    /// in its text.
    #[arg(long, value_name = "FILE[:KIND]")]
    pub(crate) db: Vec<String>,
    /// Leave the built-in databases out.
    #[arg(long, requires = "db")]
    pub(crate) only: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Suggest {
    #[command(flatten)]
    pub(crate) game: Game,
    #[command(flatten)]
    pub(crate) databases: Databases,
}

#[derive(Args, Debug)]
pub(crate) struct Match {
    #[command(flatten)]
    pub(crate) game: Game,
    #[command(flatten)]
    pub(crate) databases: Databases,
    /// List where the diagrams lie, and ask neither classes nor constraints nor helpers.
    #[arg(long)]
    pub(crate) geometry: bool,
    /// Write one JSON object a line.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Explain {
    #[command(flatten)]
    pub(crate) game: Game,
    #[command(flatten)]
    pub(crate) databases: Databases,
    /// The pattern's name.
    #[arg(long, value_name = "NAME")]
    pub(crate) pattern: String,
    /// The vertex where its `*` should be, such as D4; its anchor where it has no `*`. Matches that
    /// cover the vertex with another of their points are told as well.
    #[arg(long, value_name = "VERTEX")]
    pub(crate) at: String,
}

#[derive(Args, Debug)]
pub(crate) struct Show {
    #[command(flatten)]
    pub(crate) game: Game,
    #[command(flatten)]
    pub(crate) databases: Databases,
    #[command(flatten)]
    pub(crate) what: ShownLayer,
    /// Write the picture to this file, as SVG.
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
}

/// What a picture shows.
#[derive(Args, Debug)]
#[group(required = true, multiple = false)]
pub(crate) struct ShownLayer {
    /// Whose each vertex is: territory, moyo or area.
    #[arg(long)]
    pub(crate) influence: bool,
    /// What each vertex is worth as territory.
    #[arg(long)]
    pub(crate) territory: bool,
    /// In which points either side may make eyes, and how many.
    #[arg(long)]
    pub(crate) eyes: bool,
    /// Which stones belong together, and whether they live.
    #[arg(long)]
    pub(crate) dragons: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Convert {
    /// The database.
    #[arg(value_name = "FILE.db[:KIND]")]
    pub(crate) file: String,
    /// The directory to write the modules to; without it, standard output.
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Transform {
    /// How to turn: 0 as drawn; clockwise 1 by 90, 2 by 180, 3 by 270 degrees; mirrored 4 at `/`, 5
    /// top to bottom, 6 at `\`, 7 left to right.
    #[arg(value_name = "TRANSFORMATION", value_enum)]
    pub(crate) transformation: Turn,
    /// The database; `-` or nothing: standard input.
    #[arg(value_name = "FILE.db[:KIND]", default_value = "-")]
    pub(crate) file: String,
    /// Turn only this pattern and write no other.
    #[arg(long, value_name = "NAME")]
    pub(crate) pattern: Option<String>,
}

/// The eight transformations by number or word.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum Turn {
    #[value(name = "0", alias = "as-drawn")]
    AsDrawn,
    #[value(name = "1", alias = "right")]
    Right,
    #[value(name = "2", alias = "around")]
    Around,
    #[value(name = "3", alias = "left")]
    Left,
    #[value(name = "4", alias = "slash")]
    Slash,
    #[value(name = "5", alias = "upside-down")]
    UpsideDown,
    #[value(name = "6", alias = "backslash")]
    Backslash,
    #[value(name = "7", alias = "mirror")]
    Mirror,
}

#[derive(Args, Debug)]
pub(crate) struct Check {
    /// The databases.
    #[arg(value_name = "FILE.db[:KIND]", required = true)]
    pub(crate) files: Vec<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Gtp {
    #[command(flatten)]
    pub(crate) databases: Databases,
    /// The rules: japanese, chinese or tromp-taylor.
    #[arg(long, default_value = "japanese")]
    pub(crate) rules: Rules,
    /// Earlier positions may not come back.
    #[arg(long)]
    pub(crate) superko: bool,
    /// Give up games that cannot be won.
    #[arg(long)]
    pub(crate) resign: bool,
    #[command(flatten)]
    pub(crate) choice: Choice,
}

/// How moves are chosen.
#[derive(Args, Debug)]
pub(crate) struct Choice {
    /// How much work goes into a move, 1 to 10.
    #[arg(long, value_name = "1..10", default_value_t = 10, value_parser = clap::value_parser!(u8).range(1..=10))]
    pub(crate) level: u8,
    /// The seed of whatever is drawn by lot.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Write every reason and value of every move that is considered to standard error.
    #[arg(short = 't', long)]
    pub(crate) trace: bool,
    /// Ask every match of every pattern, even those that can add nothing.
    #[arg(short = 'a', long)]
    pub(crate) all_patterns: bool,
    /// Write the game to this file, every considered move labelled with its value.
    #[arg(short = 'o', long, value_name = "FILE.sgf")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Genmove {
    #[command(flatten)]
    pub(crate) game: Game,
    #[command(flatten)]
    pub(crate) databases: Databases,
    #[command(flatten)]
    pub(crate) choice: Choice,
}

/// The players are command lines of programs that speak the Go Text Protocol, in which `{seed}` stands
/// for a number that differs from game to game, or `random`: any legal move. Colours alternate; A is
/// Black first.
#[derive(Args, Debug)]
pub(crate) struct Contest {
    /// Player A.
    #[arg(value_name = "A")]
    pub(crate) first: String,
    /// Player B.
    #[arg(value_name = "B")]
    pub(crate) second: String,
    /// The number of games.
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub(crate) games: u64,
    /// The size of the board, 1 to 19 lines.
    #[arg(long, value_name = "LINES", default_value = "19", value_parser = parse_size)]
    pub(crate) size: BoardSize,
    /// Komi, in points.
    #[arg(long, value_name = "POINTS", default_value_t = 6.5)]
    pub(crate) komi: f32,
    /// The rules: japanese, chinese or tromp-taylor.
    #[arg(long, default_value = "chinese")]
    pub(crate) rules: Rules,
    /// A program that counts the finished games; without it, they are counted as `katachi gtp` counts.
    #[arg(long, value_name = "COMMAND")]
    pub(crate) referee: Option<String>,
    /// The seed of the first game.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
    /// The seconds that an answer may take. Who needs more loses.
    #[arg(long, value_name = "SECONDS", default_value_t = 120)]
    pub(crate) seconds: u64,
    /// The moves after which a game is counted as it stands.
    #[arg(long, value_name = "MOVES", default_value_t = 600)]
    pub(crate) longest: usize,
    /// The games that are played at the same time.
    #[arg(long, value_name = "N", default_value = "1")]
    pub(crate) jobs: std::num::NonZeroUsize,
    /// Write the records of the games to this directory.
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
}

fn parse_size(word: &str) -> Result<BoardSize, String> {
    let lines: usize = word.parse().map_err(|_| "a size is a number of lines".to_owned())?;
    BoardSize::new(lines).map_err(|error| error.to_string())
}

fn parse_colour(word: &str) -> Result<Colour, String> {
    match word.to_ascii_lowercase().as_str() {
        "black" | "b" => Ok(Colour::Black),
        "white" | "w" => Ok(Colour::White),
        _ => Err("a colour is `black` or `white`".to_owned()),
    }
}
