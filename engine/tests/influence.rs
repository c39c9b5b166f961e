//! Laws of influence: symmetry, additivity, what never gets more; and positions judged by hand.

use katachi_engine::{
    autohelper::AutoHelper,
    board::{Board, BoardSize, Colour, PerPoint, Point, PointSet, Vertex},
    context::Context,
    databases::Databases,
    matching::Transformation,
    position::influence::{Influence, InfluenceQuery, Play, Purpose, Region, Source},
    random::Random,
};
use proptest::prelude::*;

/// A random board whose stones all have liberties.
fn random_board(seed: u64) -> Board {
    let mut random = Random::new(seed);
    let size = BoardSize::new(5 + random.below(15)).unwrap();
    let mut board = Board::new(size);
    for _ in 0..random.below(size.get() * size.get()) {
        let colour = Colour::ALL[random.below(2)];
        let point = Point::at(random.below(size.get()), random.below(size.get()));
        _ = board.play(colour, point);
    }
    board.forget_moves();
    board
}

/// Spreads the influence of a source as the definition has it, vertex by vertex.
fn spread_plainly(influence: &Influence, board: &Board, source: &Source) -> PerPoint<f32> {
    let place = |point: Point| (point.row() as i32, point.column() as i32);
    let from = |point: Point| {
        let ((row, column), (source_row, source_column)) = (place(point), place(source.point));
        (row - source_row, column - source_column)
    };
    let distance = |point: Point| from(point).0.pow(2) + from(point).1.pow(2);
    let passes = |row: i32, column: i32| {
        let on_board = 0..board.size().get() as i32;
        if on_board.contains(&row) && on_board.contains(&column) {
            influence.permeability(source.colour, Point::at(row as usize, column as usize))
        } else {
            0.0
        }
    };
    let mut points: Vec<Point> = board.size().points().collect();
    points.sort_by_key(|point| distance(*point));
    let mut field = PerPoint::filled(0.0);
    field[source.point] = source.strength;
    for &point in &points {
        let (row, column) = place(point);
        let near = points.iter().copied().filter(|next| {
            let (down, right) = (place(*next).0 - row, place(*next).1 - column);
            *next != point && down.abs() <= 1 && right.abs() <= 1
        });
        for next in near {
            let (down, right) = (place(next).0 - row, place(next).1 - column);
            let outwards = (from(point).0 * down + from(point).1 * right) as f32;
            let is_source = point == source.point;
            let is_stopped = matches!(influence.region(next), Region::Stone(_));
            if (outwards <= 0.0 && !is_source) || is_stopped || field[point] < 0.02 {
                continue;
            }
            let is_diagonal = down * right != 0;
            let (bend, through) = if is_source {
                (1.0, 1.0)
            } else {
                let lengths = distance(point) * if is_diagonal { 2 } else { 1 };
                (outwards * outwards / lengths as f32, passes(row, column))
            };
            let squeezed = if is_diagonal {
                passes(row, column + right).max(passes(row + down, column)) / 1.7
            } else {
                1.0
            };
            field[next] += field[point] * through * squeezed * bend / source.attenuation;
        }
    }
    field
}

/// Every stone is quite safe, so that nothing has to be read.
fn influence_of(board: &Board, to_move: Colour) -> Influence {
    let safety = PerPoint::filled(1.0);
    let query = InfluenceQuery::new(to_move).with_safety(&safety);
    Influence::of(&mut Context::new(board.clone(), to_move), &Databases::default(), &query)
}

/// Where a vertex goes when the board is turned.
fn turned(point: Point, size: BoardSize, transformation: Transformation) -> Point {
    let last = size.get() as i32 - 1;
    let (row, column) = (2 * point.row() as i32 - last, 2 * point.column() as i32 - last);
    let (down, right) = transformation.apply(row, column);
    Point::at(((down + last) / 2) as usize, ((right + last) / 2) as usize)
}

fn close(one: f32, other: f32) -> bool {
    (one - other).abs() <= 0.001 * (1.0 + one.abs())
}

/// Values close to the threshold of a region may fall on either side of it when turned.
fn same_region(one: Region, other: Region) -> bool {
    (one.number() - other.number()).abs() <= 1
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn influence_is_the_sum_of_what_its_sources_spread_by_the_definition(seed in any::<u64>()) {
        let board = random_board(seed);
        let influence = influence_of(&board, Colour::Black);
        let fields: Vec<_> = influence.sources().iter().map(|source| {
            (source.colour, spread_plainly(&influence, &board, source))
        }).collect();
        for point in board.size().points() {
            for colour in Colour::ALL {
                let of_colour = fields.iter().filter(|(owner, _)| *owner == colour);
                let sum: f32 = of_colour.map(|(_, field)| field[point]).sum();
                // What is too far away for the table is below a tenth of a point of each source.
                prop_assert!((sum - influence.at(colour, point)).abs() < 0.5, "{sum}");
            }
        }
    }
}

proptest! {
    #[test]
    fn a_turned_board_has_turned_influence(seed in any::<u64>(), turn in 0_u8..8) {
        let transformation = Transformation::new(turn).unwrap();
        let board = random_board(seed);
        let mut other = Board::new(board.size());
        for point in board.size().points() {
            other.set(turned(point, board.size(), transformation), board.vertex(point));
        }
        let (one, two) = (influence_of(&board, Colour::Black), influence_of(&other, Colour::Black));
        for point in board.size().points() {
            let image = turned(point, board.size(), transformation);
            for colour in Colour::ALL {
                prop_assert!(close(one.at(colour, point), two.at(colour, image)));
            }
            let values = [one.territory_value(Colour::White, point), two.territory_value(Colour::White, image)];
            prop_assert!(close(values[0], values[1]));
            prop_assert!(same_region(one.region(point), two.region(image)));
        }
    }

    #[test]
    fn exchanged_colours_exchange_influence(seed in any::<u64>()) {
        let board = random_board(seed);
        let mut other = Board::new(board.size());
        for point in board.size().points() {
            other.set(point, board.vertex(point).colour().map_or(Vertex::Empty, |colour| colour.other().stone()));
        }
        let (one, two) = (influence_of(&board, Colour::Black), influence_of(&other, Colour::White));
        for point in board.size().points() {
            prop_assert_eq!(one.at(Colour::Black, point), two.at(Colour::White, point));
            prop_assert_eq!(one.region(point).number(), -two.region(point).number());
        }
        prop_assert_eq!(one.balance(Colour::Black), two.balance(Colour::White));
    }

    /// Where no stone stands in the way, the influence of stones adds up.
    #[test]
    fn sources_add_up(seed in any::<u64>()) {
        let board = random_board(seed);
        let influence = influence_of(&board, Colour::White);
        let mut sum = PerPoint::filled(0.0);
        for chosen in board.stones(Colour::Black) {
            // The others stand where they do, but are no sources to speak of.
            let mut safety = PerPoint::filled(1e-6);
            safety[chosen] = 1.0;
            let query = InfluenceQuery::new(Colour::White).with_safety(&safety);
            let mut context = Context::new(board.clone(), Colour::White);
            let alone = Influence::of(&mut context, &Databases::default(), &query);
            for point in board.size().points() {
                sum[point] += alone.at(Colour::Black, point);
            }
        }
        for point in board.size().points() {
            prop_assert!((sum[point] - influence.at(Colour::Black, point)).abs() < 0.05);
        }
    }

    /// A stone never gains its opponent influence, and values stay within their bounds.
    #[test]
    fn a_stone_takes_influence_from_its_opponent(seed in any::<u64>()) {
        let board = random_board(seed);
        let before = influence_of(&board, Colour::White);
        let Some(point) = board.empties().iter().find(|point| {
            board.is_legal(Colour::Black, *point) && !board.captures_something(Colour::Black, *point)
        }) else { return Ok(()) };
        let mut after = board.clone();
        after.play(Colour::Black, point).unwrap();
        let influence = influence_of(&after, Colour::White);
        for point in board.size().points() {
            let white = |influence: &Influence| influence.at(Colour::White, point);
            prop_assert!(white(&influence) <= white(&before) + 0.001);
            prop_assert!(influence.territory_value(Colour::Black, point).abs() <= 1.0);
            prop_assert!(influence.region(point).moyo().is_none() || influence.region(point).area().is_some());
        }
    }
}

fn of_rows(rows: &[&str], to_move: Colour) -> Influence {
    let board = Board::from_diagram(rows).unwrap();
    let query = InfluenceQuery::new(to_move);
    Influence::of(&mut Context::new(board, to_move), &Databases::default(), &query)
}

#[test]
fn a_wall_parts_the_board() {
    let rows = [
        "...XO....",
        "...XO....",
        "...XO....",
        "...XO....",
        "...XO....",
        "...XO....",
        "...XO....",
        "...XO....",
        "...XO....",
    ];
    let influence = of_rows(&rows, Colour::White);
    for row in 0..9 {
        for column in 0..3 {
            assert_eq!(influence.region(Point::at(row, column)), Region::Territory(Colour::Black));
            let mirrored = influence.region(Point::at(row, 8 - column));
            assert_eq!(mirrored, Region::Territory(Colour::White));
        }
    }
    assert!((influence.balance(Colour::White) - 9.0).abs() < 0.01);
}

#[test]
fn an_enclosed_corner_is_territory_and_the_outside_area() {
    let rows = [
        "..........",
        "..........",
        "..........",
        "..........",
        "..........",
        "..........",
        "..X.......",
        ".......X..",
        "..........",
        "..........",
    ];
    let board = Board::from_diagram(rows).unwrap();
    let mut context = Context::new(board, Colour::Black);
    let influence = context.influence(Colour::Black).unwrap();
    let corner = influence.territory_value(Colour::Black, Point::at(8, 1));
    let centre = influence.territory_value(Colour::Black, Point::at(3, 5));
    assert!(corner > 0.5 && centre < 0.3, "{corner} {centre}");
    assert_eq!(influence.region(Point::at(7, 3)).moyo(), Some(Colour::Black));
}

/// The white stone in the corner is captured as it stands: it is Black's territory and a prisoner.
#[test]
fn a_dead_stone_is_no_source() {
    let rows = [
        "OX.......",
        ".X.......",
        "XX.......",
        ".........",
        ".........",
        ".........",
        ".........",
        "......OO.",
        "......O..",
    ];
    let influence = of_rows(&rows, Colour::White);
    let stone = Point::at(0, 0);
    assert_eq!(influence.at(Colour::White, stone), 0.0);
    assert_eq!(influence.region(stone), Region::Territory(Colour::Black));
    assert_eq!(influence.territory_value(Colour::Black, stone), 2.0);
}

/// A stone in atari belongs to whoever moves first.
#[test]
fn a_critical_stone_counts_for_its_owner_if_he_moves() {
    let rows = [
        ".........",
        "...X.....",
        "..XO.....",
        "...X.....",
        ".........",
        ".........",
        "......OO.",
        ".........",
        ".........",
    ];
    let stone = Point::at(2, 3);
    assert_eq!(of_rows(&rows, Colour::White).region(stone), Region::Stone(Colour::White));
    assert_ne!(of_rows(&rows, Colour::Black).region(stone), Region::Stone(Colour::White));
}

#[test]
fn the_point_between_two_living_sides_is_nobodys() {
    let rows = ["..X.O..", "..X.O..", "..X.O..", "..X.O..", "..X.O..", "..X.O..", "..X.O.."];
    let influence = of_rows(&rows, Colour::Black);
    for row in 0..7 {
        let point = Point::at(row, 3);
        assert_eq!(influence.region(point), Region::Neutral);
        assert_eq!(influence.territory_value(Colour::Black, point), 0.0);
        assert!(Colour::ALL.iter().all(|colour| influence.excluded(*colour).contains(point)));
    }
}

#[test]
fn influence_after_a_move_leaves_the_position_alone() {
    let board = Board::new(BoardSize::MAX);
    let mut context = Context::new(board.clone(), Colour::Black);
    let query = InfluenceQuery::new(Colour::White);
    let play = Play::new(Colour::Black, Point::at(3, 3));
    let after = Influence::after(&mut context, &Databases::default(), &query, &play);
    assert_eq!(after.region(play.point), Region::Stone(Colour::Black));
    assert_eq!(*context.board(), board);
    assert!(after.balance(Colour::Black) > 0.0);
    let follow_up = Influence::follow_up(&mut context, &Databases::default(), &query, &play);
    assert_eq!(follow_up, after);
}

#[test]
fn influence_for_strength_reaches_less_far() {
    let mut board = Board::new(BoardSize::MAX);
    board.play(Colour::Black, Point::at(9, 9)).unwrap();
    let mut context = Context::new(board, Colour::White);
    let mut at = |purpose| {
        let query = InfluenceQuery::new(Colour::White).with_purpose(purpose);
        let influence = Influence::of(&mut context, &Databases::default(), &query);
        influence.at(Colour::Black, Point::at(9, 12))
    };
    assert!(at(Purpose::Strength) < at(Purpose::Territory));
    assert_eq!(at(Purpose::Strength), at(Purpose::Escape));
}

#[test]
fn the_functions_answer_from_the_influence_of_the_analysed_position() {
    let rows = ["..XO...", "..XO...", "..XO...", "..XO...", "..XO...", "..XO...", "..XO..."];
    let board = Board::from_diagram(rows).unwrap();
    let mut context = Context::new(board, Colour::Black);
    let (own, other, stone) = (Point::at(3, 0), Point::at(3, 5), Point::at(3, 2));
    assert!(context.oterri(&[own]) && context.omoyo(&[own]) && context.oarea(&[own]));
    assert!(context.xterri(&[other]) && context.xmoyo(&[other]) && context.xarea(&[other]));
    assert!(context.omoyo_opposite(&[own]) && context.xmoyo_opposite(&[other]));
    assert!(!context.xterri(&[own]) && !context.xmoyo_opposite(&[own]));
    assert!(context.oarea(&[stone]) && context.omoyo(&[stone]) && !context.oterri(&[stone]));
    assert_eq!((context.area_stone(&[own]), context.area_space(&[own])), (7, 14));
    assert_eq!((context.area_stone(&[other]), context.area_space(&[other])), (7, 21));
    // Outside the board, and while moves are tried.
    assert!(!context.oarea(&[Point::PASS]));
    let tried = context.after(Colour::White, &[own], |after| after.oterri(&[Point::at(0, 0)]));
    assert!(tried);
    // Territory is excluded only while influence is computed.
    context.non_oterritory(&[own]);
    assert!(context.oterri(&[own]));
}

#[test]
fn moves_being_tried_do_not_change_what_is_asked_first() {
    let rows = ["..XO...", "..XO...", "..XO...", "..XO...", "..XO...", "..XO...", "..XO..."];
    let board = Board::from_diagram(rows).unwrap();
    let mut context = Context::new(board, Colour::Black);
    context.analyse_strings(&Databases::default());
    let point = Point::at(3, 5);
    let asked = context.after(Colour::Black, &[point], |after| {
        assert!(after.board().vertex(point).is_stone());
        let answer = after.xterri(&[point]);
        assert!(after.board().vertex(point).is_stone());
        answer
    });
    assert!(asked);
}

#[test]
fn stones_know_where_to_run() {
    let rows = ["..XO...", "..XO...", "..XO...", "..XO...", "..XO...", "..XO...", "..XO..."];
    let influence = of_rows(&rows, Colour::White);
    assert_eq!(influence.escape_value(Colour::Black, Point::at(3, 0)), 4);
    assert_eq!(influence.escape_value(Colour::Black, Point::at(3, 5)), 0);
    let empty = influence_of(&Board::new(BoardSize::MAX), Colour::White);
    assert_eq!(empty.escape_value(Colour::Black, Point::at(9, 9)), 2);
    assert_eq!(empty.area_round(Point::at(9, 9)), PointSet::EMPTY);
}

/// The manual's example: White's six stones are dead until White connects them at the lower edge.
#[test]
fn a_rescue_is_worth_what_was_lost() {
    let wall = "XXXXXXXO";
    let rows = [".XXXXXXO", wall, wall, wall, wall, wall, "X.OOOOXO", "X.O..O.O"];
    let board = Board::from_diagram(rows).unwrap();
    let dead = *board.string(Point::at(6, 2)).unwrap().stones();
    let mut safety = PerPoint::filled(1.0);
    dead.iter().for_each(|stone| safety[stone] = 0.0);
    let query = InfluenceQuery::new(Colour::Black).with_safety(&safety);
    let mut context = Context::new(board, Colour::White);
    let before = Influence::of(&mut context, &Databases::default(), &query);
    let connect = Play::new(Colour::White, Point::at(7, 6));
    let mut gain = |play: &Play| {
        let after = Influence::after(&mut context, &Databases::default(), &query, play);
        after.gain(&before, Colour::White).round()
    };
    let rescue = gain(&connect.saving(dead));
    assert!((17.0..=18.0).contains(&rescue), "{rescue}");
    assert_eq!(gain(&connect), 0.0, "if it saves nothing");
}

/// Taking dead stones off the board changes nothing, taking living ones much.
#[test]
fn prisoners_count_whether_they_are_on_the_board_or_not() {
    let rows = ["XXO..", "X.XO.", "XXXO.", "OOOO.", "....."];
    let board = Board::from_diagram(rows).unwrap();
    let black = *board.stones(Colour::Black);
    let mut safety = PerPoint::filled(1.0);
    let mut context = Context::new(board.clone(), Colour::White);
    let capture = Play::new(Colour::White, Point::at(1, 1));
    let mut gain = |safety: &PerPoint<f32>| {
        let query = InfluenceQuery::new(Colour::Black).with_safety(safety);
        let before = Influence::of(&mut context, &Databases::default(), &query);
        let play = capture.capturing(black);
        let after = Influence::after(&mut context, &Databases::default(), &query, &play);
        after.gain(&before, Colour::White).round()
    };
    let living = gain(&safety);
    black.iter().for_each(|stone| safety[stone] = 0.0);
    assert!(living > 10.0 && gain(&safety).abs() <= 1.0, "{living}");
}
