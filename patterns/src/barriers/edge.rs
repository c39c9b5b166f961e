//! Stones near the side, which stop influence on their way down to it.
//!
//! As in [`connections`](super::connections), class `A` stops `O`, who moves first, class `D` stops `X`.

use katachi_macros::patterns;

patterns! {
    #![name(EDGE)]
    #![kind(influence)]
    #![attribute_map(value_only)]

    /// Below a stone of X on the second line.
    Pattern EnemySecondLine

    X
    ,
    -

    :|,A

    /// Below a stone of O on the second line.
    Pattern OwnSecondLine

    O
    ,
    -

    :|,D

    /// Below a stone of X on the third line.
    Pattern EnemyThirdLine

    X
    ,
    .
    -

    :|,A

    /// Below a stone of O on the third line.
    Pattern OwnThirdLine

    O
    ,
    .
    -

    :|,D

    /// On the first line below a stone of X on the third.
    Pattern EnemyThirdLineEdge

    X
    .
    ,
    -

    :|,A

    /// On the first line below a stone of O on the third.
    Pattern OwnThirdLineEdge

    O
    .
    ,
    -

    :|,D

    /// Below a stone of O on the fourth line.
    Pattern OwnFourthLine

    O
    ,
    .
    .
    -

    :|,D

    /// Below a stone of X on the fourth line O can still slide.
    Pattern EnemyFourthLine

    X
    !
    !
    !
    -

    :|,A

    /// Farther below a stone of O on the fourth line.
    Pattern OwnFourthLineLow

    O
    .
    !
    !
    -

    :|,D

    /// Below a one-space jump of X along the third line.
    Pattern EnemyThirdLinePair

    X.X
    .,.
    .,.
    ---

    :|,A

    /// Below a one-space jump of O along the third line.
    Pattern OwnThirdLinePair

    O.O
    .,.
    .,.
    ---

    :|,D

    /// What passes below a two-space jump of X along the third line is weakened.
    Pattern EnemyThirdLineWidePair

    X..X
    .!!.
    .!!.
    ----

    :|,A

    /// What passes below a two-space jump of O along the third line is weakened.
    Pattern OwnThirdLineWidePair

    O..O
    .!!.
    .!!.
    ----

    :|,D

    /// Below a two-space jump of X along the second line.
    Pattern EnemySecondLineWidePair

    X..X
    .,,.
    ----

    :|,A

    /// Below a two-space jump of O along the second line.
    Pattern OwnSecondLineWidePair

    O..O
    .,,.
    ----

    :|,D

    /// What passes below a knight's move of X from the third line to the second is weakened.
    Pattern EnemyThirdToSecond

    X..
    ..X
    .!.
    ---

    :8,A

    /// What passes below a knight's move of O from the third line to the second is weakened.
    Pattern OwnThirdToSecond

    O..
    ..O
    .!.
    ---

    :8,D

    /// Below a three-space extension of X along the third line.
    Pattern EnemyThirdLineThree

    X...X
    .!!!.
    .!!!.
    -----

    :|,A

    /// Below a three-space extension of O along the third line.
    Pattern OwnThirdLineThree

    O...O
    .!!!.
    .!!!.
    -----

    :|,D

    /// Below a stone of X on the fourth line beside one on the third.
    Pattern EnemyFourthToThird

    X..
    ..X
    .,.
    .,.
    ---

    :8,A

    /// Below a stone of O on the fourth line beside one on the third.
    Pattern OwnFourthToThird

    O..
    ..O
    .,.
    .,.
    ---

    :8,D

    /// What passes below a one-space jump of X along the fourth line is weakened.
    Pattern EnemyFourthLinePair

    X.X
    .!.
    .!.
    .!.
    ---

    :|,A

    /// What passes below a one-space jump of O along the fourth line is weakened.
    Pattern OwnFourthLinePair

    O.O
    .!.
    .!.
    .!.
    ---

    :|,D

    /// The point round the corner from a stone of X on the 2-2 point.
    Pattern EnemyCornerSecond

    +---
    |.,?
    |,X?
    |???

    :'\\',A

    /// The point round the corner from a stone of O on the 2-2 point.
    Pattern OwnCornerSecond

    +---
    |.,?
    |,O?
    |???

    :'\\',D

    /// Round the corner from a stone of X on the 3-3 point.
    Pattern EnemyCornerThree

    +----
    |..,?
    |..,?
    |,,X?
    |????

    :'\\',A

    /// Round the corner from a stone of O on the 3-3 point.
    Pattern OwnCornerThree

    +----
    |..,?
    |..,?
    |,,O?
    |????

    :'\\',D

    /// Ahead of the end of a wall of X on its way to the side.
    Pattern EnemyWallEnd

    XX
    .,
    ..
    --

    :8,A

    /// Ahead of the end of a wall of O on its way to the side.
    Pattern OwnWallEnd

    OO
    .,
    ..
    --

    :8,D
}
