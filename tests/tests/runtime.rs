//! Databases read at run time: the same as the macros make of the same text, whole in face of
//! faults, honest about what the engine lacks.

use std::path::Path;

use katachi::{
    Context, Database, Match,
    autohelper::AutoHelper,
    board::{Board, BoardSize, Colour, Point},
    game::sgf::GameRecord,
    matching::View,
    runtime::{ReadDatabase, Reader},
    syntax::{
        render::{Style, render},
        tree::Kind,
    },
};
use proptest::prelude::*;

/// What the macros make of the databases under `data`.
mod compiled {
    pub(crate) mod features {
        katachi::include_patterns!("data/features.db");
    }
    pub(crate) mod links {
        katachi::include_patterns!("data/links.db");
    }
}

fn data(file: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file)
}

fn read(text: &str) -> ReadDatabase {
    Reader::default().read_text("test.db", text)
}

/// Both forms of each database.
fn pairs() -> [(&'static Database, Database); 2] {
    let load = |file| {
        let read = Reader::default().read_file(data(file)).unwrap();
        assert_eq!(read.faults, []);
        read.database
    };
    [
        (&compiled::features::PATTERNS, load("features.db")),
        (&compiled::links::PATTERNS, load("links.db")),
    ]
}

/// Holds the two forms equal on a board: the same matches, the same verdicts, the same actions.
fn compare(compiled: &Database, read: &Database, board: &Board) -> usize {
    let mut matches = 0;
    for side in Colour::ALL {
        let found = sorted(compiled, board, side);
        assert_eq!(found, sorted(read, board, side));
        matches += found.len();
        let (mut one, mut other) =
            (Context::new(board.clone(), side), Context::new(board.clone(), side));
        for place in &found {
            let verdict = compiled.ask(place, &mut one);
            assert_eq!(verdict, read.ask(place, &mut other), "{place:?}");
            assert_eq!(compiled.act(place, &mut one), read.act(place, &mut other), "{place:?}");
        }
    }
    matches
}

fn sorted(database: &Database, board: &Board, side: Colour) -> Vec<Match> {
    let mut matches = database.matches(View::of(board, side));
    matches.sort_unstable();
    matches
}

#[test]
fn both_forms_have_the_same_data() {
    for (compiled, read) in pairs() {
        assert_eq!(compiled.len(), read.len());
        for (compiled, read) in compiled.patterns().zip(read.patterns()) {
            assert_eq!(compiled.data, read.data);
            assert_eq!(compiled.kind(), read.kind());
        }
    }
}

#[test]
fn both_forms_say_the_same_on_games() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("games");
    let mut matches = 0;
    for name in ["9x9-01.sgf", "13x13-01.sgf", "19x19-01.sgf"] {
        let record = GameRecord::load(games.join(name)).unwrap();
        for number in (0..=record.move_count()).step_by(20) {
            let board = record.position(number).unwrap().board;
            for (compiled, read) in pairs() {
                matches += compare(compiled, &read, &board);
            }
        }
    }
    assert!(matches > 1_000, "{matches}");
}

/// Boards of up to 7 lines, played at random.
fn boards() -> impl Strategy<Value = Board> {
    let moves = prop::collection::vec(any::<u16>(), 0..60);
    (1_usize..=7, moves).prop_map(|(size, moves)| {
        let size = BoardSize::new(size).unwrap();
        let points: Vec<Point> = size.points().collect();
        let mut board = Board::new(size);
        for (number, chosen) in moves.iter().enumerate() {
            let point = points[usize::from(*chosen) % points.len()];
            _ = board.play(Colour::ALL[number % 2], point);
        }
        board
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]
    #[test]
    fn both_forms_say_the_same_on_random_boards(board in boards()) {
        for (compiled, read) in pairs() {
            compare(compiled, &read, &board);
        }
    }

    #[test]
    fn no_text_is_too_odd(text in "(Pattern [A-Z]{2}\n|[XO.*|+-]{1,3}\n|:8,[a-z]\n|;lib\\(a\\)|\n|.){0,40}") {
        let read = read(&text);
        let board = Board::new(BoardSize::new(5).unwrap());
        sorted(&read.database, &board, Colour::Black);
    }
}

#[test]
fn a_faulty_pattern_leaves_the_others() {
    let read = read(
        "Pattern Good1\nOX\n*O\n:/,-\n\nPattern Bad1\nOX\n*\n:8,-\n\nPattern Bad2\nOX\n*O\n\
         :8,-,no_such_helper\n\nPattern Good2\nO*\n:-,-\n",
    );
    let names: Vec<_> = read.database.patterns().map(|entry| entry.data.name.to_string()).collect();
    assert_eq!(names, ["Good1", "Good2"]);
    assert_eq!(read.left_out, 2);
    let faults: Vec<_> = read.faults.iter().map(|fault| fault.kind.to_string()).collect();
    assert_eq!(faults.last().unwrap(), "there is no helper named `no_such_helper`");
}

/// The part of the corpus of faults that only who knows the helpers can find.
#[test]
fn unknown_helpers_render_as_expected() {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../pattern-macros/syntax/test_data/read");
    let read = Reader::default().read_file(folder.join("unknown_helper.db")).unwrap();
    let name = "unknown_helper.db";
    let shown: Vec<_> =
        read.faults.iter().map(|fault| render(&read.source, name, fault, Style::Plain)).collect();
    let text = format!("{}\n", shown.join("\n\n"));
    expect_test::expect_file![folder.join("unknown_helper.txt")].assert_eq(&text);
}

#[test]
fn what_the_engine_lacks_is_told_once_and_leaves_no_verdict() {
    let read = read(
        "Pattern Lacks1\nXO\n*.\n:8,-\nXO\n*a\n;owl_eyespace(a) && owl_proper_eye(a)\n\n\
         Pattern Lacks2\nXO\n.*\n:8,-\nXO\na*\n;owl_eyespace(a)\n\n\
         Pattern Has1\nX.\nO*\n:8,-\n",
    );
    assert_eq!(read.faults, []);
    let lacking: Vec<_> = read.lacking.iter().map(ToString::to_string).collect();
    assert_eq!(
        lacking,
        [
            "the engine does not have the function `owl_eyespace` yet: 2 patterns call it",
            "the engine does not have the function `owl_proper_eye` yet: 1 pattern calls it",
        ]
    );
    let board = Board::from_diagram(["OX.", "...", "..."]).unwrap();
    let mut context = Context::new(board.clone(), Colour::Black);
    let verdicts: std::collections::BTreeSet<_> = sorted(&read.database, &board, Colour::Black)
        .iter()
        .map(|found| (found.pattern, read.database.ask(found, &mut context).accepted()))
        .collect();
    assert_eq!(verdicts.into_iter().collect::<Vec<_>>(), [(0, None), (1, None), (2, Some(true))]);
}

#[test]
fn a_registered_helper_is_asked() {
    fn only_the_second_line(found: &Match, helper: &mut (dyn AutoHelper + 'static)) -> bool {
        helper.olib(&[found.mv]) == 3
    }
    let mut reader = Reader::default();
    reader.helpers.register("second_line", only_the_second_line);
    let read = reader.read_text("test.db", "Pattern Second\n*.\n--\n:|,-,second_line\n");
    assert_eq!(read.faults.len(), 1, "one for the symmetry: {:?}", read.faults);
    let read = reader.read_text("test.db", "Pattern Second\n.*.\n---\n:|,-,second_line\n");
    assert_eq!(read.faults, []);
    let board = Board::from_diagram(["...", ".X.", "..."]).unwrap();
    let mut context = Context::new(board.clone(), Colour::White);
    let found = sorted(&read.database, &board, Colour::White);
    assert_eq!(found.len(), 4);
    assert!(
        found.iter().all(|place| read.database.ask(place, &mut context).accepted() == Some(false))
    );
}

#[test]
fn the_kind_comes_from_the_reader_or_the_text() {
    let text = "kind connections\nPattern NoMove\nOX\nXO\n:X,C\n";
    assert_eq!(
        read(text).database.patterns().next().unwrap().kind(),
        katachi::matching::Kind::Connections
    );
    let reader = Reader { kind: Some(Kind::Influence), ..Reader::default() };
    let read = reader.read_text("x", text);
    assert_eq!(read.database.patterns().next().unwrap().kind(), katachi::matching::Kind::Influence);
}

#[test]
fn clauses_say_what_each_part_of_a_constraint_says() {
    let read = read(
        "Pattern Hane1\nXO\n*.\n:8,-\nXA\n*b\n;lib(A) > 2 && !(olib(b) == 1 || olib(*) + 1 < 2.5)\n",
    );
    let board = Board::from_diagram(["OX..", "....", "....", "...."]).unwrap();
    let mut context = Context::new(board.clone(), Colour::Black);
    let found = sorted(&read.database, &board, Colour::Black);
    let entry = read.database.pattern(found[0].pattern).unwrap();
    let clauses = katachi::clauses(entry.data, &found[0], &mut context).unwrap();
    let shown: Vec<_> = clauses.iter().map(|clause| (clause.text.as_str(), clause.holds)).collect();
    assert_eq!(shown, [("lib(B4) > 2", false), ("!(olib(B3) == 1 || olib(A3) + 1 < 2.5)", true)]);
    assert_eq!(clauses[0].answers, [("lib(B4)".to_owned(), 2.0)]);
}

#[test]
fn deep_and_long_expressions_are_no_trouble() {
    let long = vec!["lib(A)"; 50_000].join(" + ");
    let deep = format!("{}lib(A){}", "(".repeat(50_000), ")".repeat(50_000));
    for expression in [long, deep] {
        let text = format!("Pattern Deep1\nO*\n:-,-\nA*\n;{expression}\n");
        let read = read(&text);
        let board = Board::from_diagram(["X."; 2].map(|_| "X.")).unwrap();
        let mut context = Context::new(board.clone(), Colour::Black);
        for found in sorted(&read.database, &board, Colour::Black) {
            read.database.ask(&found, &mut context);
        }
    }
}
