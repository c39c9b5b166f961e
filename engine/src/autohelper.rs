//! The contract between patterns and an engine: the functions that constraints and actions call.
//!
//! [`Context`](crate::context::Context) is the engine's own implementation. A function joins the
//! trait when the engine has it; [`dispatch`](crate::dispatch) calls the same functions by name.

use crate::answer::{Reading, Status};
use crate::board::Point;
use crate::matching::Match;

/// Which match a constraint or an action is asked for.
///
/// Whoever drives a database announces each match before asking its constraint or action; functions
/// such as `value` or `add_cut_move` speak of it.
pub trait MatchScope {
    /// The match that the next calls are about, and the weight of its pattern (0 where it has none).
    fn enter(&mut self, found: &Match, weight: f32);
}

/// Cuts that depend on whether a string is saved: what the hand-written helper
/// [`cutstone2_helper`](crate::helpers::cutstone2_helper) asks and notes beyond the functions of the language.
pub trait PotentialCuts {
    /// Whether a string of X that can be captured but also saved would, once saved, cut by a play at the
    /// empty vertex: then neither its stones nor the stone played there can be captured.
    fn cuts_once_saved(&mut self, cut: Point, string: Point) -> bool;

    /// Notes that saving the string gives X the cut at a point. Noted twice it counts once.
    fn note_potential_cut(&mut self, cut: Point, string: Point);
}

/// The game as a whole: what hand-written helpers ask, and add to moves, beyond the functions of the language.
pub trait WholeGame {
    /// The number of X's stones on the board.
    fn enemy_stones(&mut self) -> usize;

    /// Whether one of X's dragons is not dead.
    fn enemy_lives_somewhere(&mut self) -> bool;

    /// Whether O is so far behind that only the unexpected can help, late in the game.
    fn is_all_but_lost(&mut self) -> bool;

    /// The X strings of two liberties, one of them at an empty vertex: each by a stone.
    fn strings_to_throw_in(&mut self, at: Point) -> Vec<Point>;

    /// Notes that a second move of O's in a row would gain so many points, for the move of the match.
    fn note_followup(&mut self, value: f32);
}

/// The functions of the pattern language, one method each, under the language's own names.
///
/// `O` is the side to move of the match last [entered](MatchScope::enter), `X` the other. A function of
/// a fixed number of points takes an array of that length, one of a sequence a slice. Among the moves
/// of a sequence [`Point::PASS`] is a tenuki.
///
/// Where a point is not what a function asks for (no string, no vertex), the answer is 0 or false.
/// No function panics, and none changes the position that the others see.
pub trait AutoHelper: MatchScope + PotentialCuts + WholeGame {
    // Liberties and legality

    /// `lib(x)`: the number of liberties of the string.
    fn lib(&mut self, at: &[Point; 1]) -> i32;

    /// `lib2(x)`: the number of liberties of order 2 of the string:
    /// [`liberties_by_order`](crate::position::liberties_by_order).
    fn lib2(&mut self, at: &[Point; 1]) -> i32;

    /// `lib3(x)`: the number of its liberties of order 3.
    fn lib3(&mut self, at: &[Point; 1]) -> i32;

    /// `lib4(x)`: the number of its liberties of order 4.
    fn lib4(&mut self, at: &[Point; 1]) -> i32;

    /// `xlib(x)`: the number of liberties that a stone of X would have if it were played at the empty
    /// vertex, captures counted.
    fn xlib(&mut self, at: &[Point; 1]) -> i32;

    /// `olib(x)`: the number of liberties that a stone of O would have if it were played at the empty
    /// vertex, captures counted.
    fn olib(&mut self, at: &[Point; 1]) -> i32;

    /// `approx_xlib(x)`: a cheap estimate of [`xlib`](AutoHelper::xlib), never above it.
    fn approx_xlib(&mut self, at: &[Point; 1]) -> i32;

    /// `approx_olib(x)`: a cheap estimate of [`olib`](AutoHelper::olib), never above it.
    fn approx_olib(&mut self, at: &[Point; 1]) -> i32;

    /// `xplay_lib(a, b, .., z)`: plays a, b, .. by turns, X first, and gives the number of liberties
    /// that the string at z then has; 0 if it is gone.
    ///
    /// A tenuki passes the turn. A move that is illegal is left out, and the next is played by the
    /// other side all the same.
    fn xplay_lib(&mut self, moves: &[Point]) -> i32;

    /// `oplay_lib(a, b, .., z)`: [`xplay_lib`](AutoHelper::xplay_lib) with O first.
    fn oplay_lib(&mut self, moves: &[Point]) -> i32;

    /// `legal_xmove(x)`: whether X may play there now, the ko rule included.
    fn legal_xmove(&mut self, at: &[Point; 1]) -> bool;

    /// `legal_omove(x)`: whether O may play there now, the ko rule included.
    fn legal_omove(&mut self, at: &[Point; 1]) -> bool;

    /// `x_suicide(x)`: whether a stone of X on the empty vertex would be suicide.
    fn x_suicide(&mut self, at: &[Point; 1]) -> bool;

    /// `o_suicide(x)`: whether a stone of O on the empty vertex would be suicide.
    fn o_suicide(&mut self, at: &[Point; 1]) -> bool;

    /// `x_captures_something(x)`: whether a stone of X on the empty vertex would capture at least one
    /// string.
    fn x_captures_something(&mut self, at: &[Point; 1]) -> bool;

    /// `o_captures_something(x)`: whether a stone of O on the empty vertex would capture at least one
    /// string.
    fn o_captures_something(&mut self, at: &[Point; 1]) -> bool;

    /// `ko(x)`: whether the vertex is part of a ko: the stone that can be captured in it, or the empty
    /// point where it is captured, whether or not the ko may be taken now.
    fn ko(&mut self, at: &[Point; 1]) -> bool;

    // Stones and strings

    /// `same_string(x, y)`: whether the two stones are of one string.
    fn same_string(&mut self, pair: &[Point; 2]) -> bool;

    /// `same_worm(x, y)`: whether the two stones are of one string; another name of
    /// [`same_string`](AutoHelper::same_string).
    fn same_worm(&mut self, pair: &[Point; 2]) -> bool;

    /// `wormsize(x)`: the number of stones of the string.
    fn wormsize(&mut self, at: &[Point; 1]) -> i32;

    /// `x_somewhere(x, y, ..)`: whether X has a stone on one of the vertices.
    fn x_somewhere(&mut self, points: &[Point]) -> bool;

    /// `o_somewhere(x, y, ..)`: whether O has a stone on one of the vertices.
    fn o_somewhere(&mut self, points: &[Point]) -> bool;

    /// `x_alive_somewhere(x, y, ..)`: whether X has a stone on one of the vertices whose dragon is not
    /// dead.
    fn x_alive_somewhere(&mut self, points: &[Point]) -> bool;

    /// `o_alive_somewhere(x, y, ..)`: whether O has a stone on one of the vertices whose dragon is not
    /// dead.
    fn o_alive_somewhere(&mut self, points: &[Point]) -> bool;

    /// `x_visible_along_edge(x, y)`: looking along the edge from the first vertex, which is not itself
    /// looked at, towards and past the second, is the first stone seen of X? The two are equally far
    /// from that edge.
    fn x_visible_along_edge(&mut self, pair: &[Point; 2]) -> bool;

    /// `o_visible_along_edge(x, y)`: [`x_visible_along_edge`](AutoHelper::x_visible_along_edge) for O.
    fn o_visible_along_edge(&mut self, pair: &[Point; 2]) -> bool;

    /// `vital_chain(x)`: whether capturing the string would give an eye: it is more than a single stone
    /// on the first line.
    fn vital_chain(&mut self, at: &[Point; 1]) -> bool;

    /// `potential_cutstone(x)`: whether saving the string would give its side two new cutting points or
    /// more, as patterns of the kind connections have found.
    fn potential_cutstone(&mut self, at: &[Point; 1]) -> bool;

    /// `bent_four_helper(x)`: whether the string has four stones, all on the edge, one of them in the
    /// corner with its own on both sides.
    fn bent_four_helper(&mut self, at: &[Point; 1]) -> bool;

    /// `break_mirror_helper(x)`: whether O is White without komi on a board of an odd size, the stone
    /// is the one on the centre point, more than ten stones are on the board, and turned by half a
    /// circle the position is itself with the colours exchanged (the centre aside).
    fn break_mirror_helper(&mut self, at: &[Point; 1]) -> bool;

    // Tactical reading

    /// `attack(x)`: whether the string can be captured by its opponent, moving first.
    fn attack(&mut self, at: &[Point; 1]) -> Reading;

    /// `defend(x)`: whether the string can be saved by its own side, moving first, given that it can be
    /// captured; [`Reading::Loss`] if there is no attack on it.
    fn defend(&mut self, at: &[Point; 1]) -> Reading;

    /// `safe_xmove(x)`: whether X may play there and is not captured at once, or only in a ko.
    fn safe_xmove(&mut self, at: &[Point; 1]) -> Reading;

    /// `safe_omove(x)`: whether O may play there and is not captured at once, or only in a ko.
    fn safe_omove(&mut self, at: &[Point; 1]) -> Reading;

    /// `does_attack(x, y)`: whether a move at the first vertex, of the opponent of the string at the second,
    /// attacks that string.
    fn does_attack(&mut self, pair: &[Point; 2]) -> Reading;

    /// `does_defend(x, y)`: whether a move at the first vertex, of the side of the string at the second,
    /// defends that string.
    fn does_defend(&mut self, pair: &[Point; 2]) -> Reading;

    /// `xdefend_against(x, y)`: whether a stone of X at the first vertex would keep O from playing safely at
    /// the second.
    fn xdefend_against(&mut self, pair: &[Point; 2]) -> bool;

    /// `odefend_against(x, y)`: whether a stone of O at the first vertex would keep X from playing safely at
    /// the second.
    fn odefend_against(&mut self, pair: &[Point; 2]) -> bool;

    /// `xplay_attack(a, b, .., z)`: plays a, b, .. by turns, X first, and tells whether the string at z,
    /// of either colour, can then be captured by its opponent, moving first. A win if it is gone.
    ///
    /// A tenuki passes the turn. A move that is illegal is left out, and the next is played by the
    /// other side all the same.
    fn xplay_attack(&mut self, moves: &[Point]) -> Reading;

    /// `oplay_attack(a, b, .., z)`: [`xplay_attack`](AutoHelper::xplay_attack) with O first.
    fn oplay_attack(&mut self, moves: &[Point]) -> Reading;

    /// `xplay_defend(a, b, .., z)`: plays as [`xplay_attack`](AutoHelper::xplay_attack), and tells whether
    /// the string at z cannot then be captured, or be saved by its side, moving first. A loss if it is gone.
    fn xplay_defend(&mut self, moves: &[Point]) -> Reading;

    /// `oplay_defend(a, b, .., z)`: [`xplay_defend`](AutoHelper::xplay_defend) with O first.
    fn oplay_defend(&mut self, moves: &[Point]) -> Reading;

    /// `xplay_attack_either(a, b, .., y, z)`: plays as [`xplay_attack`](AutoHelper::xplay_attack), and tells
    /// whether one of the strings at y and z, of one colour, can then be captured, be it by a move
    /// that threatens both. A win if either is gone.
    fn xplay_attack_either(&mut self, moves: &[Point]) -> Reading;

    /// `oplay_attack_either(a, b, .., y, z)`: [`xplay_attack_either`](AutoHelper::xplay_attack_either) with
    /// O first.
    fn oplay_attack_either(&mut self, moves: &[Point]) -> Reading;

    /// `xplay_defend_both(a, b, .., y, z)`: plays as [`xplay_attack`](AutoHelper::xplay_attack), and tells
    /// whether the strings at y and z, of one colour, can then both be saved by their side, moving
    /// first. A loss if either is gone.
    fn xplay_defend_both(&mut self, moves: &[Point]) -> Reading;

    /// `oplay_defend_both(a, b, .., y, z)`: [`xplay_defend_both`](AutoHelper::xplay_defend_both) with O
    /// first.
    fn oplay_defend_both(&mut self, moves: &[Point]) -> Reading;

    /// `finish_ko_helper(x)`: whether a single stone next to the string can be captured by taking a ko.
    fn finish_ko_helper(&mut self, at: &[Point; 1]) -> bool;

    /// `squeeze_ko_helper(x)`: whether the string has two liberties, and at one of them the opponent would
    /// take a ko.
    fn squeeze_ko_helper(&mut self, at: &[Point; 1]) -> bool;

    /// `seki_helper(x)`: whether the string can capture none of the strings round it, so that it may have to be
    /// content with a seki. False where there is no string.
    fn seki_helper(&mut self, at: &[Point; 1]) -> bool;

    /// `edge_double_sente(w, x, y, z)`: whether a push at w, by the side of the stone at z, is sente: it is answered
    /// at x, and then [`connect_and_cut_helper(w, x, y)`](AutoHelper::connect_and_cut_helper) holds.
    fn edge_double_sente(&mut self, four: &[Point; 4]) -> bool;

    /// `connect_and_cut_helper(x, y, z)`: whether the other side, once it has blocked at y, must connect. The string
    /// at x has two liberties, y and another, where its side answers the block; then its play at z cuts
    /// off the stone at y from one next to z, and not both can be saved.
    fn connect_and_cut_helper(&mut self, three: &[Point; 3]) -> bool;

    /// `connect_and_cut_helper2(x, y, z)`: [`connect_and_cut_helper`](AutoHelper::connect_and_cut_helper) once O
    /// has played at x: the block at y threatens that stone, and is answered by what saves it.
    fn connect_and_cut_helper2(&mut self, three: &[Point; 3]) -> bool;

    /// `backfill_helper(x, y, z)`: action, answers no: if the string at z can be captured and also be saved once its
    /// side has played at x and the other at y, what saves it is worth a little. It matters while moves are
    /// chosen.
    fn backfill_helper(&mut self, three: &[Point; 3]) -> bool;

    /// `remove_attack(x)`: action: the supposed attack on the string does not work. While the strings
    /// of a position are analysed, the string then counts as one that cannot be captured.
    fn remove_attack(&mut self, at: &[Point; 1]);

    /// `adjacent_to_stone_in_atari(x)`: whether an enemy string next to the string is in atari and can be
    /// captured.
    fn adjacent_to_stone_in_atari(&mut self, at: &[Point; 1]) -> bool;

    /// `adjacent_to_defendable_stone_in_atari(x)`: whether an enemy string next to the string is in atari,
    /// can be captured, and could also be saved.
    fn adjacent_to_defendable_stone_in_atari(&mut self, at: &[Point; 1]) -> bool;

    // Influence

    /// `xarea(x)`: whether the vertex is a living stone of X, or in the area of X: where X is the stronger,
    /// X moving first everywhere.
    fn xarea(&mut self, at: &[Point; 1]) -> bool;

    /// `oarea(x)`: [`xarea`](AutoHelper::xarea) for the area of O, X moving first as well.
    fn oarea(&mut self, at: &[Point; 1]) -> bool;

    /// `xmoyo(x)`: whether the vertex is a living stone of X, or in the moyo of X: where territory easily
    /// arises, X moving first everywhere.
    fn xmoyo(&mut self, at: &[Point; 1]) -> bool;

    /// `omoyo(x)`: [`xmoyo`](AutoHelper::xmoyo) for the moyo of O, X moving first as well.
    fn omoyo(&mut self, at: &[Point; 1]) -> bool;

    /// `xterri(x)`: whether the vertex is territory of X, X moving first everywhere. Dead stones stand on
    /// territory, living ones do not.
    fn xterri(&mut self, at: &[Point; 1]) -> bool;

    /// `oterri(x)`: [`xterri`](AutoHelper::xterri) for the territory of O, X moving first as well.
    fn oterri(&mut self, at: &[Point; 1]) -> bool;

    /// `xmoyo_opposite(x)`: [`xmoyo`](AutoHelper::xmoyo) with O moving first everywhere.
    fn xmoyo_opposite(&mut self, at: &[Point; 1]) -> bool;

    /// `omoyo_opposite(x)`: [`omoyo`](AutoHelper::omoyo) with O moving first everywhere.
    fn omoyo_opposite(&mut self, at: &[Point; 1]) -> bool;

    /// `area_stone(x)`: the number of living stones in the area round the vertex: the connected
    /// vertices, itself included, that are area of the side whose area it is, X moving first. 0 where it
    /// is nobody's.
    fn area_stone(&mut self, at: &[Point; 1]) -> i32;

    /// `area_space(x)`: the number of vertices without a living stone in the area round the vertex, which
    /// [`area_stone`](AutoHelper::area_stone) describes.
    fn area_space(&mut self, at: &[Point; 1]) -> i32;

    /// `non_xterritory(x)`: action: X gets no territory at the vertex. It matters while influence is
    /// computed.
    fn non_xterritory(&mut self, at: &[Point; 1]);

    /// `non_oterritory(x)`: action: O gets no territory at the vertex. It matters while influence is
    /// computed.
    fn non_oterritory(&mut self, at: &[Point; 1]);

    // Cuts and connections

    /// `xcut(x)`: whether X can cut O there, or a connection through the empty vertex must not be
    /// counted on: a pattern that finds cuts has marked it. False while no connections are known.
    fn xcut(&mut self, at: &[Point; 1]) -> bool;

    /// `ocut(x)`: whether O can cut X there, or a connection through the empty vertex must not be
    /// counted on.
    fn ocut(&mut self, at: &[Point; 1]) -> bool;

    /// `disconnect_helper(x, y)`: whether the opponent, moving first, can keep the two strings of one colour apart or
    /// capture one of them, as far as a few moves tell.
    fn disconnect_helper(&mut self, pair: &[Point; 2]) -> bool;

    /// `distrust_tactics_helper(x)`: whether a string that can be captured is nothing to connect by: its
    /// capture takes three moves or more, or a ko, or, unless it comes at once, one of the strings round it
    /// can itself be captured.
    fn distrust_tactics_helper(&mut self, at: &[Point; 1]) -> bool;

    /// `amalgamate(x, y)`: action: the dragons of the two stones, of one colour, are one.
    fn amalgamate(&mut self, pair: &[Point; 2]);

    /// `amalgamate_most_valuable(x, y, z)`: action: the dragon at y is one with the larger of those at x
    /// and z.
    fn amalgamate_most_valuable(&mut self, three: &[Point; 3]);

    /// `amalgamate_most_valuable_helper(x, y, z)`: action:
    /// [`amalgamate_most_valuable`](AutoHelper::amalgamate_most_valuable), unless y is one dragon with x or z
    /// already.
    fn amalgamate_most_valuable_helper(&mut self, three: &[Point; 3]);

    // Dragons

    /// `status(x)`: the status of the dragon; unknown while dragons are not known.
    fn status(&mut self, at: &[Point; 1]) -> Status;

    /// `alive(x)`: whether the status of the dragon is alive.
    fn alive(&mut self, at: &[Point; 1]) -> bool;

    /// `unknown(x)`: whether the status of the dragon is unknown; true where there is no stone.
    fn unknown(&mut self, at: &[Point; 1]) -> bool;

    /// `critical(x)`: whether the status of the dragon is critical.
    fn critical(&mut self, at: &[Point; 1]) -> bool;

    /// `dead(x)`: whether the status of the dragon is dead.
    fn dead(&mut self, at: &[Point; 1]) -> bool;

    /// `genus(x)`: about how many eyes the dragon makes if its opponent moves first. It is meant to be compared
    /// with 0, 1 and 2.
    fn genus(&mut self, at: &[Point; 1]) -> i32;

    /// `weak(x)`: whether the dragon is weak: its [`weakness`](AutoHelper::weakness) is above 0.4.
    fn weak(&mut self, at: &[Point; 1]) -> bool;

    /// `weakness(x)`: how weak the dragon is, from 0 (safe) to 1 (as good as dead).
    fn weakness(&mut self, at: &[Point; 1]) -> f32;

    /// `has_aji(x)`: whether the dragon is dead, and a move threatens to save it: two moves in a row would rescue one
    /// of its strings or make two eyes.
    fn has_aji(&mut self, at: &[Point; 1]) -> bool;

    /// `same_dragon(x, y)`: whether the two stones are of one dragon.
    fn same_dragon(&mut self, pair: &[Point; 2]) -> bool;

    /// `dragonsize(x)`: the number of stones of the dragon.
    fn dragonsize(&mut self, at: &[Point; 1]) -> i32;

    /// `effective_size(x)`: the stones of the dragon and its share of the empty points nearby.
    fn effective_size(&mut self, at: &[Point; 1]) -> f32;

    /// `is_surrounded(x)`: 0 where the dragon is free, 1 where it is inside the hull of the enemy stones round
    /// it, 2 where that has a wide gap.
    fn is_surrounded(&mut self, at: &[Point; 1]) -> i32;

    /// `does_surround(x, y)`: whether the dragon at y is free, and its opponent's stone at x would surround it.
    fn does_surround(&mut self, pair: &[Point; 2]) -> bool;

    /// `surround_map(x, y)`: where y lies as to what surrounds the dragon at x: 1 in the hull, 2 next to
    /// it, 0 elsewhere; -1 where there is no such dragon or it is free.
    fn surround_map(&mut self, pair: &[Point; 2]) -> i32;

    /// `not_lunch(x, y)`: action: the string at x is no food for the dragon at y, since capturing it gives no
    /// eye.
    fn not_lunch(&mut self, pair: &[Point; 2]);
    // Eyes

    /// `eye(x)`: whether the vertex is a point of an eye space of either colour.
    fn eye(&mut self, at: &[Point; 1]) -> bool;

    /// `proper_eye(x)`: whether the vertex is a point of an eye space of either colour, and not marginal.
    fn proper_eye(&mut self, at: &[Point; 1]) -> bool;

    /// `marginal_eye(x)`: whether the vertex is a marginal point of an eye space of either colour.
    fn marginal_eye(&mut self, at: &[Point; 1]) -> bool;

    /// `halfeye(x)`: whether the empty vertex is a half eye: whoever moves first makes it true or false.
    fn halfeye(&mut self, at: &[Point; 1]) -> bool;

    /// `false_eye(x)`: whether the empty vertex is a point of an eye space that is a false eye.
    fn false_eye(&mut self, at: &[Point; 1]) -> bool;

    /// `max_eye_value(x)`: the most eyes, up to two, that the eye space of either side at the vertex may
    /// make.
    fn max_eye_value(&mut self, at: &[Point; 1]) -> i32;

    /// `obvious_false_xeye(x)`: whether by the diagonals alone, and there by stones of O that cannot be
    /// captured, the vertex can never be an eye of X.
    fn obvious_false_xeye(&mut self, at: &[Point; 1]) -> bool;

    /// `obvious_false_oeye(x)`: [`obvious_false_xeye`](AutoHelper::obvious_false_xeye) for O.
    fn obvious_false_oeye(&mut self, at: &[Point; 1]) -> bool;

    /// `false_eye_territory(x)`: whether the empty vertex, surrounded though it is, counts as nobody's territory: it
    /// is a false eye, and a string beside it touches no other eye point, so that it must be filled in the
    /// end.
    fn false_eye_territory(&mut self, at: &[Point; 1]) -> bool;

    /// `make_proper_eye(x)`: action: the marginal point of an eye space is a proper one.
    fn make_proper_eye(&mut self, at: &[Point; 1]);

    /// `remove_halfeye(x)`: action: the half eye is a true eye.
    fn remove_halfeye(&mut self, at: &[Point; 1]);

    /// `remove_eyepoint(x)`: action: the vertex belongs to no eye space.
    fn remove_eyepoint(&mut self, at: &[Point; 1]);

    /// `owl_topological_eye(x, y)`: what the diagonals make of the empty first vertex as an eye of the colour
    /// of the stone at the second: 2 or less a true eye, 3 a half eye, 4 or more a false one, and numbers
    /// between where a ko decides. 0 where there is no stone.
    fn owl_topological_eye(&mut self, pair: &[Point; 2]) -> f32;

    // Moves: actions, which matter while a move is chosen

    /// `antisuji(x)`: action: the move at the vertex must never be played.
    fn antisuji(&mut self, at: &[Point; 1]);

    /// `replace(x, y)`: action: the move at y is definitely better than the one at x: whatever speaks for x
    /// then speaks for y. Chains are followed to their end, and a rule that would close a circle is not taken.
    fn replace(&mut self, pair: &[Point; 2]);

    /// `backfill_replace(x, y)`: action: where O, having filled x, would have to save its string at y by a further
    /// move, that move replaces the one at x.
    fn backfill_replace(&mut self, pair: &[Point; 2]);

    /// `add_connect_move(x, y)`: action: the move of the match connects the dragons of the two stones.
    fn add_connect_move(&mut self, pair: &[Point; 2]);

    /// `add_cut_move(x, y)`: action: the move of the match keeps the dragons of the two stones apart.
    fn add_cut_move(&mut self, pair: &[Point; 2]);

    /// `add_attack_either_move(x, y)`: action: the move of the match attacks one of the two strings.
    fn add_attack_either_move(&mut self, pair: &[Point; 2]);

    /// `add_defend_both_move(x, y)`: action: the move of the match defends both strings.
    fn add_defend_both_move(&mut self, pair: &[Point; 2]);

    /// `test_attack_either_move(x, y)`: action: if the two strings could both be defended now but not after the
    /// move of the match, and neither falls by itself, the move attacks one of the two.
    fn test_attack_either_move(&mut self, pair: &[Point; 2]);

    /// `prevent_attack_threat(x)`: action: the opponent's move in place of the match's would threaten to capture
    /// the string: a reverse followup of twice its effective size.
    fn prevent_attack_threat(&mut self, at: &[Point; 1]);

    /// `threaten_to_save(x)`: action: the move of the match threatens to rescue the dead string: a followup of 2
    /// and twice its effective size.
    fn threaten_to_save(&mut self, at: &[Point; 1]);

    /// `threaten_to_capture(x)`: action: the move of the match threatens to capture the string: a followup of
    /// twice its effective size.
    fn threaten_to_capture(&mut self, at: &[Point; 1]);

    /// `defend_against_atari(x)`: action: the move of the match defends a string of two liberties against an
    /// atari: a reverse followup of twice its effective size, unless it can capture its way out or the
    /// opponent has no safe atari.
    fn defend_against_atari(&mut self, at: &[Point; 1]);

    /// `good_attack_threat(x, y)`: action: the move at x threatens the string at y in sente, whatever the
    /// opponent could answer. A move has at most six such targets.
    fn good_attack_threat(&mut self, pair: &[Point; 2]);

    /// `known_safe_move(x)`: action: the move at the vertex is safe, whatever tactical reading says.
    fn known_safe_move(&mut self, at: &[Point; 1]);

    // The game

    /// `remaining_handicap_stones`: how many handicap stones are still to be placed, this one included; 0 unless
    /// handicap stones are being placed.
    fn remaining_handicap_stones(&mut self, none: &[Point; 0]) -> i32;

    /// `total_handicap_stones`: how many handicap stones the game has, those that are still to be placed included.
    fn total_handicap_stones(&mut self, none: &[Point; 0]) -> i32;

    /// `doing_scoring`: whether a finished game is being scored, by playing on.
    fn doing_scoring(&mut self, none: &[Point; 0]) -> bool;

    // The pattern

    /// `value`: the pattern's own weight, 0 where it has none.
    fn value(&mut self, none: &[Point; 0]) -> f32;
}
