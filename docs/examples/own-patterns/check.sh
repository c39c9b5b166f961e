#!/usr/bin/env bash
# Builds and runs the example as an outside crate would, and looks for what it prints.
set -euo pipefail
cd "$(dirname "$0")"
root=../../..
cp "$root/Cargo.lock" Cargo.lock # the same versions as the workspace, so that nothing else is fetched
output=$(cargo run --quiet --target-dir "$root/target/own-patterns" -- "$root/tests/games/19x19-01.sgf")
echo "$output"
grep -q '^StepOut at ' <<<"$output"
