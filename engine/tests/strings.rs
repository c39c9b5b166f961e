//! What the board says of strings, against plain words.

use katachi_engine::{
    answer::Answer,
    autohelper::AutoHelper,
    board::{Board, BoardSize, Colour, PerPoint, Point, PointSet, StoneString, Vertex},
    context::Context,
    databases::Databases,
    game::sgf::GameRecord,
    position::{Cutstone, ORDERS, StringShape, Strings, liberties_by_order},
};
use proptest::prelude::*;

/// The number of stones needed to connect each vertex to the string, found by trying all ways: a vertex
/// costs one more than the cheapest beside it that a way may lead through.
fn costs(board: &Board, string: &StoneString) -> PerPoint<usize> {
    let colour = string.colour();
    let touches_enemy = |point: Point| {
        point.neighbours().iter().any(|next| board.vertex(*next) == colour.other().stone())
    };
    let mut costs = PerPoint::filled(usize::MAX);
    string.stones().iter().for_each(|stone| costs[stone] = 0);
    for _ in 0..board.size().get().pow(2) {
        for point in board.size().points() {
            for next in point.neighbours() {
                let through = costs[next];
                let may_pass = through != usize::MAX
                    && (through != 1
                        || board.vertex(next) != Vertex::Empty
                        || may_lead_through(board, string, next));
                let cost = match board.vertex(point) {
                    Vertex::Empty if through == 0 && string.stones().contains(next) => 1,
                    Vertex::Empty if may_pass && !touches_enemy(point) => through + 1,
                    vertex if may_pass && vertex == colour.stone() => through,
                    _ => continue,
                };
                costs[point] = costs[point].min(cost);
            }
        }
    }
    costs
}

fn may_lead_through(board: &Board, string: &StoneString, liberty: Point) -> bool {
    let shut = |point: Point| {
        board.vertex(point) == Vertex::Off || board.vertex(point) == string.colour().other().stone()
    };
    let [north, west, south, east] = liberty.neighbours();
    let own = |point: Point| string.stones().contains(point);
    let flanked = (own(north) || own(south)) && shut(west) && shut(east)
        || (own(west) || own(east)) && shut(north) && shut(south);
    !flanked && !board.is_in_ko(liberty)
}

fn board_of(size: usize, vertices: &[Vertex]) -> Board {
    let size = BoardSize::new(size).unwrap();
    let mut at = PerPoint::empty_board(size);
    for (point, vertex) in size.points().zip(vertices) {
        at[point] = *vertex;
    }
    let board = Board::from_vertices(size, &at);
    let breathless: PointSet = board
        .strings()
        .filter(|string| string.liberty_count() == 0)
        .flat_map(|string| string.stones().iter())
        .collect();
    breathless.iter().for_each(|point| at[point] = Vertex::Empty);
    Board::from_vertices(size, &at)
}

fn sparse(size: usize) -> impl Strategy<Value = Vec<Vertex>> {
    let vertex = prop_oneof![
        4 => Just(Vertex::Empty),
        2 => Just(Vertex::Black),
        2 => Just(Vertex::White),
    ];
    proptest::collection::vec(vertex, size * size)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn liberties_of_each_order_cost_that_many_stones(vertices in sparse(7)) {
        let board = board_of(7, &vertices);
        for string in board.strings() {
            let costs = costs(&board, string);
            let orders = liberties_by_order(&board, string);
            for (order, liberties) in (1..=ORDERS).zip(orders) {
                let expected: PointSet =
                    board.empties().iter().filter(|point| costs[*point] == order).collect();
                prop_assert_eq!(liberties, expected, "order {} of {:?}", order, string.origin());
            }
        }
    }

    #[test]
    fn effective_sizes_share_out_the_points_nearby(vertices in sparse(9)) {
        let board = board_of(9, &vertices);
        let stones = *board.stones(Colour::Black) | *board.stones(Colour::White);
        let mut near = stones;
        for _ in 0..4 {
            near |= near.neighbours();
        }
        let shared = (near & board.empties()).len() as f32 / 2.0;
        let sum: f32 = StringShape::of_all(&board).iter().map(|shape| shape.effective_size).sum();
        prop_assert!((sum - stones.len() as f32 - shared).abs() < 0.01);
    }

    #[test]
    fn each_shape_is_of_its_string(vertices in sparse(9)) {
        let board = board_of(9, &vertices);
        let strings = Strings::of_board(&board);
        for string in board.strings() {
            let known = strings.get(string.origin()).unwrap();
            prop_assert_eq!(known.size, string.size());
            prop_assert_eq!(known.shape.liberties[0], string.liberty_count());
            let rest = board.size().points().collect::<PointSet>() - *string.stones();
            prop_assert_eq!(known.shape.genus + 1, rest.components().count().max(1));
        }
    }
}

fn strings(rows: &[&str]) -> Strings {
    Strings::of_board(&Board::from_diagram(rows).unwrap())
}

#[test]
fn a_stone_across_a_cut_is_a_cutting_stone() {
    let cutting = strings(&[".....", ".XO..", ".OX..", ".....", "....."]);
    assert_eq!(cutting.get(Point::at(1, 1)).unwrap().shape.cutstone, Cutstone::Cutting);
    let potential = strings(&[".....", ".XO..", ".O...", ".....", "....."]);
    assert_eq!(potential.get(Point::at(1, 1)).unwrap().shape.cutstone, Cutstone::Potential);
    assert_eq!(potential.get(Point::at(1, 2)).unwrap().shape.cutstone, Cutstone::None);
}

#[test]
fn a_string_between_two_is_not_inessential() {
    let between =
        strings(&[".......", "..OO...", ".O..O..", ".OX.O..", "..OOO..", ".......", "......."]);
    assert!(!between.is_inessential(Point::at(3, 2)));
    let surrounded =
        strings(&[".......", ".OOOO..", ".O..O..", ".OX.O..", ".OOOO..", ".......", "......."]);
    assert!(surrounded.is_inessential(Point::at(3, 2)));
}

#[test]
fn a_string_with_room_along_the_edge_is_not_inessential() {
    let little =
        strings(&[".X.O...", "OOOO...", ".......", ".......", ".......", ".......", "......."]);
    assert!(little.is_inessential(Point::at(0, 1)));
    let room =
        strings(&[".X..O..", "OOOOO..", ".......", ".......", ".......", ".......", "......."]);
    assert!(!room.is_inessential(Point::at(0, 1)));
}

fn analysed(board: &Board) -> Context {
    let mut context = Context::new(board.clone(), Colour::White);
    context.analyse_strings(&Databases::default());
    context
}

/// A string that can be captured has no threats to it, one that can be saved none to save it; and after a threat to it, it
/// can be captured, after a threat to save it and a pass, it can be saved.
#[test]
fn threats_are_of_what_one_move_does_not_do() {
    let games: [&[u8]; 4] = [
        include_bytes!("../../tests/games/9x9-01.sgf"),
        include_bytes!("../../tests/games/9x9-02.sgf"),
        include_bytes!("../../tests/games/13x13-01.sgf"),
        include_bytes!("../../tests/games/13x13-02.sgf"),
    ];
    let mut counts = [0, 0];
    let records = games.map(|game| GameRecord::read(game).unwrap());
    let positions = records.iter().flat_map(|record| {
        let moves = (10..record.move_count()).step_by(10);
        moves.map(|moves| record.position(moves).unwrap().board)
    });
    for board in positions {
        let mut context = analysed(&board);
        for string in board.strings() {
            let (origin, colour) = (string.origin(), string.colour());
            let known = context.strings().unwrap().get(origin).unwrap().clone();
            let attacks = context.attack_threats(origin);
            assert_eq!(attacks, context.attack_threats(origin));
            assert!(attacks.is_empty() || known.attacks.is_empty());
            for threat in attacks {
                let captured = context.after(colour.other(), &[threat.point], |after| {
                    after.board().string(origin).is_none() || after.attack(&[origin]).truth()
                });
                assert!(captured, "{threat:?} for {origin:?}");
                counts[0] += 1;
            }
            let defenses = context.defense_threats(origin);
            assert!(defenses.is_empty() || !known.attacks.is_empty() && known.defenses.is_empty());
            for threat in defenses {
                let moves = [threat.point, Point::PASS];
                let saved = context.after(colour, &moves, |after| {
                    !after.attack(&[origin]).truth() || after.defend(&[origin]).truth()
                });
                assert!(saved, "{threat:?} for {origin:?}");
                counts[1] += 1;
            }
        }
    }
    assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
}

#[test]
fn a_stone_shut_in_is_inessential() {
    let shut_in = strings(&["......", ".OOO..", ".OX.O.", ".OOO..", "......", "......"]);
    assert!(shut_in.is_inessential(Point::at(2, 2)));
    assert!(!shut_in.is_inessential(Point::at(1, 1)));
    assert_eq!(shut_in.get(Point::at(2, 2)).unwrap().neighbours, [Point::at(1, 1)]);
}
