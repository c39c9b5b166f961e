#!/usr/bin/env python3
"""Checks that patterns can be edited with rust-analyzer.

Opens a small crate of patterns in the real server and asks what an editor asks: definitions of
functions, labels and structs, hover, references, rename, completion, also while a line is half typed.

    tests/editor/check.py [PATH_OF_RUST_ANALYZER]

Without an argument the server is looked for on PATH; where there is none, one line says so and the
exit code is 0.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

from lsp import Document, Server

ROOT = pathlib.Path(__file__).resolve().parents[2]

SOURCE = """//! A crate of patterns.

use katachi::{AutoHelper, Point, patterns};

/// What these patterns ask besides.
pub trait Own: AutoHelper {
    /// How well the stone stands.
    fn standing(&mut self, at: &[Point; 1]) -> i32;
}

patterns! {
    #![helpers(Own)]

    /// A peep.
    Pattern Peep

    O.O
    .*.

    :8,B

    a.b
    .*.

    ;same_string(a,b) && standing(a) > 1

    Pattern Push

    OXO
    .*.

    :8,B

    cXd
    .*.

    ;lib(c) > 2 && standing(d) > 1
    >standing(c);
}

/// Uses a struct of the block.
pub fn first() -> Peep {
    Peep
}

/// Uses the database of the block.
pub fn size() -> usize {
    PATTERNS.len()
}
"""

HALF_TYPED = ";same_string(a,b) && standing(a) > 1"


class Checks:
    """Collects what holds and what does not."""

    def __init__(self):
        self.failed = 0

    def that(self, what, holds, seen):
        """Notes whether something holds, and what was seen where it does not."""
        print(f"{'ok    ' if holds else 'FAILED'} {what}" + ("" if holds else f"\n       seen: {seen}"))
        self.failed += not holds


def labels_of(completions):
    """The names that a completion offers."""
    items = completions.get("items", []) if isinstance(completions, dict) else completions or []
    return {item.get("filterText") or item["label"].split("(")[0] for item in items} | {
        item["label"].split("(")[0] for item in items
    }


def check_navigation(checks, document):
    """Definition, hover, references and rename in sound text."""
    seen = document.lines_at(document.ask("definition", ";same_^string(a,b)"))
    checks.that(
        "a function of the language leads to its trait method",
        any("fn same_string" in line for _, line, _ in seen),
        seen,
    )
    seen = document.lines_at(document.ask("definition", "&& stan^ding(a) > 1"))
    checks.that(
        "a function of one's own leads to its trait method",
        any("fn standing" in line for _, line, _ in seen),
        seen,
    )
    seen = document.lines_at(document.ask("definition", ";same_string(^a,b)"))
    checks.that("a label leads to the diagram", [line for _, line, _ in seen] == ["a.b"], seen)
    seen = document.lines_at(document.ask("definition", "standing(^d)"))
    checks.that("a label leads to the row that holds it", [line for _, line, _ in seen] == ["cXd"], seen)
    seen = document.lines_at(document.ask("definition", "first() -> Pe^ep"))
    checks.that("a struct leads to its pattern", [line for _, line, _ in seen] == ["Pattern Peep"], seen)
    seen = document.ask("hover", ";same_^string(a,b)")
    checks.that("hover on a function shows its docs", "same_string" in str(seen) and "string" in str(seen), seen)
    seen = document.ask("hover", "first() -> Pe^ep")
    checks.that("hover on a struct shows its diagram", "a.b" in str(seen) and "A peep" in str(seen), seen)
    seen = document.lines_at(
        document.ask("references", "fn stan^ding", context={"includeDeclaration": False})
    )
    lines = [line for _, line, _ in seen]
    checks.that(
        "references of a trait method reach into patterns",
        any("standing(a)" in line for line in lines)
        and any("standing(d)" in line for line in lines)
        and any(">standing(c)" in line for line in lines),
        seen,
    )
    seen = document.ask("rename", "fn stan^ding", newName="posture")
    edits = [edit for change in (seen or {}).get("documentChanges", []) for edit in change["edits"]]
    checks.that("a rename of a trait method reaches into patterns", len(edits) == 4, seen)
    seen = document.ask("signatureHelp", "&& standing(^d) > 1")
    checks.that("signature help inside a call", "standing" in str(seen), seen)


def check_diagnostics(checks, document):
    """The server's own errors: none in sound text, the macros' in faulty text."""
    seen = document.diagnostics()
    checks.that("sound patterns have no errors", seen == [], seen)
    document.change(SOURCE.replace("    OXO\n    .*.\n", "    OXO\n    .*.?\n"))
    seen = document.diagnostics()
    checks.that(
        "a ragged row is an error at that row",
        any("4 vertices" in message and line == ".*.?" for message, line in seen),
        seen,
    )
    checks.that("and the other pattern has none", all(line == ".*.?" for _, line in seen), seen)
    document.change(SOURCE)


def check_half_typed(checks, document):
    """Completion, and peace for the other patterns, while a line is half typed."""
    cases = [
        (";same_st", ";same_st^\n", "same_string", "a function from its first letters"),
        (";stand", ";stand^\n", "standing", "a function of one's own from its first letters"),
        (";same_string(a,b) && ", ";same_string(a,b) && ^\n", "lib", "a function after an operator"),
        (";", "\n    ;^\n\n    Pattern Push", "lib", "a function at the beginning of a line"),
        (";same_string(a,b) && stan", "a,b) && stan^\n", "standing", "a function at the end of a line"),
        (";same_string(a,)", ";same_string(a,^)", "b", "a label after a comma"),
        (";same_string()", ";same_string(^)", "a", "a label in an empty call"),
    ]
    for typed, marked, wanted, what in cases:
        document.change(SOURCE.replace(HALF_TYPED, typed))
        offered = labels_of(document.ask("completion", marked, context={"triggerKind": 1}))
        checks.that(f"completion of {what}: {wanted}", wanted in offered, sorted(offered)[:40])
        seen = document.lines_at(document.ask("definition", "&& stan^ding(d) > 1"))
        checks.that(
            f"  the other pattern is left alone by `{typed}`",
            any("fn standing" in line for _, line, _ in seen),
            seen,
        )
        seen = document.lines_at(document.ask("definition", "first() -> Pe^ep"))
        checks.that("  and so is the struct", [line for _, line, _ in seen] == ["Pattern Peep"], seen)
    document.change(SOURCE)


def write_crate(folder):
    """Writes the crate and returns the path of its source."""
    (folder / "src").mkdir()
    (folder / "Cargo.toml").write_text(
        '[package]\nname = "edited"\nversion = "0.0.0"\nedition = "2024"\n\n[workspace]\n\n[dependencies]\n'
        f'katachi = {{ path = "{ROOT / "patterns"}" }}\n'
    )
    (folder / "Cargo.lock").write_bytes((ROOT / "Cargo.lock").read_bytes())
    shutil.copy(ROOT / "rust-toolchain.toml", folder)
    (folder / ".cargo").mkdir()
    (folder / ".cargo" / "config.toml").write_text(
        f'[build]\ntarget-dir = "{ROOT / "target" / "editor"}"\n\n[net]\noffline = true\n'
    )
    return folder / "src" / "lib.rs"


def main():
    """Runs all checks; the exit code says whether they hold."""
    program = sys.argv[1] if len(sys.argv) > 1 else shutil.which("rust-analyzer")
    works = program and subprocess.run([program, "--version"], capture_output=True).returncode == 0
    if not works:
        print("no rust-analyzer found: editor checks skipped")
        return 0
    checks = Checks()
    with tempfile.TemporaryDirectory() as folder, open(ROOT / "target" / "editor.log", "w") as log:
        folder = pathlib.Path(folder)
        path = write_crate(folder)
        path.write_text(SOURCE)
        server = Server(program, folder, log)
        try:
            document = Document(server, path, SOURCE)
            server.wait_until_quiescent()
            check_navigation(checks, document)
            check_diagnostics(checks, document)
            check_half_typed(checks, document)
        finally:
            server.end()
    print("all hold" if checks.failed == 0 else f"{checks.failed} failed")
    return min(checks.failed, 1)


if __name__ == "__main__":
    sys.exit(main())
