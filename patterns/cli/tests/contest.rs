//! `katachi contest` with real programs.

use katachi_cli::{Console, run};

const KATACHI: &str = env!("CARGO_BIN_EXE_katachi");

/// What the program prints, and its exit code.
fn contest(arguments: &[&str]) -> (u8, String, String) {
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let mut console =
        Console { input: &mut std::io::empty(), output: &mut output, errors: &mut errors };
    let words = ["katachi", "contest"].iter().chain(arguments);
    let code = run(words, &mut console);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (code, text(output), text(errors))
}

/// The lines that tell of games and of their sum, without what moves took.
fn results(output: &str) -> Vec<&str> {
    output.lines().filter(|line| !line.contains(" a move")).collect()
}

#[test]
fn a_program_beats_chance_and_the_games_are_kept() {
    let records = std::env::temp_dir().join(format!("katachi-contest-{}", std::process::id()));
    let player = format!("'{KATACHI}' gtp --level 1 --seed {{seed}}");
    let records_argument = records.to_str().unwrap();
    let terms = ["--size", "5", "--komi", "0.5", "--games", "2", "--out", records_argument];
    let (code, output, errors) = contest(&[&[player.as_str(), "random"], &terms[..]].concat());
    assert_eq!((code, errors.as_str()), (0, ""));
    let lines = results(&output);
    assert!(lines[0].starts_with("game 1: A is black, won (B+"), "{output}");
    assert!(lines[1].starts_with("game 2: A is white, won (W+"), "{output}");
    assert!(lines[2].starts_with("A won 2, lost 0, undecided 0: 100 %"), "{output}");
    let record = std::fs::read_to_string(records.join("2.sgf")).unwrap();
    assert!(record.contains("PB[random]") && record.contains("RE[W+"), "{record}");
    let again = contest(&[&[player.as_str(), "random"], &terms[..6], &["--jobs", "2"]].concat());
    assert_eq!(results(&again.1), lines, "games depend on their seeds only");
    std::fs::remove_dir_all(records).unwrap();
}

#[test]
fn chance_plays_to_the_longest_game() {
    let (code, output, _) =
        contest(&["random", "random", "--size", "4", "--games", "1", "--longest", "40"]);
    assert_eq!(code, 0);
    assert!(output.contains(", 40 moves\n"), "{output}");
}

#[test]
fn a_referee_counts() {
    let referee = format!("'{KATACHI}' gtp --rules chinese");
    let terms = ["--size", "3", "--games", "1", "--longest", "4", "--referee", &referee];
    let (code, output, _) = contest(&[&["random", "random"], &terms[..]].concat());
    assert_eq!(code, 0);
    assert!(output.contains("+") && output.contains(", 4 moves\n"), "{output}");
}

#[test]
fn faults_of_programs_are_told() {
    for (player, told) in [
        ("no-such-program", "cannot start `no-such-program`"),
        ("'unclosed", "`'unclosed` is no command line"),
        (&format!("'{KATACHI}' --version"), "does not take `boardsize 19`"),
    ] {
        let (code, output, errors) = contest(&[player, "random"]);
        assert_eq!((code, output.as_str()), (2, ""), "{player}");
        assert!(errors.contains(told), "{player}: {errors}");
    }
}
