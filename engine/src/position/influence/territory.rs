//! How likely each vertex is to become territory.

use super::ground::Ground;
use crate::board::{Board, BoardSize, Colour, PerColour, PerPoint, Point, PointSet};

/// The influence that a vertex needs to count in full, by its distance from the nearest side: there
/// is no territory in the centre.
const NEEDED: [f32; 6] = [13.5, 21.5, 28.5, 35.5, 37.5, 39.0];
/// What of that is needed in a corner, by the distance from the second side.
const CORNER: [f32; 3] = [0.42, 0.58, 0.83];

/// What the value of territory is reckoned from.
pub(super) struct Outlook<'a> {
    pub(super) board: &'a Board,
    pub(super) ground: &'a Ground,
    pub(super) influence: &'a PerColour<PerPoint<f32>>,
    /// Where each colour gets no territory.
    pub(super) excluded: &'a PerColour<PointSet>,
}

impl Outlook<'_> {
    /// The value of each vertex, positive for White: from -1 to 1, and one more where a dead stone
    /// stands, for the prisoner.
    pub(super) fn values(&self) -> PerPoint<f32> {
        let mut first = PerPoint::filled(0.0);
        for point in self.open_points() {
            first[point] = self.first_guess(point);
        }
        let mut values = PerPoint::filled(0.0);
        for point in self.open_points() {
            values[point] = self.degraded(point, &first) + self.prisoner(point);
        }
        values
    }

    /// The vertices without a living stone.
    fn open_points(&self) -> impl Iterator<Item = Point> + '_ {
        self.board.size().points().filter(|point| !self.ground.is_stopped[*point])
    }

    /// The cube of the difference of the influences by their sum; no more than the stronger of them
    /// is worth here.
    fn first_guess(&self, point: Point) -> f32 {
        let (black, white) =
            (self.influence[Colour::Black][point], self.influence[Colour::White][point]);
        let sum = black + white;
        if sum <= 0.0 {
            return 0.0;
        }
        let part = (white - black) / sum;
        let most = black.max(white) / needed(self.board.size(), point);
        (part * part * part).clamp(-most, most)
    }

    /// A vertex is worth no more than its neighbours, as far as the opponent's influence could come
    /// through them; nothing where it is excluded.
    fn degraded(&self, point: Point, first: &PerPoint<f32>) -> f32 {
        let own = first[point];
        let (owner, sign) = if own > 0.0 { (Colour::White, 1.0) } else { (Colour::Black, -1.0) };
        if self.excluded[owner].contains(point) {
            return 0.0;
        }
        let own = own * sign;
        let open = point.neighbours().into_iter().filter(|next| !self.ground.is_stopped[*next]);
        let bounds = open.map(|next| {
            let through = self.ground.permeability[owner.other()][next];
            through * (first[next] * sign).max(0.0) + (1.0 - through) * own
        });
        bounds.fold(own, f32::min) * sign
    }

    /// What a dead stone is worth to its captor.
    fn prisoner(&self, point: Point) -> f32 {
        match self.board.vertex(point).colour() {
            Some(Colour::Black) => 1.0,
            Some(Colour::White) => -1.0,
            None => 0.0,
        }
    }
}

/// The influence that makes a vertex count in full.
fn needed(size: BoardSize, point: Point) -> f32 {
    let from_side = |line: usize| line.min(size.get() - 1 - line);
    let (row, column) = (from_side(point.row()), from_side(point.column()));
    let (near, far) = (row.min(column), row.max(column));
    NEEDED[near.min(NEEDED.len() - 1)] * CORNER.get(far).copied().unwrap_or(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_need_least_and_the_centre_most() {
        let needed = |row, column| needed(BoardSize::MAX, Point::at(row, column));
        assert!(needed(0, 0) < needed(0, 1) && needed(0, 1) < needed(1, 1));
        assert!(needed(0, 9) < needed(3, 9) && needed(3, 9) < needed(9, 9));
        assert_eq!(needed(2, 16), needed(16, 2));
        assert_eq!(needed(5, 5), needed(9, 9));
    }
}
