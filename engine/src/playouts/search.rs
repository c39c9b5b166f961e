//! Search with games played out: a tree of the moves that did best, grown game by game.
//!
//! Upper confidence in trees (Kocsis, Szepesvári 2006) without the bound: what steers is *rapid action value estimation*
//! (Gelly, Silver 2007), the share of games won in which a move was played at any time, which gives way to the share of
//! games won after it as those grow in number. New moves begin with a prior: what small shapes, ataris and the caller's
//! knowledge say of them.

use super::{
    board::{At, FastBoard, NOWHERE, point},
    neighbourhood::LocalShapes,
    ownership::Ownership,
    policy::Playout,
};
use crate::{
    board::{Board, BoardSize, Colour, POINTS, Point},
    random::Random,
};

/// A node's moves are laid out once so many games have come to it.
const EXPANDED_AFTER: f32 = 2.0;
/// The bias that rapid action values are taken to have, squared and times four: Silver's formula.
const BIAS: f32 = 4.0 * 0.05 * 0.05;
/// How many games an unknown move counts as having been tried in, half of them won.
const EVEN: f32 = 8.0;
/// No line is followed deeper.
const DEEPEST: usize = 120;
/// What it counts by how much a game is won, beside whether it is won: on a board of nine lines, and on nineteen, where a
/// single game tells little of who wins.
const MARGIN: (f32, f32) = (0.05, 0.6);
/// From here on a game begins to be decided: one side wins so much more of the games than the other, as a share of all.
const DECIDED: f32 = 0.6;
/// So many points more than the games' mean make a difference that matters, and many more hardly a larger one.
const LARGE_MARGIN: f32 = 10.0;

/// What is searched.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The position.
    pub board: &'a Board,
    /// Who is to move.
    pub to_move: Colour,
    /// What White gets for moving second, in points.
    pub komi: f32,
    /// The first moves to choose from, each with how good it seems to be, 0 to 1.
    pub moves: &'a [(Point, f32)],
    /// How many games each of those opinions is worth.
    pub trust: f32,
    /// How many games are played.
    pub games: u32,
    /// The seed of all that is drawn.
    pub seed: u64,
}

/// What a search found of a first move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tried {
    /// The move.
    pub point: Point,
    /// In how many games it was tried.
    pub games: u32,
    /// The share of those that was won, 0 to 1; 0 if there was none.
    pub won: f32,
}

/// What all games of a search say of the board.
#[derive(Clone, Debug)]
pub struct Findings {
    /// What was found of each first move, in the order of the question.
    pub moves: Vec<Tried>,
    /// Who came to own which vertex in all of them.
    pub ownership: Ownership,
}

/// Plays games from a position and remembers which first moves did best.
pub fn search(question: &Question<'_>, shapes: &LocalShapes) -> Findings {
    let mut tree = Tree::new(question, shapes);
    for _ in 0..question.games {
        tree.play_one_game();
    }
    tree.findings()
}

/// A move in the tree and what became of it, as its player sees it.
#[derive(Clone, Copy, Debug)]
struct Node {
    at: At,
    /// The first of its replies and their number; none before they are laid out.
    first: u32,
    replies: u16,
    games: f32,
    won: f32,
    rapid_games: f32,
    rapid_won: f32,
}

impl Node {
    fn new(at: At, games: f32, won: f32) -> Node {
        Node { at, first: 0, replies: 0, games: 0.0, won: 0.0, rapid_games: games, rapid_won: won }
    }

    /// How promising a move is: the two shares of games won, each with the weight that it deserves.
    fn promise(&self) -> f32 {
        let rapid = self.rapid_won / self.rapid_games;
        if self.games == 0.0 {
            return rapid;
        }
        let share = self.won / self.games;
        let weight = self.rapid_games
            / (self.games + self.rapid_games + BIAS * self.games * self.rapid_games);
        weight * rapid + (1.0 - weight) * share
    }
}

struct Tree<'a> {
    nodes: Vec<Node>,
    start: FastBoard,
    to_move: Colour,
    last: At,
    komi: f32,
    shapes: &'a LocalShapes,
    random: Random,
    /// The games that have been played, those that Black won, and by how many points he was ahead in all of them together.
    games: f32,
    won: f32,
    ahead: f32,
    /// What it counts by how much a game is won.
    margin: f32,
    ownership: Ownership,
}

impl<'a> Tree<'a> {
    fn new(question: &Question<'_>, shapes: &'a LocalShapes) -> Tree<'a> {
        let mut root = Node::new(NOWHERE, 1.0, 0.5);
        root.first = 1;
        root.replies = question.moves.len() as u16;
        let mut nodes = vec![root];
        nodes.extend(question.moves.iter().map(|(point, opinion)| {
            let games = EVEN + question.trust;
            let won = EVEN * 0.5 + question.trust * opinion;
            Node::new(point.index() as At, games, won)
        }));
        let last = question.board.last_move().map_or(NOWHERE, |(_, point)| point.index() as At);
        Tree {
            nodes,
            start: FastBoard::of(question.board),
            to_move: question.to_move,
            last,
            komi: question.komi,
            shapes,
            random: Random::new(question.seed),
            games: 0.0,
            won: 0.0,
            ahead: 0.0,
            margin: margin(question.board.size()),
            ownership: Ownership::none(),
        }
    }

    fn play_one_game(&mut self) {
        let mut playout = Playout {
            board: self.start.clone(),
            shapes: self.shapes,
            to_move: self.to_move,
            last: self.last,
            passes: 0,
        };
        let mut path: Vec<(usize, Colour)> = Vec::with_capacity(DEEPEST);
        let mut played = First([None; POINTS]);
        let mut node = 0;
        while path.len() < DEEPEST && playout.passes < 2 {
            if self.nodes[node].replies == 0 && !self.lay_out(node, &playout) {
                break;
            }
            let Some(next) = self.most_promising(node) else { break };
            let at = self.nodes[next].at;
            played.note(playout.to_move, at);
            path.push((next, playout.to_move));
            playout.play(at);
            node = next;
        }
        playout.finish(&mut self.random, |colour, at| played.note(colour, at));
        self.learn(&path, &playout.board, &played);
    }

    /// Lays out the replies of a node that has been come to often enough: whether it has any.
    fn lay_out(&mut self, node: usize, playout: &Playout<'_>) -> bool {
        if self.nodes[node].games < EXPANDED_AFTER {
            return false;
        }
        let first = self.nodes.len();
        let urgent =
            if playout.last == NOWHERE { Default::default() } else { playout.answers_to_atari() };
        for at in playout.board.empties().iter().copied().filter(|at| playout.is_sensible(*at)) {
            let (games, won) = prior(playout, at, urgent.contains(&at));
            self.nodes.push(Node::new(at, games, won));
        }
        if self.nodes.len() == first {
            self.nodes.push(Node::new(NOWHERE, EVEN, EVEN / 2.0));
        }
        self.nodes[node].first = first as u32;
        self.nodes[node].replies = (self.nodes.len() - first) as u16;
        true
    }

    fn replies(&self, node: usize) -> std::ops::Range<usize> {
        let first = self.nodes[node].first as usize;
        first..first + usize::from(self.nodes[node].replies)
    }

    fn most_promising(&self, node: usize) -> Option<usize> {
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for reply in self.replies(node) {
            let promise = self.nodes[reply].promise();
            if promise > most {
                (best, most) = (Some(reply), promise);
            }
        }
        best
    }

    /// Takes what a finished game says into account.
    fn learn(&mut self, path: &[(usize, Colour)], end: &FastBoard, played: &First) {
        let ahead = self.ownership.count(end) as f32 - self.komi;
        self.games += 1.0;
        self.ahead += ahead;
        self.won += f32::from(u8::from(ahead > 0.0));
        let margin = self.margin.max(margin_if_decided(self.won / self.games));
        let black = result(ahead, self.ahead / self.games, margin);
        let won = |colour| if colour == Colour::Black { black } else { 1.0 - black };
        let mut parent = 0;
        for &(node, colour) in path {
            for reply in self.replies(parent) {
                let at = self.nodes[reply].at;
                if played.is_by(colour, at) {
                    self.nodes[reply].rapid_games += 1.0;
                    self.nodes[reply].rapid_won += won(colour);
                }
            }
            self.nodes[node].games += 1.0;
            self.nodes[node].won += won(colour);
            parent = node;
        }
        self.nodes[0].games += 1.0;
    }

    fn findings(self) -> Findings {
        let tried = |node: &Node| Tried {
            point: point(node.at),
            games: node.games as u32,
            won: if node.games > 0.0 { node.won / node.games } else { 0.0 },
        };
        let moves = self.nodes[self.replies(0)].iter().map(tried).collect();
        Findings { moves, ownership: self.ownership }
    }
}

/// What it counts by how much a game is won, on a board of this size.
fn margin(size: BoardSize) -> f32 {
    let area = |size: usize| (size * size) as f32;
    let share = (area(size.get()) - area(9)) / (area(19) - area(9));
    MARGIN.0 + share.clamp(0.0, 1.0) * (MARGIN.1 - MARGIN.0)
}

/// What it counts by how much a game is won, where one side wins this share of the games: the more surely the whole is
/// won or lost, the more the points are all that is left to play for.
fn margin_if_decided(won: f32) -> f32 {
    let sure = 2.0 * (won - 0.5).abs();
    MARGIN.1 * ((sure - DECIDED) / (1.0 - DECIDED)).max(0.0)
}

/// What a game counts for Black, who is ahead in it by so many points, and in the mean of all games by so many.
fn result(ahead: f32, mean: f32, margin: f32) -> f32 {
    let won = if ahead > 0.0 {
        1.0
    } else if ahead < 0.0 {
        0.0
    } else {
        0.5
    };
    let by_how_much = 1.0 / (1.0 + (-(ahead - mean) / LARGE_MARGIN).exp());
    (1.0 - margin) * won + margin * by_how_much
}

/// How many games a move deep in the tree counts as having been tried in, and how many of them won.
fn prior(playout: &Playout<'_>, at: At, is_urgent: bool) -> (f32, f32) {
    let (board, colour) = (&playout.board, playout.to_move);
    let (mut games, mut won) = (EVEN, EVEN / 2.0);
    let mut add = |number: f32, share: f32| {
        games += number;
        won += number * share;
    };
    let prospect = board.prospect(colour, at);
    if prospect.captures > 0 {
        add(10.0 + prospect.captures.min(10) as f32 * 2.0, 1.0);
    } else if prospect.liberties < 2 {
        add(20.0, 0.0);
    }
    if is_urgent {
        add(20.0, 1.0);
    }
    if playout.shapes.propose(board.around(colour, at)) {
        add(8.0, 1.0);
    }
    let (here, last) = (point(at), point(playout.last));
    if !last.is_pass() {
        let distance = here.row().abs_diff(last.row()) + here.column().abs_diff(last.column());
        if distance <= 4 {
            add((6 - distance) as f32 * 2.0, 1.0);
        }
    }
    let last_line = board.size().get() - 1;
    let line = |line: usize| line.min(last_line - line);
    let height = line(here.row()).min(line(here.column()));
    let is_alone = board.around(colour, at).is_without_stones();
    if is_alone && height == 0 {
        add(12.0, 0.0);
    } else if is_alone && height == 2 {
        add(5.0, 1.0);
    }
    (games, won)
}

/// Who played first at each vertex.
struct First([Option<Colour>; POINTS]);

impl First {
    fn note(&mut self, colour: Colour, at: At) {
        self.0[usize::from(at)].get_or_insert(colour);
    }

    fn is_by(&self, colour: Colour, at: At) -> bool {
        self.0[usize::from(at)] == Some(colour)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KOMI: f32 = 14.5;

    fn found(rows: &[&str], to_move: Colour, games: u32) -> Findings {
        let board = Board::from_diagram(rows).unwrap();
        let legal = board.size().points().filter(|point| board.is_legal(to_move, *point));
        let moves: Vec<(Point, f32)> = legal.map(|point| (point, 0.5)).collect();
        let (moves, komi, trust, seed) = (&moves[..], KOMI, 1.0, 3);
        let question = Question { board: &board, to_move, komi, moves, trust, games, seed };
        search(&question, &LocalShapes::default())
    }

    fn most_tried(findings: &Findings) -> Point {
        findings.moves.iter().max_by_key(|tried| tried.games).unwrap().point
    }

    /// Who plays the middle of the three points in the corner owns it, and with [`KOMI`] wins.
    const CORNER: [&str; 7] =
        ["...XO.O", "XXXXOOO", "OOOOO.O", "XXXXXXX", "XXXXXXX", "X.XXX.X", "XXXXXXX"];

    #[test]
    fn the_vital_point_is_found() {
        let white = found(&CORNER, Colour::White, 400);
        assert_eq!(most_tried(&white), Point::at(0, 1));
        let black = found(&CORNER, Colour::Black, 400);
        assert_eq!(most_tried(&black), Point::at(0, 1));
    }

    #[test]
    fn each_game_tries_one_first_move_and_ends_with_every_vertex_counted() {
        let findings = found(&CORNER, Colour::White, 100);
        assert_eq!(findings.moves.iter().map(|tried| tried.games).sum::<u32>(), 100);
        assert!(findings.moves.iter().all(|tried| (0.0..=1.0).contains(&tried.won)));
        let bottom = findings.ownership.share(Colour::Black, Point::at(6, 0));
        assert_eq!(bottom, 1.0, "alive whatever happens");
    }

    #[test]
    fn a_seed_makes_the_same_games() {
        let twice = [(); 2].map(|()| found(&CORNER, Colour::White, 100).moves);
        assert_eq!(twice[0], twice[1]);
    }

    #[test]
    fn to_win_counts_most_and_a_margin_a_little() {
        assert_eq!([margin_if_decided(0.5), margin_if_decided(0.75)], [0.0; 2]);
        assert_eq!(margin_if_decided(1.0), margin_if_decided(0.0));
        let [small, large] = [9, 19].map(|size| margin(BoardSize::new(size).unwrap()));
        assert!(result(0.5, 0.0, small) > 0.95 && result(-0.5, 0.0, small) < 0.05);
        assert!(result(20.5, 0.0, small) > result(0.5, 0.0, small));
        assert!(result(-5.0, -30.0, large) > result(-30.0, -30.0, large) + 0.1);
        assert!(result(5.0, 30.0, large) > result(-5.0, 30.0, large) + 0.3);
    }
}
