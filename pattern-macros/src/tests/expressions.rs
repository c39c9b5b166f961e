//! Constraints as Rust.

use expect_test::expect;

use super::items;

/// The Rust of a constraint over the labels `a` and `b`.
fn rust_of(constraint: &str) -> String {
    let text = format!("Pattern Test\nOX\n*.\n:8,-\nab\n*.\n;{constraint}");
    let items = items(&text).to_string();
    let (_, rest) = items.split_once("match index { 0 => {").expect("a constraint");
    let (body, _) = rest.split_once("_ => true").expect("its end");
    let mut rust = body.trim().trim_end_matches('}').trim();
    while let Some((_, rest)) = rust.strip_prefix("let ").and_then(|rest| rest.split_once("; ")) {
        rust = rest;
    }
    rust.replace(" . ", ".").replace("(& [", "(&[").replace(" ,", ",").replace(",])", "])")
}

#[test]
fn every_value_is_a_number() {
    let constraints = [
        "alive(a)",
        "lib(a)",
        "attack(a)",
        "status(a)",
        "weakness(a)",
        "mine(a)",
        "!attack(a)",
        "attack(a) && !defend(a) || alive(b)",
        "lib(a) > 2",
        "lib(a) > 2.5",
        "attack(a) == WIN",
        "WIN != attack(a)",
        "status(a) == DEAD",
        "oplay_break_through(*,a,b,a) == WIN",
        "(WIN) == (oplay_break_through(*,a,b,a))",
        "oplay_break_through(*,a,b,a) > 1",
        "omoyo(a) + omoyo(b) >= 1",
        "alive(a) == alive(b)",
        "weakness(a) * 2 < lib(a) - 1",
        "-lib(a) < -3",
        "mine(a) + 1 == lib(a)",
        "lib(a) > 1 ? alive(b) : lib(b) > 3",
        "(lib(a) > 1 ? 2 : 0.5) < lib(b)",
        "lib(a) > 1000000000000",
        "value > 30",
        "antisuji(a) || antisuji(b) == 0",
        "3",
        "0.0",
    ];
    let list: Vec<_> =
        constraints.iter().map(|text| format!("{text}\n    {}\n", rust_of(text))).collect();
    expect![[r#"
        alive(a)
            helper.alive (&[a])
        lib(a)
            helper.lib (&[a]) != 0
        attack(a)
            helper.attack (&[a]) as i32 != 0
        status(a)
            helper.status (&[a]) as i32 != 0
        weakness(a)
            helper.weakness (&[a]) != 0.0
        mine(a)
            Answer :: truth (helper.mine (&[a]))
        !attack(a)
            ! (helper.attack (&[a]) as i32 != 0)
        attack(a) && !defend(a) || alive(b)
            ((helper.attack (&[a]) as i32 != 0) && (! (helper.defend (&[a]) as i32 != 0))) || helper.alive (&[b])
        lib(a) > 2
            helper.lib (&[a]) > 2
        lib(a) > 2.5
            (helper.lib (&[a]) as f32) > 2.5
        attack(a) == WIN
            (helper.attack (&[a]) as i32) == 3
        WIN != attack(a)
            3 != (helper.attack (&[a]) as i32)
        status(a) == DEAD
            (helper.status (&[a]) as i32) == 0
        oplay_break_through(*,a,b,a) == WIN
            (helper.oplay_break_through (&[found.mv, a, b, a]) as i32) == 1
        (WIN) == (oplay_break_through(*,a,b,a))
            1 == (helper.oplay_break_through (&[found.mv, a, b, a]) as i32)
        oplay_break_through(*,a,b,a) > 1
            (helper.oplay_break_through (&[found.mv, a, b, a]) as i32) > 1
        omoyo(a) + omoyo(b) >= 1
            ((helper.omoyo (&[a]) as i32) + (helper.omoyo (&[b]) as i32)) >= 1
        alive(a) == alive(b)
            (helper.alive (&[a]) as i32) == (helper.alive (&[b]) as i32)
        weakness(a) * 2 < lib(a) - 1
            (helper.weakness (&[a]) * 2.0) < ((helper.lib (&[a]) as f32) - 1.0)
        -lib(a) < -3
            (- helper.lib (&[a])) < (- 3)
        mine(a) + 1 == lib(a)
            (Answer :: number (helper.mine (&[a])) + 1.0) == (helper.lib (&[a]) as f32)
        lib(a) > 1 ? alive(b) : lib(b) > 3
            (if helper.lib (&[a]) > 1 { helper.alive (&[b]) } else { helper.lib (&[b]) > 3 })
        (lib(a) > 1 ? 2 : 0.5) < lib(b)
            (if helper.lib (&[a]) > 1 { 2.0 } else { 0.5 }) < (helper.lib (&[b]) as f32)
        lib(a) > 1000000000000
            (helper.lib (&[a]) as f32) > 1000000000000.0
        value > 30
            helper.value (&[]) > 30.0
        antisuji(a) || antisuji(b) == 0
            (({ helper.antisuji (&[a]) ; false })) || (({ helper.antisuji (&[b]) ; 0 }) == 0)
        3
            3 != 0
        0.0
            0.0 != 0.0
    "#]]
    .assert_eq(&list.concat());
}

#[test]
fn arguments_are_points() {
    expect!["helper.oplay_attack (&[found.mv, Point :: PASS, b, a]) as i32 != 0"]
        .assert_eq(&rust_of("oplay_attack(*,?,b,a)"));
}
