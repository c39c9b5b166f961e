//! Keeping the opponent's stones apart.

use katachi_macros::patterns;

patterns! {
    #![name(CUT)]
    #![attribute_map(general)]

    /// The cut through two diagonal stones, with a friend on the other side of it.
    Pattern DiagonalCut

    OX?
    X*.
    ?.?

    :'\\',BO,shape(3)

    OA?
    B*.
    ?.?

    ;!same_string(A,B) && olib(*) > 1

    /// The crosscut: the empty corner of two facing diagonals.
    Pattern Crosscut

    ?.??
    .OX.
    ?X*.
    ?...

    :'\\',B,shape(2)

    ?.??
    .OA.
    ?B*.
    ?...

    ;!same_string(A,B)

    /// Push through a one-space jump.
    Pattern PushThrough

    ?O?
    X*X
    ?.?

    :|,B,shape(1)

    ?O?
    A*B
    ?.?

    ;!same_string(A,B) && olib(*) > 2

    /// The wedge into a one-space jump, with friends near on both sides.
    Pattern Wedge

    o.o
    X*X
    o.o

    :+,B

    c.d
    A*B
    e.f

    ;!same_string(A,B) && o_somewhere(c,d,e,f)

    /// Cut a knight's move where it is thin.
    Pattern CutKnightsMove

    XO?
    .*X
    ?.?

    :8,B,shape(2)

    AO?
    .*B
    ?.?

    ;!same_string(A,B) && olib(*) > 1

    /// The peep at the hole of a one-space jump.
    Pattern Peep

    .*.
    X.X
    ?.?

    :|,a,followup(5)

    .*.
    A.B
    ?.?

    ;!same_string(A,B) && olib(*) > 2

    /// The peep at a tiger's mouth that is not yet closed.
    Pattern PeepDiagonal

    ?O.
    OX.
    X.*
    ?..

    :8,a,followup(5)

    ?O.
    OA.
    B.*
    ?..

    ;!same_string(A,B) && olib(*) > 2

    /// Break a bamboo joint before it is made.
    Pattern StopBambooJoint

    XOX
    X.*
    ?.?

    :8,B,shape(3)

    AOB
    A.*
    ?.?

    ;!same_string(A,B) && olib(*) > 1

    /// Cut where the two stones have an enemy of theirs between them.
    Pattern CutBehind

    XOX
    ?*?

    :|,B,shape(2)

    AOB
    ?*?

    ;!same_string(A,B) && olib(*) > 1

    /// The clamp: a stone on the far side of a single stone that has friends nowhere near.
    Pattern Clamp

    ...
    .*.
    .X.
    .O.

    :|,a,shape(1)

    ...
    .*.
    .A.
    .O.

    ;wormsize(A) == 1
}
