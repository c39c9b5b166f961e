//! Which strings hang together: the manual's examples, and the built-in patterns on the same shapes.

use katachi::{Board, Colour, Context, Databases, Point, autohelper::AutoHelper, databases};

/// The manual's patterns, as its chapter on the connections database shows them.
mod manual {
    katachi::patterns! {
        #![name(MANUAL)]
        #![kind(connections)]

        Pattern CC204

        O
        .
        O

        :+,C

        O
        A
        O

        ;!safe_xmove(A) && !ko(A) && !xcut(A)

        Pattern CC205

        XO
        O.

        :'\\',C

        AO
        OB

        ;attack(A) || (!safe_xmove(B) && !ko(B) && !xcut(B))

        Pattern CB11

        ?OX?
        O!OX
        ?*!O
        ??O?

        :8,B

        ?OA?
        OaOB
        ?*bO
        ??O?

        ; !attack(A) && !attack(B) && !xplay_attack(*,a,b,*) && !xplay_attack(*,b,a,*)
    }
}

fn manual() -> Databases {
    Databases::default().with("manual", &manual::MANUAL)
}

/// A position with its strings and connections analysed.
fn analysed(rows: &[&str], databases: &Databases) -> Context {
    Context::new(Board::from_diagram(rows).unwrap(), Colour::White).analysed(databases)
}

/// `O` has two strings with a gap, a corner, and a stone of `X` that cannot live in either.
const CANNOT_CUT: [&str; 7] =
    [".......", ".XXOO..", ".XO.O..", "..O.O..", ".......", "..X.X..", "......."];

#[test]
fn strings_are_joined_over_a_point_where_the_opponent_is_captured() {
    for databases in [manual(), databases()] {
        let mut context = analysed(&CANNOT_CUT, &databases);
        assert!(context.same_dragon(&[Point::at(1, 3), Point::at(2, 2)]));
        assert!(context.same_dragon(&[Point::at(3, 4), Point::at(3, 2)]));
        assert!(!context.same_worm(&[Point::at(3, 4), Point::at(3, 2)]));
        assert_eq!(context.dragonsize(&[Point::at(2, 2)]), 6);
    }
}

/// Two stones at a corner, the other side of which the opponent holds. The cut is open.
const OPEN_CUT: [&str; 7] =
    [".......", ".XXO...", ".XO.X..", "..O.X..", ".......", "..X.X..", "......."];

#[test]
fn strings_are_not_joined_over_a_point_where_the_opponent_can_cut() {
    for databases in [manual(), databases()] {
        let mut context = analysed(&OPEN_CUT, &databases);
        assert!(!context.same_dragon(&[Point::at(1, 3), Point::at(2, 2)]));
        assert!(!context.same_dragon(&[Point::at(1, 3), Point::at(2, 3)]));
        assert_eq!(context.dragonsize(&[Point::at(1, 3)]), 1);
    }
}

/// The push at (3, 3) threatens to cut at (2, 3) and at (3, 4).
const PUSH: [&str; 9] = [
    ".........",
    "..OOXX...",
    ".OO.OXX..",
    ".XX..OX..",
    "..X.OO...",
    "..X.O....",
    "....O....",
    ".........",
    ".........",
];

#[test]
fn where_one_push_threatens_two_cuts_nothing_is_joined() {
    let mut context = analysed(&PUSH, &manual());
    let (push, above, beside) = (Point::at(3, 3), Point::at(2, 3), Point::at(3, 4));
    for point in [push, above, beside] {
        assert!(context.xcut(&[point]), "{point:?}");
        assert!(!context.ocut(&[point]), "{point:?}");
    }
    let (left, middle, right) = (Point::at(2, 2), Point::at(2, 4), Point::at(3, 5));
    assert!(!context.same_dragon(&[left, middle]));
    assert!(!context.same_dragon(&[middle, right]));
}

#[test]
fn of_two_connections_the_larger_is_kept() {
    let mut context = analysed(&PUSH, &databases());
    let (left, middle, right) = (Point::at(2, 2), Point::at(2, 4), Point::at(3, 5));
    assert!(context.xcut(&[Point::at(3, 3)]));
    assert!(context.same_dragon(&[middle, right]), "five stones");
    assert!(!context.same_dragon(&[middle, left]), "four stones");
}

#[test]
fn a_cut_is_where_it_was_found_and_nowhere_after_a_move() {
    let mut context = analysed(&PUSH, &manual());
    let push = Point::at(3, 3);
    assert!(context.xcut(&[push]));
    let after = context.after(Colour::White, &[Point::at(8, 8)], |after| after.xcut(&[push]));
    assert!(!after, "nothing is known of that position");
    assert!(context.xcut(&[push]));
}

#[test]
fn without_analysis_a_dragon_is_a_string() {
    let mut context = Context::new(Board::from_diagram(CANNOT_CUT).unwrap(), Colour::White);
    assert!(!context.same_dragon(&[Point::at(3, 4), Point::at(3, 2)]));
    assert_eq!(context.dragonsize(&[Point::at(3, 4)]), 4);
    assert!(!context.xcut(&[Point::at(3, 3)]));
    context.amalgamate(&[Point::at(3, 4), Point::at(3, 2)]);
    assert!(!context.same_dragon(&[Point::at(3, 4), Point::at(3, 2)]));
}

#[test]
fn the_built_in_patterns_are_sound() {
    assert!(katachi::connections::database().check().is_empty());
    assert!(katachi::connections::database().len() >= 35);
}

/// The manual's example of `not_lunch`: capturing the stone in the corner makes no eye.
mod food {
    katachi::patterns! {
        #![name(FOOD)]
        #![kind(connections)]

        Pattern NoEye

        XO|
        O*|
        oo|
        ?o|

        :8,e

        ba|
        O*|
        oo|
        ?o|

        > not_lunch(a,b)
    }
}

#[test]
fn what_makes_no_eye_is_no_lunch() {
    let rows = [
        ".....XXXO",
        "......XO.",
        ".......O.",
        ".......O.",
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
    ];
    let (food, eater) = (Point::at(0, 8), Point::at(0, 7));
    let lunch = |databases: &Databases| {
        let context = analysed(&rows, databases);
        context.dragons().and_then(|dragons| dragons.get(eater)).expect("a dragon").lunch
    };
    assert_eq!(lunch(&Databases::default()), Some(food));
    assert_eq!(lunch(&Databases::default().with("food", &food::FOOD)), None);
}
