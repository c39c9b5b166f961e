//! What would be right: the help line of each fault.

use super::FaultKind;
use crate::check::CLASSES;
use crate::functions::Parameter;
use crate::tree::{AttributeMap, Kind, Symmetry, ValueField};

impl FaultKind {
    /// What would be right, as a sentence without a full stop.
    pub fn help(&self) -> String {
        use FaultKind as F;
        match self {
            F::UnknownSetting { .. }
            | F::UnknownKind { .. }
            | F::UnknownAttributeMap { .. }
            | F::UnknownSetElement { .. }
            | F::MissingSettingValue { .. }
            | F::BadSettingName { .. }
            | F::LateSetting { .. }
            | F::RepeatedSetting { .. }
            | F::TextOutsidePattern
            | F::MisspeltPattern { .. }
            | F::HashComment
            | F::ForeignComment { .. } => self.help_between_patterns(),
            F::MissingName
            | F::BadName { .. }
            | F::ShortName { .. }
            | F::DuplicateName { .. }
            | F::IdenticalPatterns { .. }
            | F::BlockTooLong { .. } => self.help_on_names(),
            F::EmptyPattern { .. }
            | F::UnknownElement { .. }
            | F::StrayEdge { .. }
            | F::RaggedRow { .. }
            | F::RaggedFirstRow { .. }
            | F::RaggedEdge { .. }
            | F::UnevenEdge { .. }
            | F::RowBelowEdge
            | F::RepeatedEdge
            | F::CornerWithoutSide { .. }
            | F::BareRemark
            | F::DiagramTooLarge { .. }
            | F::MissingMove
            | F::SecondMove
            | F::ElementInCorner { .. }
            | F::NotInCorner => self.help_on_diagram(),
            F::MissingAttributes { .. }
            | F::RepeatedAttributes
            | F::MissingSymmetry
            | F::UnknownSymmetry { .. }
            | F::FalseSymmetry { .. }
            | F::ImpossibleSymmetry { .. }
            | F::UndeclaredSymmetry { .. }
            | F::UnknownClass { .. }
            | F::UnknownField { .. }
            | F::FieldNotAllowed { .. }
            | F::MissingFieldValue { .. }
            | F::ValueNotNumber { .. }
            | F::ValueNotLabel { .. }
            | F::UnclosedField
            | F::HelperNotLast { .. }
            | F::UnknownHelper { .. }
            | F::UnknownAttribute { .. } => self.help_on_attributes(),
            F::ConstraintWidth { .. }
            | F::ConstraintHeight { .. }
            | F::Contradiction { .. }
            | F::ConstraintEdge { .. }
            | F::ForbiddenLabel { .. }
            | F::UnknownLabelCharacter { .. }
            | F::MixedLabel { .. } => self.help_on_labels(),
            F::UnknownLabel { .. }
            | F::WrongLabelKind { .. }
            | F::UnknownFunction { .. }
            | F::UnavailableFunction { .. }
            | F::WrongCount { .. }
            | F::TooFewArguments { .. }
            | F::PassFirst { .. }
            | F::PassAsTarget { .. }
            | F::PassOutsidePlay { .. }
            | F::CallWithoutArguments { .. }
            | F::LabelAsValue { .. }
            | F::UnknownConstant { .. }
            | F::ArgumentNotLabel { .. }
            | F::MissingArgument
            | F::MissingComma => self.help_on_calls(),
            F::MissingParenthesis
            | F::MissingBrace
            | F::MissingCondition
            | F::MissingOperand
            | F::MissingAlternative
            | F::UnexpectedText { .. }
            | F::UnknownOperator { .. }
            | F::BadNumber { .. }
            | F::MissingSeparator
            | F::UnmarkedContinuation { .. }
            | F::ReturnOutsideInfluence
            | F::TooDeep
            | F::TooLong { .. } => self.help_on_grammar(),
        }
    }

    fn help_between_patterns(&self) -> String {
        use FaultKind as F;
        match self {
            F::UnknownSetting { nearest, .. } => nearest_or(
                nearest,
                "the settings are `kind`, `attribute_map`, `goal_elements`, `callback_data`, \
                 `name` and `helpers`",
            ),
            F::UnknownKind { nearest, .. } => {
                let kinds: Vec<_> =
                    Kind::ALL.iter().map(|kind| format!("`{}`", kind.word())).collect();
                nearest_or(nearest, &format!("the kinds are {}", kinds.join(", ")))
            }
            F::UnknownAttributeMap { nearest, .. } => {
                let maps: Vec<_> =
                    AttributeMap::ALL.iter().map(|map| format!("`{}`", map.word())).collect();
                nearest_or(nearest, &format!("the maps are {}", maps.join(", ")))
            }
            F::UnknownSetElement { .. } => {
                "a set is a run of `. X O x o , !`, or the word `none`".into()
            }
            F::MissingSettingValue { setting } => match setting.as_str() {
                "kind" => "write for example `kind connections`".into(),
                "attribute_map" => "write for example `attribute_map general`".into(),
                "name" => "write for example `name CONNECTIONS`".into(),
                "helpers" => "write for example `helpers MyHelpers`".into(),
                _ => format!("write for example `{setting} Xx`, or `{setting} none`"),
            },
            F::BadSettingName { wanted, .. } => match *wanted {
                "identifier" => "an identifier is letters, digits and `_`: `CONNECTIONS`".into(),
                _ => "a path is identifiers joined by `::`: `crate::MyHelpers`".into(),
            },
            F::LateSetting { setting } => {
                format!("move `{setting}` above the first pattern: it holds for the whole database")
            }
            F::RepeatedSetting { setting } => format!("keep one `{setting}` line"),
            F::TextOutsidePattern => "a pattern begins with a line `Pattern NAME`".into(),
            F::MisspeltPattern { .. } => "write `Pattern`".into(),
            F::ForeignComment { .. } => "it is taken for a comment; write `# comment`".into(),
            _ => "write `// comment`".into(),
        }
    }

    fn help_on_names(&self) -> String {
        use FaultKind as F;
        match self {
            F::MissingName => "write its name on the same line: `Pattern Hane1`".into(),
            F::BadName { .. } => {
                "a name is letters, digits and `_`, does not begin with a digit, and is no word of \
                 Rust's own: `Hane1`"
                    .into()
            }
            F::ShortName { .. } => {
                "a name has two characters or more, since one letter is a label".into()
            }
            F::DuplicateName { .. } => "give this one another name".into(),
            F::IdenticalPatterns { .. } => {
                "remove one, or make them differ in diagram, constraint or values".into()
            }
            _ => "editors become slow: split the block at 50 patterns, one block a file, and join \
                 the databases"
                .into(),
        }
    }

    fn help_on_diagram(&self) -> String {
        use FaultKind as F;
        match self {
            F::EmptyPattern { .. } => "draw its diagram below the name".into(),
            F::UnknownElement { meant: Some(meant), .. } => format!("`{meant}` may be meant"),
            F::UnknownElement { .. } => "the elements are `O X . * o x ? , ! Q Y`".into(),
            F::StrayEdge { .. } => "the board's edge is drawn with `|` at the ends of every row \
                                    and with a row of `-` above or below"
                .into(),
            F::RaggedRow { .. } | F::RaggedFirstRow { .. } => {
                "make all rows equally long; `?` is a vertex that may be anything".into()
            }
            F::RaggedEdge { .. } => {
                "draw one `-` for each vertex, and `+` above or below `|`".into()
            }
            F::UnevenEdge { side } => format!("draw `|` at the {side} of every row, or of none"),
            F::RowBelowEdge => "nothing lies below the edge: the row of `-` is the last".into(),
            F::RepeatedEdge => "keep one row of `-` above and one below".into(),
            F::CornerWithoutSide { side } => {
                format!("draw `|` at the {side} of every row, or leave the `+` out")
            }
            F::BareRemark => "write a remark as a comment: `// remark`".into(),
            F::DiagramTooLarge { .. } => "a diagram has at most 19 rows and 19 columns".into(),
            F::MissingMove => "mark the move that the pattern suggests with `*`; only patterns of \
                               connections and influence databases may have none"
                .into(),
            F::SecondMove => {
                "a pattern suggests one move; write `.`, or `!` for a further point".into()
            }
            F::ElementInCorner { .. } => "corner patterns have the elements `. O X *` only".into(),
            _ => "draw one edge with `|` and one with a row of `-`".into(),
        }
    }

    fn help_on_attributes(&self) -> String {
        use FaultKind as F;
        match self {
            F::MissingAttributes { .. } => {
                "write one below the diagram: `:8,C`, symmetry and classes".into()
            }
            F::RepeatedAttributes => {
                "keep one; a new pattern begins with a line `Pattern NAME`".into()
            }
            F::MissingSymmetry | F::UnknownSymmetry { .. } => {
                "the symmetries are `8` (none), `|`, `-`, `/`, `\\` (`bs` inside Rust), `+`, `X` \
                 and `O`"
                    .into()
            }
            F::FalseSymmetry { has, .. } | F::ImpossibleSymmetry { has, .. } => {
                format!("its symmetry is `{}`{}", has.letter(), spelled(*has))
            }
            F::UndeclaredSymmetry { has } => {
                format!("declare `:{}`{}", has.letter(), spelled(*has))
            }
            F::UnknownClass { meant: Some(meant), .. } => format!("`{meant}` may be meant"),
            F::UnknownClass { .. } => {
                "the classes are `s n O o X x` for constraints, `C c B b e E a d I J j t U T F W \
                 N A D Y` for actions, and `-` for none"
                    .into()
            }
            F::UnknownField { nearest, .. } => {
                let fields: Vec<_> =
                    ValueField::WORDS.iter().map(|word| format!("`{word}`")).collect();
                nearest_or(nearest, &format!("the fields are {}", fields.join(", ")))
            }
            F::FieldNotAllowed { map, .. } => help_on_map(*map),
            F::MissingFieldValue { field } if field.takes_label() => {
                format!("write a label of the constraint diagram: `{}(a)`", field.word())
            }
            F::MissingFieldValue { field } => format!("write a number: `{}(3)`", field.word()),
            F::ValueNotNumber { .. } => "write a number: `value(35)`, `shape(2.5)`".into(),
            F::ValueNotLabel { field, .. } => {
                format!("write a label of the constraint diagram: `{}(a)`", field.word())
            }
            F::UnclosedField => "close the field: `value(35)`".into(),
            F::UnknownHelper { nearest, .. } => nearest_or(
                nearest,
                "a database read at run time has the helpers that whoever reads it registers",
            ),
            F::HelperNotLast { name } if name.chars().all(|letter| CLASSES.contains(letter)) => {
                format!(
                    "the classes stand together: if `{name}` is one, write for example `:8,C{name}`"
                )
            }
            F::HelperNotLast { .. } => "the helper is the last field of the line".into(),
            _ => "after symmetry and classes come fields like `value(35)`, and then the name of \
                  a helper, if any; a remark begins with `#`, or `//` inside Rust"
                .into(),
        }
    }

    fn help_on_labels(&self) -> String {
        use FaultKind as F;
        match self {
            F::ConstraintWidth { .. } | F::ConstraintHeight { .. } => {
                "the constraint diagram repeats the diagram, with letters on some vertices".into()
            }
            F::Contradiction { element, .. } => {
                format!("write `{element}` as the diagram does, or a label")
            }
            F::ConstraintEdge { side } => {
                format!("draw the {side} edge in both diagrams, or in neither")
            }
            F::ForbiddenLabel { .. } | F::UnknownLabelCharacter { .. } => {
                "a label is any letter except `O o X x t Q Y`".into()
            }
            _ => "one label marks the stones of one string, or points of one kind: use two \
                  letters"
                .into(),
        }
    }

    fn help_on_calls(&self) -> String {
        use FaultKind as F;
        match self {
            F::UnknownLabel { .. } => {
                "write the letter on its vertex in the diagram below the `:` line".into()
            }
            F::WrongLabelKind { wants: Parameter::Stone, .. } => {
                "give it the label of a stone, or of a vertex that may hold one".into()
            }
            F::WrongLabelKind { .. } => {
                "give it the label of an empty vertex, or of one that may be empty".into()
            }
            F::UnknownFunction { nearest, .. } => nearest_or(
                nearest,
                "the functions are listed in the reference; those of one's own need `helpers`",
            ),
            F::UnavailableFunction { .. } => {
                "leave the call out, or write a function of one's own that answers it".into()
            }
            F::WrongCount { wanted, .. } => format!("give it {wanted}"),
            F::TooFewArguments { wanted, .. } => format!("give it {wanted}"),
            F::PassFirst { .. } => {
                "begin with the other side instead: `xplay_attack(a,b)` is `oplay_attack(?,a,b)`"
                    .into()
            }
            F::PassAsTarget { .. } => {
                "end with the label of the string or point asked about".into()
            }
            F::PassOutsidePlay { .. } => "`?` is a pass among the moves of a play sequence".into(),
            F::CallWithoutArguments { name } => format!("write `{name}(a)`"),
            F::LabelAsValue { letter } => {
                format!("ask something about it: `lib({letter}) > 1`")
            }
            F::UnknownConstant { nearest, .. } => nearest_or(
                nearest,
                "the constants are ALIVE, DEAD, CRITICAL, UNKNOWN, WIN, KO_A, KO_B and LOSS",
            ),
            F::ArgumentNotLabel { .. } => {
                "an argument is a label, `*` for the move, or `?` for a pass".into()
            }
            F::MissingArgument => "write a label, or remove the comma".into(),
            _ => "write `,`".into(),
        }
    }

    fn help_on_grammar(&self) -> String {
        use FaultKind as F;
        match self {
            F::MissingParenthesis => "write `)`".into(),
            F::MissingBrace => "write `}`".into(),
            F::MissingCondition => "write `if (condition) call(a)`".into(),
            F::MissingOperand => "write a call, a number, a constant or `( )`".into(),
            F::MissingAlternative => "write `condition ? value : other`".into(),
            F::UnexpectedText { .. } => {
                "remove it, or join it with `&&`, `||` or a comparison".into()
            }
            F::UnknownOperator { meant: Some(meant), .. } => format!("`{meant}` may be meant"),
            F::UnknownOperator { .. } => {
                "the operators are `! && || == != < > <= >= + - * ?:`".into()
            }
            F::BadNumber { .. } => "write `3`, `0.7` or `.025`".into(),
            F::MissingSeparator => "write `,` or `;` between the calls".into(),
            F::UnmarkedContinuation { mark, .. } => format!("begin the line with `{mark}`"),
            F::ReturnOutsideInfluence => "say it in the constraint".into(),
            F::TooDeep => "split the expression".into(),
            _ => "split the pattern in two".into(),
        }
    }
}

/// "`x` may be meant", or what can be said without.
fn nearest_or(nearest: &Option<String>, otherwise: &str) -> String {
    match nearest {
        Some(nearest) => format!("`{nearest}` may be meant"),
        None => otherwise.to_owned(),
    }
}

/// How a symmetry is spelled where its sign cannot be.
fn spelled(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::None => " (none)",
        Symmetry::Backslash => " (`bs` inside Rust)",
        _ => "",
    }
}

fn help_on_map(map: AttributeMap) -> String {
    let fields: Vec<_> = ValueField::ALL
        .iter()
        .filter(|field| field.allowed_in(map))
        .map(|field| format!("`{}`", field.word()))
        .collect();
    if fields.is_empty() {
        "set `attribute_map general` (or another map) above the first pattern".into()
    } else {
        format!("it allows {}", fields.join(", "))
    }
}
