//! How the words, letters and signs of the language are written, both ways.

use crate::functions::Parameter;
use crate::tree::{
    AttributeMap, BinaryOperator, Constant, Element, ElementSet, Kind, LabelKind, Symmetry,
    UnaryOperator, ValueField,
};

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 9] = [
        Kind::Moves,
        Kind::Attack,
        Kind::Defense,
        Kind::Connections,
        Kind::Influence,
        Kind::OwlAttack,
        Kind::OwlDefense,
        Kind::OwlVital,
        Kind::Corner,
    ];

    /// Its name in a database.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Moves => "moves",
            Kind::Attack => "attack",
            Kind::Defense => "defense",
            Kind::Connections => "connections",
            Kind::Influence => "influence",
            Kind::OwlAttack => "owl_attack",
            Kind::OwlDefense => "owl_defense",
            Kind::OwlVital => "owl_vital",
            Kind::Corner => "corner",
        }
    }

    /// The kind of this name.
    ///
    /// ```
    /// use katachi_syntax::tree::Kind;
    ///
    /// assert_eq!(Kind::from_word("owl_vital"), Some(Kind::OwlVital));
    /// assert_eq!(Kind::from_word("shapes"), None);
    /// ```
    pub fn from_word(word: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.word() == word)
    }

    /// Whether every pattern must have a `*`.
    pub const fn needs_move(self) -> bool {
        !matches!(self, Kind::Connections | Kind::Influence)
    }
}

impl AttributeMap {
    /// All maps.
    pub const ALL: [AttributeMap; 5] = [
        AttributeMap::General,
        AttributeMap::ValueOnly,
        AttributeMap::OwlAttack,
        AttributeMap::OwlDefense,
        AttributeMap::None,
    ];

    /// Its name in a database.
    pub const fn word(self) -> &'static str {
        match self {
            AttributeMap::None => "none",
            AttributeMap::General => "general",
            AttributeMap::ValueOnly => "value_only",
            AttributeMap::OwlAttack => "owl_attack",
            AttributeMap::OwlDefense => "owl_defense",
        }
    }

    /// The map of this name.
    pub fn from_word(word: &str) -> Option<AttributeMap> {
        AttributeMap::ALL.into_iter().find(|map| map.word() == word)
    }
}

impl Element {
    /// All elements.
    pub const ALL: [Element; 11] = [
        Element::Empty,
        Element::X,
        Element::O,
        Element::NotO,
        Element::NotX,
        Element::Comma,
        Element::Bang,
        Element::Move,
        Element::Any,
        Element::AnchorO,
        Element::AnchorX,
    ];

    /// Its character.
    pub const fn character(self) -> char {
        match self {
            Element::Empty => '.',
            Element::X => 'X',
            Element::O => 'O',
            Element::NotO => 'x',
            Element::NotX => 'o',
            Element::Comma => ',',
            Element::Bang => '!',
            Element::Move => '*',
            Element::Any => '?',
            Element::AnchorO => 'Q',
            Element::AnchorX => 'Y',
        }
    }

    /// The element of this character.
    pub const fn from_character(character: char) -> Option<Element> {
        // The macros run without optimisation, and every vertex comes by here: no search.
        Some(match character {
            '.' => Element::Empty,
            'X' => Element::X,
            'O' => Element::O,
            'x' => Element::NotO,
            'o' => Element::NotX,
            ',' => Element::Comma,
            '!' => Element::Bang,
            '*' => Element::Move,
            '?' => Element::Any,
            'Q' => Element::AnchorO,
            'Y' => Element::AnchorX,
            _ => return None,
        })
    }

    /// The bit of an [`ElementSet`] that speaks of it: an anchor is its stone, `*` is empty, and
    /// `?` makes no element.
    pub const fn bit(self) -> u16 {
        match self {
            Element::Empty | Element::Move => 1,
            Element::X | Element::AnchorX => 1 << 1,
            Element::O | Element::AnchorO => 1 << 2,
            Element::NotO => 1 << 3,
            Element::NotX => 1 << 4,
            Element::Comma => 1 << 5,
            Element::Bang => 1 << 6,
            Element::Any => 0,
        }
    }

    /// What may stand there.
    pub const fn label_kind(self) -> LabelKind {
        match self {
            Element::O | Element::X | Element::AnchorO | Element::AnchorX => LabelKind::Stone,
            Element::Empty | Element::Move | Element::Comma | Element::Bang => LabelKind::Empty,
            Element::NotX | Element::NotO | Element::Any => LabelKind::Either,
        }
    }
}

impl ElementSet {
    /// All kinds: what holds where nothing is said.
    pub const ALL: ElementSet = ElementSet(0x7f);
    /// No kind: `none`.
    pub const NONE: ElementSet = ElementSet(0);

    /// Whether elements of this kind are in the set.
    pub const fn has(self, element: Element) -> bool {
        self.0 & element.bit() != 0
    }

    /// The set as it is written: `.XO`, or `none`.
    pub fn word(self) -> String {
        if self.0 & ElementSet::ALL.0 == 0 {
            return "none".into();
        }
        Element::ALL[..7]
            .iter()
            .filter(|kind| self.has(**kind))
            .map(|kind| kind.character())
            .collect()
    }
}

impl Default for ElementSet {
    fn default() -> Self {
        ElementSet::ALL
    }
}

impl Symmetry {
    /// All symmetries, the richer ones last.
    pub const ALL: [Symmetry; 8] = [
        Symmetry::None,
        Symmetry::Vertical,
        Symmetry::Horizontal,
        Symmetry::Slash,
        Symmetry::Backslash,
        Symmetry::Rotation,
        Symmetry::Plus,
        Symmetry::Cross,
    ];

    /// Its letter in the `:` line.
    pub const fn letter(self) -> char {
        match self {
            Symmetry::None => '8',
            Symmetry::Vertical => '|',
            Symmetry::Horizontal => '-',
            Symmetry::Slash => '/',
            Symmetry::Backslash => '\\',
            Symmetry::Plus => '+',
            Symmetry::Cross => 'X',
            Symmetry::Rotation => 'O',
        }
    }

    /// The symmetry as it may be written in a file or inside Rust, where a backslash is quoted or
    /// the word `bs`.
    pub fn from_text(text: &str) -> Option<Symmetry> {
        match text {
            "bs" | r"'\\'" | r#""\\""# | r#"r"\""# => Some(Symmetry::Backslash),
            _ => Symmetry::ALL.into_iter().find(|known| text == known.letter().to_string()),
        }
    }
}

impl ValueField {
    /// All fields.
    pub const ALL: [ValueField; 11] = [
        ValueField::Weight,
        ValueField::MinValue,
        ValueField::MaxValue,
        ValueField::MinTerritory,
        ValueField::MaxTerritory,
        ValueField::Shape,
        ValueField::Followup,
        ValueField::ReverseFollowup,
        ValueField::ThreatensToCapture,
        ValueField::ThreatensEye,
        ValueField::ReverseSente,
    ];

    /// Every name that a field may have.
    pub const WORDS: [&'static str; 13] = [
        "value",
        "minvalue",
        "maxvalue",
        "terri",
        "minterri",
        "maxterri",
        "shape",
        "followup",
        "followup_value",
        "reverse_followup",
        "threatens_to_capture",
        "threatens_eye",
        "reverse_sente",
    ];

    /// Its usual name.
    pub const fn word(self) -> &'static str {
        match self {
            ValueField::Weight | ValueField::MinValue => "value",
            ValueField::MaxValue => "maxvalue",
            ValueField::MinTerritory => "terri",
            ValueField::MaxTerritory => "maxterri",
            ValueField::Shape => "shape",
            ValueField::Followup => "followup",
            ValueField::ReverseFollowup => "reverse_followup",
            ValueField::ThreatensToCapture => "threatens_to_capture",
            ValueField::ThreatensEye => "threatens_eye",
            ValueField::ReverseSente => "reverse_sente",
        }
    }

    /// The field that a name means in a database with this map; whether the map allows it is
    /// another question ([`ValueField::allowed_in`]).
    pub fn from_word(word: &str, map: AttributeMap) -> Option<ValueField> {
        Some(match word {
            "value" if map == AttributeMap::General => ValueField::MinValue,
            "value" => ValueField::Weight,
            "minvalue" => ValueField::MinValue,
            "minterri" => ValueField::MinTerritory,
            "followup_value" => ValueField::Followup,
            _ => return ValueField::ALL[2..].iter().copied().find(|field| field.word() == word),
        })
    }

    /// Whether a database with this map may have it.
    pub fn allowed_in(self, map: AttributeMap) -> bool {
        match map {
            AttributeMap::None => false,
            AttributeMap::General => self != ValueField::Weight && !self.takes_label(),
            AttributeMap::ValueOnly => self == ValueField::Weight,
            AttributeMap::OwlAttack | AttributeMap::OwlDefense => {
                self == ValueField::Weight || self.takes_label()
            }
        }
    }

    /// Whether its argument is a label, not a number.
    pub const fn takes_label(self) -> bool {
        matches!(
            self,
            ValueField::ThreatensToCapture | ValueField::ThreatensEye | ValueField::ReverseSente
        )
    }
}

impl LabelKind {
    /// "a stone", "an empty vertex", ...
    pub const fn words(self) -> &'static str {
        match self {
            LabelKind::Stone => "a stone",
            LabelKind::Empty => "an empty vertex",
            LabelKind::Either => "a vertex that may be empty or not",
        }
    }
}

impl Parameter {
    /// What it asks about, in words.
    pub const fn words(self) -> &'static str {
        match self {
            Parameter::Stone => "a string",
            Parameter::Empty => "a play at an empty vertex",
            Parameter::Any => "a vertex",
        }
    }

    /// Whether a label of this kind can be given.
    pub const fn accepts(self, kind: LabelKind) -> bool {
        !matches!(
            (self, kind),
            (Parameter::Stone, LabelKind::Empty) | (Parameter::Empty, LabelKind::Stone)
        )
    }
}

impl Constant {
    /// All constants.
    pub const ALL: [Constant; 8] = [
        Constant::Alive,
        Constant::Dead,
        Constant::Critical,
        Constant::Unknown,
        Constant::Win,
        Constant::KoA,
        Constant::KoB,
        Constant::Loss,
    ];

    /// Its name.
    pub const fn word(self) -> &'static str {
        match self {
            Constant::Alive => "ALIVE",
            Constant::Dead => "DEAD",
            Constant::Critical => "CRITICAL",
            Constant::Unknown => "UNKNOWN",
            Constant::Win => "WIN",
            Constant::KoA => "KO_A",
            Constant::KoB => "KO_B",
            Constant::Loss => "LOSS",
        }
    }

    /// The constant of this name.
    pub fn from_word(word: &str) -> Option<Constant> {
        Constant::ALL.into_iter().find(|constant| constant.word() == word)
    }
}

impl UnaryOperator {
    /// Its sign.
    pub const fn sign(self) -> &'static str {
        match self {
            UnaryOperator::Not => "!",
            UnaryOperator::Negate => "-",
        }
    }
}

impl BinaryOperator {
    /// All operators.
    pub const ALL: [BinaryOperator; 11] = [
        BinaryOperator::Or,
        BinaryOperator::And,
        BinaryOperator::Equal,
        BinaryOperator::NotEqual,
        BinaryOperator::Less,
        BinaryOperator::Greater,
        BinaryOperator::LessOrEqual,
        BinaryOperator::GreaterOrEqual,
        BinaryOperator::Add,
        BinaryOperator::Subtract,
        BinaryOperator::Multiply,
    ];

    /// Its sign.
    pub const fn sign(self) -> &'static str {
        match self {
            BinaryOperator::Or => "||",
            BinaryOperator::And => "&&",
            BinaryOperator::Equal => "==",
            BinaryOperator::NotEqual => "!=",
            BinaryOperator::Less => "<",
            BinaryOperator::Greater => ">",
            BinaryOperator::LessOrEqual => "<=",
            BinaryOperator::GreaterOrEqual => ">=",
            BinaryOperator::Add => "+",
            BinaryOperator::Subtract => "-",
            BinaryOperator::Multiply => "*",
        }
    }

    /// How strongly it binds, as in C: a larger number binds more strongly. All associate to the
    /// left.
    pub const fn precedence(self) -> u8 {
        match self {
            BinaryOperator::Or => 1,
            BinaryOperator::And => 2,
            BinaryOperator::Equal | BinaryOperator::NotEqual => 3,
            BinaryOperator::Less
            | BinaryOperator::Greater
            | BinaryOperator::LessOrEqual
            | BinaryOperator::GreaterOrEqual => 4,
            BinaryOperator::Add | BinaryOperator::Subtract => 5,
            BinaryOperator::Multiply => 6,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_and_elements_are_each_others_inverse() {
        for element in Element::ALL {
            assert_eq!(Element::from_character(element.character()), Some(element));
        }
        let known = (' '..='~').filter(|c| Element::from_character(*c).is_some());
        assert_eq!(known.count(), Element::ALL.len());
    }

    #[test]
    fn words_name_what_they_say() {
        for kind in Kind::ALL {
            assert_eq!(Kind::from_word(kind.word()), Some(kind));
        }
        for symmetry in Symmetry::ALL {
            assert_eq!(Symmetry::from_text(&symmetry.letter().to_string()), Some(symmetry));
        }
        for word in ValueField::WORDS {
            assert!(ValueField::from_word(word, AttributeMap::General).is_some(), "{word}");
        }
    }
}
