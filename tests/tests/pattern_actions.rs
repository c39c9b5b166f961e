//! What the actions of the built-in patterns do: for each a position in which its pattern speaks.

use katachi::{
    Board, Colour, Databases, Point,
    moves::{Candidate, Decision, Reason, Situation, generate, handicap_stone},
};

/// What is chosen for White.
fn decide(rows: [&str; 9]) -> Decision {
    let board = Board::from_diagram(rows).unwrap();
    generate(&Situation {
        every_pattern: true,
        ..Situation::new(&board, Colour::White, &databases())
    })
}

fn databases() -> Databases {
    katachi::databases()
}

/// The candidate that a pattern proposes at a point.
fn proposed(decision: &Decision, point: Point, pattern: &str) -> Candidate {
    let candidate = decision.candidates.iter().find(|candidate| candidate.point == point);
    let candidate = candidate.unwrap_or_else(|| panic!("{pattern}: {:?}", decision.best));
    let has_spoken = candidate.patterns().iter().any(|name| name.pattern == pattern);
    assert!(has_spoken, "{pattern}: {:?}", candidate.patterns());
    candidate.clone()
}

fn is_considered(decision: &Decision, point: Point) -> bool {
    decision.candidates.iter().any(|candidate| candidate.point == point)
}

#[test]
fn the_atari_that_captures_replaces_the_other() {
    let decision = decide([
        ".........",
        "..OO.....",
        ".........",
        "..OX.....",
        "...O.....",
        ".........",
        ".........",
        ".........",
        ".........",
    ]);
    proposed(&decision, Point::at(3, 4), "AtariThatCaptures");
    assert!(!is_considered(&decision, Point::at(2, 3)));
}

#[test]
fn a_push_into_a_bamboo_joint_is_never_played() {
    let decision = decide([
        ".........",
        ".........",
        "..X.X....",
        "..X.X....",
        ".........",
        "....O....",
        ".........",
        ".........",
        ".........",
    ]);
    let push = proposed(&decision, Point::at(2, 3), "PushIntoBamboo");
    assert_eq!(push.worth.total, f32::NEG_INFINITY);
}

#[test]
fn the_net_forbids_both_ataris() {
    let decision = decide([
        "....XX...",
        "..O......",
        ".........",
        "..OX.....",
        "...O.O...",
        ".........",
        "......X..",
        ".........",
        ".........",
    ]);
    proposed(&decision, Point::at(2, 4), "NetNotAtari");
    for atari in [Point::at(2, 3), Point::at(3, 4)] {
        let found = decision.candidates.iter().find(|candidate| candidate.point == atari);
        assert!(found.is_some_and(|it| it.reasons().contains(&Reason::Antisuji)));
    }
}

#[test]
fn one_move_holds_both_sides() {
    let decision = decide([
        ".........",
        ".........",
        ".OXXXO...",
        "..O.O....",
        ".OXXXO...",
        ".........",
        ".........",
        ".........",
        ".........",
    ]);
    let both = Reason::DefendBoth([Point::at(3, 2), Point::at(3, 4)]);
    assert!(proposed(&decision, Point::at(3, 3), "HoldBothSides").reasons().contains(&both));
}

#[test]
fn a_wedge_cuts_a_jump() {
    let decision = decide([
        ".........",
        "...O.....",
        ".........",
        "..X.X....",
        ".........",
        "...O.....",
        ".........",
        ".........",
        ".........",
    ]);
    let cut = Reason::Cut([Point::at(3, 2), Point::at(3, 4)]);
    assert!(proposed(&decision, Point::at(3, 3), "WedgeThatCuts").reasons().contains(&cut));
}

#[test]
fn the_first_line_joins_underneath() {
    let decision = decide([
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
        "..X.X....",
        ".XXXX....",
        ".OOXOO...",
        ".........",
    ]);
    let joined = proposed(&decision, Point::at(8, 3), "JoinUnderneath");
    assert!(joined.reasons().iter().any(|reason| matches!(reason, Reason::Connect(_))));
}

#[test]
fn both_stones_of_a_diagonal_are_attacked() {
    let decision = decide([
        ".........",
        ".........",
        ".........",
        "..OXO....",
        "..X......",
        "..O......",
        ".........",
        ".........",
        ".........",
    ]);
    let fork = proposed(&decision, Point::at(4, 3), "BothStonesOfADiagonal");
    assert!(fork.reasons().iter().any(|reason| matches!(reason, Reason::AttackEither(_))));
}

#[test]
fn an_atari_on_the_captor_is_a_worthwhile_threat() {
    let decision = decide([
        ".........",
        ".........",
        "..X......",
        ".X.X.....",
        ".XOOX....",
        "..XXO....",
        ".........",
        ".........",
        ".........",
    ]);
    let atari = proposed(&decision, Point::at(4, 5), "AtariOnTheCaptor");
    assert!(atari.reasons().contains(&Reason::WorthwhileThreat));
    assert!(atari.proposal.extras.followup > 2.0);
}

#[test]
fn a_move_that_presses_a_stone_threatens_to_capture_it() {
    let decision = decide([
        ".........",
        ".X.X.....",
        "..OO.....",
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
    ]);
    let press = proposed(&decision, Point::at(1, 4), "PressAgainstTheWall");
    assert!(press.proposal.extras.followup > 0.0);
}

#[test]
fn a_threat_of_the_opponents_is_prevented() {
    let decision = decide([
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
        ".X.......",
        ".OX......",
        ".O.......",
        ".........",
    ]);
    let descent = proposed(&decision, Point::at(7, 2), "DescendBeforeTheThreat");
    assert!(descent.proposal.extras.reverse_followup > 0.0);
}

#[test]
fn a_connection_spares_an_atari() {
    let decision = decide([
        ".........",
        ".........",
        "..XX.....",
        ".XO.X....",
        "...O.....",
        ".........",
        ".........",
        ".........",
        ".........",
    ]);
    let joined = proposed(&decision, Point::at(3, 3), "ConnectBeforeTheAtari");
    assert!(joined.proposal.extras.reverse_followup > 0.0);
}

#[test]
fn a_wedge_that_stays_a_threat_has_a_followup_value() {
    let decision = decide([
        ".........",
        ".........",
        ".........",
        ".........",
        "....X....",
        "..OO.O...",
        ".XOXXOO..",
        "......X..",
        ".X....O..",
    ]);
    let wedge = proposed(&decision, Point::at(7, 3), "WedgeBehindTheWall");
    assert!(wedge.worth.followup > 0.0);
}

#[test]
fn handicap_stones_beyond_nine_follow_patterns() {
    let mut board = Board::new(katachi::BoardSize::MAX);
    for (row, column) in [(3, 3), (3, 15), (15, 3), (15, 15), (9, 3), (9, 15), (3, 9), (15, 9)] {
        board.set(Point::at(row, column), katachi::board::Vertex::Black);
    }
    let corner = handicap_stone(&board, &databases(), 4, 12);
    assert!(corner.is_some_and(|point| [2, 16].contains(&point.row())));
    assert_eq!(handicap_stone(&board, &databases(), 1, 9), None);
}
