//! Liberties of higher order: how much empty space a string can reach.

use crate::board::{Board, Colour, PerColour, Point, PointSet, StoneString, Vertex};

/// The greatest order of liberties that is counted.
pub const ORDERS: usize = 4;

/// What every string's liberties of higher order depend on, found once for a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Space {
    empties: PointSet,
    /// The points beside stones of each colour.
    beside: PerColour<PointSet>,
}

impl Space {
    pub(super) fn of(board: &Board) -> Space {
        let beside = PerColour(Colour::ALL.map(|colour| board.stones(colour).neighbours()));
        Space { empties: board.empties(), beside }
    }

    /// The liberties of each order, as [`liberties_by_order`] tells.
    pub(super) fn liberties(&self, board: &Board, string: &StoneString) -> [PointSet; ORDERS] {
        let colour = string.colour();
        let enemy = colour.other();
        let free = self.empties - self.beside[enemy];
        let mut orders = [PointSet::EMPTY; ORDERS];
        orders[0] = *string.liberties();
        let mut reached = orders[0];
        let mut stones = *string.stones();
        let mut passable: PointSet =
            orders[0].iter().filter(|liberty| is_passable(board, string, *liberty)).collect();
        for order in &mut orders[1..] {
            let around = passable.neighbours();
            let mut next = around & free;
            for friend in board.strings_in((around & *board.stones(colour)) - stones) {
                stones |= *friend.stones();
                next |= *friend.liberties() & free;
            }
            *order = next - reached;
            reached |= *order;
            passable = *order;
        }
        orders
    }
}

/// The liberties of a string of order 1 to 4, as GNU Go's manual defines them (7.1, "Worms").
///
/// Those of order 1 are its liberties. One of order n is an empty vertex that n stones of the string's colour
/// connect to it, and no fewer; strings of that colour on the way count as connected. Vertices of order 2 and more may not
/// touch an enemy stone, so that a string counts as shut in by stones that are a knight's move or one space
/// apart. No way leads through a liberty where a ko can be taken, nor through one that, seen from the string, has an
/// enemy stone or the edge of the board on both sides.
///
/// ```
/// use katachi_engine::{board::{Board, Point}, position::liberties_by_order};
/// let board = Board::from_diagram([
///     ".XX....",
///     "XO.....",
///     "XO.....",
///     ".......",
///     ".X.X...",
///     ".......",
///     ".......",
/// ])?;
/// let string = board.string(Point::at(1, 1)).unwrap();
/// assert_eq!(liberties_by_order(&board, string).map(|order| order.len()), [3, 3, 2, 4]);
/// # Ok::<(), katachi_engine::board::DiagramError>(())
/// ```
pub fn liberties_by_order(board: &Board, string: &StoneString) -> [PointSet; ORDERS] {
    Space::of(board).liberties(board, string)
}

/// Whether a way may lead from the string through this liberty of its.
fn is_passable(board: &Board, string: &StoneString, liberty: Point) -> bool {
    let enemy = string.colour().other().stone();
    let shuts = |point: Point| [enemy, Vertex::Off].contains(&board.vertex(point));
    let sides = liberty.neighbours();
    let is_flanked = (0..4).any(|side| {
        string.stones().contains(sides[side])
            && shuts(sides[(side + 1) % 4])
            && shuts(sides[(side + 3) % 4])
    });
    !is_flanked && !board.is_in_ko(liberty)
}
