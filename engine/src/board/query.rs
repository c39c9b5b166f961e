//! Strings and liberties, as they are and as a play would make them.

use super::{
    Board, PointSet, Points, StoneString,
    colour::{Colour, Vertex},
    point::Point,
    strings::{Sides, Slot},
    zobrist,
};

impl Board {
    /// The string at a point. `None` if no stone is there.
    #[inline]
    pub fn string(&self, at: Point) -> Option<&StoneString> {
        self.strings.at(at)
    }

    /// The number of liberties of the string at a point; 0 if no stone is there.
    #[inline]
    pub fn liberty_count(&self, at: Point) -> usize {
        self.string(at).map_or(0, StoneString::liberty_count)
    }

    /// The liberties of the string at a point; none if no stone is there.
    #[inline]
    pub fn liberties(&self, at: Point) -> PointSet {
        self.string(at).map_or(PointSet::EMPTY, |string| *string.liberties())
    }

    /// The first stone, in the order of the points, of the string at a point: a name for the string.
    #[inline]
    pub fn origin(&self, at: Point) -> Option<Point> {
        self.string(at).map(StoneString::origin)
    }

    /// Whether stones of one string are at both points.
    #[inline]
    pub fn same_string(&self, one: Point, other: Point) -> bool {
        self.string(one).is_some_and(|string| string.stones().contains(other))
    }

    /// All strings.
    pub fn strings(&self) -> StringsIn<'_> {
        self.strings_in(*self.stones(Colour::Black) | *self.stones(Colour::White))
    }

    /// The strings that have a stone at one of these points.
    #[inline]
    pub fn strings_in(&self, points: PointSet) -> StringsIn<'_> {
        StringsIn { board: self, left: points.iter(), most_liberties: usize::MAX }
    }

    /// The enemy strings next to the string at a point; none if no stone is there.
    #[inline]
    pub fn neighbours(&self, at: Point) -> StringsIn<'_> {
        let enemies = self.string(at).map_or(PointSet::EMPTY, |string| {
            string.stones().neighbours() & *self.stones(string.colour().other())
        });
        self.strings_in(enemies)
    }

    /// The strings of this colour next to a point: at most four.
    #[inline]
    pub fn strings_beside(&self, point: Point, colour: Colour) -> StringsIn<'_> {
        let beside = point.neighbours().into_iter();
        self.strings_in(beside.filter(|next| self.vertex(*next) == colour.stone()).collect())
    }

    /// The liberties that the string of a stone played on this empty vertex would have, captures
    /// counted. None for a suicide, nor where no stone can be put. Ko is not asked.
    ///
    /// ```
    /// use katachi_engine::board::{Board, Colour, Point};
    /// let board = Board::from_diagram([
    ///     ".OX.",
    ///     "OX..",
    ///     "....",
    ///     "....",
    /// ])?;
    /// assert_eq!(board.liberties_after(Colour::White, Point::at(0, 0)).len(), 1);
    /// assert_eq!(board.liberties_after(Colour::Black, Point::at(0, 0)).len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn liberties_after(&self, colour: Colour, point: Point) -> PointSet {
        if self.vertex(point) != Vertex::Empty {
            return PointSet::EMPTY;
        }
        let mut liberties = PointSet::EMPTY;
        let mut stones = PointSet::only(point);
        let mut captured = PointSet::EMPTY;
        for neighbour in point.neighbours() {
            match self.string(neighbour) {
                Some(string) if string.colour() == colour => {
                    liberties |= *string.liberties();
                    stones |= *string.stones();
                }
                Some(string) if string.liberty_count() <= 1 => captured |= *string.stones(),
                Some(_) => {}
                None if self.vertex(neighbour) == Vertex::Empty => {
                    liberties.insert(neighbour);
                }
                None => {}
            }
        }
        liberties.remove(point);
        if captured.is_empty() { liberties } else { liberties | (captured & stones.neighbours()) }
    }

    /// The number of [`liberties_after`](Board::liberties_after), which it need not list in most cases.
    #[inline]
    pub fn liberty_count_after(&self, colour: Colour, point: Point) -> usize {
        self.prospect(colour, point).liberties
    }

    /// What a stone played on this empty vertex would come to: the number of
    /// [`liberties_after`](Board::liberties_after), and whether it captures.
    #[inline]
    pub fn prospect(&self, colour: Colour, point: Point) -> Prospect {
        if self.vertex(point) != Vertex::Empty {
            return Prospect { liberties: 0, captures: false };
        }
        let around = self.look_around(colour, point);
        let liberties = match (around.friends, around.captures) {
            (Friends::None, _) => around.open.count().into(),
            (Friends::One(friend), false) => {
                let friend = self.strings.record(friend);
                let is_new = |next: Point| !friend.liberties().contains(next);
                friend.liberty_count() - 1 + around.open.count_where(point, is_new)
            }
            (Friends::Two(one, other), false) => {
                let (one, other) = (self.strings.record(one), self.strings.record(other));
                let is_new = |next: Point| {
                    !one.liberties().contains(next) && !other.liberties().contains(next)
                };
                let common = one.liberties().count_common(other.liberties());
                let gained = around.open.count_where(point, is_new);
                one.liberty_count() + other.liberty_count() - common - 1 + gained
            }
            _ => self.count_liberties_after(colour, point),
        };
        Prospect { liberties, captures: around.captures }
    }

    /// Apart, so that what is common stays small.
    #[inline(never)]
    fn count_liberties_after(&self, colour: Colour, point: Point) -> usize {
        self.liberties_after(colour, point).len()
    }

    /// What a stone of this colour would meet at an empty vertex.
    #[inline]
    fn look_around(&self, colour: Colour, point: Point) -> Around {
        let mut around = Around::default();
        for (side, &next) in point.neighbours().iter().enumerate() {
            match self.vertex(next) {
                Vertex::Off => {}
                Vertex::Empty => around.open.add(side),
                stone if stone == colour.stone() => {
                    around.friends = around.friends.with(self.strings.slot(next));
                }
                _ if self.strings.record(self.strings.slot(next)).in_atari() => {
                    around.captures = true;
                    around.open.add(side);
                }
                _ => {}
            }
        }
        around
    }

    /// A cheap estimate of the number of [`liberties_after`](Board::liberties_after), never above
    /// it: what captures bring is left out, and of several friendly strings only the best is
    /// counted.
    #[inline]
    pub fn approx_liberties_after(&self, colour: Colour, point: Point) -> usize {
        if self.vertex(point) != Vertex::Empty {
            return 0;
        }
        let beside = point.neighbours().into_iter().filter_map(|next| self.string(next));
        beside
            .filter(|string| string.colour() == colour)
            .map(|string| self.liberties_with(Some(string), point))
            .fold(self.liberties_with(None, point), usize::max)
    }

    /// The liberties of a stone on this empty vertex together with a string beside it, captures left
    /// out.
    #[inline]
    fn liberties_with(&self, string: Option<&StoneString>, point: Point) -> usize {
        let brought = |next: &Point| {
            self.vertex(*next) == Vertex::Empty
                && string.is_none_or(|string| !string.liberties().contains(*next))
        };
        let gained = point.neighbours().iter().filter(|next| brought(next)).count();
        gained + string.map_or(0, |string| string.liberty_count().saturating_sub(1))
    }
}

/// What a stone would meet.
#[derive(Default)]
struct Around {
    /// The neighbours that would be its liberties: empty ones, and stones that it takes.
    open: Sides,
    /// The strings of its own colour.
    friends: Friends,
    captures: bool,
}

/// The different strings of a stone's own colour beside it, as far as they are counted.
#[derive(Clone, Copy, Default)]
enum Friends {
    #[default]
    None,
    One(Slot),
    Two(Slot, Slot),
    More,
}

impl Friends {
    /// With one that may be among them already.
    #[inline]
    fn with(self, string: Slot) -> Friends {
        match self {
            Friends::None => Friends::One(string),
            Friends::One(one) if one != string => Friends::Two(one, string),
            Friends::Two(one, other) if one != string && other != string => Friends::More,
            _ => self,
        }
    }
}

/// What a stone would come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// The liberties that its string would have.
    pub liberties: usize,
    /// Whether it would capture something.
    pub captures: bool,
}

impl Board {
    /// The hash of the stones after a play, captures and suicide counted; as it is where no stone can
    /// be put. Ko is not asked.
    pub fn stones_hash_after(&self, colour: Colour, point: Point) -> u64 {
        if self.vertex(point) != Vertex::Empty {
            return self.stones_hash();
        }
        let with_stone = self.stones_hash() ^ zobrist::stone(colour, point);
        let lost = if self.is_suicide(colour, point) { colour } else { colour.other() };
        let taken = self.strings_beside(point, lost).filter(|string| string.liberty_count() <= 1);
        let taken = taken.fold(PointSet::EMPTY, |taken, string| taken | *string.stones());
        let own = if lost == colour { PointSet::only(point) } else { PointSet::EMPTY };
        (taken | own).iter().fold(with_stone, |hash, stone| hash ^ zobrist::stone(lost, stone))
    }
}

/// Strings that have a stone in a set of points, each once, in the order of the points.
#[derive(Clone, Debug)]
pub struct StringsIn<'board> {
    board: &'board Board,
    left: Points,
    most_liberties: usize,
}

impl<'board> StringsIn<'board> {
    /// Only those that have no more than so many liberties.
    #[inline]
    #[must_use]
    pub fn short_of_liberties(self, most: usize) -> StringsIn<'board> {
        StringsIn { most_liberties: most.min(self.most_liberties), ..self }
    }
}

impl<'board> Iterator for StringsIn<'board> {
    type Item = &'board StoneString;

    #[inline]
    fn next(&mut self) -> Option<&'board StoneString> {
        loop {
            let string = self.board.string(self.left.next()?);
            if let Some(string) = string.filter(|it| it.liberty_count() <= self.most_liberties) {
                self.left.skip_all(string.stones());
                return Some(string);
            }
        }
    }
}
