//! Of what nature a fault is: how bad, and whether it needs a known layout to be said.

use super::{FaultKind, Severity};

impl FaultKind {
    /// How bad it is.
    pub fn severity(&self) -> Severity {
        match self {
            FaultKind::UndeclaredSymmetry { .. }
            | FaultKind::IdenticalPatterns { .. }
            | FaultKind::BlockTooLong { .. }
            | FaultKind::ForeignComment { .. } => Severity::Warning,
            _ => Severity::Error,
        }
    }

    /// Whether a pattern with this fault still says where it matches: the fault is about what
    /// the match means.
    pub fn leaves_placements(&self) -> bool {
        use FaultKind as F;
        !matches!(
            self,
            F::MissingName
                | F::BadName { .. }
                | F::EmptyPattern { .. }
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
                | F::NotInCorner
                | F::MissingAttributes { .. }
                | F::RepeatedAttributes
                | F::MissingSymmetry
                | F::UnknownSymmetry { .. }
                | F::FalseSymmetry { .. }
                | F::ImpossibleSymmetry { .. }
        )
    }

    /// Whether it speaks of how rows lie to each other: nothing that can be said where the layout
    /// of the text is not known.
    pub fn is_of_layout(&self) -> bool {
        use FaultKind as F;
        matches!(
            self,
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
                | F::NotInCorner
                | F::FalseSymmetry { .. }
                | F::ImpossibleSymmetry { .. }
                | F::UndeclaredSymmetry { .. }
                | F::ConstraintWidth { .. }
                | F::ConstraintHeight { .. }
                | F::Contradiction { .. }
                | F::ConstraintEdge { .. }
                | F::ForbiddenLabel { .. }
                | F::UnknownLabelCharacter { .. }
                | F::MixedLabel { .. }
                | F::UnknownLabel { .. }
                | F::WrongLabelKind { .. }
                | F::TextOutsidePattern
                | F::UnmarkedContinuation { .. }
                | F::IdenticalPatterns { .. }
        )
    }
}
