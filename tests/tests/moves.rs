//! Choosing moves: what classes, values and actions of patterns become, and good attack threats.

use katachi::{
    AutoHelper, Board, BoardSize, Colour, Databases, Point, Reading,
    game::{Game, score::FinalPosition, sgf::GameRecord},
    moves::{Candidate, Decision, Objection, Reason, Situation, Worth, generate, handicap_stone},
    runtime::Reader,
};

/// Two stones of White's and one of Black's on an open board; White is to move.
const OPEN: [&str; 9] = [
    ".........",
    ".........",
    "..O...X..",
    ".........",
    ".........",
    "..O...X..",
    ".........",
    ".........",
    ".........",
];

/// The move between the two white stones of the left.
const BETWEEN: Point = Point::at(4, 2);

/// A pattern that matches once on [`OPEN`], with its move there: attributes and what follows are the caller's.
fn pattern(attributes: &str, rest: &str) -> String {
    format!(
        "attribute_map general\n\nPattern Test\n\nO???X\n.....\n*...o\nO???X\n\n:8,{attributes}\n\n\
         A???B\n.....\n*cd.o\nE???F\n\n{rest}\n"
    )
}

fn database(text: &str) -> Databases {
    let read = Reader::default().read_text("test.db", text);
    assert!(read.faults.iter().all(|fault| !fault.is_error()), "{:?}", read.faults);
    Databases::default().with("test", read.database)
}

fn decide(rows: &[&str], databases: &Databases) -> Decision {
    let board = Board::from_diagram(rows).unwrap();
    generate(&Situation::new(&board, Colour::White, databases))
}

fn candidate(decision: &Decision, point: Point) -> Option<&Candidate> {
    decision.candidates.iter().find(|candidate| candidate.point == point)
}

/// What a pattern with these attributes makes of its move.
fn speaks(attributes: &str, rest: &str) -> Candidate {
    let decision = decide(&OPEN, &database(&pattern(attributes, rest)));
    candidate(&decision, BETWEEN).unwrap_or_else(|| panic!("{attributes} {rest}")).clone()
}

/// Whether a reason is one that is looked for.
type IsWanted = fn(&Reason) -> bool;

fn has(candidate: &Candidate, wanted: IsWanted) -> bool {
    candidate.reasons().iter().any(wanted)
}

#[test]
fn classes_become_reasons() {
    let connects = |reason: &Reason| matches!(reason, Reason::Connect(_));
    let cuts = |reason: &Reason| matches!(reason, Reason::Cut(_));
    let defends = |reason: &Reason| matches!(reason, Reason::StrategicDefence(_));
    let attacks = |reason: &Reason| matches!(reason, Reason::StrategicAttack(_));
    let wants: [(&str, IsWanted); 9] = [
        ("C", connects),
        ("B", cuts),
        ("d", defends),
        ("c", defends),
        ("a", attacks),
        ("E", |reason| *reason == Reason::ExpandMoyo),
        ("e", |reason| *reason == Reason::ExpandTerritory),
        ("I", |reason| *reason == Reason::Invasion),
        ("N", |reason| *reason == Reason::Antisuji),
    ];
    for (class, wanted) in wants {
        assert!(has(&speaks(class, ""), wanted), "{class}");
    }
    let none = speaks("-", "");
    assert!(!has(&none, connects) && !has(&none, attacks));
    let joseki = speaks("J", "");
    assert!(has(&joseki, defends) && has(&joseki, attacks));
}

#[test]
fn classes_bound_values_as_the_manual_says() {
    let extras = |attributes| speaks(attributes, "").proposal.extras;
    let bounds = |attributes| {
        let extras = extras(attributes);
        (extras.min_value, extras.max_value)
    };
    assert_eq!(bounds("J"), (Some(27.0), None));
    assert_eq!(bounds("j"), (Some(20.0), None));
    assert_eq!(bounds("jF"), (Some(20.1), Some(20.1)));
    assert_eq!(bounds("t"), (Some(15.0), None));
    assert_eq!(bounds("tF"), (Some(15.07), Some(15.07)));
    assert_eq!(bounds("U"), (Some(40.0), None));
    assert_eq!(bounds("F"), (None, None));
    assert_eq!((extras("U").shape(), extras("c").shape()), (15.0, 1.0));
    for (class, fixed) in [("jF", 20.1), ("tF", 15.07)] {
        assert_eq!(speaks(class, "").worth.total, fixed, "{class}");
    }
}

#[test]
fn a_trick_is_never_played_and_antisuji_neither() {
    let trick = decide(&OPEN, &database(&pattern("TJ", "")));
    let proposed = |decision: &Decision| candidate(decision, BETWEEN).map(|it| it.patterns().len());
    assert_eq!(proposed(&trick).unwrap_or(0), 0);
    let forbidden = speaks("JN", "");
    assert_eq!(forbidden.worth.total, f32::NEG_INFINITY);
}

#[test]
fn value_fields_bound_and_add() {
    let values = "minvalue(3),maxvalue(4),minterri(1),maxterri(2),shape(5),followup(6),\
                  reverse_followup(7)";
    let candidate = speaks(&format!("-,{values}"), "");
    let extras = &candidate.proposal.extras;
    assert_eq!((extras.min_value, extras.max_value), (Some(3.0), Some(4.0)));
    assert_eq!((extras.min_territory, extras.max_territory), (Some(1.0), Some(2.0)));
    assert_eq!((extras.shape(), extras.followup, extras.reverse_followup), (5.0, 6.0, 7.0));
    let Worth { total, territory, .. } = candidate.worth;
    assert!((3.0..4.1).contains(&total) && (1.0..=2.0).contains(&territory), "{total} {territory}");
}

#[test]
fn actions_add_reasons() {
    let pair = |reason: &Reason| match reason {
        Reason::Connect(pair)
        | Reason::Cut(pair)
        | Reason::AttackEither(pair)
        | Reason::DefendBoth(pair) => Some(*pair),
        _ => None,
    };
    let [own, enemy] = [[Point::at(2, 2), Point::at(5, 2)], [Point::at(2, 6), Point::at(5, 6)]];
    for (action, wanted) in [
        (">add_connect_move(A,E)", Reason::Connect(own)),
        (">add_cut_move(B,F)", Reason::Cut(enemy)),
        (">add_attack_either_move(B,F)", Reason::AttackEither(enemy)),
        (">add_defend_both_move(A,E)", Reason::DefendBoth(own)),
    ] {
        let candidate = speaks("-", action);
        let mut found = candidate
            .reasons()
            .iter()
            .filter(|reason| std::mem::discriminant(*reason) == std::mem::discriminant(&wanted));
        let mut stones = found.next().and_then(pair).unwrap_or_else(|| panic!("{action}"));
        stones.sort_unstable();
        assert_eq!(Some(stones), pair(&wanted), "{action}");
    }
}

#[test]
fn actions_add_followups() {
    let extras = |action| speaks("-", action).proposal.extras;
    let capture = extras(">threaten_to_capture(B)").followup;
    assert!(capture > 0.0);
    assert_eq!(extras(">threaten_to_save(B)").followup, capture + 2.0);
    assert_eq!(extras(">prevent_attack_threat(A)").reverse_followup, capture);
    // The stone has more than two liberties.
    assert_eq!(extras(">defend_against_atari(A)").reverse_followup, 0.0);
}

/// White's stone between the black ones can be captured at once.
const SURROUNDED: [&str; 9] = [
    ".........",
    "......O..",
    ".....OO..",
    "...X.....",
    "..X......",
    "...X.....",
    "..X......",
    ".........",
    ".........",
];

#[test]
fn a_move_that_is_known_to_be_safe_is_not_read() {
    let said = |action: &str| {
        let pattern = format!(
            "attribute_map general\n\nPattern Throw\n\n?X.\nX*.\n?X.\n\n:8,s,minvalue(60)\n\n\
             ?X.\nX*.\n?X.\n\n{action}\n"
        );
        let decision = decide(&SURROUNDED, &database(&pattern));
        candidate(&decision, Point::at(4, 3)).unwrap().clone()
    };
    let (unknown, known) = (said(""), said(">known_safe_move(*)"));
    assert!(unknown.objections.iter().any(|it| matches!(it, Objection::Unsafe { .. })));
    assert!(known.objections.is_empty(), "{:?}", known.objections);
    assert!(known.worth.territory > unknown.worth.territory);
}

#[test]
fn a_replaced_move_passes_its_reasons_on() {
    let replaced = decide(&OPEN, &database(&pattern("J", ">replace(*,c)")));
    assert!(candidate(&replaced, BETWEEN).is_none());
    let better = candidate(&replaced, Point::at(4, 3)).unwrap();
    assert_eq!(better.proposal.extras.min_value, Some(27.0));
    let forbidden = decide(&OPEN, &database(&pattern("J", ">antisuji(c)")));
    let never = candidate(&forbidden, Point::at(4, 3)).unwrap();
    assert_eq!(never.worth.total, f32::NEG_INFINITY);
}

#[test]
fn a_chain_of_replacements_ends_and_closes_no_circle() {
    let chain =
        decide(&OPEN, &database(&pattern("J", ">replace(*,c); replace(c,d); replace(d,*)")));
    assert!(candidate(&chain, BETWEEN).is_none());
    assert!(candidate(&chain, Point::at(4, 3)).is_none());
    let last = candidate(&chain, Point::at(4, 4)).unwrap();
    assert_eq!(last.proposal.extras.min_value, Some(27.0));
    let own = decide(&OPEN, &database(&pattern("J", ">replace(*,*)")));
    assert_eq!(candidate(&own, BETWEEN).unwrap().proposal.extras.min_value, Some(27.0));
}

/// The corner of the mission's second document, in the lower right, on a whole board: all strings live, Black's four
/// stones `A` of the pattern among them.
const SENTE: [&str; 9] = [
    "...XO.O..",
    "...XOOOOO",
    "...X.X...",
    "...X.....",
    "...XXX.XX",
    "..XXOO.XO",
    "..XOO.OOO",
    "..XO.....",
    "..XO.....",
];
const THREAT: Point = Point::at(4, 6);

mod sente {
    katachi::patterns! {
        #![name(SENTE)]
        #![attribute_map(general)]

        /// A wedge that keeps sente however it is answered.
        Pattern Sente22

        ?OX?
        O.*.
        ?XX?

        :8,OX

        ?OX?
        Oa*b
        ?AA?

        ; oplay_attack(*,A) && oplay_attack(*,a,A) && oplay_attack(*,b,a,A)

        > good_attack_threat(*,A)
    }
}

#[test]
fn a_good_attack_threat_has_a_followup_value_and_another_none() {
    let followup = |databases: &Databases| {
        let decision = decide(&SENTE, databases);
        candidate(&decision, THREAT).map_or(0.0, |candidate| candidate.worth.followup)
    };
    assert_eq!(followup(&Databases::default()), 0.0);
    let with_pattern = Databases::default().with("sente", &sente::SENTE);
    assert!(followup(&with_pattern) >= 6.0, "{}", followup(&with_pattern));
}

#[test]
fn in_that_position_all_strings_live_and_the_answer_is_a_threat() {
    let board = Board::from_diagram(SENTE).unwrap();
    let mut context = katachi::Context::new(board.clone(), Colour::White);
    context.analyse_strings(&Databases::default());
    let strings = context.strings().unwrap();
    assert!(strings.iter().all(|string| string.attack() == Reading::Loss));
    let target = Point::at(4, 7);
    let threatens = context.after(Colour::White, &[THREAT], |after| {
        let mut reader = katachi::reading::Reader::default();
        let mut board = after.board().clone();
        let answer = katachi::reading::defend(&mut reader, &mut board, target).best.unwrap();
        board.play(Colour::Black, answer).unwrap();
        katachi::reading::attack(&mut reader, &mut board, THREAT).reading != Reading::Loss
    });
    assert!(threatens);
}

#[test]
fn handicap_stones_go_where_patterns_want_them() {
    let text = "attribute_map general\n\nPattern Third\n\n|....\n|....\n|..*.\n|....\n|....\n+----\n\n\
                :8,-,value(30)\n\n|....\n|....\n|..*.\n|....\n|....\n+----\n\n\
                ;remaining_handicap_stones == 1 && total_handicap_stones == 3\n";
    let (databases, board) =
        (database(text), Board::from_diagram(OPEN.map(|_| ".........")).unwrap());
    assert!(handicap_stone(&board, &databases, 1, 3).is_some());
    assert_eq!(handicap_stone(&board, &databases, 2, 3), None);
}

#[test]
fn patterns_know_the_handicap_of_a_game() {
    let mut game = Game::new(BoardSize::new(9).unwrap());
    game.place_handicap(&[Point::at(2, 6), Point::at(6, 2)]).unwrap();
    let mut context = game.context();
    assert_eq!(context.total_handicap_stones(&[]), 2);
    assert_eq!(context.remaining_handicap_stones(&[]), 0);
    let given = |text: &str| GameRecord::read(text.as_bytes()).unwrap().handicap_stones();
    assert_eq!(given("(;SZ[9]HA[3]AB[cc][gg][cg])"), 3);
    assert_eq!(given("(;SZ[9]AB[cc][gg])"), 2);
    assert_eq!(given("(;SZ[9]AB[cc];B[gg])"), 0);
}

/// A border that is open on the first line, as games end.
const OPEN_BORDER: [&str; 9] = [
    "...X.O...",
    "...X.O...",
    "...XXO...",
    "...XO....",
    "...XO....",
    "...XO....",
    "...XO....",
    "...XO....",
    ".........",
];

#[test]
fn patterns_know_that_a_game_is_scored() {
    let never = "attribute_map general\n\nPattern Never\n\n*\n\n:O,N\n\n*\n\n;doing_scoring\n";
    let judged = |databases: &Databases| {
        let board = Board::from_diagram(OPEN_BORDER).unwrap();
        let mut context = katachi::Context::new(board, Colour::Black).analysed(databases);
        FinalPosition::judge(&mut context, databases, 1)
    };
    let (free, forbidden) = (judged(&Databases::default()), judged(&database(never)));
    let corner = |position: &FinalPosition| {
        (0..9).map(|column| position.status(Point::at(8, column))).collect::<Vec<_>>()
    };
    assert_ne!(corner(&free), corner(&forbidden));
    let decision = decide(&OPEN, &database(never));
    assert!(decision.candidates.iter().all(|it| !it.reasons().contains(&Reason::Antisuji)));
}
