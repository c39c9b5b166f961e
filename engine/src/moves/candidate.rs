//! Candidates: moves with the reasons to play them.

use std::fmt;

use crate::board::{BoardSize, Point};

/// A move that was considered.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// Where.
    pub point: Point,
    /// Why, and why not.
    pub reasons: Vec<Reason>,
    /// What it is worth, in points; a pass is worth nothing.
    pub value: f32,
}

/// A pattern that proposes a move.
#[derive(Clone, PartialEq, Debug)]
pub struct PatternReason {
    /// The name of the database.
    pub database: String,
    /// The name of the pattern.
    pub pattern: String,
    /// What the pattern adds to the move's value.
    pub bonus: f32,
    /// The move is worth at least so much.
    pub at_least: Option<f32>,
    /// The move is worth at most so much.
    pub at_most: Option<f32>,
}

/// A reason for a move, or against it. Values are in points.
#[derive(Clone, PartialEq, Debug)]
pub enum Reason {
    /// It captures a string that could be saved.
    Capture {
        /// A stone of the string.
        string: Point,
        /// What that is worth.
        value: f32,
    },
    /// It saves a string that could be captured.
    Save {
        /// A stone of the string.
        string: Point,
        /// What that is worth.
        value: f32,
    },
    /// A pattern proposes it.
    Pattern(PatternReason),
    /// It takes an empty corner.
    Corner(f32),
    /// It wins or keeps area.
    Area(f32),
    /// A pattern warns of it.
    Antisuji {
        /// The name of the pattern.
        pattern: String,
    },
    /// The stone can be captured.
    Unsafe {
        /// What that costs.
        cost: f32,
    },
    /// It lets a string of one's own be captured.
    Endangers {
        /// A stone of the string.
        string: Point,
        /// What that costs.
        cost: f32,
    },
}

impl Reason {
    /// What the reason adds to the value, bounds aside.
    fn amount(&self) -> f32 {
        match self {
            Reason::Capture { value, .. } | Reason::Save { value, .. } => *value,
            Reason::Corner(value) | Reason::Area(value) => *value,
            Reason::Pattern(pattern) => pattern.bonus,
            Reason::Antisuji { .. } => f32::NEG_INFINITY,
            Reason::Unsafe { cost } | Reason::Endangers { cost, .. } => -cost,
        }
    }
}

impl Candidate {
    /// A move of these reasons, valued.
    pub(super) fn new(point: Point, reasons: Vec<Reason>) -> Candidate {
        let value = valued(&reasons);
        Candidate { point, reasons, value }
    }

    /// Adds a reason and values the move anew.
    pub(super) fn add(&mut self, reason: Reason) {
        self.reasons.push(reason);
        self.value = valued(&self.reasons);
    }
}

/// The sum of what the reasons for a move add, within the bounds that patterns give, less what the
/// reasons against it cost.
fn valued(reasons: &[Reason]) -> f32 {
    let (gains, costs): (Vec<f32>, Vec<f32>) =
        reasons.iter().map(Reason::amount).partition(|amount| *amount >= 0.0);
    let patterns = || {
        reasons.iter().filter_map(|reason| match reason {
            Reason::Pattern(pattern) => Some(pattern),
            _ => None,
        })
    };
    let gain: f32 = gains.iter().sum();
    let least = patterns().filter_map(|pattern| pattern.at_least).fold(gain, f32::max);
    let most = patterns().filter_map(|pattern| pattern.at_most).fold(least, f32::min);
    most + costs.iter().sum::<f32>()
}

impl Candidate {
    /// The move with its value and its reasons, in one line.
    pub fn describe(&self, size: BoardSize) -> String {
        let reasons: Vec<String> =
            self.reasons.iter().map(|reason| reason.describe(size)).collect();
        format!("{} {:.2}: {}", self.point.name(size), self.value, reasons.join(", "))
    }
}

impl Reason {
    /// The reason in words.
    pub fn describe(&self, size: BoardSize) -> String {
        match self {
            Reason::Capture { string, value } => {
                format!("captures {} ({value:.1})", string.name(size))
            }
            Reason::Save { string, value } => format!("saves {} ({value:.1})", string.name(size)),
            Reason::Pattern(pattern) => pattern.to_string(),
            Reason::Corner(value) => format!("empty corner ({value:.1})"),
            Reason::Area(value) => format!("area ({value:.1})"),
            Reason::Antisuji { pattern } => format!("antisuji {pattern}"),
            Reason::Unsafe { cost } => format!("can be captured (-{cost:.1})"),
            Reason::Endangers { string, cost } => {
                format!("endangers {} (-{cost:.1})", string.name(size))
            }
        }
    }
}

impl fmt::Display for PatternReason {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "pattern {} ({:.1}", self.pattern, self.bonus)?;
        if let Some(least) = self.at_least {
            write!(formatter, ", at least {least:.1}")?;
        }
        if let Some(most) = self.at_most {
            write!(formatter, ", at most {most:.1}")?;
        }
        write!(formatter, ")")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pattern(at_least: Option<f32>, at_most: Option<f32>) -> Reason {
        let (database, pattern) = ("shapes".to_owned(), "Hane".to_owned());
        Reason::Pattern(PatternReason { database, pattern, bonus: 2.0, at_least, at_most })
    }

    #[test]
    fn bounds_hold_gains_and_costs_come_after() {
        let value = |reasons| Candidate::new(Point::PASS, reasons).value;
        assert_eq!(value(vec![]), 0.0);
        assert_eq!(value(vec![Reason::Area(3.0), pattern(None, None)]), 5.0);
        assert_eq!(value(vec![Reason::Area(3.0), pattern(Some(20.0), None)]), 20.0);
        assert_eq!(value(vec![Reason::Area(9.0), pattern(None, Some(1.0))]), 1.0);
        let cost = Reason::Unsafe { cost: 4.0 };
        assert_eq!(value(vec![pattern(Some(10.0), None), cost]), 6.0);
        let never = Reason::Antisuji { pattern: "Bad".to_owned() };
        assert_eq!(value(vec![pattern(Some(10.0), None), never]), f32::NEG_INFINITY);
    }

    #[test]
    fn a_candidate_says_why() {
        let mut candidate = Candidate::new(Point::at(15, 3), vec![Reason::Area(3.0)]);
        candidate.add(pattern(Some(20.0), None));
        let says = "D4 20.00: area (3.0), pattern Hane (2.0, at least 20.0)";
        assert_eq!(candidate.describe(BoardSize::MAX), says);
    }
}
