//! A board for games that are played out fast: no undo, no liberties as sets.
//!
//! Strings are rings of vertices. A string knows its *pseudo-liberties*: every empty vertex counts as often as the string
//! touches it. Their number, the sum of their places and the sum of the squares tell whether they are all the same vertex,
//! that is, whether the string is in atari (an idea of computer Go's mailing list, used by many programs).

use super::neighbourhood::{Neighbourhood, OFFSETS};
use crate::{
    board::{Board, BoardSize, Colour, POINTS, Point, STRIDE, Vertex},
    matching::view::Seen,
};

/// A vertex by its index on the padded board, as small as can be.
pub(super) type At = u16;

/// No vertex: a pass, or no ko.
pub(super) const NOWHERE: At = 0;

const EMPTY: u8 = Seen::Empty as u8;
const OFF: u8 = Seen::Off as u8;

/// The code of a colour's stones: as Black sees the board.
const fn stone(colour: Colour) -> u8 {
    match colour {
        Colour::Black => Seen::Friend as u8,
        Colour::White => Seen::Enemy as u8,
    }
}

const SIDES: [isize; 4] = [-(STRIDE as isize), -1, STRIDE as isize, 1];

const fn beside(at: At, by: isize) -> At {
    (at as isize + by) as At
}

/// The pseudo-liberties of a string.
#[derive(Clone, Copy, Default, Debug)]
struct Liberties {
    count: u32,
    sum: u32,
    squares: u32,
}

impl Liberties {
    fn add(&mut self, at: At) {
        let at = u32::from(at);
        self.count += 1;
        self.sum += at;
        self.squares += at * at;
    }

    fn remove(&mut self, at: At) {
        let at = u32::from(at);
        self.count -= 1;
        self.sum -= at;
        self.squares -= at * at;
    }

    fn join(&mut self, other: Liberties) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The only liberty, if there is just one.
    fn only(self) -> Option<At> {
        let is_one = self.count > 0
            && u64::from(self.count) * u64::from(self.squares)
                == u64::from(self.sum) * u64::from(self.sum);
        is_one.then(|| (self.sum / self.count) as At)
    }
}

/// A position in a game that is being played out.
#[derive(Clone)]
pub(super) struct FastBoard {
    size: BoardSize,
    codes: [u8; POINTS],
    around: [u16; POINTS],
    head: [At; POINTS],
    next: [At; POINTS],
    stones: [u16; POINTS],
    liberties: [Liberties; POINTS],
    empties: Vec<At>,
    place: [u16; POINTS],
    ko: At,
}

impl FastBoard {
    /// The position of a board. Where a ko may not be taken, it may not here.
    pub(super) fn of(board: &Board) -> FastBoard {
        let size = board.size();
        let mut fast = FastBoard {
            size,
            codes: [OFF; POINTS],
            around: [0; POINTS],
            head: [NOWHERE; POINTS],
            next: [NOWHERE; POINTS],
            stones: [0; POINTS],
            liberties: [Liberties::default(); POINTS],
            empties: Vec::with_capacity(size.get() * size.get()),
            place: [0; POINTS],
            ko: NOWHERE,
        };
        for point in size.points() {
            fast.codes[point.index()] = EMPTY;
        }
        for point in size.points() {
            fast.look_around(point.index() as At);
            fast.open(point.index() as At);
        }
        for point in size.points() {
            if let Some(colour) = board.vertex(point).colour() {
                fast.put(colour, point.index() as At);
            }
        }
        fast.ko = board.ko().map_or(NOWHERE, |point| point.index() as At);
        fast
    }

    fn look_around(&mut self, at: At) {
        let codes = OFFSETS.iter().enumerate().map(|(step, offset)| {
            u16::from(self.codes[beside(at, *offset) as usize]) << (2 * step)
        });
        self.around[at as usize] = codes.sum();
    }

    /// What is round a vertex, as a colour sees it.
    pub(super) fn around(&self, colour: Colour, at: At) -> Neighbourhood {
        let seen = Neighbourhood(self.around[at as usize]);
        if colour == Colour::Black { seen } else { seen.swapped() }
    }

    /// The empty vertices, in an order that depends on the game.
    pub(super) fn empties(&self) -> &[At] {
        &self.empties
    }

    pub(super) fn size(&self) -> BoardSize {
        self.size
    }

    pub(super) fn vertex(&self, at: At) -> Vertex {
        match self.codes[at as usize] {
            EMPTY => Vertex::Empty,
            OFF => Vertex::Off,
            code if code == stone(Colour::Black) => Vertex::Black,
            _ => Vertex::White,
        }
    }

    pub(super) fn is_empty(&self, at: At) -> bool {
        self.codes[at as usize] == EMPTY
    }

    fn is_stone(&self, colour: Colour, at: At) -> bool {
        self.codes[at as usize] == stone(colour)
    }

    fn liberties(&self, at: At) -> Liberties {
        self.liberties[self.head[at as usize] as usize]
    }

    /// The only liberty of the string at a vertex, if it is in atari.
    pub(super) fn only_liberty(&self, at: At) -> Option<At> {
        self.liberties(at).only()
    }

    /// The number of stones of the string at a vertex.
    pub(super) fn string_size(&self, at: At) -> usize {
        usize::from(self.stones[self.head[at as usize] as usize])
    }

    /// The four vertices beside one that hold stones of a colour.
    pub(super) fn stones_beside(&self, colour: Colour, at: At) -> impl Iterator<Item = At> + '_ {
        SIDES
            .iter()
            .map(move |side| beside(at, *side))
            .filter(move |next| self.is_stone(colour, *next))
    }

    /// The stones of the string at a vertex.
    pub(super) fn string(&self, at: At) -> impl Iterator<Item = At> + '_ {
        let mut current = Some(at);
        std::iter::from_fn(move || {
            let here = current?;
            let next = self.next[here as usize];
            current = (next != at).then_some(next);
            Some(here)
        })
    }

    /// Whether a move is legal: no suicide, no taking back of a ko.
    pub(super) fn is_legal(&self, colour: Colour, at: At) -> bool {
        if !self.is_empty(at) || at == self.ko {
            return false;
        }
        SIDES.iter().any(|side| {
            let next = beside(at, *side);
            match self.codes[next as usize] {
                EMPTY => true,
                OFF => false,
                code => (code == stone(colour)) != self.only_liberty(next).is_some(),
            }
        })
    }

    /// Whether an empty vertex is an eye of a colour, as far as its eight neighbours tell.
    pub(super) fn is_eye(&self, colour: Colour, at: At) -> bool {
        let own = stone(colour);
        let closed = SIDES.iter().all(|side| {
            let code = self.codes[beside(at, *side) as usize];
            code == own || code == OFF
        });
        if !closed {
            return false;
        }
        let enemy = stone(colour.other());
        let diagonals = [0, 2, 5, 7].map(|step| self.codes[beside(at, OFFSETS[step]) as usize]);
        let edge = usize::from(diagonals.contains(&OFF));
        diagonals.iter().filter(|code| **code == enemy).count() + edge < 2
    }

    /// What a legal move leaves of liberties and what it joins.
    pub(super) fn prospect(&self, colour: Colour, at: At) -> Prospect {
        let mut prospect = Prospect { liberties: 0, stones: 1, captures: 0 };
        let mut first = NOWHERE;
        let mut found = |liberty: At, prospect: &mut Prospect| {
            if prospect.liberties == 0 {
                first = liberty;
                prospect.liberties = 1;
            } else if liberty != first {
                prospect.liberties = 2;
            }
        };
        let mut joined = [NOWHERE; 4];
        for (index, side) in SIDES.iter().enumerate() {
            let next = beside(at, *side);
            let code = self.codes[next as usize];
            if code == EMPTY {
                found(next, &mut prospect);
            } else if code == OFF {
                continue;
            } else if code != stone(colour) {
                if self.only_liberty(next).is_some() {
                    prospect.captures += self.string_size(next);
                    found(next, &mut prospect);
                }
            } else {
                let head = self.head[next as usize];
                if joined.contains(&head) {
                    continue;
                }
                joined[index] = head;
                prospect.stones += self.string_size(next);
                let mut others = self.liberties[head as usize];
                for other in SIDES.iter().map(|side| beside(at, *side)) {
                    if self.is_stone(colour, other) && self.head[other as usize] == head {
                        others.remove(at);
                    }
                }
                match (others.count, others.only()) {
                    (0, _) => {}
                    (_, Some(liberty)) => found(liberty, &mut prospect),
                    (_, None) => prospect.liberties = 2,
                }
            }
        }
        prospect
    }

    /// Plays a legal move.
    pub(super) fn play(&mut self, colour: Colour, at: At) {
        let was_closed = SIDES.iter().all(|side| {
            let code = self.codes[beside(at, *side) as usize];
            code == OFF || code == stone(colour.other())
        });
        let taken = self.put(colour, at);
        self.ko = match taken {
            Some((only, 1)) if was_closed => only,
            _ => NOWHERE,
        };
    }

    /// A pass: what could not be taken can be.
    pub(super) fn pass(&mut self) {
        self.ko = NOWHERE;
    }

    /// Puts a stone and takes what it captures: one of the vertices and their number.
    fn put(&mut self, colour: Colour, at: At) -> Option<(At, usize)> {
        self.close(at);
        self.set_code(at, stone(colour));
        let index = at as usize;
        self.head[index] = at;
        self.next[index] = at;
        self.stones[index] = 1;
        self.liberties[index] = Liberties::default();
        for side in SIDES {
            let next = beside(at, side);
            match self.codes[next as usize] {
                EMPTY => self.liberties[index].add(next),
                OFF => {}
                _ => self.liberties[self.head[next as usize] as usize].remove(at),
            }
        }
        let mut taken: Option<(At, usize)> = None;
        for side in SIDES {
            let next = beside(at, side);
            if self.is_stone(colour, next) {
                self.join(at, next);
            } else if self.is_stone(colour.other(), next) && self.liberties(next).count == 0 {
                let number = self.take(next);
                taken = Some((next, taken.map_or(0, |it| it.1) + number));
            }
        }
        taken
    }

    fn set_code(&mut self, at: At, code: u8) {
        let change = self.codes[at as usize] ^ code;
        self.codes[at as usize] = code;
        for (step, offset) in OFFSETS.iter().enumerate() {
            // Seen from there, this vertex lies in the opposite direction: the steps are symmetrical.
            self.around[beside(at, *offset) as usize] ^= u16::from(change) << (2 * (7 - step));
        }
    }

    fn join(&mut self, one: At, other: At) {
        let (mut into, mut from) = (self.head[one as usize], self.head[other as usize]);
        if into == from {
            return;
        }
        if self.stones[into as usize] < self.stones[from as usize] {
            std::mem::swap(&mut into, &mut from);
        }
        let liberties = self.liberties[from as usize];
        self.liberties[into as usize].join(liberties);
        self.stones[into as usize] += self.stones[from as usize];
        let mut stone = from;
        loop {
            self.head[stone as usize] = into;
            stone = self.next[stone as usize];
            if stone == from {
                break;
            }
        }
        self.next.swap(into as usize, from as usize);
    }

    /// Takes the string at a vertex off the board: how many stones it had.
    fn take(&mut self, at: At) -> usize {
        let mut number = 0;
        let mut stone = at;
        loop {
            let next = self.next[stone as usize];
            self.set_code(stone, EMPTY);
            self.open(stone);
            number += 1;
            for side in SIDES {
                let beside = beside(stone, side);
                let code = self.codes[beside as usize];
                if code != EMPTY && code != OFF {
                    self.liberties[self.head[beside as usize] as usize].add(stone);
                }
            }
            stone = next;
            if stone == at {
                return number;
            }
        }
    }

    fn open(&mut self, at: At) {
        self.place[at as usize] = self.empties.len() as u16;
        self.empties.push(at);
    }

    fn close(&mut self, at: At) {
        let place = usize::from(self.place[at as usize]);
        self.empties.swap_remove(place);
        if let Some(moved) = self.empties.get(place) {
            self.place[*moved as usize] = place as u16;
        }
    }

    /// The colour that a vertex belongs to once all is played out: that of its stone, or of all stones beside it.
    pub(super) fn owner(&self, at: At) -> Option<Colour> {
        if let Some(colour) = self.vertex(at).colour() {
            return Some(colour);
        }
        let mut owner = None;
        for side in SIDES {
            if let Some(colour) = self.vertex(beside(at, side)).colour() {
                if owner.is_some_and(|other| other != colour) {
                    return None;
                }
                owner = Some(colour);
            }
        }
        owner
    }
}

/// What a move leads to, as far as its neighbours tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Prospect {
    /// The liberties of its string then: 0, 1, or 2 for more.
    pub(super) liberties: u8,
    /// The stones of its string then.
    pub(super) stones: usize,
    /// The stones that it captures; a string that it touches twice counts twice.
    pub(super) captures: usize,
}

/// The point of a vertex.
pub(super) fn point(at: At) -> Point {
    Point::from_index(usize::from(at)).unwrap_or(Point::PASS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{game::score::is_eye, random::Random};

    fn at(point: Point) -> At {
        point.index() as At
    }

    /// All that a fast board says, against the board that the rest of the engine uses.
    fn assert_agree(fast: &FastBoard, board: &Board, to_move: Colour) {
        assert_eq!(fast.empties().len(), board.empties().len());
        for point in board.size().points() {
            let here = at(point);
            assert_eq!(fast.vertex(here), board.vertex(point));
            if let Some(string) = board.string(point) {
                assert_eq!(fast.string_size(here), string.size());
                assert_eq!(fast.string(here).count(), string.size());
                let only = string.liberties().first().filter(|_| string.in_atari());
                assert_eq!(fast.only_liberty(here), only.map(at));
            }
            for (step, offset) in OFFSETS.iter().enumerate() {
                let code = fast.around(Colour::White, here).0 >> (2 * step) & 3;
                let next = board.vertex(point.offset(*offset as i32));
                assert_eq!(code, Seen::from_side(next, Colour::White) as u16);
            }
            for colour in Colour::ALL {
                // Whose move it is not may not take the ko back here, as he is never asked.
                if board.ko() == Some(point) && colour != to_move {
                    continue;
                }
                assert_eq!(fast.is_legal(colour, here), board.is_legal(colour, point));
                if board.is_legal(colour, point) {
                    assert_eq!(fast.is_eye(colour, here), is_eye(board, colour, point));
                    assert_prospect(fast.prospect(colour, here), board, colour, point);
                }
            }
        }
    }

    fn assert_prospect(prospect: Prospect, board: &Board, colour: Colour, point: Point) {
        let own: usize = board.strings_beside(point, colour).map(|string| string.size()).sum();
        assert_eq!(prospect.stones, own + 1);
        assert_eq!(prospect.captures > 0, board.captures_something(colour, point));
        // A stone that is taken may have been all that filled a liberty of a neighbouring string.
        if prospect.captures == 0 {
            let liberties = board.liberties_after(colour, point).len().min(2);
            assert_eq!(usize::from(prospect.liberties), liberties);
        }
    }

    #[test]
    fn a_fast_board_agrees_with_the_board_throughout_random_games() {
        for seed in 0..12 {
            let mut random = Random::new(seed);
            let size = BoardSize::new(1 + random.below(9)).unwrap();
            let mut board = Board::new(size);
            let mut fast = FastBoard::of(&board);
            let mut colour = Colour::Black;
            for _ in 0..150 {
                let legal: Vec<Point> =
                    size.points().filter(|point| board.is_legal(colour, *point)).collect();
                if legal.is_empty() || random.below(20) == 0 {
                    board.play(colour, Point::PASS).unwrap();
                    fast.pass();
                } else {
                    let point = legal[random.below(legal.len())];
                    board.play(colour, point).unwrap();
                    fast.play(colour, at(point));
                }
                colour = colour.other();
                assert_agree(&fast, &board, colour);
                assert_agree(&FastBoard::of(&board), &board, colour);
            }
        }
    }
}
