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

    :+,sC

    dd
    ab
    ee

    ;!xcut(a) && !xcut(b) && lib(d) > 2 && lib(e) > 2

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

    /// A gap that is backed: a wedge is answered beside it, on the own side, and the cut behind that
    /// answer leads into capture.
    Pattern BackedGap

    O..
    O.O

    :8,C

    Obc
    OaO

    ;!xcut(a) && xplay_attack_either(a,b,c,c,a) == WIN

    /// A gap with a space on one side: a wedge is put in atari from there and does not get out.
    Pattern GateBelow

    O.O
    ?.?

    :|,C

    OaO
    ?b?

    ;!xcut(a) && !ko(a) && !xplay_defend(a,b,a)

    /// A gap above the edge: a wedge is stopped on the first line, and no cut there works.
    Pattern GateOnEdge

    O.O
    ...
    ---

    :|,C

    OaO
    cbd
    ---

    ;!xcut(a) && xplay_attack(a,b,c,c) == WIN && xplay_attack(a,b,d,d) == WIN

    /// A gap with another string of the own side across the space next to it: the wedge runs into
    /// that. The other string is not joined by it.
    Pattern GateAgainstFriend

    O.O
    ...
    ?O?

    :|,-

    fae
    cbd
    ?O?

    ;!attack(e) && !attack(f) && !xcut(a) && !xcut(b)
    ;&& xplay_attack_either(a,b,c,c,a) == WIN && xplay_attack_either(a,b,d,d,a) == WIN

    >amalgamate(e,f)
}
