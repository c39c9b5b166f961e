//! Attacking weak groups from a distance: caps, splits, taking the base, driving against thickness.

use katachi_macros::patterns;

patterns! {
    #![name(CHASE)]
    #![attribute_map(general)]

    /// The cap: the stone on the third or fourth line is kept from the centre.
    Pattern Cap

    .....
    ..*..
    .....
    ..X..
    .....
    ?...?

    :|,aX,shape(1)

    .....
    .b*c.
    .....
    ..A..
    .....
    ?...?

    ;weak(A) && !xmoyo(*) && (!xarea(b) || !xarea(c))

    /// The knight's cap.
    Pattern KnightsCap

    ..*.
    ....
    .X..
    ....
    ....
    ----

    :8,aX

    ..*.
    ....
    .A..
    ....
    ....
    ----

    ;weak(A) && lib(A) > 2 && !xarea(*)

    /// The cap of a string that wants to come out: two lines ahead of its head.
    Pattern CapTheHead

    ?*?
    ...
    .X.
    OXO

    :|,aX,shape(2)

    ?*?
    ...
    .A.
    OAO

    ;weak(A) && lib(A) > 2

    /// The knight's move that keeps an enemy's jump small.
    Pattern PressFromTheSide

    *..?
    ..X?
    O.X?
    ?..?

    :8,aX

    *..?
    ..A?
    O.A?
    ?..?

    ;weak(A) && olib(*) > 2

    /// Between two weak strings of the enemy: the splitting attack.
    Pattern Split

    ?.?
    ...
    X*X
    ...
    ?.?

    :+,aBX,shape(1)

    ?.?
    ...
    A*B
    ...
    ?.?

    ;!same_dragon(A,B) && weak(A) && weak(B) && olib(*) > 2

    /// Between two weak strings that are two lines off.
    Pattern SplitWide

    ?...?
    X.*.X
    ?...?

    :+,aBX,shape(1)

    ?...?
    A.*.B
    ?...?

    ;!same_dragon(A,B) && weak(A) && weak(B)

    /// Under a stone on the third line: its base is taken.
    Pattern TakeTheBase

    .X..??
    .....?
    ..*.O?
    ......
    ------

    :8,aX

    .A..??
    .....?
    ..*.O?
    ......
    ------

    ;weak(A) && lib(A) > 2

    /// The knight's move along the second line under a stone on the third takes its base.
    Pattern SlideUnder

    ?..?..?
    O..X..?
    .......
    ..*....
    ?......
    -------

    :8,aX

    c..?..?
    c..A..?
    .......
    ..*....
    ?......
    -------

    ;weak(A)

    /// The diagonal step on the second line under the enemy's stone.
    Pattern UndermineDiagonally

    ?.X.
    O...
    .*..
    ....
    ----

    :8,aeX

    ?.A.
    b...
    .*..
    ....
    ----

    ;weak(A) && !weak(b)

    /// Attack from the side of our own strength, one space off the extension point.
    Pattern CheckTheExtension

    .......
    .X..*..
    .......
    .......
    -------

    :8,aEX,shape(1)

    .......
    .A..*..
    .......
    .......
    -------

    ;weak(A) && wormsize(A) <= 2 && !xarea(*)

    /// The two-space extension's missing half: the point where a stone would have gone.
    Pattern CheckTheWideExtension

    ........
    .X...*..
    ........
    ........
    --------

    :8,aEX

    ........
    .A...*..
    ........
    ........
    --------

    ;weak(A) && wormsize(A) <= 3 && !xarea(*)

    /// The peep at the shape of stones that run: the point where both eyes would be.
    Pattern StrikeTheShape

    ?..?
    X.*.
    XX.?

    :8,aX,shape(1)

    ?..?
    A.*.
    AA.?

    ;weak(A) && lib(A) <= 5 && olib(*) > 2

    /// The vital point of a table's open corner.
    Pattern StrikeTheTable

    X.?
    .*.
    X.X

    :/,aX,shape(2)

    A.?
    .*.
    B.C

    ;weak(B) && olib(*) > 2

    /// The belly of a tiger's mouth, before it is filled.
    Pattern StrikeTheMouth

    ?.?
    .*.
    X.X
    ?X?

    :|,aX

    ?.?
    .*.
    A.B
    ?C?

    ;weak(C) && olib(*) > 2

    /// The knight's move that drives the runner towards our wall.
    Pattern DriveTowardsWall

    .*..?
    ...X?
    .O.X?
    ...??

    :8,aX

    .*..?
    ...A?
    .b.A?
    ...??

    ;weak(A) && !weak(b)

    /// The attachment from the strong side stops a weak stone from turning.
    Pattern LeanToAttack

    O.....
    ..X*..
    ?.....

    :8,aX

    O.....
    ..A*..
    ?.....

    ;weak(A) && wormsize(A) == 1 && !xmoyo(*)

    /// The cap over a stone at the border of the enemy's framework, where ours begins.
    Pattern CapBetweenFrameworks

    ?????
    ??.??
    ..*..
    .....
    ..X..

    :|,E

    ?????
    ??.??
    b.*.c
    .....
    ..A..

    ;wormsize(A) <= 2 && !xmoyo(*) && !omoyo(*) && (oarea(b) || oarea(c))
}
