//! What the compiler says to faulty patterns, and that sound ones compile.
//!
//! One file for each kind of fault. After a change of wording, `TRYBUILD=overwrite cargo test -p
//! katachi-tests --test ui` writes the answers anew; read them before they are committed.

#[test]
fn faults_are_shown_where_they_are() {
    let cases = trybuild::TestCases::new();
    cases.pass("ui/pass/*.rs");
    cases.compile_fail("ui/*.rs");
}
