//! From a record to the position after any of its moves.

use super::{
    error::{Note, NoteKind, Place},
    record::{GameRecord, RecordedMove, Step},
};
use crate::board::{Board, Colour, IllegalMove, Point, Suicide, Vertex};

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
            handicap: record.handicap_stones() >= 2,
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
        self.board = Board::from_vertices(self.board.size(), &vertices);
        let taken = remove_breathless(&mut self.board);
        if taken > 0 {
            self.notes.push(Note { place, kind: NoteKind::Breathless(taken) });
        }
    }

    fn play(&mut self, played: RecordedMove) {
        self.named = None;
        self.last_move = Some(played);
        if let Err(reason) = self.board.play(played.colour, played.point) {
            self.note(played, reason);
            self.force(played.colour, played.point);
        }
    }

    /// Plays a move that the rules forbid.
    fn force(&mut self, colour: Colour, point: Point) {
        if self.board.vertex(point).is_stone() {
            self.board.set(point, Vertex::Empty);
        }
        let suicide = self.board.suicide();
        self.board.set_suicide(Suicide::Allowed);
        // Nothing is left that could forbid it.
        _ = self.board.play_ignoring_ko(colour, point);
        self.board.set_suicide(suicide);
    }

    fn note(&mut self, played: RecordedMove, reason: IllegalMove) {
        let kind = NoteKind::Illegal { number: played.number, reason };
        self.notes.push(Note { place: played.place, kind });
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

impl GameRecord {
    /// The number of stones that Black was given: as `HA` says or, where it does not, those of a first setup of black
    /// stones alone, two or more. No more than the board has vertices.
    pub fn handicap_stones(&self) -> usize {
        let vertices = self.size.get().pow(2);
        match usize::try_from(self.handicap) {
            Ok(stones @ 2..) => stones.min(vertices),
            Ok(_) => self.setup_of_black_alone(),
            Err(_) => vertices,
        }
    }

    /// The stones of the first setup, if they are black, two or more; else 0.
    fn setup_of_black_alone(&self) -> usize {
        let setup = self.steps.iter().find_map(|step| match step {
            Step::Setup { stones, .. } => Some(stones),
            Step::Move(_) | Step::ToPlay(_) => None,
        });
        let given = setup.filter(|stones| {
            stones.len() >= 2 && stones.iter().all(|&(_, vertex)| vertex == Vertex::Black)
        });
        given.map_or(0, Vec::len)
    }
}

/// Takes off the strings without liberties, those that come first in reading order first. Returns
/// the number of stones.
fn remove_breathless(board: &mut Board) -> usize {
    let mut taken = 0;
    for point in board.size().points() {
        let Some(string) = board.string(point).filter(|string| string.liberty_count() == 0) else {
            continue;
        };
        let stones: Vec<Point> = string.stones().iter().collect();
        stones.iter().for_each(|&stone| board.set(stone, Vertex::Empty));
        taken += stones.len();
    }
    taken
}
