//! Unconditional life: what lives even if the opponent plays on and on while its owner passes.

use crate::board::{Board, Colour, Point, PointSet};

/// What is unconditionally a colour's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unconditional {
    /// Its stones that cannot be captured.
    pub alive: PointSet,
    /// Vertices that those stones enclose and where the opponent cannot live: empty ones and dead
    /// stones.
    pub territory: PointSet,
}

impl Unconditional {
    /// Finds what is unconditionally this colour's, after Benson ("Life in the game of Go", 1976):
    /// a string lives if it has two regions each of whose empty vertices is a liberty of it, and
    /// each bordered only by strings that live.
    ///
    /// ```
    /// use katachi_engine::{board::{Board, Colour}, game::score::Unconditional};
    /// let board = Board::from_diagram([
    ///     ".X.XO",
    ///     "XXXXO",
    ///     "OOOO.",
    ///     ".....",
    ///     ".....",
    /// ])?;
    /// assert_eq!(Unconditional::of(&board, Colour::Black).alive.len(), 6);
    /// assert_eq!(Unconditional::of(&board, Colour::White).alive.len(), 0);
    /// # Ok::<(), katachi_engine::board::DiagramError>(())
    /// ```
    pub fn of(board: &Board, colour: Colour) -> Unconditional {
        let mut chains: Vec<Chain> = chains(board, colour);
        let mut regions: Vec<Region> = regions(board, colour);
        while remove_unsafe(&mut chains, &mut regions) {}
        let alive = union(chains.iter().map(|chain| chain.stones));
        Unconditional { alive, territory: enclosed(board, colour, &alive) }
    }

    /// Stones and territory.
    pub fn all(&self) -> PointSet {
        self.alive | self.territory
    }
}

struct Chain {
    stones: PointSet,
    liberties: PointSet,
}

/// A connected set of vertices without stones of the colour.
struct Region {
    empties: PointSet,
    /// The vertices around it, all of them stones of the colour.
    border: PointSet,
}

fn chains(board: &Board, colour: Colour) -> Vec<Chain> {
    let strings = board.strings_in(*board.stones(colour));
    strings
        .map(|string| Chain { stones: *string.stones(), liberties: *string.liberties() })
        .collect()
}

fn regions(board: &Board, colour: Colour) -> Vec<Region> {
    let open = board.empties() | *board.stones(colour.other());
    let parts = components(open);
    parts
        .map(|points| Region {
            empties: points & board.empties(),
            border: points.neighbours() & *board.stones(colour),
        })
        .collect()
}

/// Takes out chains with fewer than two vital regions, and regions that border on one taken out.
/// Whether anything was.
fn remove_unsafe(chains: &mut Vec<Chain>, regions: &mut Vec<Region>) -> bool {
    let before = (chains.len(), regions.len());
    chains.retain(|chain| {
        let vital = regions.iter().filter(|region| is_vital(region, chain));
        vital.take(2).count() == 2
    });
    let left = union(chains.iter().map(|chain| chain.stones));
    regions.retain(|region| region.border.is_subset(&left));
    before != (chains.len(), regions.len())
}

/// Whether every empty vertex of the region is a liberty of the chain, which borders on it.
fn is_vital(region: &Region, chain: &Chain) -> bool {
    region.border.intersects(&chain.stones) && region.empties.is_subset(&chain.liberties)
}

/// The regions enclosed by living stones in which the opponent has no room for two eyes.
fn enclosed(board: &Board, colour: Colour, alive: &PointSet) -> PointSet {
    let open = board.empties() | (*board.stones(colour.other()) | *board.stones(colour));
    let regions = components(open - *alive);
    union(regions.filter(|region| !alive.is_empty() && !has_room_for_two_eyes(region, alive)))
}

/// Whether two vertices of a region, not side by side, touch no living stone. An eye of the
/// opponent's needs such a vertex, and two eyes are never side by side.
fn has_room_for_two_eyes(region: &PointSet, alive: &PointSet) -> bool {
    let inner = *region - alive.neighbours();
    inner.iter().any(|point| {
        let mut others = inner - PointSet::only(point).neighbours();
        others.remove(point);
        !others.is_empty()
    })
}

fn union(sets: impl Iterator<Item = PointSet>) -> PointSet {
    sets.fold(PointSet::EMPTY, |all, set| all | set)
}

/// The connected parts of a set, in the order of their first points.
pub(super) fn components(set: PointSet) -> impl Iterator<Item = PointSet> {
    let mut left = set;
    std::iter::from_fn(move || {
        let part = component(left.first()?, &left);
        left -= part;
        Some(part)
    })
}

/// The points of a set that are connected with `seed` inside it.
pub(super) fn component(seed: Point, within: &PointSet) -> PointSet {
    let mut part = PointSet::only(seed);
    loop {
        let grown = part | (part.neighbours() & *within);
        if grown == part {
            return part;
        }
        part = grown;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(rows: &[&str]) -> Board {
        Board::from_diagram(rows).unwrap()
    }

    #[test]
    fn one_eye_does_not_live() {
        let board = board(&[".XO.", "XXO.", "OO..", "...."]);
        assert_eq!(Unconditional::of(&board, Colour::Black), Unconditional::default());
    }

    #[test]
    fn two_strings_live_by_sharing_two_eyes() {
        let board = board(&[".X.XO", "X.XXO", "XXOOO", "OO...", "....."]);
        let black = Unconditional::of(&board, Colour::Black);
        assert_eq!(black.alive, *board.stones(Colour::Black));
        assert_eq!(black.territory.len(), 3);
    }

    #[test]
    fn a_dead_stone_inside_is_territory() {
        let board = board(&["O.X.X", "..XXX", "XXX..", ".....", "....."]);
        let black = Unconditional::of(&board, Colour::Black);
        assert_eq!(black.alive, *board.stones(Colour::Black));
        assert!(black.territory.contains(Point::at(0, 0)));
    }

    #[test]
    fn a_large_enclosed_area_is_not_unconditional() {
        let board = board(&[
            ".X.X.......",
            "XXXX.......",
            "....X......",
            "....X......",
            "....X......",
            "....X......",
            "XXXXX......",
            "...........",
            "...........",
            "...........",
            "...........",
        ]);
        let black = Unconditional::of(&board, Colour::Black);
        assert!(black.alive.contains(Point::at(1, 0)));
        assert!(!black.territory.contains(Point::at(9, 9)));
        assert!(!black.territory.contains(Point::at(3, 1)));
    }

    #[test]
    fn an_empty_board_is_nobodys() {
        let board = board(&["...", "...", "..."]);
        assert_eq!(Unconditional::of(&board, Colour::White), Unconditional::default());
    }
}
