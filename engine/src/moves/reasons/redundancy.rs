//! Reasons that say nothing beside others.

use super::Reason;
use crate::board::Point;

/// What redundancy depends on: which dragon a stone is of, by the dragon's first stone.
pub(crate) type DragonOf<'a> = &'a dyn Fn(Point) -> Point;

/// The reasons of one move without those that another of them implies:
///
/// - a threat beside the deed;
/// - an attack on one of two strings, or a defence of both, where a string of the pair has its own reason;
/// - a strategic reason about a dragon whose fate the move decides;
/// - connecting or cutting what is one dragon, and the same pair of dragons named twice;
/// - the eyes of a dragon whose fate the move decides.
pub(crate) fn without_redundant(reasons: &[Reason], dragon_of: DragonOf<'_>) -> Vec<Reason> {
    let mut kept: Vec<Reason> = Vec::new();
    for &reason in reasons {
        let is_implied = reasons.iter().any(|&other| implies(other, reason, dragon_of));
        let is_repeated = kept.iter().any(|&other| says_the_same(other, reason, dragon_of));
        if !is_implied && !is_repeated && !is_void(reason, dragon_of) {
            kept.push(reason);
        }
    }
    kept
}

/// Whether a reason makes another superfluous.
fn implies(reason: Reason, other: Reason, dragon_of: DragonOf<'_>) -> bool {
    match (reason, other) {
        (Reason::AttackString { string, .. }, Reason::AttackThreat { string: threatened, .. })
        | (Reason::DefendString { string, .. }, Reason::DefendThreat { string: threatened, .. }) => {
            string == threatened
        }
        (Reason::AttackString { string, .. }, Reason::AttackEither(pair))
        | (Reason::DefendString { string, .. }, Reason::DefendBoth(pair)) => pair.contains(&string),
        (Reason::AttackDragon(dragon), Reason::AttackDragonThreat(threatened))
        | (Reason::DefendDragon(dragon), Reason::DefendDragonThreat(threatened)) => {
            dragon_of(dragon) == dragon_of(threatened)
        }
        (_, Reason::StrategicAttack(dragon)) => {
            kills(reason).is_some_and(|killed| dragon_of(killed) == dragon_of(dragon))
        }
        (_, Reason::StrategicDefence(dragon)) => {
            saves(reason).is_some_and(|saved| dragon_of(saved) == dragon_of(dragon))
        }
        (_, Reason::VitalEye(dragon)) => {
            let decided = kills(reason).or(saves(reason));
            decided.is_some_and(|decided| dragon_of(decided) == dragon_of(dragon))
        }
        _ => false,
    }
}

/// What a reason puts an end to.
const fn kills(reason: Reason) -> Option<Point> {
    match reason {
        Reason::AttackString { string, .. } => Some(string),
        Reason::AttackDragon(dragon) | Reason::Semeai { enemy: dragon, .. } => Some(dragon),
        _ => None,
    }
}

/// What a reason rescues.
const fn saves(reason: Reason) -> Option<Point> {
    match reason {
        Reason::DefendString { string, .. } => Some(string),
        Reason::DefendDragon(dragon) | Reason::Semeai { own: dragon, .. } => Some(dragon),
        _ => None,
    }
}

/// Whether two reasons are about the same dragons.
fn says_the_same(one: Reason, other: Reason, dragon_of: DragonOf<'_>) -> bool {
    let same_pair = |one: [Point; 2], other: [Point; 2]| {
        let mut pairs = [one, other].map(|pair| pair.map(dragon_of));
        pairs.iter_mut().for_each(|pair| pair.sort_unstable());
        pairs[0] == pairs[1]
    };
    let same = |one, other| dragon_of(one) == dragon_of(other);
    match (one, other) {
        (Reason::Connect(one), Reason::Connect(other)) | (Reason::Cut(one), Reason::Cut(other)) => {
            same_pair(one, other)
        }
        (Reason::StrategicAttack(one), Reason::StrategicAttack(other))
        | (Reason::StrategicDefence(one), Reason::StrategicDefence(other))
        | (Reason::AttackDragon(one), Reason::AttackDragon(other))
        | (Reason::DefendDragon(one), Reason::DefendDragon(other))
        | (Reason::VitalEye(one), Reason::VitalEye(other)) => same(one, other),
        _ => false,
    }
}

/// Whether a reason is about a pair that is one dragon.
fn is_void(reason: Reason, dragon_of: DragonOf<'_>) -> bool {
    match reason {
        Reason::Connect([one, other]) | Reason::Cut([one, other]) => {
            dragon_of(one) == dragon_of(other)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::Reading;

    /// Points of one row are one dragon.
    fn kept(reasons: &[Reason]) -> Vec<Reason> {
        without_redundant(reasons, &|point: Point| Point::at(point.row(), 0))
    }

    const A: Point = Point::at(0, 3);
    const A2: Point = Point::at(0, 5);
    const B: Point = Point::at(1, 3);
    const READING: Reading = Reading::Win;

    #[test]
    fn deeds_make_threats_superfluous() {
        let deed = Reason::AttackString { string: A, reading: READING };
        let threat = |string| Reason::AttackThreat { string, reading: READING };
        assert_eq!(kept(&[threat(A), deed, threat(B)]), [deed, threat(B)]);
        let deed = Reason::DefendString { string: A, reading: READING };
        let threat = Reason::DefendThreat { string: A, reading: READING };
        assert_eq!(kept(&[threat, deed]), [deed]);
        let deed = Reason::AttackDragon(A);
        assert_eq!(kept(&[Reason::AttackDragonThreat(A2), deed]), [deed]);
    }

    #[test]
    fn one_of_a_pair_is_enough() {
        let one = Reason::AttackString { string: A, reading: READING };
        assert_eq!(kept(&[Reason::AttackEither([B, A]), one]), [one]);
        let one = Reason::DefendString { string: A, reading: READING };
        assert_eq!(kept(&[Reason::DefendBoth([A, B]), one]), [one]);
    }

    #[test]
    fn strategy_and_eyes_do_not_count_where_fate_is_decided() {
        let kill = Reason::AttackString { string: A, reading: READING };
        let others = [Reason::StrategicAttack(A2), Reason::VitalEye(A2), kill];
        assert_eq!(kept(&others), [kill]);
        let save = Reason::DefendDragon(A);
        assert_eq!(kept(&[Reason::StrategicDefence(A2), save]), [save]);
        let race = Reason::Semeai { own: A, enemy: B };
        assert_eq!(kept(&[Reason::StrategicDefence(A), Reason::StrategicAttack(B), race]), [race]);
    }

    #[test]
    fn pairs_of_dragons_count_once_and_only_if_they_are_two() {
        let (one, again) = (Reason::Connect([A, B]), Reason::Connect([B, A2]));
        assert_eq!(kept(&[one, again]), [one]);
        assert!(kept(&[Reason::Cut([A, A2])]).is_empty());
    }
}
