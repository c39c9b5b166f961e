//! The corpus: databases with the tree that is printed back, or with the faults that are found.
//!
//! `test_data/ok/*.db` have no faults; beside each stands what is printed in both forms.
//! `test_data/err/*.db` have some; beside each stands how they are rendered. A file whose name
//! begins with `inline_` is read as the body of a `patterns!` block. `UPDATE_EXPECT=1 cargo test`
//! writes what stands beside them anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use expect_test::expect_file;
use katachi_syntax::fault::Fault;
use katachi_syntax::parse;
use katachi_syntax::print::print;
use katachi_syntax::render::{Style, render};
use katachi_syntax::source::{Form, Source};

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("test_data").join(folder);
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "db"))
        .collect();
    files.sort();
    files
}

fn name(path: &Path) -> String {
    path.file_stem().unwrap().to_string_lossy().into_owned()
}

fn source(path: &Path) -> Source {
    let mut source = Source::from_text(&fs::read_to_string(path).unwrap());
    if name(path).starts_with("inline_") {
        source.form = Form::Inline;
    }
    source
}

fn rendered(source: &Source, path: &Path, faults: &[Fault]) -> String {
    let name = format!("{}.db", name(path));
    let shown: Vec<_> =
        faults.iter().map(|fault| render(source, &name, fault, Style::Plain)).collect();
    format!("{}\n", shown.join("\n\n"))
}

#[test]
fn sound_databases_print_as_expected() {
    for path in files("ok") {
        let source = source(&path);
        let parsed = parse(&source);
        assert!(parsed.faults.is_empty(), "{}", rendered(&source, &path, &parsed.faults));
        let text = print(&parsed.database, Form::Text);
        let again = parse(&Source::from_text(&text));
        assert_eq!(
            again.database.without_spans(),
            parsed.database.clone().without_spans(),
            "{}",
            path.display()
        );
        let printed = format!("{text}\n// inline\n{}", print(&parsed.database, Form::Inline));
        expect_file![path.with_extension("txt")].assert_eq(&printed);
    }
}

#[test]
fn faulty_databases_render_as_expected() {
    for path in files("err") {
        let source = source(&path);
        let parsed = parse(&source);
        assert!(!parsed.faults.is_empty(), "{} has no faults", path.display());
        expect_file![path.with_extension("txt")].assert_eq(&rendered(
            &source,
            &path,
            &parsed.faults,
        ));
    }
}

/// The variant's name in the debug form of a fault's kind.
fn variant(debug: &str) -> String {
    debug.chars().take_while(|c| c.is_alphanumeric()).collect()
}

#[test]
fn every_fault_has_a_case_in_the_corpus() {
    let seen: BTreeSet<String> = files("err")
        .iter()
        .flat_map(|path| parse(&source(path)).faults)
        .map(|fault| variant(&format!("{:?}", fault.kind)))
        .collect();
    let definition = include_str!("../src/fault/kind.rs");
    let all: BTreeSet<String> = definition
        .lines()
        .skip_while(|line| !line.contains("pub enum FaultKind"))
        .take_while(|line| *line != "}")
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()))
        .map(variant)
        .collect();
    // Found by whoever reads a database at run time, who knows the helpers: the case stands in
    // test_data/read, for a test of the crate that tests all.
    let elsewhere = BTreeSet::from(["UnknownHelper".to_owned()]);
    let missing: Vec<_> = all.difference(&seen).filter(|kind| !elsewhere.contains(*kind)).collect();
    assert!(missing.is_empty(), "no case in test_data/err: {missing:?}");
}
