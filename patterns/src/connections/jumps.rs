//! Stones with a distance between them.

use katachi_macros::patterns;

patterns! {
    #![name(JUMPS)]
    #![kind(connections)]

    /// The one-space jump in the open: a wedge is put in atari from one side, and of the two cuts that are
    /// left one is closed and the other captured.
    Pattern OneSpaceJump

    ...
    O.O
    ...

    :+,C

    dbe
    OaO
    fcg

    ;!xcut(a)
    ;&& (xplay_attack_either(a,b,c,d,e,e,a) == WIN || xplay_attack_either(a,b,c,e,d,d,a) == WIN
    ;|| xplay_attack_either(a,c,b,f,g,g,a) == WIN || xplay_attack_either(a,c,b,g,f,f,a) == WIN)

    /// The knight's move: whichever half of its waist is taken, the cut behind the other is captured.
    Pattern KnightsMove

    O..
    ..O

    :O,C

    Oab
    cdO

    ;!xcut(a) && !xcut(d)
    ;&& xplay_attack_either(a,d,c,c,a) == WIN && xplay_attack_either(d,a,b,b,d) == WIN

    /// A knight's move one half of which the opponent has taken.
    Pattern HeldKnightsMove

    OX.
    ..O

    :8,C

    OA.
    .dO

    ;!xcut(d) && !ko(d) && xplay_attack_either(d,d,A) == WIN

    /// The two-space jump where a stone in either gap is caught from the other.
    Pattern TwoSpaceJump

    O..O

    :+,C

    OabO

    ;!xcut(a) && !xcut(b) && !xplay_defend(a,b,a) && !xplay_defend(b,a,b)

    /// Two stones with a point between their corners that the opponent cannot hold.
    Pattern Elephant

    O..
    ...
    ..O

    :X,C

    Od.
    bae
    .fO

    ;!xcut(a) && !safe_xmove(a) && !safe_xmove(b) && !safe_xmove(d)
}
