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

    :'\\',BO,shape(2)

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

    :8,B,shape(3)

    AO?
    .*B
    ?.?

    ;!same_string(A,B) && olib(*) > 1

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

    /// The cut of two diagonal stones where the cutting stone cannot be caught and one side falls.
    Pattern CutThatCaptures

    OX
    X*

    :'\\',BX

    OA
    B*

    ;!same_dragon(A,B) && ocut(*) && !oplay_defend_both(*,A,B)

    /// The crosscut's extension: one side of it is made long, the other is left to the opponent.
    Pattern ExtendFromCrosscut

    ..?
    *OX
    .XO
    ?..

    :8,dOX,shape(2)

    ..?
    *aB
    .Cd
    ?..

    ;lib(a) == 2 && wormsize(a) == 1 && olib(*) > 2

    /// Push once to make a cutting point, then cut.
    Pattern PushThenCut

    ?OX
    X*.
    ?.X

    :8,BX

    ?OA
    B*c
    ?.D

    ;!same_dragon(A,D) && oplay_attack(*,c,*) == LOSS && oplay_attack(*,?,c,c) == LOSS

    /// The cut through a knight's move from above: past the nearer stone, then down.
    Pattern CutKnightsMoveFromAbove

    ?O??
    X*..
    ?.X?

    :8,BX,shape(1)

    ?O??
    A*..
    ?.B?

    ;!same_dragon(A,B) && olib(*) > 2 && oplay_attack(*,*) == LOSS

    /// The middle of a large knight's move is where it is thin.
    Pattern CutLargeKnightsMove

    XO..
    .*..
    ...X

    :8,BX,shape(2)

    AO..
    .*..
    ...B

    ;!same_dragon(A,B) && olib(*) > 2

    /// The middle of an elephant's move separates its ends.
    Pattern CutElephantsMove

    X.?
    .*.
    ?.X

    :/,BX

    A.?
    .*.
    ?.B

    ;!same_dragon(A,B) && olib(*) > 2 && (weak(A) || weak(B))

    /// The push that follows a peep: through the hole, with a friend waiting behind.
    Pattern PushToFriend

    ?O?
    X*X
    ?O?

    :+,BX,shape(5)

    ?O?
    A*B
    ?O?

    ;!same_dragon(A,B)

    /// The push through with a friend at the diagonal behind.
    Pattern PushTowardsFriend

    ?O?
    X*X
    ?.O

    :8,BX,shape(3)

    ?O?
    A*B
    ?.O

    ;!same_dragon(A,B) && oplay_attack(*,*) == LOSS

    /// Atari on the stone that would connect, from the side that cuts.
    Pattern AtariThatCuts

    OX?
    X.?
    *??

    :8,BX

    OA?
    Bc?
    *??

    ;lib(B) == 2 && !same_dragon(A,B) && oplay_attack(*,c,c)

    /// The stone that keeps two groups apart is made longer before it is caught.
    Pattern ExtendCuttingStone

    ?*?
    XO.
    ?X?

    :8,BO,shape(2)

    ?*?
    Ac.
    ?B?

    ;!same_dragon(A,B) && lib(c) <= 2 && olib(*) > 2

    /// Hane underneath: the stones on the third line lose their way under.
    Pattern StopLinkingUnderneath

    XOX
    .*.
    ...
    ---

    :|,BX,shape(4)

    AOB
    .*.
    ...
    ---

    ;!same_dragon(A,B)

    /// The wedge between a stone on the third line and its neighbour two lines away.
    Pattern WedgeTwoSpaceJump

    ?O..
    X*.X
    ?...

    :8,BX

    ?O..
    A*.B
    ?...

    ;!same_dragon(A,B) && (weak(A) || weak(B)) && oplay_attack(*,*) == LOSS
}
