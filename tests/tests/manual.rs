//! The pattern examples of the manual that tactical reading can check, through the whole chain: each
//! board is written as a pattern of its own, with the expression as its constraint, read, matched on
//! that board and asked. The format is told at the head of `problems/manual.txt`.

use katachi::{
    Board, BoardSize, Colour, Context, Point,
    board::Vertex,
    matching::{Transformation, View},
    runtime::Reader,
};

/// One board with its questions.
struct Problem {
    title: String,
    size: BoardSize,
    board: Vec<(Point, char)>,
    labels: Vec<(Point, char)>,
    /// Expressions and the values they should have.
    questions: Vec<(String, String)>,
}

fn problems(text: &str) -> Vec<Problem> {
    let paragraphs = text.split("\nproblem:").skip(1);
    paragraphs.map(problem).collect()
}

fn problem(text: &str) -> Problem {
    let (title, rest) = text.split_once('\n').expect("a title");
    let (head, rest) = rest.split_once("labels\n").expect("labels");
    let size = head.lines().find_map(|line| line.strip_prefix("size ")).expect("a size");
    let size = BoardSize::new(size.trim().parse().expect("a number")).expect("a board's size");
    let questions = rest.lines().filter_map(|line| {
        let (expression, value) = line.split('#').next()?.split_once("->")?;
        Some((expression.trim().to_owned(), value.trim().to_owned()))
    });
    Problem {
        title: title.trim().to_owned(),
        size,
        board: cells(head, size),
        labels: cells(rest, size),
        questions: questions.collect(),
    }
}

/// The vertices of a diagram whose column letters stand in its first line and row numbers at the left.
fn cells(text: &str, size: BoardSize) -> Vec<(Point, char)> {
    let is_columns = |line: &&str| {
        line.starts_with(' ')
            && line.trim().len() > 1
            && line.trim().chars().all(|c| c.is_ascii_uppercase())
    };
    let columns = text.lines().find(is_columns).expect("column letters");
    let letters: Vec<char> = columns.chars().collect();
    let mut cells = Vec::new();
    for line in text.lines() {
        let digits = line.trim_start().split(|letter: char| !letter.is_ascii_digit()).next();
        let Some(number) = digits.and_then(|digits| digits.parse::<usize>().ok()) else { continue };
        let row: Vec<char> = line.chars().collect();
        for (column, letter) in
            letters.iter().enumerate().filter(|(_, letter)| letter.is_alphabetic())
        {
            let vertex = format!("{letter}{number}");
            let point = Point::from_name(&vertex, size).expect("a vertex");
            cells.push((point, row.get(column).copied().unwrap_or('.')));
        }
    }
    cells
}

/// The whole board as a diagram, all edges drawn, with what `mark` puts over a vertex.
fn diagram(size: BoardSize, mark: impl Fn(Point) -> char) -> String {
    let edge = format!("+{}+\n", "-".repeat(size.get()));
    let rows = (0..size.get()).map(|row| {
        let cells: String = (0..size.get()).map(|column| mark(Point::at(row, column))).collect();
        format!("|{cells}|\n")
    });
    format!("{edge}{}{edge}", rows.collect::<String>())
}

impl Problem {
    fn drawn(&self, point: Point) -> char {
        self.board.iter().find(|(at, _)| *at == point).map_or('.', |(_, drawn)| *drawn)
    }

    fn label(&self, point: Point) -> Option<char> {
        self.labels.iter().find(|(at, _)| *at == point).map(|(_, label)| *label)
    }

    fn position(&self) -> Board {
        let mut board = Board::new(self.size);
        for (point, drawn) in &self.board {
            match drawn {
                'X' => board.set(*point, Vertex::Black),
                'O' => board.set(*point, Vertex::White),
                _ => {}
            }
        }
        board
    }

    /// A database of one pattern that is this board, and whose constraint asks the question.
    fn text(&self, expression: &str, value: &str) -> String {
        let is_move = |point| self.label(point) == Some('*');
        let plain =
            diagram(self.size, |point| if is_move(point) { '*' } else { self.drawn(point) });
        let labels =
            diagram(self.size, |point| self.label(point).unwrap_or_else(|| self.drawn(point)));
        let counts = ["lib(", "xlib(", "olib("].iter().any(|name| expression.starts_with(name))
            && expression.ends_with(')');
        let asked = if counts { format!("({expression})") } else { format!("!!({expression})") };
        format!(
            "kind connections\n\nPattern Example\n\n{plain}\n:8,-\n\n{labels}\n;{asked} == {value}\n"
        )
    }

    fn check(&self, expression: &str, value: &str) -> Result<(), String> {
        let text = self.text(expression, value);
        let read = Reader::default().read_text("example", &text);
        if !read.faults.is_empty() {
            return Err(format!("{:?}", read.faults));
        }
        let board = self.position();
        let mut context = Context::new(board.clone(), Colour::White);
        let matches = read.database.matches(View::of(&board, Colour::White));
        let as_drawn = matches.iter().find(|found| found.transformation == Transformation::ALL[0]);
        let found = as_drawn.ok_or("the board does not match itself")?;
        match read.database.ask(found, &mut context).accepted() {
            Some(true) => Ok(()),
            Some(false) => Err("another value".to_owned()),
            None => Err(format!("the engine lacks {:?}", read.lacking)),
        }
    }
}

/// Waits for reading that breaks through a line of strings.
const NOT_THERE_YET: [&str; 1] = ["break_through"];

#[test]
fn examples_of_the_manual_hold() {
    let mut wrong = Vec::new();
    let mut asked = 0;
    for problem in problems(include_str!("../problems/manual.txt")) {
        for (expression, value) in &problem.questions {
            if NOT_THERE_YET.iter().any(|name| expression.contains(name)) {
                continue;
            }
            asked += 1;
            if let Err(why) = problem.check(expression, value) {
                wrong.push(format!("{}: {expression} -> {value}: {why}", problem.title));
            }
        }
    }
    assert!(asked > 100, "only {asked} questions were found");
    assert!(wrong.is_empty(), "{} of {asked} are wrong:\n{}", wrong.len(), wrong.join("\n"));
}
