//! The known table: eye shapes with the number of eyes that Go players ascribe to them.

use katachi_engine::position::eyes::{EyeShape, OutsideLiberties, read_eyes};

/// Shapes without a mark are the same within stones with any number of liberties outside. The four numbers are
/// the eyes if the attacker moves twice, the attacker first, the owner first, the owner twice.
fn check(shapes: &[(&str, &[&str], &str)]) {
    for outside in [OutsideLiberties::Many, OutsideLiberties::One, OutsideLiberties::None] {
        for (name, rows, expected) in shapes {
            check_within(outside, name, rows, expected);
        }
    }
}

fn check_within(outside: OutsideLiberties, name: &str, rows: &[&str], expected: &str) {
    let shape = EyeShape::from_diagram(rows).unwrap().with_outside(outside);
    let value = read_eyes(&shape);
    assert_eq!(value.to_string(), expected, "{name}, outside {outside:?}\n{}", rows.join("\n"));
}

/// The values with many liberties outside, one, and none.
fn check_by_liberties(name: &str, rows: &[&str], expected: [&str; 3]) {
    let outside = [OutsideLiberties::Many, OutsideLiberties::One, OutsideLiberties::None];
    for (outside, expected) in outside.into_iter().zip(expected) {
        check_within(outside, name, rows, expected);
    }
}

#[test]
fn up_to_four_in_the_open() {
    check(&[
        ("one", &["."], "1111"),
        ("two", &[".."], "1111"),
        ("straight three", &["..."], "1122"),
        ("bent three", &["..", ". "], "1122"),
        ("straight four", &["...."], "1222"),
        ("bent four", &["...", ".  "], "1222"),
        ("twisted four", &[".. ", " .."], "1222"),
        ("pyramid four", &[" . ", "..."], "1122"),
        ("square four", &["..", ".."], "1112"),
    ]);
}

#[test]
fn five_in_the_open() {
    check(&[
        ("straight five", &["....."], "2222"),
        ("L", &["....", ".   "], "2222"),
        ("Y", &["....", " .  "], "1222"),
        ("N", &[" ...", "..  "], "2222"),
        ("T", &["...", " . ", " . "], "1222"),
        ("V", &["...", ".  ", ".  "], "2222"),
        ("W", &[".  ", ".. ", " .."], "2222"),
        ("Z", &[".. ", " . ", " .."], "2222"),
        ("U", &["...", ". ."], "2222"),
        ("F", &[" ..", ".. ", " . "], "1222"),
        ("bulky five", &["...", ".. "], "1122"),
        ("crossed five", &[" . ", "...", " . "], "1122"),
    ]);
}

#[test]
fn six_and_seven_in_the_open() {
    check(&[
        ("straight six", &["......"], "2222"),
        ("rectangular six", &["...", "..."], "1222"),
        ("rabbity six", &[" ..", "...", " . "], "1122"),
        ("bulky five and one", &["...", ".. ", ".  "], "2222"),
        ("crossed five and one", &[" .  ", "....", " .  "], "1222"),
        ("rectangular six and one", &["...", "...", ".  "], "2222"),
        ("rabbity six and one", &[".. ", "...", " .."], "2222"),
    ]);
}

/// On the side the stones of the owner touch less of the space, but up to three points that makes no difference.
#[test]
fn on_the_side() {
    check(&[
        ("three along the side", &["---", "..."], "1122"),
        ("square four", &["--", "..", ".."], "1112"),
        ("straight four", &["----", "...."], "1222"),
        ("rectangular six lying", &["---", "...", "..."], "1222"),
        ("rectangular six standing", &["--", "..", "..", ".."], "1222"),
        ("rabbity six", &["---", " ..", "...", " . "], "1122"),
        ("crossed five", &["---", " . ", "...", " . "], "1122"),
    ]);
}

#[test]
fn in_the_corner() {
    check(&[
        ("one", &["+-", "|."], "1111"),
        ("two", &["+--", "|.."], "1111"),
        ("straight three", &["+---", "|..."], "1122"),
        ("bent three", &["+--", "|..", "|. "], "1122"),
        ("two by two", &["+--", "|..", "|.."], "1112"),
        ("straight four", &["+----", "|...."], "1222"),
        ("bent four, bent on the side", &["+---", "|...", "|  ."], "1222"),
        ("pyramid four", &["+---", "|...", "| . "], "1122"),
        ("bulky five, its square in the corner", &["+---", "|...", "|.. "], "1122"),
        ("bulky five, one point in the corner", &["+---", "|...", "| .."], "1122"),
        ("bulky five, standing", &["+---", "|.. ", "|..."], "1122"),
        ("crossed five", &["+---", "| . ", "|...", "| . "], "1122"),
        ("rabbity six", &["+---", "|.. ", "|...", "| . "], "1122"),
        ("straight five", &["+-----", "|....."], "2222"),
    ]);
}

/// Where the attacker can fill the liberties outside, the owner of some shapes may not connect in time: with
/// one left it comes to a ko, which here goes to who moves first, and with none it is dead.
#[test]
fn in_the_corner_short_of_liberties() {
    let bent_four = ["+----", "|...", "|.  "];
    check_by_liberties("bent four in the corner", &bent_four, ["1222", "1122", "1122"]);
    let lying = ["+---", "|...", "|..."];
    check_by_liberties("rectangular six", &lying, ["1222", "1122", "1122"]);
    let standing = ["+--", "|..", "|..", "|.."];
    check_by_liberties("rectangular six, standing", &standing, ["1222", "1122", "1122"]);
}

#[test]
fn with_inner_stones() {
    check(&[
        ("a stone in the middle of three", &[".X."], "1111"),
        ("a stone at the end of three", &["X.."], "1122"),
        ("a stone in the square", &["X.", ".."], "1112"),
        ("a stone in the middle of the bulky five", &["...", ".X "], "1122"),
        ("a stone at its vital point", &[".X.", ".. "], "1112"),
        ("a stone at the vital point of the pyramid", &[" . ", ".X."], "1111"),
        ("a stone in the middle of the cross", &[" . ", ".X.", " . "], "1111"),
        ("a stone at the vital point of the rabbity six", &[" ..", ".X.", " . "], "1112"),
    ]);
}

/// Without liberties outside the attacker captures all at once.
#[test]
fn a_stone_at_either_end_of_three() {
    check_by_liberties("both ends", &["X.X"], ["2222", "2222", "1122"]);
}

#[test]
fn two_by_two_in_the_corner_with_inner_stones() {
    for rows in [["+--", "|X.", "|.."], ["+--", "|.X", "|.."], ["+--", "|..", "|.X"]] {
        check(&[("one", &rows, "1112")]);
    }
    let beside = ["+--", "|XX", "|.."];
    check_by_liberties("two side by side", &beside, ["1111", "1111", "1111"]);
    let second_line = ["+--", "|..", "|XX"];
    check_by_liberties("two on the second line", &second_line, ["1111", "1111", "0111"]);
}
