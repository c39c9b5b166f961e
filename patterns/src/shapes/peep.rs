//! Looking at cutting points before they are cut: peeps, and threats to link that make the enemy heavy.

use katachi_macros::patterns;

patterns! {
    #![name(PEEP)]
    #![attribute_map(general)]

    /// The peep at the hole of a one-space jump, where both halves are still without eyes.
    Pattern Peep

    .*.
    X.X
    ?.?

    :|,aX,followup(5)

    .*.
    A.B
    ?.?

    ;!same_dragon(A,B) && (weak(A) || weak(B)) && olib(*) > 2

    /// The peep where the cut itself works already: after it the enemy cannot have both sides.
    Pattern PeepThatCuts

    ?*?
    X.X
    ?.?

    :|,BX,shape(2)

    ?*?
    AbC
    ?.?

    ;!same_dragon(A,C) && ocut(b) && oplay_attack(*,?,b,b) == LOSS && !oplay_defend_both(*,?,b,A,C)

    /// The peep at a diagonal from the side that leads to our own stones.
    Pattern PeepAtDiagonal

    ?O.
    OX.
    X.*
    ?..

    :8,aX,followup(5)

    ?O.
    OA.
    B.*
    ?..

    ;!same_dragon(A,B) && olib(*) > 2

    /// The peep at a bamboo joint that is not finished: three stones of it stand.
    Pattern PeepAtThreeOfFour

    .*.
    X.X
    X..
    ?.?

    :8,aX,followup(3)

    .*.
    A.B
    A..
    ?.?

    ;!same_dragon(A,B) && (weak(A) || weak(B)) && olib(*) > 2

    /// The peep at a knight's move, from the side where our own stones are.
    Pattern PeepAtKnightsMove

    O.*.
    .X..
    ...X

    :8,aX,followup(3)

    O.*.
    .A..
    ...B

    ;!same_dragon(A,B) && (weak(A) || weak(B))

    /// The peep at the belly of a tiger's mouth takes the eye away.
    Pattern PeepIntoTigersMouth

    ?X?
    X.X
    ?*?

    :|,aX,shape(1)

    ?A?
    B.C
    ?*?

    ;olib(*) > 2 && (weak(A) || weak(B) || weak(C)) && !obvious_false_xeye(*)

    /// The peep from the first line at a stone on the second that hangs on a one-space jump.
    Pattern PeepFromBelow

    X.X
    ?*?
    ?.?
    ---

    :|,a,followup(3)

    A.B
    ?*?
    ?.?
    ---

    ;!same_dragon(A,B) && (weak(A) || weak(B)) && olib(*) > 2
}
