//! The eight transformations form the dihedral group, on steps and on whole patterns.

use katachi_syntax::parse;
use katachi_syntax::print::print_pattern;
use katachi_syntax::source::{Form, Source};
use katachi_syntax::symmetry::{Transformation, symmetries_of};
use katachi_syntax::tree::{Pattern, Symmetry};
use proptest::prelude::*;
use proptest::sample::select;

use super::trees::pattern;

const ALL: [Transformation; 8] = Transformation::ALL;

#[test]
fn transformations_form_a_group() {
    let same = ALL[0];
    for one in ALL {
        assert_eq!(one.then(one.inverse()), same);
        assert_eq!(one.then(same), one);
        for other in ALL {
            let both = one.then(other);
            let (down, right) = one.apply(2, 5);
            assert_eq!(both.apply(2, 5), other.apply(down, right));
            assert_eq!(both.inverse(), other.inverse().then(one.inverse()));
        }
    }
    // Not one in which order does not matter.
    assert_ne!(ALL[1].then(ALL[5]), ALL[5].then(ALL[1]));
}

#[test]
fn vertices_go_where_steps_go() {
    for by in ALL {
        for (rows, columns) in [(1, 1), (3, 5), (4, 2)] {
            let origin = by.vertex(0, 0, rows, columns);
            for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |c| (row, c))) {
                let (down, right) = by.apply(row as i32, column as i32);
                let vertex = by.vertex(row, column, rows, columns);
                assert_eq!(vertex.0 as i32, origin.0 as i32 + down);
                assert_eq!(vertex.1 as i32, origin.1 as i32 + right);
            }
        }
    }
}

#[test]
fn symmetry_letters_turn_with_the_diagram() {
    let quarter = ALL[1];
    assert_eq!(Symmetry::Vertical.transformed(quarter), Symmetry::Horizontal);
    assert_eq!(Symmetry::Slash.transformed(quarter), Symmetry::Backslash);
    assert_eq!(Symmetry::Slash.transformed(ALL[4]), Symmetry::Slash);
    for by in ALL {
        for fixed in [Symmetry::None, Symmetry::Plus, Symmetry::Cross, Symmetry::Rotation] {
            assert_eq!(fixed.transformed(by), fixed);
        }
    }
}

/// What can be taken back: remarks may move for good where rows become columns.
fn essential(mut pattern: Pattern) -> Pattern {
    for diagram in [Some(&mut pattern.diagram), pattern.constraint_diagram.as_mut()] {
        let Some(diagram) = diagram else { continue };
        diagram.top_remark = None;
        diagram.bottom_remark = None;
        diagram.rows.iter_mut().for_each(|row| row.remark = None);
        diagram.spans.clear();
    }
    pattern
}

/// What a diagram has at the vertex that each label names, with the label.
fn named(pattern: &Pattern) -> Vec<(char, char)> {
    let mut named: Vec<(char, char)> = pattern
        .labels
        .iter()
        .map(|label| {
            let row = &pattern.diagram.rows[label.row as usize];
            (label.letter, row.cells[label.column as usize].node)
        })
        .collect();
    named.sort_unstable();
    named
}

proptest! {
    #[test]
    fn the_inverse_takes_back(pattern in pattern(), by in select(&ALL[..])) {
        let there = pattern.transformed(by);
        prop_assert_eq!(named(&there), named(&pattern));
        let back = there.transformed(by.inverse());
        prop_assert_eq!(essential(back), essential(pattern));
    }

    #[test]
    fn one_after_the_other_is_their_product(
        pattern in pattern(),
        one in select(&ALL[..]),
        other in select(&ALL[..]),
    ) {
        let both = pattern.transformed(one).transformed(other);
        prop_assert_eq!(essential(both), essential(pattern.transformed(one.then(other))));
    }

    #[test]
    fn a_transformed_diagram_has_the_transformed_symmetries(
        pattern in pattern(),
        by in select(&ALL[..]),
    ) {
        let own: Vec<_> = symmetries_of(&pattern.diagram);
        let turned = symmetries_of(&pattern.transformed(by).diagram);
        prop_assert_eq!(own.len(), turned.len());
        prop_assert!(own.iter().all(|symmetry| turned.contains(&symmetry.transformed(by))));
    }

    /// Also when printed and read again, where a letter names its first vertex.
    #[test]
    fn labels_stay_on_the_vertices_that_they_name(pattern in pattern(), by in select(&ALL[..])) {
        let turned = pattern.transformed(by);
        let text = print_pattern(&turned, Form::Text);
        let parsed = parse(&Source::from_text(&text)).database;
        let again = parsed.patterns().next().unwrap();
        let places = |pattern: &Pattern| {
            let mut places: Vec<_> =
                pattern.labels.iter().map(|it| (it.letter, it.row, it.column)).collect();
            places.sort_unstable();
            places
        };
        prop_assert_eq!(places(again), places(&turned), "{}", text);
    }
}
