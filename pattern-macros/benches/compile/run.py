#!/usr/bin/env python3
"""How long a crate of patterns takes to check and to build.

Writes crates with 0, 100 and 1,500 patterns (5x5, four calls in the constraint, an action, over a
helper trait of their own; blocks of 50, one a file), builds everything that they depend on, and then
measures `cargo check` and `cargo build --release` of that one crate alone, on two cores. The crate
without patterns is the floor.

    pattern-macros/benches/compile/run.py [--runs 3] [--jobs 2] [--write]

Beside the time by the clock stands the time of the processors: what the clock says on a machine that
does nothing else is about half of that, where two cores share the work. `--write` writes the table to
results.md beside this script.
"""

import argparse
import os
import pathlib
import random
import resource
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
WORK = ROOT / "target" / "compile-bench"
COUNTS = [0, 100, 1500]
BLOCK = 50

TRAIT = """//! A crate of patterns, written by run.py.

use katachi::{AutoHelper, Point, Reading};

/// What these patterns ask besides.
pub trait Own: AutoHelper {
    /// How well the stone stands.
    fn standing(&mut self, at: &[Point; 1]) -> i32;
    /// What becomes of the second point after a play at the first.
    fn outcome(&mut self, points: &[Point; 2]) -> Reading;
    /// Whether one of the points is ours.
    fn any_ours(&mut self, points: &[Point]) -> bool;
    /// Notes a plan.
    fn plan(&mut self, points: &[Point; 2]);
}
"""


def pattern(random, index):
    """One pattern: distinct by its name and, nearly always, by its diagram."""
    cells = [[random.choice("..XOXO?ox.") for _ in range(5)] for _ in range(5)]
    cells[2][2] = "*"
    cells[0][1], cells[1][3], cells[3][1], cells[4][2] = "X", "O", ".", "X"
    labels = [row[:] for row in cells]
    labels[0][1], labels[1][3], labels[3][1], labels[4][2] = "A", "b", "c", "D"
    rows = lambda grid: "".join(f"    {''.join(row)}\n" for row in grid)
    calls = [
        "standing(A) > 1",
        "outcome(c,A) == WIN",
        "any_ours(b,c,D)",
        "standing(b) + 1 < 4",
        "!outcome(*,D)",
        "any_ours(*,c)",
    ]
    random.shuffle(calls)
    return (
        f"    Pattern Bench{index:04}\n\n{rows(cells)}\n    :8,{random.choice(['C', 'ed', 'BOX', 'aE'])}"
        f",shape({random.randint(1, 9)})\n\n{rows(labels)}\n    ;{' && '.join(calls[:4])}\n    >plan(A,b);\n"
    )


def write_crate(count):
    """Writes a crate of so many patterns and says where it is."""
    folder = WORK / f"patterns-{count}"
    source = folder / "src"
    source.mkdir(parents=True, exist_ok=True)
    (folder / "Cargo.toml").write_text(
        f'[package]\nname = "patterns-{count}"\nversion = "0.0.0"\nedition = "2024"\n\n[dependencies]\n'
        f'katachi = {{ path = "{ROOT / "patterns"}" }}\n\n[workspace]\n'
    )
    lock = ROOT / "Cargo.lock"
    (folder / "Cargo.lock").write_bytes(lock.read_bytes())
    generator = random.Random(1)
    modules = []
    for first in range(0, count, BLOCK):
        name = f"block{first // BLOCK:02}"
        patterns = [pattern(generator, index) for index in range(first, min(first + BLOCK, count))]
        text = "\n".join(patterns)
        (source / f"{name}.rs").write_text(
            "//! A block of patterns.\n\nuse super::Own;\n\nkatachi::patterns! {\n    #![helpers(Own)]\n"
            f"    #![attribute_map(general)]\n\n{text}}}\n"
        )
        modules.append(f"pub mod {name};\n")
    (source / "lib.rs").write_text(TRAIT + "\n" + "".join(modules))
    return folder


def cargo(folder, *arguments):
    """Runs cargo in a crate; the measured crates share a target folder."""
    environment = dict(os.environ, CARGO_TARGET_DIR=str(WORK / "target"), CARGO_TERM_COLOR="never")
    done = subprocess.run(
        ["cargo", *arguments], cwd=folder, env=environment, capture_output=True, text=True
    )
    if done.returncode != 0:
        sys.exit(f"cargo {' '.join(arguments)} failed:\n{done.stderr}")
    return done


def measure(folder, count, release, runs, jobs):
    """The best times of some runs, by the clock and of the processors, in seconds, each after cleaning
    that one crate."""
    kind = ["build", "--release"] if release else ["check"]
    command = [*kind, "--offline", "--jobs", str(jobs)]
    cargo(folder, *command)
    best = (float("inf"), float("inf"))
    for _ in range(runs):
        profile = ["--release"] if release else []
        cargo(folder, "clean", "--offline", "--package", f"patterns-{count}", *profile)
        begin, spent = time.perf_counter(), processor_time()
        cargo(folder, *command)
        took = (time.perf_counter() - begin, processor_time() - spent)
        best = tuple(map(min, best, took))
    return best


def processor_time():
    """The processor time of all that was run so far, in seconds."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def main():
    """Measures and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    lines = [
        "| patterns | `cargo check` | processors | `cargo build --release` | processors |",
        "|---|---|---|---|---|",
    ]
    for count in COUNTS:
        folder = write_crate(count)
        times = [
            f"{seconds:.2f} s"
            for release in (False, True)
            for seconds in measure(folder, count, release, options.runs, options.jobs)
        ]
        lines.append(f"| {count:,} | {' | '.join(times)} |")
        print(lines[-1], flush=True)
    table = "\n".join(lines)
    print(table)
    if options.write:
        version = subprocess.run(["rustc", "--version"], capture_output=True, text=True).stdout.strip()
        (HERE / "results.md").write_text(
            "# Compile time\n\n"
            f"Written by `run.py`: only the crate of patterns, best of {options.runs} runs, "
            f"{options.jobs} cores, {version}.\n\n{table}\n"
        )


if __name__ == "__main__":
    main()
