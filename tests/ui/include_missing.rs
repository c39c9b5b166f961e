use katachi::include_patterns;

include_patterns!("no_such.db");

fn main() {}
