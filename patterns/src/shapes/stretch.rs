//! Making our own stones long: extensions from contact, stretching, standing up, pushing.

use katachi_macros::patterns;

patterns! {
    #![name(STRETCH)]
    #![attribute_map(general)]

    /// Extend from a stone that was touched on two sides.
    Pattern Extend

    ...
    .*.
    XO.
    ?X.

    :8,dO,shape(3)

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

    :8,dO,shape(2)

    ...
    .*X
    .aX
    ?a?

    ;lib(a) <= 4

    /// The stretch after the enemy turned above our attachment.
    Pattern StretchAfterHane

    ?X.?
    XO*.
    ?..?

    :8,dO,shape(4)

    ?X.?
    Xa*.
    ?..?

    ;lib(a) == 2 && olib(*) > 2

    /// The stretch that leaves the enemy's atari behind.
    Pattern StretchFromAtari

    ?XX?
    XO*.
    ?X.?

    :8,dO,shape(4)

    ?XX?
    Xa*.
    ?X.?

    ;lib(a) == 1 && olib(*) > 1 && oplay_attack(*,a) == LOSS

    /// Draw back from the enemy's counter-hane: our two stones were to be cut.
    Pattern DrawBack

    ?XX
    *OX
    ?.O

    :8,dO,shape(2)

    ?XX
    *aX
    ?.b

    ;!same_string(a,b) && lib(a) == 2 && olib(*) > 2

    /// Draw back towards the friends behind.
    Pattern DrawBackSolidly

    ?X?
    O*O
    ?.X

    :8,CO,shape(3)

    ?X?
    a*b
    ?.X

    ;!same_dragon(a,b) && lib(b) <= 3

    /// A stone that leans on one of the enemy's is made long: the pillar.
    Pattern Pillar

    ...
    .*.
    .OX
    ?.X

    :8,dO,shape(2)

    ...
    .*.
    .aB
    ?.B

    ;lib(a) <= 3 && wormsize(a) == 1

    /// Stand up beside the enemy's stone: neither is ahead.
    Pattern StandUp

    ...
    .*.
    .OX
    ?XO

    :8,dO,shape(3)

    ...
    .*.
    .aX
    ?Xb

    ;lib(a) == 2 && olib(*) > 2

    /// Ahead in a pushing battle: from the side that is not yet turned.
    Pattern AheadInThePush

    ...
    .*.
    XO.
    XO?

    :8,dO,shape(1)

    ...
    .*.
    Xa.
    Xa?

    ;lib(a) <= 4

    /// Jump ahead of an enemy stone that runs along ours.
    Pattern JumpAhead

    ...
    .*.
    ...
    XO.
    XO.

    :8,dO,shape(2)

    /// The knight's move ahead of the enemy's row of stones.
    Pattern KnightsMoveAhead

    *...
    ....
    .OX.
    .OX?

    :8,aX

    *...
    ....
    .cA.
    .cA?

    ;lib(A) > 2 && weak(A)

    /// Along the third line: the crawl that leaves the second to the enemy.
    Pattern ExtendAlongThirdLine

    ?...
    OO*.
    XX..
    ....
    ----

    :8,deO,shape(4)

    /// The stretch downwards on the third line blocks the way along the edge.
    Pattern DescendOnTheSide

    ?.?
    XO.
    .*.
    ...
    ---

    :8,deO,shape(1)

    ?.?
    Xa.
    .*.
    ...
    ---

    ;wormsize(a) <= 2

    /// The table shape's centre: two one-space jumps at a right angle are tied together.
    Pattern TableShape

    O.O
    X*.
    O..

    :8,CO,shape(3)

    a.b
    X*.
    c..

    ;!same_dragon(a,b) || !same_dragon(a,c)

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

    /// A third stone in the corner of two, with nothing to cut or to catch near it.
    Pattern EmptyTriangleInTheOpen

    ....
    .OO.
    .*..
    ....

    :8,N

    ....
    .aa.
    .*..
    ....

    ;lib(a) > 3

    /// The push from behind makes the enemy's row long and ours short.
    Pattern PushFromBehind

    XX..
    OO*.
    ?...

    :8,N

    AA..
    bb*.
    ?...

    ;lib(b) > 3 && alive(b) && alive(A)
}
