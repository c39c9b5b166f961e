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

    ;oplay_attack_either(*,a,a,B)
    >if (lib(B) > 2) antisuji(a); else replace(a,*);
    "#;
    expect![[]].assert_eq(&pretty(items(text)));
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
    assert!(expansion.contains(r#"rows : Cow :: Borrowed ("")"#));
    assert!(expansion.contains(r#"rows : Cow :: Borrowed ("O.X\n.*.")"#));
    assert_eq!(expansion.matches("compile_error").count(), 1);
}

#[test]
fn what_is_reported_is_not_left_to_the_compiler_too() {
    let text = "Pattern Faulty\nO.X\n.*.\n:8,B\na.X\n.*.\n;lib(q) > 1 && lob(a) > 2";
    let expansion = expanded_by(tokens(text), Reading::Lines, false).to_string();
    assert!(!expansion.contains("q"), "the call with an unknown label is left out: {expansion}");
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
