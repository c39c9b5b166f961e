//! The kinds of fault and their words.

use std::fmt;

use crate::functions::Parameter;
use crate::tree::{AttributeMap, LabelKind, Symmetry, ValueField};

/// The nearest name that would have been right, if one is near.
pub type Suggestion = Option<String>;

/// A side of a diagram.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// Above.
    Top,
    /// Below.
    Bottom,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Top => "top",
            Side::Bottom => "bottom",
            Side::Left => "left",
            Side::Right => "right",
        })
    }
}

/// The kinds of fault, one variant a message.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FaultKind {
    // Between patterns
    /// A line at the top level that begins like a setting and is none.
    #[error("unknown setting `{word}`")]
    UnknownSetting {
        /// What stands there.
        word: String,
        /// The nearest setting.
        nearest: Suggestion,
    },
    /// `kind` with a word that names no kind.
    #[error("unknown kind of database `{word}`")]
    UnknownKind {
        /// What stands there.
        word: String,
        /// The nearest kind.
        nearest: Suggestion,
    },
    /// `attribute_map` with a word that names no map.
    #[error("unknown attribute map `{word}`")]
    UnknownAttributeMap {
        /// What stands there.
        word: String,
        /// The nearest map.
        nearest: Suggestion,
    },
    /// A character in `goal_elements` or `callback_data` that is no kind of element.
    #[error("`{character}` is no kind of element that a set can hold")]
    UnknownSetElement {
        /// The character.
        character: char,
    },
    /// A setting without its value.
    #[error("`{setting}` needs a value")]
    MissingSettingValue {
        /// The setting.
        setting: String,
    },
    /// `name` or `helpers` with something that is no identifier or path.
    #[error("`{word}` is no {wanted}")]
    BadSettingName {
        /// What stands there.
        word: String,
        /// What should: "identifier" or "path of a trait".
        wanted: &'static str,
    },
    /// A setting for the whole database below the first pattern.
    #[error("`{setting}` stands below the first pattern")]
    LateSetting {
        /// The setting.
        setting: String,
    },
    /// A setting for the whole database, given twice.
    #[error("`{setting}` is set twice")]
    RepeatedSetting {
        /// The setting.
        setting: String,
    },
    /// Text that belongs to no pattern.
    #[error("text outside of a pattern")]
    TextOutsidePattern,
    /// A word that is nearly `Pattern`.
    #[error("`{word}` begins no pattern")]
    MisspeltPattern {
        /// The word.
        word: String,
    },
    /// `#` as a comment in an inline block.
    #[error("`#` begins no comment inside `patterns!`")]
    HashComment,
    /// A comment of a file begun as in another language. It is taken for one.
    #[error("a comment begins with `#`, not with `{mark}`")]
    ForeignComment {
        /// What it begins with.
        mark: &'static str,
    },

    // The head
    /// `Pattern` without a name.
    #[error("this pattern has no name")]
    MissingName,
    /// A name that is no identifier.
    #[error("`{name}` is no name for a pattern")]
    BadName {
        /// The name.
        name: String,
    },
    /// A name of one character.
    #[error("the name `{name}` is too short")]
    ShortName {
        /// The name.
        name: String,
    },
    /// A name given before.
    #[error("a pattern named `{name}` stands above")]
    DuplicateName {
        /// The name.
        name: String,
    },

    // The diagram
    /// No row.
    #[error("the pattern `{name}` is empty")]
    EmptyPattern {
        /// The pattern's name.
        name: String,
    },
    /// A character that is no element.
    #[error("`{character}` is no element of a diagram")]
    UnknownElement {
        /// The character.
        character: char,
        /// The element that was probably meant.
        meant: Option<char>,
    },
    /// `|`, `-` or `+` among vertices.
    #[error("`{character}` stands among the vertices of a row")]
    StrayEdge {
        /// The character.
        character: char,
    },
    /// A row that is longer or shorter than the first.
    #[error("this row has {found} {}, the first has {expected}", vertices(*.found))]
    RaggedRow {
        /// Its length.
        found: usize,
        /// The length of the first.
        expected: usize,
    },
    /// A first row that is longer or shorter than all others, which agree.
    #[error("the first row has {found} {}, the others have {expected}", vertices(*.found))]
    RaggedFirstRow {
        /// Its length.
        found: usize,
        /// The length of the others.
        expected: usize,
    },
    /// A row of `-` that is longer or shorter than the rows.
    #[error("this edge is {found} long, the rows have {expected} {}", vertices(*.expected))]
    RaggedEdge {
        /// Its length, corners left out.
        found: usize,
        /// The length of the rows.
        expected: usize,
    },
    /// `|` on some rows only.
    #[error("the {side} edge is drawn on some rows only")]
    UnevenEdge {
        /// Which edge.
        side: Side,
    },
    /// A row below a row of `-` that closes the diagram.
    #[error("a row below the bottom edge")]
    RowBelowEdge,
    /// A second row of `-` above or below.
    #[error("the edge is drawn twice")]
    RepeatedEdge,
    /// `+` without `|` on the rows.
    #[error("a corner at the {side}, but no `|` on the rows there")]
    CornerWithoutSide {
        /// Where the corner is drawn.
        side: Side,
    },
    /// Words beside a row in an inline block.
    #[error("words beside a row")]
    BareRemark,
    /// More rows or columns than a board has.
    #[error("a diagram of {rows} by {columns} fits on no board")]
    DiagramTooLarge {
        /// Its rows.
        rows: usize,
        /// Its columns.
        columns: usize,
    },
    /// No `*` where the kind needs one.
    #[error("the diagram has no `*`")]
    MissingMove,
    /// Two `*`.
    #[error("a second `*`")]
    SecondMove,
    /// An element that corner databases do not have.
    #[error("`{element}` cannot stand in a corner pattern")]
    ElementInCorner {
        /// The element.
        element: char,
    },
    /// A corner pattern that is not drawn in one corner.
    #[error("a corner pattern draws two adjacent edges, this one does not")]
    NotInCorner,

    // The `:` line
    /// No `:` line.
    #[error("the pattern `{name}` has no `:` line")]
    MissingAttributes {
        /// The pattern's name.
        name: String,
    },
    /// Two `:` lines.
    #[error("a second `:` line")]
    RepeatedAttributes,
    /// A `:` line that names no symmetry.
    #[error("the symmetry is missing")]
    MissingSymmetry,
    /// A symmetry that does not exist.
    #[error("unknown symmetry `{text}`")]
    UnknownSymmetry {
        /// What stands there.
        text: String,
    },
    /// A symmetry that the diagram does not have, because of two vertices.
    #[error("the diagram is not symmetric {}: {first} and {second} differ", symmetry_words(*.declared))]
    FalseSymmetry {
        /// What is declared.
        declared: Symmetry,
        /// What the diagram has.
        has: Symmetry,
        /// One vertex, as drawn and where: "`X` in row 1, column 2".
        first: String,
        /// The other.
        second: String,
    },
    /// A symmetry that the diagram does not have, because of its edges or its shape.
    #[error("the diagram is not symmetric {}: {why}", symmetry_words(*.declared))]
    ImpossibleSymmetry {
        /// What is declared.
        declared: Symmetry,
        /// What the diagram has.
        has: Symmetry,
        /// What stands against it.
        why: String,
    },
    /// A symmetry that is not declared, so that the pattern matches twice.
    #[error("the pattern is symmetric {} and would match twice", symmetry_words(*.has))]
    UndeclaredSymmetry {
        /// What the diagram has.
        has: Symmetry,
    },
    /// A class letter that does not exist.
    #[error("unknown class `{letter}`")]
    UnknownClass {
        /// The letter.
        letter: char,
        /// The same letter in the other case, where that is a class.
        meant: Option<char>,
    },
    /// A value field that does not exist.
    #[error("unknown value field `{name}`")]
    UnknownField {
        /// Its name.
        name: String,
        /// The nearest field.
        nearest: Suggestion,
    },
    /// A value field that the attribute map does not have.
    #[error("the attribute map `{}` does not allow `{name}`", .map.word())]
    FieldNotAllowed {
        /// Its name.
        name: String,
        /// The map in force.
        map: AttributeMap,
    },
    /// A value field with nothing in its parentheses, or without them.
    #[error("`{}` has no value", .field.word())]
    MissingFieldValue {
        /// The field.
        field: ValueField,
    },
    /// A value that is no number.
    #[error("`{text}` is no number")]
    ValueNotNumber {
        /// What stands there.
        text: String,
    },
    /// A value that is no label.
    #[error("`{text}` is no label")]
    ValueNotLabel {
        /// What stands there.
        text: String,
        /// The field.
        field: ValueField,
    },
    /// A field without its `)`.
    #[error("missing `)`")]
    UnclosedField,
    /// A helper that is not the last field.
    #[error("the helper `{name}` is not the last field")]
    HelperNotLast {
        /// The helper.
        name: String,
    },
    /// A helper that whoever reads the database at run time does not have.
    #[error("there is no helper named `{name}`")]
    UnknownHelper {
        /// The helper.
        name: String,
        /// The nearest one that there is.
        nearest: Suggestion,
    },
    /// A field of the `:` line that is nothing known.
    #[error("`{text}` is neither a value field nor a helper")]
    UnknownAttribute {
        /// What stands there.
        text: String,
    },

    // The constraint diagram
    /// A row of the constraint diagram of another length than the diagram's.
    #[error("this row has {found} {}, the diagram's has {expected}", vertices(*.found))]
    ConstraintWidth {
        /// Its length.
        found: usize,
        /// The length of the diagram's rows.
        expected: usize,
    },
    /// A constraint diagram with another number of rows.
    #[error("the constraint diagram has {found} {}, the diagram has {expected}", rows(*.found))]
    ConstraintHeight {
        /// Its rows.
        found: usize,
        /// The rows of the diagram.
        expected: usize,
    },
    /// A vertex of the constraint diagram that the diagram contradicts.
    #[error("`{drawn}` here, but the diagram has `{element}`")]
    Contradiction {
        /// What the constraint diagram shows.
        drawn: char,
        /// What the diagram shows.
        element: char,
    },
    /// An edge of the constraint diagram that the diagram does not draw.
    #[error("the constraint diagram draws the {side} edge, the diagram does not")]
    ConstraintEdge {
        /// Which edge.
        side: Side,
    },
    /// A letter that no label may be.
    #[error("`{letter}` cannot be a label")]
    ForbiddenLabel {
        /// The letter.
        letter: char,
    },
    /// A character of the constraint diagram that is neither label nor element.
    #[error("`{character}` is neither a label nor an element")]
    UnknownLabelCharacter {
        /// The character.
        character: char,
    },
    /// A label on vertices of different kinds.
    #[error("the label `{letter}` marks `{here}` here and `{elsewhere}` elsewhere")]
    MixedLabel {
        /// The letter.
        letter: char,
        /// What the diagram shows here.
        here: char,
        /// What the diagram shows at its first vertex.
        elsewhere: char,
    },

    // Constraint and action
    /// A label that is not drawn.
    #[error("the label `{letter}` is not drawn")]
    UnknownLabel {
        /// The letter.
        letter: char,
    },
    /// A label that marks what the function cannot be asked about.
    #[error("`{function}` asks about {}, but `{letter}` marks {}", .wants.words(), .marks.words())]
    WrongLabelKind {
        /// The function.
        function: String,
        /// The label, `*` included.
        letter: char,
        /// What the function wants.
        wants: Parameter,
        /// What the label marks.
        marks: LabelKind,
    },
    /// A function that does not exist.
    #[error("unknown function `{name}`")]
    UnknownFunction {
        /// Its name.
        name: String,
        /// The nearest function.
        nearest: Suggestion,
    },
    /// A function that the engine does not have yet.
    #[error("the engine does not have `{name}` yet")]
    UnavailableFunction {
        /// Its name.
        name: String,
    },
    /// Too many or too few arguments.
    #[error("`{function}` takes {wanted}, not {found}")]
    WrongCount {
        /// The function.
        function: String,
        /// How many it takes, in words.
        wanted: String,
        /// How many stand there.
        found: usize,
    },
    /// Too few arguments for a function of a sequence.
    #[error("`{function}` takes {wanted}, not {found}")]
    TooFewArguments {
        /// The function.
        function: String,
        /// How many it takes, in words.
        wanted: String,
        /// How many stand there.
        found: usize,
    },
    /// `?` as the first move of a play sequence.
    #[error("a pass cannot be the first move of `{function}`")]
    PassFirst {
        /// The function.
        function: String,
    },
    /// `?` where a play sequence asks about a point.
    #[error("`{function}` cannot ask about a pass")]
    PassAsTarget {
        /// The function.
        function: String,
    },
    /// `?` as an argument of a function that plays nothing.
    #[error("`{function}` plays no moves, so it knows no pass")]
    PassOutsidePlay {
        /// The function.
        function: String,
    },
    /// A function without arguments where it needs some.
    #[error("`{name}` stands without its arguments")]
    CallWithoutArguments {
        /// The function.
        name: String,
    },
    /// A label where a value is expected.
    #[error("the label `{letter}` is no value")]
    LabelAsValue {
        /// The label.
        letter: char,
    },
    /// A word of capitals that is no constant.
    #[error("unknown constant `{name}`")]
    UnknownConstant {
        /// The word.
        name: String,
        /// The nearest constant.
        nearest: Suggestion,
    },
    /// An argument that is no label.
    #[error("`{text}` is no label")]
    ArgumentNotLabel {
        /// What stands there.
        text: String,
    },
    /// Nothing between two commas, or beside one.
    #[error("an argument is missing")]
    MissingArgument,
    /// Two arguments without a comma.
    #[error("missing `,` between two arguments")]
    MissingComma,
    /// A parenthesis that is not closed.
    #[error("missing `)`")]
    MissingParenthesis,
    /// A brace that is not closed.
    #[error("missing `}}`")]
    MissingBrace,
    /// `if` without `(`.
    #[error("missing `(` after `if`")]
    MissingCondition,
    /// No value where one is expected.
    #[error("a value is missing here")]
    MissingOperand,
    /// `c ? a` without `: b`.
    #[error("missing `:` of `? :`")]
    MissingAlternative,
    /// Something that cannot stand here.
    #[error("`{text}` cannot stand here")]
    UnexpectedText {
        /// What stands there.
        text: String,
    },
    /// An operator that the language does not have.
    #[error("there is no operator `{text}`")]
    UnknownOperator {
        /// What stands there.
        text: String,
        /// What was probably meant.
        meant: Option<&'static str>,
    },
    /// A number that is none.
    #[error("`{text}` is no number")]
    BadNumber {
        /// What stands there.
        text: String,
    },
    /// Two statements without `,` or `;` between.
    #[error("missing `,` or `;` between two statements")]
    MissingSeparator,
    /// A line that goes on with a constraint or action, without its mark.
    #[error("this line goes on with the {part}, but does not begin with `{mark}`")]
    UnmarkedContinuation {
        /// "constraint" or "action".
        part: &'static str,
        /// Its mark.
        mark: char,
    },
    /// `return` in a database of another kind than influence.
    #[error("`return` has a meaning in influence databases only")]
    ReturnOutsideInfluence,
    /// Parentheses in parentheses beyond all reason.
    #[error("nested too deeply")]
    TooDeep,
    /// An expression beyond all reason.
    #[error("too long: more than {limit} words and signs")]
    TooLong {
        /// How many are read.
        limit: usize,
    },

    // The whole database
    /// Two patterns that say the same.
    #[error("the pattern `{name}` is the same as `{first}`")]
    IdenticalPatterns {
        /// The second pattern.
        name: String,
        /// The first.
        first: String,
    },
    /// An inline block of so many patterns that editors become slow.
    #[error("{count} patterns in one block")]
    BlockTooLong {
        /// How many.
        count: usize,
    },
}

/// "vertex" or "vertices".
fn vertices(count: usize) -> &'static str {
    if count == 1 { "vertex" } else { "vertices" }
}

/// "row" or "rows".
fn rows(count: usize) -> &'static str {
    if count == 1 { "row" } else { "rows" }
}

/// How a diagram with this symmetry is symmetric.
fn symmetry_words(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::None => "in no way",
        Symmetry::Vertical => "about the vertical axis",
        Symmetry::Horizontal => "about the horizontal axis",
        Symmetry::Slash => "about the diagonal `/`",
        Symmetry::Backslash => "about the diagonal `\\`",
        Symmetry::Plus => "about both axes",
        Symmetry::Cross => "about both diagonals",
        Symmetry::Rotation => "under rotation by 180 degrees",
    }
}
