//! The SGF reader on what the world has, and on garbage.

use katachi_engine::{
    board::{BoardSize, Colour, Point, Vertex},
    game::{
        Rules,
        sgf::{Collection, GameRecord, GameTree, Node, Property, SgfErrorKind},
    },
};
use proptest::prelude::*;

/// The first tree of a text.
fn tree(text: &str) -> GameTree {
    Collection::from_text(text).unwrap().trees.remove(0)
}

fn record(text: &str) -> GameRecord {
    GameRecord::read(text.as_bytes()).unwrap()
}

/// What a record that cannot be used is refused with.
fn refusal(text: &str) -> String {
    GameRecord::read(text.as_bytes()).unwrap_err().to_string()
}

/// The stones of the last position: black, then white.
fn stones(text: &str) -> (Vec<String>, Vec<String>) {
    let board = record(text).last_position().board;
    let of = |vertex| {
        let points = board.size().points().filter(|&point| board.vertex(point) == vertex);
        points.map(|point| point.name(board.size())).collect()
    };
    (of(Vertex::Black), of(Vertex::White))
}

fn to_move(text: &str) -> Colour {
    record(text).last_position().to_move
}

#[test]
fn properties_and_variations_are_all_kept() {
    let tree = tree("(;FF[4]XX[a][b]C[x](;B[aa];W[bb])(;B[cc](;W[dd])(;W[ee]N[y])))");
    assert_eq!(tree.nodes().len(), 6);
    let root = tree.node(tree.root());
    assert_eq!(root.children().len(), 2);
    assert_eq!(root.property("XX").unwrap().values.len(), 2);
    let moves: Vec<_> =
        tree.main_line().filter_map(|id| tree.node(id).value("B").map(|v| v.text())).collect();
    assert_eq!(moves, ["aa"]);
    let last = tree.nodes().last().unwrap();
    assert_eq!(last.value("N").unwrap().text(), "y");
}

#[test]
fn a_record_names_its_rules() {
    let rules = |text: &str| record(&format!("(;{text})")).rules;
    assert_eq!(rules("SZ[9]"), None);
    assert_eq!(rules("RU[Japanese]"), Some(Rules::JAPANESE));
    assert_eq!(rules("RU[ chinese ]"), Some(Rules::CHINESE));
    assert_eq!(rules("RU[AGA]"), Some(Rules::CHINESE));
    assert_eq!(rules("RU[NZ]"), Some(Rules::TROMP_TAYLOR));
    let odd = record("(;RU[no rules])");
    assert_eq!(odd.rules, None);
    let said = "line 1, column 3: the value `no rules` of RU cannot be understood";
    assert_eq!(odd.notes[0].to_string(), said);
}

#[test]
fn old_names_lose_their_lower_case_letters() {
    let tree = tree("(;GaMe[1]SiZe[9];Black[cc];White[dd];b[ee])");
    let names: Vec<_> = tree
        .nodes()
        .iter()
        .flat_map(|node| &node.properties)
        .map(|property| property.name.as_str())
        .collect();
    assert_eq!(names, ["GM", "SZ", "B", "W", "B"]);
}

#[test]
fn text_outside_the_trees_is_passed_over() {
    let text = "Dear reader (see below),\n  a ; game\n( ;B[aa])\n) more (;B[bb];W[cc])\nBye";
    let collection = Collection::from_text(text).unwrap();
    assert_eq!(collection.trees.len(), 2);
    assert_eq!(collection.trees[1].nodes().len(), 2);
}

#[test]
fn what_can_be_mended_is_mended_and_told() {
    let notes = |text: &str| -> Vec<String> {
        Collection::from_text(text).unwrap().notes.0.iter().map(ToString::to_string).collect()
    };
    assert_eq!(
        notes("(;B[aa](;W[bb]"),
        ["line 1, column 15: 2 closing parentheses are missing at the end"]
    );
    assert_eq!(notes("(;B[aa]"), ["line 1, column 8: 1 closing parenthesis is missing at the end"]);
    assert_eq!(
        notes("(;B[aa]\n(W[bb])(;KO;%%W[cc]))"),
        [
            "line 2, column 2: a node begins here without `;`",
            "line 2, column 10: the property KO has no value and was passed over",
            "line 2, column 13: `%%` was passed over",
        ]
    );
    assert_eq!(notes("(;B[aa])"), Vec::<String>::new());
}

#[test]
fn what_is_no_sgf_is_refused() {
    assert_eq!(
        refusal("fn main() {}"),
        "line 1, column 1: no SGF: there is no game tree, which begins with `(;`"
    );
    assert_eq!(refusal(""), refusal("(no; tree)"));
    assert_eq!(refusal("well\n (; said"), "line 2, column 2: no SGF: no property follows `(;`");
    assert_eq!(
        refusal("(;B[aa]\n;C[never closed\n"),
        "line 2, column 3: the value that begins here is never closed by `]`"
    );
}

#[test]
fn sizes_and_games_that_cannot_be_read_are_refused_at_their_place() {
    assert_eq!(
        refusal("(;GM[1]\nSZ[13:9])"),
        "line 2, column 3: the board is a rectangle, 13x9: only square boards can be read"
    );
    assert_eq!(refusal("(;SZ[21])"), "line 1, column 5: the board size 21 is not between 1 and 19");
    assert_eq!(refusal("(;SZ[0])"), "line 1, column 5: the board size 0 is not between 1 and 19");
    assert!(refusal("(;SZ[99999999999999999999])").contains("is not between 1 and 19"));
    assert_eq!(refusal("(;SZ[big])"), "line 1, column 5: the board size `big` is no number");
    assert_eq!(
        refusal("(;GM[2])"),
        "line 1, column 5: a record of game number 2 (GM), not of Go, which is 1"
    );
    assert_eq!(refusal("(;SZ[9];B[kk])"), "line 1, column 10: `kk` is no point of a 9x9 board");
    assert_eq!(refusal("(;AB[a])"), "line 1, column 5: `a` is no point of a 19x19 board");
    assert_eq!(refusal("(;B[日本])"), "line 1, column 4: `日本` is no point of a 19x19 board");
    assert_eq!(record("(;SZ[9:9])").size.get(), 9);
    assert_eq!(record("(;B[aa])").size, BoardSize::MAX);
}

#[test]
fn passes_are_empty_or_tt() {
    let record = record("(;SZ[9];B[];W[tt];B[aa])");
    let points: Vec<_> = record.moves().map(|played| played.point).collect();
    assert_eq!(points, [Point::PASS, Point::PASS, Point::at(0, 0)]);
}

#[test]
fn setup_takes_rectangles_and_comes_after_moves() {
    let text = "(;SZ[5]AB[aa:ba][ce]AW[ed:dc];B[ca];AE[aa]AW[aa][ce])";
    let (black, white) = stones(text);
    assert_eq!(black, ["B5", "C5"]);
    assert_eq!(white, ["A5", "D3", "E3", "D2", "E2", "C1"]);
    let before = record(text).position(0).unwrap().board;
    assert_eq!(before.vertex(Point::at(4, 2)), Vertex::Black);
}

#[test]
fn the_setup_after_a_move_belongs_to_it() {
    let record = record("(;SZ[5];B[aa];AW[bb];W[cc])");
    let position = record.position(1).unwrap();
    assert_eq!(position.board.vertex(Point::at(1, 1)), Vertex::White);
    assert_eq!(position.board.vertex(Point::at(2, 2)), Vertex::Empty);
    assert_eq!(position.last_move.unwrap().point, Point::at(0, 0));
    assert_eq!(
        record.position(3).unwrap_err().to_string(),
        "move 3 is past the end: the record has 2 moves"
    );
}

#[test]
fn the_side_to_move_is_what_the_record_says() {
    assert_eq!(to_move("(;SZ[9])"), Colour::Black);
    assert_eq!(to_move("(;SZ[9]HA[2]AB[cc][gg])"), Colour::White);
    assert_eq!(to_move("(;SZ[9]AB[cc][gg]AW[ee])"), Colour::Black);
    assert_eq!(to_move("(;SZ[9]AB[cc]PL[W])"), Colour::White);
    assert_eq!(to_move("(;SZ[9];B[cc])"), Colour::White);
    assert_eq!(to_move("(;SZ[9];B[cc];PL[B])"), Colour::Black);
    assert_eq!(to_move("(;SZ[9]PL[W];B[cc])"), Colour::White);
    let doubled = record("(;SZ[9];B[cc];B[gg];W[ee])");
    assert_eq!(doubled.position(1).unwrap().to_move, Colour::Black);
}

#[test]
fn captures_happen_and_illegal_moves_are_played_by_force() {
    let (black, white) = stones("(;SZ[3]AW[aa];B[ba];W[cc];B[ab])");
    assert_eq!((black.len(), white), (2, vec!["C1".to_owned()]));
    // Suicide takes the stone off; a move on a stone replaces it.
    assert_eq!(stones("(;SZ[3]AW[ba][ab];B[aa])").0, Vec::<String>::new());
    assert_eq!(stones("(;SZ[3]AW[bb];B[bb])"), (vec!["B2".to_owned()], vec![]));
    let notes: Vec<_> = record("(;SZ[3]AW[ba][ab];B[aa];W[ab])")
        .last_position()
        .notes
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        notes,
        [
            "line 1, column 20: move 1 is not legal (suicide is not allowed); it is played all the same",
            "line 1, column 26: move 2 is not legal (there is a stone already); it is played all the same",
        ]
    );
}

#[test]
fn a_ko_retaken_at_once_is_played_and_noted() {
    let text = "(;SZ[4]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb])";
    let position = record(text).last_position();
    assert_eq!(position.board.vertex(Point::at(1, 1)), Vertex::White);
    assert_eq!(position.notes.len(), 1);
    assert!(position.notes[0].to_string().contains("the ko may not be taken back at once"));
}

#[test]
fn values_read_as_the_format_says() {
    let tree = tree("(;C[a\\]b\\\nc\nd\te\\\\]LB[aa:x\\:y][bb:z])");
    let root = tree.node(tree.root());
    assert_eq!(root.value("C").unwrap().text(), "a]bc\nd e\\");
    assert_eq!(root.value("C").unwrap().line(), "a]bc d e\\");
    let (point, label) = root.value("LB").unwrap().halves().unwrap();
    assert_eq!((point.text().as_str(), label.text().as_str()), ("aa", "x:y"));
    assert!(root.value("C").unwrap().halves().is_none());
}

#[test]
fn every_encoding_of_the_world_is_read() {
    let name = |bytes: &[u8]| {
        let tree = Collection::read(bytes).unwrap().trees.remove(0);
        tree.node(tree.root()).value("PB").unwrap().text()
    };
    assert_eq!(name("(;PB[本因坊])".as_bytes()), "本因坊");
    assert_eq!(name(b"\xef\xbb\xbf(;PB[x])"), "x");
    assert_eq!(name(b"\xff\xfe(\0;\0P\0B\0[\0x\0]\0)\0"), "x");
    assert_eq!(name(b"(;CA[ISO8859_1]PB[G\xfcnther])"), "Günther");
    // The second byte of the second character is a backslash, that of the third a `]`.
    assert_eq!(name(b"(;CA[Shift_JIS]PB[\x96\x7b\x83\x5c\x83\x5d])"), "本ソゾ");
    assert_eq!(name(b"(;CA[gb2312]PB[\xce\xe2\xc7\xe5\xd4\xb4])"), "吴清源");
    assert_eq!(name(b"(;CA[EUC-KR]PB[\xc0\xcc\xc3\xa2\xc8\xa3])"), "이창호");
    assert_eq!(name(b"(;CA[ISO-2022-JP]PB[\x1b$BK\\\x1b(B])"), "本");
    // No label, or a wrong one.
    assert_eq!(name(b"(;PB[J\xfcrgen M\xfcller aus K\xf6ln])"), "Jürgen Müller aus Köln");
    assert_eq!(name(b"(;CA[UTF-8]PB[Ren\xe9])"), "René");
}

#[test]
fn a_hundred_thousand_open_parentheses_are_no_trouble() {
    let deep = "(;".repeat(100_000);
    let collection = Collection::from_text(&format!("{deep}B[aa]")).unwrap();
    assert_eq!(collection.trees[0].nodes().len(), 100_000);
    let written = collection.to_string();
    assert_eq!(Collection::from_text(&written).unwrap(), collection);
    assert!(Collection::from_text(&"(".repeat(100_000)).is_err());
    assert!(Collection::from_text(&"(   ".repeat(100_000)).is_err());
}

#[test]
fn a_text_put_into_a_value_reads_as_itself() {
    for text in ["a]b", "\\", "x:y", "two\nlines", "]]:\\]"] {
        let mut tree = GameTree::new(Node::default());
        let root = tree.root();
        tree.properties_mut(root).push(Property::new("C", &[text]));
        let again = Collection::from_text(&tree.to_string()).unwrap();
        assert_eq!(again.trees[0].node(root).value("C").unwrap().text(), text);
    }
}

#[test]
fn errors_say_their_kind() {
    let error = GameRecord::read(b"(;SZ[7:8])").unwrap_err();
    assert_eq!(error.kind, SgfErrorKind::Rectangle { columns: 7, rows: 8 });
}

/// Text made of what SGF is made of, so that much of it is nearly right.
fn sgf_like() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "(",
        ")",
        ";",
        "(;",
        "B[aa]",
        "W[bb]",
        "AB[aa:cc]",
        "AE[bb]",
        "[",
        "]",
        "\\",
        ":",
        "\r\n",
        "\n",
        "SZ[5]",
        "SZ[",
        "PL[W]",
        "C[x\\]y]",
        "b",
        "Black",
        "[dd]",
        "W[tt]",
        " ",
        "é",
        "%",
        "\0",
        "B[ba]",
    ]);
    prop::collection::vec(piece, 0..60).prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn garbage_gives_a_record_or_an_error(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        if let Ok(record) = GameRecord::read(&bytes) {
            record.last_position();
        }
    }

    #[test]
    fn what_is_read_is_written_and_read_again_the_same(text in sgf_like()) {
        if let Ok(collection) = Collection::from_text(&format!("(;{text}")) {
            let again = Collection::from_text(&collection.to_string()).unwrap();
            prop_assert_eq!(&again, &collection);
            prop_assert_eq!(again.to_string(), collection.to_string());
            if let Ok(record) = GameRecord::of(&collection.trees[0]) {
                for number in 0..=record.move_count() {
                    record.position(number).unwrap();
                }
            }
        }
    }
}
