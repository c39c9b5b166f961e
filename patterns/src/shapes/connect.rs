//! Joining our own stones.

use katachi_macros::patterns;

patterns! {
    #![name(CONNECT)]
    #![attribute_map(general)]

    /// The answer to a peep: the cutting point between two stones is filled.
    Pattern AnswerPeep

    .X.
    O*O
    ...

    :|,C,shape(4)

    .X.
    a*b
    ...

    ;!same_string(a,b)

    /// The cut between two diagonal stones is filled where an enemy stone already looks at it.
    Pattern SolidDiagonal

    XO?
    O*.
    ?.?

    :'\\',C,shape(2)

    Xa?
    b*.
    ?.?

    ;!same_string(a,b) && xlib(*) > 1

    /// A tiger's mouth: the cut is protected and the new stone works outwards.
    Pattern TigersMouth

    XO?
    O.*
    ?.?

    :8,C,shape(3)

    Xa?
    b.*
    ?.?

    ;!same_string(a,b) && olib(*) > 2

    /// A tiger's mouth made from two stones in a one-space jump, against a stone between them.
    Pattern TigersMouthBelow

    .X.
    O.O
    .*.

    :|,C,shape(3)

    .X.
    a.b
    .*.

    ;!same_string(a,b)

    /// The bamboo joint: two pairs that cannot be separated.
    Pattern BambooJoint

    OXO
    O.*
    ?.?

    :8,C,shape(3)

    aXb
    a.*
    ?.?

    ;!same_string(a,b)

    /// The bamboo joint against a stone that looks in from above.
    Pattern BambooJointOpen

    X..
    O.O
    O.*
    ...

    :8,C,shape(2)

    X..
    a.b
    a.*
    ...

    ;!same_string(a,b)

    /// The hole in a one-space jump that an enemy stone on each side could use is filled.
    Pattern FillJump

    ?X?
    O*O
    ?X?

    :+,C,shape(5)

    ?X?
    a*b
    ?X?

    ;!same_string(a,b)

    /// A knight's move joined by the diagonal point that the enemy would cut through.
    Pattern KnightsMoveJoined

    OX?
    .*O
    ...

    :8,C,shape(3)

    aX?
    .*b
    ...

    ;!same_string(a,b) && xlib(*) > 1

    /// Two stones two lines apart are joined in the middle when the enemy comes close.
    Pattern TwoSpaceJoined

    .X..
    O*.O
    ....

    :8,C,shape(2)

    .X..
    a*.b
    ....

    ;!same_string(a,b)

    /// A stone in atari is joined to its friends, out of reach.
    Pattern JoinFromAtari

    XO*
    ?XO

    :8,C,shape(3)

    Xa*
    ?Xb

    ;lib(a) == 1 && olib(*) > 2 && !same_string(a,b)
}
