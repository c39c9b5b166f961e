//! The functions of [`AutoHelper`] by name, for databases read at run time.

use crate::{
    answer::{Answer, BreakThrough, Reading, Status},
    autohelper::AutoHelper,
    board::Point,
};

/// Calls a function of the language. The answer is a number, as any value of a constraint is. With
/// another number of points than the function takes the answer is 0.
pub type Function = fn(&mut dyn AutoHelper, &[Point]) -> f32;

/// What a function gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AnswerKind {
    /// `bool`
    Truth,
    /// `i32`
    Count,
    /// [`Reading`]
    Reading,
    /// [`Status`]
    Status,
    /// [`BreakThrough`]
    BreakThrough,
    /// `f32`
    Real,
    /// Nothing: called for its effect.
    Nothing,
}

/// A function of the trait, as a table holds it.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its name.
    pub name: &'static str,
    /// How many points it takes; none for a sequence.
    pub points: Option<usize>,
    /// What it gives.
    pub answer: AnswerKind,
    /// Calls it.
    pub call: Function,
}

/// The function of this name, if the engine has it.
///
/// ```
/// use katachi_engine::{board::{Board, Colour, Point}, context::Context, dispatch};
/// let board = Board::from_diagram(["X.", ".."])?;
/// let mut context = Context::new(board, Colour::White);
/// let lib = dispatch::function("lib").unwrap();
/// assert_eq!(lib(&mut context, &[Point::at(0, 0)]), 2.0);
/// assert!(dispatch::function("liberties").is_none());
/// # Ok::<(), katachi_engine::board::DiagramError>(())
/// ```
pub fn function(name: &str) -> Option<Function> {
    FUNCTIONS.iter().find(|entry| entry.name == name).map(|entry| entry.call)
}

/// Calls the function of this name. None where the engine does not have it.
pub fn call(helper: &mut dyn AutoHelper, name: &str, points: &[Point]) -> Option<f32> {
    function(name).map(|function| function(helper, points))
}

/// The kind of an answer's type.
trait Kinded: Answer {
    const KIND: AnswerKind;
}

macro_rules! kinds {
    ($($answer:ty => $kind:ident),* $(,)?) => {
        $(impl Kinded for $answer {
            const KIND: AnswerKind = AnswerKind::$kind;
        })*
    };
}
kinds! {
    bool => Truth,
    i32 => Count,
    Reading => Reading,
    Status => Status,
    BreakThrough => BreakThrough,
    f32 => Real,
    () => Nothing,
}

/// The kind of what a method gives.
const fn kind<P: ?Sized, T: Kinded>(_: fn(&mut dyn AutoHelper, &P) -> T) -> AnswerKind {
    T::KIND
}

/// An entry for a method that takes an array of so many points, or a slice.
macro_rules! entry {
    ($name:ident($points:literal)) => {
        Entry {
            name: stringify!($name),
            points: Some($points),
            answer: kind::<[Point; $points], _>(|helper, points| helper.$name(points)),
            call: |helper, points| match <&[Point; $points]>::try_from(points) {
                Ok(points) => helper.$name(points).number(),
                Err(_) => 0.0,
            },
        }
    };
    ($name:ident(..)) => {
        Entry {
            name: stringify!($name),
            points: None,
            answer: kind::<[Point], _>(|helper, points| helper.$name(points)),
            call: |helper, points| helper.$name(points).number(),
        }
    };
}

macro_rules! entries {
    ($($name:ident($points:tt)),* $(,)?) => {
        &[$(entry!($name($points))),*]
    };
}

/// All functions of the trait, in its order.
pub static FUNCTIONS: &[Entry] = entries![
    lib(1),
    lib2(1),
    lib3(1),
    lib4(1),
    xlib(1),
    olib(1),
    approx_xlib(1),
    approx_olib(1),
    xplay_lib(..),
    oplay_lib(..),
    legal_xmove(1),
    legal_omove(1),
    x_suicide(1),
    o_suicide(1),
    x_captures_something(1),
    o_captures_something(1),
    ko(1),
    same_string(2),
    same_worm(2),
    wormsize(1),
    x_somewhere(..),
    o_somewhere(..),
    x_alive_somewhere(..),
    o_alive_somewhere(..),
    x_visible_along_edge(2),
    o_visible_along_edge(2),
    vital_chain(1),
    potential_cutstone(1),
    bent_four_helper(1),
    break_mirror_helper(1),
    attack(1),
    defend(1),
    safe_xmove(1),
    safe_omove(1),
    does_attack(2),
    does_defend(2),
    xdefend_against(2),
    odefend_against(2),
    xplay_attack(..),
    oplay_attack(..),
    xplay_defend(..),
    oplay_defend(..),
    xplay_attack_either(..),
    oplay_attack_either(..),
    xplay_defend_both(..),
    oplay_defend_both(..),
    finish_ko_helper(1),
    squeeze_ko_helper(1),
    seki_helper(1),
    edge_double_sente(4),
    connect_and_cut_helper(3),
    connect_and_cut_helper2(3),
    backfill_helper(3),
    remove_attack(1),
    adjacent_to_stone_in_atari(1),
    adjacent_to_defendable_stone_in_atari(1),
    xarea(1),
    oarea(1),
    xmoyo(1),
    omoyo(1),
    xterri(1),
    oterri(1),
    xmoyo_opposite(1),
    omoyo_opposite(1),
    area_stone(1),
    area_space(1),
    non_xterritory(1),
    non_oterritory(1),
    xcut(1),
    ocut(1),
    disconnect_helper(2),
    distrust_tactics_helper(1),
    amalgamate(2),
    amalgamate_most_valuable(3),
    amalgamate_most_valuable_helper(3),
    status(1),
    alive(1),
    unknown(1),
    critical(1),
    dead(1),
    genus(1),
    weak(1),
    weakness(1),
    has_aji(1),
    same_dragon(2),
    dragonsize(1),
    effective_size(1),
    is_surrounded(1),
    does_surround(2),
    surround_map(2),
    not_lunch(2),
    eye(1),
    proper_eye(1),
    marginal_eye(1),
    halfeye(1),
    false_eye(1),
    max_eye_value(1),
    obvious_false_xeye(1),
    obvious_false_oeye(1),
    false_eye_territory(1),
    make_proper_eye(1),
    remove_halfeye(1),
    remove_eyepoint(1),
    owl_topological_eye(2),
    antisuji(1),
    replace(2),
    backfill_replace(2),
    add_connect_move(2),
    add_cut_move(2),
    add_attack_either_move(2),
    add_defend_both_move(2),
    test_attack_either_move(2),
    prevent_attack_threat(1),
    threaten_to_save(1),
    threaten_to_capture(1),
    defend_against_atari(1),
    good_attack_threat(2),
    known_safe_move(1),
    remaining_handicap_stones(0),
    total_handicap_stones(0),
    doing_scoring(0),
    value(0),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::{Board, BoardSize, Colour},
        context::Context,
    };

    #[test]
    fn the_wrong_number_of_points_is_no_panic() {
        let mut context = Context::new(Board::new(BoardSize::MAX), Colour::Black);
        let points = [Point::at(3, 3), Point::PASS, Point::at(0, 0), Point::at(18, 18)];
        for entry in FUNCTIONS {
            for count in 0..=points.len() {
                let answer = (entry.call)(&mut context, &points[..count]);
                assert!(entry.points.is_none_or(|wanted| wanted == count) || answer == 0.0);
            }
        }
    }

    #[test]
    fn names_are_unique() {
        for (index, entry) in FUNCTIONS.iter().enumerate() {
            assert!(FUNCTIONS[..index].iter().all(|other| other.name != entry.name));
        }
    }
}
