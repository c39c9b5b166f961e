//! The language as a tree: every node, every span, no logic.

use crate::source::Span;

/// Something with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spanned<T> {
    /// The thing.
    pub node: T,
    /// Where it stands.
    pub span: Span,
}

/// A whole database.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Database {
    /// Settings, patterns and free comments in the order of the text.
    pub items: Vec<Item>,
}

/// One thing at the top level of a database.
#[derive(Clone, PartialEq, Debug)]
pub enum Item {
    /// A setting: holds for the patterns that follow.
    Setting(Setting),
    /// A pattern.
    Pattern(Box<Pattern>),
    /// A comment that belongs to no pattern (text form).
    Comment(Spanned<String>),
}

/// A setting line, `goal_elements Xx` or `#![goal_elements("Xx")]`.
#[derive(Clone, PartialEq, Debug)]
pub struct Setting {
    /// What it sets.
    pub value: SettingValue,
    /// The whole setting.
    pub span: Span,
}

/// What a setting sets.
#[derive(Clone, PartialEq, Debug)]
pub enum SettingValue {
    /// `kind connections`
    Kind(Kind),
    /// `attribute_map general`
    AttributeMap(AttributeMap),
    /// `goal_elements Xx`
    GoalElements(ElementSet),
    /// `callback_data Xx`
    CallbackData(ElementSet),
    /// `#![name(CONNECTIONS)]`: the name of the block's static. Inline blocks and raw strings.
    Name(Spanned<String>),
    /// `#![helpers(path::MyHelpers)]`: the trait that constraints and actions may call.
    Helpers(Spanned<String>),
}

/// The kind of a database: what its letters and elements mean.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Kind {
    /// Shapes, endgame, fuseki, handicap.
    #[default]
    Moves,
    /// Attacks on strings.
    Attack,
    /// Defenses of strings.
    Defense,
    /// Connections and cuts between strings.
    Connections,
    /// Influence and barriers.
    Influence,
    /// Attacks in life-and-death reading.
    OwlAttack,
    /// Defenses in life-and-death reading.
    OwlDefense,
    /// Vital points in life-and-death reading.
    OwlVital,
    /// Compiled joseki in a corner.
    Corner,
}

/// Which value fields a database allows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum AttributeMap {
    /// No value fields.
    #[default]
    None,
    /// value, minvalue, maxvalue, terri, minterri, maxterri, shape, followup, ...
    General,
    /// value only: the weight.
    ValueOnly,
    /// value, threatens_to_capture, threatens_eye, reverse_sente.
    OwlAttack,
    /// The same for defense.
    OwlDefense,
}

/// A set of element kinds, out of `. X O x o , !`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ElementSet(
    /// One bit for each kind, by [`Element::bit`](crate::tree::Element).
    pub u16,
);

/// A pattern.
#[derive(Clone, PartialEq, Debug)]
pub struct Pattern {
    /// Documentation lines above `Pattern` (`///`), without the slashes.
    pub docs: Vec<Spanned<String>>,
    /// Comments in and above the pattern (text form), in order, with their places.
    pub comments: Vec<Comment>,
    /// The word `Pattern`.
    pub keyword: Span,
    /// Its name. Empty, with the keyword's span, where it is missing.
    pub name: Spanned<String>,
    /// The diagram. May have no rows where the pattern is faulty.
    pub diagram: Diagram,
    /// The `:` line, where there is one.
    pub attributes: Option<Attributes>,
    /// The constraint diagram, where there is one.
    pub constraint_diagram: Option<Diagram>,
    /// What the lines beginning with `;` say together.
    pub constraint: Option<Constraint>,
    /// What the lines beginning with `>` say together.
    pub action: Option<Action>,
    /// The labels of the constraint diagram, one entry a letter in order of appearance.
    pub labels: Vec<Label>,
    /// False when a fault of severity error lies in this pattern.
    pub sound: bool,
    /// Whether it is known where the pattern matches: false when a fault of severity error lies in its
    /// name, diagram or symmetry. True of every sound pattern.
    pub placeable: bool,
}

/// A comment of the text form, without its `#`.
#[derive(Clone, PartialEq, Debug)]
pub struct Comment {
    /// After which part of the pattern it stands.
    pub place: Place,
    /// The text after `#`.
    pub text: Spanned<String>,
}

/// A place between the parts of a pattern, for comments.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    /// Above the line `Pattern NAME`.
    Above,
    /// Below the name, above or between the rows of the diagram: before the row of this index.
    Diagram(u32),
    /// Below the diagram, above the `:` line.
    Attributes,
    /// Below the `:` line, before the row of this index of the constraint diagram.
    ConstraintDiagram(u32),
    /// Before the constraint line of this index.
    Constraint(u32),
    /// Before the action line of this index.
    Action(u32),
    /// Below all.
    End,
}

/// A diagram: rows of cells and the edges drawn round them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Diagram {
    /// The rows of vertices, edges left out. Of equal length in a sound pattern.
    pub rows: Vec<Row>,
    /// The edges of the board that are drawn.
    pub edges: Edges,
    /// From the first character of the first line to the last line: all lines, edges included.
    pub spans: Vec<Span>,
    /// A remark beside the row of `-` above (text form).
    pub top_remark: Option<Spanned<String>>,
    /// A remark beside the row of `-` below (text form).
    pub bottom_remark: Option<Spanned<String>>,
}

/// A row of a diagram.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The vertices, left to right.
    pub cells: Vec<Spanned<char>>,
    /// The row with its edge characters.
    pub span: Span,
    /// A remark beside it (text form).
    pub remark: Option<Spanned<String>>,
}

/// The sides of the board that a diagram draws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Edges {
    /// A row of `-` above.
    pub top: bool,
    /// A row of `-` below.
    pub bottom: bool,
    /// `|` left of every row.
    pub left: bool,
    /// `|` right of every row.
    pub right: bool,
}

/// The element at a vertex of a diagram.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Element {
    /// `.`
    Empty,
    /// `X`
    X,
    /// `O`
    O,
    /// `x`: empty or X
    NotO,
    /// `o`: empty or O
    NotX,
    /// `,`
    Comma,
    /// `!`
    Bang,
    /// `*`
    Move,
    /// `?`
    Any,
    /// `Q`: O, the anchor
    AnchorO,
    /// `Y`: X, the anchor
    AnchorX,
}

/// The `:` line.
#[derive(Clone, PartialEq, Debug)]
pub struct Attributes {
    /// The whole line.
    pub span: Span,
    /// The symmetry.
    pub symmetry: Spanned<Symmetry>,
    /// The class letters, `-` left out, in the order written.
    pub classes: Vec<Spanned<char>>,
    /// The value fields.
    pub values: Vec<Value>,
    /// The hand-written helper; none for `NULL`.
    pub helper: Option<Spanned<String>>,
    /// A comment after the fields (text form).
    pub remark: Option<Spanned<String>>,
}

/// The declared symmetry of a diagram.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Symmetry {
    /// `8`: none.
    #[default]
    None,
    /// `|`
    Vertical,
    /// `-`
    Horizontal,
    /// `/`
    Slash,
    /// `\`
    Backslash,
    /// `+`: both axes.
    Plus,
    /// `X`: both diagonals.
    Cross,
    /// `O`: rotation by 180 degrees.
    Rotation,
}

/// A value field, `shape(3)`.
#[derive(Clone, PartialEq, Debug)]
pub struct Value {
    /// Which field.
    pub field: Spanned<ValueField>,
    /// Its argument.
    pub argument: Spanned<ValueArgument>,
}

/// The argument of a value field.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ValueArgument {
    /// A number.
    Number(f32),
    /// A label of the constraint diagram.
    Label(char),
}

/// The value fields, synonyms joined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ValueField {
    /// `value`, in maps that have it as the weight.
    Weight,
    /// `value`, `minvalue` in the general map.
    MinValue,
    /// `maxvalue`
    MaxValue,
    /// `terri`, `minterri`
    MinTerritory,
    /// `maxterri`
    MaxTerritory,
    /// `shape`
    Shape,
    /// `followup`, `followup_value`
    Followup,
    /// `reverse_followup`
    ReverseFollowup,
    /// `threatens_to_capture(L)`
    ThreatensToCapture,
    /// `threatens_eye(L)`
    ThreatensEye,
    /// `reverse_sente(L)`
    ReverseSente,
}

/// A label of the constraint diagram.
#[derive(Clone, PartialEq, Debug)]
pub struct Label {
    /// The letter.
    pub letter: char,
    /// Row and column of the first vertex, in reading order, that carries it.
    pub row: u32,
    /// Column.
    pub column: u32,
    /// Every place that carries it, the first first.
    pub spans: Vec<Span>,
    /// What may stand there.
    pub kind: LabelKind,
}

/// What may stand at a label's vertex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LabelKind {
    /// Surely a stone: `O X Q Y`.
    Stone,
    /// Surely empty: `. * , !`.
    Empty,
    /// Either: `o x ?`.
    Either,
}

/// A constraint.
#[derive(Clone, PartialEq, Debug)]
pub struct Constraint {
    /// The expression.
    pub expression: Expression,
    /// The lines, each with its `;`.
    pub lines: Vec<Span>,
}

/// An action.
#[derive(Clone, PartialEq, Debug)]
pub struct Action {
    /// What it does, in order.
    pub statements: Vec<Statement>,
    /// The lines, each with its `>`.
    pub lines: Vec<Span>,
}

/// One statement of an action.
#[derive(Clone, PartialEq, Debug)]
pub enum Statement {
    /// A call, or any expression for its effect.
    Expression(Expression),
    /// `if (..) .. else ..`
    If {
        /// The word `if`.
        keyword: Span,
        /// What is asked.
        condition: Expression,
        /// Done when it holds.
        then: Vec<Statement>,
        /// Done when it does not.
        otherwise: Vec<Statement>,
    },
    /// `return expression`, in influence databases.
    Return {
        /// The word `return`.
        keyword: Span,
        /// What is returned.
        value: Expression,
    },
}

/// An expression.
#[derive(Clone, PartialEq, Debug)]
pub enum Expression {
    /// `3`, `0.7`, `.025`
    Number(Spanned<Number>),
    /// `ALIVE`, `WIN`, ...
    Constant(Spanned<Constant>),
    /// A call of a function.
    Call(Call),
    /// A bare name where a value is expected, that the table does not list as a function without
    /// parameters: a half-typed call.
    Name(Spanned<String>),
    /// `!e`, `-e`
    Unary {
        /// The operator.
        operator: Spanned<UnaryOperator>,
        /// Its operand.
        operand: Box<Expression>,
    },
    /// `a && b` and the like.
    Binary {
        /// The operator.
        operator: Spanned<BinaryOperator>,
        /// Left.
        left: Box<Expression>,
        /// Right.
        right: Box<Expression>,
    },
    /// `c ? a : b`
    Conditional {
        /// The `?`.
        question: Span,
        /// What is asked.
        condition: Box<Expression>,
        /// The value when it holds.
        then: Box<Expression>,
        /// The value when it does not.
        otherwise: Box<Expression>,
    },
    /// `(e)`, kept so that a tree prints as it was written.
    Parenthesised {
        /// The opening parenthesis.
        open: Span,
        /// What is inside.
        inner: Box<Expression>,
    },
    /// Nothing where a value is expected. The span is where it should stand.
    Missing(Span),
}

/// A number as written and as meant.
#[derive(Clone, PartialEq, Debug)]
pub struct Number {
    /// As written.
    pub text: String,
    /// Whether it has a decimal point or an exponent.
    pub real: bool,
    /// Its value.
    pub value: f32,
}

/// The constants of the language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Constant {
    /// ALIVE
    Alive,
    /// DEAD
    Dead,
    /// CRITICAL
    Critical,
    /// UNKNOWN
    Unknown,
    /// WIN
    Win,
    /// KO_A
    KoA,
    /// KO_B
    KoB,
    /// LOSS
    Loss,
}

/// A call.
#[derive(Clone, PartialEq, Debug)]
pub struct Call {
    /// The function's name.
    pub function: Spanned<String>,
    /// The arguments. Empty for a function without parameters written without parentheses.
    pub arguments: Vec<Spanned<Argument>>,
    /// From `(` to `)`; none when written without.
    pub parentheses: Option<(Span, Span)>,
}

/// An argument of a call.
#[derive(Clone, PartialEq, Debug)]
pub enum Argument {
    /// A label.
    Label(char),
    /// `*`
    Move,
    /// `?`: a pass.
    Pass,
    /// Anything else: a fault, kept for the editor.
    Other(String),
}

/// Operators of one operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnaryOperator {
    /// `!`
    Not,
    /// `-`
    Negate,
}

/// Operators of two operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BinaryOperator {
    /// `||`
    Or,
    /// `&&`
    And,
    /// `==`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `>`
    Greater,
    /// `<=`
    LessOrEqual,
    /// `>=`
    GreaterOrEqual,
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `*`
    Multiply,
}
