//! The sides: bases, extensions, slides, links along the edge.

use katachi_macros::patterns;

patterns! {
    #![name(SIDE)]
    #![attribute_map(general)]

    /// Under the enemy's stone on the second line, to a friend on the other side.
    Pattern ConnectUnderneath

    OXO
    .*.
    ---

    :|,CO,shape(3)

    aXb
    .*.
    ---

    ;!same_dragon(a,b) && xlib(*) > 0

    /// The hanging link on the first line.
    Pattern ConnectUnderneathHanging

    OX.O
    .*..
    ----

    :8,CO,shape(1)

    aX.b
    .*c.
    ----

    ;!same_dragon(a,b) && oplay_attack(*,c,c) != LOSS

    /// The link on the second line under a stone on the third.
    Pattern LinkOnSecondLine

    OXO
    .*.
    ...
    ---

    :|,CO,shape(4)

    aXb
    .*.
    ...
    ---

    ;!same_dragon(a,b)

    /// The knight's move that joins two groups along the second line.
    Pattern LinkAlongSecondLine

    O.X.O
    ..*..
    .....
    -----

    :|,CO,shape(1)

    a.X.b
    ..*..
    .....
    -----

    ;!same_dragon(a,b)

    /// A two-space extension from a stone on the third line makes a base.
    Pattern TwoSpaceExtension

    ......
    .O..*.
    ......
    ......
    ------

    :8,deEO,shape(2)

    ......
    .a..*.
    ......
    ......
    ------

    ;weak(a) || wormsize(a) == 1

    /// A three-space extension from two stones.
    Pattern ThreeSpaceExtension

    .O.....
    .O...*.
    .......
    .......
    -------

    :8,deEO,shape(2)

    /// A three-space extension from a stone that has a friend behind.
    Pattern ExtensionFromPair

    ?O?....
    .O...*.
    ?......
    ?......
    -------

    :8,deEO

    ?b?....
    .a...*.
    ?......
    ?......
    -------

    ;weak(a) || weak(b)

    /// The high two-space extension, where a low one would be flat.
    Pattern HighExtension

    ....*.
    .O....
    ......
    ......
    ------

    :8,deEO

    ....*.
    .a....
    ......
    ......
    ------

    ;weak(a) || wormsize(a) == 1

    /// The narrow extension, where the enemy's stone leaves no room for more.
    Pattern NarrowExtension

    .....?
    .O.*.X
    .....?
    .....?
    ------

    :8,deO

    .....?
    .a.*.X
    .....?
    .....?
    ------

    ;weak(a)

    /// Two spaces up to the enemy: base and pressure in one.
    Pattern ExtensionThatPresses

    .......
    .O..*.X
    .......
    .......
    -------

    :8,deaOX,shape(1)

    .......
    .a..*.B
    .......
    .......
    -------

    ;weak(a) || weak(B)

    /// The stone between two of ours on the third line makes them one.
    Pattern FillTheSide

    ...?...
    O..*..O
    .......
    .......
    -------

    :|,deCO

    ...?...
    a..*..b
    .......
    .......
    -------

    ;!same_dragon(a,b) && (weak(a) || weak(b))

    /// The slide to the second line for a base.
    Pattern Slide

    .O....
    ......
    ...*..
    ......
    ------

    :8,deO

    .a....
    ......
    ...*..
    ......
    ------

    ;weak(a) && !oarea(*)

    /// The step down to the second line keeps a base on both sides.
    Pattern StepDown

    ?.O.?
    .....
    ..*..
    .....
    -----

    :|,deO

    ?.a.?
    b...c
    ..*..
    .....
    -----

    ;weak(a) && (xarea(b) || xarea(c))

    /// The diagonal step on the third line, against an enemy who looks under the stone.
    Pattern DiagonalForBase

    ?O..?
    X.*..
    .....
    .....
    -----

    :8,deO,shape(1)

    ?a..?
    X.*..
    .....
    .....
    -----

    ;weak(a)

    /// Standing on the second line against a stone that slid beside it.
    Pattern BlockTheSlide

    ?O..
    ..*X
    ....
    ----

    :8,deO,shape(1)

    ?a..
    ..*B
    ....
    ----

    ;lib(a) > 2 && olib(*) > 2

    /// The descent from the third line stops the enemy from going under.
    Pattern StopGoingUnder

    XO.?
    .*.X
    ...?
    ----

    :8,deO,shape(3)

    Aa.?
    .*.B
    ...?
    ----

    ;!same_dragon(A,B)

    /// The slide under an enemy stone on the fourth line.
    Pattern SlideUnderFourthLine

    ..X.?
    ....O
    ..*..
    .....
    -----

    :8,deO

    ..X.?
    ....a
    ..*..
    .....
    -----

    ;lib(a) > 1 && !oterri(*)
}
