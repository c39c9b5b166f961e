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
    cdO

    ;!xcut(d) && !ko(d) && xplay_attack_either(d,c,d,A) == WIN && xplay_attack_either(c,d,c,A) == WIN

    /// The two-space jump where neither gap can be entered.
    Pattern TwoSpaceJump

    O..O

    :+,C

    OabO

    ;!xcut(a) && !xcut(b) && xplay_attack(a,b,a) == WIN && xplay_attack(b,a,b) == WIN

    /// The two-space jump on the second line, between the stones and the edge.
    Pattern TwoSpaceOnSecondLine

    O..O
    ....
    ----

    :|,C

    OabO
    ecdf
    ----

    ;!xcut(a) && !xcut(b)
    ;&& xplay_attack_either(a,b,c,e,a) == WIN && xplay_attack_either(b,a,d,f,b) == WIN

    /// A stone on the second line and one on the first, a knight's move apart.
    Pattern KnightsMoveToEdge

    O..
    ..O
    ---

    :8,C

    Oab
    cdO
    ---

    ;!xcut(a) && !xcut(d) && xplay_attack_either(a,d,c,c,a) == WIN && xplay_attack(d,a,d) == WIN

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
