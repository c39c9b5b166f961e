//! Strings of stones with their liberties, kept up to date move by move.

use arrayvec::ArrayVec;

use super::{
    colour::{Colour, Vertex},
    point::{PerPoint, Point},
    point_set::PointSet,
    stones::Stones,
};

/// A string: connected stones of one colour, all of them, and their liberties.
///
/// Everything about it follows from the position alone, whatever the order of the moves.
#[derive(Clone, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub struct StoneString {
    stones: PointSet,
    liberties: PointSet,
    liberty_count: u16,
    size: u16,
    origin: Point,
    colour: Colour,
}

impl StoneString {
    /// A single stone.
    #[inline]
    fn single(colour: Colour, point: Point, empties: Sides) -> StoneString {
        let mut liberties = PointSet::EMPTY;
        empties.points(point).for_each(|liberty| _ = liberties.insert(liberty));
        StoneString {
            stones: PointSet::only(point),
            liberties,
            liberty_count: empties.count(),
            size: 1,
            origin: point,
            colour,
        }
    }

    /// Its stones.
    #[inline]
    pub fn stones(&self) -> &PointSet {
        &self.stones
    }

    /// Its liberties: the empty vertices next to its stones.
    #[inline]
    pub fn liberties(&self) -> &PointSet {
        &self.liberties
    }

    /// The number of its liberties.
    #[inline]
    pub fn liberty_count(&self) -> usize {
        self.liberty_count.into()
    }

    /// Whether a single liberty is left.
    #[inline]
    pub fn in_atari(&self) -> bool {
        self.liberty_count == 1
    }

    /// The number of its stones.
    #[inline]
    pub fn size(&self) -> usize {
        self.size.into()
    }

    /// Its first stone in the order of the points: a name for the string.
    #[inline]
    pub fn origin(&self) -> Point {
        self.origin
    }

    /// Its colour.
    #[inline]
    pub fn colour(&self) -> Colour {
        self.colour
    }

    /// Adds a liberty. Whether it was none before.
    #[inline]
    fn add_liberty(&mut self, point: Point) -> bool {
        let added = self.liberties.insert(point);
        self.liberty_count += u16::from(added);
        added
    }

    /// Takes a liberty away, if it was one.
    #[inline]
    fn remove_liberty(&mut self, point: Point) {
        let removed = self.liberties.remove(point);
        self.liberty_count -= u16::from(removed);
    }

    /// Takes in the stones and liberties of another.
    #[inline]
    fn absorb(&mut self, other: &StoneString) {
        let common = self.liberties.count_common(&other.liberties) as u16;
        self.liberty_count += other.liberty_count - common;
        self.stones |= other.stones;
        self.liberties |= other.liberties;
        self.size += other.size;
        self.origin = self.origin.min(other.origin);
    }
}

/// The place of a string among the records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot(u32);

impl Slot {
    /// No string. No record has this index: that many strings would not fit into memory.
    const NONE: Slot = Slot(u32::MAX);
}

/// Some of the four neighbours of a point: a bit for each, in the order of [`Point::neighbours`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Sides(u8);

impl Sides {
    #[inline]
    pub(super) fn add(&mut self, side: usize) {
        self.0 |= 1 << side;
    }

    #[inline]
    pub(super) fn count(self) -> u16 {
        self.0.count_ones() as u16
    }

    /// The number of neighbours of this point on these sides that are as wanted.
    #[inline]
    pub(super) fn count_where(self, of: Point, wanted: impl Fn(Point) -> bool) -> usize {
        let neighbours = of.neighbours().into_iter().enumerate();
        let count = |(side, next)| usize::from(self.0 >> side & 1 != 0 && wanted(next));
        neighbours.map(count).sum()
    }

    /// The neighbours of this point on these sides.
    #[inline]
    pub(super) fn points(self, of: Point) -> impl Iterator<Item = Point> {
        let neighbours = of.neighbours();
        let mut left = self.0;
        std::iter::from_fn(move || {
            let side = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            neighbours.get(side).copied()
        })
    }
}

/// What a stone meets where it is put.
#[derive(Default)]
struct Meeting {
    empties: Sides,
    /// The strings of its own colour.
    friends: ArrayVec<Slot, 4>,
    /// The opponent's strings that it has taken the last liberty of.
    breathless: ArrayVec<Slot, 4>,
}

/// How a stone joined the strings around it: what is needed to part them again.
#[derive(Clone, Debug)]
pub(super) enum Join {
    /// It became a string of its own.
    Single,
    /// It extended one string.
    Extended {
        /// Where it brought liberties.
        gained: Sides,
        /// The string's origin before.
        origin: Point,
    },
    /// It made one of several: these went into a further one, whose record before is saved.
    Merged(ArrayVec<Slot, 3>),
}

/// All strings.
///
/// A new string is a record pushed; parting it again pops it. Records of strings captured or merged into
/// another stay behind untouched, so that undoing finds them as they were.
#[derive(Debug)]
pub(super) struct Strings {
    records: Vec<StoneString>,
    /// Records as they were before other strings were merged into them.
    saved: Vec<StoneString>,
    slots: PerPoint<Slot>,
}

/// `clone_from` uses the room that there is.
impl Clone for Strings {
    fn clone(&self) -> Strings {
        Strings {
            records: self.records.clone(),
            saved: self.saved.clone(),
            slots: self.slots.clone(),
        }
    }

    fn clone_from(&mut self, other: &Strings) {
        self.records.clone_from(&other.records);
        self.saved.clone_from(&other.saved);
        self.slots.clone_from(&other.slots);
    }
}

impl Strings {
    /// No strings.
    pub(super) fn none() -> Strings {
        Strings {
            records: Vec::with_capacity(64),
            saved: Vec::with_capacity(16),
            slots: PerPoint::filled(Slot::NONE),
        }
    }

    /// The string at a point, if a stone is there.
    #[inline]
    pub(super) fn at(&self, point: Point) -> Option<&StoneString> {
        self.records.get(self.slots[point].0 as usize)
    }

    /// The place of the string at a point where a stone is.
    #[inline]
    pub(super) fn slot(&self, point: Point) -> Slot {
        self.slots[point]
    }

    /// The string of that place.
    #[inline]
    pub(super) fn record(&self, slot: Slot) -> &StoneString {
        &self.records[slot.0 as usize]
    }

    #[inline]
    fn record_mut(&mut self, slot: Slot) -> &mut StoneString {
        &mut self.records[slot.0 as usize]
    }

    /// Joins a stone just put on the board to the strings around it. The opponent's lose a liberty;
    /// those that have none left are told.
    #[inline]
    pub(super) fn join(
        &mut self,
        stones: &Stones,
        colour: Colour,
        point: Point,
    ) -> (Join, ArrayVec<Slot, 4>) {
        let Meeting { empties, friends, breathless } = self.meet(stones, colour, point);
        let join = match friends.as_slice() {
            [] => self.begin(colour, point, empties),
            [one] => self.extend(*one, point, empties),
            _ => self.merge(friends, point, empties),
        };
        (join, breathless)
    }

    /// What a stone meets, after it has taken its liberty from the opponent's strings.
    #[inline]
    fn meet(&mut self, stones: &Stones, colour: Colour, point: Point) -> Meeting {
        let mut meeting = Meeting::default();
        for (side, &neighbour) in point.neighbours().iter().enumerate() {
            let slot = self.slots[neighbour];
            match stones.at(neighbour) {
                Vertex::Off => {}
                Vertex::Empty => meeting.empties.add(side),
                stone if stone == colour.stone() => {
                    if !meeting.friends.contains(&slot) {
                        meeting.friends.push(slot);
                    }
                }
                _ => {
                    let string = self.record_mut(slot);
                    string.remove_liberty(point);
                    if string.liberty_count == 0 && !meeting.breathless.contains(&slot) {
                        meeting.breathless.push(slot);
                    }
                }
            }
        }
        meeting
    }

    /// A string of one stone.
    #[inline]
    fn begin(&mut self, colour: Colour, point: Point, empties: Sides) -> Join {
        self.slots[point] = Slot(self.records.len() as u32);
        self.records.push(StoneString::single(colour, point, empties));
        Join::Single
    }

    /// A string with a stone more.
    #[inline]
    fn extend(&mut self, slot: Slot, point: Point, empties: Sides) -> Join {
        let origin = self.record(slot).origin;
        let gained = self.add_stone(slot, point, empties);
        Join::Extended { gained, origin }
    }

    /// Adds a stone beside these empty vertices to a string. Where it brought liberties.
    #[inline]
    fn add_stone(&mut self, slot: Slot, point: Point, empties: Sides) -> Sides {
        self.slots[point] = slot;
        let string = self.record_mut(slot);
        string.stones.insert(point);
        string.size += 1;
        string.origin = string.origin.min(point);
        string.remove_liberty(point);
        let mut gained = Sides::default();
        for (side, &neighbour) in point.neighbours().iter().enumerate() {
            if empties.0 >> side & 1 != 0 && string.add_liberty(neighbour) {
                gained.add(side);
            }
        }
        gained
    }

    /// The string at one place takes in that at another, whose record stays as it is.
    #[inline]
    fn absorb(&mut self, main: Slot, other: Slot) {
        let places = [main.0 as usize, other.0 as usize];
        if let Ok([main, other]) = self.records.get_disjoint_mut(places) {
            main.absorb(other);
        }
    }

    /// Several strings and the stone between them become one, in the place of the largest.
    fn merge(&mut self, mut friends: ArrayVec<Slot, 4>, point: Point, empties: Sides) -> Join {
        let mut largest = 0;
        for index in 1..friends.len() {
            if self.record(friends[index]).size > self.record(friends[largest]).size {
                largest = index;
            }
        }
        let main = friends.swap_remove(largest);
        self.saved.push(self.record(main).clone());
        for &other in &friends {
            self.absorb(main, other);
            self.relabel(other, main);
        }
        self.add_stone(main, point, empties);
        Join::Merged(friends.into_iter().collect())
    }

    /// Lets the stones of the string recorded at `string` belong to `to`.
    #[inline]
    fn relabel(&mut self, string: Slot, to: Slot) {
        for stone in self.records[string.0 as usize].stones.iter() {
            self.slots[stone] = to;
        }
    }

    /// Undoes [`Strings::join`], while the stone is still on the board.
    #[inline]
    pub(super) fn part(&mut self, stones: &Stones, colour: Colour, point: Point, join: &Join) {
        let slot = self.slots[point];
        match join {
            Join::Single => {
                self.records.pop();
            }
            Join::Extended { gained, origin } => {
                let string = self.record_mut(slot);
                for liberty in gained.points(point) {
                    string.remove_liberty(liberty);
                }
                string.add_liberty(point);
                string.stones.remove(point);
                string.size -= 1;
                string.origin = *origin;
            }
            Join::Merged(others) => {
                if let Some(before) = self.saved.pop() {
                    *self.record_mut(slot) = before;
                }
                for &other in others {
                    self.relabel(other, other);
                }
            }
        }
        self.slots[point] = Slot::NONE;
        self.give_liberty(stones, colour.other(), point);
    }

    /// The string at this place is taken off the board: its stones become liberties of the
    /// opponent's. Its record stays as it is.
    pub(super) fn lift(&mut self, stones: &mut Stones, slot: Slot) {
        let StoneString { stones: lifted, colour, .. } = *self.record(slot);
        for stone in lifted.iter() {
            stones.take(colour, stone);
            self.slots[stone] = Slot::NONE;
            self.give_liberty(stones, colour.other(), stone);
        }
    }

    /// Undoes [`Strings::lift`].
    pub(super) fn put_back(&mut self, stones: &mut Stones, slot: Slot) {
        let StoneString { stones: lifted, colour, .. } = *self.record(slot);
        for stone in lifted.iter() {
            stones.put(colour, stone);
            self.slots[stone] = slot;
            for &neighbour in &stone.neighbours() {
                if stones.at(neighbour) == colour.other().stone() {
                    self.record_mut(self.slots[neighbour]).remove_liberty(stone);
                }
            }
        }
    }

    /// The strings of this colour next to the point have it as a liberty.
    #[inline]
    fn give_liberty(&mut self, stones: &Stones, colour: Colour, point: Point) {
        for &neighbour in &point.neighbours() {
            if stones.at(neighbour) == colour.stone() {
                self.record_mut(self.slots[neighbour]).add_liberty(point);
            }
        }
    }
}
