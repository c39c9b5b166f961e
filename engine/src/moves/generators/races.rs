//! Capturing races between two strings without eyes.

use crate::{
    answer::Status,
    board::{Board, Point},
    context::Context,
    moves::Reason,
    position::{Dragon, Dragons, Surrounded},
};

/// Races that are shorter are read.
const LEAST_LIBERTIES: usize = 4;
/// With more liberties in common nobody can begin to fill them, and the race may end in a seki.
const MOST_SHARED: usize = 1;

/// Proposes the moves that win a race which whoever moves first wins.
pub(super) fn propose(context: &mut Context) {
    let colour = context.to_move();
    let racers: Vec<Dragon> = context
        .dragons()
        .into_iter()
        .flat_map(Dragons::iter)
        .filter(|dragon| is_racer(dragon))
        .cloned()
        .collect();
    for own in racers.iter().filter(|dragon| dragon.colour == colour) {
        for enemy in racers.iter().filter(|dragon| dragon.colour != colour) {
            for point in winning_moves(context.board(), own.origin, enemy.origin) {
                let reason = Reason::Semeai { own: own.origin, enemy: enemy.origin };
                context.propose(point, reason);
            }
        }
    }
}

/// Whether a dragon is one string that can neither make eyes nor run.
fn is_racer(dragon: &Dragon) -> bool {
    dragon.strings.len() == 1
        && dragon.status != Status::Alive
        && dragon.genus.max == 0
        && dragon.surroundings.status == Surrounded::Yes
}

/// The outside liberties of the enemy string, where both strings have equally many liberties and few in common.
fn winning_moves(board: &Board, own: Point, enemy: Point) -> Vec<Point> {
    let are_neighbours = board.neighbours(own).any(|string| string.origin() == enemy);
    let (mine, theirs) = (board.liberties(own), board.liberties(enemy));
    let shared = (mine & theirs).len();
    let is_open = are_neighbours
        && mine.len() == theirs.len()
        && mine.len() >= LEAST_LIBERTIES
        && shared <= MOST_SHARED;
    if is_open { (theirs - mine).iter().collect() } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_outside_liberties_of_an_even_race_win_it() {
        let mut rows = ["O.XO.X..."; 9];
        rows[4] = "OOOXXX...";
        rows[5..].fill("..OX.....");
        let (own, enemy) = (Point::at(0, 2), Point::at(0, 3));
        let moves = |rows| winning_moves(&Board::from_diagram(rows).unwrap(), own, enemy);
        assert_eq!(moves(rows), [0, 1, 2, 3].map(|row| Point::at(row, 4)));
        rows[0] = "OOXO.X...";
        assert!(moves(rows).is_empty(), "not as many liberties");
    }
}
