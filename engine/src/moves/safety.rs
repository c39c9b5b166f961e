//! What a move risks.

use super::{candidate::Reason, strings::StringState};
use crate::{
    answer::Reading,
    board::{Board, Colour, Point, PointSet},
    reading::{self, Reader},
};

/// How well the opponent can capture a stone played here. A move that is illegal counts as captured.
/// The board is as before afterwards.
pub(super) fn capture_after(
    board: &mut Board,
    reader: &mut Reader,
    colour: Colour,
    point: Point,
) -> Reading {
    if board.play(colour, point).is_err() {
        return Reading::Win;
    }
    let reading = reading::attack(reader, board, point).reading;
    board.undo();
    reading
}

/// The reasons against a move: that the stone can be captured, or that other strings can be that
/// could not be before. The board is as before afterwards.
pub(super) fn objections(
    board: &mut Board,
    reader: &mut Reader,
    strings: &[StringState],
    colour: Colour,
    point: Point,
) -> Vec<Reason> {
    let before = board.captured(colour.other());
    if board.play(colour, point).is_err() {
        return vec![Reason::Unsafe { cost: f32::INFINITY }];
    }
    let captured = (board.captured(colour.other()) - before) as f32;
    let mut objections = Vec::new();
    let own = board.string(point).map_or(PointSet::EMPTY, |string| *string.stones());
    let lost = reading::attack(reader, board, point).reading;
    if lost != Reading::Loss {
        let stake = 2.0 * own.len() as f32 - captured;
        let cost = (stake * share(lost)).max(0.0) + 1.0;
        objections.push(Reason::Unsafe { cost });
    }
    let others = strings.iter().filter(|string| {
        let near = string.liberties.contains(point)
            || string.liberties.intersects(&PointSet::only(point).neighbours());
        string.colour == colour
            && string.attack.reading == Reading::Loss
            && near
            && !own.intersects(&string.stones)
    });
    for string in others {
        let now = reading::attack(reader, board, string.origin).reading;
        if now != Reading::Loss {
            let cost = 2.0 * string.stones.len() as f32 * share(now);
            objections.push(Reason::Endangers { string: string.origin, cost });
        }
    }
    board.undo();
    objections
}

/// How much of what is at stake a reading gives to who asks.
pub(super) const fn share(reading: Reading) -> f32 {
    match reading {
        Reading::Loss => 0.0,
        Reading::KoB => 0.35,
        Reading::KoA => 0.65,
        Reading::Win => 1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn self_atari_is_unsafe() {
        let rows = ["..O..", ".OX..", "..O..", ".....", "....."];
        let mut board = Board::from_diagram(rows).unwrap();
        let reader = &mut Reader::default();
        let strings = super::super::strings::survey(&mut board, reader);
        let before = board.clone();
        let against = objections(&mut board, reader, &strings, Colour::Black, Point::at(0, 1));
        assert!(matches!(against[..], [Reason::Unsafe { .. }]));
        assert_eq!(board, before);
        let capture = capture_after(&mut board, reader, Colour::Black, Point::at(0, 1));
        assert_eq!(capture, Reading::Win);
    }
}
