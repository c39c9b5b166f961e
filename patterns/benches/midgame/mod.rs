//! Positions from the middle of games of 19 lines.

use katachi::{Board, Colour, game::sgf::GameRecord};

/// The games, and how far each is played.
const GAMES: [(&str, usize); 14] = [
    (include_str!("../../../tests/games/19x19-01.sgf"), 100),
    (include_str!("../../../tests/games/19x19-02.sgf"), 120),
    (include_str!("../../../tests/games/19x19-03.sgf"), 140),
    (include_str!("../../../tests/games/19x19-04.sgf"), 160),
    (include_str!("../../../tests/games/19x19-05.sgf"), 100),
    (include_str!("../../../tests/games/19x19-06.sgf"), 120),
    (include_str!("../../../tests/games/19x19-07.sgf"), 140),
    (include_str!("../../../tests/games/19x19-08.sgf"), 160),
    (include_str!("../../../tests/games/19x19-09.sgf"), 80),
    (include_str!("../../../tests/games/19x19-10.sgf"), 100),
    (include_str!("../../../tests/games/19x19-09.sgf"), 180),
    (include_str!("../../../tests/games/19x19-10.sgf"), 200),
    (include_str!("../../../tests/games/19x19-01.sgf"), 60),
    (include_str!("../../../tests/games/19x19-02.sgf"), 180),
];

/// A board, and whose turn it is.
pub(crate) type Position = (Board, Colour);

/// All of them.
pub(crate) fn positions() -> Vec<Position> {
    let position = |(text, moves): &(&str, usize)| {
        let record = GameRecord::read(text.as_bytes()).unwrap();
        let position = record.position(*moves.min(&record.move_count())).unwrap();
        (position.board, position.to_move)
    };
    GAMES.iter().map(position).collect()
}
