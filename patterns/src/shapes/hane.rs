//! Turning round the enemy's stones: hane, turns and blocks at close quarters.

use katachi_macros::patterns;

patterns! {
    #![name(HANE)]
    #![attribute_map(general)]

    /// The hane at the head of two stones.
    Pattern HaneAtTheHeadOfTwo

    ?..
    .*.
    OX.
    OX?
    ?.?

    :8,adX,shape(4)

    /// The hane at the head of three stones.
    Pattern HaneAtTheHeadOfThree

    ...
    .*.
    OX?
    OX?
    OX?

    :8,adX,shape(4)

    /// The hane at the head of two stones, the enemy having turned at their other end.
    Pattern HaneAtTheOpenHead

    ...
    .*.
    OX.
    OX.
    ?XO

    :8,adX,shape(3)

    /// The hane at the head of stones that run along our wall, in the middle game.
    Pattern HaneAheadOfTheWall

    ?.?
    .*.
    OX.
    OX?

    :8,aX,shape(1)

    ?.?
    .*.
    cA.
    cA?

    ;lib(A) > 2 && lib(c) > 2 && olib(*) > 2

    /// The turn round the enemy's last stone.
    Pattern Hane

    ...
    .*.
    .X.
    OX?

    :8,aX,shape(1)

    ...
    .*.
    .A.
    OA?

    ;wormsize(A) == 2 && lib(A) > 2 && olib(*) > 2 && weak(A)

    /// The outer hane against a stone that was attached.
    Pattern HaneAgainstAttachment

    ....
    ..*.
    .OX.
    ....

    :8,eaOX,shape(4)

    ....
    ..*.
    .aB.
    ....

    ;lib(a) == 3 && wormsize(B) == 1

    /// The hane against an attachment that has an enemy stone near: on the side of our own.
    Pattern HaneTowardsFriend

    ?O.?
    ..*.
    .OX.
    ?.X?

    :8,aOX,shape(2)

    /// The counter-hane: against a hane, one of our own at its back.
    Pattern CounterHane

    ..*.
    .XO?
    .OX?
    ?...

    :8,aOX,shape(3)

    ..*.
    .Ab?
    .cD?
    ?...

    ;lib(A) <= 2 && olib(*) > 2 && oplay_attack(*,A) != LOSS

    /// The enemy who comes along our wall is blocked.
    Pattern Block

    O*.
    OX.
    OX?

    :8,dX,shape(1)

    /// The enemy's last stone is turned: ours is one ahead already.
    Pattern TurnRoundTheHead

    O*.
    OX.
    ?X.

    :8,aX,shape(2)

    a*.
    aB.
    ?B.

    ;lib(B) > 2 && lib(a) > 2

    /// Both shoulders of a string are taken: the turn on the other side.
    Pattern TurnOnBothSides

    ?..
    O*.
    OXO
    ?X?

    :8,aX,shape(4)

    ?..
    c*.
    cBO
    ?B?

    ;lib(B) > 2

    /// The enemy's push is held on our side of the board.
    Pattern BlockBelow

    O*.
    .X.
    ?XO

    :8,deX,shape(1)

    O*.
    .A.
    ?AO

    ;lib(A) > 2 && olib(*) > 2

    /// The knight's cap: the enemy's stone is held back without touching it.
    Pattern HoldBackFromAbove

    .*.
    ...
    OX.
    O..

    :8,aX

    .*.
    ...
    cA.
    c..

    ;wormsize(A) == 1 && weak(A)

    /// A stone at the side of two that touch ours: their liberties grow short.
    Pattern HaneThatShortensLiberties

    ?*?
    OX.
    OX.
    ?O?

    :8,aX

    ?*?
    cA.
    cA.
    ?c?

    ;lib(A) == 3 && olib(*) > 1 && oplay_attack(*,A) != LOSS && lib(c) > 2

    /// The double hane: after our hane was met by another, one more.
    Pattern DoubleHane

    ...?
    .*X?
    .OX?
    ?XO?

    :8,a

    ...?
    .*A?
    .bA?
    ?Cd?

    ;lib(b) > 1 && olib(*) > 2 && lib(A) <= 3

    /// The hane over one or two stones that touch ours.
    Pattern HaneOver

    .*.
    ?XO
    ?.?

    :8,aOX,shape(3)

    .*.
    ?Ab
    ?.?

    ;lib(A) <= 3 && wormsize(A) <= 2 && lib(b) > 1 && olib(*) > 2

    /// The head of an enemy stone is taken by a jump from a friend beside it.
    Pattern JumpOntoTheHead

    .*.O
    .X.?
    ?.??

    :8,aOX,shape(1)

    .*.b
    .A.?
    ?.??

    ;lib(A) > 2 && wormsize(A) <= 3 && olib(*) > 2

    /// The enemy's stone next to a one-space gap of ours is pressed from above.
    Pattern PressBesideFriend

    ?..?
    .*..
    .X.O
    ?..?

    :8,aOX

    ?..?
    .*..
    .A.b
    ?..?

    ;wormsize(A) == 1 && lib(A) > 2
}
