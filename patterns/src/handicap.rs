//! Free handicap stones beyond the nine of a fixed handicap.

use katachi_macros::patterns;

patterns! {
    #![name(HANDICAP)]
    #![attribute_map(general)]

    /// The corner itself, under our stone on the star point.
    Pattern HandicapThreeThree

    ......|
    ..O...|
    ...*..|
    ......|
    ......|
    ------+

    :8,-,value(60)

    ......|
    ..O...|
    ...*..|
    ......|
    ......|
    ------+

    ;remaining_handicap_stones > 0 && total_handicap_stones > 9

    /// Half way between our stones in the corner and on the side.
    Pattern HandicapHalfWay

    .......
    O..*..O
    .......
    .......
    .......
    -------

    :|,-,value(50)

    .......
    O..*..O
    .......
    .......
    .......
    -------

    ;remaining_handicap_stones > 0 && total_handicap_stones > 9

    /// The jump from our side stone towards the centre.
    Pattern HandicapJump

    .....
    .....
    ..*..
    .....
    .....
    ..O..
    .....
    .....
    .....
    -----

    :|,-,value(40)

    .....
    .....
    ..*..
    .....
    .....
    ..O..
    .....
    .....
    .....
    -----

    ;remaining_handicap_stones > 0 && total_handicap_stones > 9
}
