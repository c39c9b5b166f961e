//! The patterns that choose moves: enough of them, each drawn as it means, each with a constraint that can hold.

use katachi::{
    Board, BoardSize, Colour, Context, Databases, NamedDatabase, Point,
    board::Vertex,
    matching::{Database, Edges, Kind, Match, PatternData, Transformation, Verdict, View},
};
use katachi_engine::random::Random;

/// The databases and how many patterns each has at least.
fn databases() -> [(&'static str, Database, usize); 4] {
    [
        ("shapes", katachi::shapes::database(), 150),
        ("endgame", katachi::endgame::database(), 30),
        ("fuseki", katachi::fuseki::database(), 30),
        ("joseki", katachi::joseki::database(), 40),
    ]
}

#[test]
fn the_databases_are_sound() {
    let databases = databases();
    for (name, database, least) in &databases {
        assert!(database.len() >= *least, "{name}: {} patterns", database.len());
        assert!(database.blocks().all(|block| block.patterns.len() <= 50), "{name}");
    }
    let all = Database::join(&databases.each_ref().map(|(_, database, _)| database));
    assert!(all.check().is_empty(), "{:#?}", all.check());
}

#[test]
fn each_pattern_matches_its_own_drawing() {
    let databases = move_databases();
    for database in databases.iter() {
        for number in 0..database.len() {
            let data = database.pattern(number).unwrap().data;
            let board = drawing(data).board(None);
            assert!(place(database, number, &board).is_some(), "{}", data.name);
        }
    }
}

/// What asks for more than stones and reading: it depends on what is thought of the position, which
/// may change with any part of the engine.
const JUDGEMENTS: [&str; 20] = [
    "weak(",
    "critical(",
    "alive(",
    "status(",
    "same_dragon(",
    "omoyo(",
    "xmoyo(",
    "oarea(",
    "xarea(",
    "oterri(",
    "xterri(",
    "eye(",
    "ocut(",
    "xcut(",
    "genus(",
    "halfeye(",
    "dead(",
    "unknown(",
    "area_",
    "handicap_stones",
];

#[test]
fn each_constraint_about_stones_and_reading_can_hold() {
    let mut never = Vec::new();
    for database in move_databases().iter() {
        for number in 0..database.len() {
            let data = database.pattern(number).unwrap().data;
            let judges = JUDGEMENTS.iter().any(|name| data.constraint.contains(name));
            if data.has_constraint() && !judges && !is_accepted_somewhere(database, number, data) {
                never.push(data.name.to_string());
            }
        }
    }
    assert!(never.is_empty(), "accepted nowhere: {never:?}");
}

/// The move databases of the built-in set.
fn move_databases() -> Databases {
    katachi::databases().retain(|database| database.has_kind(Kind::Moves))
}

/// So many ways to complete a drawing are tried.
const COMPLETIONS: u64 = 2000;

/// Whether the pattern is accepted on its drawing, or on one of many completions of it.
fn is_accepted_somewhere(database: &NamedDatabase, number: u32, data: &PatternData) -> bool {
    let drawing = drawing(data);
    let mut context = Context::new(drawing.board(None), Colour::Black);
    (0..COMPLETIONS).any(|seed| {
        let board = drawing.board(seed.checked_sub(1).map(Random::new));
        if board.check().is_err() {
            return false;
        }
        context.reset(&board, Colour::Black);
        place(database, number, &board)
            .is_some_and(|found| database.ask(&found, &mut context) == Verdict::Accepted)
    })
}

/// Where the pattern matches a board untransformed.
fn place(database: &NamedDatabase, number: u32, board: &Board) -> Option<Match> {
    let identity = Transformation::ALL[0];
    let matches = database.matches(View::of(board, Colour::Black));
    matches.into_iter().find(|found| found.pattern == number && found.transformation == identity)
}

/// A pattern's diagram with its place on a board.
struct Drawing {
    size: BoardSize,
    /// The vertex of the top-left cell.
    top: usize,
    left: usize,
    rows: Vec<Vec<char>>,
}

/// The diagram on a board: on the edges that it draws, two points from any other.
fn drawing(data: &PatternData) -> Drawing {
    let rows: Vec<Vec<char>> = data.rows.lines().map(|row| row.chars().collect()).collect();
    let (height, width) = (rows.len(), rows[0].len());
    let has = |side| data.edges.has(side);
    let spans = has(Edges::TOP) && has(Edges::BOTTOM) || has(Edges::LEFT) && has(Edges::RIGHT);
    let size = if spans { height } else { 19 };
    let start = |first, last, length| match (has(first), has(last)) {
        (true, _) => 0,
        (false, true) => size - length,
        (false, false) => 2,
    };
    Drawing {
        size: BoardSize::new(size).unwrap(),
        top: start(Edges::TOP, Edges::BOTTOM, height),
        left: start(Edges::LEFT, Edges::RIGHT, width),
        rows,
    }
}

impl Drawing {
    /// The position that it shows, `O` as Black. What it leaves open is empty, or has stones at random.
    fn board(&self, mut random: Option<Random>) -> Board {
        let mut board = Board::new(self.size);
        for point in self.size.points() {
            let open = [Vertex::Empty, Vertex::Empty, Vertex::Black, Vertex::White];
            let chance = random.as_mut().map_or(0, |random| random.below(open.len()));
            let vertex = match self.cell(point) {
                Some('O' | 'Q') => Vertex::Black,
                Some('X' | 'Y') => Vertex::White,
                Some('o') if chance != 2 => Vertex::Empty,
                Some('x') if chance != 3 => Vertex::Empty,
                Some('?' | 'o' | 'x') => open[chance],
                Some(_) => Vertex::Empty,
                None if self.is_near(point) => open[chance],
                None => Vertex::Empty,
            };
            board.set(point, vertex);
        }
        board
    }

    /// The diagram's element at a vertex.
    fn cell(&self, at: Point) -> Option<char> {
        let row = at.row().checked_sub(self.top).and_then(|row| self.rows.get(row))?;
        at.column().checked_sub(self.left).and_then(|column| row.get(column)).copied()
    }

    /// Whether a vertex is within two lines of the diagram.
    fn is_near(&self, at: Point) -> bool {
        let near =
            |at: usize, first: usize, length: usize| at + 2 >= first && at <= first + length + 1;
        near(at.row(), self.top, self.rows.len())
            && near(at.column(), self.left, self.rows[0].len())
    }
}
