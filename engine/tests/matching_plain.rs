//! The definition of matching, case by case.

use katachi_engine::{
    autohelper::AutoHelper,
    board::{BoardSize, Colour, PerPoint, Point, Vertex},
    matching::{
        Block, Database, Edges, Kind, Label, Match, PatternData, Problem, Program, Symmetry,
        Transformation, View,
    },
};

/// A square board drawn with `O` and `X` for the side to move and the other, `.` for empty.
fn drawn(rows: &str) -> (BoardSize, PerPoint<Vertex>) {
    let rows: Vec<&str> = rows.split_whitespace().collect();
    let size = BoardSize::new(rows.len()).expect("a board's size");
    let mut vertices = PerPoint::empty_board(size);
    for (point, letter) in size.points().zip(rows.concat().chars()) {
        vertices[point] = match letter {
            'O' => Vertex::Black,
            'X' => Vertex::White,
            _ => Vertex::Empty,
        };
    }
    (size, vertices)
}

/// A database of one kind in which every constraint holds.
fn database(kind: Kind, patterns: Vec<PatternData>) -> Database<dyn AutoHelper> {
    Database::read(Block {
        source: "test".into(),
        kind,
        patterns: patterns.into(),
        program: Program::Compiled {
            constraint: |_, _, _| true,
            action: |_, _, _| None,
            helpers: &[],
        },
    })
}

fn pattern(rows: &'static str, symmetry: Symmetry) -> PatternData {
    PatternData { name: "Test".into(), rows: rows.into(), symmetry, ..PatternData::default() }
}

/// Where a pattern matches, Black to move: transformation, origin, move.
fn found(kind: Kind, data: PatternData, board: &str) -> Vec<(u8, String, String)> {
    let (size, vertices) = drawn(board);
    let view = View { vertices: &vertices, size, side: Colour::Black };
    let mut matches = database(kind, vec![data]).matches(view);
    matches.sort();
    let names = |found: Match| {
        (found.transformation.number(), found.origin.name(size), found.mv.name(size))
    };
    matches.into_iter().map(names).collect()
}

fn entry(transformation: u8, origin: &str, mv: &str) -> (u8, String, String) {
    (transformation, origin.to_owned(), mv.to_owned())
}

#[test]
fn each_transformation_turns_the_diagram_its_way() {
    let board = "..... ..... ..O.. ..X.. .....";
    let hane = pattern("OX\n.*", Symmetry::None);
    let expected = [entry(1, "C3", "B2"), entry(6, "C3", "D2")];
    assert_eq!(found(Kind::Moves, hane, board), expected);
}

#[test]
fn a_question_mark_must_lie_on_the_board() {
    let board = "O.. ... ...";
    assert_eq!(found(Kind::Moves, pattern("?O*", Symmetry::None), board), []);
    let both = [entry(0, "A3", "B3"), entry(1, "A3", "A2")];
    assert_eq!(found(Kind::Moves, pattern("O*?", Symmetry::None), board), both);
}

#[test]
fn an_edge_drawn_is_the_edge_of_the_board() {
    let board = "O.... ..... ..O.. ..... .....";
    let mut edge = pattern("O*", Symmetry::None);
    edge.edges = Edges(Edges::TOP);
    let expected = [entry(0, "A5", "B5"), entry(6, "A5", "A4")];
    assert_eq!(found(Kind::Moves, edge, board), expected);
}

#[test]
fn opposite_edges_are_met_by_a_diagram_that_spans_the_board() {
    let mut span = pattern("O*.", Symmetry::None);
    span.edges = Edges(Edges::LEFT | Edges::RIGHT);
    assert_eq!(found(Kind::Moves, span.clone(), "... O.. ...").len(), 1);
    assert_eq!(found(Kind::Moves, span, ".... O... .... ...."), []);
}

#[test]
fn a_corner_pattern_draws_two_adjacent_edges() {
    let mut corner = pattern(".O\n*.", Symmetry::Slash);
    corner.edges = Edges(Edges::TOP | Edges::RIGHT);
    let board = "...O .... .... ....";
    assert_eq!(found(Kind::Corner, corner.clone(), board).len(), 1);
    corner.edges = Edges(Edges::TOP);
    assert_eq!(found(Kind::Corner, corner, board), []);
}

#[test]
fn placements_that_coincide_are_one_if_nothing_tells_them_apart() {
    let board = "..... ..... .O.O. ..... .....";
    let mut bridge = pattern("O*O", Symmetry::None);
    assert_eq!(found(Kind::Moves, bridge.clone(), board), [entry(0, "B3", "C3")]);
    bridge.labels = vec![Label { letter: 'a', row: 0, column: 0 }].into();
    let four: Vec<u8> = found(Kind::Moves, bridge, board).iter().map(|found| found.0).collect();
    assert_eq!(four, [0, 2, 5, 7]);
}

#[test]
fn coinciding_elements_are_one_although_the_rectangles_differ() {
    let bridge = || pattern("?O*O", Symmetry::None);
    let middle = "..... ..... .O.O. ..... .....";
    assert_eq!(found(Kind::Moves, bridge(), middle), [entry(0, "A3", "C3")]);
    let side = "..... ..... O.O.. ..... .....";
    assert_eq!(found(Kind::Moves, bridge(), side), [entry(2, "D3", "B3")]);
}

#[test]
fn a_null_move_is_a_pass_and_the_anchor_is_reported() {
    let (size, vertices) = drawn("... .OX ...");
    let view = View { vertices: &vertices, size, side: Colour::White };
    let contact = pattern("OX\n.Q", Symmetry::None);
    let database = database(Kind::Connections, vec![contact, pattern("XO", Symmetry::None)]);
    let matches = database.matches(view);
    assert_eq!(matches.len(), 1, "two placements of the second coincide in nothing");
    assert_eq!((matches[0].pattern, matches[0].mv), (1, Point::PASS));
    assert_eq!(matches[0].anchor.name(size), "B2");
}

#[test]
fn a_mismatch_is_explained() {
    let (size, vertices) = drawn("... .OX ...");
    let view = View { vertices: &vertices, size, side: Colour::Black };
    let mut hane = pattern("O*\n..", Symmetry::None);
    hane.edges = Edges(Edges::BOTTOM);
    let database = database(Kind::Moves, vec![hane]);
    let explain = |name: &str| -> Vec<String> {
        let at = Point::from_name(name, size).expect("a vertex");
        let explained = database.explain(0, view, at);
        let describe = |(turn, result): (Transformation, Result<Match, _>)| {
            let mismatch = result
                .map_err(|mismatch: katachi_engine::matching::Mismatch| mismatch.describe(size));
            format!("{}: {}", turn.number(), mismatch.err().unwrap_or("holds".to_owned()))
        };
        explained.into_iter().map(describe).collect()
    };
    assert_eq!(
        explain("B3"),
        [
            "0: its bottom edge falls on A1, where the board goes on",
            "1: row 1, column 1 of the diagram falls off the board",
            "2: row 2, column 1 of the diagram falls off the board",
            "3: C2 has a stone of X; `.` wants no stone",
            "4: holds",
            "5: row 2, column 1 of the diagram falls off the board",
            "6: row 1, column 1 of the diagram falls off the board",
            "7: its bottom edge falls on C1, where the board goes on",
        ]
    );
    assert_eq!(explain("C2")[0], "0: C2 has a stone of X; `*` wants no stone");
}

#[test]
fn check_finds_what_is_wrong_across_blocks() {
    let one = database(Kind::Moves, vec![pattern("O*", Symmetry::None)]);
    let mut faulty = pattern("O*\n.", Symmetry::None);
    faulty.classes = "Oq".into();
    let two = database(Kind::Moves, vec![faulty]);
    assert_eq!(one.check(), []);
    let problems = Database::join(&[&one, &two]).check();
    assert!(matches!(problems[0], Problem::DuplicateName { .. }));
    assert!(matches!(problems[1], Problem::Shape { .. }));
    assert!(matches!(problems[2], Problem::UnknownClass { letter: 'q', .. }));
    assert_eq!(problems.len(), 3);
}
