//! What expressions are worth: a table of expressions and their values, held by constraints that
//! the macros compile and by the same ones read at run time.
//!
//! The table is written to `data/values.db`, from which both forms are made; `UPDATE_EXPECT=1`
//! writes it anew.

use std::{collections::BTreeMap, fmt::Write, path::Path};

use expect_test::expect_file;
use katachi::{
    Context, Database, Match,
    board::{Board, Colour},
    matching::View,
    runtime::Reader,
};

mod compiled {
    katachi::include_patterns!("data/values.db");
}

/// White, who is O, to move: the stone `a` in the corner has one liberty, the string `b` of three
/// stones has five, and `c` is the centre.
const BOARD: [&str; 5] = [".X.O.", "XX.OO", ".....", ".....", "...XO"];

/// The whole board as a pattern, and its labels.
const DIAGRAM: &str = ".X.O.\nXX.OO\n.....\n....*\n...XO\n";
const LABELS: &str = "eX.b.\nXX.OO\n..c..\n....*\n...Xa\n";

/// Expressions and their values.
const VALUES: &[(&str, f32)] = &[
    // Numbers.
    ("0", 0.0),
    ("3", 3.0),
    ("0.7", 0.7),
    (".025", 0.025),
    ("-2", -2.0),
    ("- - 2", 2.0),
    // Precedence and association, as in C.
    ("1 + 2 * 3", 7.0),
    ("(1 + 2) * 3", 9.0),
    ("10 - 4 - 3", 3.0),
    ("10 - (4 - 3)", 9.0),
    ("2 * 3 - 4 * 5", -14.0),
    ("-2 * 3 + 1", -5.0),
    ("1 + 1 == 2", 1.0),
    ("1 < 2 == 1", 1.0),
    ("3 > 2 > 1", 0.0),
    ("1 < 3 < 2", 1.0),
    ("1 || 0 && 0", 1.0),
    ("(1 || 0) && 0", 0.0),
    ("1 == 2 || 2 == 2 && 3 == 3", 1.0),
    ("0 == 1 < 2", 0.0),
    ("!0 == 1", 1.0),
    ("!(0 == 1)", 1.0),
    ("!1 + 1", 1.0),
    ("!!7", 1.0),
    ("-!0", -1.0),
    // Truth is 0 or 1.
    ("5 && 7", 1.0),
    ("0 || 0.5", 1.0),
    ("5 && 0", 0.0),
    ("!0.5", 0.0),
    ("(2 > 1) + (3 > 1) + (1 > 1)", 2.0),
    ("(2 > 1) * 4", 4.0),
    // Conditions.
    ("1 ? 2 : 3", 2.0),
    ("0 ? 2 : 3", 3.0),
    ("0.5 ? 2 : 3", 2.0),
    ("0 ? 1 : 0 ? 2 : 4", 4.0),
    ("1 ? 0 ? 5 : 6 : 7", 6.0),
    ("1 ? 2 : 0.5", 2.0),
    ("0 ? 2 : 0.5", 0.5),
    ("1 + 1 > 1 ? 10 : 20", 10.0),
    ("0 || 1 ? 4 : 5", 4.0),
    ("(1 ? 2 : 3) + 1", 3.0),
    // Constants.
    ("LOSS", 0.0),
    ("KO_B", 1.0),
    ("KO_A", 2.0),
    ("WIN", 3.0),
    ("DEAD", 0.0),
    ("ALIVE", 1.0),
    ("CRITICAL", 2.0),
    ("UNKNOWN", 3.0),
    ("WIN + WIN", 6.0),
    ("KO_B < WIN", 1.0),
    // Counts.
    ("lib(a)", 1.0),
    ("lib(b)", 5.0),
    ("lib(a) + lib(b)", 6.0),
    ("lib(a) - lib(b)", -4.0),
    ("lib(b) * lib(b)", 25.0),
    ("-lib(b)", -5.0),
    ("lib(b) > 4.5", 1.0),
    ("lib(b) < 4.5", 0.0),
    ("lib(b) == 5.0", 1.0),
    ("lib(b) + 0.5", 5.5),
    ("lib(b) >= 5 && lib(a) <= 1", 1.0),
    ("lib(b) != 5", 0.0),
    ("!lib(a)", 0.0),
    ("lib(a) && wormsize(b) == 3", 1.0),
    ("1 < lib(b) < 2", 1.0),
    ("lib(a) == 1 ? lib(b) : wormsize(b)", 5.0),
    ("lib(a) == 2 ? lib(b) : wormsize(b)", 3.0),
    ("olib(c)", 4.0),
    ("oplay_lib(*,a)", 2.0),
    ("oplay_lib(*,?,c,a)", 2.0),
    ("xplay_lib(*,a)", 0.0),
    ("xplay_lib(c,?,*,a)", 0.0),
    // Truths of functions.
    ("legal_omove(*)", 1.0),
    ("legal_omove(*) + legal_xmove(c)", 2.0),
    ("legal_omove(*) == !lib(a)", 0.0),
    ("x_suicide(e)", 0.0),
    ("o_suicide(e)", 1.0),
    ("o_suicide(e) - x_suicide(e) == 1", 1.0),
    ("x_captures_something(*) * 3 + 1", 4.0),
    // Reading.
    ("attack(a)", 3.0),
    ("attack(a) == WIN", 1.0),
    ("attack(a) != WIN", 0.0),
    ("attack(a) >= KO_A", 1.0),
    ("WIN == attack(a)", 1.0),
    ("attack(b)", 0.0),
    ("attack(b) == LOSS", 1.0),
    ("!attack(b)", 1.0),
    ("attack(a) && !attack(b)", 1.0),
    ("attack(a) + attack(b) == WIN", 1.0),
    ("attack(a) > 2.5", 1.0),
    // Reals, and functions without parentheses.
    ("value", 2.5),
    ("value()", 2.5),
    ("value > 2", 1.0),
    ("value + 1", 3.5),
    ("value * 2 == 5", 1.0),
    ("value == lib(b) * 0.5", 1.0),
    ("-value < 0", 1.0),
    ("value ? lib(a) : 0", 1.0),
    // What a sum of whole numbers could not hold.
    ("100000 * 100000 > 2147483647", 1.0),
    ("lib(b) * 3000000000 > 0", 1.0),
];

/// Actions, and what they return.
const RETURNS: &[(&str, Option<bool>)] = &[
    ("lib(a)", None),
    ("lib(a), lib(b); lib(a);", None),
    ("return lib(a)", Some(true)),
    ("return !lib(a)", Some(false)),
    ("return lib(a) - 1", Some(false)),
    ("return attack(a) == WIN;", Some(true)),
    ("lib(b), lib(a); return 0.5", Some(true)),
    ("if (lib(b) > 2) return 1; else return 0;", Some(true)),
    ("if (lib(b) > 5) return 1; else return 0;", Some(false)),
    ("if (lib(b) > 5) return 1;", None),
    ("if (lib(b) > 5) { lib(a); return 1; } else { lib(b); return attack(b); }", Some(false)),
    ("if (lib(a) > 1) return 0; else if (lib(a) == 1) return 1; else return 0;", Some(true)),
    ("return 1; return 0", Some(true)),
];

/// The table as a database: of each expression one pattern that says what it is worth and one that
/// says whether it holds, of each action one that does it.
fn database() -> String {
    let mut text =
        "# Written by values.rs.\n\nkind influence\nattribute_map value_only\n".to_owned();
    let mut pattern = |name: String, rest: &str| {
        let written =
            write!(text, "\nPattern {name}\n\n{DIAGRAM}\n:8,E,value(2.5)\n\n{LABELS}\n{rest}\n");
        written.expect("a string takes everything");
    };
    for (number, (expression, value)) in VALUES.iter().enumerate() {
        pattern(format!("Worth{number}"), &format!(";({expression}) == {value}"));
        pattern(format!("Holds{number}"), &format!(";{expression}"));
    }
    for (number, (action, _)) in RETURNS.iter().enumerate() {
        pattern(format!("Does{number}"), &format!(">{action}"));
    }
    text
}

fn path() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/values.db")
}

/// The one place where each pattern matches, by name.
fn places(database: &Database, board: &Board) -> BTreeMap<String, Match> {
    let matches = database.matches(View::of(board, Colour::White));
    let named = |found: Match| {
        (database.pattern(found.pattern).expect("a pattern").data.name.to_string(), found)
    };
    matches.into_iter().map(named).collect()
}

/// Holds a database to the table.
fn hold(database: &Database) {
    let board = Board::from_diagram(BOARD).unwrap();
    let mut context = Context::new(board.clone(), Colour::White);
    let places = places(database, &board);
    let mut accepts = |name: String| database.ask(&places[&name], &mut context).accepted();
    for (number, (expression, value)) in VALUES.iter().enumerate() {
        assert_eq!(accepts(format!("Worth{number}")), Some(true), "{expression} is {value}");
        let holds = *value != 0.0;
        assert_eq!(accepts(format!("Holds{number}")), Some(holds), "whether {expression} holds");
    }
    for (number, (action, returned)) in RETURNS.iter().enumerate() {
        let place = &places[&format!("Does{number}")];
        assert_eq!(database.act(place, &mut context), *returned, "{action}");
    }
}

#[test]
fn the_database_is_that_of_the_table() {
    expect_file![path()].assert_eq(&database());
}

#[test]
fn compiled_expressions_are_worth_what_the_table_says() {
    hold(&compiled::PATTERNS);
}

#[test]
fn expressions_read_at_run_time_are_worth_what_the_table_says() {
    let read = Reader::default().read_file(path()).unwrap();
    assert_eq!(read.faults, []);
    hold(&read.database);
}
