//! Controllers of programs: what Sabaki and GoGui say when they connect and play, and whether each query that is offered
//! to GoGui answers in the form that is claimed.

use katachi::{
    board::{BoardSize, Point},
    game::gtp::{Session, serve},
    moves::Level,
};

/// A session at the lowest level.
fn session() -> Session {
    Session::new(katachi::databases()).with_level(Level::WEAKEST)
}

/// What a session answers to one command: its text, or its complaint.
fn answer(session: &mut Session, command: &str) -> Result<String, String> {
    let mut output = Vec::new();
    serve(command.as_bytes(), &mut output, session).expect("memory can be read and written");
    let text = String::from_utf8(output).expect("answers are text");
    let rest = text.trim_end().to_owned();
    match rest.strip_prefix('=') {
        Some(told) => Ok(told.trim_start_matches(' ').to_owned()),
        None => Err(rest),
    }
}

fn ask(session: &mut Session, command: &str) -> String {
    answer(session, command).unwrap_or_else(|complaint| panic!("{command}: {complaint}"))
}

fn is_vertex(word: &str, size: usize) -> bool {
    let size = BoardSize::new(size).unwrap();
    Point::from_name(word, size).is_some_and(|point| !point.is_pass())
}

fn is_move(word: &str, size: usize) -> bool {
    is_vertex(word, size) || ["pass", "resign"].contains(&word.to_lowercase().as_str())
}

/// Sabaki asks who there is and what it can do, copies the game on its board, asks for moves, takes some back and
/// loads a record.
#[test]
fn sabaki_connects_and_plays() {
    let mut session = session();
    assert_eq!(ask(&mut session, "name"), "katachi");
    assert!(!ask(&mut session, "version").is_empty());
    assert_eq!(ask(&mut session, "protocol_version"), "2");
    let known = ask(&mut session, "list_commands");
    for needed in ["boardsize", "clear_board", "komi", "play", "genmove", "undo", "loadsgf"] {
        assert!(known.lines().any(|line| line == needed), "{needed}");
    }
    for command in ["boardsize 9", "clear_board", "komi 6.5", "play B E5", "time_settings 600 30 5"]
    {
        assert_eq!(ask(&mut session, command), "", "{command}");
    }
    let reply = ask(&mut session, "genmove W");
    assert!(is_move(&reply, 9), "{reply}");
    ask(&mut session, "undo");
    ask(&mut session, "undo");
    assert_eq!(ask(&mut session, "move_history"), "");
    ask(&mut session, "set_free_handicap C3 G7");
    assert_eq!(ask(&mut session, "get_handicap"), "2");
    assert!(is_move(&ask(&mut session, "genmove W"), 9));
    let to_move = ask(&mut session, "loadsgf gtp/finished.sgf");
    assert!(["black", "white"].contains(&to_move.as_str()));
    assert!(ask(&mut session, "final_score").contains('+'));
    ask(&mut session, "quit");
    assert!(session.has_quit());
}

/// GoGui numbers its commands, sets clocks, plays whole sequences and asks how a finished game ends.
#[test]
fn gogui_connects_and_plays() {
    let mut session = session();
    for (number, command) in ["protocol_version", "list_commands", "name"].iter().enumerate() {
        let mut output = Vec::new();
        let line = format!("{number} {command}\n");
        serve(line.as_bytes(), &mut output, &mut session).unwrap();
        assert!(String::from_utf8(output).unwrap().starts_with(&format!("={number} ")));
    }
    for command in [
        "boardsize 9",
        "clear_board",
        "komi 5.5",
        "time_settings 0 600 25",
        "gogui-play_sequence b E5 w C3 b G3",
        "time_left w 300 0",
    ] {
        assert_eq!(ask(&mut session, command), "", "{command}");
    }
    assert!(is_move(&ask(&mut session, "genmove w"), 9));
    ask(&mut session, "undo");
    assert_eq!(ask(&mut session, "move_history").lines().count(), 3);
    ask(&mut session, "loadsgf gtp/finished.sgf");
    let size: usize = ask(&mut session, "query_boardsize").parse().unwrap();
    let dead = ask(&mut session, "final_status_list dead");
    assert!(dead.split_whitespace().all(|word| is_vertex(word, size)), "{dead}");
    let score = ask(&mut session, "final_score");
    assert!(score == "0" || score.starts_with("B+") || score.starts_with("W+"), "{score}");
}

/// Each query that is offered answers in the form that it claims.
#[test]
fn queries_of_gogui_answer_in_their_form() {
    const SIZE: usize = 7;
    let mut session = session();
    ask(&mut session, &format!("boardsize {SIZE}"));
    ask(&mut session, "gogui-play_sequence b C4 w E4 b E3 w D3 b D4 w E5");
    let offered = ask(&mut session, "gogui-analyze_commands");
    assert!(offered.lines().count() >= 15);
    for line in offered.lines() {
        let [form, title, command] = line.splitn(3, '/').collect::<Vec<_>>()[..] else {
            panic!("three parts: {line}");
        };
        assert!(!title.is_empty());
        let vertex = if title == "Move Reasons" { "C5" } else { "D4" };
        let told = ask(&mut session, &command.replace("%c", "b").replace("%p", vertex));
        assert!(has_form(form, &told, SIZE), "{line}: {told}");
    }
}

/// GoGui's forms of answers, those that are used.
fn has_form(form: &str, told: &str, size: usize) -> bool {
    let words: Vec<&str> = told.split_whitespace().collect();
    match form {
        "string" => told.lines().count() == 1,
        "hstring" => true,
        "plist" => words.iter().all(|word| is_vertex(word, size)),
        "pspairs" => {
            words.len().is_multiple_of(2) && words.chunks(2).all(|pair| is_move(pair[0], size))
        }
        "sboard" => words.len() == size * size && told.lines().count() == size,
        _ => false,
    }
}
