use katachi::include_patterns;

include_patterns!("faulty.db", kind = connections);

fn main() {}
