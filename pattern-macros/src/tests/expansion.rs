//! What a block becomes.

use expect_test::expect;

use super::{expanded_by, items, pretty, tokens};
use crate::layout::Reading;

#[test]
fn a_block_becomes_structs_a_module_and_a_database() {
    let text = r#"
    #![kind(connections)]
    #![name(CUTS)]
    #![goal_elements("Xx")]

    /// Connects by a threat.
    Pattern Conn311

    O*.
    ?XO

    :8,C,my_helper

    O*a
    ?BO

    ;xlib(a) <= 2 && oplay_lib(*,a,B) == 1
    >if (lib(B) > 2) lib(*); else xlib(a);
    "#;
    expect![[r#"
        /** Connects by a threat.

        ```text
        O*.
        ?XO

        O*a
        ?BO
        ```
        */
        #[allow(dead_code, non_camel_case_types, unreachable_pub)]
        pub struct Conn311;
        impl ::katachi::__private::Pattern for Conn311 {
            type Helpers = __katachi_CUTS::Helpers;
            fn place(&self) -> __katachi_CUTS::Place {
                (&__KATACHI_CUTS, 0)
            }
        }
        #[doc(hidden)]
        #[allow(unused, non_snake_case, unreachable_pub, missing_docs, clippy::all)]
        mod __katachi_CUTS {
            use ::katachi::__private::*;
            pub type Helpers = dyn AutoHelper;
            pub type Place = (&'static Block<Helpers>, u32);
            pub fn constraint(index: u32, found: &Match, helper: &mut Helpers) -> bool {
                match index {
                    0 => {
                        let [a, B] = at(found, b"\0\x02\x01\x01");
                        (helper.xlib(&[a]) <= 2) && (helper.oplay_lib(&[found.mv, a, B]) == 1)
                    }
                    _ => true,
                }
            }
            pub fn action(index: u32, found: &Match, helper: &mut Helpers) -> Option<bool> {
                match index {
                    0 => {
                        let [a, B] = at(found, b"\0\x02\x01\x01");
                        if helper.lib(&[B]) > 2 {
                            helper.lib(&[found.mv]);
                        } else {
                            helper.xlib(&[a]);
                        }
                        None
                    }
                    _ => None,
                }
            }
        }
        #[doc(hidden)]
        #[allow(non_upper_case_globals)]
        static __KATACHI_CUTS: ::katachi::__private::Block<__katachi_CUTS::Helpers> = ::katachi::__private::Block {
            source: ::katachi::__private::Cow::Borrowed(::core::module_path!()),
            kind: ::katachi::__private::Kind::Connections,
            patterns: ::katachi::__private::PatternList::written(
                "Conn311\u{1f}\u{1f}0\u{1f}8\u{1f}C\u{1f}\u{1f}a02B11\u{1f}10\u{1f}127\u{1f}xlib(a) <= 2 && oplay_lib(*,a,B) == 1\u{1f}>\u{1f}my_helper",
            ),
            program: ::katachi::__private::Program::Compiled {
                constraint: __katachi_CUTS::constraint,
                action: __katachi_CUTS::action,
                helpers: &[(0, my_helper)],
            },
        };
        ///A database of one pattern.
        #[allow(non_upper_case_globals, unreachable_pub)]
        pub static CUTS: ::katachi::__private::Database<__katachi_CUTS::Helpers> = ::katachi::__private::Database::of(
            &[::katachi::__private::BlockRef::Static(&__KATACHI_CUTS)],
        );
    "#]].assert_eq(&pretty(items(text)));
}

#[test]
fn a_trait_of_the_users_is_named_from_within() {
    let text = "#![helpers(crate::rules::MyHelpers)]";
    assert!(items(text).to_string().contains("dyn crate :: rules :: MyHelpers"));
    let text = "#![helpers(MyHelpers)]";
    assert!(items(text).to_string().contains("dyn super :: MyHelpers"));
    let text = "#![helpers(self::MyHelpers)]";
    assert!(items(text).to_string().contains("dyn super :: MyHelpers"));
    let text = "#![helpers(super::MyHelpers)]";
    assert!(items(text).to_string().contains("dyn super :: super :: MyHelpers"));
    let text = "#![helpers(::other::MyHelpers)]";
    assert!(items(text).to_string().contains("dyn :: other :: MyHelpers"));
}

#[test]
fn a_faulty_pattern_keeps_its_struct_and_loses_its_rows() {
    let text = "Pattern Faulty\nO.O\n.*\n:8,B\nPattern Sound\nO.X\n.*.\n:8,B";
    let expansion = expanded_by(tokens(text), Reading::Lines, false).to_string();
    assert!(expansion.contains("pub struct Faulty ;") && expansion.contains("pub struct Sound ;"));
    let data =
        expansion.split_once("PatternList :: written").map(|(_, data)| data).unwrap_or_default();
    assert!(data.contains("O.X") && !data.contains("O.O"), "{data}");
    assert_eq!(expansion.matches("compile_error").count(), 1);
}

#[test]
fn what_is_reported_is_not_left_to_the_compiler_too() {
    let text = "Pattern Faulty\nO.X\n.*.\n:8,B\na.X\n.*.\n;lib(q) > 1 && lob(a) > 2";
    let expansion = expanded_by(tokens(text), Reading::Lines, false).to_string();
    assert!(!expansion.contains("[q"), "the call with an unknown label is left out: {expansion}");
    assert!(expansion.contains("helper . lob (& [a ,])"));
}

#[test]
fn an_editor_gets_what_is_half_typed() {
    let text = "Pattern Faulty\nO.X\n.*.\n:8,B\na.X\n.*.\n;lib(q) > 1 && same_s && ";
    let expansion = expanded_by(tokens(text), Reading::Gaps, true).to_string();
    assert!(expansion.contains("helper . lib (& [q ,])"), "{expansion}");
    assert!(expansion.contains("helper . same_s"), "{expansion}");
    assert!(expansion.contains("helper . missing"), "{expansion}");
}

#[test]
fn nothing_is_a_database_of_nothing() {
    let expansion = pretty(expanded_by(tokens(""), Reading::Lines, false));
    assert!(expansion.contains("pub static PATTERNS"));
}
