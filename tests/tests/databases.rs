//! Databases of different helpers side by side, driven alike.

use katachi::{
    Colour, Context, Databases, Point,
    autohelper::AutoHelper,
    board::Board,
    matching::{Kind, View},
    suggest::{find, suggest},
};

/// Functions of a user's own.
pub trait Distances: AutoHelper {
    /// The distance from the nearest edge, the first line being 1.
    fn line(&mut self, at: &[Point; 1]) -> i32;
}

impl Distances for Context {
    fn line(&mut self, &[at]: &[Point; 1]) -> i32 {
        let last = self.board().size().get() - 1;
        let (row, column) = (at.row(), at.column());
        row.min(column).min(last - row).min(last - column) as i32 + 1
    }
}

mod own {
    use super::Distances;

    katachi::patterns! {
        #![helpers(Distances)]
        #![name(OWN)]

        Pattern High

        X
        *

        :|,-

        ;line(*) == 2 && legal_omove(*)
    }
}

mod plain {
    katachi::patterns! {
        #![kind(connections)]
        #![name(PLAIN)]

        Pattern Pair

        OO

        :+,C

        Pattern Contact

        OX

        :-,-
    }
}

fn databases() -> Databases {
    Databases::default()
        .with_helpers("own", &own::OWN, |context| context)
        .with("plain", &plain::PLAIN)
}

fn board() -> Board {
    Board::from_diagram([".....", ".XX..", "..O..", ".....", "....."]).unwrap()
}

#[test]
fn each_database_is_asked_through_its_own_helpers() {
    let (databases, board) = (databases(), board());
    let mut context = Context::new(board.clone(), Colour::White);
    let found = find(&databases, View::of(&board, Colour::White));
    let mut said: Vec<_> = found
        .iter()
        .map(|found| {
            let mv = found.place.mv.name(board.size());
            format!("{} {mv} {:?}", found.pattern.data.name, found.ask(&mut context))
        })
        .collect();
    said.sort_unstable();
    assert_eq!(
        said,
        [
            "Contact pass Accepted",
            "High A4 RejectedByConstraint",
            "High B3 Accepted",
            "High B5 RejectedByConstraint",
            "High C5 RejectedByConstraint",
            "High D4 Accepted",
        ]
    );
}

#[test]
fn only_what_has_a_move_and_is_accepted_is_suggested() {
    let (databases, board) = (databases(), board());
    let mut context = Context::new(board.clone(), Colour::Black);
    let suggestions = suggest(&databases, View::of(&board, Colour::Black), &mut context);
    let moves: Vec<_> = suggestions.moves.iter().map(|found| found.mv.name(board.size())).collect();
    assert_eq!(moves, ["C2", "B3", "D3"]);
    assert_eq!(suggestions.without_move, 2, "the pair and the contact");
    assert_eq!(suggestions.rejected, 0);
}

#[test]
fn databases_can_be_chosen_by_kind() {
    let moves = databases().retain(|database| database.has_kind(Kind::Moves));
    assert_eq!(moves.iter().map(|database| database.name()).collect::<Vec<_>>(), ["own"]);
    assert_eq!(moves.and(databases()).iter().count(), 3);
    let own = databases();
    let own = own.iter().next().unwrap();
    assert_eq!((own.len(), own.pattern(0).unwrap().kind), (1, Kind::Moves));
    assert!(own.pattern(1).is_none());
}
