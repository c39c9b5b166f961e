//! The functions of the language that read, asked of a context.

use katachi_engine::{
    answer::{Answer, Reading},
    autohelper::AutoHelper,
    board::{Board, Colour, Point},
    context::Context,
};

/// A context with Black, `X` in the drawing, to move: in the language Black is `O`.
fn context(rows: &[&str]) -> Context {
    Context::new(Board::from_diagram(rows).unwrap(), Colour::Black)
}

fn at(context: &Context, name: &str) -> Point {
    Point::from_name(name, context.board().size()).unwrap()
}

const IN_ATARI: [&str; 7] =
    [".......", "...X...", "..XOX..", ".......", "...X...", ".......", "......."];

#[test]
fn attack_and_defend_are_about_strings_in_danger() {
    let mut asked = context(&IN_ATARI);
    let string = at(&asked, "D5");
    assert_eq!(asked.attack(&[string]), Reading::Win);
    assert_eq!(asked.defend(&[string]), Reading::Loss, "D4 leads nowhere");
    let safe = at(&asked, "D6");
    assert_eq!(asked.attack(&[safe]), Reading::Loss);
    assert_eq!(asked.defend(&[safe]), Reading::Loss, "there is no attack");
    let empty = at(&asked, "A1");
    assert_eq!(asked.attack(&[empty]), Reading::Loss, "no string is there");
}

#[test]
fn moves_are_played_before_the_question() {
    let mut asked = context(&IN_ATARI);
    let (string, last, far) = (at(&asked, "D5"), at(&asked, "D4"), at(&asked, "A1"));
    let tenuki = Point::PASS;
    assert_eq!(asked.oplay_attack(&[last, string]), Reading::Win, "it is gone");
    assert_eq!(asked.oplay_defend(&[last, string]), Reading::Loss, "it is gone");
    assert_eq!(asked.oplay_defend(&[far, last, string]), asked.xplay_defend(&[last, string]));
    assert_eq!(asked.xplay_attack(&[last, tenuki, string]), asked.xplay_attack(&[last, string]));
    let occupied = at(&asked, "D6");
    assert_eq!(
        asked.oplay_attack(&[occupied, far, string]),
        Reading::Win,
        "an illegal move is none"
    );
    assert_eq!(asked.board(), context(&IN_ATARI).board());
}

#[test]
fn two_strings_and_one_that_is_gone() {
    let mut asked = context(&IN_ATARI);
    let (string, last, other) = (at(&asked, "D5"), at(&asked, "D4"), at(&asked, "C4"));
    let played = [other, last, string, last];
    assert!(asked.oplay_attack_either(&played).truth());
    assert_eq!(asked.oplay_attack_either(&[last, string, string]), Reading::Win);
    assert_eq!(asked.oplay_defend_both(&[last, string, string]), Reading::Loss);
    assert_eq!(asked.xplay_defend_both(&[string]), Reading::Loss, "too few points");
}

#[test]
fn safe_moves_cannot_be_captured_at_once() {
    let mut asked = context(&["..O..", ".O...", "O....", ".....", "....."]);
    let (corner, open) = (at(&asked, "A5"), at(&asked, "D3"));
    assert_eq!(asked.safe_omove(&[corner]), Reading::Loss);
    assert_eq!(asked.safe_xmove(&[corner]), Reading::Win);
    assert_eq!(asked.safe_omove(&[Point::PASS]), Reading::Loss);
    let beside = at(&asked, "B5");
    assert!(asked.xdefend_against(&[beside, corner]), "X in the corner's only liberty");
    assert!(!asked.xdefend_against(&[corner, open]), "the open board is safe");
}

#[test]
fn does_attack_and_does_defend_try_one_move() {
    let mut asked = context(&IN_ATARI);
    let (string, last, far) = (at(&asked, "D5"), at(&asked, "D4"), at(&asked, "A1"));
    assert_eq!(asked.does_attack(&[last, string]), Reading::Win);
    assert_eq!(asked.does_defend(&[far, string]), Reading::Loss);
    assert_eq!(asked.does_attack(&[string, string]), Reading::Loss, "illegal");
}

#[test]
fn kos_and_strings_in_atari() {
    let mut asked = context(&[".OX..", "OXX..", "OO...", ".....", "....."]);
    let (black, taken) = (at(&asked, "B4"), at(&asked, "B5"));
    assert!(asked.finish_ko_helper(&[black]), "A5 takes the ko");
    assert!(asked.adjacent_to_stone_in_atari(&[black]));
    assert!(asked.adjacent_to_defendable_stone_in_atari(&[black]), "White connects");
    assert!(!asked.adjacent_to_stone_in_atari(&[taken]));
    assert!(!asked.squeeze_ko_helper(&[taken]), "it has one liberty");
}

/// X pushes on the first line. Once O has blocked and X has connected, X can cut off the stone that blocked.
const PUSHED: [&str; 7] =
    [".......", ".......", ".......", ".......", "...O...", ".XXO.X.", "...X..."];
/// The same with a stone of O that covers the cut.
const COVERED: [&str; 7] =
    [".......", ".......", ".......", ".......", "...O...", ".XXO.O.", "...X..."];
/// The first before the push.
const BEFORE: [&str; 7] =
    [".......", ".......", ".......", ".......", "...O...", ".XXO.X.", "......."];

#[test]
fn a_block_that_leaves_a_cut_must_be_connected() {
    let mut pushed = context(&PUSHED);
    let [push, block, cut] = ["D1", "E1", "E2"].map(|name| at(&pushed, name));
    assert!(pushed.connect_and_cut_helper(&[push, block, cut]));
    assert!(!pushed.connect_and_cut_helper(&[push, cut, block]), "no liberty of the stone");
    assert!(!pushed.connect_and_cut_helper(&[block, push, cut]), "no stone");
    let wide = at(&pushed, "F2");
    assert!(!pushed.connect_and_cut_helper(&[wide, block, cut]), "more than two liberties");

    assert!(!context(&COVERED).connect_and_cut_helper(&[push, block, cut]));
}

#[test]
fn a_push_with_such_a_block_is_sente() {
    let mut before = context(&BEFORE);
    let [push, block, cut, own, theirs] =
        ["D1", "E1", "E2", "C2", "D2"].map(|name| at(&before, name));
    assert!(before.connect_and_cut_helper2(&[push, block, cut]));
    assert!(before.edge_double_sente(&[push, block, cut, own]));
    assert!(!before.edge_double_sente(&[push, block, cut, theirs]), "their push does not cut us");
    assert!(!before.edge_double_sente(&[push, block, cut, push]), "nobody's push");
    assert!(!before.connect_and_cut_helper2(&[own, block, cut]), "no legal push");
}

#[test]
fn what_cannot_capture_its_neighbours_may_be_in_seki() {
    let mut asked = context(&IN_ATARI);
    let [prey, hunter, empty] = ["D5", "D6", "A1"].map(|name| at(&asked, name));
    assert!(asked.seki_helper(&[prey]), "all that surround it are safe");
    assert!(!asked.seki_helper(&[hunter]), "it captures the stone below");
    assert!(!asked.seki_helper(&[empty]));
}
