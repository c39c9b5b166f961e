use katachi::{Pattern, patterns};

patterns! {
    Pattern Faulty

    O.O
    .*

    :|,B

    Pattern Sound

    O.X
    .*.

    :8,B
}

// The only errors are those of the pattern itself: both structs are there, and the database.
fn main() {
    println!("{} {}", Sound.data().name, Faulty.data().name);
    println!("{}", PATTERNS.len());
}
