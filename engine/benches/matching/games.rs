//! Positions of the games in the repository.

use std::path::{Path, PathBuf};

use katachi_engine::{
    board::{Board, BoardSize, Colour, Point},
    game::sgf::GameRecord,
    matching::View,
};

/// A position and the move that was played in it.
pub(crate) struct Situation {
    /// The board.
    pub(crate) board: Board,
    /// Who is to move.
    pub(crate) to_move: Colour,
    /// The move that was played.
    pub(crate) played: Point,
}

impl Situation {
    /// The position as the side to move sees it.
    pub(crate) fn view(&self) -> View<'_> {
        View::of(&self.board, self.to_move)
    }
}

/// All situations of the 19x19 games, game by game.
pub(crate) fn load() -> Vec<Vec<Situation>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/games");
    let files = std::fs::read_dir(&folder).expect("the repository's games");
    let mut paths: Vec<PathBuf> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "sgf"));
    paths.sort();
    let records = paths.iter().map(|path| GameRecord::load(path).expect("a game record"));
    records.filter(|record| record.size == BoardSize::MAX).map(|record| replay(&record)).collect()
}

fn replay(record: &GameRecord) -> Vec<Situation> {
    let before =
        |number: usize| record.position(number - 1).expect("a position of the record").board;
    let moves = record.moves().filter(|played| !played.point.is_pass());
    moves
        .map(|played| Situation {
            board: before(played.number),
            to_move: played.colour,
            played: played.point,
        })
        .collect()
}

/// Mid-game positions: seven of each game but the first two, of which the matcher has its sample
/// of what boards look like.
pub(crate) fn mid_game(games: &[Vec<Situation>]) -> Vec<&Situation> {
    let moves = (75..180).step_by(15);
    games.iter().skip(2).flat_map(|game| moves.clone().filter_map(|at| game.get(at))).collect()
}
