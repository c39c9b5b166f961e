//! The functions of the language, as the engine answers them.

use super::{Context, Occasion, shape};
use crate::{
    answer::{Answer, Reading, Status},
    autohelper::AutoHelper,
    board::{Colour, Point, StoneString},
    moves::Reason,
    position::{
        Dragon,
        eyes::{self, EyeKind, EyePoint},
        liberties_by_order,
    },
    reading,
};

/// A count of stones or liberties. A board has a few hundred points.
fn count(number: usize) -> i32 {
    number as i32
}

impl Context {
    fn liberties_after(&self, colour: Colour, point: Point) -> i32 {
        count(self.board.liberty_count_after(colour, point))
    }

    fn approx_liberties_after(&self, colour: Colour, point: Point) -> i32 {
        count(self.board.approx_liberties_after(colour, point))
    }

    /// The number of liberties of this order, 1 to 4: as the analysis has it, else counted.
    fn liberties_of_order(&self, order: usize, at: Point) -> i32 {
        let known = self.strings_here().and_then(|strings| strings.get(at));
        let liberties = match (known, self.board.string(at)) {
            (Some(known), _) => known.shape.liberties[order - 1],
            (None, Some(string)) => liberties_by_order(&self.board, string)[order - 1].len(),
            (None, None) => 0,
        };
        count(liberties)
    }

    /// Whether a stone may be played there. A pass is no play.
    pub(super) fn may_play(&self, colour: Colour, point: Point) -> bool {
        !point.is_pass() && self.board.is_legal(colour, point)
    }

    fn has_stone_on(&self, colour: Colour, points: &[Point]) -> bool {
        points.iter().any(|point| self.board.vertex(*point) == colour.stone())
    }

    /// The liberties of the string at the last point after the moves before it.
    fn liberties_after_moves(&mut self, first: Colour, moves: &[Point]) -> i32 {
        let Some((&target, moves)) = moves.split_last() else { return 0 };
        self.after(first, moves, |after| count(after.board.liberty_count(target)))
    }
}

impl AutoHelper for Context {
    fn lib(&mut self, &[at]: &[Point; 1]) -> i32 {
        count(self.board.liberty_count(at))
    }

    fn lib2(&mut self, &[at]: &[Point; 1]) -> i32 {
        self.liberties_of_order(2, at)
    }

    fn lib3(&mut self, &[at]: &[Point; 1]) -> i32 {
        self.liberties_of_order(3, at)
    }

    fn lib4(&mut self, &[at]: &[Point; 1]) -> i32 {
        self.liberties_of_order(4, at)
    }

    fn xlib(&mut self, &[at]: &[Point; 1]) -> i32 {
        self.liberties_after(self.enemy(), at)
    }

    fn olib(&mut self, &[at]: &[Point; 1]) -> i32 {
        self.liberties_after(self.friend(), at)
    }

    fn approx_xlib(&mut self, &[at]: &[Point; 1]) -> i32 {
        self.approx_liberties_after(self.enemy(), at)
    }

    fn approx_olib(&mut self, &[at]: &[Point; 1]) -> i32 {
        self.approx_liberties_after(self.friend(), at)
    }

    fn xplay_lib(&mut self, moves: &[Point]) -> i32 {
        self.liberties_after_moves(self.enemy(), moves)
    }

    fn oplay_lib(&mut self, moves: &[Point]) -> i32 {
        self.liberties_after_moves(self.friend(), moves)
    }

    fn legal_xmove(&mut self, &[at]: &[Point; 1]) -> bool {
        self.may_play(self.enemy(), at)
    }

    fn legal_omove(&mut self, &[at]: &[Point; 1]) -> bool {
        self.may_play(self.friend(), at)
    }

    fn x_suicide(&mut self, &[at]: &[Point; 1]) -> bool {
        self.board.is_suicide(self.enemy(), at)
    }

    fn o_suicide(&mut self, &[at]: &[Point; 1]) -> bool {
        self.board.is_suicide(self.friend(), at)
    }

    fn x_captures_something(&mut self, &[at]: &[Point; 1]) -> bool {
        self.board.captures_something(self.enemy(), at)
    }

    fn o_captures_something(&mut self, &[at]: &[Point; 1]) -> bool {
        self.board.captures_something(self.friend(), at)
    }

    fn ko(&mut self, &[at]: &[Point; 1]) -> bool {
        self.board.is_in_ko(at)
    }

    fn same_string(&mut self, &[one, other]: &[Point; 2]) -> bool {
        self.board.same_string(one, other)
    }

    fn same_worm(&mut self, pair: &[Point; 2]) -> bool {
        self.same_string(pair)
    }

    fn wormsize(&mut self, &[at]: &[Point; 1]) -> i32 {
        self.board.string(at).map_or(0, |string| count(string.size()))
    }

    fn x_somewhere(&mut self, points: &[Point]) -> bool {
        self.has_stone_on(self.enemy(), points)
    }

    fn o_somewhere(&mut self, points: &[Point]) -> bool {
        self.has_stone_on(self.friend(), points)
    }

    fn x_alive_somewhere(&mut self, points: &[Point]) -> bool {
        self.has_living_stone_on(self.enemy(), points)
    }

    fn o_alive_somewhere(&mut self, points: &[Point]) -> bool {
        self.has_living_stone_on(self.friend(), points)
    }

    fn x_visible_along_edge(&mut self, &[from, towards]: &[Point; 2]) -> bool {
        shape::first_seen(&self.board, from, towards) == Some(self.enemy())
    }

    fn o_visible_along_edge(&mut self, &[from, towards]: &[Point; 2]) -> bool {
        shape::first_seen(&self.board, from, towards) == Some(self.friend())
    }

    fn vital_chain(&mut self, &[at]: &[Point; 1]) -> bool {
        let on_edge = shape::is_on_edge(&self.board, at);
        self.board.string(at).is_some_and(|string| string.size() > 1 || !on_edge)
    }

    fn potential_cutstone(&mut self, &[at]: &[Point; 1]) -> bool {
        let known = self.strings_here().and_then(|strings| strings.get(at));
        known.is_some_and(|string| string.cutstone2() > 1)
    }

    fn bent_four_helper(&mut self, &[at]: &[Point; 1]) -> bool {
        let bent_four = |string: &StoneString| shape::is_bent_four(&self.board, string);
        self.board.string(at).is_some_and(bent_four)
    }

    fn break_mirror_helper(&mut self, &[at]: &[Point; 1]) -> bool {
        self.friend() == Colour::White
            && self.komi <= 0.0
            && shape::is_mirrored_about(&self.board, at)
    }

    fn attack(&mut self, &[at]: &[Point; 1]) -> Reading {
        self.attack_at(at)
    }

    fn defend(&mut self, &[at]: &[Point; 1]) -> Reading {
        self.defend_at(at)
    }

    fn safe_xmove(&mut self, &[at]: &[Point; 1]) -> Reading {
        self.safe_move(self.enemy(), at)
    }

    fn safe_omove(&mut self, &[at]: &[Point; 1]) -> Reading {
        self.safe_move(self.friend(), at)
    }

    fn does_attack(&mut self, &[point, other]: &[Point; 2]) -> Reading {
        reading::does_attack(&mut self.reader, &mut self.board, point, other)
    }

    fn does_defend(&mut self, &[point, other]: &[Point; 2]) -> Reading {
        reading::does_defend(&mut self.reader, &mut self.board, point, other)
    }

    fn xdefend_against(&mut self, &[point, other]: &[Point; 2]) -> bool {
        self.defend_against(self.enemy(), point, other)
    }

    fn odefend_against(&mut self, &[point, other]: &[Point; 2]) -> bool {
        self.defend_against(self.friend(), point, other)
    }

    fn xplay_attack(&mut self, moves: &[Point]) -> Reading {
        self.attack_after(self.enemy(), moves)
    }

    fn oplay_attack(&mut self, moves: &[Point]) -> Reading {
        self.attack_after(self.friend(), moves)
    }

    fn xplay_defend(&mut self, moves: &[Point]) -> Reading {
        self.defend_after(self.enemy(), moves)
    }

    fn oplay_defend(&mut self, moves: &[Point]) -> Reading {
        self.defend_after(self.friend(), moves)
    }

    fn xplay_attack_either(&mut self, moves: &[Point]) -> Reading {
        self.attack_either_after(self.enemy(), moves)
    }

    fn oplay_attack_either(&mut self, moves: &[Point]) -> Reading {
        self.attack_either_after(self.friend(), moves)
    }

    fn xplay_defend_both(&mut self, moves: &[Point]) -> Reading {
        self.defend_both_after(self.enemy(), moves)
    }

    fn oplay_defend_both(&mut self, moves: &[Point]) -> Reading {
        self.defend_both_after(self.friend(), moves)
    }

    fn finish_ko_helper(&mut self, &[at]: &[Point; 1]) -> bool {
        self.can_finish_ko(at)
    }

    fn squeeze_ko_helper(&mut self, &[at]: &[Point; 1]) -> bool {
        self.can_squeeze_ko(at)
    }

    fn seki_helper(&mut self, &[at]: &[Point; 1]) -> bool {
        self.can_attack_no_neighbour(at)
    }

    fn edge_double_sente(&mut self, &[push, block, cut, stone]: &[Point; 4]) -> bool {
        self.push_is_sente(push, block, cut, stone)
    }

    fn connect_and_cut_helper(&mut self, &[at, block, cut]: &[Point; 3]) -> bool {
        self.cuts_after_block(at, block, cut)
    }

    fn connect_and_cut_helper2(&mut self, &[push, block, cut]: &[Point; 3]) -> bool {
        self.cuts_after_push(push, block, cut)
    }

    fn backfill_helper(&mut self, &[own, other, at]: &[Point; 3]) -> bool {
        self.propose_backfill(own, other, at);
        false
    }

    fn remove_attack(&mut self, &[at]: &[Point; 1]) {
        if let Some(strings) = self.strings_mut() {
            strings.remove_attack(at);
        }
    }

    fn adjacent_to_stone_in_atari(&mut self, &[at]: &[Point; 1]) -> bool {
        self.has_neighbour_in_atari(at, |context, neighbour| context.attack_at(neighbour).truth())
    }

    fn adjacent_to_defendable_stone_in_atari(&mut self, &[at]: &[Point; 1]) -> bool {
        self.has_neighbour_in_atari(at, |context, neighbour| context.defend_at(neighbour).truth())
    }

    fn xarea(&mut self, &[at]: &[Point; 1]) -> bool {
        self.region_of(self.enemy(), at).area() == Some(self.enemy())
    }

    fn oarea(&mut self, &[at]: &[Point; 1]) -> bool {
        self.region_of(self.enemy(), at).area() == Some(self.friend())
    }

    fn xmoyo(&mut self, &[at]: &[Point; 1]) -> bool {
        self.region_of(self.enemy(), at).moyo() == Some(self.enemy())
    }

    fn omoyo(&mut self, &[at]: &[Point; 1]) -> bool {
        self.region_of(self.enemy(), at).moyo() == Some(self.friend())
    }

    fn xterri(&mut self, &[at]: &[Point; 1]) -> bool {
        self.region_of(self.enemy(), at).territory() == Some(self.enemy())
    }

    fn oterri(&mut self, &[at]: &[Point; 1]) -> bool {
        self.region_of(self.enemy(), at).territory() == Some(self.friend())
    }

    fn xmoyo_opposite(&mut self, &[at]: &[Point; 1]) -> bool {
        self.region_of(self.friend(), at).moyo() == Some(self.enemy())
    }

    fn omoyo_opposite(&mut self, &[at]: &[Point; 1]) -> bool {
        self.region_of(self.friend(), at).moyo() == Some(self.friend())
    }

    fn area_stone(&mut self, &[at]: &[Point; 1]) -> i32 {
        count(self.area_round(at).stones)
    }

    fn area_space(&mut self, &[at]: &[Point; 1]) -> i32 {
        count(self.area_round(at).space)
    }

    fn non_xterritory(&mut self, &[at]: &[Point; 1]) {
        self.exclude_territory(self.enemy(), at);
    }

    fn non_oterritory(&mut self, &[at]: &[Point; 1]) {
        self.exclude_territory(self.friend(), at);
    }

    fn xcut(&mut self, &[at]: &[Point; 1]) -> bool {
        self.can_be_cut(self.friend(), at)
    }

    fn ocut(&mut self, &[at]: &[Point; 1]) -> bool {
        self.can_be_cut(self.enemy(), at)
    }

    fn disconnect_helper(&mut self, pair: &[Point; 2]) -> bool {
        self.can_be_parted(*pair)
    }

    fn distrust_tactics_helper(&mut self, &[at]: &[Point; 1]) -> bool {
        self.capture_is_doubtful(at)
    }

    fn amalgamate(&mut self, &[one, other]: &[Point; 2]) {
        self.join_groups(one, other);
    }

    fn amalgamate_most_valuable(&mut self, three: &[Point; 3]) {
        self.join_to_larger(*three);
    }

    fn amalgamate_most_valuable_helper(&mut self, &[one, middle, other]: &[Point; 3]) {
        if !self.are_one_dragon(one, middle) && !self.are_one_dragon(middle, other) {
            self.join_to_larger([one, middle, other]);
        }
    }

    fn status(&mut self, &[at]: &[Point; 1]) -> Status {
        self.status_at(at)
    }

    fn alive(&mut self, &[at]: &[Point; 1]) -> bool {
        self.status_at(at) == Status::Alive
    }

    fn unknown(&mut self, &[at]: &[Point; 1]) -> bool {
        self.status_at(at) == Status::Unknown
    }

    fn critical(&mut self, &[at]: &[Point; 1]) -> bool {
        self.status_at(at) == Status::Critical
    }

    fn dead(&mut self, &[at]: &[Point; 1]) -> bool {
        self.dragon_at(at).is_some_and(|dragon| dragon.status == Status::Dead)
    }

    fn genus(&mut self, &[at]: &[Point; 1]) -> i32 {
        self.dragon_at(at).map_or(0, |dragon| dragon.genus.min.into())
    }

    fn weak(&mut self, &[at]: &[Point; 1]) -> bool {
        self.dragon_at(at).is_some_and(Dragon::is_weak)
    }

    fn weakness(&mut self, &[at]: &[Point; 1]) -> f32 {
        self.dragon_at(at).map_or(0.0, |dragon| dragon.weakness)
    }

    fn has_aji(&mut self, &[at]: &[Point; 1]) -> bool {
        self.may_be_saved_by_a_threat(at)
    }

    fn same_dragon(&mut self, &[one, other]: &[Point; 2]) -> bool {
        self.are_one_dragon(one, other)
    }

    fn dragonsize(&mut self, &[at]: &[Point; 1]) -> i32 {
        count(self.stones_of_dragon(at))
    }

    fn effective_size(&mut self, &[at]: &[Point; 1]) -> f32 {
        self.dragon_at(at).map_or(0.0, |dragon| dragon.effective_size)
    }

    fn is_surrounded(&mut self, &[at]: &[Point; 1]) -> i32 {
        self.dragon_at(at).map_or(0, |dragon| dragon.surroundings.status as i32)
    }

    fn does_surround(&mut self, &[point, at]: &[Point; 2]) -> bool {
        self.surrounds(point, at)
    }

    fn surround_map(&mut self, &[at, point]: &[Point; 2]) -> i32 {
        self.dragon_at(at).map_or(-1, |dragon| dragon.surroundings.map(point))
    }

    fn not_lunch(&mut self, &[string, dragon]: &[Point; 2]) {
        self.deny_lunch(string, dragon);
    }

    fn eye(&mut self, &[at]: &[Point; 1]) -> bool {
        self.eyes_here().spaces_at(at).next().is_some()
    }

    fn proper_eye(&mut self, &[at]: &[Point; 1]) -> bool {
        self.eyes_here().is_point(at, EyePoint::Proper)
    }

    fn marginal_eye(&mut self, &[at]: &[Point; 1]) -> bool {
        self.eyes_here().is_point(at, EyePoint::Marginal)
    }

    fn halfeye(&mut self, &[at]: &[Point; 1]) -> bool {
        self.is_empty_eye(at, EyeKind::Half)
    }

    fn false_eye(&mut self, &[at]: &[Point; 1]) -> bool {
        self.is_empty_eye(at, EyeKind::False)
    }

    fn max_eye_value(&mut self, &[at]: &[Point; 1]) -> i32 {
        self.eyes_here().max_eye_value(at).into()
    }

    fn obvious_false_xeye(&mut self, &[at]: &[Point; 1]) -> bool {
        eyes::is_obviously_false(self, at, self.enemy())
    }

    fn obvious_false_oeye(&mut self, &[at]: &[Point; 1]) -> bool {
        eyes::is_obviously_false(self, at, self.friend())
    }

    fn false_eye_territory(&mut self, &[at]: &[Point; 1]) -> bool {
        Colour::ALL.iter().any(|colour| self.false_eyes_to_fill(*colour).contains(at))
    }

    fn make_proper_eye(&mut self, &[at]: &[Point; 1]) {
        self.change_eyes(|eyes, board, shapes| eyes.make_proper(board, shapes, at));
    }

    fn remove_halfeye(&mut self, &[at]: &[Point; 1]) {
        self.change_eyes(|eyes, board, shapes| eyes.remove_half_eye(board, shapes, at));
    }

    fn remove_eyepoint(&mut self, &[at]: &[Point; 1]) {
        self.change_eyes(|eyes, board, shapes| eyes.remove_point(board, shapes, at));
    }

    fn owl_topological_eye(&mut self, &[at, stone]: &[Point; 2]) -> f32 {
        self.topological_eye(at, stone)
    }

    fn antisuji(&mut self, &[at]: &[Point; 1]) {
        self.forbid_move(at);
    }

    fn replace(&mut self, &[one, other]: &[Point; 2]) {
        self.replace_move(one, other);
    }

    fn backfill_replace(&mut self, &[point, string]: &[Point; 2]) {
        self.replace_by_backfill(point, string);
    }

    fn add_connect_move(&mut self, pair: &[Point; 2]) {
        self.propose_pair(*pair, Reason::Connect);
    }

    fn add_cut_move(&mut self, pair: &[Point; 2]) {
        self.propose_pair(*pair, Reason::Cut);
    }

    fn add_attack_either_move(&mut self, pair: &[Point; 2]) {
        self.propose_pair(*pair, Reason::AttackEither);
    }

    fn add_defend_both_move(&mut self, pair: &[Point; 2]) {
        self.propose_pair(*pair, Reason::DefendBoth);
    }

    fn test_attack_either_move(&mut self, pair: &[Point; 2]) {
        self.test_attack_on_either(*pair);
    }

    fn prevent_attack_threat(&mut self, &[at]: &[Point; 1]) {
        let stake = self.stake_in_string(at);
        self.add_reverse_followup(stake);
    }

    fn threaten_to_save(&mut self, &[at]: &[Point; 1]) {
        self.threaten_to_rescue(at);
    }

    fn threaten_to_capture(&mut self, &[at]: &[Point; 1]) {
        let stake = self.stake_in_string(at);
        self.add_followup(stake);
    }

    fn defend_against_atari(&mut self, &[at]: &[Point; 1]) {
        self.spare_atari(at);
    }

    fn good_attack_threat(&mut self, &[mv, string]: &[Point; 2]) {
        self.register_good_threat(mv, string);
    }

    fn known_safe_move(&mut self, &[at]: &[Point; 1]) {
        self.note_safe_move(at);
    }

    fn remaining_handicap_stones(&mut self, _: &[Point; 0]) -> i32 {
        count(self.occasion().handicap_left())
    }

    fn total_handicap_stones(&mut self, _: &[Point; 0]) -> i32 {
        count(self.handicap())
    }

    fn doing_scoring(&mut self, _: &[Point; 0]) -> bool {
        self.occasion() == Occasion::Scoring
    }

    fn value(&mut self, &[]: &[Point; 0]) -> f32 {
        self.scope.weight
    }
}
