//! Invincible strings, by Benson's theorem.

use super::emptiable;
use crate::board::{Board, Colour, PointSet, StoneString};

/// A connected part of what is not stones of the colour.
struct Region {
    /// The points that must be liberties of a string for the region to be vital to it.
    inner: PointSet,
    /// The stones of the colour around it.
    border: PointSet,
}

impl Region {
    fn new(board: &Board, colour: Colour, points: PointSet) -> Region {
        let border = points.neighbours() & *board.stones(colour);
        Region { inner: emptiable(board, points, colour), border }
    }

    /// Whether it is an eye of the string that nothing but capturing the string can take.
    fn is_vital(&self, string: &StoneString) -> bool {
        self.border.intersects(string.stones())
            && self.inner.is_subset(&string.stones().neighbours())
    }
}

/// The stones of a colour that cannot be captured by any number of moves in a row.
pub(super) fn stones(board: &Board, colour: Colour) -> PointSet {
    let own = *board.stones(colour);
    let mut strings: Vec<&StoneString> = board.strings_in(own).collect();
    let mut regions: Vec<Region> =
        (all(board) - own).components().map(|part| Region::new(board, colour, part)).collect();
    loop {
        let lost = take_out(&mut strings, &regions);
        if lost.is_empty() {
            return strings.iter().fold(PointSet::EMPTY, |all, string| all | *string.stones());
        }
        regions.retain(|region| !region.border.intersects(&lost));
    }
}

/// Takes out the strings without two vital regions, and gives their stones.
fn take_out(strings: &mut Vec<&StoneString>, regions: &[Region]) -> PointSet {
    let mut lost = PointSet::EMPTY;
    strings.retain(|string| {
        let vital = regions.iter().filter(|region| region.is_vital(string));
        let stays = vital.take(2).count() == 2;
        if !stays {
            lost |= *string.stones();
        }
        stays
    });
    lost
}

/// All points of the board.
pub(super) fn all(board: &Board) -> PointSet {
    board.empties() | *board.stones(Colour::Black) | *board.stones(Colour::White)
}
