//! The table of all functions of the language.

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
