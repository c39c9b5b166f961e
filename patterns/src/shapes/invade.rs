//! Going into the enemy's framework, and making it smaller: invasions, shoulder hits, erasing.

use katachi_macros::patterns;

patterns! {
    #![name(INVADE)]
    #![attribute_map(general)]

    /// The three-three point under a star-point stone.
    Pattern InvadeThreeThree

    .....|
    .X...|
    ..*..|
    .....|
    .....|
    -----+

    :'\\',I

    .....|
    .A...|
    ..*..|
    .....|
    .....|
    -----+

    ;wormsize(A) <= 2 && !oarea(*) && !xterri(*)

    /// The three-three point, where a stone on one side only guards it.
    Pattern InvadeThreeThreeBesideExtension

    ......|
    ..X...|
    ...*..|
    ......|
    ......|
    ------+

    :8,I,maxterri(15)

    ......|
    ..A...|
    ...*..|
    ......|
    ......|
    ------+

    ;wormsize(A) > 1 && !oarea(*) && !xterri(*)

    /// The middle of two stones on the third line that stand four lines off each other.
    Pattern InvadeBetweenTwo

    ......
    X..*.X
    ......
    ......
    ------

    :8,IaX,maxterri(15)

    ......
    A..*.B
    ......
    ......
    ------

    ;!xterri(*) && (weak(A) || weak(B))

    /// The middle of a three-space extension.
    Pattern InvadeThreeSpaceExtension

    .....
    X.*.X
    .....
    .....
    -----

    :|,IaX

    .....
    A.*.B
    .....
    .....
    -----

    ;!xterri(*) && (weak(A) || weak(B))

    /// The middle of a four-space extension, third line.
    Pattern InvadeFourSpaceExtension

    .......
    X..*..X
    .......
    .......
    -------

    :|,IX

    .......
    A..*..B
    .......
    .......
    -------

    ;!xterri(*)

    /// A side with wide gaps: two lines of room on each side of the invader.
    Pattern InvadeWideSide

    .........
    .........
    X..*....X
    .........
    .........
    ---------

    :8,IX,maxterri(15)

    .........
    .........
    A..*....B
    .........
    .........
    ---------

    ;!oarea(*) && !xterri(*)

    /// Under a stone on the fourth line, whose feet are open.
    Pattern InvadeUnderFourthLine

    ?...?
    X....
    ..*..
    .....
    .....
    -----

    :8,IX,maxterri(15)

    ?...?
    A....
    ..*..
    .....
    .....
    -----

    ;!xterri(*) && xarea(*)

    /// The shoulder hit against a lone stone on the third line.
    Pattern ShoulderHit

    ?....
    .*...
    ..X..
    .....
    .....
    -----

    :8,E

    ?....
    .*b..
    ..A..
    .c...
    .....
    -----

    ;wormsize(A) == 1 && xmoyo(c) && !xmoyo(*) && !oarea(b)

    /// The shoulder hit against a stone on the fourth line: the framework behind it is erased.
    Pattern ShoulderHitFourthLine

    ?....
    .*...
    ..X..
    .....
    .....
    .....
    -----

    :8,E

    ?....
    .*b..
    ..A..
    .c...
    .....
    .....
    -----

    ;wormsize(A) == 1 && xmoyo(c) && xmoyo(A) && !oarea(*) && !oarea(b) && !xmoyo(*)

    /// The cap that erases: over the middle of the enemy's framework.
    Pattern CapToErase

    .....
    ..*..
    .....
    ..X..
    .....
    .....
    -----

    :|,E

    .....
    ..*..
    .....
    b.A.c
    .....
    .....
    -----

    ;wormsize(A) == 1 && xmoyo(b) && xmoyo(c) && !xmoyo(*)

    /// The knight's cap at the border of a framework.
    Pattern KnightsCapToErase

    ...*.
    .....
    ..X..
    .....
    .....
    -----

    :8,E

    ...*.
    .....
    ..A.b
    .....
    .....
    -----

    ;wormsize(A) <= 2 && xmoyo(b) && !xmoyo(*) && !oarea(b)

    /// The probe inside a small knight's enclosure: the answer tells which side to lean on.
    Pattern ProbeTheEnclosure

    ......|
    ...X..|
    .X.*..|
    ......|
    ......|
    ------+

    :8,I,maxterri(15)

    ......|
    ...A..|
    .B.*..|
    ......|
    ......|
    ------+

    ;!xterri(*) && !oarea(*)

    /// The three-three point inside a large knight's enclosure.
    Pattern InvadeLargeEnclosure

    ......|
    ...X..|
    X..*..|
    ......|
    ......|
    ------+

    :8,I,maxterri(15)

    ......|
    ...A..|
    B..*..|
    ......|
    ......|
    ------+

    ;!xterri(*) && !oarea(*)

    /// The attachment on the side of a star-point stone whose corner has a second guard.
    Pattern AttachToStarPoint

    ....?..|
    ..X*...|
    .......|
    .......|
    .......|
    -------+

    :8,I,maxterri(15)

    ....b..|
    ..A*...|
    .......|
    .......|
    .......|
    -------+

    ;x_somewhere(b) && !oarea(*)
}
