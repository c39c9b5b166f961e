//! Fighting at close quarters: hane, extension, turn, block.

use katachi_macros::patterns;

patterns! {
    #![name(CONTACT)]
    #![attribute_map(general)]

    /// The hane at the head of two stones.
    Pattern HaneAtTheHeadOfTwo

    ..?.
    .*..
    OX..
    OX..
    ?.?.

    :8,ad,shape(4)

    /// The hane at the head of three stones.
    Pattern HaneAtTheHeadOfThree

    ...
    .*.
    OX?
    OX?
    OX?

    :8,ad,shape(4)

    /// The turn round the enemy's last stone.
    Pattern Hane

    ...
    .*.
    .X.
    OX?

    :8,a,shape(1)

    ...
    .*.
    .A.
    OA?

    ;wormsize(A) <= 2 && olib(*) > 2

    /// Extend from a stone that was touched.
    Pattern Extend

    ...
    .*.
    XO.
    ?X.

    :8,d,shape(3)

    ...
    .*.
    Xa.
    ?X.

    ;lib(a) == 2 && wormsize(a) == 1

    /// Stand up to the enemy's hane.
    Pattern StretchFromHane

    ...
    .*X
    .OX
    ?O?

    :8,d,shape(2)

    ...
    .*X
    .aX
    ?a?

    ;lib(a) <= 4

    /// Block the enemy who comes along our wall.
    Pattern Block

    O*.
    OX.
    OX?

    :8,d,shape(1)

    /// Draw back after a contact play on our hane.
    Pattern DrawBack

    ..X
    *OX
    ..O

    :8,d,shape(1)

    ..X
    *aX
    ..b

    ;!same_string(a,b) && lib(a) == 2

    /// The empty triangle is bad shape.
    Pattern EmptyTriangle

    ...
    .O*
    .O.
    ?X?

    :8,N

    ...
    .a*
    .a.
    ?X?

    ;lib(a) > 2

    /// The table shape's centre: two one-space jumps at a right angle are tied together.
    Pattern TableShape

    O.O
    .*.
    O..

    :8,C,shape(1)

    a.b
    .*.
    c..

    ;!same_string(a,b) && !same_string(b,c)

    /// Jump ahead of an enemy stone that runs along ours.
    Pattern JumpAhead

    ...
    .*.
    ...
    XO.
    XO.

    :8,d,shape(2)

    /// The shoulder hit against a lone stone on the third line.
    Pattern ShoulderHit

    .....
    .*...
    ..X..
    .....
    .....
    -----

    :8,E

    /// The attachment to a lone stone, on the far side from a friend.
    Pattern AttachToLoneStone

    ....
    O.X*
    ....

    :-,a

    ....
    O.A*
    ....

    ;wormsize(A) == 1 && olib(*) > 2
}
