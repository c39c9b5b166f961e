//! The table of all functions of the language.

use std::sync::LazyLock;

mod table;

pub use table::FUNCTIONS;

/// What a parameter may name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Parameter {
    /// A string or dragon: refuses a sure empty.
    Stone,
    /// A play or a cut: refuses a sure stone.
    Empty,
    /// Anything on the board.
    Any,
}

/// The parameters of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parameters {
    /// Exactly these.
    Fixed(&'static [Parameter]),
    /// A sequence of points of the kind given, at least `least` of them (`o_somewhere`).
    Points {
        /// The kind of each.
        kind: Parameter,
        /// The least count.
        least: usize,
    },
    /// A play sequence of one or more moves, `?` among them but neither first nor last, and then
    /// `targets` points about which the question is asked (`oplay_attack`).
    Play {
        /// The number of points after the moves.
        targets: usize,
    },
}

/// What a function gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Answer {
    /// `bool`
    Truth,
    /// `i32`
    Count,
    /// `Reading`: LOSS 0, KO_B 1, KO_A 2, WIN 3.
    Reading,
    /// `Status`: DEAD 0, ALIVE 1, CRITICAL 2, UNKNOWN 3.
    Status,
    /// `BreakThrough`: none 0, WIN 1, CUT 2.
    BreakThrough,
    /// `f32`
    Real,
    /// Nothing: called for its effect. As a value, 0.
    Nothing,
}

/// A function of the language.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Function {
    /// Its name.
    pub name: &'static str,
    /// Its parameters.
    pub parameters: Parameters,
    /// What it gives.
    pub answer: Answer,
    /// How much it costs to ask, in units of the cheapest; cheap conjuncts may be asked first.
    pub cost: f32,
    /// One line of help.
    pub help: &'static str,
    /// Whether the engine has it.
    pub available: bool,
}

impl Function {
    /// How many arguments it takes, in words: "one argument", "a move or more, and then 2 targets".
    pub fn wanted(&self) -> String {
        match self.parameters {
            Parameters::Fixed(&[]) => "no argument".into(),
            Parameters::Fixed(&[_]) => "one argument".into(),
            Parameters::Fixed(list) => format!("{} arguments", list.len()),
            Parameters::Points { least: 1, .. } => "one argument or more".into(),
            Parameters::Points { least, .. } => format!("{least} arguments or more"),
            Parameters::Play { targets: 1 } => "a move or more and then a target".into(),
            Parameters::Play { targets } => format!("a move or more and then {targets} targets"),
        }
    }

    /// Whether it can be called with this many arguments.
    pub fn takes(&self, count: usize) -> bool {
        match self.parameters {
            Parameters::Fixed(list) => count == list.len(),
            Parameters::Points { least, .. } => count >= least,
            Parameters::Play { targets } => count > targets,
        }
    }

    /// What its argument of this index may name.
    pub fn parameter(&self, index: usize) -> Parameter {
        match self.parameters {
            Parameters::Fixed(list) => list.get(index).copied().unwrap_or(Parameter::Any),
            Parameters::Points { kind, .. } => kind,
            Parameters::Play { .. } => Parameter::Any,
        }
    }

    /// Whether it has no parameters, so that it may be written without parentheses.
    pub fn is_bare(&self) -> bool {
        matches!(self.parameters, Parameters::Fixed(&[]))
    }
}

/// The function of this name.
///
/// ```
/// use katachi_syntax::functions::{Answer, function};
///
/// assert_eq!(function("attack").unwrap().answer, Answer::Reading);
/// assert!(function("atack").is_none());
/// ```
pub fn function(name: &str) -> Option<&'static Function> {
    let found = BY_NAME.binary_search_by(|function| function.name.cmp(name)).ok()?;
    BY_NAME.get(found).copied()
}

/// All functions by name: macros ask several times for every call, and run without optimisation.
static BY_NAME: LazyLock<Vec<&'static Function>> = LazyLock::new(|| {
    let mut functions: Vec<_> = FUNCTIONS.iter().collect();
    functions.sort_by_key(|function| function.name);
    functions
});
