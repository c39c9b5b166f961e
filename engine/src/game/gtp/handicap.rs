//! Where handicap stones go.

use crate::board::{BoardSize, Point, PointSet};

/// The most stones that a fixed handicap has on a board of this size; 0 where it has none.
pub(super) fn most_fixed(size: BoardSize) -> usize {
    match size.get() {
        0..7 => 0,
        7 => 4,
        even if even % 2 == 0 => 4,
        _ => 9,
    }
}

/// The points of a fixed handicap, as the protocol gives them, in the order of the board. `None` if
/// this board has no such handicap.
pub(super) fn fixed(size: BoardSize, stones: usize) -> Option<Vec<Point>> {
    if !(2..=most_fixed(size)).contains(&stones) {
        return None;
    }
    Some(placed(size, stones).iter().collect())
}

/// The points of a free handicap: those of a fixed one, and beyond that the most open points that
/// are not on the two lines at the edge, of smaller boards on the first. Fewer than wanted where the board is too small.
pub(super) fn free(size: BoardSize, stones: usize) -> Vec<Point> {
    let mut placed = match most_fixed(size) {
        0 => PointSet::EMPTY,
        most => placed(size, stones.min(most)),
    };
    while placed.len() < stones {
        let Some(next) = most_open(size, &placed) else { break };
        placed.insert(next);
    }
    placed.iter().collect()
}

/// The fixed points of two to nine stones: corners first, then the sides' middles or the centre.
fn placed(size: BoardSize, stones: usize) -> PointSet {
    let last = size.get() - 1;
    let near = if size.get() >= 13 { 3 } else { 2 };
    let (far, middle) = (last - near, last / 2);
    let corners = [(far, near), (near, far), (near, near), (far, far)];
    let sides = [(middle, near), (middle, far), (near, middle), (far, middle)];
    let corner_count = stones.min(4);
    let side_count = match stones {
        0..=5 => 0,
        6 | 7 => 2,
        _ => 4,
    };
    let centre = matches!(stones, 5 | 7 | 9).then_some((middle, middle));
    let corners = corners.into_iter().take(corner_count);
    let sides = sides.into_iter().take(side_count);
    corners.chain(sides).chain(centre).map(|(row, column)| Point::at(row, column)).collect()
}

/// The point farthest from all stones placed, the first of them; from the third line up, on boards below seven from the
/// second, below four from the first.
fn most_open(size: BoardSize, placed: &PointSet) -> Option<Point> {
    let edge = match size.get() {
        0..4 => 0,
        4..7 => 1,
        _ => 2,
    };
    let inner = edge..size.get() - edge;
    let open = size.points().filter(|point| {
        inner.contains(&point.row()) && inner.contains(&point.column()) && !placed.contains(*point)
    });
    let room = |point: &Point| {
        placed.iter().map(|stone| distance(*point, stone)).min().unwrap_or(usize::MAX)
    };
    open.max_by_key(|point| (room(point), std::cmp::Reverse(*point)))
}

fn distance(one: Point, other: Point) -> usize {
    one.row().abs_diff(other.row()) + one.column().abs_diff(other.column())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(size: usize, stones: usize) -> Option<String> {
        let size = BoardSize::new(size).unwrap();
        let points = fixed(size, stones)?;
        Some(points.iter().map(|point| point.name(size)).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn fixed_handicaps_are_the_protocols() {
        assert_eq!(names(19, 2).unwrap(), "Q16 D4");
        assert_eq!(names(19, 3).unwrap(), "D16 Q16 D4");
        assert_eq!(names(19, 5).unwrap(), "D16 Q16 K10 D4 Q4");
        assert_eq!(names(19, 6).unwrap(), "D16 Q16 D10 Q10 D4 Q4");
        assert_eq!(names(19, 7).unwrap(), "D16 Q16 D10 K10 Q10 D4 Q4");
        assert_eq!(names(19, 8).unwrap(), "D16 K16 Q16 D10 Q10 D4 K4 Q4");
        assert_eq!(names(13, 9).unwrap(), "D10 G10 K10 D7 G7 K7 D4 G4 K4");
        assert_eq!(names(9, 5).unwrap(), "C7 G7 E5 C3 G3");
        assert_eq!(names(18, 4).unwrap(), "D15 P15 D4 P4");
        assert_eq!(names(8, 4).unwrap(), "C6 F6 C3 F3");
    }

    #[test]
    fn boards_without_that_handicap_have_none() {
        let none = [(19, 1), (19, 10), (18, 5), (7, 5), (6, 2), (1, 2)];
        assert!(none.into_iter().all(|(size, stones)| names(size, stones).is_none()));
    }

    #[test]
    fn on_small_boards_free_stones_keep_off_the_edge() {
        let size = BoardSize::new(5).unwrap();
        let names: Vec<String> = free(size, 2).iter().map(|point| point.name(size)).collect();
        assert_eq!(names, ["B4", "D2"]);
        assert!((2..7).all(|size| free(BoardSize::new(size).unwrap(), 2).len() == 2));
    }

    #[test]
    fn a_free_handicap_is_as_large_as_wanted_where_there_is_room() {
        for size in 1..=19 {
            let size = BoardSize::new(size).unwrap();
            for stones in 2..20 {
                let placed = free(size, stones).len();
                assert!(placed == stones || size.get() < 9, "{stones} on {size:?}: {placed}");
            }
        }
    }
}
