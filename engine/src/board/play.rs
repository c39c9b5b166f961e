//! Playing and undoing moves.

use arrayvec::ArrayVec;

use super::{
    Board, IllegalMove, Ko,
    colour::Colour,
    point::Point,
    strings::{Join, Slot},
};

/// A move made, with what is needed to undo it.
#[derive(Clone, Debug)]
pub(super) struct Played {
    colour: Colour,
    point: Point,
    ko_before: Option<Ko>,
    /// What the stone did; nothing for a pass.
    effect: Option<Effect>,
}

/// What a stone did to the strings.
#[derive(Clone, Debug)]
struct Effect {
    join: Join,
    /// The strings taken off: the opponent's, or the stone's own in a suicide.
    lifted: ArrayVec<Slot, 4>,
}

impl Board {
    /// Plays a move, or passes ([`Point::PASS`]).
    ///
    /// # Errors
    /// If the move is not legal; then nothing has changed.
    #[inline]
    pub fn play(&mut self, colour: Colour, point: Point) -> Result<(), IllegalMove> {
        self.legality(colour, point)?;
        self.make(colour, point);
        Ok(())
    }

    /// Plays a move as if a ko threat had been made and answered first.
    ///
    /// # Errors
    /// If the move is not legal for another reason than ko; then nothing has changed.
    #[inline]
    pub fn play_ignoring_ko(&mut self, colour: Colour, point: Point) -> Result<(), IllegalMove> {
        self.legality_without_ko(colour, point)?;
        self.make(colour, point);
        Ok(())
    }

    /// Takes back the last move and tells which it was. `None` if there is none: moves before the
    /// last [`set`](Board::set) cannot be undone.
    #[inline]
    pub fn undo(&mut self) -> Option<(Colour, Point)> {
        let Played { colour, point, ko_before, effect } = self.played.pop()?;
        if let Some(Effect { join, lifted }) = effect {
            for &slot in lifted.iter().rev() {
                self.strings.put_back(&mut self.stones, slot);
                let string = self.strings.record(slot);
                self.captured[string.colour()] -= string.size() as u32;
            }
            self.strings.part(&self.stones, colour, point, &join);
            self.stones.take(colour, point);
        }
        self.ko = ko_before;
        Some((colour, point))
    }

    /// Takes back moves until `count` are left of those that can be undone.
    pub fn undo_to(&mut self, count: usize) {
        while self.move_count() > count && self.undo().is_some() {}
    }

    /// The number of moves that can be undone.
    #[inline]
    pub fn move_count(&self) -> usize {
        self.played.len()
    }

    /// The last move, if it can be undone.
    #[inline]
    pub fn last_move(&self) -> Option<(Colour, Point)> {
        self.moves().next_back()
    }

    /// The moves that can be undone, the first first.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = (Colour, Point)> + '_ {
        self.played.iter().map(|played| (played.colour, played.point))
    }

    /// Makes a legal move.
    #[inline]
    fn make(&mut self, colour: Colour, point: Point) {
        let ko_before = self.ko.take();
        let effect = (!point.is_pass()).then(|| self.place(colour, point));
        self.played.push(Played { colour, point, ko_before, effect });
    }

    /// Puts a stone on an empty vertex and takes off what it leaves without liberty.
    #[inline]
    fn place(&mut self, colour: Colour, point: Point) -> Effect {
        self.stones.put(colour, point);
        let (join, mut lifted) = self.strings.join(&self.stones, colour, point);
        for &slot in &lifted {
            self.lift(slot);
        }
        if let [captured] = lifted[..] {
            self.ko = self.ko_after(point, captured);
        } else if lifted.is_empty() && self.liberty_count(point) == 0 {
            let own = self.strings.slot(point);
            self.lift(own);
            lifted.push(own);
        }
        Effect { join, lifted }
    }

    /// Takes a string off the board.
    fn lift(&mut self, slot: Slot) {
        self.strings.lift(&mut self.stones, slot);
        let string = self.strings.record(slot);
        self.captured[string.colour()] += string.size() as u32;
    }

    /// The ko that a stone has made by capturing this string: none unless it took a single stone
    /// and is now alone, with that stone's vertex as its only liberty.
    fn ko_after(&self, point: Point, captured: Slot) -> Option<Ko> {
        let captured = self.strings.record(captured);
        let taker = self.string(point)?;
        (captured.size() == 1 && taker.size() == 1 && taker.in_atari())
            .then(|| Ko { point: captured.origin(), banned: captured.colour() })
    }
}
