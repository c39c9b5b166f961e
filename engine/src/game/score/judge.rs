//! Finding out which stones of a finished game are dead.

use super::{
    playouts::Ownership,
    settle::{Unsettled, play_on, territories},
    status::FinalPosition,
    verdict::Verdicts,
};
use crate::{
    answer::Status,
    board::{Colour, PointSet, StoneString},
    context::Context,
    databases::Databases,
};

/// The number of random games.
const GAMES: u32 = 100;
/// A string about which nothing else speaks is dead if its own side owns its vertices in no more than this share of
/// random games.
const DEAD_BELOW: f32 = 0.4;

impl FinalPosition {
    /// Judges which stones are dead, and whose the ground is, as [the module](super) tells. The context has been
    /// [analysed](Context::analyse) with these databases; another position is known to it afterwards.
    ///
    /// ```
    /// use katachi_engine::{
    ///     board::{Board, Colour, Point}, context::Context, databases::Databases,
    ///     game::score::FinalPosition,
    /// };
    /// let board = Board::from_diagram([
    ///     ".XO..",
    ///     "XXOX.",
    ///     ".XO..",
    ///     "XXOO.",
    ///     ".XO..",
    /// ])?;
    /// let databases = Databases::default();
    /// let mut context = Context::new(board, Colour::Black).analysed(&databases);
    /// let position = FinalPosition::judge(&mut context, &databases, 1);
    /// assert_eq!(position.dead().iter().collect::<Vec<_>>(), [Point::at(1, 3)]);
    /// # Ok::<(), katachi_engine::board::DiagramError>(())
    /// ```
    pub fn judge(context: &mut Context, databases: &Databases, seed: u64) -> FinalPosition {
        let board = context.board().clone();
        let first = Verdicts::of(context);
        let unsettled = Unsettled::of(context, &first);
        if unsettled.is_empty() {
            return FinalPosition::with_dead(&board, first.dead);
        }
        let ground = territories(context);
        let lost = lost_by_now(context, &first.open);
        let Some(end) = play_on(context, databases, &unsettled, seed) else {
            let now = FinalPosition::with_dead(&board, first.dead | lost);
            return now.clone().settled_by(&now, &ground);
        };
        let mut last = Verdicts::at_the_end(context);
        last.dead |= dead_by_chance(context, &last.open, seed);
        let end = FinalPosition::with_dead(&end, last.dead);
        // Whoever is known to live lives, even where the game that is played on goes wrong.
        let [black, white] =
            Colour::ALL.map(|colour| *board.stones(colour) & first.open & end.living(colour));
        let dead = first.dead | (first.open - black - white);
        FinalPosition::with_dead(&board, dead).settled_by(&end, &ground)
    }
}

/// Of these stones those whose dragons cannot be saved, as far as the analysis knows.
fn lost_by_now(context: &Context, stones: &PointSet) -> PointSet {
    let dragons = context.dragons().into_iter().flat_map(|dragons| dragons.iter());
    let lost = dragons.filter(|dragon| dragon.status == Status::Dead);
    lost.fold(PointSet::EMPTY, |all, dragon| all | dragon.stones) & *stones
}

/// Of strings that are still open when nobody wants to play on: those that die in most random games.
fn dead_by_chance(context: &Context, open: &PointSet, seed: u64) -> PointSet {
    if open.is_empty() {
        return PointSet::EMPTY;
    }
    let board = context.board();
    let ownership = Ownership::sampled(board, Colour::Black, GAMES, seed);
    let strings = board.strings_in(*open);
    let dead = strings.filter(|string| own_share(string, &ownership) < DEAD_BELOW);
    dead.fold(PointSet::EMPTY, |all, string| all | *string.stones())
}

/// How often the string's vertices are its own side's, on average.
fn own_share(string: &StoneString, ownership: &Ownership) -> f32 {
    let stones = string.stones().iter();
    let sum: f32 = stones.map(|stone| ownership.share(string.colour(), stone)).sum();
    sum / string.size() as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::{Board, Point},
        game::score::FinalStatus,
    };

    fn judged(rows: &[&str]) -> FinalPosition {
        let databases = Databases::default();
        let mut context =
            Context::new(Board::from_diagram(rows).unwrap(), Colour::Black).analysed(&databases);
        FinalPosition::judge(&mut context, &databases, 1)
    }

    fn dead(rows: &[&str]) -> Vec<Point> {
        judged(rows).dead().iter().collect()
    }

    #[test]
    fn an_invader_without_room_is_dead() {
        let rows = [
            "..X.O....",
            "..X.O....",
            "..XXO....",
            "...XO....",
            "...XO....",
            ".O.XO....",
            "...XOO...",
            "..XX.O...",
            "..X.XO...",
        ];
        assert_eq!(dead(&rows), [Point::at(5, 1)]);
    }

    #[test]
    fn nothing_is_dead_on_an_empty_board() {
        assert!(dead(&["...", "...", "..."]).is_empty());
    }

    #[test]
    fn a_seki_is_not_dead() {
        let rows = [
            "XX.OO.XO.",
            "XX.OO.XOO",
            "XXXXXXXO.",
            "OOOOOOOOO",
            "O.O.....O",
            ".........",
            ".........",
            ".........",
            ".........",
        ];
        assert!(dead(&rows).is_empty());
    }

    /// The eye space of the White stones in the corner is a square.
    #[test]
    fn who_makes_one_eye_only_is_dead() {
        let rows = [
            "..OX.....",
            "..OX.....",
            "OOOX.....",
            "XXXX..XXX",
            "......X..",
            "...XXXXOO",
            "XXXXOOOO.",
            "OOOOO....",
            ".........",
        ];
        let position = judged(&rows);
        assert_eq!(position.status(Point::at(0, 2)), FinalStatus::Dead);
        assert_eq!(position.status(Point::at(0, 0)), FinalStatus::Territory(Colour::Black));
        assert_eq!(position.status(Point::at(7, 0)), FinalStatus::Alive);
    }

    /// The border on the first line has not been played out.
    #[test]
    fn an_open_border_is_closed_before_points_are_counted() {
        let rows = [
            "...X.O...",
            "...X.O...",
            "...XXO...",
            "...XO....",
            "...XO....",
            "...XO....",
            "...XO....",
            "...XO....",
            ".........",
        ];
        let position = judged(&rows);
        assert!(position.dead().is_empty());
        assert_eq!(position.status(Point::at(4, 0)), FinalStatus::Territory(Colour::Black));
        assert_eq!(position.status(Point::at(4, 8)), FinalStatus::Territory(Colour::White));
        assert_eq!(position.status(Point::at(0, 4)), FinalStatus::Dame);
        assert_eq!(position.status(Point::at(0, 3)), FinalStatus::Alive, "no seki");
    }
}
