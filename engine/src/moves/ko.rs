//! Kos that may not be taken back at once: what is at stake in them, and the threats that win them.

use super::{candidate::Candidate, decision::generate, level::Level, situation::Situation};
use crate::board::{Board, Point, PointSet};

/// What it would be worth to take back the ko that may not be taken back now, in points; none where there is
/// none.
pub(super) fn stake(situation: &Situation<'_>) -> Option<f32> {
    let ko = forbidden_capture(situation)?;
    let free = Board::from_vertices(situation.board.size(), situation.board.vertices());
    let situation = Situation {
        board: &free,
        allowed: Some(PointSet::only(ko)),
        level: Level::WEAKEST,
        may_resign: false,
        ..*situation
    };
    let decision = generate(&situation);
    decision.candidates.first().map(Candidate::value).filter(|value| *value > 0.0)
}

/// Where the side to move could take a ko if the rule did not forbid it.
fn forbidden_capture(situation: &Situation<'_>) -> Option<Point> {
    let (board, colour) = (situation.board, situation.to_move);
    let ko = board.ko()?;
    (board.legality_without_ko(colour, ko).is_ok() && !board.is_legal(colour, ko)).then_some(ko)
}

/// Lets moves that threaten something count as threats: the opponent answers and the ko is taken back, or he
/// does not and the threat is carried out.
pub(super) fn value_threats(candidates: &mut [Candidate], stake: f32) {
    for candidate in candidates.iter_mut().filter(|candidate| candidate.worth.followup > 0.0) {
        candidate.value_as_threat(stake);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{board::Colour, databases::Databases};

    #[test]
    fn a_ko_that_may_not_be_taken_back_has_a_stake() {
        let mut board = Board::from_diagram([
            ".XO......",
            "XO.O.....",
            ".XO......",
            ".........",
            ".........",
            "......X..",
            "..O......",
            ".........",
            ".........",
        ])
        .unwrap();
        let databases = Databases::default();
        assert_eq!(stake(&Situation::new(&board, Colour::White, &databases)), None);
        board.play(Colour::Black, Point::at(1, 2)).unwrap();
        let situation = Situation::new(&board, Colour::White, &databases);
        assert_eq!(forbidden_capture(&situation), Some(Point::at(1, 1)));
        assert!(stake(&situation).is_some_and(|stake| stake > 0.0));
        assert_eq!(forbidden_capture(&Situation::new(&board, Colour::Black, &databases)), None);
    }

    #[test]
    fn a_threat_wins_no_more_than_it_threatens_nor_than_is_at_stake() {
        let threat = |followup| {
            let mut candidate = Candidate {
                point: Point::at(0, 0),
                proposal: crate::moves::Proposal::default(),
                objections: Vec::new(),
                worth: crate::moves::Worth { followup, ..Default::default() },
                chance: 0.0,
            };
            value_threats(std::slice::from_mut(&mut candidate), 10.0);
            candidate.value()
        };
        assert_eq!(threat(0.0), 0.0);
        assert!(threat(5.0) > 0.0 && threat(5.0) < threat(10.0));
        assert_eq!(threat(10.0), threat(30.0));
    }
}
