//! A label never meets a constant, a struct or a function of the same name.
#![deny(warnings)]

#[allow(non_upper_case_globals)]
const a: i32 = 3;
#[allow(non_camel_case_types)]
struct b;
static C: i32 = 4;

katachi::patterns! {
    #![name(PEEPS)]

    Pattern Peep

    O.O
    .*.

    :8,BX

    a.b
    .*.

    ;same_string(a,b) && lib(a) > 1
}

fn main() {
    let _ = (a, b, C, &PEEPS);
}
