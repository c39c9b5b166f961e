//! Why a command fails, in the words that controllers know.

/// What a command answers.
pub type Answer = Result<String, Failure>;

/// Why a command fails.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "each variant's message says what it means")]
pub enum Failure {
    #[error("unknown command")]
    UnknownCommand,
    #[error("line too long")]
    LineTooLong,
    #[error("invalid color")]
    InvalidColour,
    #[error("invalid coordinate")]
    InvalidCoordinate,
    #[error("invalid color or coordinate")]
    InvalidMove,
    #[error("illegal move")]
    IllegalMove,
    #[error("invalid move")]
    NoMove,
    #[error("boardsize not an integer")]
    SizeNoInteger,
    #[error("unacceptable size")]
    UnacceptableSize,
    #[error("komi not a float")]
    KomiNoFloat,
    #[error("cannot undo")]
    CannotUndo,
    #[error("no previous move known")]
    NoPreviousMove,
    #[error("board not empty")]
    BoardNotEmpty,
    #[error("handicap not an integer")]
    HandicapNoInteger,
    #[error("invalid handicap")]
    InvalidHandicap,
    #[error("repeated vertex")]
    RepeatedVertex,
    #[error("missing filename")]
    MissingFilename,
    /// The file, and what is amiss with it.
    #[error("cannot load '{file}': {reason}")]
    CannotLoad { file: String, reason: String },
    /// The file, and what is amiss with it.
    #[error("cannot write '{file}': {reason}")]
    CannotWrite { file: String, reason: String },
    #[error("vertex must not be empty")]
    EmptyVertex,
    #[error("string vertex must not be empty")]
    EmptyString,
    #[error("strings must be of the same color")]
    DifferentColours,
    #[error("move vertex must be empty")]
    OccupiedMove,
    #[error("vertex must be empty")]
    OccupiedVertex,
    #[error("vertex must not be occupied")]
    NoMoveVertex,
    #[error("Stack empty.")]
    StackEmpty,
    #[error("moves are being tried")]
    MovesTried,
    #[error("missing status")]
    MissingStatus,
    #[error("invalid status")]
    InvalidStatus,
    #[error("invalid seed")]
    InvalidSeed,
    #[error("level not an integer")]
    LevelNoInteger,
    #[error("not three integers")]
    NotThreeIntegers,
    #[error("time and stones not two integers")]
    NotTwoIntegers,
    #[error("invalid rules")]
    InvalidRules,
    #[error("neither on nor off")]
    NeitherOnNorOff,
    #[error("missing text")]
    MissingText,
    #[error("the system does not tell the processor time")]
    NoProcessorTime,
    #[error("not an integer")]
    NotAnInteger,
    #[error("no allowed vertex")]
    NoAllowedVertex,
    #[error("unknown influence data")]
    UnknownInfluence,
}
