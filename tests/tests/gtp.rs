//! The Go Text Protocol: transcripts, games between sessions, and input of any kind.

use std::{fs, path::Path};

use katachi::{
    board::{Board, BoardSize, Colour, Point},
    game::{
        Rules,
        gtp::{COMMANDS, Session, serve},
    },
    moves::Level,
};
use proptest::prelude::*;

/// What a session answers to a text.
fn answers(session: &mut Session, input: &[u8]) -> String {
    let mut output = Vec::new();
    serve(input, &mut output, session).expect("memory can be read and written");
    String::from_utf8(output).expect("answers are text")
}

/// A transcript holds lines `> COMMAND`, each followed by the lines of the answer. Other lines are
/// remarks: those that begin with `#`, and empty ones.
fn check_transcript(path: &Path) {
    let text = fs::read_to_string(path).unwrap();
    let mut session = Session::new(katachi::databases());
    for exchange in text.split("\n> ").skip(1) {
        let (command, rest) = exchange.split_once('\n').unwrap();
        let lines = rest.lines().take_while(|line| !line.is_empty() && !line.starts_with('#'));
        let expected = lines.collect::<Vec<_>>().join("\n");
        let answer = answers(&mut session, command.as_bytes());
        assert_eq!(answer.trim_end(), expected, "{}: {command}", path.display());
    }
}

#[test]
fn transcripts_are_answered_as_written() {
    let mut transcripts: Vec<_> = fs::read_dir("gtp")
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    transcripts.sort();
    assert!(transcripts.len() >= 7);
    transcripts.iter().for_each(|path| check_transcript(path));
}

/// One answer of a session, without its sign. Panics where the command fails.
fn ask(session: &mut Session, command: &str) -> String {
    let answer = answers(session, command.as_bytes());
    let text = answer.strip_prefix('=').unwrap_or_else(|| panic!("{command}: {answer}"));
    text.trim().to_owned()
}

/// Two sessions play each other for at most so many moves. Each refuses an illegal move of the
/// other; the record of both is the same. The number of moves.
fn play_game(size: usize, most: usize) -> usize {
    let mut sessions = [1, 2].map(|seed| {
        let session = Session::new(katachi::databases());
        session.with_rules(Rules::CHINESE).with_level(Level::WEAKEST).with_seed(seed)
    });
    for session in &mut sessions {
        ask(session, &format!("boardsize {size}"));
    }
    let mut passes = 0;
    for turn in 0..most {
        let colour = Colour::ALL[turn % 2];
        let point = ask(&mut sessions[turn % 2], &format!("genmove {colour}"));
        ask(&mut sessions[1 - turn % 2], &format!("play {colour} {point}"));
        passes = if point == "PASS" { passes + 1 } else { 0 };
        if passes == 2 {
            let scores = sessions.each_mut().map(|session| ask(session, "final_score"));
            assert!(scores.iter().all(|score| score == "0" || score.contains('+')));
            return turn + 1;
        }
    }
    let [black, white] = sessions.each_mut().map(|session| ask(session, "move_history"));
    assert_eq!(black, white);
    most
}

#[test]
fn games_are_played_without_an_illegal_move() {
    assert!(play_game(9, 300) < 300, "a game on 9x9 ends");
    play_game(13, 24);
    play_game(19, 10);
    play_game(5, 100);
    play_game(2, 40);
    play_game(1, 10);
}

#[test]
fn a_game_goes_out_and_in_as_a_record() {
    let mut session = Session::default();
    for command in [
        "kgs-rules chinese",
        "boardsize 9",
        "komi 7.5",
        "set_free_handicap C3 G7",
        "play w E5",
        "play b E6",
    ] {
        ask(&mut session, command);
    }
    let file = std::env::temp_dir().join(format!("katachi-gtp-{}.sgf", std::process::id()));
    let file = file.to_str().unwrap();
    ask(&mut session, &format!("printsgf {file}"));
    let mut again = Session::default();
    assert_eq!(ask(&mut again, &format!("loadsgf {file}")), "white");
    for question in ["showboard", "move_history", "get_komi", "superko"] {
        assert_eq!(ask(&mut again, question), ask(&mut session, question));
    }
    fs::remove_file(file).unwrap();
}

#[test]
fn superko_that_was_asked_for_stays_when_a_record_is_loaded() {
    let file = std::env::temp_dir().join(format!("katachi-rules-{}.sgf", std::process::id()));
    fs::write(&file, "(;SZ[9]RU[Japanese])").unwrap();
    for wanted in ["on", "off"] {
        let mut session = Session::default();
        ask(&mut session, &format!("superko {wanted}"));
        ask(&mut session, &format!("loadsgf {}", file.to_str().unwrap()));
        assert_eq!(ask(&mut session, "superko"), wanted);
    }
    fs::remove_file(file).unwrap();
}

#[test]
fn a_record_that_cannot_be_used_leaves_the_game_as_it_is() {
    let mut session = Session::default();
    ask(&mut session, "boardsize 9");
    ask(&mut session, "play b D4");
    for file in ["no-such-file.sgf", "Cargo.toml"] {
        assert!(
            answers(&mut session, format!("loadsgf {file}").as_bytes()).starts_with("? cannot")
        );
    }
    assert_eq!(ask(&mut session, "last_move"), "black D4");
}

/// Dead stones of a finished game are taken; then both sides pass, and the score is what it was.
#[test]
fn dead_stones_are_cleaned_up_before_the_score_is_agreed() {
    let mut session = Session::new(katachi::databases()).with_level(Level::WEAKEST);
    ask(&mut session, "kgs-rules chinese");
    ask(&mut session, "loadsgf games/9x9-01.sgf");
    let score = ask(&mut session, "final_score");
    assert_eq!(ask(&mut session, "final_status_list dead").split_whitespace().count(), 4);
    let mut passes = 0;
    for colour in ["b", "w"].into_iter().cycle().take(40) {
        let played = ask(&mut session, &format!("kgs-genmove_cleanup {colour}"));
        passes = if played == "PASS" { passes + 1 } else { 0 };
        if passes == 2 {
            break;
        }
    }
    assert_eq!(passes, 2);
    assert_eq!(ask(&mut session, "final_status_list dead"), "");
    assert_eq!(ask(&mut session, "final_score"), score);
}

#[test]
fn a_choice_is_restricted_to_what_is_allowed() {
    let mut session = Session::new(katachi::databases()).with_level(Level::WEAKEST);
    for command in ["boardsize 9", "play b E5"] {
        ask(&mut session, command);
    }
    assert!(["C3", "G7"].contains(&ask(&mut session, "restricted_genmove w C3 G7").as_str()));
    assert_eq!(ask(&mut session, "restricted_genmove w E5"), "PASS", "a stone stands there");
    let none = answers(&mut session, b"restricted_genmove w");
    assert_eq!(none.trim_end(), "? no allowed vertex");
    ask(&mut session, "gg_genmove w 7");
    assert_eq!(ask(&mut session, "last_move"), "black E5", "what was chosen is not played");
}

/// What was chosen on one board is not told of another that is as empty.
#[test]
fn a_choice_is_told_of_its_own_board_only() {
    let fresh = || Session::default().with_level(Level::WEAKEST);
    let mut used = fresh();
    for command in ["boardsize 9", "reg_genmove b", "boardsize 13"] {
        ask(&mut used, command);
    }
    let mut other = fresh();
    ask(&mut other, "boardsize 13");
    assert_eq!(ask(&mut used, "top_moves"), ask(&mut other, "top_moves"));
}

/// White has nothing on the board that lives; Black is asked first, who has no reason to give up.
#[test]
fn a_lost_game_is_given_up_where_that_is_allowed() {
    let play = |may_resign: bool| {
        let mut session = Session::new(katachi::databases()).with_level(Level::WEAKEST);
        session = session.with_resigning(may_resign);
        ask(&mut session, "boardsize 5");
        for point in ["B4", "D4", "B2", "D2", "C3", "B3", "D3", "C4", "C2", "A3", "E3", "C5"] {
            ask(&mut session, &format!("play b {point}"));
        }
        ask(&mut session, "play w A1");
        ["b", "w"].map(|colour| ask(&mut session, &format!("genmove {colour}")))
    };
    let [black, white] = play(true);
    assert_ne!(black, "resign");
    assert_eq!(white, "resign");
    assert!(!play(false).contains(&"resign".to_owned()));
}

/// The commands that write files, end the session, or think.
const NOT_AT_RANDOM: [&str; 4] = ["printsgf", "quit", "loadsgf", "kgs-genmove_cleanup"];

fn command_line() -> impl Strategy<Value = String> {
    let names: Vec<&str> = COMMANDS
        .iter()
        .copied()
        .flatten()
        .map(|command| command.name)
        .filter(|name| !NOT_AT_RANDOM.contains(name))
        .collect();
    let word = prop_oneof!["[a-jA-J][1-9]", "b|w|pass|alive|3|-1|2.5", "[ -~]{0,6}"];
    (prop::sample::select(names), prop::collection::vec(word, 0..4))
        .prop_map(|(name, words)| format!("{name} {}", words.join(" ")))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Whatever comes in, each command has one answer, and the board stays one that can be.
    #[test]
    fn every_command_has_one_answer(lines in prop::collection::vec(command_line(), 1..30)) {
        let mut session = Session::default().with_level(Level::WEAKEST);
        ask(&mut session, "boardsize 5");
        let commands = lines.iter().filter(|line| line.split('#').next().unwrap().trim() != "");
        let output = answers(&mut session, lines.join("\n").as_bytes());
        let answered = output.split("\n\n").filter(|answer| !answer.is_empty()).count();
        prop_assert_eq!(answered, commands.count());
        prop_assert_eq!(session.board().check(), Ok(()));
    }

    /// No bytes do harm.
    #[test]
    fn any_bytes_are_survived(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let output = answers(&mut Session::default(), &bytes);
        prop_assert!(output.is_empty() || output.ends_with("\n\n"));
    }
}

#[test]
fn taken_back_moves_leave_nothing() {
    let mut session = Session::default().with_level(Level::WEAKEST);
    ask(&mut session, "boardsize 9");
    ask(&mut session, "genmove black");
    ask(&mut session, "genmove white");
    ask(&mut session, "gg-undo 2");
    assert_eq!(session.board(), &Board::new(BoardSize::new(9).unwrap()));
    assert_eq!(session.board().vertex(Point::at(4, 4)).colour(), None);
}
