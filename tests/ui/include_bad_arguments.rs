use katachi::include_patterns;

include_patterns!(faulty);
include_patterns!("pass/threat.db", kind: moves);
include_patterns!("pass/threat.db", king = moves);

fn main() {}
