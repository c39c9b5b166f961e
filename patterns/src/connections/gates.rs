//! Strings that share gaps: the opponent can close one, not all.

use katachi_macros::patterns;

patterns! {
    #![name(GATES)]
    #![kind(connections)]

    /// The bamboo joint.
    Pattern Bamboo

    OO
    ..
    OO

    :+,C

    OO
    ab
    OO

    ;!xcut(a) && !xcut(b)

    /// A gap into which the opponent cannot play safely.
    Pattern HeldGap

    O.O

    :+,C

    OaO

    ;!xcut(a) && !ko(a) && !safe_xmove(a)

    /// Two gaps in a row between the same two strings.
    Pattern TwoGaps

    O.O
    ???
    O.O

    :+,C

    dae
    ???
    fbg

    ;((same_string(d,f) && same_string(e,g)) || (same_string(d,g) && same_string(e,f)))
    ;&& !xcut(a) && !xcut(b)

    /// Two gaps between the same two strings, three lines apart.
    Pattern TwoGapsApart

    O.O
    ???
    ???
    O.O

    :+,C

    dae
    ???
    ???
    fbg

    ;((same_string(d,f) && same_string(e,g)) || (same_string(d,g) && same_string(e,f)))
    ;&& !xcut(a) && !xcut(b)

    /// A gap and a corner between the same two strings.
    Pattern GapAndCorner

    O.O
    O??
    .O?

    :8,C

    dae
    d??
    bg?

    ;same_string(e,g) && !xcut(a) && !xcut(b)

    /// A gap that is backed: a wedge is answered on the own side of it, and the last way out leads into
    /// capture.
    Pattern BackedGap

    O.?
    O.O

    :8,C

    Ob?
    OaO

    ;!xcut(a) && xplay_attack(a,b,a) == WIN

    /// A gap with a space on one side: a wedge is answered there, and neither cut works.
    Pattern GateBelow

    O.O
    ...

    :|,C

    OaO
    dbc

    ;!xcut(a) && xplay_attack_either(a,b,c,c,a) == WIN && xplay_attack_either(a,b,d,d,a) == WIN

    /// The same with an own stone beside the space.
    Pattern GateBelowBacked

    O.O
    O.?

    :8,C

    daO
    db?

    ;!xcut(a) && !xcut(b) && (!safe_xmove(a) || xplay_attack(a,b,?,a) == WIN)

    /// A gap on the edge: what goes through it meets the border.
    Pattern GateOnEdge

    O.O
    o.o
    ---

    :|,C

    OaO
    obo
    ---

    ;!xcut(a) && xplay_attack(a,b,a) == WIN
}
