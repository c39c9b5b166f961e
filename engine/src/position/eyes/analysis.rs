//! The eye spaces of a position.

use super::{
    cache::ShapeCache,
    points::{EyePoints, eye_points},
    space::{EyeSpace, neighbours_in, parts},
    topology::{EyeGround, EyeKind, Precision, TopologicalEye, topological_eye},
};
use crate::{
    board::{Board, Colour, PerColour, PerPoint, Point, PointSet, Vertex},
    context::Context,
};

/// What kind of point of an eye space a point is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EyePoint {
    /// Inside.
    Proper,
    /// Where the opponent can come in.
    Marginal,
}

/// The eye spaces of both sides.
///
/// ```
/// use katachi_engine::{board::{Board, Colour, Point}, context::Context, databases::Databases};
/// let board = Board::from_diagram([
///     ".X...OX.X",
///     "XX...OXX.",
///     ".....OOXX",
///     ".......OO",
///     ".........",
///     ".........",
///     ".........",
///     ".........",
///     ".........",
/// ])?;
/// let mut context = Context::new(board, Colour::Black);
/// context.analyse_strings(&Databases::default());
/// let eyes = context.analyse_eyes();
/// let corner = eyes.space(Colour::Black, Point::at(0, 0)).unwrap();
/// assert_eq!(corner.value.min, 1);
/// # Ok::<(), katachi_engine::board::DiagramError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Eyes {
    sides: PerColour<SideEyes>,
    /// The hash of the position, the ko included.
    position: u64,
}

/// The eye spaces of a side.
#[derive(Clone, PartialEq, Debug)]
struct SideEyes {
    spaces: Vec<EyeSpace>,
    /// The index in `spaces` of the space at a point, one more than it.
    at: PerPoint<u16>,
    topology: Vec<(Point, TopologicalEye)>,
}

impl Eyes {
    /// The eye space of a side at a point.
    pub fn space(&self, colour: Colour, point: Point) -> Option<&EyeSpace> {
        let side = &self.sides[colour];
        side.spaces.get(usize::from(side.at[point]).checked_sub(1)?)
    }

    /// All eye spaces of a side, by origin.
    pub fn spaces(&self, colour: Colour) -> impl Iterator<Item = &EyeSpace> {
        self.sides[colour].spaces.iter()
    }

    /// The eye spaces at a point, Black's first. Marginal points may belong to one of each side.
    pub fn spaces_at(&self, point: Point) -> impl Iterator<Item = &EyeSpace> {
        Colour::ALL.into_iter().filter_map(move |colour| self.space(colour, point))
    }

    /// What kind of point of a side's eye space a point is.
    pub fn kind(&self, colour: Colour, point: Point) -> Option<EyePoint> {
        let space = self.space(colour, point)?;
        Some(if space.marginal.contains(point) { EyePoint::Marginal } else { EyePoint::Proper })
    }

    /// Whether a point is of this kind in an eye space of either side.
    pub fn is_point(&self, point: Point, kind: EyePoint) -> bool {
        Colour::ALL.iter().any(|colour| self.kind(*colour, point) == Some(kind))
    }

    /// All points of a side's eye spaces that are not marginal.
    pub fn proper_points(&self, colour: Colour) -> PointSet {
        self.spaces(colour).fold(PointSet::EMPTY, |all, space| all | space.proper())
    }

    /// What the diagonals make of a point of a side's eye space; none if it has not been looked at,
    /// since it is marginal or has several neighbours in the space.
    pub fn topology(&self, colour: Colour, point: Point) -> Option<&TopologicalEye> {
        let found = self.sides[colour].topology.iter().find(|(at, _)| *at == point);
        found.map(|(_, eye)| eye)
    }

    /// What the diagonals make of a point, for whichever side it is an eye.
    pub fn is_of_kind(&self, point: Point, kind: EyeKind) -> bool {
        Colour::ALL
            .iter()
            .any(|colour| self.topology(*colour, point).is_some_and(|eye| eye.kind() == kind))
    }

    /// The empty false eyes of a side beside which one of its strings touches no point inside an eye space: it must
    /// fill them in the end, and they are no territory.
    pub fn false_eyes_to_fill(&self, board: &Board, colour: Colour) -> PointSet {
        let proper = self.proper_points(colour);
        let must_be_filled = |at: Point| {
            board.vertex(at) == Vertex::Empty
                && board
                    .strings_beside(at, colour)
                    .any(|string| !string.liberties().intersects(&proper))
        };
        let false_eyes =
            self.sides[colour].topology.iter().filter(|(_, eye)| eye.kind() == EyeKind::False);
        false_eyes.map(|(at, _)| *at).filter(|at| must_be_filled(*at)).collect()
    }

    /// The most eyes that the eye space of either side at a point may make.
    pub fn max_eye_value(&self, point: Point) -> u8 {
        self.spaces_at(point).map(|space| space.value.max).max().unwrap_or(0)
    }

    /// The hash of the position that they are of: [`Board::hash`](crate::board::Board::hash).
    pub fn position(&self) -> u64 {
        self.position
    }

    /// Takes the marginal points here for proper ones.
    pub(crate) fn make_proper(&mut self, board: &Board, cache: &mut ShapeCache, point: Point) {
        for side in &mut self.sides.0 {
            side.change(board, cache, point, |space, _| _ = space.marginal.remove(point));
        }
    }

    /// Takes a half eye here for a true one.
    pub(crate) fn remove_half_eye(&mut self, board: &Board, cache: &mut ShapeCache, point: Point) {
        for side in &mut self.sides.0 {
            side.change(board, cache, point, |_, topology| {
                topology.retain(|(at, eye)| *at != point || eye.kind() != EyeKind::Half);
            });
        }
    }

    /// Takes a point out of the eye spaces, which may fall apart.
    pub(crate) fn remove_point(&mut self, board: &Board, cache: &mut ShapeCache, point: Point) {
        for side in &mut self.sides.0 {
            side.remove_point(board, cache, point);
        }
    }

    /// Finds the eye spaces of a position of which the strings have been analysed.
    pub(crate) fn find(context: &mut Context, cache: &mut ShapeCache) -> Eyes {
        let points = eye_points(context);
        let position = context.board().hash();
        let mut side = |colour| SideEyes::find(context, cache, colour, &points[colour]);
        Eyes { sides: PerColour(Colour::ALL.map(&mut side)), position }
    }
}

impl SideEyes {
    /// Changes the space at a point, and counts its eyes again.
    fn change(
        &mut self,
        board: &Board,
        cache: &mut ShapeCache,
        point: Point,
        change: impl FnOnce(&mut EyeSpace, &mut Vec<(Point, TopologicalEye)>),
    ) {
        let Some(index) = usize::from(self.at[point]).checked_sub(1) else { return };
        let space = &mut self.spaces[index];
        change(space, &mut self.topology);
        let topology = self.topology.iter().filter(|(at, _)| space.points.contains(*at));
        let topology: Vec<(Point, TopologicalEye)> = topology.cloned().collect();
        space.evaluate(board, &topology, cache);
    }

    fn remove_point(&mut self, board: &Board, cache: &mut ShapeCache, point: Point) {
        let Some(index) = usize::from(self.at[point]).checked_sub(1) else { return };
        let old = self.spaces.remove(index);
        self.topology.retain(|(at, _)| *at != point);
        let left = old.points - PointSet::only(point);
        for part in parts(left, old.marginal) {
            self.spaces.push(EyeSpace::new(board, old.colour, part, old.marginal));
        }
        self.spaces.sort_unstable_by_key(|space| space.origin);
        self.at = PerPoint::filled(0);
        for (number, space) in (1..).zip(&self.spaces) {
            space.points.iter().for_each(|at| self.at[at] = number);
        }
        for origin in parts(left, old.marginal).filter_map(|part| part.first()) {
            self.change(board, cache, origin, |_, _| ());
        }
    }

    fn find(
        context: &mut Context,
        cache: &mut ShapeCache,
        colour: Colour,
        points: &EyePoints,
    ) -> SideEyes {
        let mut side =
            SideEyes { spaces: Vec::new(), at: PerPoint::filled(0), topology: Vec::new() };
        let mut everywhere = points.all - points.marginal;
        for part in parts(points.all, points.marginal) {
            let mut space = EyeSpace::new(context.board(), colour, part, points.marginal);
            let topology = examine(context, &mut space, &mut everywhere);
            space.evaluate(context.board(), &topology, cache);
            side.topology.extend(topology);
            side.spaces.push(space);
            let number = side.spaces.len() as u16;
            part.iter().for_each(|point| side.at[point] = number);
        }
        side
    }
}

/// Looks at the diagonals of all points of a space with at most one neighbour in it. False eyes become
/// marginal; `everywhere` are the points of all spaces of the side that are not.
fn examine(
    context: &mut Context,
    space: &mut EyeSpace,
    everywhere: &mut PointSet,
) -> Vec<(Point, TopologicalEye)> {
    let mut examined = Vec::new();
    let mut spent = PointSet::EMPTY;
    for point in space.proper().iter() {
        let proper = space.proper();
        if neighbours_in(point, &proper) > 1 {
            continue;
        }
        let ground = EyeGround { colour: space.colour, proper: &proper, everywhere };
        let eye = topological_eye(context, &ground, point, Precision::Kind, &mut spent);
        if eye.kind() == EyeKind::False && !is_liberty_of_captive(context.board(), space, point) {
            space.marginal.insert(point);
            everywhere.remove(point);
        }
        examined.push((point, eye));
    }
    examined
}

/// Whether a point is the only liberty of a dead string of the opponent, and leads nowhere else in the
/// space. There the opponent cannot come in, false eye or not: the owner then captures by connecting, and has
/// the eye where the string was.
fn is_liberty_of_captive(board: &Board, space: &EyeSpace, point: Point) -> bool {
    let mut inside = point.neighbours().into_iter().filter(|next| space.points.contains(*next));
    let (Some(only), None) = (inside.next(), inside.next()) else { return false };
    board.string(point).is_none()
        && board
            .string(only)
            .is_some_and(|string| string.colour() != space.colour && string.liberty_count() == 1)
}
