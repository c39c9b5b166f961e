//! Finished games are counted: against the results in their records, and area against territory.

use katachi::{
    Board, Colour, Context,
    game::{
        Counting,
        score::{FinalPosition, FinalStatus, score},
        sgf::GameRecord,
    },
};

/// The games of this directory that were played to their end, with what White is ahead by on the board
/// and komi of 6.5 points by area.
///
/// Where the record says otherwise, it is in error: the four stones round O14 of the first, which it takes for dead, are
/// connected to the living group south of them.
const FINISHED: [(&str, f32); 13] = [
    ("9x9-01", -16.5),
    ("9x9-02", 21.5),
    ("13x13-01", 27.5),
    ("13x13-02", 41.5),
    ("19x19-01", 17.5),
    ("19x19-02", 17.5),
    ("19x19-03", 9.5),
    ("19x19-04", -12.5),
    ("19x19-06", 9.5),
    ("19x19-07", -4.5),
    ("19x19-08", -6.5),
    ("19x19-09", 11.5),
    ("19x19-10", -28.5),
];

fn finished(name: &str) -> (Board, FinalPosition) {
    let path = format!("{}/games/{name}.sgf", env!("CARGO_MANIFEST_DIR"));
    let last = GameRecord::load(path).unwrap().last_position();
    let databases = katachi::databases();
    let mut context = Context::new(last.board.clone(), last.to_move).analysed(&databases);
    let position = FinalPosition::judge(&mut context, &databases, 1);
    (last.board, position)
}

#[test]
fn finished_games_are_counted() {
    for (name, ahead) in FINISHED {
        let (board, position) = finished(name);
        let area = score(&position, Counting::Area, 6.5).0;
        assert_eq!(-area, ahead, "{name}");
        assert_eq!(
            area - score(&position, Counting::Territory, 6.5).0,
            stones_more(&board),
            "{name}"
        );
        let has_seki =
            board.size().points().any(|point| position.status(point) == FinalStatus::Seki);
        assert!(!has_seki, "{name}");
    }
}

/// After a few moves nothing is decided. Then nobody plays all of it out: it is told who has influence where.
#[test]
fn an_open_board_is_estimated_and_not_played_on() {
    let position = GameRecord::load("games/19x19-01.sgf").unwrap().position(10).unwrap();
    let databases = katachi::databases();
    let mut context = Context::new(position.board.clone(), position.to_move).analysed(&databases);
    let judged = FinalPosition::judge(&mut context, &databases, 1);
    assert_eq!(context.board(), &position.board);
    assert!(judged.dead().is_empty());
    let ahead = score(&judged, Counting::Territory, 6.5).0;
    assert!(ahead.abs() < 40.0, "{ahead}");
}

/// How many stones more Black has played than White. By so much area differs from territory, where nothing is in
/// seki: each stone is a point of area, on the board, or a prisoner.
fn stones_more(board: &Board) -> f32 {
    let played = |colour: Colour| {
        let moves = board.moves().filter(|(mover, point)| *mover == colour && !point.is_pass());
        moves.count() as f32
    };
    played(Colour::Black) - played(Colour::White)
}
