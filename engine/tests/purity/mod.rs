//! That what is known of a position depends on nothing but the position and the side to move.

use katachi_engine::{
    autohelper::AutoHelper,
    board::{Board, BoardSize, Colour, Point},
    context::Context,
    databases::Databases,
    game::sgf::GameRecord,
    position::{Connections, Dragons, Strings, eyes::Eyes, influence::Influence},
    random::Random,
};

/// A position and the side to move.
pub(crate) type Position = (Board, Colour);

/// Everything that an analysis finds out.
#[derive(Clone, PartialEq, Debug)]
struct Knowledge {
    strings: Option<Strings>,
    connections: Option<Connections>,
    eyes: Option<Eyes>,
    dragons: Option<Dragons>,
    /// By who is to move.
    influence: [Option<Influence>; 2],
}

impl Knowledge {
    fn of(context: &mut Context) -> Knowledge {
        Knowledge {
            influence: Colour::ALL.map(|to_move| context.influence(to_move).cloned()),
            strings: context.strings().cloned(),
            connections: context.connections().cloned(),
            eyes: context.eyes().cloned(),
            dragons: context.dragons().cloned(),
        }
    }

    /// Fails with the part that is different, not with all of it.
    fn assert_same(&self, other: &Knowledge, board: &Board, after: &str) {
        let same = [
            ("strings", self.strings == other.strings),
            ("connections", self.connections == other.connections),
            ("eyes", self.eyes == other.eyes),
            ("dragons", self.dragons == other.dragons),
            ("influence", self.influence == other.influence),
        ];
        for (part, is_same) in same {
            assert!(is_same, "{part} are different {after}:\n{board}");
        }
    }
}

/// Analyses positions one after the other: by a fresh context each, and by one that is used for all; after moves
/// have been tried and taken back; and, of every tenth, twice.
pub(crate) fn check(positions: impl IntoIterator<Item = Position>, databases: &Databases) {
    let mut used = Context::new(Board::new(BoardSize::MAX), Colour::Black);
    for (number, (board, to_move)) in positions.into_iter().enumerate() {
        let mut fresh = Context::new(board.clone(), to_move);
        fresh.analyse(databases);
        let expected = Knowledge::of(&mut fresh);
        used.reset(&board, to_move);
        used.analyse(databases);
        expected.assert_same(&Knowledge::of(&mut used), &board, "in a used context");
        try_moves(&mut used, number as u64);
        assert_eq!(used.board(), &board);
        expected.assert_same(&Knowledge::of(&mut used), &board, "after moves were tried");
        if number % 10 == 0 {
            used.analyse(databases);
            expected.assert_same(&Knowledge::of(&mut used), &board, "when analysed again");
        }
    }
}

/// Tries some moves, and asks what must be found out anew after them.
fn try_moves(context: &mut Context, seed: u64) {
    let mut random = Random::new(seed);
    let empties: Vec<Point> = context.board().empties().iter().collect();
    if empties.is_empty() {
        return;
    }
    for first in Colour::ALL {
        let moves: [Point; 3] = std::array::from_fn(|_| empties[random.below(empties.len())]);
        context.after(first, &moves, |after| {
            let [one, other, third] = moves;
            after.marginal_eye(&[one]);
            after.attack(&[other]);
            after.safe_xmove(&[third]);
            after.make_proper_eye(&[third]);
            after.xarea(&[one]);
            after.dragonsize(&[other])
        });
    }
}

/// Every so many positions of a game, from the first.
pub(crate) fn of_record(name: &str, every: usize) -> impl Iterator<Item = Position> {
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/games");
    let record = GameRecord::load(format!("{games}/{name}.sgf")).expect("a record");
    (0..=record.move_count()).step_by(every).map(move |moves| {
        let position = record.position(moves).expect("a position");
        (position.board, position.to_move)
    })
}

/// The positions of a game of moves drawn by lot, on nine lines. Nobody fills a point that its own stones surround.
pub(crate) fn drawn_by_lot(seed: u64) -> impl Iterator<Item = Position> {
    let mut random = Random::new(seed);
    let mut board = Board::new(BoardSize::new(9).expect("a size"));
    let mut to_move = Colour::Black;
    (0..40).map(move |_| {
        let is_good = |point: &Point| {
            board.is_legal(to_move, *point)
                && point.neighbours().iter().any(|next| board.vertex(*next) != to_move.stone())
        };
        let moves: Vec<Point> = board.empties().iter().filter(is_good).collect();
        let drawn = moves.get(random.below(moves.len())).copied().unwrap_or(Point::PASS);
        board.play(to_move, drawn).expect("a legal move");
        to_move = to_move.other();
        (board.clone(), to_move)
    })
}
