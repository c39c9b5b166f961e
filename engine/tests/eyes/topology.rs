//! What the diagonals make of eyes.

use katachi_engine::{
    autohelper::AutoHelper,
    board::{Colour, Point},
    context::Context,
};

use super::{analysed, black_eyes};

/// What the diagonals make of Black's eye at a point.
fn topology(context: &Context, row: usize, column: usize) -> f32 {
    let point = Point::at(row, column);
    context.eyes().unwrap().topology(Colour::Black, point).unwrap().value
}

/// From Martin Holters, "Optics improvement", on the mailing list of GNU Go.
pub(crate) const SHORT_OF_LIBERTIES: [&str; 4] =
    [".OX.OOOX.O", ".OXXXX.X.O", ".OOOO.XX.O", ".....OOOOO"];

#[test]
fn a_diagonal_that_costs_the_connection_counts_as_lost() {
    let context = analysed(&SHORT_OF_LIBERTIES);
    assert_eq!(black_eyes(&context, 1, 6), (1, 2));
    assert_eq!(topology(&context, 1, 6), 3.0);
}

/// The same with one condition missing.
#[test]
fn otherwise_it_counts_what_it_counts() {
    let two_stones = [".OXX.OOX.O", ".OXXXX.X.O", ".OOOO.XX.O", ".....OOOOO"];
    assert!(topology(&analysed(&two_stones), 1, 6) < 3.0, "two stones on the diagonal");
    let one_string = [".OX.OOOX.O", ".OXXXX.X.O", ".OOOOXXX.O", ".....OOOOO"];
    assert!(topology(&analysed(&one_string), 1, 6) < 2.0, "one string of the owner");
}

#[test]
fn on_the_edge_it_does_not() {
    let context = analysed(&["XX.OX....", "O.XOX....", "OOXOX....", ".OXXX....", ".OOOOOO.."]);
    assert_eq!(topology(&context, 0, 2), 3.0, "two for the edge, one for the open diagonal");
}

#[test]
fn diagonals_make_eyes_half_or_false() {
    let half = analysed(&[".....", "..XXOO", "..X.X.", "..XX.O", "....."]);
    assert_eq!(topology(&half, 2, 3), 3.0);
    assert_eq!(black_eyes(&half, 2, 3), (0, 1));
    let points = half.eyes().unwrap().space(Colour::Black, Point::at(2, 3)).unwrap();
    assert_eq!(points.attack_point, Some(Point::at(3, 4)));
    assert_eq!(points.defense_point, Some(Point::at(3, 4)));

    let false_eye = analysed(&["....OOO", "..XXOOO", "..X.XXO", ".OOXXOO", ".OO.OO."]);
    assert_eq!(topology(&false_eye, 2, 3), 4.0);
    assert_eq!(black_eyes(&false_eye, 2, 3), (0, 0));
}

/// A case of the manual's analysis of kos round an eye: rows, White's eye in the row of `OO.O`; the sum.
struct KoCase {
    name: &'static str,
    rows: &'static [&'static str],
    sum: f32,
    /// The least and the greatest number of eyes.
    eyes: (u8, u8),
}

/// The cases of GNU Go's manual, "Eye Topology with Ko", and the sums that it finds fit with 3/4 and 5/4.
const KO_CASES: [KoCase; 13] = [
    KoCase {
        name: "a",
        rows: &[".X...", "..OO.", "OO.O.", "O.OO.", "XOX..", ".X..."],
        sum: 1.75,
        eyes: (1, 1),
    },
    KoCase {
        name: "a'",
        rows: &[".X...", "..OO.", "OO.O.", "OXOO.", "X.X..", ".X..."],
        sum: 2.25,
        eyes: (0, 1),
    },
    KoCase {
        name: "b",
        rows: &[".X...", ".XOO.", "OO.O.", "O.OO.", "XOX..", ".X..."],
        sum: 2.75,
        eyes: (0, 1),
    },
    KoCase {
        name: "b'",
        rows: &[".X...", ".XOO.", "OO.O.", "OXOO.", "X.X..", ".X..."],
        sum: 3.25,
        eyes: (0, 1),
    },
    KoCase {
        name: "c",
        rows: &[".X...", "XOX..", "O.OO.", "OO.O.", "O.OO.", "XOX..", ".X..."],
        sum: 1.5,
        eyes: (1, 1),
    },
    KoCase {
        name: "c'",
        rows: &[".X...", "XOX..", "O.OO.", "OO.O.", "OXOO.", "X.X..", ".X..."],
        sum: 2.0,
        eyes: (1, 1),
    },
    KoCase {
        name: "c''",
        rows: &[".X...", "X.X..", "OXOO.", "OO.O.", "OXOO.", "X.X..", ".X..."],
        sum: 2.5,
        eyes: (0, 1),
    },
    KoCase {
        name: "d",
        rows: &[".X...", "XOX..", "O.O.X", "OO.O.", "O.OO.", "XOX..", ".X..."],
        sum: 2.5,
        eyes: (0, 1),
    },
    KoCase {
        name: "d'",
        rows: &[".X...", "XOX..", "O.O.X", "OO.O.", "OXOO.", "X.X..", ".X..."],
        sum: 3.0,
        eyes: (0, 1),
    },
    KoCase {
        name: "d''",
        rows: &[".X...", "X.X..", "OXO.X", "OO.O.", "OXOO.", "X.X..", ".X..."],
        sum: 3.5,
        eyes: (0, 1),
    },
    KoCase {
        name: "e",
        rows: &[".X...", "XOX..", "O.OXX", "OO.O.", "O.OO.", "XOX..", ".X..."],
        sum: 3.5,
        eyes: (0, 1),
    },
    KoCase {
        name: "e'",
        rows: &[".X...", "XOX..", "O.OXX", "OO.O.", "OXOO.", "X.X..", ".X..."],
        sum: 4.0,
        eyes: (0, 0),
    },
    KoCase {
        name: "e''",
        rows: &[".X...", "X.X..", "OXOXX", "OO.O.", "OXOO.", "X.X..", ".X..."],
        sum: 4.5,
        eyes: (0, 0),
    },
];

#[test]
fn kos_count_three_quarters_and_five_quarters() {
    for KoCase { name, rows, sum, eyes } in KO_CASES {
        let mut drawn = vec![""; 4];
        let moved: Vec<String> = rows.iter().map(|row| format!("....{row}")).collect();
        drawn.extend(moved.iter().map(String::as_str));
        let mut context = analysed(&drawn);
        let row = moved.iter().position(|row| row.starts_with("....OO.O")).unwrap() + 4;
        let known = context.eyes().unwrap();
        let at = Point::at(row, 6);
        // Of a true eye the sum need not be exact there.
        let counted = known.topology(Colour::White, at).unwrap().value;
        assert!(counted == sum || sum < counted && counted <= 2.0, "{name}");
        let value = known.space(Colour::White, at).unwrap().value;
        assert_eq!((value.min, value.max), eyes, "{name}");
        assert_eq!(context.owl_topological_eye(&[at, Point::at(row, 4)]), sum, "{name}");
    }
}

#[test]
fn a_false_eye_that_must_be_filled_is_no_territory() {
    let rows = ["....OOO..", "..XXOOO..", "..X.XXO..", ".OOXXOO..", ".OO.OO...", "........."];
    let mut context = analysed(&rows);
    let at = [Point::at(2, 3)];
    assert!(context.false_eye(&at) && context.false_eye_territory(&at));
    let influence = context.influence(Colour::Black).unwrap();
    assert_eq!(influence.territory_value(Colour::Black, at[0]), 0.0);
    assert!(!context.false_eye_territory(&[Point::at(2, 2)]), "a stone");
    assert!(!context.false_eye_territory(&[Point::PASS]));
}
