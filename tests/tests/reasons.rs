//! Each kind of reason that the generators find, in a position where it holds.

use katachi::{
    Board, Colour,
    game::sgf::GameRecord,
    moves::{Decision, Situation, generate},
};

/// What is said of moves for a side, as the session tells it.
fn told(board: &Board, colour: Colour) -> String {
    let decision: Decision = generate(&Situation::new(board, colour, &katachi::databases()));
    decision.trace(board.size())
}

fn check(told: &str, wanted: &[&str]) {
    for line in wanted {
        let line = format!("Move at {line}");
        assert!(told.lines().any(|it| it == line), "{line}\n{told}");
    }
}

/// Both long strings have four liberties and no eyes; the walls round them live.
#[test]
fn a_race_is_won_by_whoever_moves_first() {
    let mut rows = ["O.XO.X..."; 9];
    rows[4] = "OOOXXX...";
    rows[5..].fill("..OX.....");
    let board = Board::from_diagram(rows).unwrap();
    check(
        &told(&board, Colour::Black),
        &[
            "E6 wins the semeai of C9 against D9",
            "E6 attacks D9",
            "E6 defends C9",
            "E6 connects C9 and F9",
            "E6 cuts D9 and A9",
        ],
    );
    check(&told(&board, Colour::White), &["B6 wins the semeai of D9 against C9"]);
}

/// Black's move in the middle puts either white stone in atari; neither can be captured by itself.
#[test]
fn a_double_atari_attacks_both_and_is_prevented() {
    let mut rows = ["........."; 9];
    rows[1..5].copy_from_slice(&["..X.X....", ".XO.OX...", ".........", "..O.O...."]);
    let board = Board::from_diagram(rows).unwrap();
    let attack = ["D7 attacks either C7 and E7", "D7 decides the combination attack on C7"];
    check(&told(&board, Colour::Black), &attack);
    let defence = ["D7 defends both C7 and E7", "D7 decides the combination attack on C7"];
    check(&told(&board, Colour::White), &defence);
}

/// White's stone in the corner is dead, but Black has one eye only; either move beside it threatens to make two.
#[test]
fn a_dead_dragon_can_be_revived_by_two_moves() {
    let mut rows = ["........."; 9];
    rows[..5].copy_from_slice(&["..X.O....", ".OX.O....", "XXX.O....", "X.O......", "XO......."]);
    rows[5..7].copy_from_slice(&[".O.......", "OO......."]);
    let board = Board::from_diagram(rows).unwrap();
    check(
        &told(&board, Colour::Black),
        &["A8 threatens to make C9 live", "B9 threatens to make C9 live"],
    );
}

/// Positions of games, by record and number of moves, with what must be said of moves in them.
const IN_GAMES: [(&str, usize, Colour, &[&str]); 6] = [
    ("9x9-02", 12, Colour::Black, &["C8 makes C7 live", "F7 threatens to attack E8"]),
    ("9x9-02", 12, Colour::White, &["C8 kills C7", "C8 is vital for the eyes of C7"]),
    ("9x9-02", 30, Colour::Black, &["F4 threatens to defend E5"]),
    ("9x9-10", 24, Colour::Black, &["E7 attacks either E8 and F6"]),
    ("9x9-10", 30, Colour::Black, &["E9 threatens to kill H9"]),
    ("9x9-08", 6, Colour::Black, &["G7 invades"]),
];

#[test]
fn reasons_are_found_in_games() {
    for (name, moves, colour, wanted) in IN_GAMES {
        let record = GameRecord::load(format!("games/{name}.sgf")).unwrap();
        check(&told(&record.position(moves).unwrap().board, colour), wanted);
    }
}
