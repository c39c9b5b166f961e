//! Influence with the built-in patterns: positions of the field, and symmetry on games.

use katachi::{
    Board, Colour, Context, Point, Status,
    game::sgf::GameRecord,
    matching::Transformation,
    position::influence::{Influence, InfluenceQuery, Region},
};

fn influence_of(board: &Board, to_move: Colour) -> Influence {
    let databases = katachi::databases();
    let mut context = Context::new(board.clone(), to_move);
    context.analyse_strings(&databases);
    Influence::of(&mut context, &databases, &InfluenceQuery::new(to_move))
}

fn of_rows(rows: &[&str], to_move: Colour) -> Influence {
    influence_of(&Board::from_diagram(rows).unwrap(), to_move)
}

/// A one-space jump keeps the corner whole, whoever moves first.
#[test]
fn a_jump_stops_influence() {
    let rows = [
        ".........",
        "OOOO.....",
        "...O.....",
        ".....X...",
        "...O.....",
        "...OOO...",
        ".....O...",
        ".........",
        ".........",
    ];
    for to_move in Colour::ALL {
        let influence = of_rows(&rows, to_move);
        for point in [Point::at(3, 1), Point::at(5, 1), Point::at(4, 0)] {
            assert_eq!(influence.at(Colour::Black, point), 0.0, "{point:?}, {to_move} first");
            assert_eq!(influence.region(point), Region::Territory(Colour::White));
        }
    }
}

/// The inside is White's if White closes the gap first, and less so if Black pushes in first.
#[test]
fn whoever_moves_first_decides_a_gap() {
    let rows = [
        ".........",
        ".........",
        ".........",
        "...XX....",
        "OOO..OOO.",
        "O......O.",
        "O......O.",
        "O......OO",
        "O......O.",
    ];
    let inside = Point::at(5, 3);
    let [black_first, white_first] = Colour::ALL.map(|to_move| of_rows(&rows, to_move));
    assert_eq!(white_first.region(inside), Region::Territory(Colour::White));
    assert_ne!(black_first.region(inside).territory(), Some(Colour::White));
    let balances = [&black_first, &white_first].map(|influence| influence.balance(Colour::White));
    assert!(balances[1] > balances[0] + 1.0, "{balances:?}");
}

/// Black's point has four black neighbours, but White holds two of its diagonals.
#[test]
fn a_false_eye_is_no_territory() {
    let rows = [
        ".........",
        "..OX.....",
        "..X.X....",
        "..OX.....",
        "..OXXXX..",
        "..OOOOX..",
        "......X..",
        "......X..",
        "......X..",
    ];
    let influence = of_rows(&rows, Colour::White);
    let eye = Point::at(2, 3);
    assert_eq!(influence.territory_value(Colour::Black, eye), 0.0);
    assert!(influence.excluded(Colour::Black).contains(eye));
}

/// Where a vertex goes when the board is turned.
fn turned(
    board: &Board,
    transformation: Transformation,
) -> (Board, impl Fn(Point) -> Point + use<>) {
    let size = board.size();
    let last = size.get() as i32 - 1;
    let turn = move |point: Point| {
        let (row, column) = (2 * point.row() as i32 - last, 2 * point.column() as i32 - last);
        let (down, right) = transformation.apply(row, column);
        Point::at(((down + last) / 2) as usize, ((right + last) / 2) as usize)
    };
    let mut other = Board::new(size);
    for point in size.points() {
        other.set(turn(point), board.vertex(point));
    }
    (other, turn)
}

/// Patterns are matched alike in every direction. Reading looks at moves in some order, so single
/// answers may differ; regions hardly do.
#[test]
fn a_turned_game_has_turned_regions() {
    for (game, moves) in [("games/19x19-01.sgf", 60), ("games/9x9-02.sgf", 20)] {
        let record = GameRecord::read(&std::fs::read(game).unwrap()).unwrap();
        let board = record.position(moves).unwrap().board;
        let influence = influence_of(&board, Colour::Black);
        for transformation in Transformation::ALL {
            let (other, turn) = turned(&board, transformation);
            let image = influence_of(&other, Colour::Black);
            let points = board.size().points();
            let differing =
                points.filter(|point| influence.region(*point) != image.region(turn(*point)));
            let share = differing.count() as f32 / (board.size().get().pow(2)) as f32;
            assert!(share < 0.02, "{game} turned by {transformation:?}: {share}");
        }
    }
}

/// Once dragons are known, influence goes by their safety.
#[test]
fn dragons_decide_how_safe_stones_are() {
    let record = GameRecord::read(&std::fs::read("games/19x19-03.sgf").unwrap()).unwrap();
    let board = record.position(120).unwrap().board;
    let mut context = Context::new(board, Colour::Black).analysed(&katachi::databases());
    let dragons = context.dragons().unwrap().clone();
    for to_move in Colour::ALL {
        let influence = context.influence(to_move).unwrap();
        for dragon in dragons.iter() {
            let safeties = dragon.stones.iter().map(|stone| influence.safety()[stone]);
            let most = safeties.fold(0.0, f32::max);
            match dragon.status {
                Status::Dead => assert_eq!(most, 0.0),
                Status::Critical if dragon.colour != to_move => assert_eq!(most, 0.0),
                _ => assert!(most <= 1.0),
            }
        }
    }
    let has = |status| dragons.iter().any(|dragon| dragon.status == status);
    assert!(has(Status::Dead) && has(Status::Alive));
}

#[test]
fn the_built_in_patterns_are_sound() {
    for (database, least) in
        [(&katachi::barriers::database(), 60), (&katachi::influence::INFLUENCE, 40)]
    {
        assert!(database.check().is_empty());
        assert!(database.len() >= least, "{}", database.len());
    }
}
