//! Running, and coming out into the open: jumps, caps avoided, links to the outside.

use katachi_macros::patterns;

patterns! {
    #![name(ESCAPE)]
    #![attribute_map(general)]

    /// The one-space jump out, where the enemy presses from one side.
    Pattern JumpOut

    ?..?
    .*.?
    ...?
    .OX?
    ?..?

    :8,dO,shape(2)

    ?..?
    .*.?
    .d.?
    .aX?
    ?..?

    ;weak(a) && lib(a) > 1 && !oarea(*)

    /// The one-space jump out from a pair.
    Pattern JumpOutFromPair

    ?.?
    .*.
    ...
    XO.
    ?O?

    :8,dO,shape(2)

    ?.?
    .*.
    ...
    Xa.
    ?a?

    ;weak(a) && lib(a) > 1

    /// The one-space jump into the centre from a stone on the third line.
    Pattern JumpFromThirdLine

    ..*..
    .....
    ..O..
    .....
    .....
    -----

    :|,dEO,shape(1)

    ..*..
    .....
    b.a.c
    .....
    .....
    -----

    ;weak(a) && (xarea(b) || xarea(c))

    /// The one-space jump into the centre from a stone on the fourth line.
    Pattern JumpFromFourthLine

    ..*..
    .....
    ..O..
    .....
    .....
    .....
    -----

    :|,dEO,shape(1)

    ..*..
    .....
    b.a.c
    .....
    .....
    .....
    -----

    ;weak(a) && (xarea(b) || xarea(c))

    /// The knight's move out.
    Pattern KnightsMoveOut

    ?.*
    ...
    .O.
    ?X?

    :8,dO,shape(1)

    ?.*
    ...
    .a.
    ?X?

    ;weak(a) && lib(a) > 1 && lib(a) < 4 && !oarea(*)

    /// The large jump, where nothing stands in the way yet.
    Pattern TwoSpaceJumpOut

    ?.?
    .*.
    ...
    ...
    .O.
    ?.?

    :|,dO

    ?.?
    .*.
    ...
    ...
    .a.
    ?.?

    ;weak(a) && lib(a) > 2 && !oarea(*) && !xmoyo(*)

    /// The diagonal step out of a narrow place.
    Pattern DiagonalStepOut

    X.?
    .*.
    O.?
    ?X?

    :8,dO,shape(1)

    X.?
    .*.
    a.?
    ?X?

    ;weak(a) && lib(a) > 1 && olib(*) > 2

    /// The diagonal step between an enemy stone above and one beside.
    Pattern SlipThroughTheGap

    ?X..
    ..*.
    XO.?
    ?..?

    :8,dO,shape(1)

    ?X..
    ..*.
    Xa.?
    ?..?

    ;weak(a) && olib(*) > 2

    /// The answer to a cap: the knight's move past it.
    Pattern AnswerCap

    ?.X.
    ...*
    ?.O.
    ?...

    :8,dO,shape(2)

    ?.X.
    ...*
    ?.a.
    ?...

    ;weak(a) && lib(a) > 2 && !omoyo(*) && is_surrounded(a) != 1

    /// The way to friends outside: one more step joins the runner to them.
    Pattern RunToFriends

    ?.?
    O*.
    ?.O

    :8,dcO

    ?.?
    a*.
    ?.b

    ;!same_dragon(a,b) && (weak(a) || weak(b))

    /// The one-space jump that ends between friend and runner.
    Pattern RunToFriendsAcross

    O.*.O

    :|,dcO,shape(1)

    a.*.b

    ;!same_dragon(a,b) && (weak(a) || weak(b))

    /// Turning out at the head of the enemy's stones.
    Pattern TurnOut

    ?..
    X*.
    XO?
    ?O?

    :8,dO,shape(2)

    ?..
    X*.
    Xa?
    ?a?

    ;weak(a) && olib(*) > 2

    /// Push out between two enemy stones that are not joined yet.
    Pattern PushOut

    ?.?
    X*X
    ?O?

    :|,dBO,shape(1)

    ?d?
    A*B
    ?c?

    ;weak(c) && oplay_attack(*,d,*) == LOSS

    /// Run along the enemy's weak stone: both must run.
    Pattern RunTogether

    .*..
    ....
    .O..
    ...X

    :8,dOX,shape(1)

    .*..
    ....
    .a..
    ...B

    ;weak(a) && weak(B)

    /// The one-space jump beside an enemy stone that is a knight's move off.
    Pattern JumpBesideEnemy

    ????
    .*.?
    ...X
    .O.?

    :8,dEOX,shape(1)

    ????
    .*.?
    ...B
    .a.?

    ;lib(a) > 2 && !omoyo(*) && !xmoyo(*)

    /// The knight's move that keeps ahead of an enemy stone on the same line.
    Pattern KnightsMovePastEnemy

    ????
    ..*.
    ....
    .O.X

    :8,dEOX

    ????
    ..*.
    ....
    .a.B

    ;lib(a) > 2 && !omoyo(*) && !xmoyo(*)
}
