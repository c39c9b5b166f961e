//! True, half and false eyes by the diagonals.
//!
//! An eye at a point with at most one neighbour in its eye space stands or falls with the diagonal points
//! round it. Each counts from 0 (the owner has it) to 2 (the opponent does); what lies off the board counts
//! 1, and beyond a corner nothing. The sum tells what the eye is:
//!
//! | sum | |
//! |---|---|
//! | 2 or less | a true eye |
//! | between 2 and 4 | a half eye: whoever moves first decides; at 3 outright, else a ko helps one side |
//! | 4 or more | a false eye |

use arrayvec::ArrayVec;

use crate::{
    answer::Reading,
    board::{Board, Colour, Point, PointSet, Vertex},
    context::Context,
    position::Strings,
};

use super::domains::is_on_first_line;

/// A diagonal that the opponent has.
const LOST: f32 = 2.0;
/// A diagonal that whoever moves first gets.
const OPEN: f32 = 1.0;
/// A diagonal that the opponent gets only if it wins a ko. Like [`KO_FOR_OPPONENT`] from the analysis of
/// cases in the manual: with 3/4 and 5/4 every sum of two kos falls where it belongs, as it does not with 1/2
/// and 3/2, and sums stay exact.
const KO_FOR_OWNER: f32 = 0.75;
/// A diagonal that the owner gets only if it wins a ko.
const KO_FOR_OPPONENT: f32 = 1.25;

/// What the diagonals make of an eye.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EyeKind {
    /// It cannot be made false.
    True,
    /// Whoever moves first makes it true or false.
    Half,
    /// It cannot be made true.
    False,
}

/// An eye point with the sum of its diagonals.
#[derive(Clone, PartialEq, Debug)]
pub struct TopologicalEye {
    /// The sum: 2 or less a true eye (of which it may be counted too high, but not above 2), 3 a half eye, 4 or more a false one, numbers between where a ko
    /// decides.
    pub value: f32,
    /// The points at which the opponent takes a diagonal.
    pub attacks: ArrayVec<Point, 4>,
    /// The points at which the owner secures one.
    pub defenses: ArrayVec<Point, 4>,
}

impl TopologicalEye {
    /// What it is if the opponent moves first and wins the kos.
    pub(super) fn kind_attacked(&self) -> EyeKind {
        if self.value > 3.0 { EyeKind::False } else { self.kind() }
    }

    /// What it is if the owner moves first and wins the kos.
    pub(super) fn kind_defended(&self) -> EyeKind {
        if self.value < 3.0 { EyeKind::True } else { self.kind() }
    }

    /// What it is.
    pub fn kind(&self) -> EyeKind {
        match self.value {
            value if value >= 4.0 => EyeKind::False,
            value if value > 2.0 => EyeKind::Half,
            _ => EyeKind::True,
        }
    }
}

/// A diagonal: what it counts, and where it is taken and secured if that is open.
#[derive(Clone, Copy)]
struct Diagonal {
    value: f32,
    attack: Option<Point>,
    defense: Option<Point>,
}

impl Diagonal {
    const fn settled(value: f32) -> Diagonal {
        Diagonal { value, attack: None, defense: None }
    }

    /// Whoever plays at this point has it.
    const fn open(value: f32, at: Point) -> Diagonal {
        Diagonal { value, attack: Some(at), defense: Some(at) }
    }
}

/// Where a side may have eyes, as far as it is known.
pub(super) struct EyeGround<'a> {
    pub(super) colour: Colour,
    /// The points of the eye space in question that are not marginal.
    pub(super) proper: &'a PointSet,
    /// The points of all eye spaces of the side that are not marginal.
    pub(super) everywhere: &'a PointSet,
}

/// How exact a sum of diagonals has to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Precision {
    /// Exact.
    Exact,
    /// Of a true eye it may be counted too high: what cannot make it less than that is not read.
    Kind,
}

/// The sum of the diagonals of a point as an eye of a side.
///
/// `spent` are the opponent's strings that have already cost the eye space this side, by origin: see
/// [`costs_connection`].
pub(super) fn topological_eye(
    context: &mut Context,
    ground: &EyeGround<'_>,
    point: Point,
    precision: Precision,
    spent: &mut PointSet,
) -> TopologicalEye {
    let around = diagonals(context.board(), point);
    let plain = around.map(|(at, off_board)| {
        let diagonal = plain_diagonal(context, ground, at, off_board)?;
        let costly = diagonal_string(context.board(), ground, point, at, diagonal.value)
            .is_some_and(|string| {
                costs_connection(context.board(), ground, point) && spent.insert(string)
            });
        Some(if costly { Diagonal::settled(LOST) } else { diagonal })
    });
    let most: f32 = plain.iter().map(|it| it.map_or(OPEN, |diagonal| diagonal.value)).sum();
    let is_true = precision == Precision::Kind && most <= 2.0;
    let mut eye =
        TopologicalEye { value: 0.0, attacks: ArrayVec::new(), defenses: ArrayVec::new() };
    for ((at, _), plain) in around.into_iter().zip(plain) {
        let diagonal = plain.unwrap_or_else(|| {
            if is_true { Diagonal::open(OPEN, at) } else { empty_diagonal(context, ground, at) }
        });
        eye.value += diagonal.value;
        eye.attacks.extend(diagonal.attack);
        eye.defenses.extend(diagonal.defense);
    }
    eye
}

/// The sum of the diagonals of a point as an eye of a side of which these are the proper eye points.
pub(crate) fn topological_value(
    context: &mut Context,
    colour: Colour,
    proper: &PointSet,
    point: Point,
) -> f32 {
    let ground = EyeGround { colour, proper, everywhere: proper };
    topological_eye(context, &ground, point, Precision::Exact, &mut PointSet::default()).value
}

/// What a diagonal counts if that is known without reading: not of an empty one outside the eye space.
fn plain_diagonal(
    context: &Context,
    ground: &EyeGround<'_>,
    at: Point,
    off_board: f32,
) -> Option<Diagonal> {
    if ground.proper.contains(at) {
        return Some(Diagonal::settled(0.0));
    }
    match context.board().vertex(at) {
        Vertex::Off => Some(Diagonal::settled(off_board)),
        Vertex::Empty => None,
        stone if stone == ground.colour.stone() => Some(Diagonal::settled(0.0)),
        _ => Some(enemy_stone(context.strings_here(), at)),
    }
}

/// What an empty diagonal counts: by whether the opponent can play there.
fn empty_diagonal(context: &mut Context, ground: &EyeGround<'_>, at: Point) -> Diagonal {
    match context.safe_move(ground.colour.other(), at) {
        Reading::Loss => Diagonal::settled(0.0),
        Reading::Win => Diagonal::open(OPEN, at),
        Reading::KoA | Reading::KoB => Diagonal::open(KO_FOR_OWNER, at),
    }
}

/// What a stone of the opponent on a diagonal counts: by whether it can be captured and saved.
fn enemy_stone(strings: Option<&Strings>, at: Point) -> Diagonal {
    let Some(string) = strings.and_then(|strings| strings.get(at)) else {
        return Diagonal::settled(LOST);
    };
    let Some(capture) = string.attacks.first() else { return Diagonal::settled(LOST) };
    let Some(rescue) = string.defenses.first() else {
        let is_sure = !matches!(capture.reading, Reading::KoA | Reading::KoB);
        return if is_sure {
            Diagonal::settled(0.0)
        } else {
            Diagonal { value: KO_FOR_OPPONENT, attack: None, defense: Some(capture.point) }
        };
    };
    let value = match (capture.reading, rescue.reading) {
        (Reading::KoA | Reading::KoB, _) => KO_FOR_OPPONENT,
        (_, Reading::KoA | Reading::KoB) => KO_FOR_OWNER,
        _ => OPEN,
    };
    Diagonal { value, attack: Some(rescue.point), defense: Some(capture.point) }
}

/// The diagonals of a point, each with what it counts if it is off the board: 1, but beyond a corner
/// nothing.
fn diagonals(board: &Board, point: Point) -> [(Point, f32); 4] {
    let is_off = point.neighbours().map(|next| board.vertex(next) == Vertex::Off);
    let at = point.diagonals();
    // Both go round anticlockwise from the north, so diagonal `n` lies between neighbours `n` and `n + 1`.
    std::array::from_fn(|n| {
        let beyond_corner = is_off[n] && is_off[(n + 1) % 4];
        (at[n], if beyond_corner { 0.0 } else { OPEN })
    })
}

/// The string on a diagonal, by origin, if it may cost the owner the connection round the eye: of the
/// opponent, three stones or more, touching the empty eye point itself, away from the edge, and not lost
/// already.
fn diagonal_string(
    board: &Board,
    ground: &EyeGround<'_>,
    point: Point,
    at: Point,
    value: f32,
) -> Option<Point> {
    let string = board.string(at).filter(|string| string.colour() != ground.colour)?;
    let touches = string.liberties().contains(point);
    (value < LOST && string.size() >= 3 && touches && !is_on_first_line(board, point))
        .then(|| string.origin())
}

/// Whether the owner, to capture what stands on a diagonal, gives up the connection round the eye: two of
/// its strings or more meet there, and one of them has fewer than two liberties in eye space that is not
/// known to be false. It then cannot take the diagonal without filling the eye.
fn costs_connection(board: &Board, ground: &EyeGround<'_>, point: Point) -> bool {
    let strings = board.strings_beside(point, ground.colour);
    let short_of_eyes = |liberties: &PointSet| (*liberties & *ground.everywhere).len() < 2;
    strings.clone().count() >= 2 && strings.into_iter().any(|it| short_of_eyes(it.liberties()))
}

/// Whether a point can by its diagonals alone never be an eye of a side: only stones of the opponent that
/// cannot be captured count as lost. May miss false eyes; never calls a true one false.
pub(crate) fn is_obviously_false(context: &mut Context, point: Point, colour: Colour) -> bool {
    let board = context.board();
    if board.vertex(point) == Vertex::Off {
        return false;
    }
    let lost = |(at, off_board): (Point, f32)| match board.vertex(at) {
        Vertex::Off => off_board,
        stone if stone == colour.other().stone() => {
            let string = context.strings_here().and_then(|strings| strings.get(at));
            if string.is_some_and(|string| string.attacks.is_empty()) { LOST } else { 0.0 }
        }
        _ => 0.0,
    };
    diagonals(board, point).into_iter().map(lost).sum::<f32>() >= 4.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{board::Board, databases::Databases};

    /// The string above the eye costs a diagonal once; asked again in the same space it counts like any other.
    #[test]
    fn a_string_costs_an_eye_space_one_diagonal() {
        let mut rows = vec![".OX.OOOX.O", ".OXXXX.X.O", ".OOOO.XX.O", ".....OOOOO"];
        rows.resize(10, "..........");
        let mut context = Context::new(Board::from_diagram(rows).unwrap(), Colour::Black)
            .analysed(&Databases::default());
        let proper = context.eyes().unwrap().proper_points(Colour::Black);
        let ground = EyeGround { colour: Colour::Black, proper: &proper, everywhere: &proper };
        let mut spent = PointSet::EMPTY;
        let mut value = || {
            let at = Point::at(1, 6);
            topological_eye(&mut context, &ground, at, Precision::Exact, &mut spent).value
        };
        assert_eq!(value(), 3.0);
        assert!(value() < 3.0);
    }
}
