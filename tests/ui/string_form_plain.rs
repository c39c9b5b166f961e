use katachi::patterns;

mod as_written {
    use katachi::patterns;

    patterns! {
        "
Pattern Peep

O.G
.*.

:8,C
"
    }
}

// Lines of a string with escapes are not lines of this file.
patterns! { "Pattern P//ush\n\nO*\n\n:8,C\n" }

fn main() {}
