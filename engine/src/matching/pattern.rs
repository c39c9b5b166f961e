//! Patterns as data: what a compiled block holds for each, and what a read one builds.
//!
//! The macros emit these as constants, so each is plain text where text will do; the matcher
//! decodes them once, at first use.

use std::borrow::Cow;

use crate::board::{Colour, Point, STRIDE};

/// A pattern as written, less its constraint and action.
///
/// The default is a pattern with nothing in it, for tests and for whoever builds patterns by hand:
///
/// ```
/// use katachi_engine::matching::PatternData;
/// let data = PatternData { name: "Hane".into(), rows: "OX\n.*".into(), ..PatternData::default() };
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PatternData {
    /// Its name.
    pub name: Cow<'static, str>,
    /// The diagram's vertices, top to bottom, rows separated by `\n`, edges left out. Every
    /// character is one of `. X O x o , ! * ? Q Y` and all rows are equally long.
    pub rows: Cow<'static, str>,
    /// The edges drawn.
    pub edges: Edges,
    /// The symmetry declared.
    pub symmetry: Symmetry,
    /// The class letters as written, without `-`.
    pub classes: Cow<'static, str>,
    /// The value fields.
    pub values: Cow<'static, [Value]>,
    /// The labels, each with the first vertex that carries it in reading order.
    pub labels: Cow<'static, [Label]>,
    /// The element kinds that count when a match is tested against a goal area.
    pub goal_elements: ElementSet,
    /// The element kinds that the caller is shown.
    pub callback_data: ElementSet,
    /// The constraint as text in one line, for whoever shows it; empty where there is none.
    pub constraint: Cow<'static, str>,
    /// Whether there is an action.
    pub has_action: bool,
    /// The name of the hand-written helper, if any.
    pub helper: Option<Cow<'static, str>>,
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

/// The sides of the board that a diagram draws, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Edges(pub u8);

impl Edges {
    /// No side.
    pub const NONE: Edges = Edges(0);
    /// A row of `-` above.
    pub const TOP: u8 = 1;
    /// A row of `-` below.
    pub const BOTTOM: u8 = 2;
    /// `|` at the left.
    pub const LEFT: u8 = 4;
    /// `|` at the right.
    pub const RIGHT: u8 = 8;

    /// Whether this side ([`Edges::TOP`], ..) is drawn.
    pub const fn has(self, side: u8) -> bool {
        self.0 & side != 0
    }

    /// The sides of the board that they are on when the diagram is turned.
    #[must_use]
    pub fn turned(self, transformation: Transformation) -> Edges {
        let sides = [
            (Edges::TOP, (-1, 0)),
            (Edges::BOTTOM, (1, 0)),
            (Edges::LEFT, (0, -1)),
            (Edges::RIGHT, (0, 1)),
        ];
        let turn = |(down, right)| transformation.apply(down, right);
        let side_towards = |step| sides.iter().find(|(_, there)| *there == step);
        let turned = sides.iter().filter(|(side, _)| self.has(*side));
        turned.fold(Edges::NONE, |edges, (_, step)| {
            Edges(edges.0 | side_towards(turn(*step)).map_or(0, |(side, _)| *side))
        })
    }
}

/// The symmetry of a diagram, and so the transformations that are tried.
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
    /// `+`
    Plus,
    /// `X`
    Cross,
    /// `O`
    Rotation,
}

impl Symmetry {
    /// The transformations tried: 0-7, 0-3, 0-1, or 2-5 for the rotation.
    pub fn transformations(self) -> impl Iterator<Item = Transformation> + Clone {
        let range = match self {
            Symmetry::None => 0..8,
            Symmetry::Vertical | Symmetry::Horizontal | Symmetry::Slash | Symmetry::Backslash => {
                0..4
            }
            Symmetry::Plus | Symmetry::Cross => 0..2,
            Symmetry::Rotation => 2..6,
        };
        range.map(Transformation)
    }
}

/// One of the eight transformations of a diagram.
///
/// 0 to 3: turned clockwise by 0, 90, 180, 270 degrees; 4 to 7: mirrored at `/`, top to bottom,
/// at `\`, left to right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Transformation(u8);

impl Transformation {
    /// All eight.
    pub const ALL: [Transformation; 8] = {
        let mut all = [Transformation(0); 8];
        let mut index = 0;
        while index < 8 {
            all[index] = Transformation(index as u8);
            index += 1;
        }
        all
    };

    /// The transformation of this number, 0 to 7.
    pub const fn new(number: u8) -> Option<Transformation> {
        if number < 8 { Some(Transformation(number)) } else { None }
    }

    /// Its number, 0 to 7.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Where a step of `(down, right)` in the diagram goes on the board.
    pub const fn apply(self, down: i32, right: i32) -> (i32, i32) {
        match self.0 {
            0 => (down, right),
            1 => (right, -down),
            2 => (-down, -right),
            3 => (-right, down),
            4 => (-right, -down),
            5 => (-down, right),
            6 => (right, down),
            _ => (down, -right),
        }
    }
}

/// A set of element kinds out of `. X O x o , !`, one bit each in that order. A `.` covers `,`
/// and `!` too where goals are tested.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ElementSet(pub u16);

impl ElementSet {
    /// All kinds: what holds where nothing is said.
    pub const ALL: ElementSet = ElementSet(0x7f);
    /// `.`, and `*`.
    pub const EMPTY: ElementSet = ElementSet(1);
    /// `X`, and `Y`.
    pub const ENEMY: ElementSet = ElementSet(2);
    /// `O`, and `Q`.
    pub const FRIEND: ElementSet = ElementSet(4);
    /// `x`.
    pub const MAYBE_ENEMY: ElementSet = ElementSet(8);
    /// `o`.
    pub const MAYBE_FRIEND: ElementSet = ElementSet(16);
    /// `,`.
    pub const COMMA: ElementSet = ElementSet(32);
    /// `!`.
    pub const MARK: ElementSet = ElementSet(64);

    /// Whether it holds all of these.
    pub const fn has(self, kinds: ElementSet) -> bool {
        self.0 & kinds.0 == kinds.0
    }
}

impl Default for ElementSet {
    fn default() -> Self {
        ElementSet::ALL
    }
}

/// A value field.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Value {
    /// The pattern's own weight: `value` where the attribute map is value_only or owl.
    Weight(f32),
    /// The move's value is at least this.
    MinValue(f32),
    /// The move's value is at most this.
    MaxValue(f32),
    /// Its territorial value is at least this.
    MinTerritory(f32),
    /// Its territorial value is at most this.
    MaxTerritory(f32),
    /// Added to its shape value.
    Shape(f32),
    /// Added to its followup value.
    Followup(f32),
    /// Added to its reverse followup value.
    ReverseFollowup(f32),
    /// The move threatens to capture the string at this label.
    ThreatensToCapture(char),
    /// The move threatens the eye at this label.
    ThreatensEye(char),
    /// The opponent's move at this label would be sente.
    ReverseSente(char),
}

/// A label and the first vertex of the diagram that carries it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Label {
    /// The letter.
    pub letter: char,
    /// Its row in the diagram.
    pub row: u8,
    /// Its column in the diagram.
    pub column: u8,
}

/// A pattern of a database found on a board: which one, turned how, where.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Match {
    /// The pattern's index in its database.
    pub pattern: u32,
    /// How the diagram is turned.
    pub transformation: Transformation,
    /// The side to move, that is `O`.
    pub side: Colour,
    /// The vertex where the diagram's top-left cell falls.
    pub origin: Point,
    /// The vertex of `*`, or a pass where the pattern has none.
    pub mv: Point,
    /// The anchor: the declared one, else the first stone in reading order; a pass where the
    /// pattern has no stone.
    pub anchor: Point,
}

impl Match {
    /// The vertex where the diagram's cell falls.
    pub const fn at(&self, row: i32, column: i32) -> Point {
        let (down, right) = self.transformation.apply(row, column);
        self.origin.offset(down * STRIDE as i32 + right)
    }
}
