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

    :'\\',C,shape(3)

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

    ;!same_dragon(a,b) && olib(*) > 2

    /// The bamboo joint: two pairs that cannot be separated.
    Pattern BambooJoint

    OXO
    O.*
    ?.?

    :8,C,shape(2)

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

    :8,C,shape(5)

    aX?
    .*b
    ...

    ;!same_string(a,b) && xlib(*) > 1

    /// Two stones two lines apart are joined in the middle when the enemy comes close.
    Pattern TwoSpaceJoined

    .X..
    O*.O
    ....

    :8,C,shape(3)

    .X..
    a*.b
    ....

    ;!same_string(a,b)

    /// A stone in atari is joined to its friends, out of reach.
    Pattern JoinFromAtari

    XO*
    ?XO

    :8,C,shape(4)

    Xa*
    ?Xb

    ;lib(a) == 1 && olib(*) > 2 && !same_string(a,b)

    /// The answer to a peep from the side: the peeping stone stands beside the way that it opens.
    Pattern AnswerPeepBeside

    X.?
    O*O
    ?.?

    :8,CO,shape(3)

    X.?
    a*b
    ?c?

    ;!same_string(a,b) && !same_dragon(a,b) && xplay_attack(*,c,*) == LOSS

    /// The push through a one-space jump is stopped on the far side of it.
    Pattern StopThePush

    ?*?
    OXO
    ?X?

    :|,CX,shape(5)

    ?*?
    aBc
    ?B?

    ;!same_string(a,c) && lib(B) > 1 && olib(*) > 1

    /// The push through a knight's move is stopped beside the stone that is ahead.
    Pattern StopThePushThroughKnightsMove

    ?*O
    OX?
    ?X?

    :8,CX,shape(4)

    ?*a
    bC?
    ?C?

    ;!same_string(a,b) && lib(C) > 1 && olib(*) > 2

    /// The elephant's eye: the middle of two stones two lines apart both ways, once the enemy is near.
    Pattern ElephantsEye

    O..
    .*X
    ..O

    :8,CO,shape(3)

    a..
    .*X
    ..b

    ;!same_string(a,b)

    /// The weak diagonal point of an elephant's move is taken before the enemy gets there.
    Pattern ElephantsEyeTaken

    XO..
    ?.*.
    ?..O

    :8,cO,shape(1)

    Xa..
    ?.*.
    ?..b

    ;!same_dragon(a,b) && (weak(a) || weak(b))

    /// Two stones a large knight's move apart are joined by the diagonal at the nearer one.
    Pattern LargeKnightsMoveJoined

    OX..
    .*..
    ...O

    :8,CO,shape(2)

    aX..
    .*..
    ...b

    ;!same_dragon(a,b)

    /// The cut of a one-space jump that is already pushed at from one side is made good from the other: the hanging
    /// connection in front.
    Pattern HangingConnectionInFront

    ?X?
    O.O
    .*.
    ?.?

    :|,CO,shape(2)

    ?X?
    a.b
    .*.
    ?.?

    ;!same_dragon(a,b)

    /// Two cutting points at once: the stone that touches the three groups of stones.
    Pattern JoinThree

    ?O?
    O*O
    ?X?

    :|,C,shape(3)

    ?a?
    b*c
    ?X?

    ;!same_string(a,b) && !same_string(b,c) && !same_string(a,c) && xlib(*) > 0

    /// The hole in the middle of a one-space jump, where a cut would stand.
    Pattern FillTheCut

    X?X
    O*O
    ?.?

    :|,CO,shape(2)

    X?X
    a*b
    ?.?

    ;!same_dragon(a,b) && xlib(*) > 1

    /// The stone cut off by two diagonals comes back through the gap beside it.
    Pattern BackThroughTheGap

    XO?
    .*X
    ?O?

    :8,C,shape(4)

    Xa?
    .*B
    ?c?

    ;!same_string(a,c) && olib(*) > 1 && xlib(*) > 1

    /// A string in atari joins its friends where that gives it room.
    Pattern JoinStringFromAtari

    O*O

    :|,C,shape(2)

    a*b

    ;lib(a) == 1 && !same_string(a,b) && oplay_lib(*,a) > 2 && oplay_attack(*,a) == LOSS

    /// A string in atari takes hold of a friend at the diagonal.
    Pattern JoinDiagonallyFromAtari

    O*
    XO

    :8,C,shape(2)

    a*
    Xb

    ;lib(a) == 1 && !same_string(a,b) && oplay_lib(*,a) > 2 && oplay_attack(*,a) == LOSS

    /// Two strings with a cut between them are joined before a ladder or a net begins to work.
    Pattern JoinBeforeTheCutWorks

    XO?
    O*.
    ?.?

    :'\\',C,shape(3)

    Xa?
    b*.
    ?.?

    ;!same_dragon(a,b) && safe_xmove(*) && !xplay_defend_both(*,a,b)

    /// The double hanging connection: one stone looks after two cuts.
    Pattern DoubleHangingConnection

    XO.
    O.*
    XO.

    :-,CO,shape(3)

    Xa.
    b.*
    Xc.

    ;!same_dragon(a,b) || !same_dragon(b,c)

    /// The long trapezium: stones two lines apart are held together from the line behind.
    Pattern LongTrapezium

    .X...
    O...O
    ..*..
    ?...?

    :8,cO,shape(1)

    .X...
    a...b
    ..*..
    ?...?

    ;!same_dragon(a,b) && (weak(a) || weak(b))
}
