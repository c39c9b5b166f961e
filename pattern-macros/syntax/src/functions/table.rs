//! The functions themselves, by subject.

use super::Parameter::{Any, Empty, Stone};
use super::Parameters::{Fixed, Play, Points};
use super::{Answer, Function, Parameter, Parameters};

const NONE: &[Parameter] = &[];
const S: &[Parameter] = &[Stone];
const SS: &[Parameter] = &[Stone, Stone];
const E: &[Parameter] = &[Empty];
const V: &[Parameter] = &[Any];
const VV: &[Parameter] = &[Any, Any];
const VVV: &[Parameter] = &[Any, Any, Any];
const VVVV: &[Parameter] = &[Any, Any, Any, Any];
const SOMEWHERE: Parameters = Points { kind: Any, least: 1 };

/// A function that the engine has.
const fn has(
    name: &'static str,
    parameters: Parameters,
    answer: Answer,
    cost: f32,
    help: &'static str,
) -> Function {
    Function { name, parameters, answer, cost, help, available: true }
}

/// A function that the engine does not have yet.
const fn awaits(
    name: &'static str,
    parameters: Parameters,
    answer: Answer,
    cost: f32,
    help: &'static str,
) -> Function {
    Function { name, parameters, answer, cost, help, available: false }
}

/// Every function of the language.
///
/// Costs are orders of magnitude, in units of counting the liberties of a string: reading what
/// has been analysed already costs a few, a tactical reading a hundred.
#[rustfmt::skip] // one line each, as a table
pub const FUNCTIONS: &[Function] = &[
    // Liberties and legality
    has("lib", Fixed(S), Answer::Count, 1.0, "the number of liberties of the string"),
    has("lib2", Fixed(S), Answer::Count, 4.0, "the number of its second order liberties"),
    has("lib3", Fixed(S), Answer::Count, 8.0, "the number of its third order liberties"),
    has("lib4", Fixed(S), Answer::Count, 12.0, "the number of its fourth order liberties"),
    has("xlib", Fixed(E), Answer::Count, 2.0, "the liberties that a stone of X would have if played there"),
    has("olib", Fixed(E), Answer::Count, 2.0, "the liberties that a stone of O would have if played there"),
    has("approx_xlib", Fixed(E), Answer::Count, 1.0, "a cheap estimate of xlib, never above it"),
    has("approx_olib", Fixed(E), Answer::Count, 1.0, "a cheap estimate of olib, never above it"),
    has("xplay_lib", Play { targets: 1 }, Answer::Count, 4.0, "after the moves, X first: the liberties of the string at the last point, 0 if it is gone"),
    has("oplay_lib", Play { targets: 1 }, Answer::Count, 4.0, "after the moves, O first: the liberties of the string at the last point, 0 if it is gone"),
    has("legal_xmove", Fixed(E), Answer::Truth, 1.0, "may X legally play there?"),
    has("legal_omove", Fixed(E), Answer::Truth, 1.0, "may O legally play there?"),
    has("x_suicide", Fixed(E), Answer::Truth, 1.0, "would a stone of X there be suicide?"),
    has("o_suicide", Fixed(E), Answer::Truth, 1.0, "would a stone of O there be suicide?"),
    has("x_captures_something", Fixed(V), Answer::Truth, 2.0, "would a play of X there capture a string?"),
    has("o_captures_something", Fixed(V), Answer::Truth, 2.0, "would a play of O there capture a string?"),
    has("ko", Fixed(V), Answer::Truth, 1.0, "is the stone or point part of a ko?"),
    // Stones and strings
    has("same_string", Fixed(SS), Answer::Truth, 1.0, "are the two stones one string?"),
    has("same_worm", Fixed(SS), Answer::Truth, 1.0, "are the two stones one string?"),
    has("wormsize", Fixed(S), Answer::Count, 1.0, "the number of stones of the string"),
    has("x_somewhere", SOMEWHERE, Answer::Truth, 1.0, "does X have a stone on one of the points?"),
    has("o_somewhere", SOMEWHERE, Answer::Truth, 1.0, "does O have a stone on one of the points?"),
    has("x_alive_somewhere", SOMEWHERE, Answer::Truth, 2.0, "does X have a stone on one of the points whose dragon is not dead?"),
    has("o_alive_somewhere", SOMEWHERE, Answer::Truth, 2.0, "does O have a stone on one of the points whose dragon is not dead?"),
    has("x_visible_along_edge", Fixed(VV), Answer::Truth, 2.0, "looking along the edge from the first point towards the second, is the first stone seen of X?"),
    has("o_visible_along_edge", Fixed(VV), Answer::Truth, 2.0, "looking along the edge from the first point towards the second, is the first stone seen of O?"),
    has("vital_chain", Fixed(V), Answer::Truth, 1.0, "would capturing the stone give an eye: is it more than a single stone on the first line?"),
    has("potential_cutstone", Fixed(V), Answer::Truth, 1.0, "would saving the string give two new cutting points or more?"),
    has("bent_four_helper", Fixed(V), Answer::Truth, 1.0, "are these four stones on the edge, one of them in the corner with its own on both sides?"),
    has("break_mirror_helper", Fixed(V), Answer::Truth, 2.0, "are we White without komi, and the opponent plays mirror go round this stone?"),
    has("adjacent_to_stone_in_atari", Fixed(V), Answer::Truth, 5.0, "is a neighbouring enemy string in atari, to be captured?"),
    has("adjacent_to_defendable_stone_in_atari", Fixed(V), Answer::Truth, 5.0, "is a neighbouring enemy string in atari, that can be captured and also saved?"),
    // Tactical reading
    has("attack", Fixed(S), Answer::Reading, 2.0, "can the string be captured?"),
    has("defend", Fixed(S), Answer::Reading, 2.0, "can the string, once attacked, be saved? LOSS where there is no attack"),
    has("safe_xmove", Fixed(E), Answer::Reading, 40.0, "can X play there without being captured at once?"),
    has("safe_omove", Fixed(E), Answer::Reading, 40.0, "can O play there without being captured at once?"),
    has("does_attack", Fixed(VV), Answer::Reading, 60.0, "does a move at the first point attack the string at the second?"),
    has("does_defend", Fixed(VV), Answer::Reading, 60.0, "does a move at the first point defend the string at the second?"),
    has("xdefend_against", Fixed(VV), Answer::Truth, 60.0, "would a stone of X at the first point stop O from playing safely at the second?"),
    has("odefend_against", Fixed(VV), Answer::Truth, 60.0, "would a stone of O at the first point stop X from playing safely at the second?"),
    has("xplay_attack", Play { targets: 1 }, Answer::Reading, 100.0, "after the moves, X first: can the last string be captured?"),
    has("oplay_attack", Play { targets: 1 }, Answer::Reading, 100.0, "after the moves, O first: can the last string be captured?"),
    has("xplay_defend", Play { targets: 1 }, Answer::Reading, 100.0, "after the moves, X first: can the last string not be attacked, or be defended?"),
    has("oplay_defend", Play { targets: 1 }, Answer::Reading, 100.0, "after the moves, O first: can the last string not be attacked, or be defended?"),
    has("xplay_attack_either", Play { targets: 2 }, Answer::Reading, 200.0, "after the moves, X first: can one of the last two strings be captured?"),
    has("oplay_attack_either", Play { targets: 2 }, Answer::Reading, 200.0, "after the moves, O first: can one of the last two strings be captured?"),
    has("xplay_defend_both", Play { targets: 2 }, Answer::Reading, 200.0, "after the moves, X first: can both of the last two strings be defended?"),
    has("oplay_defend_both", Play { targets: 2 }, Answer::Reading, 200.0, "after the moves, O first: can both of the last two strings be defended?"),
    awaits("xplay_connect", Play { targets: 2 }, Answer::Reading, 300.0, "after the moves, X first: can the last two strings be connected?"),
    awaits("oplay_connect", Play { targets: 2 }, Answer::Reading, 300.0, "after the moves, O first: can the last two strings be connected?"),
    awaits("xplay_disconnect", Play { targets: 2 }, Answer::Reading, 300.0, "after the moves, X first: can the last two strings be disconnected?"),
    awaits("oplay_disconnect", Play { targets: 2 }, Answer::Reading, 300.0, "after the moves, O first: can the last two strings be disconnected?"),
    awaits("xplay_break_through", Play { targets: 3 }, Answer::BreakThrough, 400.0, "after the moves, X first: can one of the last three strings be captured (WIN), or a way be cut through (CUT)?"),
    awaits("oplay_break_through", Play { targets: 3 }, Answer::BreakThrough, 400.0, "after the moves, O first: can one of the last three strings be captured (WIN), or a way be cut through (CUT)?"),
    has("seki_helper", Fixed(V), Answer::Truth, 60.0, "can the string attack none of the strings round it?"),
    has("finish_ko_helper", Fixed(V), Answer::Truth, 20.0, "can a single stone next to the string be captured by taking a ko?"),
    has("squeeze_ko_helper", Fixed(V), Answer::Truth, 20.0, "is one of the two liberties of the string a ko point for the opponent?"),
    has("edge_double_sente", Fixed(VVVV), Answer::Truth, 300.0, "is the push at the first point sente on the edge?"),
    has("connect_and_cut_helper", Fixed(VVV), Answer::Truth, 300.0, "must the other side connect, since else the cut at the last point works?"),
    has("connect_and_cut_helper2", Fixed(VVV), Answer::Truth, 300.0, "the same, beginning with our stone at the first point"),
    has("backfill_helper", Fixed(VVV), Answer::Truth, 200.0, "gives the point that saves the last string a minimum value; answers no"),
    // Cuts and connections, while strings are joined to dragons
    has("xcut", Fixed(E), Answer::Truth, 1.0, "can X cut there?"),
    has("ocut", Fixed(E), Answer::Truth, 1.0, "can O cut there?"),
    has("disconnect_helper", Fixed(VV), Answer::Truth, 300.0, "can the two be disconnected?"),
    has("distrust_tactics_helper", Fixed(V), Answer::Truth, 60.0, "does the tactical status of the string rest on thin ice?"),
    has("amalgamate", Fixed(VV), Answer::Nothing, 5.0, "joins the two dragons"),
    has("amalgamate_most_valuable", Fixed(VVV), Answer::Nothing, 5.0, "joins the second dragon with the larger of the first and third"),
    has("amalgamate_most_valuable_helper", Fixed(VVV), Answer::Nothing, 5.0, "the same; nothing if either pair is one dragon already"),
    has("remove_attack", Fixed(V), Answer::Nothing, 2.0, "a supposed attack on the string does not work"),
    // Dragons
    has("status", Fixed(S), Answer::Status, 2.0, "the status of the dragon"),
    has("alive", Fixed(S), Answer::Truth, 2.0, "is the status of the dragon ALIVE?"),
    has("unknown", Fixed(S), Answer::Truth, 2.0, "is the status of the dragon UNKNOWN?"),
    has("critical", Fixed(S), Answer::Truth, 2.0, "is the status of the dragon CRITICAL?"),
    has("dead", Fixed(S), Answer::Truth, 2.0, "is the status of the dragon DEAD?"),
    has("genus", Fixed(S), Answer::Count, 2.0, "about how many eyes the dragon has: to be compared with 0, 1 and 2"),
    has("weak", Fixed(S), Answer::Truth, 3.0, "is the dragon weak?"),
    has("weakness", Fixed(S), Answer::Real, 3.0, "how weak the dragon is, from 0 (safe) to 1 (dead weak)"),
    has("has_aji", Fixed(V), Answer::Truth, 3.0, "is the dragon dead, and does a move threaten to save it?"),
    has("same_dragon", Fixed(SS), Answer::Truth, 2.0, "are the two stones one dragon?"),
    has("dragonsize", Fixed(S), Answer::Count, 2.0, "the number of stones of the dragon"),
    has("effective_size", Fixed(S), Answer::Real, 2.0, "the stones of the dragon and its share of the empty points nearby"),
    has("is_surrounded", Fixed(V), Answer::Count, 10.0, "is the dragon surrounded? 0 no, 1 yes, 2 weakly"),
    has("does_surround", Fixed(VV), Answer::Truth, 50.0, "does a play at the first point surround the dragon at the second?"),
    has("surround_map", Fixed(VV), Answer::Count, 5.0, "where the point lies: 1 in the hull that surrounds the dragon, 2 on its border, 0 outside, -1 no such dragon"),
    has("not_lunch", Fixed(VV), Answer::Nothing, 2.0, "the stone is no food for the dragon"),
    // Influence
    has("xarea", Fixed(V), Answer::Truth, 3.0, "is the point in the area of X, the opponent to move?"),
    has("oarea", Fixed(V), Answer::Truth, 3.0, "is the point in the area of O, the opponent to move?"),
    has("xmoyo", Fixed(V), Answer::Truth, 3.0, "is the point in the moyo of X, the opponent to move?"),
    has("omoyo", Fixed(V), Answer::Truth, 3.0, "is the point in the moyo of O, the opponent to move?"),
    has("xterri", Fixed(V), Answer::Truth, 3.0, "is the point in the territory of X, the opponent to move?"),
    has("oterri", Fixed(V), Answer::Truth, 3.0, "is the point in the territory of O, the opponent to move?"),
    has("xmoyo_opposite", Fixed(V), Answer::Truth, 3.0, "is the point in the moyo of X, our side to move?"),
    has("omoyo_opposite", Fixed(V), Answer::Truth, 3.0, "is the point in the moyo of O, our side to move?"),
    has("area_stone", Fixed(V), Answer::Count, 5.0, "the number of stones in the area round the point"),
    has("area_space", Fixed(V), Answer::Count, 5.0, "the amount of space in the area round the point"),
    has("non_xterritory", Fixed(V), Answer::Nothing, 2.0, "the point is no territory of X"),
    has("non_oterritory", Fixed(V), Answer::Nothing, 2.0, "the point is no territory of O"),
    // Eyes
    has("eye", Fixed(V), Answer::Truth, 2.0, "is the point an eye space of either colour?"),
    has("proper_eye", Fixed(V), Answer::Truth, 2.0, "is the point an eye space of either colour, and not marginal?"),
    has("marginal_eye", Fixed(V), Answer::Truth, 2.0, "is the point a marginal eye space of either colour?"),
    has("halfeye", Fixed(V), Answer::Truth, 2.0, "is the empty point a half eye?"),
    has("false_eye", Fixed(V), Answer::Truth, 2.0, "is the point of an eye space a false eye?"),
    has("max_eye_value", Fixed(V), Answer::Count, 2.0, "the most eyes that the eye space of either side at the point may yield"),
    has("obvious_false_xeye", Fixed(V), Answer::Truth, 3.0, "can the point, by its diagonals alone, never be an eye of X?"),
    has("obvious_false_oeye", Fixed(V), Answer::Truth, 3.0, "can the point, by its diagonals alone, never be an eye of O?"),
    has("false_eye_territory", Fixed(V), Answer::Truth, 1.0, "has the analysis of territory marked the point as a false eye?"),
    has("make_proper_eye", Fixed(V), Answer::Nothing, 2.0, "the eye space is proper, not marginal"),
    has("remove_halfeye", Fixed(V), Answer::Nothing, 2.0, "the half eye is none"),
    has("remove_eyepoint", Fixed(V), Answer::Nothing, 2.0, "the eye point is none"),
    // Life-and-death reading
    awaits("owl_goal_dragon", Fixed(V), Answer::Truth, 1.0, "does the stone belong to the dragon being read?"),
    awaits("owl_eyespace", Fixed(V), Answer::Truth, 2.0, "is the point in the eye space of the dragon being read?"),
    awaits("owl_big_eyespace", Fixed(V), Answer::Truth, 2.0, "is the point in a large eye space of the dragon being read?"),
    awaits("owl_mineye", Fixed(V), Answer::Count, 2.0, "the least number of eyes that the eye space at the point yields"),
    awaits("owl_maxeye", Fixed(V), Answer::Count, 2.0, "the greatest number of eyes that the eye space at the point yields"),
    awaits("owl_proper_eye", Fixed(V), Answer::Truth, 2.0, "is the point of the eye space proper, not marginal?"),
    awaits("owl_eye_size", Fixed(V), Answer::Count, 2.0, "the number of points of the eye space"),
    awaits("owl_lunch", Fixed(V), Answer::Truth, 2.0, "is the stone one that the dragon can eat?"),
    awaits("owl_strong_dragon", Fixed(V), Answer::Truth, 3.0, "is this another dragon, alive without the one being read?"),
    awaits("owl_threatens", Fixed(VV), Answer::Truth, 200.0, "does a play at the first point kill or threaten to kill the second?"),
    awaits("owl_escape_value", Fixed(V), Answer::Count, 2.0, "the escape value of the point"),
    has("owl_topological_eye", Fixed(VV), Answer::Real, 5.0, "for a dragon of the colour of the second point, is the first a true eye (2), a half eye (3), a false one (4 or more)?"),
    // Move generation: for actions
    has("antisuji", Fixed(V), Answer::Nothing, 1.0, "the move must never be played"),
    has("replace", Fixed(VV), Answer::Nothing, 1.0, "the second move is definitely better than the first"),
    has("backfill_replace", Fixed(VV), Answer::Nothing, 100.0, "filling the point is replaced by a backfilling move where one is needed"),
    has("add_connect_move", Fixed(VV), Answer::Nothing, 2.0, "the move connects the two"),
    has("add_cut_move", Fixed(VV), Answer::Nothing, 2.0, "the move cuts the two"),
    has("add_attack_either_move", Fixed(VV), Answer::Nothing, 2.0, "the move attacks one of the two"),
    has("add_defend_both_move", Fixed(VV), Answer::Nothing, 2.0, "the move defends both"),
    has("test_attack_either_move", Fixed(VV), Answer::Nothing, 200.0, "adds an attack on one of the two, where both could be defended now but not after the move"),
    has("prevent_attack_threat", Fixed(V), Answer::Nothing, 2.0, "the opponent's move here would threaten to capture the string"),
    has("threaten_to_save", Fixed(V), Answer::Nothing, 2.0, "the move threatens to rescue the dead string"),
    has("threaten_to_capture", Fixed(V), Answer::Nothing, 2.0, "the move threatens to capture the string"),
    has("defend_against_atari", Fixed(V), Answer::Nothing, 60.0, "the move defends the string against an atari"),
    has("good_attack_threat", Fixed(VV), Answer::Nothing, 2.0, "the move at the first point is a threat against the second that is sente"),
    has("known_safe_move", Fixed(V), Answer::Nothing, 1.0, "the play is safe, whatever the tactical reading says"),
    // The pattern and the game
    has("value", Fixed(NONE), Answer::Real, 1.0, "the pattern's own weight"),
    has("remaining_handicap_stones", Fixed(NONE), Answer::Count, 1.0, "how many handicap stones are still to be placed"),
    has("total_handicap_stones", Fixed(NONE), Answer::Count, 1.0, "how many handicap stones the game has, those still to be placed included"),
    has("doing_scoring", Fixed(NONE), Answer::Truth, 1.0, "is a finished game being scored?"),
];
