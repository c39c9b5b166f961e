//! The sides in the opening: extensions from corners, splits, joints of frameworks.

use katachi_macros::patterns;

patterns! {
    #![name(SIDE)]
    #![attribute_map(general)]

    /// The split: on a side where the opponent has both corners there is room for a base on either hand.
    Pattern SplitTheSide

    ...........
    ...........
    ...........
    .....*.....
    ...........
    ...........
    -----------

    :|,t

    ...........
    ...........
    ...........
    a....*....b
    ...........
    ...........
    -----------

    ;!oarea(a) && !oarea(b) && !oarea(*) && !xterri(*)

    /// The middle of a side between two corners of our own.
    Pattern SideStarPoint

    ...........
    ...........
    .....*.....
    ...........
    ...........
    ...........
    -----------

    :|,tE

    ...........
    ...........
    a....*....b
    ...........
    ...........
    ...........
    -----------

    ;oarea(a) && oarea(b) && !oterri(*)

    /// The middle of a side, low, where both corners are ours.
    Pattern LowSidePoint

    ...........
    ...........
    ...........
    .....*.....
    ...........
    ...........
    -----------

    :|,t

    ...........
    ...........
    ...........
    a....*....b
    ...........
    ...........
    -----------

    ;oarea(a) && oarea(b) && !oterri(*)

    /// The middle of a side between two corners of the opponent's, high.
    Pattern StopTheFramework

    ...........
    ...........
    .....*.....
    ...........
    ...........
    ...........
    -----------

    :|,tE

    ...........
    ...........
    a....*....b
    ...........
    ...........
    ...........
    -----------

    ;xarea(a) && xarea(b) && !xterri(*)

    /// The extension from a small knight's enclosure along the side.
    Pattern ExtendFromEnclosure

    .............|
    .............|
    ..........O..|
    ..*.....O....|
    .............|
    .............|
    -------------+

    :8,t

    /// The extension from a one-space enclosure.
    Pattern ExtendFromOneSpaceEnclosure

    .............|
    .............|
    ........O.O..|
    ..*..........|
    .............|
    .............|
    -------------+

    :8,t

    /// From the star point to the middle of the side.
    Pattern ExtendFromStarPoint

    .............|
    .............|
    ...*.....O...|
    .............|
    .............|
    .............|
    -------------+

    :8,tE

    .............|
    .............|
    a..*.....O...|
    .............|
    .............|
    .............|
    -------------+

    ;!xarea(a)

    /// From the star point along the side, towards the enemy.
    Pattern LowExtensionFromStarPoint

    .............|
    .............|
    .........O...|
    ...*.........|
    .............|
    .............|
    -------------+

    :8,t

    .............|
    .............|
    a........O...|
    ...*.........|
    .............|
    .............|
    -------------+

    ;!omoyo(a)

    /// The jump from an enclosure into the centre makes a framework of it.
    Pattern ExtendFromShimariUp

    ........|
    ........|
    ........|
    ...*....|
    .....O..|
    ...O....|
    ........|
    ........|
    --------+

    :8,E

    ........|
    ........|
    ........|
    ...*....|
    a....O..|
    ...O....|
    ........|
    ........|
    --------+

    ;oarea(a) && !xmoyo(*)

    /// The extension that keeps the enclosure opposite from extending.
    Pattern CheckingExtension

    ............|
    ............|
    .........X..|
    ...*...X....|
    ............|
    ............|
    ------------+

    :8,t

    ............|
    ............|
    .........X..|
    a..*...X....|
    ............|
    ............|
    ------------+

    ;!xarea(a)

    /// Between two star points of the same side: three stones in a row.
    Pattern FacingStarPoints

    .............
    .............
    O.....*.....O
    .............
    .............
    .............
    -------------

    :|,tE

    /// The high point between two frameworks that face each other: ours grows by it, theirs shrinks.
    Pattern JointOfTwoFrameworks

    .......
    .......
    .......
    ...*...
    .......
    .......
    ???????
    ???????
    -------

    :|,tE

    .......
    ...b...
    .......
    c..*..d
    .......
    ...a...
    ???????
    ???????
    -------

    ;oarea(a) && (xarea(b) || xarea(c) || xarea(d)) && !omoyo(*) && !xmoyo(*)
}
