//! The program: what it writes, and how it fails.

use std::{
    io::Write as _,
    path::{Path, PathBuf},
};

use expect_test::{Expect, expect};
use katachi::game::sgf::Collection;
use katachi_cli::{Console, run};

const GAME: &str = "games/9x9-01.sgf";
const DATABASE: &str = "tests/data/program.db";

/// What a command line leads to.
struct Outcome {
    code: u8,
    output: String,
    errors: String,
}

/// Runs a command line as if in a pipe.
fn katachi_with(input: &str, arguments: &[&str]) -> Outcome {
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let code = {
        let mut console = Console {
            input: &mut input.as_bytes(),
            output: &mut anstream::StripStream::new(&mut output as &mut dyn std::io::Write),
            errors: &mut anstream::StripStream::new(&mut errors as &mut dyn std::io::Write),
        };
        run(["katachi"].iter().chain(arguments), &mut console)
    };
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Outcome { code, output: text(output), errors: text(errors) }
}

fn katachi(arguments: &[&str]) -> Outcome {
    katachi_with("", arguments)
}

/// Holds what a successful command writes.
#[track_caller]
fn check(arguments: &[&str], expected: Expect) {
    let outcome = katachi(arguments);
    assert_eq!(outcome.code, 0, "{}", outcome.errors);
    expected.assert_eq(&outcome.output);
}

/// Holds the one line that a command fails with.
#[track_caller]
fn check_failure(arguments: &[&str], expected: Expect) {
    let outcome = katachi(arguments);
    assert_eq!(outcome.code, 2);
    assert_eq!(outcome.output, "");
    let lines = outcome.errors.split_inclusive('\n').filter(|line| !line.starts_with("note: "));
    expected.assert_eq(&lines.collect::<String>());
}

/// A file of this test's own.
fn file(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::File::create(&path).unwrap().write_all(text.as_bytes()).unwrap();
    path
}

#[test]
fn suggest_shows_the_board_and_what_patterns_say() {
    check(
        &["suggest", GAME, "--move", "20", "--db", DATABASE, "--only"],
        expect![[r#"
                A B C D E F G H J
              9 . . . . . . . . . 9
              8 . . . . . . * . . 8
              7 . . X . . X O . . 7
              6 . X . . . X . O . 6
              5 . . O . + * . . . 5
              4 . . . O X O O . . 4
              3 . O O * X X X O . 3
              2 . X X . . . .(O). 2
              1 . . . . . . . . . 1
                A B C D E F G H J

            Black to move after 20 moves, the last by white at H2
            X black, O white, (.) the last move, * suggested

            G8  1 match
              Hane1 (program.db, moves), transformation 2: turned by 180°
                  labels: a = F8
                  values: shape(3)
                  accepted by constraint olib(*) > 2 && xlib(a) > 1
                    holds: olib(G8) > 2, where olib(G8) = 3
                    holds: xlib(F8) > 1, where xlib(F8) = 3
            F5  1 match
              Hane1 (program.db, moves), transformation 2: turned by 180°
                  labels: a = E5
                  values: shape(3)
                  accepted by constraint olib(*) > 2 && xlib(a) > 1
                    holds: olib(F5) > 2, where olib(F5) = 6
                    holds: xlib(E5) > 1, where xlib(E5) = 3
            D3  1 match
              Hane1 (program.db, moves), transformation 6: mirrored at \
                  labels: a = D2
                  values: shape(3)
                  accepted by constraint olib(*) > 2 && xlib(a) > 1
                    holds: olib(D3) > 2, where olib(D3) = 5
                    holds: xlib(D2) > 1, where xlib(D2) = 3
            8 matches rejected by constraint or helper
        "#]],
    );
}

#[test]
fn match_lists_every_match() {
    check(
        &["match", GAME, "--move", "20", "--db", DATABASE, "--only"],
        expect![[r#"
            A3   Hane1                        1 program.db  rejected by its constraint a=A2
            G8   Hane1                        2 program.db  accepted a=F8
            F5   Hane1                        2 program.db  accepted a=E5
            D5   Hane1                        5 program.db  rejected by its constraint a=E5
            D3   Hane1                        6 program.db  accepted a=D2
            G2   Dragon1                      0 program.db  rejected by its constraint A=H3
            E5   Dragon1                      2 program.db  rejected by its constraint A=D4
            D2   Dragon1                      3 program.db  rejected by its constraint A=C3
            A2   Dragon1                      4 program.db  rejected by its constraint A=B3
            F8   Dragon1                      5 program.db  rejected by its constraint A=G7
            E5   Dragon1                      5 program.db  rejected by its constraint A=F4
            11 matches for black
        "#]],
    );
}

#[test]
fn match_geometry_asks_nothing() {
    check(
        &[
            "match",
            GAME,
            "--move",
            "12",
            "--db",
            DATABASE,
            "--only",
            "--geometry",
            "--color",
            "white",
        ],
        expect![[r#"
            G2   Hane1                        0 program.db a=H2
            E5   Hane1                        2 program.db a=D5
            E5   Hane1                        5 program.db a=F5
            H4   Cut1                         2 program.db
            D3   Dragon1                      0 program.db A=E4
            F5   Dragon1                      2 program.db A=E4
            H4   Dragon1                      2 program.db A=G3
            D5   Dragon1                      5 program.db A=E4
            H4   Dragon1                      6 program.db A=G3
            H2   Dragon1                      7 program.db A=G3
            10 matches for white
        "#]],
    );
}

#[test]
fn match_json_is_one_object_a_line() {
    let arguments = ["match", GAME, "--move", "20", "--db", DATABASE, "--only", "--json"];
    check(
        &arguments,
        expect![[r#"
            {"database":"program.db","kind":"moves","pattern":"Hane1","transformation":1,"move":"A3","color":"black","accepted":false,"origin":"B3","anchor":"B3","labels":{"a":"A2"},"classes":"O","values":{"shape":3.0}}
            {"database":"program.db","kind":"moves","pattern":"Hane1","transformation":2,"move":"G8","color":"black","accepted":true,"origin":"G7","anchor":"G7","labels":{"a":"F8"},"classes":"O","values":{"shape":3.0}}
            {"database":"program.db","kind":"moves","pattern":"Hane1","transformation":2,"move":"F5","color":"black","accepted":true,"origin":"F4","anchor":"F4","labels":{"a":"E5"},"classes":"O","values":{"shape":3.0}}
            {"database":"program.db","kind":"moves","pattern":"Hane1","transformation":5,"move":"D5","color":"black","accepted":false,"origin":"D4","anchor":"D4","labels":{"a":"E5"},"classes":"O","values":{"shape":3.0}}
            {"database":"program.db","kind":"moves","pattern":"Hane1","transformation":6,"move":"D3","color":"black","accepted":true,"origin":"C3","anchor":"C3","labels":{"a":"D2"},"classes":"O","values":{"shape":3.0}}
            {"database":"program.db","kind":"moves","pattern":"Dragon1","transformation":0,"move":"G2","color":"black","accepted":false,"origin":"G3","anchor":"G3","labels":{"A":"H3"},"classes":"x","values":{}}
            {"database":"program.db","kind":"moves","pattern":"Dragon1","transformation":2,"move":"E5","color":"black","accepted":false,"origin":"E4","anchor":"E4","labels":{"A":"D4"},"classes":"x","values":{}}
            {"database":"program.db","kind":"moves","pattern":"Dragon1","transformation":3,"move":"D2","color":"black","accepted":false,"origin":"C2","anchor":"C2","labels":{"A":"C3"},"classes":"x","values":{}}
            {"database":"program.db","kind":"moves","pattern":"Dragon1","transformation":4,"move":"A2","color":"black","accepted":false,"origin":"B2","anchor":"B2","labels":{"A":"B3"},"classes":"x","values":{}}
            {"database":"program.db","kind":"moves","pattern":"Dragon1","transformation":5,"move":"F8","color":"black","accepted":false,"origin":"F7","anchor":"F7","labels":{"A":"G7"},"classes":"x","values":{}}
            {"database":"program.db","kind":"moves","pattern":"Dragon1","transformation":5,"move":"E5","color":"black","accepted":false,"origin":"E4","anchor":"E4","labels":{"A":"F4"},"classes":"x","values":{}}
        "#]],
    );
    for line in katachi(&arguments).output.lines() {
        let object: serde_json::Value = serde_json::from_str(line).unwrap();
        for field in ["database", "pattern", "transformation", "move", "color", "accepted"] {
            assert!(object.get(field).is_some(), "{field}");
        }
    }
}

#[test]
fn match_json_without_a_move_or_verdict_says_null() {
    let database = file("null.db", "Pattern Pair\nOO\n:|,C\n");
    let database = format!("{}:connections", database.display());
    let outcome = katachi(&["match", GAME, "--db", &database, "--only", "--json", "--geometry"]);
    let object: serde_json::Value =
        serde_json::from_str(outcome.output.lines().next().unwrap()).unwrap();
    assert_eq!(object["move"], serde_json::Value::Null);
    assert_eq!(object["accepted"], serde_json::Value::Null);
    assert_eq!(object["database"], "null.db");
    assert_eq!(object["kind"], "connections");
}

#[test]
fn what_the_engine_lacks_is_noted_once() {
    let outcome = katachi(&["match", GAME, "--db", DATABASE, "--only"]);
    expect![""].assert_eq(&outcome.errors);
}

#[test]
fn explain_tells_what_is_amiss_in_each_transformation() {
    check(
        &[
            "explain",
            GAME,
            "--move",
            "20",
            "--db",
            DATABASE,
            "--only",
            "--pattern",
            "Hane1",
            "--at",
            "c5",
        ],
        expect![[r#"
            Hane1 (program.db) for black at C5
              0 (as drawn): no match: C6 has no stone; `X` wants a stone of X
              1 (turned clockwise by 90°): no match: D5 has no stone; `X` wants a stone of X
              2 (turned by 180°): no match: C4 has no stone; `X` wants a stone of X
              3 (turned clockwise by 270°): no match: B5 has no stone; `X` wants a stone of X
              4 (mirrored at /): no match: D5 has no stone; `X` wants a stone of X
              5 (mirrored top to bottom): no match: C4 has no stone; `X` wants a stone of X
              6 (mirrored at \): no match: B5 has no stone; `X` wants a stone of X
              7 (mirrored left to right): no match: C6 has no stone; `X` wants a stone of X
        "#]],
    );
}

#[test]
fn transform_turns_files_and_input() {
    check(
        &["transform", "1", DATABASE, "--pattern", "Edge1"],
        expect![[r#"
        Pattern Edge1

        |x.
        |X*
        |O.

        :8,E
    "#]],
    );
    let outcome = katachi_with("Pattern Cut1\nOX\n*O\n:/,B\n", &["transform", "upside-down"]);
    assert_eq!(outcome.code, 0);
    expect![[r#"
        Pattern Cut1

        *O
        OX

        :\,B
    "#]]
    .assert_eq(&outcome.output);
}

#[test]
fn transforming_there_and_back_changes_nothing() {
    let text = std::fs::read_to_string(DATABASE).unwrap();
    let plain = katachi_with(&text, &["transform", "0"]).output;
    for (there, back) in [("1", "3"), ("2", "2"), ("4", "4"), ("5", "5"), ("6", "6"), ("7", "7")] {
        let turned = katachi_with(&plain, &["transform", there]).output;
        assert_ne!(turned, plain);
        assert_eq!(katachi_with(&turned, &["transform", back]).output, plain, "{there}");
    }
}

#[test]
fn convert_writes_a_module() {
    check(
        &["convert", DATABASE],
        expect![[r#"
        //! The patterns of program.db.

        use katachi::patterns;

        patterns! {
            #![attribute_map(general)]

            // A few patterns to show what the program says.

            Pattern Hane1

            XO    // round the head
            *.

            :8,O,shape(3)

            XO
            *a

            ; olib(*) > 2 && xlib(a) > 1

            Pattern Cut1

            OX
            *O

            :/,sB,value(20)

            Pattern Dragon1

            OX
            *?

            :8,x

            OA
            *?

            ; o_alive_somewhere(A)

            Pattern Edge1

            .*.
            xXO
            ---

            :8,E
        }
    "#]],
    );
}

#[test]
fn convert_keeps_what_is_faulty_as_comments() {
    let text = "% my patterns\nkind moves\nstray text\nand more\n\n# a cut\nPattern Cut1\n\nOX\n*O\n\n:8,Z\n\n\
                aX   don't\n*O\n\n;lib(a = 2\n# its end\n\nPattern Good1\n\nOX   fine\n.*\n\n:8,-\n\n\
                goal_element X\n\nPattern Last1\n\nOX\n..\n\n:8,-\n";
    let database = file("faulty.db", text);
    let outcome = katachi(&["convert", database.to_str().unwrap()]);
    assert_eq!(outcome.code, 1);
    expect![[r#"
        //! The patterns of faulty.db.

        use katachi::patterns;

        patterns! {
            // my patterns
            // Left out:
            // - line 3: text outside of a pattern
            //     stray text
            //     and more
            // Left out:
            // - line 12: unknown class `Z`
            // - line 17: missing `)`
            // - line 17: there is no operator `=`
            //     # a cut
            //     Pattern Cut1
            //
            //     OX
            //     *O
            //
            //     :8,Z
            //
            //     aX   don't
            //     *O
            //
            //     ;lib(a = 2
            //     # its end

            Pattern Good1

            OX    // fine
            .*

            :8,-

            // Left out:
            // - line 27: unknown setting `goal_element`
            //     goal_element X
            // Left out:
            // - line 31: the diagram has no `*`
            //     Pattern Last1
            //
            //     OX
            //     ..
            //
            //     :8,-
        }
    "#]]
    .assert_eq(&outcome.output);
}

#[test]
fn comments_are_kept_wherever_they_stand() {
    let text = "# head\nkind influence   # kind\n\n# above\nPattern Wall1   # name\n# under the name\nOX   row\n\
                # between rows\n*O   row # two\n# after the diagram\n:8,E   # attributes\n# after attributes\n\
                aX   label\n# in labels\n*O\n# before the constraint\n;lib(a) > 1   # one\n# between\n;&& \
                olib(*) > 2 # two\n# before the action\n>return lib(a) > 2   # action\n# end\n\n# free\n";
    let words = text.lines().filter_map(|line| line.split_once('#')).map(|(_, word)| word.trim());
    let database = file("comments.db", text);
    let outcome = katachi(&["convert", database.to_str().unwrap()]);
    assert_eq!(outcome.code, 0, "{}", outcome.errors);
    for word in words.chain(["row", "label"]) {
        assert!(outcome.output.contains(&format!("// {word}\n")), "{word}: {}", outcome.output);
    }
}

#[test]
fn explain_tells_matches_that_cover_the_vertex() {
    let database = file("pair.db", "Pattern Hane1\nXO\n*.\n:8,-\n");
    let game = file("pair.sgf", "(;SZ[5]AB[bb]AW[cb])");
    let explain = |at| {
        let (game, database) = (game.to_str().unwrap(), database.to_str().unwrap());
        let words = ["explain", game, "--color", "white", "--pattern", "Hane1", "--at", at];
        katachi(&[&words[..], &["--db", database, "--only"]].concat()).output
    };
    assert!(!explain("B3").contains(", with"), "its own vertex");
    expect![[r#"
        Hane1 (pair.db) for white at C3
          0 (as drawn): no match: C4 has a stone of O; `X` wants a stone of X
          1 (turned clockwise by 90°): no match: D3 has no stone; `X` wants a stone of X
          2 (turned by 180°): no match: C2 has no stone; `X` wants a stone of X
          3 (turned clockwise by 270°): no match: B3 has no stone; `X` wants a stone of X
          4 (mirrored at /): no match: D3 has no stone; `X` wants a stone of X
          5 (mirrored top to bottom): no match: C2 has no stone; `X` wants a stone of X
          6 (mirrored at \): no match: B3 has no stone; `X` wants a stone of X
          7 (mirrored left to right): no match: C4 has a stone of O; `X` wants a stone of X
          0 (as drawn), with its `*` at B3: the diagram matches
              O's move is legal: yes
              O's move is safe without ko: yes
              accepted
    "#]]
    .assert_eq(&explain("C3"));
}

#[test]
fn convert_divides_large_databases() {
    let pattern =
        |number: usize| format!("Pattern P{number:03}\nO*{}X\n:8,-\n", ".".repeat(number % 15));
    let text: String = (0..120).map(pattern).collect();
    let database = file("many.db", &format!("attribute_map value_only\ngoal_elements X\n{text}"));
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("many");
    let outcome =
        katachi(&["convert", database.to_str().unwrap(), "--out", directory.to_str().unwrap()]);
    assert_eq!(outcome.code, 0, "{}", outcome.errors);
    let read = |name| std::fs::read_to_string(directory.join(name)).unwrap();
    expect![[r#"
        //! The patterns of many.db.

        pub mod many_1;
        pub mod many_2;
        pub mod many_3;

        use katachi::matching::Database;

        /// All of them as one database.
        pub fn database() -> Database {
            Database::join(&[
                &many_1::PATTERNS,
                &many_2::PATTERNS,
                &many_3::PATTERNS,
            ])
        }
    "#]]
    .assert_eq(&read("mod.rs"));
    let counts = ["many_1.rs", "many_2.rs", "many_3.rs"].map(|name| {
        assert!(
            read(name)
                .contains("    #![attribute_map(value_only)]\n    #![goal_elements(\"X\")]\n")
        );
        read(name).matches("Pattern P").count()
    });
    assert_eq!(counts, [50, 50, 20]);
}

#[test]
fn check_shows_all_faults_and_fails() {
    let database = file("faulty.db", "Pattern Cut1\nOX\n*0\n:/,B\n\nPattern Cut2\nOX\n*O\n:/,Q\n");
    let outcome = katachi(&["check", database.to_str().unwrap()]);
    assert_eq!(outcome.code, 1);
    let directory = format!("{}/", database.parent().unwrap().display());
    expect![[r#"
        error: `0` is no element of a diagram
         --> faulty.db:3:2
          |
        3 | *0
          |  ^
          |
          = help: `O` may be meant

        error: unknown class `Q`
         --> faulty.db:9:4
          |
        9 | :/,Q
          |    ^
          |
          = help: the classes are `s n O o X x` for constraints, `C c B b e E a d I J j t U T F W N A D Y` for actions, and `-` for none

        faulty.db: 0 sound patterns, 2 errors, 0 warnings
    "#]].assert_eq(&outcome.output.replace(&directory, ""));
    assert_eq!(katachi(&["check", DATABASE]).code, 0);
}

#[test]
fn what_cannot_be_used_is_told_in_one_line() {
    check_failure(
        &["suggest", "Cargo.toml"],
        expect![[r#"
        katachi: Cargo.toml: line 1, column 1: no SGF: there is no game tree, which begins with `(;`
    "#]],
    );
    check_failure(
        &["suggest", "no-such.sgf"],
        expect![[r#"
        katachi: no-such.sgf: No such file or directory (os error 2)
    "#]],
    );
    check_failure(
        &["match", GAME, "--move", "999"],
        expect![[r#"
        katachi: games/9x9-01.sgf: move 999 is past the end: the record has 49 moves
    "#]],
    );
    check_failure(
        &["match", GAME, "--db", "no-such.db"],
        expect![[r#"
        katachi: no-such.db: No such file or directory (os error 2)
    "#]],
    );
    check_failure(
        &["match", GAME, "--db", "tests/data/program.db:shapes"],
        expect![[r#"
        katachi: tests/data/program.db: `shapes` is no kind of database (moves, attack, defense, connections, influence, owl_attack, owl_defense, owl_vital, corner)
    "#]],
    );
    check_failure(
        &["match", GAME, "--db", GAME],
        expect![[r#"
        katachi: games/9x9-01.sgf: no pattern of this database can be used (1 error; `katachi check` shows them)
    "#]],
    );
    let explain = |pattern, at| {
        ["explain", GAME, "--db", DATABASE, "--only", "--pattern", pattern, "--at", at]
    };
    check_failure(
        &explain("Hane2", "C3"),
        expect![[r#"
        katachi: there is no pattern named Hane2; did you mean Hane1?
    "#]],
    );
    check_failure(
        &explain("Hane1", "K10"),
        expect![[r#"
        katachi: `K10` is no vertex of a 9x9 board
    "#]],
    );
}

#[test]
fn a_record_of_another_size_or_game_is_refused() {
    let rectangle = file("rectangle.sgf", "(;GM[1]\nSZ[9:13])");
    let outcome = katachi(&["suggest", rectangle.to_str().unwrap()]);
    assert_eq!(outcome.code, 2);
    assert!(outcome.errors.contains("line 2, column 3: the board is a rectangle, 9x13"));
}

#[test]
fn a_wrong_command_line_is_told() {
    for arguments in [&["suggest"][..], &["match", GAME, "--move", "x"], &["dance"]] {
        let outcome = katachi(arguments);
        assert_eq!(outcome.code, 2);
        assert!(outcome.errors.contains("Usage") || outcome.errors.contains("--help"));
    }
    assert_eq!(katachi(&["--help"]).code, 0);
}

#[test]
fn show_draws_influence() {
    check(
        &["show", GAME, "--influence", "--move", "30"],
        expect![[r#"
                A B C D E F G H J
              9 x x x x x . O = o 9
              8 x x x x x X X O o 8
              7 x x X x x X O o o 7
              6 x X x x x X . O o 6
              5 x x O x X . . o o 5
              4 x x x O X O O o o 4
              3 x O O X X X X O o 3
              2 X X X O x x . O o 2
              1 x x x O O x . = o 1
                A B C D E F G H J

            influence after 30 moves, black to move first
            Black: x territory, + moyo, ' area; White: o territory, = moyo, , area
            Black: 38 territory, 0 moyo besides, 0 area besides
            White: 12 territory, 2 moyo besides, 0 area besides
            dead: C5 D4 B3 C3 D2 D1 E1
        "#]],
    );
}

#[test]
fn show_draws_dragons() {
    check(
        &["show", GAME, "--dragons", "--move", "30"],
        expect![[r#"
                 A  B  C  D  E  F  G  H  J
              9  .  .  .  .  .  . OA  .  . 9
              8  .  .  .  .  . XB XB OA  . 8
              7  .  . XB  .  . XB OA  .  . 7
              6  . XB  .  .  . XB  . OA  . 6
              5  .  . OC  . XB  .  .  .  . 5
              4  .  .  . OC XB OA OA  .  . 4
              3  . OC OC XB XB XB XB OA  . 3
              2 XD XD XD OE  .  .  . OA  . 2
              1  .  .  . OE OE  .  .  .  . 1
                 A  B  C  D  E  F  G  H  J

            dragons after 30 moves, black to move first
            A: White at G9, 8 stones: strongly alive, eyes 2222, escape 0, weakness 0.02
            B: Black at F8, 12 stones: strongly alive, eyes 2222, escape 4, weakness 0.01
            C: White at C5, 4 stones: dead, eyes 0000, escape 0, weakness 1.00
            D: Black at A2, 3 stones: critical (attacked at A4, defended at A4), eyes 0111, escape 0, weakness 0.90
            E: White at D2, 3 stones: critical (attacked at G1, defended at F1), eyes 0000, escape 0, weakness 0.90
        "#]],
    );
}

#[test]
fn show_draws_territory() {
    check(
        &["show", GAME, "--territory", "--color", "white"],
        expect![[r#"
                 A  B  C  D  E  F  G  H  J
              9 b# b# b# b#  X  O  O  O w# 9
              8 b# b# b# b#  X  X  X  O w# 8
              7 b# b#  X b# b#  X  O w# w# 7
              6 b#  X b# b# b#  X  O  O w# 6
              5 b# b# Ob b#  X  X  X  O w# 5
              4 b# b# b# Ob  X  O  O  O w# 4
              3  X Ob Ob  X  X  X  X  O w# 3
              2  X  X  X  O  X  X  X  O w# 2
              1 b# b#  X  O  O  O  O  O w# 1
                 A  B  C  D  E  F  G  H  J

            territory after 49 moves, white to move first
            b1 to b9, w1 to w9: tenths of a point for Black, for White; b# and w# a whole point
            on the board Black is ahead by 22.0, komi and earlier prisoners aside
            dead: C5 D4 B3 C3
        "#]],
    );
}

#[test]
fn show_draws_eyes() {
    check(
        &["show", GAME, "--eyes", "--move", "30"],
        expect![[r#"
            A B C D E F G H J
          9 x x x x x ? O F o 9
          8 x x x x x X X O o 8
          7 x x X x x X O H o 7
          6 h X ? + x X ? O o 6
          5 ? ? O ? X ? o o o 5
          4 H o F O X O O o o 4
          3 ? O O X X X X O o 3
          2 X X X O ? x ? O o 2
          1 x x ? O O ? = H o 1
            A B C D E F G H J

        eyes after 30 moves, black to move first
        Black: x inside, + marginal, h half eye, f false eye; White: o, =, H, F; ? of both
        Black at A9, 19 points: 2 eyes
        Black at A1, 3 points: 1 eye
        White at H9, 18 points: 2 eyes
    "#]],
    );
}

#[test]
fn show_writes_svg() {
    let text = katachi(&["show", GAME, "--influence", "--move", "30"]).output;
    let (board, _) = text.split_once("\n\n").unwrap();
    let stones = board.matches(['X', 'O']).count();
    for layer in ["--influence", "--eyes", "--dragons", "--territory"] {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("show{layer}.svg"));
        let arguments = ["show", GAME, layer, "--move", "30", "--svg", path.to_str().unwrap()];
        check(&arguments, expect![[r#""#]]);
        let svg = std::fs::read_to_string(&path).unwrap();
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
        assert_eq!(svg.matches("<circle").count(), stones, "{layer}: a circle for each stone");
        assert_eq!(svg.matches("<path").count(), 9, "{layer}: two lines each");
    }
    let outcome = katachi(&["show", GAME, "--influence", "--svg", "no-such-directory/x.svg"]);
    assert_eq!(outcome.code, 2);
    assert!(outcome.errors.contains("no-such-directory"), "{}", outcome.errors);
}

#[test]
fn show_needs_one_layer() {
    for layers in [&[][..], &["--influence", "--territory"][..], &["--influence", "--eyes"][..]] {
        let arguments = [&["show", GAME][..], layers].concat();
        assert_eq!(katachi(&arguments).code, 2);
    }
}

#[test]
fn the_built_in_databases_suggest_something_on_every_game() {
    for entry in std::fs::read_dir("games").unwrap() {
        let game = entry.unwrap().path();
        let outcome = katachi(&["suggest", game.to_str().unwrap(), "--move", "24"]);
        assert_eq!(outcome.code, 0, "{}", outcome.errors);
        assert!(!outcome.output.contains("no pattern suggests"), "{}", outcome.output);
    }
}

/// The README shows the example crate as it is, and what the program prints: the stones, and reasons
/// of a move. How many moves are suggested there may change with any pattern.
#[test]
fn readme_shows_what_is_there() {
    let readme = include_str!("../../README.md");
    let example = include_str!("../../docs/examples/own-patterns/src/main.rs");
    let (_, code) = example.split_once("\n\n").expect("a head and the code");
    assert!(readme.contains(code.trim_end()), "the README shows another example");
    let (shown, _) = readme.split_once("\n...\n").expect("output that is cut short");
    let (_, shown) = shown.rsplit_once("```text\n").expect("a block of output");
    let (board, reasons) = shown.split_once("\n\n").expect("a board and reasons");
    let output = katachi(&["suggest", "games/19x19-01.sgf", "--move", "60"]).output;
    assert!(unmarked(&output).starts_with(&unmarked(board)), "the README shows another board");
    let lines =
        reasons.lines().filter(|line| !line.ends_with("match") && !line.ends_with("matches"));
    for line in lines {
        assert!(output.contains(line), "the README shows what is not there: {line}\n{output}");
    }
}

/// A drawn board without the marks of suggested moves.
fn unmarked(board: &str) -> String {
    board.replace(['*', '+'], ".")
}

/// The file that a choice of a move is written to.
fn record_of_choice(arguments: &[&str], input: &str, name: &str) -> (Outcome, String) {
    let path = file(name, "");
    let out = path.to_str().unwrap();
    let outcome = katachi_with(input, &[arguments, &["-o", out, "--level", "1", "-t"]].concat());
    assert_eq!(outcome.code, 0, "{}", outcome.errors);
    (outcome, std::fs::read_to_string(&path).unwrap())
}

#[test]
fn a_move_is_chosen_told_and_written_down() {
    let arguments = ["genmove", GAME, "--move", "10", "--seed", "7", "-a"];
    let (outcome, record) = record_of_choice(&arguments, "", "genmove.sgf");
    let point = outcome.output.trim();
    assert!(outcome.errors.contains(&format!("at {point}: territory")), "{}", outcome.errors);
    assert!(outcome.errors.contains(&format!("Move at {point} ")));
    assert!(record.contains("LB[") && record.contains(&format!("C[{point} ")), "{record}");
    let again = katachi(&["genmove", GAME, "--move", "10", "--seed", "7", "--level", "1"]);
    assert_eq!((again.output, again.errors.as_str()), (outcome.output, ""));
    check_failure(
        &["genmove", "no-such-file.sgf"],
        expect![[r#"
            katachi: no-such-file.sgf: No such file or directory (os error 2)
        "#]],
    );
}

#[test]
fn a_session_writes_its_choices_down() {
    let input = "boardsize 7\ngenmove black\ngenmove white\nquit\n";
    let (outcome, record) = record_of_choice(&["gtp"], input, "gtp-choices.sgf");
    assert!(outcome.errors.matches("\nMove values").count() > 1, "{}", outcome.errors);
    // The position before either move, not the one after both.
    assert_eq!(record.matches("LB[").count(), 2, "{record}");
    assert!(record.contains(";B[") && record.contains(";W["));
}

#[test]
fn a_session_of_two_games_writes_both_down() {
    let input =
        "boardsize 5\nclear_board\ngenmove black\nboardsize 6\nclear_board\ngenmove black\n";
    let (_, records) = record_of_choice(&["gtp"], input, "gtp-games.sgf");
    let collection = Collection::from_text(&records).unwrap();
    let sizes: Vec<String> = collection
        .trees
        .iter()
        .filter_map(|tree| tree.node(tree.root()).value("SZ"))
        .map(|size| size.text())
        .collect();
    assert_eq!(sizes, ["5", "6"], "{records}");
}
