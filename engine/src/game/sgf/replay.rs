//! From a record to the position after any of its moves.

use super::{
    error::{Note, NoteKind, Place},
    record::{GameRecord, RecordedMove, Step},
};
use crate::board::{Board, Colour, PerPoint, Point, Vertex};

/// A position of a record.
#[derive(Clone, Debug)]
pub struct Position {
    /// The board.
    pub board: Board,
    /// Who moves next: whom the record names (`PL`), else who plays the next move of the record,
    /// else whoever did not play the last one; where there is none, White if the record has
    /// handicap stones, else Black.
    pub to_move: Colour,
    /// The move that led here, if any.
    pub last_move: Option<RecordedMove>,
    /// The number of moves played.
    pub move_number: usize,
    /// What was odd on the way here.
    pub notes: Vec<Note>,
}

/// A move number past the end of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("move {wanted} is past the end: the record has {moves} moves")]
pub struct PastTheEnd {
    /// The number asked for.
    pub wanted: usize,
    /// The number of moves of the record.
    pub moves: usize,
}

impl GameRecord {
    /// The position after `moves` moves (0: before the first), with the setup that follows the
    /// last of them.
    ///
    /// Moves are played as the format wants it: whatever the rules say, the stone is put, and
    /// what has no liberty is taken off, the opponent's stones first.
    ///
    /// # Errors
    /// If the record has fewer moves.
    pub fn position(&self, moves: usize) -> Result<Position, PastTheEnd> {
        if moves > self.move_count() {
            return Err(PastTheEnd { wanted: moves, moves: self.move_count() });
        }
        let mut replay = Replay::new(self);
        let mut next = None;
        for step in &self.steps {
            match step {
                Step::Move(played) if played.number > moves => {
                    next = Some(played.colour);
                    break;
                }
                step => replay.step(step),
            }
        }
        Ok(replay.finish(next))
    }

    /// The position after the last move.
    pub fn last_position(&self) -> Position {
        let mut replay = Replay::new(self);
        self.steps.iter().for_each(|step| replay.step(step));
        replay.finish(None)
    }
}

/// A position under way.
struct Replay {
    board: Board,
    /// Who moves next as the record names them since the last move.
    named: Option<Colour>,
    last_move: Option<RecordedMove>,
    handicap: bool,
    notes: Vec<Note>,
}

impl Replay {
    fn new(record: &GameRecord) -> Replay {
        Replay {
            board: Board::new(record.size),
            named: None,
            last_move: None,
            handicap: has_handicap(record),
            notes: Vec::new(),
        }
    }

    fn step(&mut self, step: &Step) {
        match step {
            Step::Setup { stones, place } => self.set_up(stones, *place),
            Step::ToPlay(colour) => self.named = Some(*colour),
            Step::Move(played) => self.play(*played),
        }
    }

    fn set_up(&mut self, stones: &[(Point, Vertex)], place: Place) {
        let mut vertices = self.board.vertices().clone();
        for &(point, vertex) in stones {
            vertices[point] = vertex;
        }
        let taken = remove_breathless(&mut vertices, self.board.size().points());
        if taken > 0 {
            self.notes.push(Note { place, kind: NoteKind::Breathless(taken) });
        }
        self.rebuild(&vertices);
    }

    fn play(&mut self, played: RecordedMove) {
        self.named = None;
        self.last_move = Some(played);
        if played.point.is_pass() {
            return;
        }
        self.force(played);
    }

    /// Plays a move that the rules forbid.
    fn force(&mut self, played: RecordedMove) {
        let mut vertices = self.board.vertices().clone();
        if vertices[played.point].is_stone() {
            self.note(played, NoteKind::Occupied(played.number));
        }
        vertices[played.point] = played.colour.stone();
        let opponent = played.colour.other().stone();
        let neighbours = played.point.neighbours();
        let enemies = neighbours.into_iter().filter(|&point| vertices[point] == opponent);
        for point in enemies.collect::<Vec<_>>() {
            remove_if_breathless(&mut vertices, point);
        }
        if remove_if_breathless(&mut vertices, played.point) > 0 {
            self.note(played, NoteKind::Suicide(played.number));
        }
        self.rebuild(&vertices);
    }

    fn note(&mut self, played: RecordedMove, kind: NoteKind) {
        self.notes.push(Note { place: played.place, kind });
    }

    fn rebuild(&mut self, vertices: &PerPoint<Vertex>) {
        let size = self.board.size();
        self.board = Board::new(size);
        for point in size.points().filter(|&point| vertices[point].is_stone()) {
            self.board.set(point, vertices[point]);
        }
    }

    fn finish(self, next: Option<Colour>) -> Position {
        let start = if self.handicap { Colour::White } else { Colour::Black };
        let turn = || self.last_move.map_or(start, |played| played.colour.other());
        Position {
            to_move: self.named.or(next).unwrap_or_else(turn),
            move_number: self.last_move.map_or(0, |played| played.number),
            board: self.board,
            last_move: self.last_move,
            notes: self.notes,
        }
    }
}

/// Whether Black was given stones: `HA`, or a first setup of black stones alone, two or more.
fn has_handicap(record: &GameRecord) -> bool {
    let setup = record.steps.iter().find_map(|step| match step {
        Step::Setup { stones, .. } => Some(stones),
        Step::Move(_) | Step::ToPlay(_) => None,
    });
    let black_alone = setup.is_some_and(|stones| {
        stones.len() >= 2 && stones.iter().all(|&(_, vertex)| vertex == Vertex::Black)
    });
    record.handicap >= 2 || black_alone
}

/// Takes off all stones without liberties. Returns their number.
fn remove_breathless(
    vertices: &mut PerPoint<Vertex>,
    points: impl Iterator<Item = Point>,
) -> usize {
    points.map(|point| remove_if_breathless(vertices, point)).sum()
}

/// Takes off the string at a point if it has no liberty. Returns the number of its stones then.
fn remove_if_breathless(vertices: &mut PerPoint<Vertex>, point: Point) -> usize {
    let stone = vertices[point];
    if !stone.is_stone() {
        return 0;
    }
    let mut seen = PerPoint::filled(false);
    let mut string = vec![point];
    seen[point] = true;
    let mut index = 0;
    while let Some(&point) = string.get(index) {
        index += 1;
        for neighbour in point.neighbours() {
            if vertices[neighbour] == Vertex::Empty {
                return 0;
            }
            if vertices[neighbour] == stone && !seen[neighbour] {
                seen[neighbour] = true;
                string.push(neighbour);
            }
        }
    }
    string.iter().for_each(|&stone| vertices[stone] = Vertex::Empty);
    string.len()
}
