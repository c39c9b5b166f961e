#![deny(warnings)]

use katachi::patterns;

patterns! {
    #![name(PEEPS)]
    #![kind(move)]
    r#"
Pattern Peep

O.O
.*.

:8,B
"#
}

fn main() {}
