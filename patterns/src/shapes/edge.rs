//! Moves along the side and in the corner.

use katachi_macros::patterns;

patterns! {
    #![name(EDGE)]
    #![attribute_map(general)]

    /// Under the enemy's stone on the second line, to a friend on the other side.
    Pattern ConnectUnderneath

    OXO
    .*.
    ---

    :|,C,shape(3)

    aXb
    .*.
    ---

    ;!same_string(a,b) && xlib(*) > 0

    /// The hane on the first line.
    Pattern FirstLineHane

    .O.?
    .OX.
    ..*.
    ----

    :8,e,reverse_followup(2)

    .O.?
    .aB.
    ..*.
    ----

    ;lib(a) > 2 && olib(*) > 1

    /// The hane on the second line.
    Pattern SecondLineHane

    ?O..
    ?OX.
    ?.*.
    ....
    ----

    :8,e,followup(3)

    ?O..
    ?aB.
    ?.*.
    ....
    ----

    ;lib(a) > 2 && lib(B) > 1

    /// Block the enemy's crawl along the second line.
    Pattern BlockSecondLine

    O..
    .*X
    ..?
    ---

    :8,e,shape(1)

    /// The descent to the first line keeps the corner and looks under the enemy's stones.
    Pattern Descent

    .O.X
    .O.?
    .*.?
    ....
    ----

    :8,e,shape(1)

    /// The jump along the second line: the large knight's move towards the enemy's base.
    Pattern MonkeyJump

    O....?
    O...XX
    ...*..
    ------

    :8,e,followup(6)

    a....?
    a...BB
    ...*..
    ------

    ;lib(a) > 2

    /// Stop the monkey jump.
    Pattern StopMonkeyJump

    X....?
    X...OO
    .*....
    ------

    :8,e,shape(1)

    /// A two-space extension from a stone on the third line makes a base.
    Pattern TwoSpaceExtension

    .......
    ..O..*.
    .......
    .......
    -------

    :8,de,shape(2)

    .......
    ..a..*.
    .......
    .......
    -------

    ;wormsize(a) == 1

    /// A three-space extension from two stones.
    Pattern ThreeSpaceExtension

    .O.....
    .O...*.
    .......
    .......
    -------

    :8,de,shape(2)

    /// The knight's approach to a stone on the four-four point.
    Pattern ApproachStarPoint

    .......|
    .......|
    .......|
    ...X...|
    .*.....|
    .......|
    .......|
    -------+

    :8,E

    /// The small knight's enclosure of a corner.
    Pattern KnightsEnclosure

    ......|
    ...*..|
    ......|
    ..O...|
    ......|
    ......|
    ------+

    :8,E,shape(1)

    /// The empty four-four point.
    Pattern StarPoint

    ......|
    ......|
    ..*...|
    ......|
    ......|
    ......|
    ------+

    :'\\',E

    /// The three-three point under a star-point stone.
    Pattern InvadeThreeThree

    .....|
    .X...|
    ..*..|
    .....|
    .....|
    -----+

    :'\\',I
}
